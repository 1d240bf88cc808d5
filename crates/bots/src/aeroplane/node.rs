//! An Aeroplane Chess position as the search sees it.

use game::Seats;
use game_aeroplane::{Action, Phase, Planes, Position, Progress};
use search::Stage;

/// The numbers of the die, each as likely as any other.
const DIE: std::ops::RangeInclusive<u8> = 1..=6;

/// A position in which somebody has a choice, a die is in the air or nothing is left to do: asking
/// for the die and having to pass are no choices.
#[derive(Clone, Copy)]
pub(crate) struct Node(Position);

impl Node {
    pub(crate) fn new(position: Position) -> Self {
        let mut node = Self(position);
        node.settle();
        node
    }

    pub(crate) const fn position(&self) -> &Position {
        &self.0
    }

    /// Plays on to the next choice or die.
    fn settle(&mut self) {
        loop {
            match *self.0.phase() {
                Phase::RollOff(_) | Phase::Roll(_) => self.0.play(Action::Roll),
                Phase::Move(go, number) if !self.0.can_use(go.mover, number) => {
                    self.0.play(Action::Pass);
                }
                _ => return,
            }
        }
    }

    fn after(&self, change: impl FnOnce(&mut Position)) -> Self {
        let mut next = *self;
        change(&mut next.0);
        next.settle();
        next
    }

    /// What it waits for.
    pub(crate) fn stage(&self) -> Stage {
        match self.0.phase() {
            Phase::Move(go, _) => Stage::Move(go.mover.index()),
            Phase::Over(_) => Stage::Over,
            _ => Stage::Chance,
        }
    }

    /// Of planes that nothing tells apart, the lowest alone.
    pub(crate) fn moves(&self, into: &mut Vec<Action>) {
        let Phase::Move(go, _) = self.0.phase() else {
            return;
        };
        let side = self.0.side(go.mover);
        let kind = |action: &Action| match *action {
            Action::Launch(plane) => Some((plane, Progress::HANGAR, false, false)),
            Action::Move { plane, fly, stack } => Some((plane, side.progress(plane), fly, stack)),
            Action::Roll | Action::Pass => None,
        };
        let moved = |planes: Planes| planes.minus(go.moved).len();
        let alike = |a: &Action, b: &Action| match (kind(a), kind(b)) {
            (Some((a, at, ..)), Some((b, there, ..))) if at != there || a == b => false,
            (Some((a, _, fly, stack)), Some((b, _, flies, stacks))) => {
                let (a, b) = (side.stack(a), side.stack(b));
                (fly, stack) == (flies, stacks) && a.len() == b.len() && moved(a) == moved(b)
            }
            _ => false,
        };
        let moves = self.0.moves();
        for (i, action) in moves.iter().enumerate() {
            if !moves[..i].iter().any(|earlier| alike(earlier, action)) {
                into.push(*action);
            }
        }
    }

    pub(crate) fn play(&self, action: Action) -> Self {
        self.after(|position| position.play(action))
    }

    /// What each number of the die leads to.
    pub(crate) fn draws(&self) -> impl Iterator<Item = Self> {
        DIE.map(|number| self.after(|position| position.rolled(number)))
    }

    /// Whether one of these seats has brought its planes home.
    pub(crate) fn is_won(&self, among: Seats) -> bool {
        self.0.playing().and(among) != among
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(position: &str) -> Vec<String> {
        let position: Position = position.parse().unwrap();
        let mut moves = Vec::new();
        Node::new(position).moves(&mut moves);
        moves.iter().map(Action::to_string).collect()
    }

    #[test]
    fn planes_alike_are_tried_once() {
        assert_eq!(moves(" | move 0 0 - 2 | -,-,-,- | -,-,-,-"), ["launch 1"]);
        assert_eq!(
            moves(" | move 0 0 - 4 | 9,9,-,13 | -,-,-,-"),
            ["move 1", "move 1 stack", "launch 3", "move 4"]
        );
        // A third six would send plane 2 back and not plane 1.
        assert_eq!(
            moves(" | move 0 1 2 5 | 9,9,9,56 | -,-,-,-"),
            ["move 1", "move 1 fly", "move 2", "move 2 fly"]
        );
    }

    #[test]
    fn passes_and_rolls_are_no_choices() {
        let position: Position = " | move 0 0 - 5 | -,-,-,- | -,-,-,-".parse().unwrap();
        let node = Node::new(position);
        assert_eq!(node.stage(), Stage::Chance);
        assert_eq!(
            node.position().to_string(),
            " | die 2 0 - | -,-,-,- | -,-,-,-"
        );
        let stages: Vec<Stage> = node.draws().map(|drawn| drawn.stage()).collect();
        let two = Stage::Move(2);
        assert_eq!(
            stages,
            [Stage::Chance, two, Stage::Chance, two, Stage::Chance, two]
        );
    }
}
