//! A local house behind messages of text: for a page that keeps it in a worker.

use std::collections::{BTreeMap, BTreeSet};

use game::{Level, Rng, Seat, Viewer};
use games::{AnyView, Form, Hue, Kind};
use host::{Conn, Host, Thinker, refused};
use protocol::{Refused, Say, code};
use table::{
    Clock, Draft, Entry, Life, MatchId, MatchKind, Millis, Occupant, Offer, PersonId, Record,
    RecordError, Refusal, Table,
};

use crate::desk_words::{Ask, Kept, Stand, Told, Wish};
use crate::{Check, LocalHouse, Mail};

/// The people of one device and their house. They exist there alone: those who share the device and
/// are called by their colours, and the one who plays the computer. A person's number is that of
/// their connection.
#[derive(Debug)]
pub struct Desk {
    house: LocalHouse,
    rng: Rng,
    /// What the people are called, by number.
    names: [String; PEOPLE],
    /// How long each match's log was when it was kept last, and its drafts.
    kept: BTreeMap<MatchId, (usize, Vec<Draft>)>,
}

/// How many people a device has.
pub const PEOPLE: usize = 5;
/// The number of the one who plays the computer.
pub const ALONE: usize = 2;

/// The number of who is called by a colour, of those who share the device.
#[must_use]
pub const fn sharer(hue: Hue) -> usize {
    match hue {
        Hue::Red => 0,
        Hue::Blue => 1,
        Hue::Green => 3,
        Hue::Yellow => 4,
    }
}

/// A choice that a computer player owes.
#[derive(Clone, Debug)]
pub struct Owed {
    /// In which match.
    pub id: MatchId,
    /// Who.
    pub thinker: Thinker,
    /// All that it knows.
    pub view: AnyView,
    /// What it was told so far.
    pub told: Vec<Form>,
    /// What its chance moves come from.
    pub seed: u64,
}

