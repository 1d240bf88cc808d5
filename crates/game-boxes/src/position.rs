//! The board as people see and copy it.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use game::{Illegal, Seat};

use crate::{Bits, Board, Line, Size, Spot};

/// A board with its drawn lines, the owner of every closed box, and who moves.
///
/// Text form: the box rows from the top with `/` between; a box is a lower-case hex digit for its
/// drawn sides (1 top, 2 right, 4 bottom, 8 left), or `x` / `o` for its owner when all four are
/// drawn; then the side to move, at the end who drew last.
///
/// ```
/// let position: game_boxes::Position = "4/1 x".parse().unwrap();
/// assert_eq!(position.size().to_string(), "2x1");
/// assert!(position.is_drawn("a2h".parse().unwrap()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    size: Size,
    board: Board<3>,
    /// The boxes of seat 0, by number; the other closed ones are seat 1's.
    first: u128,
}

impl Position {
    /// A board with these lines drawn, no box closed, and seat 0 to move.
    pub(crate) fn new(size: Size, drawn: Bits<3>) -> Self {
        Self {
            size,
            board: Board::new(drawn, Seat::FIRST, 0),
            first: 0,
        }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Who moves; at the end, who drew last.
    #[must_use]
    pub const fn mover(&self) -> Seat {
        self.board.mover()
    }

    /// Whether a line is drawn. A line that is not on the board is not.
    #[must_use]
    pub fn is_drawn(&self, line: Line) -> bool {
        self.size
            .line_number(line)
            .is_some_and(|number| self.board.drawn().contains(number))
    }

    /// The lines not drawn yet.
    pub fn open(&self) -> impl Iterator<Item = Line> {
        let position = *self;
        self.size
            .lines()
            .filter(move |line| !position.is_drawn(*line))
    }

    /// How many lines are drawn, those of the border included.
    #[must_use]
    pub fn drawn_count(&self) -> usize {
        self.board.drawn().len()
    }

    /// Whose box it is; none while it is open.
    #[must_use]
    pub fn owner(&self, spot: Spot) -> Option<Seat> {
        let number = self.size.spot_number(spot)?;
        if !self.board.drawn().covers(self.size.sides(spot)) {
            None
        } else if self.first >> number & 1 == 1 {
            Some(Seat::FIRST)
        } else {
            Some(Seat::SECOND)
        }
    }

    /// The boxes of seat 0 and of seat 1.
    #[must_use]
    pub fn scores(&self) -> [u8; 2] {
        let first = self.first.count_ones() as i8;
        [first as u8, (first - self.board.lead()) as u8]
    }

    /// Whether every line is drawn.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.drawn_count() == self.size.line_count()
    }

    /// The board for engines, in `W` words: none if they are too few for its lines.
    #[must_use]
    pub fn board<const W: usize>(&self) -> Option<Board<W>> {
        (self.size.line_count() < 64 * W).then(|| self.board.resized())
    }

    /// The lines drawn, by number.
    pub(crate) const fn drawn(&self) -> Bits<3> {
        self.board.drawn()
    }

    /// The boxes whose last open side is this line. None if it is not on the board.
    #[must_use]
    pub fn closes(&self, line: Line) -> Vec<Spot> {
        let after = match self.size.line_number(line) {
            Some(number) => self.board.drawn().or(Bits::one(number)),
            None => return Vec::new(),
        };
        self.size
            .beside(line)
            .filter(|spot| after.covers(self.size.sides(*spot)))
            .collect()
    }

    /// Draws a line for the mover.
    ///
    /// # Errors
    /// `no-such-line` if it is not on the board, `line-drawn` if it is drawn already.
    pub fn draw(&mut self, line: Line) -> Result<(), Illegal> {
        let stroke = self.may_draw(line)?;
        let mover = self.board.mover();
        let closed = self.closes(line);
        self.board.draw(&stroke);
        if mover == Seat::FIRST {
            let numbers = closed
                .iter()
                .filter_map(|spot| self.size.spot_number(*spot));
            self.first = numbers.fold(self.first, |first, number| first | 1 << number);
        }
        Ok(())
    }

