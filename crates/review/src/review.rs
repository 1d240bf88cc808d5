//! A whole review.

use bots::Budget;
use serde::{Deserialize, Serialize};
use table::Record;

use crate::{Fault, Ply, Reviewer, Tally, nodes};

/// A match as a review shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// The numbers of its seats, in the order of all chances.
    pub seats: Vec<u8>,
    /// The chances at the start, in per mille.
    pub start: Vec<u16>,
    /// Its events.
    pub plies: Vec<Ply>,
    /// What it came to for each seat.
    pub tallies: Vec<Tally>,
}

impl Review {
    /// Reviews a whole match, each ply by at most so many nodes, by default [`nodes`].
    ///
    /// # Errors
    /// As those of [`Reviewer::new`].
    pub fn of(record: &Record, most: Option<u64>) -> Result<Self, Fault> {
        let budget = Budget::nodes(most.unwrap_or(nodes(record.offer.game)));
        let mut reviewer = Reviewer::new(record, &budget)?;
        let seats = reviewer.seats();
        let start = reviewer.chances();
        let plies: Vec<Ply> = std::iter::from_fn(|| reviewer.step(&budget)).collect();
        let seats: Vec<u8> = seats.iter().map(|seat| seat.index() as u8).collect();
        let tallies = seats.iter().enumerate();
        let tallies = tallies.map(|(place, seat)| Tally::of(&plies, *seat, place));
        Ok(Self {
            start,
            tallies: tallies.collect(),
            plies,
            seats,
        })
    }
}
