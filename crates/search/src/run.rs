//! Alpha-beta below the root, as principal variation search.
//!
//! Values are fail-soft and from the view of the side to move; where the same side moves again the
//! sign stays. Cuts from the table are taken outside the principal variation only, so that the
//! variation is whole.

use crate::table::Bound;
use crate::value::{INFINITE, Window, fade};
use crate::{AlphaBeta, Limits, State, Value};

/// The longest line, free moves included; then the estimate is taken.
const PLIES_MAX: usize = 250;
/// The first moves of a state, which are not reduced, and the depth from which others are.
const REDUCE_AFTER: usize = 4;
const REDUCE_DEPTH: u8 = 3;
/// `stop` is asked once in so many nodes.
const STOP_EVERY: u64 = 1024;

/// One search under one set of limits.
pub(crate) struct Run<'a, S: State> {
    searcher: &'a mut AlphaBeta<S>,
    limits: &'a Limits<'a>,
    /// By ply.
    plies: Vec<Ply<S::Move>>,
    list: Vec<S::Move>,
    nodes: u64,
    halted: bool,
    /// How often the value was not known to the end of the game: an estimate, or a stored value
    /// that rests on one.
    estimates: u64,
    estimates_before_depth: u64,
}

struct Ply<M> {
    /// Scored moves; the buffer is kept for its memory.
    moves: Vec<(i32, M)>,
    /// The principal variation from here on.
    line: Vec<M>,
}

impl<'a, S: State> Run<'a, S> {
    pub(crate) fn new(searcher: &'a mut AlphaBeta<S>, limits: &'a Limits<'a>) -> Self {
        let mut run = Self {
            searcher,
            limits,
            plies: Vec::new(),
            list: Vec::new(),
            nodes: 0,
            halted: false,
            estimates: 0,
            estimates_before_depth: 0,
        };
        run.reach(1);
        run
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the limits ended the search; values are void then.
    pub(crate) fn halted(&self) -> bool {
        self.halted
    }

    pub(crate) fn new_depth(&mut self) {
        self.estimates_before_depth = self.estimates;
    }

    /// Whether this depth reached the end of the game everywhere.
    pub(crate) fn saw_all(&self) -> bool {
        self.estimates == self.estimates_before_depth
    }

    /// Makes the principal variation of `ply`: `action`, then that of the next ply.
    pub(crate) fn line(&mut self, ply: usize, action: S::Move) -> &[S::Move] {
        let (upper, lower) = self.plies.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(action);
        line.extend_from_slice(&lower[0].line);
        line
    }

    /// The value of one move of `state`, the `i`-th tried: the first with the whole window, others
    /// by a null window that only asks whether they are better.
    pub(crate) fn scout(
        &mut self,
        state: &S,
        action: S::Move,
        i: usize,
        depth: u8,
        window: Window,
        ply: usize,
    ) -> Value {
        let deep = depth - u8::from(!state.free(action));
        if i == 0 {
            return self.child(state, action, deep, window, ply);
        }
        let null = Window::null(window.alpha);
        let better = |value, run: &Self| value > window.alpha && !run.halted;
        let reduces = self.searcher.reduce && i >= REDUCE_AFTER && depth >= REDUCE_DEPTH;
        let mut value = self.child(state, action, deep - u8::from(reduces), null, ply);
        if reduces && better(value, self) {
            value = self.child(state, action, deep, null, ply);
        }
        if !window.is_null() && value < window.beta && better(value, self) {
            value = self.child(state, action, deep, window, ply);
        }
        value
    }

    /// The value of the state after `action`, to the side to move before it.
    fn child(
        &mut self,
        state: &S,
        action: S::Move,
        depth: u8,
        window: Window,
        ply: usize,
    ) -> Value {
        let child = state.play(action);
        let window = window.unfaded();
        fade(if child.side() == state.side() {
            self.search(&child, depth, window, ply + 1)
        } else {
            -self.search(&child, depth, window.turned(), ply + 1)
        })
    }

    /// The value of `state`, exact inside `window`, else a bound.
    fn search(&mut self, state: &S, depth: u8, mut window: Window, ply: usize) -> Value {
        self.reach(ply + 1);
        self.plies[ply].line.clear();
        self.count();
        if self.halted {
            return 0;
        }
        if let Some(value) = state.outcome() {
            return value;
        }
        if depth == 0 || ply >= PLIES_MAX {
            self.estimates += 1;
            return state.evaluate();
        }
        let key = state.key();
        let known = self.searcher.table.get(key);
        if let (Some(entry), true) = (known, window.is_null())
            && let Some(value) = entry.settles(depth, window)
        {
            self.estimates += u64::from(!entry.is_final());
            return value;
        }
        let known = known.map(|entry| entry.best);
        let (floor, estimates) = (window.alpha, self.estimates);
        let mut moves = self.scored(state, ply, known);
        let (mut best, mut best_move) = (-INFINITE, None);
        for i in 0..moves.len() {
            let action = next(&mut moves, i);
            let value = self.scout(state, action, i, depth, window, ply);
            if self.halted {
                break;
            }
            if value > best {
                best = value;
                best_move = Some(action);
            }
            if value > window.alpha {
                window.alpha = value;
                self.line(ply, action);
            }
            if window.alpha >= window.beta {
                self.searcher.order.cut(state, ply, depth, action);
                break;
            }
        }
        self.plies[ply].moves = moves;
        if let (Some(action), false) = (best_move, self.halted) {
            let bound = Bound::of(best, floor, window.beta);
            let is_final = self.estimates == estimates;
            let table = &mut self.searcher.table;
            table.put(key, action, best, depth, is_final, bound);
        }
        best
    }

    /// Counts one node, and halts when there may be no more.
    fn count(&mut self) {
        if self.nodes >= self.limits.nodes {
            self.halted = true;
            return;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(STOP_EVERY) && (self.limits.stop)() {
            self.halted = true;
        }
    }

    /// Makes room for `ply`.
    fn reach(&mut self, ply: usize) {
        if self.plies.len() <= ply {
            self.plies.resize_with(ply + 1, || Ply {
                moves: Vec::new(),
                line: Vec::new(),
            });
        }
    }

    /// The moves of `state` with their scores, in the buffer of this ply.
    fn scored(&mut self, state: &S, ply: usize, known: Option<S::Move>) -> Vec<(i32, S::Move)> {
        self.list.clear();
        state.moves(&mut self.list);
        let mut moves = std::mem::take(&mut self.plies[ply].moves);
        moves.clear();
        let order = &self.searcher.order;
        let scored = |action: &S::Move| (order.score(state, ply, known, *action), *action);
        moves.extend(self.list.iter().map(scored));
        moves
    }
}

/// Brings the best of what is left to place `i`: most of the list is never needed in order.
fn next<M: Copy>(moves: &mut [(i32, M)], i: usize) -> M {
    let mut best = i;
    for j in i + 1..moves.len() {
        if moves[j].0 > moves[best].0 {
            best = j;
        }
    }
    moves.swap(i, best);
    moves[i].1
}
