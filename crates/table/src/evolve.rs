//! How an entry changes a table.

use std::fmt;

use fair::Match;
use game::{Event, Illegal, Seat, Seats, Turn};
use games::{AnyEvent, AnyGame};

use crate::refusal::unfair;
use crate::state::KEYS;
use crate::{
    Chair, Charge, Clocks, Closed, Entry, Key, Life, MatchId, Millis, Occupant, Offer, Seeds,
    Table, TableEvent,
};

/// An entry that cannot follow on those before it: the log is damaged, or was written by rules this
/// build does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrupt {
    /// The ply of the entry.
    pub ply: u32,
    /// What is wrong.
    pub why: Illegal,
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.ply, self.why)
    }
}

impl std::error::Error for Corrupt {}

impl Table {
    /// A table from its first entry.
    ///
    /// # Errors
    /// When the entry does not open a match, or the set-up is not playable.
    pub fn open_by(id: MatchId, entry: &Entry) -> Result<Self, Corrupt> {
        let corrupt = |why| Corrupt { ply: 0, why };
        let TableEvent::Open(offer) = &entry.event else {
            return Err(corrupt(Illegal::new("not-opened")));
        };
        Self::new(id, offer.clone(), entry.at).map_err(corrupt)
    }

    fn new(id: MatchId, offer: Offer, at: Millis) -> Result<Self, Illegal> {
        Ok(Self {
            id,
            creator: None,
            seeds: offer.draws().then(|| Box::new(Seeds::new(0))),
            seats: offer.seats(),
            game: AnyGame::start(offer.game, offer.setup.as_str())?,
            clocks: Clocks::new(offer.clock),
            offer,
            life: Life::Gathering,
            chairs: std::array::from_fn(|_| None),
            ply: 1,
            last: at,
            decision: [0; Seat::MAX],
            keys: std::array::from_fn(|_| Vec::new()),
            out: Seats::NONE,
            next: None,
        })
    }

    /// A table from all entries of its match.
    ///
    /// # Errors
    /// At the first entry that cannot follow on those before it.
    pub fn replay(id: MatchId, entries: &[Entry]) -> Result<Self, Corrupt> {
        let (first, rest) = entries.split_first().ok_or(Corrupt {
            ply: 0,
            why: Illegal::new("not-opened"),
        })?;
        let mut table = Self::open_by(id, first)?;
        rest.iter().try_for_each(|entry| table.evolve(entry))?;
        Ok(table)
    }

    /// Makes `entry` so.
    ///
    /// # Errors
    /// When it cannot follow on this state, which is unchanged then.
    pub fn evolve(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let corrupt = |why| Corrupt { ply: self.ply, why };
        if entry.at < self.last {
            return Err(corrupt(Illegal::new("time-runs-back")));
        }
        self.change(entry)
            .map_err(|why| Corrupt { ply: self.ply, why })?;
        self.ply += 1;
        self.last = entry.at;
        Ok(())
    }

    fn change(&mut self, entry: &Entry) -> Result<(), Illegal> {
        let misplaced = || Illegal::new("misplaced-entry");
        match (&entry.event, self.life) {
            (TableEvent::Sit(seat, who), Life::Gathering) => {
                self.sit(*seat, *who).ok_or_else(misplaced)?;
            }
            (TableEvent::Leave(seat), Life::Gathering) => {
                self.chairs[seat.index()].take().ok_or_else(misplaced)?;
                if let Some(seeds) = &mut self.seeds {
                    seeds.committed[seat.index()] = None;
                    seeds.commits[seat.index()] = 0;
                }
                for chair in self.chairs.iter_mut().flatten() {
                    chair.ready = chair.who.bot().is_some();
                }
            }
            (TableEvent::Ready(seat), Life::Gathering) => {
                self.chairs[seat.index()]
                    .as_mut()
                    .ok_or_else(misplaced)?
                    .ready = true;
            }
            (
                TableEvent::Commit(..)
                | TableEvent::Seal { .. }
                | TableEvent::Reveal(..)
                | TableEvent::Cancel(_)
                | TableEvent::Disclose,
                _,
            ) => self.draw(entry)?,
            (TableEvent::Start, Life::Gathering | Life::Drawing) if self.everyone_ready() => {
                self.unlock()?;
                self.life = Life::Playing;
                self.settle(Seats::NONE, entry.at);
            }
            (TableEvent::Play { event, charge, key }, Life::Playing) => {
                self.play(event, *charge, *key, entry.at)?;
            }
            (TableEvent::Rematch(seat), Life::Over(..)) => {
                self.chairs[seat.index()]
                    .as_mut()
                    .ok_or_else(misplaced)?
                    .rematch = true;
            }
            (TableEvent::Next(id), Life::Over(..)) if self.next.is_none() => self.next = Some(*id),
            (TableEvent::Resume(down), Life::Playing) => self.clocks.give_back(*down),
            (TableEvent::Resume(down), Life::Drawing) => {
                let seal = self.seeds.as_mut().and_then(|seeds| seeds.seal.as_mut());
                let seal = seal.ok_or_else(misplaced)?;
                seal.until = seal.until.saturating_add(*down);
            }
            (TableEvent::Close(why), Life::Gathering) => self.life = Life::Closed(*why),
            (TableEvent::Close(Closed::Ended), Life::Playing) => {
                self.life = Life::Closed(Closed::Ended);
                self.clocks.run(Seats::NONE, false, entry.at);
            }
            _ => return Err(misplaced()),
        }
        Ok(())
    }

