//! How a match is told to one viewer.

use game::{Seat, Viewer};
use protocol::{
    ClosedWhy, Draws, Earned, LogLine, Outcome, Phase, SeatState, Seed, Snapshot, Status, Step,
};
use table::{Closed, Life, Millis, Seeds, Table};

use crate::Host;

/// Where `table` stands at `at`, for `viewer`.
pub(crate) fn status(table: &Table, viewer: Viewer, at: Millis) -> Status {
    let left = |seat: Seat| table.clocks().left(seat, at);
    Status {
        phase: match table.life() {
            Life::Gathering => Phase::Gathering,
            Life::Drawing => Phase::Drawing,
            Life::Playing if table.in_setup() => Phase::Setup,
            Life::Playing => Phase::Playing,
            Life::Over(..) => Phase::Over,
            Life::Closed(_) => Phase::Closed,
        },
        turn: table.owing(),
        decision: viewer.seat().and_then(|seat| table.decision(seat)),
        at,
        left: table.seats().iter().filter_map(left).collect(),
        running: table.clocks().running(),
        outcome: match table.life() {
            Life::Over(places, reason) => Some(Outcome::Result { places, reason }),
            Life::Closed(Closed::Left) => Some(Outcome::Closed {
                closed: ClosedWhy::Left,
            }),
            Life::Closed(Closed::Expired) => Some(Outcome::Closed {
                closed: ClosedWhy::Expired,
            }),
            Life::Closed(Closed::Ended) => Some(Outcome::Closed {
                closed: ClosedWhy::Ended,
            }),
            Life::Gathering | Life::Drawing | Life::Playing => None,
        },
    }
}

/// The step that the entry before `table`'s present ply was.
pub(crate) fn step(host: &Host, table: &Table, viewer: Viewer, notice: String) -> Step {
    Step {
        ch: host.id(),
        ply: table.ply() - 1,
        notice,
        view: table.game().view(viewer).to_string(),
        status: status(table, viewer, table.last()),
    }
}

/// What everyone is told of the fair draw.
fn draws(seeds: &Seeds) -> Draws {
    let revealed = Seat::ALL.into_iter().zip(seeds.revealed());
    Draws {
        start: seeds.start(),
        committed: seeds.committed(),
        commitments: seeds.commitments().copied(),
        until: seeds.until(),
        seeds: revealed
            .filter_map(|(seat, seed)| seed.clone().map(|seed| Seed { seat, seed }))
            .collect(),
        secrets: seeds.disclosed(),
    }
}

impl Host {
    /// The match, whole, for `viewer`.
    #[must_use]
    pub fn snapshot(&self, viewer: Viewer, now: Millis) -> Snapshot {
        let (table, offer) = (self.table(), self.table().offer());
        Snapshot {
            ch: self.id(),
            ply: table.ply(),
            game: offer.game.to_string(),
            rules: offer.rules,
            setup: offer.setup.to_string(),
            clock: offer.clock.to_string(),
            kind: offer.kind.to_string(),
            seats: table
                .seats()
                .iter()
                .map(|seat| self.seat_state(seat))
                .collect(),
            creator: viewer.seat().is_some_and(|seat| {
                let person = table.chair(seat).and_then(|chair| chair.who.person());
                person.is_some() && person == table.creator()
            }),
            you: viewer,
            view: table.game().view(viewer).to_string(),
            status: status(table, viewer, now.max(table.last())),
            draft: self.draft(viewer).map(ToString::to_string),
            draws: table.seeds().map(draws),
            earned: self.earned(viewer).map(|earned| Earned {
                coins: earned.coins,
                less: earned.less.map(|less| less.to_string()),
            }),
            rated: self.rated(viewer),
            log: self.lines(viewer),
            next: table.next(),
        }
    }

    fn seat_state(&self, seat: Seat) -> SeatState {
        let chair = self.table().chair(seat);
        let person = chair.and_then(|chair| chair.who.person());
        let bot = chair.and_then(|chair| chair.who.bot());
        SeatState {
            seat,
            name: person
                .and_then(|person| self.name(person))
                .map(str::to_owned),
            bot,
            ready: chair.is_some_and(|chair| chair.ready),
            here: bot.is_some() || person.is_some_and(|person| self.here(person)),
            rematch: chair.is_some_and(|chair| chair.rematch),
        }
    }

    /// The notices so far, as `viewer` learnt them.
    fn lines(&self, viewer: Viewer) -> Vec<LogLine> {
        let mut lines = Vec::new();
        self.replay(viewer, |after, entry, notice| {
            let (ply, at) = (after.ply() - 1, entry.at);
            lines.push(LogLine { ply, at, notice });
        });
        lines
    }
}
