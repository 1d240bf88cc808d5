//! The column: spaces with what is printed on them, goals and tiles.

use game::{Seat, Seats};
use game_tacocat::{Arrow, Space, Track};

use crate::geometry::Point;
use crate::part::Part;
use crate::pen::Pen;
use crate::seat::draw_sign;

use super::{TacoPart, TacocatBoard};

/// An arrow to the top around the origin.
const ARROW: &str = "M0-26L22 2H9V26H-9V2H-22Z";
/// Half a double arrow: only its upper part.
const HALF: &str = "M0-32L20-8H8V-2H-8V-8H-20Z";
/// The muggu on a tile: one line around three dots.
const MUGGU: &str = "M-78 0Q-52-56-26 0T26 0T78 0Q52-56 26 0T-26 0T-78 0Z";

const FIELD: std::fmt::Arguments<'static> =
    format_args!("rect x=\"-98\" y=\"-46\" width=\"196\" height=\"92\" rx=\"14\"");

impl TacocatBoard<'_> {
    /// Everything of the column but the token.
    pub(super) fn draw_track(&self, pen: &mut Pen<'_>, numeral: &dyn Fn(u8) -> String) {
        for seat in Seats::TWO.iter() {
            if let Some(at) = self.grid.place(Track::goal(seat)) {
                pen.at(at, |pen| draw_goal(pen, seat));
            }
        }
        let track = self.position.track();
        for space in Space::all() {
            let Some(at) = self.grid.place(space.number()) else {
                continue;
            };
            pen.at(at, |pen| {
                pen.raw(format_args!("<g data-space=\"{space}\">"));
                if track.is_tiled(space) {
                    draw_tile(pen);
                } else {
                    self.draw_space(pen, space, numeral);
                }
                pen.raw(format_args!("</g>"));
            });
        }
    }

    /// A space: how many cards each hand has there, and who replaces first.
    fn draw_space(&self, pen: &mut Pen<'_>, space: Space, numeral: &dyn Fn(u8) -> String) {
        let setup = self.position.setup();
        pen.put(Part::Taco(TacoPart::Space), FIELD);
        pen.put(
            Part::Taco(TacoPart::Slot),
            format_args!("rect x=\"-90\" y=\"-36\" width=\"52\" height=\"72\" rx=\"8\""),
        );
        let size = numeral(setup.hand(space));
        let at = Point { x: -64.0, y: 16.0 };
        pen.text(Part::Taco(TacoPart::Size), at, format_args!("{size}"));
        let (seats, path): (Seats, &str) = match setup.arrow(space) {
            Arrow::One(seat) => (Seats::one(seat), ARROW),
            Arrow::Both => (Seats::TWO, HALF),
        };
        for seat in seats.iter() {
            let turn = if self.grid.is_near(seat) { 180 } else { 0 };
            pen.put(
                Part::Taco(TacoPart::Arrow(seat)),
                format_args!("path d=\"{path}\" transform=\"translate(70 0) rotate({turn})\""),
            );
        }
    }
}

fn draw_goal(pen: &mut Pen<'_>, seat: Seat) {
    pen.group(Part::Taco(TacoPart::Goal(seat)), |pen| {
        pen.raw(format_args!("<{FIELD}/>"));
        draw_sign(pen, seat);
    });
}

/// A tile around the origin, as large as a space.
pub(super) fn draw_tile(pen: &mut Pen<'_>) {
    pen.put(Part::Taco(TacoPart::Tile), FIELD);
    pen.put(
        Part::Taco(TacoPart::TileLine),
        format_args!("path d=\"{MUGGU}\""),
    );
}