    /// What the events of the fair draw change.
    fn draw(&mut self, entry: &Entry) -> Result<(), Illegal> {
        let misplaced = || Illegal::new("misplaced-entry");
        let (rules, id, ready) = (self.offer.bound_rules(), self.id, self.everyone_ready());
        let bound = Match {
            id: id.as_str(),
            rules: &rules,
        };
        let seeds = self.seeds.as_mut().ok_or_else(misplaced)?;
        match (&entry.event, self.life) {
            (TableEvent::Commit(seat, commitment), Life::Gathering) => {
                self.chairs[seat.index()].as_ref().ok_or_else(misplaced)?;
                seeds.committed[seat.index()] = Some(*commitment);
                seeds.commits[seat.index()] = seeds.commits[seat.index()].saturating_add(1);
            }
            (TableEvent::Seal { salt, house }, Life::Gathering)
                if ready && seeds.committed() == self.seats =>
            {
                let until = entry.at.saturating_add(Seeds::time(self.offer.clock));
                seeds.seal(&bound, salt.clone(), house.clone(), until);
                self.life = Life::Drawing;
            }
            (TableEvent::Reveal(seat, seed), Life::Drawing) if seeds.missing().contains(*seat) => {
                let commitment = bound.seat_commitment(seat.index() as u8, seed);
                if seeds.committed[seat.index()] != Some(commitment) {
                    let seat = seat.index() as u8;
                    return Err(unfair(fair::Fault::SeatDiffers { seat }));
                }
                seeds.revealed[seat.index()] = Some(seed.clone());
            }
            (TableEvent::Cancel(late), Life::Drawing) if late.minus(seeds.missing()).is_empty() => {
                **seeds = Seeds::new(seeds.start.saturating_add(1));
                for seat in late.iter() {
                    let chair = self.chairs[seat.index()].as_mut().ok_or_else(misplaced)?;
                    chair.ready = chair.who.bot().is_some();
                }
                self.life = Life::Gathering;
            }
            (TableEvent::Disclose, Life::Over(..) | Life::Closed(Closed::Ended))
                if !seeds.disclosed =>
            {
                seeds.disclosed = true
            }
            _ => return Err(misplaced()),
        }
        Ok(())
    }

    /// The key of the draws, where there are any: only from seeds that all were revealed.
    fn unlock(&mut self) -> Result<(), Illegal> {
        let Some(seeds) = &mut self.seeds else {
            return Ok(());
        };
        if self.life != Life::Drawing {
            return Err(Illegal::new("misplaced-entry"));
        }
        let rules = self.offer.bound_rules();
        let bound = Match {
            id: self.id.as_str(),
            rules: &rules,
        };
        seeds.open(&bound).map_err(unfair)
    }

    fn sit(&mut self, seat: Seat, who: Occupant) -> Option<()> {
        let seated = who
            .person()
            .is_some_and(|person| self.seat_of(person).is_some());
        if seated || !self.open_seats().contains(seat) {
            return None;
        }
        let bot = who.bot().is_some();
        self.creator = self.creator.or(who.person());
        self.chairs[seat.index()] = Some(Chair {
            who,
            ready: bot,
            rematch: bot,
        });
        Some(())
    }

    pub(crate) fn everyone_ready(&self) -> bool {
        self.seats
            .iter()
            .all(|seat| self.chair(seat).is_some_and(|chair| chair.ready))
    }

    fn play(
        &mut self,
        event: &AnyEvent,
        charge: Charge,
        key: Option<Key>,
        at: Millis,
    ) -> Result<(), Illegal> {
        let owed = self.game.turn().owing();
        self.game.apply(event)?;
        // Whose choice opens anew: whoever owes one and acted, or did not owe one before, or
        // everyone after a step of the table.
        let renewed = match event {
            Event::Act(seat, _) => {
                self.clocks.pay(*seat, charge, at);
                if let Some(key) = key {
                    self.remember(*seat, key); // with the decision that it answers, not the next
                }
                Seats::one(*seat)
            }
            Event::Out(seats, _) => {
                self.out = seats.iter().fold(self.out, Seats::with);
                Seats::NONE
            }
            Event::Chance(_) => {
                if let Some(seeds) = &mut self.seeds {
                    seeds.drawn += 1;
                }
                owed
            }
            Event::Auto(_) => owed,
        };
        self.settle(owed.minus(renewed), at);
        Ok(())
    }

    /// After the game has moved on: the result, whose clocks run, which choices opened. The choices
    /// of `kept` stay the same.
    fn settle(&mut self, kept: Seats, at: Millis) {
        let turn = self.game.turn();
        let owing = turn.owing();
        for seat in owing.minus(kept).iter() {
            self.decision[seat.index()] = self.ply + 1;
        }
        self.clocks.run(owing, matches!(turn, Turn::Setup(_)), at);
        if let Turn::Over(places, reason) = turn {
            self.life = Life::Over(places, reason);
        }
    }

    fn remember(&mut self, seat: Seat, key: Key) {
        let keys = &mut self.keys[seat.index()];
        if keys.len() == KEYS {
            keys.remove(0);
        }
        keys.push((key, self.decision[seat.index()], self.ply));
    }
}
