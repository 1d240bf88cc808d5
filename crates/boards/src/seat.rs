//! The signs of the seats, the same on boards, in players' strips, in logs and in every picture: a
//! red flower with four petals (seat 0, `x`) and a blue ring (seat 1, `o`); at a board of four a
//! plane with the sign of its fleet. Shape tells them apart, not colour alone.

use game::Seat;
use games::Kind;

use crate::Palette;
use crate::ink::Ink;
use crate::part::Part;
use crate::pen::Pen;
use crate::planes::draw_single;

/// Petals of the flower, along the diagonals.
const PETALS: [i32; 4] = [45, 135, 225, 315];
const PETAL: &str = "M5 0Q17-13 29 0Q17 13 5 0Z";
/// The outline of seat 0's pieces: a coin with eight lobes.
const LOBES: &str = "M33.3-13.8A15.5 15.5 0 0 1 33.3 13.8A15.5 15.5 0 0 1 13.8 33.3A15.5 15.5 0 0 1-13.8 33.3A15.5 15.5 0 0 1-33.3 13.8\
    A15.5 15.5 0 0 1-33.3-13.8A15.5 15.5 0 0 1-13.8-33.3A15.5 15.5 0 0 1 13.8-33.3A15.5 15.5 0 0 1 33.3-13.8Z";

/// The sign of a seat around the origin, within a radius of 30, as SVG for a page.
#[must_use]
pub fn sign(seat: Seat) -> String {
    let mut pen = Pen::new(Ink::Sheet);
    draw_sign(&mut pen, seat);
    pen.svg()
}

/// A piece of a seat of this game around the origin, within a radius of 48, as SVG for a page.
#[must_use]
pub fn piece(kind: Kind, seat: Seat) -> String {
    let mut pen = Pen::new(Ink::Sheet);
    draw_piece_of(&mut pen, kind, seat);
    pen.svg()
}

/// The same where no style sheet reaches.
#[must_use]
pub fn piece_in(palette: &Palette, kind: Kind, seat: Seat) -> String {
    let mut pen = Pen::new(Ink::Own(palette));
    draw_piece_of(&mut pen, kind, seat);
    pen.svg()
}

fn draw_piece_of(pen: &mut Pen<'_>, kind: Kind, seat: Seat) {
    match kind {
        Kind::Aeroplane => draw_single(pen, seat),
        _ => draw_piece(pen, seat),
    }
}

pub(crate) fn draw_sign(pen: &mut Pen<'_>, seat: Seat) {
    pen.group(Part::Sign, |pen| {
        if seat == Seat::FIRST {
            for turn in PETALS {
                pen.raw(format_args!(
                    "<path d=\"{PETAL}\" transform=\"rotate({turn})\"/>"
                ));
            }
            pen.raw(format_args!("<circle r=\"4.5\"/>"));
        } else {
            pen.put(Part::Ring, format_args!("circle r=\"20\""));
            pen.raw(format_args!("<circle r=\"6\"/>"));
        }
    });
}

pub(crate) fn draw_piece(pen: &mut Pen<'_>, seat: Seat) {
    pen.group(Part::Piece(seat), |pen| {
        if seat == Seat::FIRST {
            pen.put(Part::Coin, format_args!("path d=\"{LOBES}\""));
        } else {
            pen.put(Part::Coin, format_args!("circle r=\"38\""));
        }
        draw_sign(pen, seat);
    });
}
