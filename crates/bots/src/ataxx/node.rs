//! An Ataxx position as the search sees it.

use game::Reason;
use game_ataxx::{Action, Position, Quiet};
use search::{State, Value, WIN};

use super::evaluation;

/// A position with the option that its end depends on.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    position: Position,
    quiet: Quiet,
    /// Whether the estimate sees what the next move would win.
    threats: bool,
}

impl Node {
    pub(crate) const fn new(position: Position, quiet: Quiet, threats: bool) -> Self {
        Self {
            position,
            quiet,
            threats,
        }
    }

    /// So many plies before the quiet draw it matters how many are left.
    const COUNTDOWN: u32 = 24;
}

impl State for Node {
    type Move = Action;
    const SLOTS: usize = 49 * 49;

    fn slot(action: Action) -> usize {
        match action {
            Action::Clone(to) => to.index() * 50,
            Action::Jump(from, to) => from.index() * 49 + to.index(),
            Action::Pass => 0,
        }
    }

    fn moves(&self, into: &mut Vec<Action>) {
        into.extend(self.position.moves(self.quiet));
    }

    fn play(&self, action: Action) -> Self {
        Self {
            position: self.position.play(action),
            ..*self
        }
    }

    fn side(&self) -> usize {
        self.position.turn().index()
    }

    fn outcome(&self) -> Option<Value> {
        Some(match self.position.over(self.quiet)? {
            Reason::Quiet => 0,
            _ => self.position.lead().signum() * WIN,
        })
    }

    fn evaluate(&self) -> Value {
        let pieces = evaluation::pieces(&self.position);
        if self.threats {
            pieces + evaluation::threat(&self.position)
        } else {
            pieces
        }
    }

    fn key(&self) -> u64 {
        let left = self
            .quiet
            .limit()
            .map(|limit| limit.saturating_sub(self.position.quiet_plies()));
        // Far from the draw, transpositions with different counters share their value.
        match left {
            Some(left) if left <= Self::COUNTDOWN => {
                self.position.key() ^ u64::from(left + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            }
            _ => self.position.key(),
        }
    }

    /// Pieces won: a captured one counts twice, a clone adds one.
    fn promise(&self, action: Action) -> i32 {
        let captured = 2 * self.position.captured(action).len() as i32;
        captured + i32::from(matches!(action, Action::Clone(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(fen: &str, quiet: Quiet) -> Node {
        Node::new(fen.parse().unwrap(), quiet, true)
    }

    fn key(plies: u32, quiet: Quiet) -> u64 {
        node(&format!("x5o/7/7/7/7/7/o5x x {plies} 60"), quiet).key()
    }

    #[test]
    fn the_quiet_plies_matter_only_near_the_draw() {
        assert_eq!(key(0, Quiet::Hundred), key(70, Quiet::Hundred));
        assert_ne!(key(80, Quiet::Hundred), key(82, Quiet::Hundred));
        assert_eq!(key(80, Quiet::None), key(82, Quiet::None));
    }

    #[test]
    fn ends_are_worth_what_they_bring_the_side_to_move() {
        let outcome = |fen| node(fen, Quiet::Hundred).outcome();
        assert_eq!(outcome("x5o/7/7/7/7/7/o5x x 0 1"), None);
        assert_eq!(outcome("x5o/7/7/7/7/7/oo4x x 100 60"), Some(0));
        assert_eq!(outcome("7/7/7/7/7/7/x6 o 0 9"), Some(-WIN));
        assert_eq!(outcome("7/7/7/7/7/7/x6 x 0 9"), Some(WIN));
    }

    #[test]
    fn every_move_has_its_own_slot() {
        let start = node("x5o/7/7/7/7/7/o5x x 0 1", Quiet::Hundred);
        let mut moves = Vec::new();
        start.moves(&mut moves);
        let mut slots: Vec<usize> = moves.into_iter().map(Node::slot).collect();
        slots.sort_unstable();
        slots.dedup();
        assert_eq!(slots.len(), 16);
        assert!(slots.iter().all(|slot| *slot < Node::SLOTS));
    }
}
