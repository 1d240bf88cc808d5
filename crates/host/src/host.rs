//! One match with the people who follow it.

use coins::Earned;
use game::{Seat, Seats, Viewer};
use games::{AnyView, Form};
use protocol::{Change, Phrase, Said, Tell};
use table::{
    By, Corrupt, Decided, Draft, Drafts, Entry, Luck, MatchId, Millis, Order, PersonId, Record,
    Table, TableEvent,
};

use crate::audience::{Audience, Conn};
use crate::told::ToldBots;
use crate::{catch_up, tell};

/// A message and who gets it.
#[derive(Clone, Debug, PartialEq)]
pub struct Outgoing {
    /// The connections; they share one viewer's eyes.
    pub to: Vec<Conn>,
    /// The message.
    pub tell: Tell,
}

/// One match: its table, its log, and who follows it.
#[derive(Clone)]
pub struct Host {
    id: MatchId,
    table: Table,
    log: Vec<Entry>,
    drafts: Drafts,
    earned: [Option<Earned>; Seat::MAX],
    rated: [Option<Change>; Seat::MAX],
    audience: Audience,
    told: ToldBots,
}

impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Host({} at {})", self.id, self.table.ply()) // the log holds secrets
    }
}

impl Host {
    /// The host of a match from all its entries.
    ///
    /// # Errors
    /// At the first entry that cannot follow on those before it.
    pub fn open(id: MatchId, log: Vec<Entry>) -> Result<Self, Corrupt> {
        Ok(Self {
            id,
            table: Table::replay(id, &log)?,
            log,
            drafts: Drafts::NONE,
            earned: [None; Seat::MAX],
            rated: [None; Seat::MAX],
            audience: Audience::default(),
            told: ToldBots::default(),
        })
    }

