//! Matches in this browser: two people on one device, or the computer while the house is away.

use std::cell::RefCell;
use std::collections::BTreeMap;

use client::{Heard, Line, LocalExchange, LocalHouse, LocalLink};
use game::{Level, Seat};
use games::{Form, Kind};
use host::refused;
use leptos::prelude::Set;
use protocol::{Deed, Refused, code};
use table::{Clock, Entry, Life, MatchId, MatchKind, Millis, Occupant, Offer, PersonId, Table};

use super::{Live, thinker};
use crate::api::Failed;
use crate::browser;
use crate::texts::words;

/// Who plays against the person of this browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Against {
    /// The computer.
    Bot(Level),
    /// Somebody on the same device.
    Person,
}

/// A match that is kept in this browser and not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    /// Which.
    pub(crate) id: MatchId,
    /// The game.
    pub(crate) game: Kind,
    /// Whether two people share the device.
    pub(crate) both: bool,
}

struct Local {
    exchange: LocalExchange,
    matches: BTreeMap<MatchId, Match>,
}

struct Match {
    /// One for each person at this device.
    players: Vec<Line<LocalLink>>,
    live: Option<Live>,
}

/// Names of what is kept: the ids of matches, newest first, and each match's entries.
const LIST: &str = "adda.local";
/// What the person of this browser is called, as the house said last.
const NAME: &str = "adda.name";
/// Matches that are kept.
const MOST: usize = 12;

thread_local! {
    static LOCAL: RefCell<Option<Local>> = const { RefCell::new(None) };
}

/// The people that a device can have here. They exist in this browser alone: two who share it and
/// are called by their colours, and the one who plays the computer.
fn people() -> [PersonId; 3] {
    [1, 2, 3].map(PersonId::from_bits)
}

fn with<T>(f: impl FnOnce(&mut Local) -> T) -> T {
    LOCAL.with_borrow_mut(|local| f(local.get_or_insert_with(Local::new)))
}

/// Opens a match, which starts at once.
pub(crate) fn open(game: Kind, setup: &str, against: Against) -> Result<MatchId, Refused> {
    let offer = Offer::new(game, setup, Clock::Off, MatchKind::Local)
        .map_err(|why| refused(&why.into()))?;
    let [one, other, alone] = people();
    let (first, second) = match against {
        Against::Bot(level) => (Occupant::Person(alone), Occupant::Bot(level)),
        Against::Person => (Occupant::Person(one), Occupant::Person(other)),
    };
    let seats = [(Seat::FIRST, first), (Seat::SECOND, second)];
    with(|local| {
        let opened = local
            .exchange
            .with(|house, now| (house.open(offer, &seats, now), Vec::new()));
        let id = opened.map_err(|why| refused(&why))?;
        local.sit(id);
        local.keep(id);
        Ok(id)
    })
}

/// Keeps what the person of this browser is called.
pub(crate) fn keep_name(name: &str) {
    browser::keep(NAME, name);
}

/// The matches kept here that are not over, newest first.
pub(crate) fn unfinished() -> Vec<Kept> {
    listed()
        .into_iter()
        .filter_map(|id| {
            let table = Table::replay(&read(id)?).ok()?;
            (table.life() == Life::Playing).then(|| Kept {
                id,
                game: table.offer().game,
                both: persons(&table) > 1,
            })
        })
        .collect()
}

pub(super) fn is_shared(id: MatchId) -> bool {
    with(|local| local.find(id).is_some_and(|found| found.players.len() > 1))
}

pub(super) fn follow(live: Live) {
    with(|local| match local.find(live.id) {
        Some(found) => found.live = Some(live),
        None => live.refused.set(Some(Refused::new(code::UNKNOWN_MATCH))),
    });
    pump(live.id);
}

pub(super) fn unfollow(live: Live) {
    with(|local| {
        if let Some(found) = local.matches.get_mut(&live.id) {
            found.live = None;
        }
    });
}

pub(super) fn command(id: MatchId, deed: Deed) {
    with(|local| {
        let Some(found) = local.matches.get_mut(&id) else {
            return;
        };
        let acting = found.acting(id);
        let all = deed == Deed::Rematch; // who shares a device asks together
        for (i, player) in found.players.iter_mut().enumerate() {
            if let Some(key) = browser::fresh_key().filter(|_| all || i == acting) {
                player.command(id, key, deed.clone());
            }
        }
    });
    pump(id);
}

pub(super) fn record(id: MatchId) -> Result<String, Failed> {
    with(|local| {
        local.exchange.with(|house, _| {
            let record = house.host(id).and_then(host::Host::record);
            let why = || Failed::Refused(Refused::new(code::NO_RECORD));
            (record.ok_or_else(why), Vec::new())
        })
    })
}

impl Local {
    fn new() -> Self {
        let mut house = LocalHouse::new(browser::seed());
        let [one, other, alone] = people();
        let (red, blue) = (words().side(Seat::FIRST), words().side(Seat::SECOND));
        house.call(one, &red);
        house.call(other, &blue);
        house.call(alone, &browser::kept(NAME).unwrap_or(red));
        Self {
            exchange: LocalExchange::new(house, browser::now),
            matches: BTreeMap::new(),
        }
    }

    /// A match, from what is kept if it is not at hand.
    fn find(&mut self, id: MatchId) -> Option<&mut Match> {
        if !self.matches.contains_key(&id) {
            let log = read(id)?;
            self.exchange
                .with(|house, _| (house.restore(id, log), Vec::new()))
                .ok()?;
            self.sit(id);
        }
        self.matches.get_mut(&id)
    }

