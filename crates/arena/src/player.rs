//! Who plays: a trait, so that processes and clocks stay outside.

use std::time::Duration;

use game::Seat;
use games::{AnyGame, AnyView, Form};

use crate::Lapse;

/// A question to a player: what do you do?
pub struct Ask<'a> {
    /// What the player's seat knows.
    pub view: &'a AnyView,
    /// The seat.
    pub seat: Seat,
    /// Whether it is the first seat of the match.
    pub first: bool,
    /// The match after its opening.
    pub opening: &'a AnyGame,
    /// Every action since then, forced ones too, in order.
    pub actions: &'a [Form],
    /// What the player's seat was told since then: a notice for each event.
    pub told: &'a [Form],
    /// Decides whatever the player leaves to chance.
    pub seed: u64,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The action's text, unread.
    pub action: String,
    /// States looked at, if the player says so.
    pub nodes: u64,
    /// How long it took, as far as whoever asked can tell; zero where nobody looks at a clock.
    pub time: Duration,
    /// Whether that was longer than it had.
    pub late: bool,
}

/// One of the two players. It keeps its own clock and calls itself late.
pub trait Player {
    /// A match begins.
    ///
    /// # Errors
    /// When the player is not there.
    fn begin(&mut self) -> Result<(), Lapse>;

    /// What the player does.
    ///
    /// # Errors
    /// When it has no answer.
    fn choose(&mut self, ask: &Ask<'_>) -> Result<Reply, Lapse>;
}
