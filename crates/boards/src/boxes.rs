//! The Dots and Boxes board.

use std::fmt::Write as _;

use game_boxes::{Line, View};

use crate::geometry::{Decimal, LineGrid, Point};
use crate::part::Part;
use crate::pen::Pen;
use crate::picture::{Drawing, Place};
use crate::seat::draw_sign;

/// A Dots and Boxes board and how it is turned.
pub(crate) struct LineBoard<'a> {
    pub(crate) view: &'a View,
    pub(crate) grid: LineGrid,
}

impl LineBoard<'_> {
    /// The strokes of these lines as one path.
    fn path(&self, lines: impl Iterator<Item = Line>) -> String {
        let mut path = String::new();
        for line in lines {
            let [a, b] = self.grid.ends(line);
            let _ = write!(path, "M{a}L{b}"); // a String takes everything
        }
        path
    }
}

impl Drawing for LineBoard<'_> {
    fn class(&self) -> &'static str {
        "boxes"
    }

    fn size(&self) -> (f64, f64) {
        (self.grid.width(), self.grid.height())
    }

    fn place(&self, text: &str) -> Option<Place> {
        let size = self.grid.size;
        let line = text.parse().ok().filter(|l| size.line_number(*l).is_some());
        let spot = text.parse().ok().filter(|s| size.spot_number(*s).is_some());
        line.map(|line| Place::Line(self.grid.ends(line)))
            .or_else(|| Some(Place::Field(self.grid.centre(spot?))))
    }

    fn draw(&self, pen: &mut Pen<'_>, labels: bool) {
        let position = self.view.position();
        for spot in self.grid.size.spots() {
            let Some(seat) = position.owner(spot) else {
                continue;
            };
            pen.at(self.grid.centre(spot), |pen| {
                pen.group(Part::Claim(seat), |pen| {
                    pen.put(
                        Part::Ground,
                        format_args!(
                            "rect x=\"-46\" y=\"-46\" width=\"92\" height=\"92\" rx=\"8\""
                        ),
                    );
                    draw_sign(pen, seat);
                });
            });
        }
        if labels {
            for (text, at) in self.grid.labels() {
                pen.text(Part::Label, at, format_args!("{text}"));
            }
        }
    }

    fn draw_pieces(&self, pen: &mut Pen<'_>) {
        let position = self.view.position();
        for (part, is_drawn) in [(Part::Free, false), (Part::Lines, true)] {
            let lines = self.grid.size.lines();
            let path = self.path(lines.filter(|line| position.is_drawn(*line) == is_drawn));
            if !path.is_empty() {
                pen.put(part, format_args!("path d=\"{path}\""));
            }
        }
        for dot in self.grid.dots() {
            let Point { x, y } = self.grid.dot(dot);
            let (x, y) = (Decimal(x), Decimal(y));
            pen.put(
                Part::Dot,
                format_args!("circle r=\"8\" cx=\"{x}\" cy=\"{y}\""),
            );
        }
    }
}
