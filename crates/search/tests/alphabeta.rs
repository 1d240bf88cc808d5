//! Alpha-beta against plain minimax, on random trees that have everything: transpositions, the
//! same side moving again, free moves, early ends, wins and losses beside counted values.

use std::cell::Cell;

use search::{AlphaBeta, Found, Limits, Params, State, Value, WIN};

/// A random game of at most `length` plies; states of the same ply meet again.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Tree {
    seed: u64,
    length: u8,
    ply: u8,
    node: u64,
    side: usize,
    free_moves: bool,
}

impl Tree {
    const fn new(seed: u64, length: u8) -> Self {
        Self {
            seed,
            length,
            ply: 0,
            node: 0,
            side: 0,
            free_moves: true,
        }
    }

    /// A number that depends on the state and on what is asked.
    fn hash(&self, question: u64) -> u64 {
        let state = self.node << 16 | u64::from(self.ply) << 8 | self.side as u64;
        game::Rng::new(self.seed ^ state.wrapping_mul(0x9e37_79b9) ^ question << 48).next_u64()
    }

    fn count(&self) -> u64 {
        1 + self.hash(1) % 5
    }
}

impl State for Tree {
    type Move = u64;
    const SLOTS: usize = 3;

    fn slot(action: u64) -> usize {
        action as usize % 3
    }

    fn moves(&self, into: &mut Vec<u64>) {
        into.extend(0..self.count());
    }

    fn play(&self, action: u64) -> Self {
        let mut next = *self;
        next.ply += 1;
        next.node = self.hash(100 + action) % 7;
        next.side = usize::from(!self.hash(200 + action).is_multiple_of(3)) ^ self.side;
        next
    }

    fn side(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Value> {
        if self.ply == self.length || self.ply > 1 && self.hash(2).is_multiple_of(8) {
            Some(match self.hash(3) % 4 {
                0 => WIN,
                1 => -WIN,
                _ => (self.hash(4) % 21) as Value - 10,
            })
        } else {
            None
        }
    }

    fn evaluate(&self) -> Value {
        (self.hash(5) % 21) as Value - 10
    }

    fn key(&self) -> u64 {
        self.hash(6)
    }

    fn promise(&self, action: u64) -> i32 {
        (self.hash(300 + action) % 4) as i32
    }

    fn free(&self, action: u64) -> bool {
        self.free_moves && self.hash(400 + action).is_multiple_of(6)
    }
}

fn minimax(state: &Tree, depth: u8) -> Value {
    if let Some(value) = state.outcome() {
        return value;
    }
    if depth == 0 {
        return state.evaluate();
    }
    let values = (0..state.count()).map(|action| minimax_of(state, action, depth));
    values.max().unwrap_or_default()
}

/// The value of one move at `depth`, to the side that makes it.
fn minimax_of(state: &Tree, action: u64, depth: u8) -> Value {
    let child = state.play(action);
    let value = minimax(&child, depth - u8::from(!state.free(action)));
    let value = if child.side == state.side {
        value
    } else {
        -value
    };
    match value {
        _ if value > WIN / 2 => value - 1,
        _ if value < -WIN / 2 => value + 1,
        _ => value,
    }
}

fn params(table_bits: Option<u8>, reduce: bool) -> Params {
    Params { table_bits, reduce }
}

fn best(state: &Tree, params: Params, limits: &Limits<'_>) -> Found<u64> {
    let found = AlphaBeta::new(params).best(state, limits, state.seed);
    found.unwrap_or_else(|| panic!("{state:?} is over"))
}

#[test]
fn the_value_of_every_depth_is_that_of_minimax_with_any_table() {
    for seed in 0..400 {
        // Free moves bring a state back with more depth left than before; then a table may know
        // more than minimax does.
        for (bits, free_moves) in [
            (None, true),
            (None, false),
            (Some(0), false),
            (Some(3), false),
            (Some(14), false),
        ] {
            let tree = Tree {
                free_moves,
                ..Tree::new(seed, 7)
            };
            for depth in 1..=7 {
                let value = minimax(&tree, depth);
                let found = best(&tree, params(bits, false), &Limits::depth(depth));
                if tree.count() == 1 {
                    assert_eq!(found.nodes, 0, "no choice, no thinking");
                } else if free_moves && found.value > WIN / 2 {
                    // By free moves a shallow search may find a win that is not the shortest.
                    assert!(value >= found.value);
                } else {
                    assert_eq!(found.value, value, "{tree:?} depth {depth} table {bits:?}");
                    assert_eq!(minimax_of(&tree, found.best, depth), value);
                }
            }
        }
    }
}

#[test]
fn the_line_leads_to_the_value() {
    for seed in 0..200 {
        let tree = Tree::new(seed, 6);
        let found = best(&tree, params(Some(10), false), &Limits::depth(6));
        assert_eq!(found.line[0], found.best);
        let mut state = tree;
        for action in &found.line {
            assert!(*action < state.count());
            state = state.play(*action);
        }
        if found.nodes > 0 {
            let end = state.outcome().unwrap_or_else(|| state.evaluate());
            let seen = if state.side == tree.side { end } else { -end };
            assert!((found.value - seen).abs() <= found.line.len() as Value);
        }
    }
}

#[test]
fn values_are_those_of_every_move() {
    for seed in 0..200 {
        let tree = Tree::new(seed, 6);
        let mut searcher = AlphaBeta::new(params(None, false));
        let (values, _) = searcher.values(&tree, 4, &Limits::depth(4), seed);
        assert_eq!(values.len() as u64, tree.count());
        assert!(values.is_sorted_by(|a, b| a.1 >= b.1));
        for (action, value) in values {
            assert_eq!(value, minimax_of(&tree, action, 4));
        }
    }
}

#[test]
fn the_node_budget_is_kept_and_the_answer_repeats() {
    for seed in 0..60 {
        let tree = Tree::new(seed, 12);
        for nodes in [0, 1, 2, 10, 100, 1000] {
            for reduce in [false, true] {
                let think = || best(&tree, params(Some(8), reduce), &Limits::nodes(nodes));
                let found = think();
                assert!(found.nodes <= nodes);
                assert!(found.best < tree.count());
                assert_eq!(found, think());
            }
        }
    }
}

#[test]
fn stop_is_asked_every_thousand_nodes_and_ends_at_once() {
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() == 5
    };
    let limits = Limits {
        stop: &stop,
        ..Limits::depth(u8::MAX)
    };
    let nim = Nim { left: 90, side: 0 };
    let found = AlphaBeta::new(params(None, false)).best(&nim, &limits, 1);
    let nodes = found.map(|found| found.nodes);
    assert_eq!((nodes, asked.get()), (Some(5 * 1024), 5));
}

