//! The Ataxx board.

use game_ataxx::{Action, Cell, Square, Squares, View};

use crate::geometry::{Decimal, Point, SquareGrid};
use crate::ink::Ink;
use crate::part::Part;
use crate::pen::Pen;
use crate::picture::{Drawing, Place};
use crate::seat::draw_piece;

/// An Ataxx board and how it is turned.
pub(crate) struct SquareBoard<'a> {
    pub(crate) view: &'a View,
    pub(crate) grid: SquareGrid,
}

impl SquareBoard<'_> {
    /// The squares that the last move touched.
    fn last(&self) -> Squares {
        match self.view.last() {
            Some(Action::Clone(to)) => Squares::one(to),
            Some(Action::Jump(from, to)) => Squares::one(from).with(to),
            Some(Action::Pass) | None => Squares::NONE,
        }
    }

    fn draw_labels(&self, pen: &mut Pen<'_>, square: Square) {
        let Point { x, y } = self.grid.corner(square);
        let (letter, number) = self.grid.labels(square);
        let at = |dx, dy| Point {
            x: x + dx,
            y: y + dy,
        };
        if let Some(letter) = letter {
            pen.text(Part::Label, at(92.0, 94.0), format_args!("{letter}"));
        }
        if let Some(number) = number {
            pen.text(Part::Label, at(12.0, 22.0), format_args!("{number}"));
        }
    }
}

impl Drawing for SquareBoard<'_> {
    fn class(&self) -> &'static str {
        "ataxx"
    }

    fn size(&self) -> (f64, f64) {
        (SquareGrid::SIDE, SquareGrid::SIDE)
    }

    fn place(&self, text: &str) -> Option<Place> {
        let square = text.parse().ok()?;
        Some(Place::Field(self.grid.middle(square)))
    }

    fn draw(&self, pen: &mut Pen<'_>, labels: bool) {
        let last = self.last();
        for square in self.grid.rows().flatten() {
            let Point { x, y } = self.grid.corner(square);
            let side = Decimal(SquareGrid::CELL);
            let (left, top) = (Decimal(x), Decimal(y));
            let tile = Part::Tile {
                shade: (square.column() + square.row()) % 2,
                last: last.contains(square),
            };
            pen.put(
                tile,
                format_args!("rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\""),
            );
            if last.contains(square) {
                let (x, y) = (Decimal(x + 3.0), Decimal(y + 3.0));
                pen.put(
                    Part::Corners,
                    format_args!("rect x=\"{x}\" y=\"{y}\" width=\"94\" height=\"94\" rx=\"10\""),
                );
            }
            if labels {
                self.draw_labels(pen, square);
            }
        }
    }

    fn draw_pieces(&self, pen: &mut Pen<'_>) {
        for square in self.grid.rows().flatten() {
            let middle = self.grid.middle(square);
            match self.view.cell(square) {
                Cell::Empty => {}
                Cell::Blocked => pen.at(middle, draw_block),
                Cell::Piece(seat) => pen.at(middle, |pen| draw_piece(pen, seat)),
            }
        }
    }
}

/// A square nobody may enter, around the origin, as SVG for a page: a knot of lines, as in a muggu.
#[must_use]
pub fn block() -> String {
    let mut pen = Pen::new(Ink::Sheet);
    draw_block(&mut pen);
    pen.svg()
}

fn draw_block(pen: &mut Pen<'_>) {
    pen.put(
        Part::Slab,
        format_args!("rect x=\"-38\" y=\"-38\" width=\"76\" height=\"76\" rx=\"12\""),
    );
    pen.put(
        Part::Knot,
        format_args!("path d=\"M-22-22L22 22M22-22L-22 22\""),
    );
}
