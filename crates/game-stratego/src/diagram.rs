//! The text of a position that people copy: StraDoS3.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat};

use crate::field::Field;
use crate::{Position, Rank, Setup, Square, Squares};

/// One piece of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Man {
    seat: Seat,
    rank: Rank,
    fought: bool,
}

/// What is on a square of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Cell {
    Empty,
    Hidden,
    Man(Man),
}

/// A position in StraDoS3: 100 characters from `a1` along the row and up, then `r` or `b` to move and
/// the move number (from 0, up after blue).
///
/// Red letters are those of an [`Arrangement`](crate::Arrangement), blue ones `N` to `Y` in the same
/// order, lower case for a piece that has fought; `a` empty, `_` lake, `?` a piece of which the rank
/// is not known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Diagram {
    cells: [Cell; Square::COUNT],
    turn: Seat,
    number: u32,
}

impl Diagram {
    /// The diagram of a field on which pieces have these ranks, as far as they are known.
    pub(crate) fn of(field: &Field, rank: impl Fn(Square) -> Option<Rank>) -> Self {
        let mut cells = [Cell::Empty; Square::COUNT];
        for (home, square) in field.pieces() {
            let man = rank(home).map(|rank| Man {
                seat: home.half(),
                rank,
                fought: field.fought.contains(home),
            });
            cells[square.index()] = man.map_or(Cell::Hidden, Cell::Man);
        }
        Self {
            cells,
            turn: field.turn,
            number: field.number,
        }
    }

    /// The position with these options, as far as a diagram tells: no move came before; a piece that
    /// does not stand on its own four rows has moved; and what is not on the board was lost in fights.
    /// Which square each was set up on is not told, so some is taken.
    ///
    /// # Errors
    /// `diagram-hidden` when a rank is not known, `wrong-count` when there are more of a rank than a
    /// side has, `diagram-still` when a flag or a bomb has left its own rows.
    pub fn position(&self, setup: Setup) -> Result<Position, Illegal> {
        let men = self.men()?;
        let mut field = Field::new(Squares::NONE, self.turn);
        field.number = self.number;
        let mut pieces = Vec::new();
        for seat in [Seat::FIRST, Seat::SECOND] {
            let own = men.iter().filter(|(_, man)| man.seat == seat).copied();
            pieces.extend(settle(&mut field, setup.barrage, seat, own)?);
        }
        field.chase = crate::chase::Chase::new(field.pieces());
        Ok(Position::new(setup, field, &pieces))
    }

    fn men(&self) -> Result<Vec<(Square, Man)>, Illegal> {
        let cells = Square::all().zip(&self.cells);
        let men = cells.filter_map(|(square, cell)| match cell {
            Cell::Empty => None,
            Cell::Hidden => Some(Err(Illegal::new("diagram-hidden").with("square", square))),
            Cell::Man(man) => Some(Ok((square, *man))),
        });
        men.collect()
    }
}

/// Puts the pieces of one side on the field and gives each, the lost ones too, a square it was set up
/// on, its own if it can be.
fn settle(
    field: &mut Field,
    barrage: bool,
    seat: Seat,
    men: impl Iterator<Item = (Square, Man)>,
) -> Result<Vec<(Square, Rank)>, Illegal> {
    let rows: Squares = Square::all()
        .filter(|square| square.half() == seat && !(4..6).contains(&square.row()))
        .collect();
    let (here, abroad): (Vec<_>, Vec<_>) = men.partition(|(square, _)| rows.contains(*square));
    let mut free = here
        .iter()
        .fold(rows, |free, (at, _)| free.without(*at))
        .into_iter();
    let mut pieces: Vec<(Square, Rank)> = Vec::new();
    let settled = here.iter().map(|(at, man)| (Some(*at), *at, man));
    let homes: Vec<Option<Square>> = abroad.iter().map(|_| free.next()).collect();
    let abroad = abroad
        .iter()
        .zip(homes)
        .map(|((at, man), home)| (home, *at, man));
    for (home, at, man) in settled.chain(abroad) {
        let home = home.ok_or_else(|| too_many(man.rank))?;
        if at != home && !man.rank.moves() {
            return Err(Illegal::new("diagram-still").with("square", at));
        }
        field.put(home, at);
        field.homes = field.homes.with(home);
        field.alive = field.alive.with(home);
        if at != home {
            field.moved = field.moved.with(home);
        }
        if man.fought {
            field.fought = field.fought.with(home);
        }
        pieces.push((home, man.rank));
    }
    for rank in missing(&pieces, barrage)? {
        let home = free.next().ok_or_else(|| too_many(rank))?;
        field.homes = field.homes.with(home);
        field.fought = field.fought.with(home);
        pieces.push((home, rank));
    }
    Ok(pieces)
}