impl Desk {
    /// A house with nothing in it; `seed` decides its draws and the ids of its matches.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut house = LocalHouse::new(seed).of_one_device();
        for number in 0..PEOPLE {
            house.connect(Conn(number as u64), person(number));
        }
        Self {
            house,
            rng: Rng::new(!seed),
            names: Default::default(),
            kept: BTreeMap::new(),
        }
    }

    /// Takes up a message of the page and gives the answers, each the text of a [`Told`]: what is to
    /// be kept comes before what is told of it. A text that is no message changes nothing.
    pub fn hear(&mut self, text: &str, now: Millis) -> Vec<String> {
        let Ok(ask) = text.parse() else {
            return Vec::new();
        };
        match ask {
            Ask::Names(names) => {
                for (number, name) in names.iter().enumerate() {
                    self.house.call(person(number), name);
                }
                self.names = names;
                let all: Vec<MatchId> = self.house.matches().map(|(id, _)| id).collect();
                all.into_iter().for_each(|id| self.call_by_seat(id));
                Vec::new()
            }
            Ask::Say { person, say } => {
                let mail = serde_json::from_str::<Say>(&say)
                    .map(|say| self.house.say(Conn(person as u64), say, now));
                self.tell(mail.unwrap_or_default())
            }
            Ask::Wish(n, wish) => {
                let answer = self.grant(wish, now);
                let answer = answer.map_err(|why| json(&why));
                let mut told = self.tell(Vec::new());
                told.push(Told::Done(n, answer).to_string());
                told
            }
        }
    }

    /// The next choice that a computer player owes.
    pub fn owed(&mut self) -> Option<Owed> {
        let (id, thinker, view) = self.house.thinking().pop()?;
        let told = self.house.told(id, thinker.seat).to_vec();
        Some(Owed {
            id,
            thinker,
            view,
            told,
            seed: self.rng.next_u64(),
        })
    }

    /// A computer player has chosen. A choice that is past by now, or not legal, changes nothing.
    pub fn thought(
        &mut self,
        owed: &Owed,
        action: &str,
        spent: Millis,
        now: Millis,
    ) -> Vec<String> {
        let (id, thinker) = (owed.id, owed.thinker);
        let told = action
            .parse()
            .ok()
            .and_then(|action| self.house.thought(id, thinker, action, spent, now).ok());
        self.tell(told.unwrap_or_default())
    }

    fn grant(&mut self, wish: Wish, now: Millis) -> Result<String, Refused> {
        match wish {
            Wish::Open {
                game,
                against,
                seat,
                setup,
            } => self
                .open(game, against, seat, &setup, now)
                .map(|id| id.to_string()),
            Wish::Take { id, log } => self.take(id, &log),
            Wish::Record { id } => {
                let record = self.house.host(id).and_then(Host::record);
                record.ok_or_else(|| Refused::new(code::NO_RECORD))
            }
            Wish::Import { record } => import(&record),
            Wish::Check { record } => check(&record),
            // It has no computer players.
            Wish::Choose { .. } | Wish::Review { .. } | Wish::Ply => {
                Err(Refused::new(code::BAD_MESSAGE))
            }
            Wish::Replay { viewer, record } => {
                replay(&record, viewer).ok_or_else(|| Refused::new(code::BAD_RECORD))
            }
        }
    }

    fn open(
        &mut self,
        game: Kind,
        against: Option<Level>,
        own: Option<Seat>,
        setup: &str,
        now: Millis,
    ) -> Result<MatchId, Refused> {
        let offer = Offer::new(game, setup, Clock::Off, MatchKind::Local)
            .map_err(|why| refused(&why.into()))?;
        if own.is_some_and(|own| !offer.seats().contains(own)) {
            return Err(refused(&Refusal::NoSeat));
        }
        let own = own.or_else(|| offer.seats().iter().next());
        let occupant = |seat| {
            let who = match against {
                Some(_) if own == Some(seat) => Occupant::Person(person(ALONE)),
                Some(level) => Occupant::Bot(level),
                None => Occupant::Person(person(sharer(game.hue(seat)))),
            };
            (seat, who)
        };
        let seats: Vec<_> = offer.seats().iter().map(occupant).collect();
        self.house
            .open(offer, &seats, now)
            .map_err(|why| refused(&why))
    }

    /// Takes a match up that the page has kept, unless it is here already.
    fn take(&mut self, id: MatchId, log: &str) -> Result<String, Refused> {
        if self.house.host(id).is_none() {
            let unknown = || Refused::new(code::UNKNOWN_MATCH);
            let (log, drafts) = read(log).ok_or_else(unknown)?;
            let length = log.len();
            self.house.restore(id, log).map_err(|_| unknown())?;
            for draft in &drafts {
                self.house.keep(id, draft.clone());
            }
            self.kept.insert(id, (length, drafts));
            self.call_by_seat(id);
        }
        Ok(String::new())
    }

    /// The messages to the page: the matches that have changed, then the mail.
    fn tell(&mut self, mail: Mail) -> Vec<String> {
        let mut told = Vec::new();
        let mut new = Vec::new();
        for (id, host) in self.house.matches() {
            let now = (host.log().len(), host.drafts().cloned().collect());
            let before = self.kept.get(&id);
            if before.is_none() {
                new.push(id);
            }
            if before != Some(&now) {
                told.push(Told::Keep(kept(host), written(host)).to_string());
                self.kept.insert(id, now);
            }
        }
        new.into_iter().for_each(|id| self.call_by_seat(id));
        told.extend(mail.into_iter().map(|(to, tell)| {
            let (person, tell) = (to.0 as usize, json(&tell));
            Told::Tell { person, tell }.to_string()
        }));
        told
    }

    /// Who shares the device is called by the colour that they have in this match: after a rematch
    /// it is another.
    fn call_by_seat(&mut self, id: MatchId) {
        let Some(table) = self.house.host(id).map(Host::table) else {
            return;
        };
        let game = table.offer().game;
        let named = Hue::ALL.into_iter().filter_map(|hue| {
            let sits = person(sharer(hue));
            let number = sharer(game.hue(table.seat_of(sits)?));
            Some((sits, number))
        });
        for (sits, number) in named.collect::<Vec<_>>() {
            self.house.call_at(id, sits, &self.names[number]);
        }
    }
}

/// The id of a person of the device.
fn person(number: usize) -> PersonId {
    PersonId::from_bits(number as u64 + 1)
}

fn kept(host: &Host) -> Kept {
    let table = host.table();
    let people: BTreeSet<usize> = (0..PEOPLE)
        .filter(|number| table.seat_of(person(*number)).is_some())
        .collect();
    Kept {
        id: host.id(),
        game: table.offer().game,
        both: people.len() > 1,
        stand: stand(table, people.len() == 1),
    }
}

