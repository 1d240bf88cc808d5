//! Which move to try first: the sooner a good one comes, the less is searched.

use crate::State;

/// What earlier cuts say about moves: killers by ply, history by side and slot.
pub(crate) struct Order<S: State> {
    killers: Vec<[Option<S::Move>; 2]>,
    history: [Vec<i32>; 2],
}

/// The move of the table comes before everything.
const TABLE: i32 = i32::MAX;
/// One point of [`State::promise`], in points of history.
const PROMISE: i32 = 1 << 12;
/// A killer counts like two points of promise.
const KILLER: i32 = 2 * PROMISE;
const HISTORY_MAX: i32 = 2 * PROMISE;

impl<S: State> Order<S> {
    pub(crate) fn new() -> Self {
        Self {
            killers: Vec::new(),
            history: [vec![0; S::SLOTS], vec![0; S::SLOTS]],
        }
    }

    /// Forgets the killers and halves the history, for the next root.
    pub(crate) fn grow_older(&mut self) {
        self.killers.clear();
        for count in self.history.iter_mut().flatten() {
            *count /= 2;
        }
    }

    /// How early to try `action`.
    pub(crate) fn score(
        &self,
        state: &S,
        ply: usize,
        table: Option<S::Move>,
        action: S::Move,
    ) -> i32 {
        if table == Some(action) {
            return TABLE;
        }
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let killer = if killers.contains(&Some(action)) {
            KILLER
        } else {
            0
        };
        let history = self.history[state.side() & 1].get(S::slot(action));
        state.promise(action).clamp(-100_000, 100_000) * PROMISE
            + killer
            + history.copied().unwrap_or_default()
    }

    /// `action` made the rest of the moves needless.
    pub(crate) fn cut(&mut self, state: &S, ply: usize, depth: u8, action: S::Move) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        if let Some(count) = self.history[state.side() & 1].get_mut(S::slot(action)) {
            *count = (*count + i32::from(depth) * i32::from(depth)).min(HISTORY_MAX);
        }
    }
}
