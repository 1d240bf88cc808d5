//! The position's text: Ataxx FEN.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use game::{Illegal, Seat};

use crate::{Cell, Position, Square, Squares};

/// Row 7 first, `/` between rows, `x` and `o` pieces, `-` blocked, a digit for so many empty
/// squares; then the side to move, the plies since the last clone, and the move number.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..Square::SIDE).rev() {
            let mut gap = 0;
            for square in (0..Square::SIDE).filter_map(|column| Square::new(column, row)) {
                match self.cell(square).letter() {
                    None => gap += 1,
                    Some(letter) => {
                        write_gap(f, std::mem::take(&mut gap))?;
                        f.write_char(letter)?;
                    }
                }
            }
            write_gap(f, gap)?;
            f.write_char(if row > 0 { '/' } else { ' ' })?;
        }
        let side = Cell::Piece(self.turn).letter().unwrap_or('x');
        write!(f, "{side} {} {}", self.quiet, self.number)
    }
}

fn write_gap(f: &mut fmt::Formatter<'_>, gap: u8) -> fmt::Result {
    match gap {
        0 => Ok(()),
        gap => f.write_char(char::from(b'0' + gap)),
    }
}

/// Takes exactly what [`Display`](fmt::Display) writes: one text a position.
///
/// # Errors
/// `fen-fields` when there are not four fields; `fen-rows`, `fen-row`, `fen-letter`, `fen-side`,
/// `fen-quiet` and `fen-number` for what is wrong in them.
impl FromStr for Position {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, side, quiet, number] = fields[..] else {
            return Err(Illegal::new("fen-fields").with("count", fields.len()));
        };
        let ([x, o], blocked) = read_board(board)?;
        let (turn, us, them) = match side {
            "x" => (Seat::FIRST, x, o),
            "o" => (Seat::SECOND, o, x),
            _ => return Err(Illegal::new("fen-side").with("side", side)),
        };
        Ok(Self {
            us,
            them,
            blocked,
            turn,
            quiet: read_number(quiet)
                .ok_or_else(|| Illegal::new("fen-quiet").with("quiet", quiet))?,
            number: read_number(number)
                .filter(|number| *number > 0)
                .ok_or_else(|| Illegal::new("fen-number").with("number", number))?,
        })
    }
}

fn read_board(board: &str) -> Result<([Squares; 2], Squares), Illegal> {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != usize::from(Square::SIDE) {
        return Err(Illegal::new("fen-rows").with("count", rows.len()));
    }
    let (mut pieces, mut blocked) = ([Squares::NONE; 2], Squares::NONE);
    for (text, row) in rows.into_iter().zip((0..Square::SIDE).rev()) {
        let bad = || Illegal::new("fen-row").with("row", text);
        let (mut column, mut after_gap) = (0, false);
        for letter in text.bytes() {
            let square = Square::new(column, row).ok_or_else(bad)?;
            let gap = letter.is_ascii_digit();
            match letter {
                b'x' => pieces[0] = pieces[0].with(square),
                b'o' => pieces[1] = pieces[1].with(square),
                b'-' => blocked = blocked.with(square),
                // Two digits in a row would be a second text of the same row.
                b'1'..=b'7' if !after_gap => column += letter - b'1',
                b'0'..=b'9' => return Err(bad()),
                _ => return Err(Illegal::new("fen-letter").with("row", text)),
            }
            column += 1;
            after_gap = gap;
        }
        if column != Square::SIDE {
            return Err(bad());
        }
    }
    Ok((pieces, blocked))
}

/// A number without sign or leading zeros.
fn read_number(text: &str) -> Option<u32> {
    text.parse()
        .ok()
        .filter(|number: &u32| number.to_string() == text)
}
