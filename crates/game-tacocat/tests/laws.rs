//! The laws that every game keeps, with every option, and records of how matches went.

use game_laws::Plan;
use game_tacocat::Tacocat;

#[test]
fn matches_keep_the_laws() {
    game_laws::check::<Tacocat>(&Plan::new(&["", "tie=arrow"]).matches(20));
}