/// How a match stands; who has won it, where one person alone plays.
fn stand(table: &Table, alone: bool) -> Stand {
    let own = table.seat_of(person(ALONE)).filter(|_| alone);
    match (table.life(), own) {
        (Life::Over(places, _), Some(own)) => match places.winner() {
            Some(winner) if winner == own => Stand::Won,
            Some(_) => Stand::Lost,
            None => Stand::Drawn,
        },
        (Life::Over(..) | Life::Closed(_), _) => Stand::Over,
        _ => Stand::On,
    }
}

/// What comes before the line of a draft, where entries have their time.
const DRAFT: &str = "draft";

/// A match as it is kept: its entries, one a line, then the drafts of set-ups.
fn written(host: &Host) -> String {
    let entries = host.log().iter();
    let entries = entries.map(|entry| format!("{} {}\n", entry.at, entry.event));
    let drafts = host.drafts().map(|draft| {
        let (seat, decision, text) = (draft.seat, draft.decision, &draft.text);
        format!("{DRAFT} {seat} {decision} {text}\n")
    });
    entries.chain(drafts).collect()
}

/// What was kept; `None` where it cannot be read.
fn read(kept: &str) -> Option<(Vec<Entry>, Vec<Draft>)> {
    let (mut log, mut drafts) = (Vec::new(), Vec::new());
    for line in kept.lines() {
        match line.split_once(' ')? {
            (DRAFT, rest) => drafts.push(draft(rest)?),
            (at, event) => log.push(Entry {
                at: at.parse().ok()?,
                event: event.parse().ok()?,
            }),
        }
    }
    Some((log, drafts))
}

fn draft(line: &str) -> Option<Draft> {
    let (seat, rest) = line.split_once(' ')?;
    let (decision, text) = rest.split_once(' ')?;
    Some(Draft {
        seat: seat.parse().ok()?,
        decision: decision.parse().ok()?,
        text: text.parse().ok()?,
    })
}

fn json(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default() // strings, numbers and lists: always JSON
}

/// The match of a record as a watcher sees it at its end: the JSON of a snapshot.
fn import(text: &str) -> Result<String, Refused> {
    let record: Record = text.parse().map_err(|error: RecordError| {
        Refused::new(code::BAD_RECORD)
            .with("line", error.line)
            .with("why", error.why.code())
    })?;
    let host = recorded(&record)?;
    Ok(json(&host.snapshot(Viewer::Watcher, record.start)))
}

/// Whether the draws of a record follow from its secrets: the text of a [`Check`].
fn check(text: &str) -> Result<String, Refused> {
    let bad = || Refused::new(code::BAD_RECORD);
    let record: Record = text.parse().map_err(|_| bad())?;
    let audit = record.audit().map_err(|_| bad())?;
    let audit = audit.ok_or_else(|| refused(&Refusal::NoDraw))?;
    Ok(Check::of(&audit).to_string())
}

/// A host as it was when the match was recorded. Who sat there is known by name only.
fn recorded(record: &Record) -> Result<Host, Refused> {
    // Its secrets may not be those that were committed to.
    let host = Host::open(record.id, record.log());
    let mut host = host.map_err(|corrupt| refused(&corrupt.why.into()))?;
    for seat in Seat::ALL {
        let person = host
            .table()
            .chair(seat)
            .and_then(|chair| chair.who.person());
        if let (Some(person), Some(name)) = (person, &record.names[seat.index()]) {
            host.call(person, name);
        }
    }
    Ok(host)
}

/// The states of a record for `viewer`, each as two lines: the view, and the notice that led to it,
/// empty at the start. `None` where it does not replay.
fn replay(text: &str, viewer: Viewer) -> Option<String> {
    let record: Record = text.parse().ok()?;
    let states = record.states().ok()?;
    let mut lines = format!("{}\n\n", states.first()?.view(viewer));
    for ((before, after), (_, event)) in states.iter().zip(&states[1..]).zip(&record.events) {
        let notice = before.notice(event, viewer).ok()?;
        lines += &format!("{}\n{notice}\n", after.view(viewer));
    }
    Some(lines)
}
