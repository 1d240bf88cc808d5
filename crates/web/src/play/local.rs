//! Matches in this browser: people who share a device, or the computer while the house is away; and
//! records, which are replayed where matches are played.

use std::cell::RefCell;

use client::{ALONE, Check, Heard, Kept, Line, PEOPLE, Stand, Wish, wire};
use game::{Level, Seat, Viewer};
use games::Kind;
use leptos::prelude::{GetUntracked, Set};
use protocol::{Deed, Refused, Snapshot, code};
use table::MatchId;
use wasm_bindgen_futures::spawn_local;

use super::annex::{self, AnnexLink};
use super::hands::Hands;
use super::{Live, stage};
use crate::browser;

/// The connections of the people of this device, and what is shown of their matches.
struct Local {
    people: [Line<AnnexLink>; PEOPLE],
    lives: Vec<Live>,
    hands: Hands,
}

/// Names of what is kept: the matches, newest first and one a line, and each match's entries.
const LIST: &str = "adda.local";
/// Matches that are kept.
const MOST: usize = 30;

thread_local! {
    static LOCAL: RefCell<Option<Local>> = const { RefCell::new(None) };
}

fn with<T>(f: impl FnOnce(&mut Local) -> T) -> T {
    LOCAL.with_borrow_mut(|local| f(local.get_or_insert_with(Local::new)))
}

/// Opens a match, which starts at once: against the computer, or between those who share the device.
pub(crate) async fn open(
    game: Kind,
    setup: String,
    seat: Option<Seat>,
    against: Option<Level>,
) -> Result<MatchId, Refused> {
    let wish = Wish::Open {
        game,
        against,
        seat,
        setup,
    };
    let id = annex::ask(wish).await?;
    id.parse().map_err(|_| Refused::new(code::BAD_MESSAGE))
}

/// Keeps what the person of this browser is called.
pub(crate) fn keep_name(name: &str) {
    browser::keep(annex::NAME, name);
}

/// The matches kept here, newest first: those that are not over, and those that are.
pub(crate) fn history() -> [Vec<Kept>; 2] {
    let (on, over) = listed()
        .into_iter()
        .partition(|kept| kept.stand == Stand::On);
    [on, over]
}

/// A record as a watcher sees it at its end.
pub(crate) async fn import(record: String) -> Result<Snapshot, Refused> {
    wire::read(&annex::ask(Wish::Import { record }).await?)
}

/// Every state of a record, as two lines each: the view and the notice that led to it.
pub(crate) async fn replay(record: String, viewer: Viewer) -> Result<String, Refused> {
    annex::ask(Wish::Replay { viewer, record }).await
}

/// Whether the draws of a record follow from its secrets.
pub(crate) async fn check(record: String) -> Result<Check, Refused> {
    let answer = annex::ask(Wish::Check { record }).await?;
    answer.parse().map_err(|_| annex::not_loaded())
}

/// The record of a match that this browser keeps, if it keeps it.
pub(crate) async fn kept_record(id: MatchId) -> Option<String> {
    let log = browser::kept(&name(id))?;
    annex::ask(Wish::Take { id, log }).await.ok()?;
    annex::ask(Wish::Record { id }).await.ok()
}

/// Who is to act has the device now.
pub(super) fn take(id: MatchId) {
    with(|local| {
        local.hands.give(id, local.acting(id));
        local.show(id);
    });
}

pub(super) fn is_shared(id: MatchId) -> bool {
    find(id).is_some_and(|kept| kept.both)
}

pub(super) fn follow(live: Live) {
    with(|local| local.lives.push(live));
    let id = live.id;
    spawn_local(async move {
        let taken = match browser::kept(&name(id)) {
            Some(log) => annex::ask(Wish::Take { id, log }).await.map(|_| ()),
            None => Err(Refused::new(code::UNKNOWN_MATCH)),
        };
        match taken {
            Ok(()) => with(|local| local.sit(id)),
            Err(why) => {
                live.refused.try_set(Some(why)); // the page may be gone by now
            }
        }
        pump();
    });
}

