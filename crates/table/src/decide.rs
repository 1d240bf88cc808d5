//! How a table judges an order.

use game::{Event, Expired, Illegal, Seat, Seats, Turn, Viewer, Why};
use games::Form;

use crate::{
    By, Charge, Clocks, Closed, Corrupt, Draft, Drafts, Entry, Key, Life, Luck, MatchId, MatchKind,
    Millis, Occupant, Offer, Order, PersonId, Plan, Refusal, Table, TableEvent,
};

/// What an order leads to. `entries` are one batch, to be committed even where the order itself is
/// refused: a clock may have run out before it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// What happens, in order; the first has the table's present ply.
    pub entries: Vec<Entry>,
    /// The ply of the entry that answers the order, also when it was answered before; for an order
    /// that asks for what is already so, the present ply. Or why it is refused.
    pub reply: Result<u32, Refusal>,
    /// The draft to keep, if that was the order and is answered. Not an entry: nobody is told.
    pub draft: Option<Draft>,
    /// The table once they are committed, for whoever has to write down what follows from it.
    pub after: Table,
}

/// More forced steps in a row than any game has: a fault in a game must not hang the house.
const FORCED_MOST: usize = 1_000;

impl Table {
    /// Opens a match: the creator sits where the plan says, or on the first seat that it leaves open,
    /// computer players where it says. If nobody is missing, everyone is ready, and it starts as
    /// soon as the seeds of its draws are there: at once where it draws nothing.
    ///
    /// # Errors
    /// When the offer's set-up is not playable, or its seats are not those of the plan.
    pub fn open(
        id: MatchId,
        offer: Offer,
        creator: PersonId,
        plan: Plan,
        now: Millis,
        luck: &mut Luck,
    ) -> Result<Vec<Entry>, Refusal> {
        let seats = offer.seats();
        let planned = |seat: &Seat| plan.bot_on(*seat).is_some();
        if offer.kind == MatchKind::Rated {
            if seats.iter().any(|seat| planned(&seat)) {
                return Err(Refusal::NoBots);
            }
            if !offer.has_usual_setup() {
                return Err(Illegal::new("rated-unusual").into());
            }
        }
        if Seat::ALL
            .iter()
            .filter(|seat| planned(seat))
            .any(|seat| !seats.contains(*seat))
        {
            return Err(Refusal::NoSeat);
        }
        let mine = match plan.creator_on() {
            Some(seat) if !seats.contains(seat) => return Err(Refusal::NoSeat),
            Some(seat) if planned(&seat) => return Err(Refusal::SeatTaken),
            Some(seat) => seat,
            None => {
                let mut free = seats.iter().filter(|seat| !planned(seat));
                free.next().ok_or(Refusal::NoSeat)?
            }
        };
        let occupants = seats.iter().filter_map(|seat| match plan.bot_on(seat) {
            Some(level) => Some((seat, Occupant::Bot(level))),
            None => (seat == mine).then_some((seat, Occupant::Person(creator))),
        });
        let occupants: Vec<_> = occupants.collect();
        Self::open_with(id, offer, &occupants, now, luck)
    }

    /// Opens a match with these seats taken; if they are all, everyone is ready.
    ///
    /// # Errors
    /// When the offer's set-up is not playable.
    pub fn open_with(
        id: MatchId,
        offer: Offer,
        occupants: &[(Seat, Occupant)],
        now: Millis,
        luck: &mut Luck,
    ) -> Result<Vec<Entry>, Refusal> {
        let entry = Entry {
            at: now,
            event: TableEvent::Open(offer),
        };
        let table = Self::open_by(id, &entry).map_err(|corrupt| Refusal::Illegal(corrupt.why))?;
        let mut trial = Trial::of(&table, now);
        for (seat, who) in occupants {
            trial.push(TableEvent::Sit(*seat, *who))?;
        }
        if trial.table.open_seats().is_empty() {
            for (seat, _) in occupants.iter().filter(|(_, who)| who.person().is_some()) {
                trial.push(TableEvent::Ready(*seat))?;
            }
            trial.go_on(luck)?;
        }
        Ok(std::iter::once(entry).chain(trial.entries).collect())
    }

