//! What is written with the entries of a match, so that lists and clocks agree with its log.

use game::Event;
use host::Host;
use store::{Stage, What, Write};
use table::{Entry, Life, MatchId, Millis, Table, TableEvent};

use super::drafts;
use super::room::Room;

/// How long the node that writes a row for computer players holds it.
pub(super) const BOTS_LEASE: Millis = 15_000;

/// What goes with `entries`, which make `after` of the match in `room`.
pub(super) fn beside(room: &Room, entries: &[Entry], after: &Table, now: Millis) -> Vec<Write> {
    let id = room.id();
    let mut writes = Vec::new();
    seats(id, entries, &mut writes);
    let was = stage(room.host.table().life());
    let is = stage(after.life());
    if was != is {
        writes.push(Write::Stage { id, stage: is });
    }
    if !is.is_live() {
        return writes; // nothing is due any more, which the stage says
    }
    writes.extend(drafts::ended(room.host.table(), after));
    if was == Stage::Gathering && is == Stage::Playing {
        let what = What::Expire;
        writes.push(Write::Done { id, what });
    }
    // A row that is due too early is looked at and put off: a move writes none.
    let earlier = |at: &Millis| room.flag_row.is_none_or(|row| *at < row);
    writes.extend(after.flag().filter(earlier).map(|at| flag(id, at)));
    if bots_owe(after) {
        writes.push(bots(id, now));
    } else if room.bots_row {
        let what = What::Bots;
        writes.push(Write::Done { id, what });
    }
    writes
}

/// Everything that is written for a new match.
pub(super) fn opening(host: &Host, now: Millis) -> Vec<Write> {
    let (id, table) = (host.id(), host.table());
    let stage = stage(table.life());
    let mut writes = vec![Write::Open {
        id,
        kind: table.offer().kind,
        game: table.offer().game.name(),
        at: now,
    }];
    writes.push(Write::Entries {
        id,
        first: 0,
        entries: host.log().to_vec(),
    });
    seats(id, host.log(), &mut writes);
    if stage != Stage::Gathering {
        writes.push(Write::Stage { id, stage });
    }
    let due = host.due();
    writes.extend(due.flag.map(|at| flag(id, at)));
    writes.extend(due.expire.map(|at| Write::Due {
        id,
        what: What::Expire,
        at,
        lease: 0,
    }));
    if !due.bots.is_empty() {
        writes.push(bots(id, now));
    }
    writes
}

/// Whether a computer player owes an action.
pub(super) fn bots_owe(table: &Table) -> bool {
    let owes = |(seat, chair): (_, &table::Chair)| {
        chair.who.bot().is_some() && table.decision(seat).is_some()
    };
    table.taken().any(owes)
}

pub(super) fn flag(id: MatchId, at: Millis) -> Write {
    Write::Due {
        id,
        what: What::Flag,
        at,
        lease: 0,
    }
}

/// Held by who writes it, who lets them think at once.
fn bots(id: MatchId, now: Millis) -> Write {
    Write::Due {
        id,
        what: What::Bots,
        at: now,
        lease: now + BOTS_LEASE,
    }
}

fn seats(id: MatchId, entries: &[Entry], writes: &mut Vec<Write>) {
    for entry in entries {
        match &entry.event {
            TableEvent::Sit(seat, who) => writes.push(Write::Sit {
                id,
                seat: *seat,
                who: *who,
            }),
            TableEvent::Leave(seat) => writes.push(Write::Rise { id, seat: *seat }),
            TableEvent::Play {
                event: Event::Out(seats, _),
                ..
            } => writes.extend(seats.iter().map(|seat| Write::Out { id, seat })),
            _ => {}
        }
    }
}

fn stage(life: Life) -> Stage {
    match life {
        Life::Gathering | Life::Drawing => Stage::Gathering,
        Life::Playing => Stage::Playing,
        Life::Over(..) => Stage::Over,
        Life::Closed(_) => Stage::Closed,
    }
}
