//! The token: a cat in a taco.

use crate::part::Part;
use crate::pen::Pen;

use super::TacoPart;

/// The half of the shell behind the cat; in front of it the same lies lower.
const SHELL: &str = "M-46 14A46 46 0 0 1 46 14Q46 22 38 22H-38Q-46 22-46 14Z";
const FRONT: &str = "M-52 10Q-52 2-44 4Q0 18 44 4Q52 2 52 10A50 42 0 0 1-52 10Z";
/// Curls of lettuce along the edge.
const LEAVES: &str = "M-47 10Q-50-4-38-3Q-34-14-23-5Q-15-14-7-4Q0-11 7-4Q15-14 23-5Q34-14 38-3Q50-4 47 10Q0 24-47 10Z";
/// A head with two ears.
const HEAD: &str =
    "M-29-48Q-24-46-14-37Q0-41 14-37Q24-46 29-48Q33-34 30-22Q31 6 0 6Q-31 6-30-22Q-33-34-29-48Z";
const WHISKERS: &str = "M-4-11Q0-7 4-11M-17-12L-34-16M-17-7L-34-6M17-12L34-16M17-7L34-6";

/// Draws it around the origin, within a radius of 46: what is printed on a space stays to be seen.
pub(super) fn draw_token(pen: &mut Pen<'_>) {
    pen.raw(format_args!("<g transform=\"scale(.86)\">"));
    let mut path = |part, d: &str| pen.put(Part::Taco(part), format_args!("path d=\"{d}\""));
    path(TacoPart::Shell, SHELL);
    path(TacoPart::Leaves, LEAVES);
    path(TacoPart::Fur, HEAD);
    path(TacoPart::Whiskers, WHISKERS);
    path(
        TacoPart::Eye,
        "M-17-24A5 6 0 1 1-7-24A5 6 0 1 1-17-24ZM7-24A5 6 0 1 1 17-24A5 6 0 1 1 7-24ZM-4-15H4L0-10Z",
    );
    path(TacoPart::Shell, FRONT);
    path(
        TacoPart::Crumb,
        "M-28 24a4 3 0 1 0 .1 0ZM-6 36a4 3 0 1 0 .1 0ZM16 25a4 3 0 1 0 .1 0ZM30 34a3 2 0 1 0 .1 0Z",
    );
    pen.raw(format_args!("</g>"));
}
