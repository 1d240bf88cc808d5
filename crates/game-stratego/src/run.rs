//! The two-squares rule: what a player's last moves have been, as long as they were one piece's.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::{Move, Square};

/// How often in a row one border may be crossed.
const CROSSINGS: usize = 3;

/// The squares that the piece moved last by a player has gone through by that player's last moves
/// in a row, at most three of them, oldest first. Text form: `a4a5a4`, or `-` before the first move.
///
/// A move that starts where the one before ended is by the same piece: had that piece been removed
/// meanwhile, none of the same player's could stand there yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Run {
    /// The first `length` count.
    squares: [Option<Square>; CROSSINGS + 1],
    length: u8,
}

impl Run {
    /// The last square of the last move.
    pub(crate) fn end(&self) -> Option<Square> {
        self.squares[usize::from(self.length.checked_sub(1)?)]
    }

    /// The last move.
    pub(crate) fn last(&self) -> Option<Move> {
        let before = self.squares[usize::from(self.length.checked_sub(2)?)]?;
        Some(Move::new(before, self.end()?))
    }

    /// Adds the player's next move.
    pub(crate) fn push(&mut self, moved: Move) {
        if self.end() != Some(moved.from) {
            self.squares = [Some(moved.from), Some(moved.to), None, None];
            self.length = 2;
            return;
        }
        if usize::from(self.length) > CROSSINGS {
            self.squares.copy_within(1.., 0);
            self.length -= 1;
        }
        self.squares[usize::from(self.length)] = Some(moved.to);
        self.length += 1;
    }

    /// Whether `next` would cross one border for the fourth time in a row.
    pub(crate) fn forbids(&self, next: Move) -> bool {
        if usize::from(self.length) <= CROSSINGS || self.end() != Some(next.from) {
            return false;
        }
        let mut squares = self.squares.iter().flatten().copied().chain([next.to]);
        let Some(mut from) = squares.next() else {
            return false;
        };
        let (mut low, mut high) = (0, u8::MAX); // what all moves have crossed, as an interval
        for to in squares {
            let step = Move::new(from, to);
            if lane(step) != lane(next) {
                return false;
            }
            let (a, b) = (along(from, step), along(to, step));
            low = low.max(a.min(b));
            high = high.min(a.max(b));
            from = to;
        }
        low < high
    }
}

/// The row or column a move is in, and whether it is a row.
fn lane(step: Move) -> (bool, u8) {
    let in_row = step.from.row() == step.to.row();
    let number = if in_row {
        step.from.row()
    } else {
        step.from.column()
    };
    (in_row, number)
}

/// The place of a square on the line of a move.
fn along(square: Square, step: Move) -> u8 {
    if step.from.row() == step.to.row() {
        square.column()
    } else {
        square.row()
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.length == 0 {
            return f.write_str("-");
        }
        let mut squares = self.squares.iter().flatten();
        squares.try_for_each(|square| write!(f, "{square}"))
    }
}

impl FromStr for Run {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-view");
        if text == "-" {
            return Ok(Self::default());
        }
        let mut run = Self::default();
        let mut rest = text;
        while !rest.is_empty() {
            let (square, after) = Square::split(rest).ok_or_else(bad)?;
            let place = run.squares.get_mut(usize::from(run.length));
            *place.ok_or_else(bad)? = Some(square);
            run.length += 1;
            rest = after;
        }
        let squares: Vec<Square> = run.squares.iter().flatten().copied().collect();
        let moves = squares
            .windows(2)
            .all(|pair| Move::new(pair[0], pair[1]).length().is_some_and(|n| n > 0));
        if moves && squares.len() > 1 {
            Ok(run)
        } else {
            Err(bad())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(moves: &str) -> Run {
        let mut run = Run::default();
        for text in moves.split(' ') {
            run.push(text.parse().unwrap());
        }
        run
    }

    #[track_caller]
    fn check(moves: &str, next: &str, forbidden: bool) {
        assert_eq!(after(moves).forbids(next.parse().unwrap()), forbidden);
    }

    #[test]
    fn the_fourth_crossing_in_a_row_is_forbidden() {
        check("a4a5 a5a4", "a4a5", false);
        check("a4a5 a5a4 a4a5", "a5a4", true);
        check("a4a5 a5a4 a4a5", "a5a6", false);
        check("a4a5 a5a4 a4a5", "a5b5", false);
        check("a5a4 a4a5 a5a4", "a4a5", true);
    }

    #[test]
    fn another_piece_or_another_way_starts_anew() {
        check("a4a5 a5a4 b4b5 a4a5", "a5a4", false);
        check("a4a5 a5a4 a4b4 b4a4", "a4a5", false);
        check("a4a5 a5a6 a6a5", "a5a4", false); // 4|5 was not crossed each time
        check("a4a5 a5a4 a4a5 a5b5 b5a5", "a5a4", false);
    }

    #[test]
    fn a_scout_is_judged_by_borders() {
        check("a2a3 a3a2 a2a6", "a6a3", false);
        check("a2a3 a3a2 a2a6", "a6a2", true);
        check("a2a6 a6a2 a2a6", "a6a5", true);
        check("a2a6 a6a4 a4a6", "a6a5", true);
        check("a2a6 a6a4 a4a5", "a5a2", true);
        check("a2a6 a6a4 a4a5", "a5a6", false);
        check("b4k4 k4b4 b4e4", "e4c4", true);
    }

    #[test]
    fn texts_are_read_back() {
        for text in ["-", "a4a5", "a4a5a4", "a4a5a4a5", "k10k9k10"] {
            assert_eq!(text.parse::<Run>().unwrap().to_string(), text);
        }
        for text in ["", "a4", "a4b5", "a4a4", "a4a5a4a5a4", "a4a5-", "a4 a5"] {
            assert!(text.parse::<Run>().is_err(), "{text}");
        }
    }
}
