//! Players, seats, and where the squares are.

use std::collections::BTreeSet;

use game::{Game as _, Seat, Seats};
use game_aeroplane::{Aeroplane, Progress, Setup};

use super::{BLUE, GREEN, RED, YELLOW, start, written};

fn progress(number: i8) -> Progress {
    Progress::new(number).unwrap_or_else(|| panic!("no progress {number}"))
}

#[test]
fn two_players_are_seats_0_and_2_and_three_are_0_1_2() {
    let seats = |setup: &str| Aeroplane::seats(&setup.parse().unwrap_or_default());
    assert_eq!(seats(""), Seats::one(RED).with(BLUE));
    assert_eq!(seats("players=2"), Seats::one(RED).with(BLUE));
    assert_eq!(seats("players=3"), Seats::one(RED).with(YELLOW).with(BLUE));
    assert_eq!(seats("players=4"), Seats::first(4));
    for players in ["1", "5", "02", "", "two"] {
        let setup = format!("players={players}").parse::<Setup>();
        let code = setup.map_err(|e| e.code());
        assert_eq!(code, Err("bad-players"), "{players}");
    }
}

#[test]
fn each_seat_has_four_planes_in_the_hangar() {
    assert_eq!(written(&start("")), "off 0,2 - | -,-,-,- | -,-,-,-");
    assert_eq!(
        written(&start("players=3")),
        "players=3 | off 0,1,2 - | -,-,-,- | -,-,-,- | -,-,-,-"
    );
}

#[test]
fn the_ring_square_of_seat_s_at_p_is_13s_plus_p_minus_1_mod_52() {
    for (seat, p, square) in [
        (RED, 1, 0),
        (RED, 50, 49),
        (YELLOW, 1, 13),
        (YELLOW, 40, 0),
        (BLUE, 1, 26),
        (BLUE, 26, 51),
        (BLUE, 27, 0),
        (GREEN, 1, 39),
        (GREEN, 50, 36),
    ] {
        assert_eq!(progress(p).ring(seat), Some(square), "{seat} {p}");
    }
    for p in [-1, 0, 51, 55, 56] {
        assert_eq!(progress(p).ring(RED), None, "{p} is off the ring");
    }
    for seat in Seat::ALL {
        let squares: BTreeSet<u8> = (1..=50).filter_map(|p| progress(p).ring(seat)).collect();
        assert_eq!(squares.len(), 50);
    }
}

#[test]
fn a_square_of_the_ring_is_the_same_for_all() {
    for own in Seat::ALL {
        for other in Seat::ALL {
            for p in -1..=56 {
                let there = progress(p).for_seat(own, other);
                let same = (1..=50)
                    .map(progress)
                    .find(|q| progress(p).is_on_ring() && q.ring(other) == progress(p).ring(own));
                assert_eq!(there, same, "{own} {other} {p}");
            }
        }
    }
}

#[test]
fn own_colour_squares_are_2_6_10_to_50() {
    let own: Vec<i8> = (-1..=56).filter(|p| progress(*p).is_own_colour()).collect();
    assert_eq!(own, [2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50]);
    // No square has the colour of two seats.
    for seat in Seat::ALL {
        for other in Seat::ALL.into_iter().filter(|other| *other != seat) {
            let mut there = own
                .iter()
                .filter_map(|p| progress(*p).for_seat(seat, other));
            assert!(there.all(|q| !q.is_own_colour()));
        }
    }
}
