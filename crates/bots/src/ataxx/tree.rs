//! The search below the root: principal variation search on copies of the position.
//!
//! What prunes and reduces is guessed from estimates, but a win or a loss is only ever said when it
//! was seen: moves are left out only where something better than a loss is known, and a pass that
//! the rules do not have proves nothing but that a position is good.

use game::Reason;
use game_ataxx::{Action, Position, Quiet};
use search::Limits;

use super::history::History;
use super::net::{Accumulator, Net};
use super::picker::{self, Clues, List};
use super::reductions::Reductions;
use super::table::{Bound, Entry, Table};
use super::value::{DECIDED, ESTIMATE_MAX, INFINITE, MATE, from_table, to_table};
use super::window::Window;

/// The longest line; then the estimate is taken.
pub(crate) const PLIES_MAX: usize = 120;
/// `stop` is asked once in so many nodes.
const STOP_EVERY: u64 = 1_024;
/// So many plies before the quiet draw it matters how many are left.
const COUNTDOWN: u32 = 24;

/// Pruning because the estimate is so good or bad: to this depth, by so much for a ply.
const BEAT_DEPTH: i32 = 6;
const BEAT_MARGIN: i32 = 120;
const HOPELESS_DEPTH: i32 = 5;
const HOPELESS_MARGIN: i32 = 120;
/// What a point of gain promises beside the estimate.
const GAIN_HOPE: i32 = 50;
/// A pass is tried from this depth on, and on boards with so many empty squares.
const PASS_DEPTH: i32 = 3;
const PASS_EMPTY: u32 = 6;

/// A ply of the line that is looked at.
pub(crate) struct Frame {
    pub(crate) position: Position,
    /// The move that led to the next.
    pub(crate) action: Action,
    estimate: i32,
    killers: [Option<Action>; 2],
    /// The buffers are kept for their memory.
    moves: List,
    tried: Vec<Action>,
    /// The principal variation from here on.
    pub(crate) line: Vec<Action>,
    /// The net's hidden units, once they are asked for.
    units: Accumulator,
    known_units: bool,
}

impl Frame {
    fn new() -> Self {
        Self {
            position: Position::default(),
            action: Action::Pass,
            estimate: 0,
            killers: [None; 2],
            moves: List::default(),
            tried: Vec::new(),
            line: Vec::new(),
            units: Accumulator::new(),
            known_units: false,
        }
    }
}

/// One search under one set of limits.
pub(crate) struct Tree<'a> {
    pub(crate) table: &'a Table,
    pub(crate) history: &'a mut History,
    pub(crate) reductions: &'a Reductions,
    pub(crate) quiet: Quiet,
    pub(crate) limits: &'a Limits<'a>,
    pub(crate) frames: Vec<Frame>,
    pub(crate) nodes: u64,
    pub(crate) halted: bool,
    /// Whether this depth has met an estimate, or a stored value that may rest on one.
    pub(crate) estimated: bool,
    net: &'static Net,
}

impl<'a> Tree<'a> {
    pub(crate) fn new(
        root: &Position,
        quiet: Quiet,
        limits: &'a Limits<'a>,
        table: &'a Table,
        history: &'a mut History,
        reductions: &'a Reductions,
    ) -> Self {
        let mut frames = Vec::new();
        frames.resize_with(PLIES_MAX + 2, Frame::new);
        frames[0].position = *root;
        Self {
            table,
            history,
            reductions,
            quiet,
            limits,
            frames,
            nodes: 0,
            halted: false,
            estimated: false,
            net: Net::get(),
        }
    }

    /// Plays `action` at `ply`.
    pub(crate) fn step(&mut self, ply: usize, action: Action) {
        self.frames[ply].action = action;
        let next = self.frames[ply].position.play(action);
        self.frames[ply + 1].position = next;
        self.frames[ply + 1].known_units = false;
    }

    /// Makes the principal variation of `ply`: `action`, then that of the next ply.
    pub(crate) fn join_line(&mut self, ply: usize, action: Action) {
        let (upper, lower) = self.frames.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(action);
        line.extend_from_slice(&lower[0].line);
    }

