//! The engine: iterative deepening at the root, with its memory of one match.

use std::sync::Arc;

use game::Rng;
use game_ataxx::{Action, Position, Quiet};
use search::{Found, Limits};

use super::history::History;
use super::reductions::Reductions;
use super::table::Table;
use super::tree::{PLIES_MAX, Tree};
use super::value::{DECIDED, INFINITE, outward};
use super::window::Window;

/// An Ataxx engine with its memory of one match.
pub struct Engine {
    table: Arc<Table>,
    history: History,
    reductions: Reductions,
}

/// How far from the last value the next is looked for at first, from this depth on.
const ASPIRATION: i32 = 60;
const ASPIRATION_DEPTH: i32 = 4;

impl Engine {
    /// An engine whose transposition table has at most about so many bytes.
    #[must_use]
    pub fn new(table_bytes: u64) -> Self {
        Self {
            table: Arc::new(Table::new(table_bytes / Table::SLOT)),
            history: History::new(),
            reductions: Reductions::new(),
        }
    }

    /// An engine that thinks beside this one and shares its table, for another thread.
    #[must_use]
    pub fn helper(&self) -> Self {
        Self {
            table: Arc::clone(&self.table),
            history: History::new(),
            reductions: Reductions::new(),
        }
    }

    /// What a helper does: thinks until it is stopped, looking at equals in an order of its own.
    pub fn help(&mut self, position: &Position, quiet: Quiet, seed: u64, stop: &dyn Fn() -> bool) {
        let limits = Limits {
            depth: u8::MAX,
            nodes: u64::MAX,
            stop,
        };
        let _ = self.deepen(position, quiet, &limits, seed, &mut |_| {}); // it is in the table
    }

