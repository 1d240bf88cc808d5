//! The state of one match at its table.

use game::{Places, Reason, Seat, Seats, Turn};
use games::AnyGame;

use crate::{Clocks, Closed, Key, MatchId, Millis, Occupant, Offer, PersonId, Seeds};

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    /// Seats are open, or somebody is not ready.
    Gathering,
    /// Everyone is ready and has committed to a seed; the seeds are being revealed.
    Drawing,
    /// The game goes on, its set-up included.
    Playing,
    /// The game is over.
    Over(Places, Reason),
    /// It never took place, or was broken off.
    Closed(Closed),
}

/// A taken seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who sits there.
    pub who: Occupant,
    /// Whether they are ready; computer players always are.
    pub ready: bool,
    /// Whether they ask for a rematch; computer players always would.
    pub rematch: bool,
}

/// How many keys are remembered for each seat. A client sends one command at a time and resends
/// only the last few after a reconnect.
pub(crate) const KEYS: usize = 8;

/// One match: what is played, who sits where, the game, the clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) id: MatchId,
    pub(crate) offer: Offer,
    pub(crate) seats: Seats,
    pub(crate) life: Life,
    /// Who opened the match.
    pub(crate) creator: Option<PersonId>,
    pub(crate) chairs: [Option<Chair>; Seat::MAX],
    pub(crate) game: AnyGame,
    pub(crate) clocks: Clocks,
    pub(crate) ply: u32,
    pub(crate) last: Millis,
    pub(crate) decision: [u32; Seat::MAX],
    /// The last keys of each seat, each with the decision it answered and the ply of its entry.
    pub(crate) keys: [Vec<(Key, u32, u32)>; Seat::MAX],
    pub(crate) out: Seats,
    pub(crate) next: Option<MatchId>,
    /// Of a match that draws.
    pub(crate) seeds: Option<Box<Seeds>>,
}

impl Table {
    /// Which match.
    #[must_use]
    pub const fn id(&self) -> MatchId {
        self.id
    }

    /// What is played, how, and for what.
    #[must_use]
    pub const fn offer(&self) -> &Offer {
        &self.offer
    }

    /// The seats of the match.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// Where the match stands.
    #[must_use]
    pub const fn life(&self) -> Life {
        self.life
    }

    /// Who opened the match, and may let the computer take open seats.
    #[must_use]
    pub const fn creator(&self) -> Option<PersonId> {
        self.creator
    }

    /// The seeds of the draws, if there are any.
    #[must_use]
    pub fn seeds(&self) -> Option<&Seeds> {
        self.seeds.as_deref()
    }

    /// Who sits on `seat`.
    #[must_use]
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs[seat.index()].as_ref()
    }

    /// The seat of a person.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.taken()
            .find(|(_, chair)| chair.who == Occupant::Person(person))
            .map(|(seat, _)| seat)
    }

    /// The taken seats in order.
    pub fn taken(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::ALL
            .into_iter()
            .filter_map(|seat| Some((seat, self.chair(seat)?)))
    }

    /// The seats that anyone may still take.
    #[must_use]
    pub fn open_seats(&self) -> Seats {
        match self.life {
            Life::Gathering => self
                .seats
                .iter()
                .filter(|seat| self.chair(*seat).is_none())
                .collect(),
            _ => Seats::NONE,
        }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The clocks.
    #[must_use]
    pub const fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// How many entries there are: the ply of the next one.
    #[must_use]
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// When the last entry was decided.
    #[must_use]
    pub const fn last(&self) -> Millis {
        self.last
    }

    /// The seats that owe an action now.
    #[must_use]
    pub fn owing(&self) -> Seats {
        match self.life {
            Life::Playing => self.game.turn().owing(),
            _ => Seats::NONE,
        }
    }

    /// The ply at which the present choice of `seat` opened, if it owes one. Events of other seats
    /// do not change it; one's own do.
    #[must_use]
    pub fn decision(&self, seat: Seat) -> Option<u32> {
        self.owing()
            .contains(seat)
            .then(|| self.decision[seat.index()])
    }

    /// Whether the seats that owe something arrange a set-up.
    #[must_use]
    pub fn in_setup(&self) -> bool {
        self.life == Life::Playing && matches!(self.game.turn(), Turn::Setup(_))
    }

    /// The seats that have gone out.
    #[must_use]
    pub const fn out(&self) -> Seats {
        self.out
    }

    /// The rematch.
    #[must_use]
    pub const fn next(&self) -> Option<MatchId> {
        self.next
    }

    /// When the next flag falls, if nobody acts before: 500 ms after the earliest deadline of a
    /// person, or when the seeds have to be revealed. Computer players have no flag; they pay for
    /// their thinking when they have thought.
    #[must_use]
    pub fn flag(&self) -> Option<Millis> {
        match self.life {
            Life::Drawing => self.seeds.as_ref().and_then(|seeds| seeds.until()),
            _ => self.first_deadline().map(|(at, _)| at + Clocks::GRACE),
        }
    }

    /// The earliest deadline of persons that run, and whose it is: several seats if it is the same
    /// instant.
    pub(crate) fn first_deadline(&self) -> Option<(Millis, Seats)> {
        let deadlines = || {
            self.taken()
                .filter(|(_, chair)| chair.who.person().is_some())
                .filter_map(|(seat, _)| Some((self.clocks.deadline(seat)?, seat)))
        };
        let first = deadlines().map(|(at, _)| at).min()?;
        Some((
            first,
            deadlines()
                .filter(|(at, _)| *at == first)
                .map(|(_, seat)| seat)
                .collect(),
        ))
    }

    /// The ply of the entry that `key` of `seat` made as the answer to `decision`.
    pub(crate) fn ply_of_key(&self, seat: Seat, decision: u32, key: Key) -> Option<u32> {
        self.keys[seat.index()]
            .iter()
            .find(|(k, d, _)| (*k, *d) == (key, decision))
            .map(|(.., ply)| *ply)
    }
}