    /// Whether a line can be drawn now, as [`draw`](Self::draw) says.
    pub(crate) fn may_draw(&self, line: Line) -> Result<crate::Stroke<3>, Illegal> {
        match self.size.stroke(line) {
            None => Err(Illegal::new("no-such-line").with("line", line)),
            Some(_) if self.is_drawn(line) => Err(Illegal::new("line-drawn").with("line", line)),
            Some(stroke) => Ok(stroke),
        }
    }

    /// The letter of a box in the text form.
    fn letter(&self, spot: Spot) -> char {
        let sides = digit(spot.sides().map(|line| self.is_drawn(line)));
        let owner = if sides == 15 { self.owner(spot) } else { None };
        owner.map_or_else(|| char::from_digit(sides, 16).unwrap_or('?'), mark)
    }
}

/// The longest text form: 9 rows of 9 boxes, with a separator after each, and the mover.
const TEXT_MAX: usize = 9 * (9 + 1) + 1;

/// The mark of a seat: `x` for seat 0, `o` for seat 1.
pub(crate) const fn mark(seat: Seat) -> char {
    if seat.index() == 0 { 'x' } else { 'o' }
}

/// The digit of a box whose sides (top, right, bottom, left) are drawn or not.
fn digit(sides: [bool; 4]) -> u32 {
    sides
        .into_iter()
        .enumerate()
        .map(|(i, drawn)| u32::from(drawn) << i)
        .sum()
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.size.rows()).rev() {
            for column in 0..self.size.columns() {
                f.write_char(self.letter(Spot::at(column, row)))?;
            }
            f.write_char(if row > 0 { '/' } else { ' ' })?;
        }
        f.write_char(mark(self.mover()))
    }
}

impl FromStr for Position {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-position").with("position", text);
        if text.len() > TEXT_MAX {
            return Err(bad());
        }
        let (board, mover) = text.split_once(' ').ok_or_else(bad)?;
        let mover = match mover {
            "x" => Seat::FIRST,
            "o" => Seat::SECOND,
            _ => return Err(bad()),
        };
        let rows: Vec<&[u8]> = board.split('/').rev().map(str::as_bytes).collect();
        let count = |length: usize| u8::try_from(length).map_err(|_| bad());
        let columns = rows.first().map_or(0, |row| row.len());
        let size = Size::new(count(rows.len())?, count(columns)?).ok_or_else(bad)?;
        if rows.iter().any(|row| row.len() != columns) {
            return Err(bad());
        }
        let letters: Vec<u8> = rows.concat(); // in the order of the boxes' numbers
        let sides: Option<Vec<u8>> = letters.iter().map(|letter| sides_of(*letter)).collect();
        let drawn = agreed(size, &sides.ok_or_else(bad)?)?;
        let owned = |mark| (0u32..).zip(&letters).filter(move |(_, l)| **l == mark);
        let first = owned(b'x').fold(0, |first: u128, (number, _)| first | 1 << number);
        let lead = first.count_ones() as i8 - owned(b'o').count() as i8;
        Ok(Self {
            size,
            board: Board::new(drawn, mover, lead),
            first,
        })
    }
}

/// The drawn sides that a letter of the text form stands for, as its digit; none for `f` and
/// everything else that never occurs.
fn sides_of(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'e' => Some(letter - b'a' + 10),
        b'x' | b'o' => Some(15),
        _ => None,
    }
}

/// The lines drawn on a board whose boxes, by number, have these sides.
///
/// # Errors
/// `sides-disagree` if two boxes do not say the same of the line between them.
fn agreed(size: Size, digits: &[u8]) -> Result<Bits<3>, Illegal> {
    let has = |digit: u8, i: usize| digit >> i & 1 == 1;
    let mut drawn = Bits::EMPTY;
    for (spot, digit) in size.spots().zip(digits) {
        let lines = (0..4).zip(spot.sides()).filter(|(i, _)| has(*digit, *i));
        let numbers = lines.filter_map(|(_, line)| size.line_number(line));
        drawn = drawn.or(numbers.collect());
    }
    for (spot, digit) in size.spots().zip(digits) {
        for (i, line) in (0..4).zip(spot.sides()) {
            let is_drawn = size.line_number(line).is_some_and(|n| drawn.contains(n));
            if is_drawn != has(*digit, i) {
                return Err(Illegal::new("sides-disagree").with("line", line));
            }
        }
    }
    Ok(drawn)
}
