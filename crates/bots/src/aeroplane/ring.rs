//! Squares of the ring as sets of bits, where ways of several seats meet.

use game::Seat;
use game_aeroplane::Progress;

/// Squares of the ring, bit by number.
pub(super) type Ring = u64;

/// How many squares the ring has.
const RING: u32 = Progress::RING as u32;

/// Squares of the way of `seat` (bit p - 1) as squares of the ring: (13 s + p - 1) mod 52.
pub(super) fn turned(way: u64, seat: Seat) -> Ring {
    const ALL: u64 = (1 << RING) - 1;
    let shift = 13 * seat.index() as u32;
    (way << shift | way >> (RING - shift)) & ALL
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_of_a_way_are_turned_to_squares_of_the_ring() {
        for seat in Seat::ALL {
            for p in 1..=50 {
                let square = Progress::new(p).unwrap().ring(seat).unwrap();
                assert_eq!(turned(1 << (p - 1), seat), 1 << square, "{seat} {p}");
            }
        }
    }
}
