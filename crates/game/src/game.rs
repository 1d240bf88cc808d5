//! The trait that every game implements.

use std::fmt::Debug;

use crate::{Event, Expired, Illegal, Rng, Seat, Seats, Text, Turn, View, Viewer};

/// The events of a game.
pub type EventOf<G> = Event<<G as Game>::Action, <G as Game>::Chance>;

/// The rules of one game, as a state and what changes it. Pure: no I/O, no clock, no entropy.
///
/// The laws that hold for every implementation are the functions of the crate `game-laws`, which
/// each game runs as its first test:
/// * replaying the events of a match gives the same state;
/// * an illegal event changes nothing;
/// * [`apply`](Game::apply) takes an action exactly when the acting seat's view
///   [`allows`](View::allows) it;
/// * text forms round-trip;
/// * choices made at the same time commute;
/// * [`View::world`] of a view has that same view;
/// * views and notices are equal, to the byte, wherever knowledge is equal;
/// * every match ends, with consistent places.
///
/// `Debug` never prints a secret.
pub trait Game: Clone + Eq + Debug {
    /// The stable lower-case name, as in records, URLs and the crate's name.
    const NAME: &'static str;
    /// Goes up when an old record would replay differently. Every number it ever had keeps a
    /// golden record.
    const RULES: u16;
    /// Whether anything is ever hidden from a seat or a watcher. Where nothing is, everybody sees
    /// the whole state at any time.
    const SECRETS: bool;

    /// The options: `key=value` pairs, space-separated, defaults omitted.
    type Setup: Text + Default;
    /// What a seat chooses, or the table plays for it.
    type Action: Text;
    /// What a draw brought.
    type Chance: Text;
    /// What one viewer knows, complete, and nothing else.
    type View: View<Game = Self> + Text;
    /// What one viewer learns from one event: drives animation and the log in words.
    type Notice: Text;

    /// What [`Game::seats`] says of every set-up; none where it depends on the set-up. Who has only a set-up's text need
    /// not read it then.
    const SEATS: Option<Seats> = None;
    /// The same for [`Game::draws`].
    const DRAWS: Option<bool> = None;

    /// The seats of a match with this set-up.
    fn seats(setup: &Self::Setup) -> Seats;

    /// Whether a match with this set-up ever draws: then it starts with commitments (docs/fair.md).
    fn draws(setup: &Self::Setup) -> bool;

    /// A new match.
    ///
    /// # Errors
    /// When the set-up is not playable, for instance because the match would be over at once.
    fn start(setup: &Self::Setup) -> Result<Self, Illegal>;

    /// What the match waits for.
    fn turn(&self) -> Turn<Self::Action>;

    /// The chance event of a draw: `drawn` is what [`Turn::Chance`] asked for.
    ///
    /// # Errors
    /// `no-draw` when none is due, `bad-draw` when `drawn` does not fit what is due.
    fn chance(&self, drawn: &[u8]) -> Result<Self::Chance, Illegal>;

    /// Changes the state by one event.
    ///
    /// # Errors
    /// When the event is not legal now; the state is unchanged then.
    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Illegal>;

    /// What happens when the time of `seat`, which owes an action, has run out.
    fn expired(&self, seat: Seat, rng: &mut Rng) -> Expired<Self::Action>;

    /// The same where `seat` has kept a [draft](View::drafts) of its set-up: what is placed stays, as
    /// far as a legal set-up has it, and the rest is completed at random.
    fn completed(&self, seat: Seat, _draft: &Self::Action, rng: &mut Rng) -> Expired<Self::Action> {
        self.expired(seat, rng)
    }

    /// What `who` knows now.
    fn view(&self, who: Viewer) -> Self::View;

    /// What `who` learns from `event`. `self` is the state before it, `event` is legal there.
    fn notice(&self, event: &EventOf<Self>, who: Viewer) -> Self::Notice;
}