    /// The moves one and two plies before this one.
    pub(crate) fn before(&self, ply: usize) -> [Action; 2] {
        let at = |back: usize| match ply.checked_sub(back) {
            Some(ply) => self.frames[ply].action,
            None => Action::Pass,
        };
        [at(1), at(2)]
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

    /// The value if the match is over here.
    fn outcome(&self, position: &Position, ply: usize) -> Option<i32> {
        let lead = match position.over(self.quiet)? {
            Reason::Quiet => 0,
            _ => position.lead(),
        };
        Some(lead.signum() * (MATE - ply as i32))
    }

    /// Far from the draw, transpositions with different counters share their value.
    fn key(&self, position: &Position) -> u64 {
        let left = self
            .quiet
            .limit()
            .map(|limit| limit.saturating_sub(position.quiet_plies()));
        match left {
            Some(left) if left <= COUNTDOWN => {
                position.key() ^ u64::from(left + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            }
            _ => position.key(),
        }
    }

    fn evaluate(&mut self, ply: usize) -> i32 {
        self.settle_units(ply);
        let frame = &self.frames[ply];
        let value = frame.units.value(self.net, &frame.position);
        value.clamp(-ESTIMATE_MAX, ESTIMATE_MAX)
    }

    /// Brings the hidden units of `ply` up to date, from the last ply where they are.
    fn settle_units(&mut self, ply: usize) {
        let net = self.net;
        let known = (0..=ply).rev().find(|ply| self.frames[*ply].known_units);
        let known = known.unwrap_or_else(|| {
            let root = &mut self.frames[0];
            root.units.refresh(net, &root.position);
            root.known_units = true;
            0
        });
        for ply in known + 1..=ply {
            let (upper, lower) = self.frames.split_at_mut(ply);
            if let (Some(parent), Some(child)) = (upper.last(), lower.first_mut()) {
                let (before, after) = (&parent.position, &child.position);
                child.units.update(net, &parent.units, before, after);
                child.known_units = true;
            }
        }
    }

    /// The value of the position at `ply`, exact inside the window, else a bound. `cut` says that
    /// it is expected to be above the window.
    pub(crate) fn search(&mut self, ply: usize, depth: i32, window: Window, cut: bool) -> i32 {
        self.count();
        self.frames[ply].line.clear();
        if self.halted {
            return 0;
        }
        let position = self.frames[ply].position;
        if let Some(value) = self.outcome(&position, ply) {
            return value;
        }
        if ply >= PLIES_MAX {
            self.estimated = true;
            return self.evaluate(ply);
        }
        if !position.can_move(position.turn()) {
            return self.pass(ply, depth, window);
        }
        if depth <= 0 {
            self.estimated = true;
            let estimate = self.evaluate(ply);
            return self.history.corrected(&position, estimate);
        }
        let key = self.key(&position);
        let entry = self.table.get(key);
        if let Some(entry) = &entry
            && window.is_null()
            && let Some(value) = settled(entry, depth, window, ply)
        {
            self.estimated = true;
            return value;
        }
        let raw = entry.map_or_else(|| self.evaluate(ply), |entry| entry.estimate);
        let estimate = self.history.corrected(&position, raw);
        self.frames[ply].estimate = estimate;
        if window.is_null()
            && let Some(value) = self.prune(ply, depth, window, cut)
        {
            return value;
        }
        let known = entry.and_then(|entry| entry.best);
        let known = known.filter(|action| position.allows(*action).is_ok());
        // Without a move to begin with, a look less deep finds one for the next time.
        let depth = depth - i32::from(known.is_none() && depth >= 4);
        let (value, best) = self.moves(ply, depth, window, cut, known);
        if self.halted {
            return 0;
        }
        let bound = match value {
            _ if value >= window.beta => Bound::AtLeast,
            _ if value > window.alpha => Bound::Exact,
            _ => Bound::AtMost,
        };
        let fits = match bound {
            Bound::AtLeast => value > estimate,
            Bound::AtMost => value < estimate,
            Bound::Exact => true,
        };
        if fits && value.abs() < DECIDED {
            self.history.correct(&position, depth, value - raw);
        }
        self.table.put(
            key,
            &Entry {
                best: best.or(known),
                value: to_table(value, ply),
                estimate: raw,
                depth,
                bound,
            },
        );
        value
    }

    /// The side to move can only pass.
    fn pass(&mut self, ply: usize, depth: i32, window: Window) -> i32 {
        self.step(ply, Action::Pass);
        let value = -self.search(ply + 1, depth, window.turned(), false);
        if value > window.alpha {
            self.join_line(ply, Action::Pass);
        }
        value
    }

    /// The value where it is so clear that no move has to be tried.
    fn prune(&mut self, ply: usize, depth: i32, window: Window, cut: bool) -> Option<i32> {
        let Window { beta, .. } = window;
        let (position, estimate) = (self.frames[ply].position, self.frames[ply].estimate);
        if beta.abs() >= DECIDED || estimate < beta {
            return None;
        }
        let margin = BEAT_MARGIN * (depth - i32::from(self.improves(ply)));
        if depth <= BEAT_DEPTH && estimate - margin >= beta {
            self.estimated = true;
            return Some((estimate + beta) / 2);
        }
        let turn = position.turn();
        let passes = cut
            && depth >= PASS_DEPTH
            && ply > 0
            && self.frames[ply - 1].action != Action::Pass
            && !position.near(turn).is_empty()
            && position.empty().len() >= PASS_EMPTY;
        if !passes {
            return None;
        }
        let less = 3 + depth / 4 + ((estimate - beta) / 200).min(3);
        self.step(ply, Action::Pass);
        let value = -self.search(ply + 1, depth - less, window.turned(), !cut);
        (!self.halted && value >= beta && value < DECIDED).then_some(value)
    }

    /// Whether the side to move stands better than at its last move.
    fn improves(&self, ply: usize) -> bool {
        ply >= 2 && self.frames[ply].estimate > self.frames[ply - 2].estimate
    }

    /// Tries the moves: the value and the best of them.
    fn moves(
        &mut self,
        ply: usize,
        depth: i32,
        mut window: Window,
        cut: bool,
        known: Option<Action>,
    ) -> (i32, Option<Action>) {
        let position = self.frames[ply].position;
        let improves = self.improves(ply);
        let mut moves = std::mem::take(&mut self.frames[ply].moves);
        let mut tried = std::mem::take(&mut self.frames[ply].tried);
        tried.clear();
        if ply + 2 < self.frames.len() {
            self.frames[ply + 2].killers = [None; 2];
        }
        let (mut best, mut best_move) = (-INFINITE, None);
        let mut listed = false;
        let mut i = 0;
        loop {
            let (action, gain) = match known {
                Some(action) if i == 0 => (action, picker::gain(&position, action)),
                _ => {
                    if !listed {
                        let clues = Clues {
                            history: self.history,
                            killers: self.frames[ply].killers,
                            before: self.before(ply),
                            known,
                        };
                        moves.fill(&position, &clues);
                        listed = true;
                    }
                    match moves.next() {
                        Some(best) => (best.action, best.gain),
                        None => break,
                    }
                }
            };
            if best > -DECIDED && window.is_null() && i > 0 {
                if i >= most_tried(depth, improves) {
                    break;
                }
                let hope = self.frames[ply].estimate
                    + i32::from(gain) * GAIN_HOPE
                    + HOPELESS_MARGIN * depth;
                if depth <= HOPELESS_DEPTH && hope <= window.alpha {
                    i += 1;
                    continue;
                }
            }
            self.step(ply, action);
            let value = self.child(ply, depth, window, cut, i, gain);
            if self.halted {
                break;
            }
            if value > best {
                best = value;
            }
            if value > window.alpha {
                window.alpha = value;
                best_move = Some(action);
                self.join_line(ply, action);
                if window.alpha >= window.beta {
                    self.reward(ply, depth, action, &tried);
                    break;
                }
            }
            tried.push(action);
            i += 1;
        }
        self.frames[ply].moves = moves;
        self.frames[ply].tried = tried;
        (best, best_move)
    }

    /// The value of the `i`-th move of the root, which is played.
    pub(crate) fn root_move(&mut self, depth: i32, window: Window, i: usize) -> i32 {
        self.frames[1].killers = [None; 2];
        let gain = picker::gain(&self.frames[0].position, self.frames[0].action);
        self.child(0, depth, window, false, i, gain)
    }

    /// The value of the `i`-th move tried, which is played at `ply`.
    fn child(
        &mut self,
        ply: usize,
        depth: i32,
        window: Window,
        cut: bool,
        i: usize,
        gain: u8,
    ) -> i32 {
        let next = ply + 1;
        if i == 0 {
            let cut = if window.is_null() { !cut } else { false };
            return -self.search(next, depth - 1, window.turned(), cut);
        }
        let null = Window::null(window.alpha);
        let mut less = 0;
        if depth >= 2 && i >= 2 {
            less = self.reductions.at(depth, i);
            less += i32::from(cut) + i32::from(gain == 0) - i32::from(!window.is_null());
            less = less.clamp(0, depth - 1);
        }
        let mut value = -self.search(next, depth - 1 - less, null.turned(), true);
        if less > 0 && value > window.alpha && !self.halted {
            value = -self.search(next, depth - 1, null.turned(), !cut);
        }
        if !window.is_null() && value > window.alpha && !self.halted {
            value = -self.search(next, depth - 1, window.turned(), false);
        }
        value
    }

    /// `action` made the rest of the moves needless; those tried before it did not.
    fn reward(&mut self, ply: usize, depth: i32, action: Action, tried: &[Action]) {
        let killers = &mut self.frames[ply].killers;
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let side = self.frames[ply].position.turn().index();
        let before = self.before(ply);
        let bonus = (depth * depth * 16 + 32 * depth).min(1_600);
        self.history.learn(side, before, action, bonus);
        for other in tried {
            self.history.learn(side, before, *other, -bonus);
        }
    }
}

/// The stored value if it settles the question for this depth and window.
fn settled(entry: &Entry, depth: i32, window: Window, ply: usize) -> Option<i32> {
    let value = from_table(entry.value, ply);
    let fits = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => value >= window.beta,
        Bound::AtMost => value <= window.alpha,
    };
    (fits && entry.depth >= depth).then_some(value)
}

/// So many moves are tried at this depth where something is known already.
const fn most_tried(depth: i32, improves: bool) -> usize {
    let most = 4 + 3 * depth * depth;
    (if improves { most } else { most / 2 + 2 }) as usize
}
