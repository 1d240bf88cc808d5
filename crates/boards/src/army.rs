//! The Stratego board.
//!
//! Red pieces have battlements and blue ones round shoulders. A piece that lies open shows a sign and
//! a number on a light field, one that does not shows the sign of its seat, so that nothing hangs on
//! colour alone.

use game::Seat;
use game_stratego::{Arrangement, Move, Phase, Piece, Square, Squares, View};

use crate::crest::crest;
use crate::geometry::{ArmyGrid, Decimal, Point};
use crate::ink::Ink;
use crate::part::Part;
use crate::pen::Pen;
use crate::picture::{Drawing, Place};
use crate::seat::draw_sign;
use crate::{Edition, Palette};

/// The outlines of pieces, by seat.
const BLOCKS: [&str; 2] = [
    "M-43 44V-44H-27V-37H-8V-44H8V-37H27V-44H43V44Z",
    "M-43 44V-20Q-43-44-19-44H19Q43-44 43-20V44Z",
];
/// The field on which an open piece has its sign and number.
const FIELD: &str = "rect x=\"-37\" y=\"-32\" width=\"74\" height=\"71\" rx=\"5\"";
/// Two feet: it has moved.
const FEET: &str =
    "M-5-1Q-9-1-9 5Q-9 11-5 11Q-1 11-1 5Q-1-1-5-1ZM5-11Q1-11 1-5Q1 1 5 1Q9 1 9-5Q9-11 5-11Z";
/// An eye: the enemy knows it.
const EYE: &str = "M-9 0Q0-11 9 0Q0 11-9 0ZM0-3.4A3.4 3.4 0 1 0 0 3.4A3.4 3.4 0 1 0 0-3.4Z";
/// A lake of two by two squares, and what is drawn on it.
const LAKE: &str = "M-95-60Q-98-96-58-94Q0-99 60-95Q97-97 95-58Q98 0 95 60Q97 97 58 95Q0 98-60 95Q-97 97-95 58Q-98 0-95-60Z";
const WAVES: &str =
    "M-66-38Q-44-58-22-38T22-38T66-38M-44 4Q-22-16 0 4T44 4M-66 46Q-44 26-22 46T22 46T66 46";

/// A Stratego board as a still picture, seen from one side.
#[derive(Clone, Copy, Debug)]
pub struct ArmyBoard<'a> {
    view: &'a View,
    grid: ArmyGrid,
    edition: Edition,
    /// Whether the last move is marked.
    marks: bool,
}

impl<'a> ArmyBoard<'a> {
    /// What a viewer knows, the side of `grid.near` at the bottom.
    #[must_use]
    pub const fn new(view: &'a View, grid: ArmyGrid, edition: Edition) -> Self {
        Self {
            view,
            grid,
            edition,
            marks: true,
        }
    }

    /// The same without a mark of the last move.
    #[must_use]
    pub const fn unmarked(mut self) -> Self {
        self.marks = false;
        self
    }

