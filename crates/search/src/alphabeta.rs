//! The searcher: iterative deepening at the root.

use std::cmp::Reverse;

use game::Rng;

use crate::order::Order;
use crate::run::Run;
use crate::table::Table;
use crate::value::{DECIDED, Window};
use crate::{Limits, State, Value};

/// What kind of search.
#[derive(Clone, Copy, Debug)]
pub struct Params {
    /// The transposition table has two to this power slots; `None` for no table.
    pub table_bits: Option<u8>,
    /// Whether late moves are first tried one ply less deep (late move reductions). Without, the
    /// value of a depth is exactly that of minimax.
    pub reduce: bool,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<M> {
    /// The move to play.
    pub best: M,
    /// What the root is worth to its side to move.
    pub value: Value,
    /// The last depth that was finished; 0 when not even one ply was.
    pub depth: u8,
    /// States looked at.
    pub nodes: u64,
    /// The principal variation; begins with `best`.
    pub line: Vec<M>,
}

/// A searcher with its table and its memory of good moves.
pub struct AlphaBeta<S: State> {
    pub(crate) table: Table<S::Move>,
    pub(crate) order: Order<S>,
    pub(crate) reduce: bool,
}

impl<S: State> AlphaBeta<S> {
    /// A searcher that knows nothing yet.
    #[must_use]
    pub fn new(params: Params) -> Self {
        Self {
            table: Table::new(params.table_bits),
            order: Order::new(),
            reduce: params.reduce,
        }
    }

    /// The most slots, as a power of two, of a table that fits into so many bytes.
    #[must_use]
    pub fn table_bits(bytes: u64) -> u8 {
        let slots = bytes / Table::<S::Move>::SLOT as u64;
        slots.max(1).ilog2() as u8
    }

    /// The best move of `root`, or `None` if the game is over there. `seed` chooses between moves
    /// that look alike.
    pub fn best(&mut self, root: &S, limits: &Limits<'_>, seed: u64) -> Option<Found<S::Move>> {
        self.best_telling(root, limits, seed, &mut |_| {})
    }

    /// The same, and tells `hear` what every depth found as soon as it is finished.
    pub fn best_telling(
        &mut self,
        root: &S,
        limits: &Limits<'_>,
        seed: u64,
        hear: &mut dyn FnMut(&Found<S::Move>),
    ) -> Option<Found<S::Move>> {
        let mut moves = self.begin(root, seed);
        let mut found = Found {
            best: *moves.first()?,
            value: 0,
            depth: 0,
            nodes: 0,
            line: moves[..1].to_vec(),
        };
        // Without a choice there is nothing to think about.
        let deepest = if moves.len() > 1 { limits.depth } else { 0 };
        let mut run = Run::new(self, limits);
        for depth in 1..=deepest.min(Table::<S::Move>::DEPTH_MAX) {
            let finished = iterate(&mut run, root, &mut moves, depth, &mut found);
            if !finished {
                break;
            }
            found.depth = depth;
            found.nodes = run.nodes();
            hear(&found);
            if run.saw_all() || found.value > DECIDED {
                break; // more depth can change nothing
            }
        }
        found.nodes = run.nodes();
        Some(found)
    }

    /// Every move of `root` with its value at `depth` (at least 1), the highest first, and the nodes
    /// that took. Moves that the limits leave no time for are missing. `seed` orders equals.
    pub fn values(
        &mut self,
        root: &S,
        depth: u8,
        limits: &Limits<'_>,
        seed: u64,
    ) -> (Vec<(S::Move, Value)>, u64) {
        let moves = self.begin(root, seed);
        let mut run = Run::new(self, limits);
        let mut values = Vec::new();
        for action in moves {
            let value = run.scout(root, action, 0, depth.max(1), Window::FULL, 0);
            if run.halted() {
                break;
            }
            values.push((action, value));
        }
        values.sort_by_key(|(_, value)| Reverse(*value));
        (values, run.nodes())
    }

    /// The moves of `root`, the promising ones first, equals by lot.
    fn begin(&mut self, root: &S, seed: u64) -> Vec<S::Move> {
        self.table.grow_older();
        self.order.grow_older();
        let mut moves = Vec::new();
        if root.outcome().is_none() {
            root.moves(&mut moves);
        }
        Rng::new(seed).shuffle(&mut moves);
        moves.sort_by_key(|action| Reverse(root.promise(*action)));
        moves
    }
}

/// One more depth at the root; `false` if it was not finished. The best move so far goes first, so
/// what an unfinished depth has found counts.
fn iterate<S: State>(
    run: &mut Run<'_, S>,
    root: &S,
    moves: &mut [S::Move],
    depth: u8,
    found: &mut Found<S::Move>,
) -> bool {
    run.new_depth();
    let mut window = Window::FULL;
    for i in 0..moves.len() {
        let value = run.scout(root, moves[i], i, depth, window, 0);
        if run.halted() {
            return false;
        }
        if value > window.alpha {
            window.alpha = value;
            moves[..=i].rotate_right(1);
            found.best = moves[0];
            found.value = value;
            found.line = run.line(0, moves[0]).to_vec();
        }
    }
    true
}