    /// Which match.
    #[must_use]
    pub const fn id(&self) -> MatchId {
        self.id
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The entries so far. They hold every secret of the match.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Whose eyes `person` has here.
    #[must_use]
    pub fn viewer(&self, person: PersonId) -> Viewer {
        self.table
            .seat_of(person)
            .map_or(Viewer::Watcher, Viewer::Seat)
    }

    /// What the player on `seat` knows: all that a computer player gets, beside what it was [told](Self::told).
    #[must_use]
    pub fn view(&self, seat: Seat) -> AnyView {
        self.table.game().view(Viewer::Seat(seat))
    }

    /// What the player on `seat` was told of the match so far, for a computer player: a notice for each
    /// event. Nothing where the game has no secrets, since the view says all then.
    pub fn told(&mut self, seat: Seat) -> &[Form] {
        if !self.table.offer().game.has_secrets() {
            return &[];
        }
        if self.told.of(seat).is_none() {
            let mut told = Vec::new();
            self.replay(Viewer::Seat(seat), |_, _, notice| {
                told.push(Form::of(&notice));
            });
            self.told.begin(seat, told);
        }
        self.told.of(seat).unwrap_or_default()
    }

    /// Says what a person is called; shown from the next message on. Nothing: whoever it was has left the house.
    pub fn call(&mut self, person: PersonId, name: &str) {
        self.audience.call(person, name);
    }

    /// What a person is called, if it was said.
    #[must_use]
    pub fn name(&self, person: PersonId) -> Option<&str> {
        self.audience.name(person)
    }

    /// Whether anybody follows the match.
    #[must_use]
    pub fn is_followed(&self) -> bool {
        !self.audience.all().is_empty()
    }

    /// Whether a person follows it.
    #[must_use]
    pub fn here(&self, person: PersonId) -> bool {
        self.audience.here(person)
    }

    /// Judges an order; see [`Table::decide`]. Nothing changes yet.
    #[must_use]
    pub fn decide(&self, by: By, order: &Order, now: Millis, luck: &mut Luck) -> Decided {
        self.table.decide(by, order, &self.drafts, now, luck)
    }

    /// Keeps a draft in place of the one before, once it is kept for good. Nobody is told.
    pub fn keep(&mut self, draft: Draft) {
        self.drafts.keep(draft);
    }

    /// The drafts of the set-ups that are owed now. They are secrets of their seats.
    pub fn drafts(&self) -> impl Iterator<Item = &Draft> {
        self.drafts.open(&self.table)
    }

    /// The draft of `viewer`'s own set-up.
    pub(crate) fn draft(&self, viewer: Viewer) -> Option<&Form> {
        self.drafts.of(&self.table, viewer.seat()?)
    }

    /// Says what the win of a seat earned, once that is kept for good. Whoever has that seat's eyes is
    /// told; it is nobody else's business.
    pub fn pay(&mut self, seat: Seat, earned: Earned) -> Vec<Outgoing> {
        self.earned[seat.index()] = Some(earned);
        self.tell_seat(seat)
    }

    /// Says what the match made of the rating of who sits there, as [`pay`](Self::pay) does of coins.
    pub fn rate(&mut self, seat: Seat, change: Change) -> Vec<Outgoing> {
        self.rated[seat.index()] = Some(change);
        self.tell_seat(seat)
    }

    /// What the match made of the rating of `viewer`'s own seat.
    pub(crate) fn rated(&self, viewer: Viewer) -> Option<Change> {
        self.rated[viewer.seat()?.index()]
    }

    /// What the win of `viewer`'s own seat earned.
    pub(crate) fn earned(&self, viewer: Viewer) -> Option<Earned> {
        self.earned[viewer.seat()?.index()]
    }

    /// Somebody on a seat says something to the others who sit there. Watchers are not told: what is said at a
    /// table is between those at it, and a public link would show it to everyone. Nothing is kept of it.
    /// `from` says by which name the speaker is known to whoever sits on a seat.
    pub fn say(
        &self,
        seat: Seat,
        phrase: Phrase,
        from: impl Fn(Seat) -> Option<String>,
    ) -> Vec<Outgoing> {
        let mut out = Vec::new();
        for (viewer, to) in self.groups() {
            let Some(reader) = viewer.seat() else {
                continue;
            };
            let said = Said {
                ch: self.id,
                seat,
                phrase: phrase.to_string(),
                from: from(reader).filter(|_| reader != seat),
            };
            out.push(Outgoing {
                to,
                tell: Tell::Phrase(said),
            });
        }
        out
    }

    /// Takes up entries that have been committed, and says who is told what, in order.
    ///
    /// # Errors
    /// When an entry cannot follow; those before it have been taken up, and everyone should be sent
    /// the whole again.
    pub fn commit(&mut self, entries: Vec<Entry>) -> Result<Vec<Outgoing>, Corrupt> {
        let mut out = Vec::new();
        let mut whole = false;
        for entry in entries {
            let step = matches!(entry.event, TableEvent::Play { .. });
            if step && std::mem::take(&mut whole) {
                self.tell_whole(&mut out);
            }
            if step {
                self.take_step(entry, &mut out)?;
            } else {
                self.take(entry)?;
                whole = true;
            }
        }
        if whole {
            self.tell_whole(&mut out);
        }
        Ok(out)
    }

    /// `conn` of `person` follows the match from now on and gets what it has missed, `since` being
    /// how many entries it has.
    pub fn join(
        &mut self,
        conn: Conn,
        person: PersonId,
        since: Option<u32>,
        now: Millis,
    ) -> Vec<Outgoing> {
        let was_here = self.present();
        self.audience.join(conn, person);
        let missed = self.missed(self.viewer(person), since, now);
        let mut out: Vec<_> = missed
            .into_iter()
            .map(|tell| Outgoing {
                to: vec![conn],
                tell,
            })
            .collect();
        if self.present() == was_here {
            out.push(Outgoing {
                to: vec![conn],
                tell: self.tell_here(),
            });
        } else {
            out.extend(self.here_to_all());
        }
        out
    }

    /// `conn` follows the match no longer.
    pub fn leave(&mut self, conn: Conn) -> Vec<Outgoing> {
        let was_here = self.present();
        self.audience.leave(conn);
        if self.present() == was_here {
            Vec::new()
        } else {
            self.here_to_all().into_iter().collect()
        }
    }

    /// The record of the match, once it has started: whole when it is over, while it runs what a
    /// watcher has seen of it.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let names = Seat::ALL.map(|seat| {
            let person = self.table.chair(seat)?.who.person()?;
            self.name(person)
                .filter(|name| !name.is_empty())
                .map(str::to_owned)
        });
        let record = Record::of(&self.table, &self.log, names)?;
        Some(if record.result.is_some() {
            record.to_string()
        } else {
            self.watched_record(&record)
        })
    }

    /// The same headers under another first line, and notices in place of events: not a record to
    /// be replayed, since events hold what a watcher must not know.
    fn watched_record(&self, record: &Record) -> String {
        let head = Record {
            events: Vec::new(),
            ..record.clone()
        }
        .to_string();
        let mut text = head.replacen("adda 1", "adda-live 1", 1);
        for line in self.snapshot(Viewer::Watcher, self.table.last()).log {
            text.push_str(&format!("{} {}\n", line.at - record.start, line.notice));
        }
        text
    }

    fn take(&mut self, entry: Entry) -> Result<(), Corrupt> {
        let told = self.told.next(&self.table, &entry);
        self.table.evolve(&entry)?;
        self.told.add(told);
        self.log.push(entry);
        Ok(())
    }

    fn take_step(&mut self, entry: Entry, out: &mut Vec<Outgoing>) -> Result<(), Corrupt> {
        let groups = self.groups();
        let notices: Vec<_> = groups
            .iter()
            .map(|(viewer, _)| catch_up::notice(&self.table, &entry, *viewer))
            .collect();
        self.take(entry)?;
        for ((viewer, to), notice) in groups.into_iter().zip(notices) {
            let Some(notice) = notice else { continue };
            let step = tell::step(self, &self.table, viewer, notice);
            out.push(Outgoing {
                to,
                tell: Tell::Step(Box::new(step)),
            });
        }
        Ok(())
    }

    fn tell_whole(&self, out: &mut Vec<Outgoing>) {
        self.tell_whole_to(out, |_| true);
    }

    /// The match, whole, for whoever has this seat's eyes.
    fn tell_seat(&self, seat: Seat) -> Vec<Outgoing> {
        let mut out = Vec::new();
        self.tell_whole_to(&mut out, |viewer| viewer == Viewer::Seat(seat));
        out
    }

    fn tell_whole_to(&self, out: &mut Vec<Outgoing>, who: impl Fn(Viewer) -> bool) {
        for (viewer, to) in self.groups() {
            if !who(viewer) {
                continue;
            }
            let snapshot = self.snapshot(viewer, self.table.last());
            out.push(Outgoing {
                to,
                tell: Tell::Match(Box::new(snapshot)),
            });
        }
    }

    /// The connections by whose eyes they have.
    fn groups(&self) -> Vec<(Viewer, Vec<Conn>)> {
        let mut groups: Vec<(Viewer, Vec<Conn>)> = Vec::new();
        for (conn, person) in self.audience.all() {
            let viewer = self.viewer(*person);
            match groups.iter_mut().find(|(v, _)| *v == viewer) {
                Some((_, conns)) => conns.push(*conn),
                None => groups.push((viewer, vec![*conn])),
            }
        }
        groups
    }

    fn present(&self) -> Seats {
        let here = |chair: &table::Chair| chair.who.person().is_none_or(|person| self.here(person));
        self.table
            .taken()
            .filter(|(_, chair)| here(chair))
            .map(|(seat, _)| seat)
            .collect()
    }

    fn tell_here(&self) -> Tell {
        Tell::Here {
            ch: self.id,
            seats: self.present(),
        }
    }

    fn here_to_all(&self) -> Option<Outgoing> {
        let to: Vec<_> = self.audience.all().iter().map(|(conn, _)| *conn).collect();
        (!to.is_empty()).then(|| Outgoing {
            to,
            tell: self.tell_here(),
        })
    }
}