pub(super) fn unfollow(live: Live) {
    with(|local| {
        local.lives.retain(|other| other.id != live.id);
        local.hands.drop(live.id);
        for person in &mut local.people {
            person.unfollow(live.id);
        }
    });
}

pub(super) fn command(id: MatchId, deed: Deed) {
    with(|local| {
        let acting = local.at_hand(id);
        let together = deed == Deed::Rematch; // so do those who share a device
        for number in seated(id) {
            let acts = number == acting || together && local.has_seat(number, id);
            if let Some(key) = browser::fresh_key().filter(|_| acts) {
                local.people[number].command(id, key, deed.clone());
            }
        }
    });
    pump();
}

pub(super) async fn record(id: MatchId) -> Result<String, Refused> {
    annex::ask(Wish::Record { id }).await
}

/// Keeps a match as it is now.
pub(super) fn keep(kept: Kept, log: &str) {
    let mut list = listed();
    list.retain(|other| other.id != kept.id);
    list.insert(0, kept);
    for gone in list.drain(list.len().min(MOST)..) {
        browser::forget(&name(gone.id));
    }
    browser::keep(&name(kept.id), log);
    let list: Vec<String> = list.iter().map(Kept::to_string).collect();
    browser::keep(LIST, &list.join("\n"));
}

/// The house of this browser is gone.
pub(super) fn lost() {
    pump();
    with(|local| local.refuse(None, &annex::not_loaded()));
}

/// Takes up what the house of this browser has told, and shows it.
pub(super) fn pump() {
    let now = browser::now();
    with(|local| {
        for number in (0..PEOPLE).rev() {
            while let Some(heard) = local.people[number].hear(now) {
                match heard {
                    // The others are told the same, and what only they see comes below.
                    Heard::Match(id) | Heard::Step(id) if local.is_shown(id, number) => {
                        local.publish(id, number);
                    }
                    Heard::Refused(id, why) => local.refuse(id, &why),
                    _ => {}
                }
            }
        }
        for id in local.lives.iter().map(|live| live.id).collect::<Vec<_>>() {
            local.show(id);
        }
    });
}

impl Local {
    fn new() -> Self {
        Self {
            people: std::array::from_fn(|number| {
                Line::new("", browser::device(), AnnexLink(number))
            }),
            lives: Vec::new(),
            hands: Hands::default(),
        }
    }

    /// Lets the people of this device that sit at a match follow it, if it is still looked at.
    fn sit(&mut self, id: MatchId) {
        if self.lives.iter().any(|live| live.id == id) {
            for number in seated(id) {
                self.people[number].follow(id);
            }
        }
    }

    /// Which of this device's people is to act; the first one of the match if nobody is.
    fn acting(&self, id: MatchId) -> usize {
        let acts = |number: &usize| {
            let room = self.people[*number].session().room(id);
            room.is_some_and(|room| room.decision().is_some())
        };
        let first = seated(id).next().unwrap_or_default();
        seated(id).find(acts).unwrap_or(first)
    }

    /// Whether one of this device's people plays at a match.
    fn has_seat(&self, number: usize, id: MatchId) -> bool {
        let room = self.people[number].session().room(id);
        room.is_some_and(|room| room.seat().is_some())
    }

    /// Whether the steps of a match are shown as this person is told of them.
    fn is_shown(&self, id: MatchId, number: usize) -> bool {
        match has_secrets(id) {
            true => self.hands.of(id) == Some(number),
            false => seated(id).next() == Some(number),
        }
    }

    /// Whose deeds those of this device are: of a match with secrets, of who has the device.
    fn at_hand(&self, id: MatchId) -> usize {
        let held = self.hands.of(id).filter(|_| has_secrets(id));
        held.unwrap_or_else(|| self.acting(id))
    }