    /// Judges an order. Pure: the same arguments give the same answer, and nothing changes before
    /// the entries are committed and [`evolve`](Self::evolve) makes them so. `drafts` are those that
    /// are kept beside the log: a set-up whose time is up is completed from them.
    #[must_use]
    pub fn decide(
        &self,
        by: By,
        order: &Order,
        drafts: &Drafts,
        now: Millis,
        luck: &mut Luck,
    ) -> Decided {
        let mut trial = Trial::of(self, now);
        // Time in which the house was down is given back before anybody looks at a clock.
        let resumes = by == By::House && matches!(order, Order::Resume(_));
        if !resumes && let Err(refusal) = trial.flags(drafts, luck) {
            return Decided {
                entries: Vec::new(),
                reply: Err(refusal),
                draft: None,
                after: self.clone(),
            };
        }
        let settled = trial.entries.len();
        let reply = match by {
            By::Person(person) => trial.person(person, order, luck),
            By::House => trial.house(order),
        };
        if reply.is_err() && trial.entries.len() > settled {
            trial.undo(self, settled);
        }
        Decided {
            entries: trial.entries,
            reply,
            draft: trial.draft,
            after: trial.table,
        }
    }

    /// What a rematch of this match is, under this id: the same offer under the present rules, everyone one seat
    /// on, so that the other starts.
    ///
    /// # Errors
    /// When the set-up is no longer playable.
    pub fn rematch(
        &self,
        id: MatchId,
        now: Millis,
        luck: &mut Luck,
    ) -> Result<Vec<Entry>, Refusal> {
        let seats: Vec<Seat> = self.seats.iter().collect();
        let moved = seats.iter().enumerate().filter_map(|(i, seat)| {
            let from = seats[(i + 1) % seats.len()];
            Some((*seat, self.chair(from)?.who))
        });
        let offer = Offer::new(
            self.offer.game,
            self.offer.setup.as_str(),
            self.offer.clock,
            self.offer.kind,
        )?;
        Self::open_with(id, offer, &moved.collect::<Vec<_>>(), now, luck)
    }
}

/// A table as it would be after the entries so far.
pub(crate) struct Trial {
    pub(crate) table: Table,
    now: Millis,
    entries: Vec<Entry>,
    draft: Option<Draft>,
}

impl Trial {
    fn of(table: &Table, now: Millis) -> Self {
        Self {
            now: now.max(table.last),
            table: table.clone(),
            entries: Vec::new(),
            draft: None,
        }
    }

    /// Takes back all but the first `kept` entries, which followed on `before`.
    fn undo(&mut self, before: &Table, kept: usize) {
        self.entries.truncate(kept);
        self.table = before.clone();
        for entry in &self.entries {
            let _ = self.table.evolve(entry); // it has evolved this table once
        }
    }

    /// Adds one entry and gives its ply.
    pub(crate) fn push(&mut self, event: TableEvent) -> Result<u32, Refusal> {
        let entry = Entry {
            at: self.now,
            event,
        };
        let ply = self.table.ply;
        self.table
            .evolve(&entry)
            .map_err(|Corrupt { why, .. }| Refusal::Illegal(why))?;
        self.entries.push(entry);
        Ok(ply)
    }

    fn person(&mut self, person: PersonId, order: &Order, luck: &mut Luck) -> Result<u32, Refusal> {
        if let Order::Sit(seat) = order {
            return self.sit(person, *seat);
        }
        let seat = self.table.seat_of(person).ok_or(Refusal::NotSeated)?;
        match order {
            Order::Leave => self.leave(seat),
            Order::Ready => self.ready(seat, luck),
            Order::Commit { start, commitment } => self.commit(seat, *start, *commitment, luck),
            Order::Reveal { start, seed } => self.reveal(seat, *start, seed, luck),
            Order::Fill(open, level) => self.fill(person, *open, *level, luck),
            Order::Act {
                decision,
                key,
                action,
                lag,
            } => self.act(seat, *decision, *key, action, *lag),
            Order::Draft { decision, draft } => self.keep(seat, *decision, draft),
            Order::Resign => self.out(seat, Why::Resigned),
            Order::Exit => self.out(seat, Why::Exited),
            Order::Rematch(fresh) => self.rematch(seat, *fresh),
            Order::Sit(_)
            | Order::Tick
            | Order::Thought { .. }
            | Order::Resume(_)
            | Order::Expire
            | Order::End => Err(Refusal::NotYours),
        }
    }