    /// Forgets everything: the next position is of another match.
    pub fn forget(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// The best action, or `None` if the match is over. `hear` is told what every depth found.
    pub fn think(
        &mut self,
        position: &Position,
        quiet: Quiet,
        limits: &Limits<'_>,
        hear: &mut dyn FnMut(&Found<Action>),
    ) -> Option<Found<Action>> {
        self.think_by_lot(position, quiet, limits, 0, hear)
    }

    /// The same; `seed` chooses between moves that look alike.
    pub(crate) fn think_by_lot(
        &mut self,
        position: &Position,
        quiet: Quiet,
        limits: &Limits<'_>,
        seed: u64,
        hear: &mut dyn FnMut(&Found<Action>),
    ) -> Option<Found<Action>> {
        self.table.grow_older();
        self.deepen(position, quiet, limits, seed, hear)
    }

    /// Iterative deepening.
    fn deepen(
        &mut self,
        position: &Position,
        quiet: Quiet,
        limits: &Limits<'_>,
        seed: u64,
        hear: &mut dyn FnMut(&Found<Action>),
    ) -> Option<Found<Action>> {
        let mut moves: Vec<Action> = position.moves(quiet).collect();
        Rng::new(seed).shuffle(&mut moves);
        moves.sort_by_key(|action| std::cmp::Reverse(super::picker::gain(position, *action)));
        let mut found = Found {
            best: *moves.first()?,
            value: 0,
            depth: 0,
            nodes: 0,
            line: vec![*moves.first()?],
        };
        let mut tree = Tree::new(
            position,
            quiet,
            limits,
            &self.table,
            &mut self.history,
            &self.reductions,
        );
        let mut value = 0;
        for depth in 1..=i32::from(limits.depth).min(PLIES_MAX as i32) {
            tree.estimated = false;
            let finished = aspire(&mut tree, &mut moves, depth, &mut value, &mut found);
            found.nodes = tree.nodes;
            if !finished {
                break;
            }
            found.depth = depth as u8;
            hear(&found);
            if !tree.estimated || value.abs() > DECIDED {
                break;
            }
        }
        Some(found)
    }
}

/// One more depth, in a window around the last value that is widened where it does not hold; `false`
/// if it was not finished.
fn aspire(
    tree: &mut Tree<'_>,
    moves: &mut [Action],
    depth: i32,
    value: &mut i32,
    found: &mut Found<Action>,
) -> bool {
    let mut width = ASPIRATION;
    let mut window = if depth >= ASPIRATION_DEPTH {
        Window {
            alpha: *value - width,
            beta: *value + width,
        }
    } else {
        Window {
            alpha: -INFINITE,
            beta: INFINITE,
        }
    };
    loop {
        let Some(now) = root(tree, moves, depth, window, found) else {
            return false;
        };
        width *= 3;
        if now <= window.alpha && window.alpha > -INFINITE {
            window.alpha = if width > 2_000 {
                -INFINITE
            } else {
                now - width
            };
        } else if now >= window.beta && window.beta < INFINITE {
            window.beta = if width > 2_000 { INFINITE } else { now + width };
        } else {
            *value = now;
            return true;
        }
        window.alpha = window.alpha.max(-INFINITE);
        window.beta = window.beta.min(INFINITE);
    }
}

/// The moves of the root; `None` if it was not finished. The best so far goes first, so what an
/// unfinished depth has found counts.
fn root(
    tree: &mut Tree<'_>,
    moves: &mut [Action],
    depth: i32,
    mut window: Window,
    found: &mut Found<Action>,
) -> Option<i32> {
    let mut best = -INFINITE;
    for i in 0..moves.len() {
        let action = moves[i];
        tree.step(0, action);
        let value = tree.root_move(depth, window, i);
        if tree.halted {
            return None;
        }
        best = best.max(value);
        if value > window.alpha {
            window.alpha = value;
            moves[..=i].rotate_right(1);
            tree.join_line(0, action);
            found.best = action;
            found.value = outward(value);
            found.line.clone_from(&tree.frames[0].line);
            if value >= window.beta {
                break;
            }
        }
    }
    Some(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_depth_is_told_and_the_last_is_the_answer() {
        let mut engine = Engine::new(1 << 20);
        let mut told = Vec::new();
        let start = Position::default();
        let mut hear = |found: &Found<Action>| told.push((found.depth, found.nodes));
        let found = engine
            .think(&start, Quiet::Hundred, &Limits::depth(4), &mut hear)
            .unwrap();
        assert_eq!(
            told.iter().map(|(depth, _)| *depth).collect::<Vec<_>>(),
            [1, 2, 3, 4]
        );
        assert!(told.is_sorted());
        assert_eq!(told.last(), Some(&(found.depth, found.nodes)));
        assert_eq!(found.line.first(), Some(&found.best));
    }

    #[test]
    fn helpers_fill_the_table_of_the_one_they_help() {
        use std::sync::atomic::{AtomicU32, Ordering};

        let mut engine = Engine::new(1 << 20);
        let start = Position::default();
        let think = |engine: &mut Engine| {
            let found = engine.think(&start, Quiet::Hundred, &Limits::depth(9), &mut |_| {});
            found.map(|found| found.nodes).unwrap()
        };
        let alone = think(&mut engine);
        engine.forget();
        let asked = AtomicU32::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 100;
        engine.helper().help(&start, Quiet::Hundred, 7, &stop);
        let helped = think(&mut engine);
        assert!(helped < alone, "{helped} of {alone}");
    }

    #[test]
    fn a_forgetful_engine_repeats_itself() {
        let mut engine = Engine::new(1 << 16);
        let start = Position::default();
        let mut think = |forget: bool| {
            if forget {
                engine.forget();
            }
            let limits = Limits::depth(5);
            engine
                .think(&start, Quiet::None, &limits, &mut |_| {})
                .map(|found| found.nodes)
        };
        let first = think(false);
        assert_ne!(think(false), first, "it remembers");
        assert_eq!(think(true), first);
    }
}
