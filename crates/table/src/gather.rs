//! How a table judges what is asked before the start.

use fair::{Commitment, Match, Secret};
use game::{Level, Seat, Seats};

use crate::decide::Trial;
use crate::{Closed, Life, Luck, MatchKind, Occupant, PersonId, Refusal, Seeds, TableEvent};

impl Trial {
    pub(crate) fn sit(&mut self, person: PersonId, wish: Option<Seat>) -> Result<u32, Refusal> {
        if self.table.seat_of(person).is_some() {
            return Ok(self.table.ply);
        }
        self.gathering()?;
        let seat = match wish {
            Some(seat) if self.table.chair(seat).is_some() => return Err(Refusal::SeatTaken),
            Some(seat) => seat,
            None => self
                .table
                .open_seats()
                .iter()
                .next()
                .ok_or(Refusal::NoSeat)?,
        };
        if !self.table.open_seats().contains(seat) {
            return Err(Refusal::NoSeat);
        }
        self.push(TableEvent::Sit(seat, Occupant::Person(person)))
    }

    /// The computer takes an open seat.
    pub(crate) fn fill(
        &mut self,
        person: PersonId,
        seat: Seat,
        level: Level,
        luck: &mut Luck,
    ) -> Result<u32, Refusal> {
        if self.table.creator != Some(person) {
            return Err(Refusal::NotCreator);
        }
        if self.table.offer().kind == MatchKind::Rated {
            return Err(Refusal::NoBots);
        }
        let who = Occupant::Bot(level);
        match self.table.chair(seat) {
            Some(chair) if chair.who == who => return Ok(self.table.ply),
            Some(_) => return Err(Refusal::SeatTaken),
            None => self.gathering()?,
        }
        if !self.table.open_seats().contains(seat) {
            return Err(Refusal::NoSeat);
        }
        let ply = self.push(TableEvent::Sit(seat, who))?;
        self.go_on(luck)?;
        Ok(ply)
    }

    pub(crate) fn leave(&mut self, seat: Seat) -> Result<u32, Refusal> {
        if self.table.life == Life::Drawing {
            self.push(TableEvent::Cancel(Seats::NONE))?;
        }
        self.gathering()?;
        let ply = self.push(TableEvent::Leave(seat))?;
        if self
            .table
            .taken()
            .all(|(_, chair)| chair.who.person().is_none())
        {
            self.push(TableEvent::Close(Closed::Left))?;
        }
        Ok(ply)
    }

    pub(crate) fn ready(&mut self, seat: Seat, luck: &mut Luck) -> Result<u32, Refusal> {
        match self.table.life {
            Life::Gathering if self.table.chair(seat).is_some_and(|chair| chair.ready) => {
                Ok(self.table.ply)
            }
            Life::Gathering => {
                let ply = self.push(TableEvent::Ready(seat))?;
                self.go_on(luck)?;
                Ok(ply)
            }
            Life::Closed(_) => Err(Refusal::Closed),
            Life::Drawing | Life::Playing | Life::Over(..) => Ok(self.table.ply), // it has started: what was asked for
        }
    }

    /// A seat commits to its seed.
    pub(crate) fn commit(
        &mut self,
        seat: Seat,
        start: u32,
        commitment: Commitment,
        luck: &mut Luck,
    ) -> Result<u32, Refusal> {
        let seeds = self.seeds(start)?;
        if seeds.committed[seat.index()] == Some(commitment) {
            return Ok(self.table.ply);
        }
        let often = seeds.commits[seat.index()];
        if self.table.life != Life::Gathering || often >= Seeds::COMMITS {
            return Err(Refusal::NoDraw);
        }
        let ply = self.push(TableEvent::Commit(seat, commitment))?;
        self.go_on(luck)?;
        Ok(ply)
    }

    /// A seat reveals its seed.
    pub(crate) fn reveal(
        &mut self,
        seat: Seat,
        start: u32,
        seed: &Secret,
        luck: &mut Luck,
    ) -> Result<u32, Refusal> {
        let seeds = self.seeds(start)?;
        if seeds.revealed[seat.index()].as_ref() == Some(seed) {
            return Ok(self.table.ply);
        }
        if self.table.life != Life::Drawing || !seeds.missing().contains(seat) {
            return Err(Refusal::NoDraw);
        }
        let ply = self.push(TableEvent::Reveal(seat, seed.clone()))?;
        self.go_on(luck)?;
        Ok(ply)
    }

    /// The seeds of the present start, if it is this one.
    fn seeds(&self, start: u32) -> Result<&Seeds, Refusal> {
        let seeds = self.table.seeds().filter(|seeds| seeds.start == start);
        seeds.ok_or(Refusal::NoDraw)
    }

    /// Starts, or seals the commitments, if nothing is missing any more.
    pub(crate) fn go_on(&mut self, luck: &mut Luck) -> Result<(), Refusal> {
        if !self.table.everyone_ready() {
            return Ok(());
        }
        if self.table.life == Life::Gathering
            && let Some(seeds) = self.table.seeds()
        {
            let open = self.table.seats.minus(seeds.committed());
            let is_bot = |seat: &Seat| {
                self.table
                    .chair(*seat)
                    .is_some_and(|c| c.who.bot().is_some())
            };
            let bots: Seats = self.table.seats.iter().filter(is_bot).collect();
            if !open.minus(bots).is_empty() {
                return Ok(());
            }
            self.seal(bots, luck)?;
        }
        if self
            .table
            .seeds()
            .is_none_or(|seeds| seeds.missing().is_empty())
        {
            self.push(TableEvent::Start)?;
            self.forced()?;
        }
        Ok(())
    }

    /// The house commits, for itself and the computer players, and reveals what is theirs.
    fn seal(&mut self, bots: Seats, luck: &mut Luck) -> Result<(), Refusal> {
        let (id, rules) = (self.table.id, self.table.offer.bound_rules());
        let bound = Match {
            id: id.as_str(),
            rules: &rules,
        };
        let seeds: Vec<_> = bots.iter().map(|seat| (seat, luck.secret())).collect();
        for (seat, seed) in &seeds {
            let commitment = bound.seat_commitment(seat.index() as u8, seed);
            self.push(TableEvent::Commit(*seat, commitment))?;
        }
        let (salt, house) = (luck.secret(), luck.secret());
        self.push(TableEvent::Seal { salt, house })?;
        for (seat, seed) in seeds {
            self.push(TableEvent::Reveal(seat, seed))?;
        }
        Ok(())
    }

    fn gathering(&self) -> Result<(), Refusal> {
        match self.table.life {
            Life::Gathering => Ok(()),
            Life::Closed(_) => Err(Refusal::Closed),
            Life::Drawing | Life::Playing | Life::Over(..) => Err(Refusal::Started),
        }
    }
}
