//! A record that was opened: the same page as a match, without players.

use game::{Seat, Viewer};
use host::Host;
use leptos::prelude::*;
use protocol::{Refused, code};
use table::{Entry, Occupant, PersonId, Record, RecordError, TableEvent};

use super::match_page::MatchFrame;
use crate::browser;
use crate::play::Live;
use crate::texts::{say, words};

/// Where the record's text is kept, so that it is still there after a reload.
const KEPT: &str = "adda.record";

/// Takes a record's text up, if it is one.
pub(super) fn open(text: &str) -> Result<(), Refused> {
    let record: Record = text.parse().map_err(|error| refused(&error))?;
    match host(&record) {
        Some(_) => {
            browser::keep(KEPT, text);
            Ok(())
        }
        None => Err(Refused::new(code::BAD_RECORD)),
    }
}

/// The page of the record that was opened last.
#[component]
pub(crate) fn RecordPage() -> impl IntoView {
    let text = browser::kept(KEPT).unwrap_or_default();
    let live = text.parse().ok().and_then(|record: Record| {
        let snapshot = host(&record)?.snapshot(Viewer::Watcher, record.start);
        Some(Live::still(&snapshot, text))
    });
    match live {
        Some(live) => view! { <MatchFrame live /> }.into_any(),
        None => view! {
            <main class="empty">
                <p>{say("no-record-open")}</p>
                <a class="button primary" href="/">{say("to-portal")}</a>
            </main>
        }
        .into_any(),
    }
}

fn refused(error: &RecordError) -> Refused {
    Refused::new(code::BAD_RECORD)
        .with("line", error.line)
        .with("why", error.why.code())
}

/// A host as it was when the match was recorded. Who sat there is known by name only.
fn host(record: &Record) -> Option<Host> {
    let at = |event| Entry {
        at: record.start,
        event,
    };
    let person = |seat: Seat| PersonId::from_bits(seat.index() as u64);
    let seats: Vec<Seat> = record.offer.seats().iter().collect();
    let sits = seats.iter().flat_map(|seat| {
        let sits = TableEvent::Sit(*seat, Occupant::Person(person(*seat)));
        [at(sits), at(TableEvent::Ready(*seat))]
    });
    let events = record.events.iter().map(|(after, event)| Entry {
        at: record.start + after,
        event: TableEvent::play(event.clone()),
    });
    let log = std::iter::once(at(TableEvent::Open(record.offer.clone())))
        .chain(sits)
        .chain([at(TableEvent::Start)])
        .chain(events);
    let mut host = Host::open(record.id, log.collect()).ok()?;
    for seat in seats {
        let name = record.names[seat.index()].clone();
        host.call(person(seat), &name.unwrap_or_else(|| words().side(seat)));
    }
    Some(host)
}