    /// Connects the people of this device that sit at a match.
    fn sit(&mut self, id: MatchId) {
        let seated = self.exchange.with(|house, _| {
            let table = house.host(id).map(host::Host::table);
            let seated = |person: &PersonId| table.is_some_and(|t| t.seat_of(*person).is_some());
            (
                people().into_iter().filter(seated).collect::<Vec<_>>(),
                Vec::new(),
            )
        });
        let players = seated.into_iter().map(|person| {
            let mut line = Line::new("", self.exchange.link(person));
            line.follow(id);
            line
        });
        let players = players.collect();
        self.matches.insert(
            id,
            Match {
                players,
                live: None,
            },
        );
    }

    fn keep(&self, id: MatchId) {
        let text = self.exchange.with(|house, _| {
            let lines = house.log(id).iter();
            let lines = lines.map(|entry| format!("{} {}\n", entry.at, entry.event));
            (lines.collect::<String>(), Vec::new())
        });
        let mut list = listed();
        list.retain(|other| *other != id);
        list.insert(0, id);
        for gone in list.drain(list.len().min(MOST)..) {
            browser::forget(&name(gone));
        }
        browser::keep(&name(id), &text);
        let list: Vec<&str> = list.iter().map(MatchId::as_str).collect();
        browser::keep(LIST, &list.join(" "));
    }
}

impl Match {
    /// Which of this device's people is to act; the first one if nobody is.
    fn acting(&self, id: MatchId) -> usize {
        let acts = |player: &Line<LocalLink>| {
            let room = player.session().room(id);
            room.is_some_and(|room| room.decision().is_some())
        };
        self.players.iter().position(acts).unwrap_or_default()
    }

    fn publish(&self, id: MatchId, player: usize) {
        let room = |i: usize| self.players.get(i)?.session().room(id);
        if let (Some(live), Some(state)) = (self.live, room(player).and_then(client::Room::state)) {
            live.stage.show(state);
        }
    }
}

/// Takes up what the house of this browser has told, shows and keeps it, and lets the computer
/// think.
fn pump(id: MatchId) {
    let changed = with(|local| {
        let now = browser::now();
        let found = local.matches.get_mut(&id)?;
        let mut changed = false;
        for i in (0..found.players.len()).rev() {
            while let Some(heard) = found.players.get_mut(i).and_then(|p| p.hear(now)) {
                match heard {
                    Heard::Match(_) | Heard::Step(_) => {
                        changed = true;
                        if i == 0 {
                            found.publish(id, 0);
                        }
                    }
                    Heard::Refused(_, why) => {
                        if let Some(live) = found.live {
                            live.refused.set(Some(why));
                        }
                    }
                    _ => {}
                }
            }
        }
        found.publish(id, found.acting(id));
        Some(changed)
    });
    if changed == Some(true) {
        with(|local| local.keep_with_rematch(id));
    }
    think(id);
}

impl Local {
    /// Keeps a match, and its rematch if there is one now.
    fn keep_with_rematch(&mut self, id: MatchId) {
        let next = self.exchange.with(|house, _| {
            let next = house.host(id).and_then(|host| host.table().next());
            (next, Vec::new())
        });
        self.keep(id);
        if let Some(next) = next.filter(|next| !self.matches.contains_key(next)) {
            self.sit(next);
            self.keep(next);
        }
    }
}

/// Asks the computer for its move, if it owes one.
fn think(id: MatchId) {
    let asked = with(|local| {
        local.exchange.with(|house, _| {
            let mut thinking = house.thinking();
            thinking.retain(|(ch, ..)| *ch == id);
            (thinking.pop(), Vec::new())
        })
    });
    let Some((_, thinker, view)) = asked else {
        return;
    };
    thinker::ask(&view, thinker.level, move |answer| {
        let Some((action, spent)) = answer else {
            return with(|local| local.give_up_thinking(id));
        };
        with(|local| local.thought(id, thinker, action, spent));
        pump(id);
    });
}

impl Local {
    fn thought(&mut self, id: MatchId, thinker: host::Thinker, action: Form, spent: Millis) {
        // An answer to a choice that is past changes nothing.
        self.exchange.with(|house, now| {
            let told = house.thought(id, thinker, action, spent, now);
            ((), told.unwrap_or_default())
        });
    }

    /// The computer player could not be loaded.
    fn give_up_thinking(&mut self, id: MatchId) {
        if let Some(live) = self.matches.get(&id).and_then(|found| found.live) {
            live.refused.set(Some(Refused::new("no-computer")));
        }
    }
}

fn persons(table: &Table) -> usize {
    table
        .taken()
        .filter(|(_, chair)| chair.who.person().is_some())
        .count()
}

fn name(id: MatchId) -> String {
    format!("{LIST}.{id}")
}

fn listed() -> Vec<MatchId> {
    let list = browser::kept(LIST).unwrap_or_default();
    list.split(' ').filter_map(|id| id.parse().ok()).collect()
}

/// The entries of a match that is kept; `None` where they cannot be read.
fn read(id: MatchId) -> Option<Vec<Entry>> {
    let text = browser::kept(&name(id))?;
    let entries = text.lines().map(|line| {
        let (at, event) = line.split_once(' ')?;
        Some(Entry {
            at: at.parse().ok()?,
            event: event.parse().ok()?,
        })
    });
    entries.collect()
}
