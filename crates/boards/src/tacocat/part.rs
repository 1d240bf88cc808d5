//! What a picture of Tacocat consists of.

use std::fmt::{self, Write};

use game::Seat;
use game_tacocat::Rank;

use crate::{Colour, Palette};

/// What an element of a picture of Tacocat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TacoPart {
    /// A space of the row.
    Space,
    /// The goal of a seat.
    Goal(Seat),
    /// The card that is printed on a space, around the size of the hands.
    Slot,
    /// That size.
    Size,
    /// An arrow, to the seat that replaces first.
    Arrow(Seat),
    /// A tile, and the muggu painted on it.
    Tile,
    /// See [`Tile`](Self::Tile).
    TileLine,
    /// A card face up.
    Card,
    /// The paw print on it, whose colour goes up with the rank.
    Paw(Rank),
    /// The rank on it.
    Rank,
    /// A card face down, the line on it, and its paw print.
    Back,
    /// See [`Back`](Self::Back).
    BackLine,
    /// See [`Back`](Self::Back).
    BackPaw,
    /// How many there are of something.
    Count,
    /// A card of the deck: discarded, or not yet.
    Pip { gone: bool },
    /// The rank above the pips.
    PipName,
    /// The token: the shell of the taco, and the dots on it.
    Shell,
    /// See [`Shell`](Self::Shell).
    Crumb,
    /// The leaves between shell and cat.
    Leaves,
    /// The cat.
    Fur,
    /// Its eyes.
    Eye,
    /// Its nose and whiskers.
    Whiskers,
}

/// The colour of a rank, out of four: low ones, middle ones, high ones, the highest.
const fn band(rank: Rank) -> usize {
    [3, 2, 1, 0][((rank.number() - 1) / 3) as usize % 4]
}

impl TacoPart {
    /// What the style sheet knows it by.
    pub(crate) fn named(self, out: &mut String) -> fmt::Result {
        let class = match self {
            Self::Goal(seat) => return write!(out, " class=\"goal\" data-seat=\"{seat}\""),
            Self::Arrow(seat) => return write!(out, " class=\"to-seat\" data-seat=\"{seat}\""),
            Self::Paw(rank) => {
                return write!(out, " class=\"paw\" data-band=\"{}\"", band(rank));
            }
            Self::Pip { gone: true } => return write!(out, " class=\"pip\" data-gone=\"\""),
            Self::Pip { gone: false } => "pip",
            Self::Space => "space",
            Self::Slot => "slot",
            Self::Size => "size",
            Self::Tile => "stone",
            Self::TileLine => "stone-line",
            Self::Card => "card-up",
            Self::Rank => "rank",
            Self::Back => "card-down",
            Self::BackLine => "down-line",
            Self::BackPaw => "down-paw",
            Self::Count => "tally",
            Self::PipName => "pip-name",
            Self::Shell => "shell",
            Self::Crumb => "crumb",
            Self::Leaves => "leaves",
            Self::Fur => "fur",
            Self::Eye => "eye",
            Self::Whiskers => "whiskers",
        };
        write!(out, " class=\"{class}\"")
    }

    /// How it looks where no style sheet reaches.
    pub(crate) fn coloured(self, palette: &Palette, out: &mut String) -> fmt::Result {
        let of = |colours: &[Colour; 2], seat: Seat| colours[seat.index() & 1];
        let text = |out: &mut String, fill: Colour, size: u8| {
            write!(
                out,
                " fill=\"{fill}\" font-family=\"Noto Sans\" font-size=\"{size}\" font-weight=\"700\" text-anchor=\"middle\""
            )
        };
        let filled = |out: &mut String, fill: Colour, line: Colour, width: u8| {
            write!(
                out,
                " fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
            )
        };
        let lined = |out: &mut String, line: Colour, width: u8| {
            write!(
                out,
                " fill=\"none\" stroke=\"{line}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            )
        };
        match self {
            Self::Space => filled(out, palette.card, palette.grain, 3),
            Self::Goal(seat) => filled(
                out,
                of(&palette.seats, seat),
                of(&palette.seat_edges, seat),
                5,
            ),
            Self::Slot => lined(out, palette.grain, 3),
            Self::Size => text(out, palette.ink, 46),
            Self::Arrow(seat) => filled(
                out,
                of(&palette.seats, seat),
                of(&palette.seat_edges, seat),
                3,
            ),
            Self::Tile => filled(out, palette.frame, palette.floor_deep, 4),
            Self::TileLine => lined(out, palette.fringe, 5),
            Self::Card => filled(out, palette.card, palette.frame, 4),
            Self::Paw(rank) => {
                let fleet = palette.fleets[band(rank)];
                filled(out, fleet.fill, fleet.edge, 2)
            }
            Self::Rank => text(out, palette.ink, 60),
            Self::Back => filled(out, palette.floor, palette.floor_deep, 4),
            Self::BackLine => lined(out, palette.fringe, 4),
            Self::BackPaw => write!(out, " fill=\"{}\"", palette.on_floor),
            Self::Count => text(out, palette.ink, 46),
            Self::Pip { gone: true } => filled(out, palette.ink, palette.ink, 3),
            Self::Pip { gone: false } => lined(out, palette.edge, 3),
            Self::PipName => text(out, palette.quiet, 32),
            Self::Shell => filled(out, palette.warm, palette.floor_deep, 4),
            Self::Crumb => write!(out, " fill=\"{}\"", palette.frame),
            Self::Leaves => filled(out, palette.fleets[3].fill, palette.fleets[3].edge, 3),
            Self::Fur => filled(out, palette.on_seat, palette.floor_deep, 4),
            Self::Eye => write!(out, " fill=\"{}\"", palette.floor_deep),
            Self::Whiskers => lined(out, palette.floor_deep, 3),
        }
    }
}