#[test]
fn deepening_ends_where_the_game_does() {
    for seed in 0..100 {
        for bits in [None, Some(12)] {
            let tree = Tree::new(seed, 6);
            let found = best(&tree, params(bits, false), &Limits::depth(u8::MAX));
            assert!(found.depth <= 7, "seed {seed}: {found:?}");
            if found.nodes > 0 {
                assert_eq!(found.value.signum(), minimax(&tree, 7).signum());
            }
        }
    }
}

#[test]
fn reductions_still_find_forced_wins() {
    let mut wins = 0;
    for seed in 0..300 {
        let tree = Tree::new(seed, 6);
        let found = best(&tree, params(Some(12), true), &Limits::depth(12));
        if found.nodes > 0 && minimax(&tree, 12) > WIN / 2 {
            wins += 1;
            assert!(found.value > WIN / 2, "seed {seed}");
            assert!(minimax_of(&tree, found.best, 12) > WIN / 2);
        }
    }
    assert!(wins > 20);
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let over = Tree::new(1, 0);
    assert_eq!(
        AlphaBeta::new(params(None, false)).best(&over, &Limits::depth(3), 0),
        None
    );
}

/// Count down from `left` by 1 or 2; who takes the last wins.
#[derive(Clone)]
struct Nim {
    left: u8,
    side: usize,
}

impl State for Nim {
    type Move = u8;
    const SLOTS: usize = 0;

    fn slot(_: u8) -> usize {
        0
    }
    fn moves(&self, into: &mut Vec<u8>) {
        into.extend(1..=self.left.min(2));
    }
    fn play(&self, action: u8) -> Self {
        Self {
            left: self.left - action,
            side: self.side ^ 1,
        }
    }
    fn side(&self) -> usize {
        self.side
    }
    fn outcome(&self) -> Option<Value> {
        (self.left == 0).then_some(-WIN)
    }
    fn evaluate(&self) -> Value {
        0
    }
    fn key(&self) -> u64 {
        u64::from(self.left)
    }
    fn promise(&self, _: u8) -> i32 {
        0
    }
}

#[test]
fn the_shortest_win_and_the_longest_loss_are_worth_most() {
    let value = |left| {
        let nim = Nim { left, side: 0 };
        let found = AlphaBeta::new(params(Some(8), false)).best(&nim, &Limits::depth(40), 1);
        found.map(|found| (found.best, found.value))
    };
    assert_eq!(value(2), Some((2, WIN - 1)));
    assert_eq!(value(4), Some((1, WIN - 3)));
    assert_eq!(value(3).map(|found| found.1), Some(2 - WIN));
    assert_eq!(value(20).map(|found| found.0), Some(2));
    assert_eq!(value(0), None);
}
