//! A game without a board of its own: what its viewer knows, as text.

use games::AnyView;

use crate::escape;
use crate::geometry::Point;
use crate::part::Part;
use crate::pen::Pen;
use crate::picture::{Drawing, Place};

/// Characters in a row.
const ROW: usize = 40;

/// The view's text, written on a square sheet.
pub(crate) struct TextSheet<'a>(pub(crate) &'a AnyView);

impl Drawing for TextSheet<'_> {
    fn class(&self) -> &'static str {
        "sheet"
    }

    fn size(&self) -> (f64, f64) {
        (700.0, 700.0)
    }

    fn place(&self, _: &str) -> Option<Place> {
        None
    }

    fn draw(&self, pen: &mut Pen<'_>, _: bool) {
        let text: Vec<char> = self.0.to_string().chars().collect();
        for (row, part) in text.chunks(ROW).enumerate() {
            let at = Point {
                x: 30.0,
                y: 60.0 + 40.0 * row as f64,
            };
            let part: String = part.iter().collect();
            pen.text(Part::Text, at, format_args!("{}", escape(&part)));
        }
    }

    fn draw_pieces(&self, _: &mut Pen<'_>) {}
}
