//! The laws that every game keeps, with every option, and records of how matches went.

use game_ataxx::Ataxx;
use game_laws::{Plan, golden};

/// Four blocked squares, as on the boards of the arcade game.
const SQUARE: &str = "blocked=c3,e3,c5,e5";
/// A wall across the board, and no draw by quiet plies.
const WALL: &str = "quiet=none blocked=d1,d2,d3,d4,d5,d6,d7";
/// Little room: a match is over soon.
const SMALL: &str = "blocked=b1,c1,d1,e1,f1,b2,c2,d2,e2,f2,b3,c3,d3,e3,f3,b4,c4,d4,e4,f4";
/// Seat 0 cannot move at first, so the match begins with a pass.
const PASS: &str = "blocked=e1,f1,e2,f2,g2,e3,f3,g3,b7,c7,a6,b6,c6,a5,b5,c5";
/// d4 is out of everybody's reach: no match ends by a full board.
const ISLAND: &str =
    "blocked=b2,c2,d2,e2,f2,b3,c3,d3,e3,f3,b4,c4,e4,f4,b5,c5,d5,e5,f5,b6,c6,d6,e6,f6";
/// Only c7 is free: seat 0 jumps to and fro, seat 1 passes, and so to the quiet draw.
const CELL: &str = "blocked=b1,c1,d1,e1,f1,a2,b2,c2,d2,e2,f2,g2,a3,b3,c3,d3,e3,f3,g3,\
                    a4,b4,c4,d4,e4,f4,g4,a5,b5,c5,d5,e5,f5,g5,a6,b6,c6,d6,e6,f6,g6,b7,d7,e7,f7";

#[test]
fn ataxx_keeps_the_laws() {
    let setups = ["", "quiet=none", SQUARE, WALL, SMALL, PASS, ISLAND, CELL];
    game_laws::check::<Ataxx>(&Plan::new(&setups));
}

/// Matches that end in every way there is.
#[test]
fn golden_records_replay() {
    golden::keep::<Ataxx>(
        "tests/golden",
        &[
            ("full", "", 1),
            ("full-with-passes", "", 2),
            ("wiped", "", 10),
            ("stuck", ISLAND, 1),
            ("quiet", CELL, 1),
            ("resigned", "", 15),
            ("exited", SQUARE, 26),
            ("time", SMALL, 3),
            ("both-out", "", 18),
            ("wall", WALL, 1),
            ("pass-first", PASS, 1),
        ],
    );
}
