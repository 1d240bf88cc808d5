//! What a picture consists of, and how each part looks.

use std::fmt::{self, Write};

use game::Seat;

use crate::ink::Ink;
use crate::{Colour, Palette};

/// What an element of a picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The board under everything; a page's style sheet colours the picture itself.
    Board,
    /// A square, light or dark; whether the last move touched it.
    Tile { shade: u8, last: bool },
    /// Corners drawn around a square that the last move touched.
    Corners,
    /// A coordinate.
    Label,
    /// A piece: coin and sign.
    Piece(Seat),
    /// The coin under the sign.
    Coin,
    /// The sign of a seat.
    Sign,
    /// The open ring within a sign.
    Ring,
    /// A square nobody may enter: a slab, and the knot on it.
    Slab,
    /// See [`Slab`](Self::Slab).
    Knot,
    /// A dot of a board of dots.
    Dot,
    /// Lines between dots.
    Lines,
    /// Lines that nobody has drawn yet: a row of small dots, as the grid of a muggu before its lines.
    Free,
    /// A box that somebody has: the ground in the seat's colour, and the sign.
    Claim(Seat),
    /// See [`Claim`](Self::Claim).
    Ground,
    /// A field that is pointed at.
    Mark,
    /// A line that is pointed at.
    LineMark,
    /// A way from one place to another.
    Arrow,
    /// Text that stands for a board.
    Text,
}

impl Part {
    /// The attributes that make an element this part.
    pub(crate) fn attributes(self, ink: Ink<'_>, out: &mut String) -> fmt::Result {
        match ink {
            Ink::Sheet => self.named(out),
            Ink::Own(palette) => self.coloured(palette, out),
        }
    }

    /// What the style sheet knows it by.
    fn named(self, out: &mut String) -> fmt::Result {
        let class = match self {
            Self::Tile { shade, last } => {
                let last = if last { " data-last=\"\"" } else { "" };
                return write!(out, " class=\"tile\" data-shade=\"{shade}\"{last}");
            }
            Self::Piece(seat) => return write!(out, " class=\"piece\" data-seat=\"{seat}\""),
            Self::Claim(seat) => return write!(out, " class=\"claim\" data-seat=\"{seat}\""),
            Self::Label => "label",
            Self::Coin => "coin",
            Self::Sign => "sign",
            Self::Ring => "ring",
            Self::Slab => "slab",
            Self::Knot => "knot",
            Self::Dot => "dot",
            Self::Corners => "corners",
            Self::Lines => "lines",
            Self::Free => "free",
            Self::Mark => "mark",
            Self::LineMark => "line-mark",
            Self::Arrow => "arrow",
            Self::Board | Self::Ground | Self::Text => return Ok(()),
        };
        write!(out, " class=\"{class}\"")
    }

    /// How it looks where no style sheet reaches.
    fn coloured(self, palette: &Palette, out: &mut String) -> fmt::Result {
        let Palette {
            ink,
            quiet,
            edge,
            good,
            on_seat,
            seats,
            seat_edges,
            tiles,
            tile_last,
            glow,
            grain,
            frame,
            ..
        } = palette;
        let of = |colours: &[Colour; 2], seat: Seat| colours[seat.index() % colours.len()];
        match self {
            Self::Board => write!(out, " fill=\"{}\"", tiles[0]),
            Self::Tile { shade, last } => {
                let fill = if last {
                    *tile_last
                } else {
                    tiles[usize::from(shade % 2)]
                };
                write!(out, " fill=\"{fill}\" stroke=\"{grain}\"")
            }
            Self::Corners => write!(
                out,
                " fill=\"none\" stroke=\"{ink}\" stroke-width=\"4\" stroke-dasharray=\"47.7 42\" stroke-dashoffset=\"31.7\""
            ),
            Self::Label => write!(
                out,
                " fill=\"{quiet}\" font-family=\"Noto Sans\" font-size=\"20\" font-weight=\"700\" text-anchor=\"middle\""
            ),
            Self::Piece(seat) | Self::Claim(seat) => write!(
                out,
                " fill=\"{}\" stroke=\"{}\" stroke-width=\"3\"",
                of(seats, seat),
                of(seat_edges, seat)
            ),
            Self::Coin | Self::Ground => Ok(()), // as the piece or the claim around it says
            Self::Sign => write!(out, " fill=\"{on_seat}\" stroke=\"none\""),
            Self::Ring => write!(
                out,
                " fill=\"none\" stroke=\"{on_seat}\" stroke-width=\"8\""
            ),
            Self::Slab => write!(out, " fill=\"{frame}\""),
            Self::Knot => write!(
                out,
                " stroke=\"{}\" stroke-width=\"7\" stroke-linecap=\"round\"",
                tiles[0]
            ),
            Self::Dot => write!(out, " fill=\"{ink}\""),
            Self::Lines => write!(
                out,
                " fill=\"none\" stroke=\"{ink}\" stroke-width=\"9\" stroke-linecap=\"round\""
            ),
            Self::Free => write!(
                out,
                " fill=\"none\" stroke=\"{edge}\" stroke-width=\"5\" stroke-linecap=\"round\" stroke-dasharray=\"0 12.5\""
            ),
            Self::Mark => write!(
                out,
                " fill=\"{glow}\" fill-opacity=\".45\" stroke=\"{good}\" stroke-width=\"5\""
            ),
            Self::LineMark => write!(
                out,
                " fill=\"none\" stroke=\"{good}\" stroke-width=\"13\" stroke-linecap=\"round\""
            ),
            Self::Arrow => write!(
                out,
                " fill=\"{good}\" stroke=\"{on_seat}\" stroke-width=\"4\" stroke-linejoin=\"round\""
            ),
            Self::Text => write!(
                out,
                " fill=\"{ink}\" font-family=\"Noto Sans\" font-size=\"24\""
            ),
        }
    }
}
