//! The test game keeps the laws.

use game_laws::{Party, Plan, check};

#[test]
fn party_keeps_the_laws() {
    let setups = ["", "rounds=9", "seats=3", "seats=4", "seats=4 rounds=1"];
    check::<Party>(&Plan::new(&setups).matches(50));
}
