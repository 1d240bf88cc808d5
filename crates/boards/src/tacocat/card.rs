//! Cards. Their colour only helps; the rank is written on them.

use game_tacocat::Rank;

use crate::geometry::Point;
use crate::part::Part;
use crate::pen::Pen;

use super::TacoPart;

/// How wide and high a card is.
pub(super) const CARD: Point = Point { x: 106.0, y: 150.0 };
/// A paw print around the origin, within a radius of 26.
const PAW: &str = "M0-4C10-4 19 8 19 16C19 24 10 24 0 20C-10 24-19 24-19 16C-19 8-10-4 0-4ZM-22-8A7 8 0 1 1-21 7.5A7 8 0 1 1-22-8ZM-9-26A7 9 0 1 1-8-8A7 9 0 1 1-9-26ZM9-26A7 9 0 1 1 10-8A7 9 0 1 1 9-26ZM22-8A7 8 0 1 1 23 7.5A7 8 0 1 1 22-8Z";

/// A card face up, from its top left corner.
pub(super) fn draw_card(pen: &mut Pen<'_>, rank: Rank) {
    pen.put(Part::Taco(TacoPart::Card), RECT);
    let at = Point { x: 40.0, y: 60.0 };
    pen.text(Part::Taco(TacoPart::Rank), at, format_args!("{rank}"));
    pen.at(Point { x: 66.0, y: 108.0 }, |pen| {
        draw_paw(pen, Some(rank));
    });
}

/// A card face down, from its top left corner.
pub(super) fn draw_back(pen: &mut Pen<'_>) {
    pen.put(Part::Taco(TacoPart::Back), RECT);
    pen.put(
        Part::Taco(TacoPart::BackLine),
        format_args!("rect x=\"11\" y=\"11\" width=\"84\" height=\"128\" rx=\"8\""),
    );
    pen.at(Point { x: 53.0, y: 76.0 }, |pen| draw_paw(pen, None));
}

/// A paw print: of a card face up, or of one face down.
pub(super) fn draw_paw(pen: &mut Pen<'_>, rank: Option<Rank>) {
    let part = rank.map_or(TacoPart::BackPaw, TacoPart::Paw);
    pen.put(Part::Taco(part), format_args!("path d=\"{PAW}\""));
}

const RECT: std::fmt::Arguments<'static> =
    format_args!("rect x=\"2\" y=\"2\" width=\"102\" height=\"146\" rx=\"14\"");