/// What a side has besides these pieces.
fn missing(pieces: &[(Square, Rank)], barrage: bool) -> Result<Vec<Rank>, Illegal> {
    let mut missing = Vec::new();
    for rank in Rank::ALL {
        let there = pieces.iter().filter(|(_, other)| *other == rank).count();
        let lost = rank.count(barrage).checked_sub(there);
        let lost = lost.ok_or_else(|| too_many(rank))?;
        missing.extend(std::iter::repeat_n(rank, lost));
    }
    Ok(missing)
}

fn too_many(rank: Rank) -> Illegal {
    Illegal::new("too-many").with("rank", rank.name())
}

impl Man {
    fn letter(self) -> char {
        let red = self.rank.letter() as u8;
        let letter = char::from(red + 12 * self.seat.index() as u8);
        if self.fought {
            letter.to_ascii_lowercase()
        } else {
            letter
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        let upper = letter.to_ascii_uppercase();
        let (seat, red) = match upper {
            'B'..='M' => (Seat::FIRST, upper),
            'N'..='Y' => (Seat::SECOND, char::from(upper as u8 - 12)),
            _ => return None,
        };
        Some(Self {
            seat,
            rank: Rank::from_letter(red)?,
            fought: letter.is_ascii_lowercase(),
        })
    }
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (square, cell) in Square::all().zip(&self.cells) {
            let letter = match cell {
                Cell::Empty if Squares::LAKES.contains(square) => '_',
                Cell::Empty => 'a',
                Cell::Hidden => '?',
                Cell::Man(man) => man.letter(),
            };
            write!(f, "{letter}")?;
        }
        let turn = if self.turn == Seat::FIRST { 'r' } else { 'b' };
        write!(f, " {turn} {}", self.number)
    }
}

impl FromStr for Diagram {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let words: Vec<&str> = text.split(' ').collect();
        let [board, turn, number] = words[..] else {
            return Err(Illegal::new("diagram-parts").with("count", words.len()));
        };
        let letters: Vec<char> = board.chars().collect();
        if letters.len() != Square::COUNT {
            return Err(Illegal::new("diagram-length").with("count", letters.len()));
        }
        let mut cells = [Cell::Empty; Square::COUNT];
        for ((square, cell), letter) in Square::all().zip(&mut cells).zip(letters) {
            let lake = Squares::LAKES.contains(square);
            *cell = match letter {
                '_' if lake => Cell::Empty,
                'a' if !lake => Cell::Empty,
                '?' if !lake => Cell::Hidden,
                letter => Man::from_letter(letter)
                    .filter(|_| !lake)
                    .map(Cell::Man)
                    .ok_or_else(|| Illegal::new("diagram-letter").with("square", square))?,
            };
        }
        let turn = match turn {
            "r" => Seat::FIRST,
            "b" => Seat::SECOND,
            _ => return Err(Illegal::new("diagram-side").with("side", turn)),
        };
        let bad = || Illegal::new("diagram-number").with("number", number);
        let diagram = Self {
            cells,
            turn,
            number: number.parse().map_err(|_| bad())?,
        };
        if diagram.number.to_string() == number {
            Ok(diagram)
        } else {
            Err(bad())
        }
    }
}
