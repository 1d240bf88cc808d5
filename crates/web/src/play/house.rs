//! The page's one connection to the house, and the matches that are followed on it.

use std::cell::RefCell;

use client::{Backoff, Heard, Line};
use game::Seat;
use leptos::prelude::*;
use protocol::{Deed, Refused};
use table::{MatchId, Millis};

use super::Live;
use super::socket::Socket;
use crate::browser;

/// How often the connection is looked at.
const BEAT: Millis = 500;

struct Connection {
    /// Which build this page is.
    build: String,
    line: Line<Socket>,
    backoff: Backoff,
    /// Whether the house knows who this browser is, so that it may be connected to.
    allowed: bool,
    /// Whether the next try to connect is waited for.
    waits: bool,
    followed: Vec<Live>,
    is_up: RwSignal<bool>,
    is_outdated: RwSignal<bool>,
}

thread_local! {
    static CONNECTION: RefCell<Option<Connection>> = const { RefCell::new(None) };
}

fn with<T>(f: impl FnOnce(&mut Connection) -> T) -> Option<T> {
    CONNECTION.with_borrow_mut(|connection| connection.as_mut().map(f))
}

/// Prepares the connection; it is made when the first match is followed.
pub(crate) fn start() {
    let build = browser::meta("adda-build").unwrap_or_default();
    let connection = Connection {
        line: Line::new(&build, browser::device(), Socket::new(pump)),
        build,
        backoff: Backoff::new(browser::seed()),
        allowed: false,
        waits: false,
        followed: Vec::new(),
        is_up: RwSignal::new(true),
        is_outdated: RwSignal::new(false),
    };
    CONNECTION.set(Some(connection));
    browser::every(BEAT, beat);
    browser::on_window("online", |_| retry());
    browser::on_window("offline", |_| {
        with(|connection| connection.line.link().cut());
        pump();
    });
    browser::on_document("visibilitychange", |_| {
        if !browser::document().hidden() {
            retry();
        }
    });
}

/// Lets the connection be made: it belongs to the person whom the browser's cookie names, so it has
/// to wait until there is one.
pub(crate) fn allow() {
    with(|connection| connection.allowed = true);
    retry();
}

/// Connects anew: the browser's person has changed.
pub(crate) fn reconnect() {
    with(|connection| connection.line.link().cut());
    pump();
}

/// Whether the house is connected, as far as a connection is wanted. Reactive.
pub(crate) fn is_up() -> bool {
    with(|connection| connection.is_up).is_none_or(|is_up| is_up.get())
}

/// Whether the house runs another build than this page is. Reactive.
pub(crate) fn is_outdated() -> bool {
    with(|connection| connection.is_outdated).is_some_and(|outdated| outdated.get())
}

pub(super) fn follow(live: Live) {
    with(|connection| {
        connection.followed.push(live);
        connection.line.follow(live.id);
        if connection.allowed && !connection.line.link().is_open() {
            connection.connect();
        }
        // What is known from before is shown at once.
        publish(connection, live.id);
    });
}

pub(super) fn unfollow(live: Live) {
    with(|connection| {
        connection
            .followed
            .retain(|followed| followed.id != live.id);
        connection.line.unfollow(live.id);
    });
}

pub(super) fn command(id: MatchId, deed: Deed) {
    let Some(key) = browser::fresh_key() else {
        return;
    };
    with(|connection| {
        connection.line.command(id, key, deed);
        publish(connection, id);
    });
}

/// Says something at the table of a match.
pub(crate) fn speak(id: MatchId, phrase: &str) {
    if let Some(key) = browser::fresh_key() {
        with(|connection| connection.line.speak(id, key, phrase));
    }
}

/// What is left on the clock of a seat now.
pub(super) fn left(id: MatchId, seat: Seat) -> Option<Millis> {
    with(|connection| {
        let session = connection.line.session();
        session.room(id)?.left(seat, session.house(browser::now()))
    })?
}

impl Connection {
    fn connect(&mut self) {
        self.waits = false;
        self.line.link().connect();
    }

    fn take_up(&mut self, heard: Heard) {
        match heard {
            Heard::Welcome => {
                self.backoff.reset();
                self.is_up.set(true);
                let house = self.line.session().welcome().map(|house| &house.build);
                if house.is_some_and(|build| *build != self.build) {
                    self.is_outdated.set(true);
                }
            }
            Heard::Reload => self.is_outdated.set(true),
            Heard::Match(id) | Heard::Step(id) | Heard::Here(id) | Heard::Done(id, _) => {
                publish(self, id);
            }
            Heard::Refused(id, why) => self.refuse(id, &why),
            Heard::Said(said) => {
                let live = self.followed.iter().find(|live| live.id == said.ch);
                if let Some(live) = live {
                    live.said.set(Some(said));
                }
            }
            Heard::Nothing => {}
        }
    }

    fn refuse(&mut self, id: Option<MatchId>, why: &Refused) {
        let about = |live: &&Live| id.is_none_or(|id| live.id == id);
        for live in self.followed.iter().filter(about) {
            live.refused.set(Some(why.clone()));
        }
        if let Some(id) = id {
            publish(self, id);
        }
    }
}

/// Shows what is known of a match.
fn publish(connection: &Connection, id: MatchId) {
    let Some(room) = connection.line.session().room(id) else {
        return;
    };
    for live in connection.followed.iter().filter(|live| live.id == id) {
        if let Some(state) = room.state() {
            live.stage.show(state);
        }
        let waits = |deed: &Deed| !matches!(deed, Deed::Draft { .. });
        live.busy
            .set(room.pending().iter().any(|pending| waits(&pending.deed)));
    }
}

/// Takes up all that has happened on the link.
fn pump() {
    let now = browser::now();
    while with(|connection| match connection.line.hear(now) {
        Some(heard) => {
            connection.take_up(heard);
            true
        }
        None => false,
    }) == Some(true)
    {}
    with(|connection| {
        let idle = !connection.allowed || connection.followed.is_empty();
        if idle || connection.waits || connection.line.link().is_open() {
            return;
        }
        connection.waits = true;
        connection.is_up.set(false);
        browser::after(connection.backoff.next_wait(), || {
            with(|connection| {
                if connection.waits {
                    connection.connect();
                }
            });
        });
    });
}

/// Tries to connect at once, if the connection is broken.
fn retry() {
    with(|connection| {
        let wanted = connection.allowed && !connection.followed.is_empty();
        if wanted && !connection.line.link().is_open() {
            connection.backoff.reset();
            connection.connect();
        }
    });
}

fn beat() {
    let now = browser::now();
    with(|connection| {
        connection.line.tick(now);
        if connection.line.link().is_open() && connection.line.session().is_silent(now) {
            connection.line.link().cut();
        }
    });
    pump();
}
