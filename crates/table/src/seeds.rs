//! What a fair draw of one match has come to (docs/fair.md).

use fair::{Commitment, Commitments, Fault, Key, Match, Reveal, Secret};
use game::{Draw, Seat, Seats};

use crate::{Clock, Millis};

/// The seeds of one start of a match that draws, and the key of its draws. `Debug` prints no secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeds {
    /// The number of the start, from 0: one more for each that was cancelled.
    pub(crate) start: u32,
    pub(crate) committed: [Option<Commitment>; Seat::MAX],
    /// How often each seat has committed.
    pub(crate) commits: [u8; Seat::MAX],
    pub(crate) seal: Option<Seal>,
    pub(crate) revealed: [Option<Secret>; Seat::MAX],
    pub(crate) key: Option<Key>,
    /// How many draws were made.
    pub(crate) drawn: u32,
    /// Whether the house has shown its secrets.
    pub(crate) disclosed: bool,
}

/// What the house has committed to, together with all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seal {
    pub(crate) commitments: Commitments,
    pub(crate) salt: Secret,
    pub(crate) house: Secret,
    /// When the seats have to have revealed their seeds.
    pub(crate) until: Millis,
}

impl Seeds {
    /// How long the seats have to reveal their seeds, which nobody has to do by hand.
    pub const TIME: Millis = 20_000;
    /// The same where a move has days: nobody has to be there together with the others, so the match
    /// starts when the last device has come by.
    pub const TIME_BY_DAYS: Millis = 24 * 60 * 60 * 1000;

    /// How often one seat can commit for one start: each is an entry of the log, and nobody has more
    /// devices than that. Whose last device cannot reveal cancels the start, and commits anew.
    pub(crate) const COMMITS: u8 = 32;

    /// Nothing yet, for the start of this number.
    pub(crate) const fn new(start: u32) -> Self {
        Self {
            start,
            committed: [None; Seat::MAX],
            commits: [0; Seat::MAX],
            seal: None,
            revealed: [const { None }; Seat::MAX],
            key: None,
            drawn: 0,
            disclosed: false,
        }
    }

    /// How long the seats have to reveal their seeds under this clock.
    #[must_use]
    pub const fn time(clock: Clock) -> Millis {
        match clock {
            Clock::Days(_) => Self::TIME_BY_DAYS,
            Clock::Match { .. } | Clock::Off => Self::TIME,
        }
    }

    /// The number of the start, from 0: one more for each that was cancelled.
    #[must_use]
    pub const fn start(&self) -> u32 {
        self.start
    }

    /// The seats that have committed to a seed.
    #[must_use]
    pub fn committed(&self) -> Seats {
        seats(&self.committed)
    }

    /// All commitments, once they are published: before that, each is its seat's own.
    #[must_use]
    pub fn commitments(&self) -> Option<&Commitments> {
        self.seal.as_ref().map(|seal| &seal.commitments)
    }

    /// Until when seeds can be revealed, while that is waited for.
    #[must_use]
    pub fn until(&self) -> Option<Millis> {
        let seal = self.seal.as_ref().filter(|_| self.key.is_none())?;
        Some(seal.until)
    }

    /// The seeds of the seats that have revealed theirs, which everyone may know.
    #[must_use]
    pub const fn revealed(&self) -> &[Option<Secret>; Seat::MAX] {
        &self.revealed
    }

    /// Every secret, once the match is over.
    #[must_use]
    pub fn disclosed(&self) -> Option<Reveal> {
        self.reveal().filter(|_| self.disclosed)
    }

    /// The seats that have committed and not revealed.
    pub(crate) fn missing(&self) -> Seats {
        self.committed().minus(seats(&self.revealed))
    }

    /// Seals the commitments with the house's own.
    pub(crate) fn seal(&mut self, bound: &Match<'_>, salt: Secret, house: Secret, until: Millis) {
        self.seal = Some(Seal {
            commitments: Commitments {
                house: bound.house_commitment(&salt, &house),
                seats: self.committed,
            },
            salt,
            house,
            until,
        });
    }

    /// Derives the key of all draws from what was revealed.
    pub(crate) fn open(&mut self, bound: &Match<'_>) -> Result<(), Fault> {
        let (Some(commitments), Some(reveal)) = (self.commitments(), self.reveal()) else {
            return Err(Fault::NoSeats);
        };
        self.key = Some(bound.open(commitments, &reveal)?);
        Ok(())
    }

    /// The outcome of the next draw.
    pub(crate) fn draw(&self, draw: Draw) -> Option<Vec<u8>> {
        Some(drawn(self.key.as_ref()?, self.drawn, draw))
    }

    fn reveal(&self) -> Option<Reveal> {
        let seal = self.seal.as_ref()?;
        Some(Reveal {
            salt: seal.salt.clone(),
            house: seal.house.clone(),
            seats: self.revealed.clone(),
        })
    }
}

/// Draw `number` of a match.
pub(crate) fn drawn(key: &Key, number: u32, draw: Draw) -> Vec<u8> {
    let mut dealer = key.clone().dealer(number);
    match draw {
        Draw::Die => vec![dealer.die()],
        Draw::Deck { round, cards } => dealer.deck(round, cards),
    }
}

fn seats<T>(by_seat: &[Option<T>; Seat::MAX]) -> Seats {
    let there = |seat: &Seat| by_seat[seat.index()].is_some();
    Seat::ALL.into_iter().filter(there).collect()
}
