//! The fair draw: dice and shuffles that nobody at the table can bend, and anyone can check.
//!
//! Before a match with chance the house and every seat choose a seed and publish a commitment to
//! it; then the seats reveal their seeds, and all draws of the match follow from all seeds together.
//! At the end the house reveals its own. Every byte is defined in `docs/fair.md`, with test vectors
//! that the tests read from there.
//!
//! What it proves: no draw was bent after the commitments, by the house or by a player. What it does
//! not prove: that the house does not look, since it knows the key while the match runs.
//!
//! ```
//! use fair::{Commitments, Match, Reveal, Secret};
//! // Each party chooses its seed, and the house a salt, from a good source of entropy.
//! let (house, salt) = (Secret::new([1; 32]), Secret::new([2; 32]));
//! let (red, blue) = (Secret::new([3; 32]), Secret::new([4; 32]));
//! let bound = Match { id: "0123456789ab", rules: "aeroplane/1" };
//! // Published in one message before any seed is shown:
//! let commitments = Commitments {
//!     house: bound.house_commitment(&salt, &house),
//!     seats: [Some(bound.seat_commitment(0, &red)), None, Some(bound.seat_commitment(2, &blue)), None],
//! };
//! // With all seeds in hand (the house at the start, everyone at the end):
//! let reveal = Reveal { salt, house, seats: [Some(red), None, Some(blue), None] };
//! let mut dealer = bound.open(&commitments, &reveal)?.dealer(0);
//! assert!((1..=6).contains(&dealer.die()));
//! assert_eq!(dealer.deck(0, 38).len(), 38);
//! // After a restart the same dealer is made again from the number of draws so far.
//! assert_eq!(bound.open(&commitments, &reveal)?.dealer(2).die(), dealer.die());
//! # Ok::<(), fair::Fault>(())
//! ```

mod bound;
mod commitment;
mod commitments;
mod dealer;
mod fault;
mod fields;
mod hash;
mod hex;
mod key;
mod reveal;
mod secret;
mod stream;
#[cfg(test)]
mod vectors;

pub use bound::{Match, rules};
pub use commitment::Commitment;
pub use commitments::Commitments;
pub use dealer::Dealer;
pub use fault::Fault;
pub use key::Key;
pub use reveal::Reveal;
pub use secret::Secret;

/// The most seats a match has; seats are numbered from 0.
pub const SEATS: usize = 4;

/// Bytes of a seed, a salt, a commitment and a key.
pub const SIZE: usize = 32;
