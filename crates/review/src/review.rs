//! A whole review.

use bots::Budget;
use serde::{Deserialize, Serialize};
use table::Record;

use crate::{Fault, Head, Ply, Reviewer, Tally, nodes};

/// A match as a review shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// What it begins with.
    pub head: Head,
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
        let head = reviewer.head();
        let plies: Vec<Ply> = std::iter::from_fn(|| reviewer.step(&budget)).collect();
        let tallies = head.seats.iter().enumerate();
        let tallies = tallies.map(|(place, seat)| Tally::of(&plies, *seat, place));
        Ok(Self {
            tallies: tallies.collect(),
            plies,
            head,
        })
    }
}
