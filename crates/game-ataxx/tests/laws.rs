//! The laws that every game keeps.

use game_ataxx::Ataxx;
use game_laws::Plan;

/// Every option; little room, so that passes, draws and stuck boards come up.
const SETUPS: &[&str] = &[
    "",
    "quiet=none",
    "blocked=c3,e3,c5,e5",
    "quiet=none blocked=d1,d2,d3,d4,d5,d6,d7",
    "blocked=b1,c1,d1,e1,f1,b2,c2,d2,e2,f2,b3,c3,d3,e3,f3,b4,c4,d4,e4,f4",
    // Seat 0 has to pass at first.
    "blocked=e1,f1,e2,f2,g2,e3,f3,g3,b7,c7,a6,b6,c6,a5,b5,c5",
];

#[test]
fn ataxx_keeps_the_laws() {
    game_laws::check::<Ataxx>(&Plan::new(SETUPS));
}
