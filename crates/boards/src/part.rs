//! What a picture consists of, and how each part looks.

use std::fmt::{self, Write};

use game::Seat;

use crate::ink::Ink;
use crate::palette::Fleet;
use crate::tacocat::TacoPart;
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
    /// What belongs to a seat at a board of four.
    Fleet(Seat),
    /// What the squares lie on: the cross.
    Cross,
    /// A square of the ring.
    Square,
    /// In the seat's colour: a square of its home column, its launch pad, its part of the centre.
    Home,
    /// A seat's hangar: the floor, and the row of dots along its wall.
    Hangar,
    /// See [`Hangar`](Self::Hangar).
    Wall,
    /// A place in a hangar.
    Berth,
    /// The way of a flight.
    Flight,
    /// The sign of a seat on a square that is not filled with its colour.
    Emblem,
    /// The same on one that is, or on a plane.
    Badge,
    /// What sets a plane off from a square of its own colour.
    Halo,
    /// A plane.
    Hull,
    /// A plane that is done, turned over: only its outline.
    Done,
    /// How many planes a stack has: the ground, and the number.
    Tag,
    /// See [`Tag`](Self::Tag).
    Count,
    /// The middle of the board, and the flower in it.
    Heart,
    /// See [`Heart`](Self::Heart).
    Bloom,
    /// A lake, and the waves on it.
    Lake,
    /// See [`Lake`](Self::Lake).
    Waves,
    /// A coordinate on the rim of a board.
    Rim,
    /// The field on an open piece, ...
    Plate,
    /// ... the sign of its rank, ...
    Crest,
    /// ... and its number.
    Number,
    /// Of Tacocat.
    Taco(TacoPart),
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
            Self::Fleet(seat) => return write!(out, " class=\"fleet\" data-seat=\"{seat}\""),
            Self::Cross => "cross",
            Self::Square => "square",
            Self::Home => "home",
            Self::Hangar => "hangar",
            Self::Wall => "wall",
            Self::Berth => "berth",
            Self::Flight => "airway",
            Self::Emblem => "emblem",
            Self::Badge => "badge",
            Self::Halo => "halo",
            Self::Hull => "hull",
            Self::Done => "done",
            Self::Tag => "tag",
            Self::Count => "count",
            Self::Heart => "heart",
            Self::Bloom => "bloom",
            Self::Lake => "lake",
            Self::Waves => "waves",
            Self::Rim => "label rim",
            Self::Plate => "plate",
            Self::Crest => "crest",
            Self::Number => "number",
            Self::Taco(part) => return part.named(out),
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
            Self::Lake | Self::Waves | Self::Rim | Self::Plate | Self::Crest | Self::Number => {
                self.of_armies(palette, out)
            }
            Self::Taco(part) => part.coloured(palette, out),
            four => four.of_four(palette, out),
        }
    }

    /// The same for the parts of a board with lakes. Within a piece the stroke is its seat's edge, `color`
    /// that of what is drawn on its field.
    fn of_armies(self, palette: &Palette, out: &mut String) -> fmt::Result {
        let Palette {
            ink,
            quiet,
            on_seat,
            on_plate,
            lake,
            lake_edge,
            ..
        } = palette;
        match self {
            Self::Lake => write!(
                out,
                " fill=\"{lake}\" stroke=\"{lake_edge}\" stroke-width=\"4\""
            ),
            Self::Waves => write!(
                out,
                " fill=\"none\" stroke=\"{lake_edge}\" stroke-width=\"5\" stroke-linecap=\"round\""
            ),
            Self::Rim => write!(
                out,
                " fill=\"{quiet}\" font-family=\"Noto Sans\" font-size=\"27\" font-weight=\"700\" text-anchor=\"middle\""
            ),
            Self::Plate => write!(out, " fill=\"{on_seat}\" stroke=\"none\""),
            Self::Crest => write!(
                out,
                " fill=\"{on_plate}\" fill-rule=\"evenodd\" stroke=\"none\""
            ),
            Self::Number => write!(
                out,
                " fill=\"{on_plate}\" stroke=\"none\" font-family=\"Noto Sans\" font-size=\"42\" font-weight=\"700\" text-anchor=\"middle\""
            ),
            _ => write!(out, " fill=\"{ink}\""),
        }
    }

    /// The same for the parts of a board of four. Within a fleet `color` is what is drawn on its own
    /// colour, fill and stroke are that colour and its edge.
    fn of_four(self, palette: &Palette, out: &mut String) -> fmt::Result {
        let Palette {
            card,
            ink,
            quiet,
            tiles,
            grain,
            frame,
            warm,
            fleets,
            ..
        } = palette;
        match self {
            Self::Fleet(seat) => {
                let Fleet { fill, edge, on } = fleets[seat.index()];
                write!(
                    out,
                    " fill=\"{fill}\" stroke=\"{edge}\" color=\"{on}\" stroke-width=\"3\""
                )
            }
            Self::Cross => write!(
                out,
                " fill=\"{}\" stroke=\"{grain}\" stroke-width=\"2\"",
                tiles[1]
            ),
            Self::Square => write!(
                out,
                " fill=\"{card}\" stroke=\"{grain}\" stroke-width=\"2\""
            ),
            Self::Hangar => write!(out, " fill=\"{card}\" stroke-width=\"5\""),
            Self::Wall => write!(
                out,
                " fill=\"none\" stroke-width=\"11\" stroke-linecap=\"round\" stroke-dasharray=\"0 25.5\""
            ),
            Self::Berth => write!(
                out,
                " fill=\"{}\" stroke=\"{grain}\" stroke-width=\"2\"",
                tiles[0]
            ),
            Self::Flight => write!(
                out,
                " fill=\"none\" stroke-width=\"9\" stroke-linecap=\"round\" stroke-dasharray=\"20 19\""
            ),
            Self::Emblem => write!(out, " stroke=\"none\""),
            Self::Badge => write!(out, " fill=\"currentColor\" stroke=\"none\""),
            Self::Halo => write!(
                out,
                " fill=\"none\" stroke=\"{card}\" stroke-width=\"15\" stroke-linejoin=\"round\""
            ),
            Self::Hull => write!(out, " stroke-width=\"5\" stroke-linejoin=\"round\""),
            Self::Done => write!(
                out,
                " fill=\"none\" stroke-width=\"5\" stroke-linejoin=\"round\" stroke-dasharray=\"9 6\""
            ),
            Self::Tag => write!(out, " fill=\"{card}\" stroke=\"{ink}\" stroke-width=\"3\""),
            Self::Count => write!(
                out,
                " fill=\"{ink}\" stroke=\"none\" font-family=\"Noto Sans\" font-size=\"38\" font-weight=\"700\" text-anchor=\"middle\""
            ),
            Self::Heart => write!(
                out,
                " fill=\"{}\" stroke=\"{frame}\" stroke-width=\"4\"",
                tiles[0]
            ),
            Self::Bloom => write!(
                out,
                " fill=\"{warm}\" stroke=\"{quiet}\" stroke-width=\"2\""
            ),
            _ => Ok(()), // as the fleet around it says
        }
    }
}