    fn house(&mut self, order: &Order) -> Result<u32, Refusal> {
        match order {
            Order::Tick => Ok(self.table.ply), // the flags have been looked at already
            Order::Thought {
                seat,
                decision,
                action,
                spent,
            } => self.thought(*seat, *decision, action, *spent),
            Order::Resume(down) => {
                if self.table.life != Life::Drawing {
                    self.playing()?;
                }
                self.push(TableEvent::Resume((*down).max(0)))
            }
            Order::Expire => match self.table.life {
                Life::Drawing => {
                    self.push(TableEvent::Cancel(Seats::NONE))?;
                    self.push(TableEvent::Close(Closed::Expired))
                }
                Life::Gathering => self.push(TableEvent::Close(Closed::Expired)),
                _ => Ok(self.table.ply),
            },
            Order::End => self.end(),
            _ => Err(Refusal::NotSeated),
        }
    }

    /// Breaks the match off. What was drawn can be checked: the house shows its secrets.
    fn end(&mut self) -> Result<u32, Refusal> {
        let was = self.table.life;
        match was {
            Life::Over(..) => return Err(Refusal::Over),
            Life::Closed(_) => return Err(Refusal::Closed),
            Life::Drawing => {
                self.push(TableEvent::Cancel(Seats::NONE))?;
            }
            Life::Gathering | Life::Playing => {}
        }
        let ply = self.push(TableEvent::Close(Closed::Ended))?;
        if was == Life::Playing && self.table.seeds.is_some() {
            self.push(TableEvent::Disclose)?;
        }
        Ok(ply)
    }

    fn act(
        &mut self,
        seat: Seat,
        decision: u32,
        key: Key,
        action: &Form,
        lag: Millis,
    ) -> Result<u32, Refusal> {
        if let Some(ply) = self.table.ply_of_key(seat, decision, key) {
            return Ok(ply);
        }
        self.due(seat, decision, action)?;
        let credit = self.table.clocks.credit(seat, lag);
        if self
            .table
            .clocks
            .deadline(seat)
            .is_some_and(|deadline| self.now - credit >= deadline)
        {
            return Err(Refusal::TooLate);
        }
        let event = Event::Act(seat, self.table.game.action(action.as_str())?);
        let ply = self.push(TableEvent::Play {
            event,
            charge: Charge::Clock { credit },
            key: Some(key),
        })?;
        self.forced()?;
        Ok(ply)
    }

    /// Keeps a draft. It changes nothing at the table, so that its answer is the present ply.
    fn keep(&mut self, seat: Seat, decision: u32, draft: &Form) -> Result<u32, Refusal> {
        self.present(seat, decision)?;
        if !self.table.in_setup() {
            return Err(Illegal::new("no-draft").into());
        }
        let late = |deadline| self.now >= deadline;
        if self.table.clocks.deadline(seat).is_some_and(late) {
            return Err(Refusal::TooLate);
        }
        let view = self.table.game.view(Viewer::Seat(seat));
        let text = view.drafts(draft.as_str())?;
        self.draft = Some(Draft {
            seat,
            decision,
            text,
        });
        Ok(self.table.ply)
    }

    fn thought(
        &mut self,
        seat: Seat,
        decision: u32,
        action: &Form,
        spent: Millis,
    ) -> Result<u32, Refusal> {
        if self
            .table
            .chair(seat)
            .is_none_or(|chair| chair.who.bot().is_none())
        {
            return Err(Refusal::NotSeated);
        }
        self.due(seat, decision, action)?;
        let spent = spent.max(0);
        if self
            .table
            .clocks
            .budget(seat)
            .is_some_and(|budget| spent >= budget)
        {
            return self.out(seat, Why::Time);
        }
        let event = Event::Act(seat, self.table.game.action(action.as_str())?);
        let ply = self.push(TableEvent::Play {
            event,
            charge: Charge::Spent(spent),
            key: None,
        })?;
        self.forced()?;
        Ok(ply)
    }

