//! The legal moves of a position, one by one.

use crate::{Action, Square, Squares};

/// The legal actions of a position: clones, then jumps, or the pass alone. None when the board is
/// over. [`nth`](Iterator::nth) is quick, so a random move needs no list.
#[derive(Clone, Debug)]
pub struct Moves {
    clones: Squares,
    /// Pieces whose jumps have not begun.
    pieces: Squares,
    from: Option<Square>,
    /// What is left of the jumps of `from`.
    targets: Squares,
    empty: Squares,
    pass: bool,
}

impl Moves {
    pub(crate) const NONE: Self = Self {
        clones: Squares::NONE,
        pieces: Squares::NONE,
        from: None,
        targets: Squares::NONE,
        empty: Squares::NONE,
        pass: false,
    };

    pub(crate) const PASS: Self = Self {
        pass: true,
        ..Self::NONE
    };

    #[inline]
    pub(crate) fn new(pieces: Squares, empty: Squares) -> Self {
        Self {
            clones: pieces.steps() & empty,
            pieces,
            empty,
            ..Self::NONE
        }
    }
}

impl Iterator for Moves {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        if let Some(to) = self.clones.pop() {
            return Some(Action::Clone(to));
        }
        loop {
            if let (Some(from), Some(to)) = (self.from, self.targets.pop()) {
                return Some(Action::Jump(from, to));
            }
            let Some(from) = self.pieces.pop() else {
                return std::mem::take(&mut self.pass).then_some(Action::Pass);
            };
            self.from = Some(from);
            self.targets = Squares::ring(from) & self.empty;
        }
    }

    fn nth(&mut self, mut n: usize) -> Option<Action> {
        // Whole groups are skipped by their size, what is left one by one.
        let clones = self.clones.len() as usize;
        if n >= clones {
            n -= clones;
            self.clones = Squares::NONE;
            while n >= self.targets.len() as usize {
                n -= self.targets.len() as usize;
                self.targets = Squares::NONE;
                let Some(from) = self.pieces.pop() else {
                    break;
                };
                self.from = Some(from);
                self.targets = Squares::ring(from) & self.empty;
            }
        }
        for _ in 0..n {
            self.next()?;
        }
        self.next()
    }

    fn fold<B, F: FnMut(B, Action) -> B>(self, init: B, mut f: F) -> B {
        // The same as `next`, as plain loops: what counting and lists spend their time in.
        let mut all = init;
        for to in self.clones {
            all = f(all, Action::Clone(to));
        }
        if let Some(from) = self.from {
            for to in self.targets {
                all = f(all, Action::Jump(from, to));
            }
        }
        for from in self.pieces {
            for to in Squares::ring(from) & self.empty {
                all = f(all, Action::Jump(from, to));
            }
        }
        if self.pass { f(all, Action::Pass) } else { all }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let jumps: u32 = self
            .pieces
            .map(|from| (Squares::ring(from) & self.empty).len())
            .sum();
        let all = self.clones.len() + self.targets.len() + jumps + u32::from(self.pass);
        (all as usize, Some(all as usize))
    }
}

impl ExactSizeIterator for Moves {}