    /// Shows how a match stands: to who has the device, or to nobody.
    fn show(&mut self, id: MatchId) {
        let acting = self.acting(id);
        let Some(state) = self.state(id, acting) else {
            return;
        };
        let covers = has_secrets(id) && state.status.decision.is_some();
        match self.hands.of(id).filter(|_| has_secrets(id)) {
            Some(held) if covers && held != acting => {
                // What came of the own choice can be looked at before the curtain falls.
                self.publish(id, held);
                self.cover_soon(id, held);
            }
            // Whose turn it is, is known once all have been told the same.
            None if covers && self.is_told_to_all(id) => self.cover(id, acting),
            None if covers => {}
            held => self.publish(id, held.unwrap_or(acting)),
        }
    }

    /// Whether all of this device's people at a match know it as far as the others do.
    fn is_told_to_all(&self, id: MatchId) -> bool {
        let mut plies = seated(id).map(|number| self.state(id, number).map(|state| state.ply));
        let first = plies.next().flatten();
        first.is_some() && plies.all(|ply| ply == first)
    }

    fn cover_soon(&mut self, id: MatchId, held: usize) {
        if !self.hands.passes(id) {
            let span = self.state(id, held).map_or(0, stage::last);
            browser::after(span, move || with(|local| local.cover_now(id, held)));
        }
    }

    fn cover_now(&mut self, id: MatchId, held: usize) {
        if self.hands.of(id) != Some(held) {
            return; // the page is gone, or has come again meanwhile
        }
        if self.acting(id) == held {
            self.hands.give(id, held); // the own choice was not taken
        } else {
            self.hands.drop(id);
            self.show(id);
        }
    }

    /// Lets the curtain fall: only what everybody knows is shown before this person has the device.
    fn cover(&self, id: MatchId, number: usize) {
        let Some(state) = self.state(id, number) else {
            return;
        };
        let bare = bare(state);
        for live in self.lives.iter().filter(|live| live.id == id) {
            live.curtain.set(true);
            live.stage.jump(bare.clone());
        }
    }

    fn state(&self, id: MatchId, number: usize) -> Option<&Snapshot> {
        self.people[number].session().room(id)?.state()
    }

    fn publish(&self, id: MatchId, number: usize) {
        if let Some(state) = self.state(id, number) {
            for live in self.lives.iter().filter(|live| live.id == id) {
                live.stage.show(state);
                if live.curtain.get_untracked() {
                    live.curtain.set(false);
                }
            }
        }
    }

    fn refuse(&self, id: Option<MatchId>, why: &Refused) {
        for live in self
            .lives
            .iter()
            .filter(|live| id.is_none_or(|id| live.id == id))
        {
            live.refused.set(Some(why.clone()));
        }
    }
}

/// A match without anything that is for the viewer's eyes: how far it is, and whose turn.
fn bare(state: &Snapshot) -> Snapshot {
    let mut bare = state.clone();
    bare.view.clear();
    bare.draft = None;
    for line in &mut bare.log {
        line.notice.clear();
    }
    bare
}

/// Whether people share the device and something of the match is hidden from one of them.
fn has_secrets(id: MatchId) -> bool {
    find(id).is_some_and(|kept| kept.both && kept.game.has_secrets())
}

/// The numbers of this device's people who may sit at a match: those who share it, or the one who is
/// alone.
fn seated(id: MatchId) -> impl Iterator<Item = usize> {
    let is_shared = is_shared(id);
    (0..PEOPLE).filter(move |number| (*number != ALONE) == is_shared)
}

fn name(id: MatchId) -> String {
    format!("{LIST}.{id}")
}

fn listed() -> Vec<Kept> {
    let list = browser::kept(LIST).unwrap_or_default();
    list.lines().filter_map(|kept| kept.parse().ok()).collect()
}

fn find(id: MatchId) -> Option<Kept> {
    listed().into_iter().find(|kept| kept.id == id)
}