    /// Whether `decision` is the present choice of `seat`, or none that it has made already.
    fn present(&self, seat: Seat, decision: u32) -> Result<(), Refusal> {
        self.playing()?;
        match self.table.decision(seat) {
            Some(present) if present == decision => Ok(()),
            Some(_) => Err(Refusal::Stale),
            // It was the last choice of this seat, and has been made. (0 is before any choice.)
            None if decision > 0 && self.table.decision[seat.index()] == decision => {
                Err(Refusal::Stale)
            }
            None => Ok(()),
        }
    }

    /// Whether `action` is legal for `seat` and answers its present choice.
    fn due(&self, seat: Seat, decision: u32, action: &Form) -> Result<(), Refusal> {
        self.present(seat, decision)?;
        Ok(self
            .table
            .game
            .view(Viewer::Seat(seat))
            .allows(action.as_str())?)
    }

    fn out(&mut self, seat: Seat, why: Why) -> Result<u32, Refusal> {
        if self.table.out.contains(seat) {
            return Ok(self.table.ply); // it is out: what was asked for
        }
        self.playing()?;
        let ply = self.push(TableEvent::play(Event::Out(Seats::one(seat), why)))?;
        self.forced()?;
        Ok(ply)
    }

    fn rematch(&mut self, seat: Seat, fresh: MatchId) -> Result<u32, Refusal> {
        match self.table.life {
            Life::Over(..) => {}
            Life::Closed(_) => return Err(Refusal::Closed),
            Life::Gathering | Life::Drawing | Life::Playing => return Err(Refusal::NotStarted),
        }
        if self.table.chair(seat).is_some_and(|chair| chair.rematch) {
            return Ok(self.table.ply);
        }
        let ply = self.push(TableEvent::Rematch(seat))?;
        if self.table.taken().all(|(_, chair)| chair.rematch) {
            self.push(TableEvent::Next(fresh))?;
        }
        Ok(ply)
    }

    /// Lets the flags fall whose time has come: the earliest deadline first, those of the same
    /// instant together. A start whose seeds did not all come in time is cancelled.
    fn flags(&mut self, drafts: &Drafts, luck: &mut Luck) -> Result<(), Refusal> {
        if let Some(seeds) = self.table.seeds()
            && seeds.until().is_some_and(|until| until <= self.now)
        {
            let late = seeds.missing();
            self.push(TableEvent::Cancel(late))?;
        }
        while self.table.life == Life::Playing
            && let Some((deadline, seats)) = self.table.first_deadline()
            && deadline + Clocks::GRACE <= self.now
        {
            let mut out = Seats::NONE;
            for seat in seats.iter() {
                let game = &self.table.game;
                let expired = match drafts.of(&self.table, seat) {
                    Some(draft) => game.completed(seat, draft.as_str(), luck.rng()),
                    None => game.expired(seat, luck.rng()),
                };
                match expired {
                    Expired::Out => out = out.with(seat),
                    Expired::Act(action) => {
                        self.push(TableEvent::play(Event::Act(seat, action)))?;
                    }
                }
            }
            if !out.is_empty() {
                self.push(TableEvent::play(Event::Out(out, Why::Time)))?;
            }
            self.forced()?;
        }
        Ok(())
    }

    /// Plays what nobody has to choose: automatic steps and draws. At the end the house shows its
    /// secrets.
    pub(crate) fn forced(&mut self) -> Result<(), Refusal> {
        for _ in 0..FORCED_MOST {
            let event = match self.table.game.turn() {
                Turn::Auto(action) => Event::Auto(action),
                Turn::Chance(draw) => {
                    let drawn = self.table.seeds().and_then(|seeds| seeds.draw(draw));
                    let drawn = drawn.ok_or(Refusal::NoDraw)?; // the set-up said that there is none
                    Event::Chance(self.table.game.chance(&drawn)?)
                }
                Turn::Setup(_) | Turn::Act(_) | Turn::Over(..) => break,
            };
            self.push(TableEvent::play(event))?;
        }
        if matches!(self.table.life, Life::Over(..)) && self.table.seeds.is_some() {
            self.push(TableEvent::Disclose)?;
        }
        Ok(())
    }

    fn playing(&self) -> Result<(), Refusal> {
        match self.table.life {
            Life::Playing => Ok(()),
            Life::Gathering | Life::Drawing => Err(Refusal::NotStarted),
            Life::Over(..) => Err(Refusal::Over),
            Life::Closed(_) => Err(Refusal::Closed),
        }
    }
}
