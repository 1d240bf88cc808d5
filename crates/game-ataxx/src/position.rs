//! The board, whose turn it is, and the two counters: what engines work on.

use game::{Illegal, Places, Reason, Seat, Seats};

use crate::{Action, Cell, Moves, Quiet, Setup, Square, Squares};

/// A position, as its FEN writes it: `x5o/7/7/7/7/7/o5x x 0 1`.
///
/// A small `Copy` value; [`play`](Self::play) gives the next one. The option [`Quiet`] is not part
/// of a position, so whatever depends on it takes it as an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pieces of the side to move, and of the other.
    pub(crate) us: Squares,
    pub(crate) them: Squares,
    pub(crate) blocked: Squares,
    pub(crate) turn: Seat,
    /// Plies since the last clone.
    pub(crate) quiet: u32,
    /// The move number, from 1; goes up after seat 1.
    pub(crate) number: u32,
}

impl Position {
    /// The position a match with this set-up starts from.
    #[must_use]
    pub fn start(setup: &Setup) -> Self {
        const X: Squares = corners(Square::new(0, 6), Square::new(6, 0));
        const O: Squares = corners(Square::new(6, 6), Square::new(0, 0));
        Self {
            us: X,
            them: O,
            blocked: setup.blocked(),
            turn: Seat::FIRST,
            quiet: 0,
            number: 1,
        }
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Plies since the last clone.
    #[inline]
    #[must_use]
    pub const fn quiet_plies(&self) -> u32 {
        self.quiet
    }

    /// The move number, from 1; it goes up after seat 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The pieces of `seat`, which is 0 or 1.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, seat: Seat) -> Squares {
        if seat.index() == self.turn.index() {
            self.us
        } else {
            self.them
        }
    }

    /// The squares nobody may enter.
    #[must_use]
    pub const fn blocked(&self) -> Squares {
        self.blocked
    }

    /// The squares that may be entered.
    #[inline]
    #[must_use]
    pub fn empty(&self) -> Squares {
        Squares::BOARD - self.us - self.them - self.blocked
    }

    /// What is on `square`.
    #[must_use]
    pub fn cell(&self, square: Square) -> Cell {
        match () {
            () if self.blocked.contains(square) => Cell::Blocked,
            () if self.us.contains(square) => Cell::Piece(self.turn),
            () if self.them.contains(square) => Cell::Piece(self.turn.other()),
            () => Cell::Empty,
        }
    }

    /// Pieces of the side to move less those of the other.
    #[inline]
    #[must_use]
    pub const fn lead(&self) -> i32 {
        self.us.len() as i32 - self.them.len() as i32
    }

    /// Whether a piece of `seat` has anywhere to go.
    #[inline]
    #[must_use]
    pub fn can_move(&self, seat: Seat) -> bool {
        !self.reach(seat).is_empty()
    }

    /// The empty squares one step away from the pieces of `seat`: where it can clone.
    #[inline]
    #[must_use]
    pub fn near(&self, seat: Seat) -> Squares {
        self.pieces(seat).steps() & self.empty()
    }

    /// The empty squares that `seat` can land on.
    #[inline]
    #[must_use]
    pub fn reach(&self, seat: Seat) -> Squares {
        self.pieces(seat).reach() & self.empty()
    }

    /// Why the match is over here, if it is. What the last move did comes before the quiet plies.
    #[inline]
    #[must_use]
    pub fn over(&self, quiet: Quiet) -> Option<Reason> {
        let (us, them) = (self.us, self.them);
        let empty = self.empty();
        if us.is_empty() || them.is_empty() {
            Some(Reason::Wiped)
        } else if empty.is_empty() {
            Some(Reason::Full)
        } else if ((us | them).reach() & empty).is_empty() {
            Some(Reason::Stuck)
        } else if quiet.reached(self.quiet) {
            Some(Reason::Quiet)
        } else {
            None
        }
    }

    /// The places when the match is over here for `reason`.
    #[must_use]
    pub fn places(&self, reason: Reason) -> Places {
        if reason == Reason::Quiet {
            Places::tied(Seats::TWO)
        } else {
            Places::by_score(Seats::TWO, |seat| self.pieces(seat).len())
        }
    }

    /// The legal actions of the side to move; the pass alone if only the other side can move.
    #[inline]
    #[must_use]
    pub fn moves(&self, quiet: Quiet) -> Moves {
        if self.over(quiet).is_some() {
            Moves::NONE
        } else if self.can_move(self.turn) {
            Moves::new(self.us, self.empty())
        } else {
            Moves::PASS
        }
    }

    /// Where the piece on `from` may go; nothing unless it belongs to the side to move.
    #[must_use]
    pub fn targets(&self, from: Square) -> Squares {
        if self.us.contains(from) {
            Squares::one(from).reach() & self.empty()
        } else {
            Squares::NONE
        }
    }

    /// The enemy pieces that `action` turns.
    #[inline]
    #[must_use]
    pub fn captured(&self, action: Action) -> Squares {
        match action.to() {
            Some(to) => Squares::near(to) & self.them,
            None => Squares::NONE,
        }
    }

    /// Whether `action` fits the board for the side to move. Says nothing of ends.
    ///
    /// # Errors
    /// `blocked` or `occupied` for the square to land on; `no-neighbour` for a clone away from
    /// every own piece; `not-your-piece` or `not-two-steps` for a jump; `can-move` for a pass of a
    /// side that can move.
    pub fn allows(&self, action: Action) -> Result<(), Illegal> {
        let at = |code, square: Square| Err(Illegal::new(code).with("square", square));
        if let Some(to) = action.to() {
            match self.cell(to) {
                Cell::Blocked => return at("blocked", to),
                Cell::Piece(_) => return at("occupied", to),
                Cell::Empty => {}
            }
        }
        match action {
            Action::Clone(to) if (Squares::near(to) & self.us).is_empty() => at("no-neighbour", to),
            Action::Jump(from, _) if !self.us.contains(from) => at("not-your-piece", from),
            Action::Jump(from, to) if from.distance(to) != 2 => Err(Illegal::new("not-two-steps")
                .with("from", from)
                .with("to", to)),
            Action::Pass if self.can_move(self.turn) => Err(Illegal::new("can-move")),
            _ => Ok(()),
        }
    }

    /// The position after `action`, which must be one that [`allows`](Self::allows) takes:
    /// nothing is checked here.
    #[inline]
    #[must_use]
    pub fn play(&self, action: Action) -> Self {
        let captured = self.captured(action);
        let us = self.us | captured;
        let (us, quiet) = match action {
            Action::Clone(to) => (us.with(to), 0),
            Action::Jump(from, to) => (us.without(from).with(to), self.quiet.saturating_add(1)),
            Action::Pass => (us, self.quiet.saturating_add(1)),
        };
        Self {
            us: self.them - captured,
            them: us,
            blocked: self.blocked,
            turn: self.turn.other(),
            quiet,
            number: self.number.saturating_add(self.turn.index() as u32),
        }
    }

    /// A hash of the board and the side to move, not of the counters: for transposition tables.
    #[inline]
    #[must_use]
    pub fn key(&self) -> u64 {
        // Odd multipliers spread each bitboard over the word; the finisher is SplitMix64's.
        let us = self.us.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let them = self.them.bits().wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let mut z = us ^ them.rotate_left(32) ^ self.turn.index() as u64;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start(&Setup::default())
    }
}

const fn corners(one: Option<Square>, other: Option<Square>) -> Squares {
    match (one, other) {
        (Some(one), Some(other)) => Squares::one(one).with(other),
        _ => Squares::NONE,
    }
}
