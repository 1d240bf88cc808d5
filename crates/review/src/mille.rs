//! Chances in whole per mille.

use bots::Chances;
use game::{Places, Seats};

/// All of it.
pub(crate) const ALL: u16 = 1_000;

/// A share in whole per mille.
pub(crate) fn mille(share: f64) -> u16 {
    (share.clamp(0.0, 1.0) * f64::from(ALL)).round() as u16
}

/// Of these seats, in order, adding up to 1,000: what rounding leaves goes to the largest.
pub(crate) fn of(chances: &Chances, seats: Seats) -> Vec<u16> {
    let mut each: Vec<u16> = seats
        .iter()
        .map(|seat| mille(chances[seat.index()]))
        .collect();
    let sum: u16 = each.iter().sum();
    if let Some(most) = each.iter_mut().max() {
        *most = (*most + ALL).saturating_sub(sum).min(ALL);
    }
    each
}

/// What came out: all for the winner, an equal part for each of those who share the first place.
pub(crate) fn ended(places: Places, seats: Seats) -> Chances {
    let first = seats.iter().filter_map(|seat| places.of(seat)).min();
    let winners: Seats = seats
        .iter()
        .filter(|seat| places.of(*seat) == first)
        .collect();
    let mut chances = Chances::default();
    for seat in winners.iter() {
        chances[seat.index()] = 1.0 / winners.len() as f64;
    }
    chances
}