    /// A file of its own.
    #[must_use]
    pub fn file(&self, palette: &Palette) -> String {
        let side = Decimal(self.grid.side());
        let mut pen = Pen::new(Ink::Own(palette));
        pen.raw(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{side}\" viewBox=\"0 0 {side} {side}\" aria-hidden=\"true\">"
        ));
        let ground = format_args!("rect width=\"{side}\" height=\"{side}\"");
        pen.put(Part::Board, ground);
        self.draw(&mut pen, self.grid.rim);
        self.draw_pieces(&mut pen);
        pen.raw(format_args!("</svg>"));
        pen.svg()
    }

    /// What lies below everything else, for a page.
    #[must_use]
    pub fn ground(&self) -> String {
        let mut pen = Pen::new(Ink::Sheet);
        self.draw_ground(&mut pen);
        pen.svg()
    }

    /// The pieces, for a page: each in a group with `data-piece`, the square it was set up on.
    #[must_use]
    pub fn pieces(&self) -> String {
        let mut pen = Pen::new(Ink::Sheet);
        self.draw_pieces(&mut pen);
        pen.svg()
    }

    /// One piece around the origin, within a radius of 48, for a page.
    #[must_use]
    pub fn piece(piece: &Piece, own: bool, edition: Edition) -> String {
        let mut pen = Pen::new(Ink::Sheet);
        draw_piece(&mut pen, piece, own, edition);
        pen.svg()
    }

    fn draw_ground(&self, pen: &mut Pen<'_>) {
        let last = self.view.last().filter(|_| self.marks);
        for square in self.grid.rows().flatten() {
            self.draw_tile(pen, square, last);
        }
        for lake in ["c5", "g5"] {
            let Ok(square) = lake.parse::<Square>() else {
                continue;
            };
            // A lake lies above and to the right of its first square, or the other way round.
            let Point { x, y } = self.grid.middle(square);
            let half = match self.grid.near == Seat::FIRST {
                true => 50.0,
                false => -50.0,
            };
            let middle = Point {
                x: x + half,
                y: y - half,
            };
            pen.at(middle, |pen| {
                pen.put(Part::Lake, format_args!("path d=\"{LAKE}\""));
                pen.put(Part::Waves, format_args!("path d=\"{WAVES}\""));
            });
        }
        if self.grid.rim {
            for (label, Point { x, y }) in self.grid.labels() {
                let at = Point { x, y: y + 9.5 };
                pen.text(Part::Rim, at, format_args!("{label}"));
            }
        }
    }

    fn draw_tile(&self, pen: &mut Pen<'_>, square: Square, last: Option<Move>) {
        let touched = last.is_some_and(|last| last.from == square || last.to == square);
        let Point { x, y } = self.grid.corner(square);
        let (left, top) = (Decimal(x), Decimal(y));
        let tile = Part::Tile {
            shade: (square.column() + square.row()) % 2,
            last: touched,
        };
        pen.put(
            tile,
            format_args!("rect x=\"{left}\" y=\"{top}\" width=\"100\" height=\"100\""),
        );
        if touched {
            let (left, top) = (Decimal(x + 2.0), Decimal(y + 2.0));
            pen.put(
                Part::Corners,
                format_args!("rect x=\"{left}\" y=\"{top}\" width=\"96\" height=\"96\" rx=\"10\""),
            );
        }
    }

    /// What stands on each square, as far as it may be seen.
    fn standing(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| {
            let piece = self.view.piece(square);
            Some((square, piece.or_else(|| self.set_up(square))?))
        })
    }

    /// The same while set-ups are made: the own one once it is locked, that of the other side face down
    /// (in barrage it is secret too where its pieces stand).
    fn set_up(&self, square: Square) -> Option<Piece> {
        if self.view.diagram().is_some() {
            return None;
        }
        let seat = square.half();
        let own = |cell| Arrangement::square(seat, cell) == Some(square);
        let cell = (0..Arrangement::CELLS).find(|cell| own(*cell))?;
        let rank = match self.view.arrangement(seat) {
            Some(arrangement) => Some(arrangement.cells()[cell]?),
            None if self.view.setup().barrage => return None,
            None => match self.view.phase() {
                Phase::Arrange(owing) if !owing.contains(seat) => None,
                _ => return None,
            },
        };
        Some(Piece {
            seat,
            home: square,
            rank,
            fought: false,
            moved: false,
            slid: false,
        })
    }
}

/// A piece around the origin.
fn draw_piece(pen: &mut Pen<'_>, piece: &Piece, own: bool, edition: Edition) {
    let block = BLOCKS[piece.seat.index() & 1];
    pen.group(Part::Piece(piece.seat), |pen| {
        pen.put(Part::Coin, format_args!("path d=\"{block}\""));
        match piece.rank {
            Some(rank) => {
                pen.put(Part::Plate, format_args!("{FIELD}"));
                let crest = crest(rank);
                pen.put(
                    Part::Crest,
                    format_args!("path d=\"{crest}\" transform=\"translate(0 -13)\""),
                );
                let at = Point { x: 0.0, y: 36.0 };
                pen.text(Part::Number, at, format_args!("{}", edition.number(rank)));
            }
            None => pen.at(Point { x: 0.0, y: 3.0 }, |pen| draw_sign(pen, piece.seat)),
        }
        let (moved, known) = (piece.moved, own && (piece.fought || piece.slid));
        for (drawn, shape, x) in [(moved, FEET, -28), (known, EYE, 28)] {
            if drawn {
                let part = match piece.rank {
                    Some(_) => Part::Crest,
                    None => Part::Sign,
                };
                pen.put(
                    part,
                    format_args!("path d=\"{shape}\" transform=\"translate({x} -20)\""),
                );
            }
        }
    });
}

impl Drawing for ArmyBoard<'_> {
    fn class(&self) -> &'static str {
        "army"
    }

    fn size(&self) -> (f64, f64) {
        (self.grid.side(), self.grid.side())
    }

    fn place(&self, text: &str) -> Option<Place> {
        let square = text.parse().ok()?;
        let dry = !Squares::LAKES.contains(square);
        dry.then(|| Place::Field(self.grid.middle(square)))
    }

    fn draw(&self, pen: &mut Pen<'_>, _: bool) {
        self.draw_ground(pen);
    }

    fn draw_pieces(&self, pen: &mut Pen<'_>) {
        let viewer = game::View::viewer(self.view).seat();
        for (square, piece) in self.standing() {
            let (home, at) = (piece.home, self.grid.middle(square));
            pen.raw(format_args!(
                "<g data-piece=\"{home}\" transform=\"translate({at})\">"
            ));
            draw_piece(pen, &piece, viewer == Some(piece.seat), self.edition);
            pen.raw(format_args!("</g>"));
        }
    }
}
