//! What a match waits for beside its people.

use game::{Level, Seat};
use table::{Life, Millis};

use crate::Host;

/// How long an invite waits.
const INVITE: Millis = 24 * 60 * 60 * 1000;

/// What is due later. Doing any of it too early or twice changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// When the next flag falls, if nobody acts before.
    pub flag: Option<Millis>,
    /// When the match is closed, if it has not started before.
    pub expire: Option<Millis>,
    /// The computer players that owe an action.
    pub bots: Vec<Thinker>,
}

/// A computer player that owes an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinker {
    /// Its seat.
    pub seat: Seat,
    /// Its level.
    pub level: Level,
    /// The ply at which its choice opened.
    pub decision: u32,
    /// The time it has, if there is a clock.
    pub left: Option<Millis>,
}

impl Host {
    /// What the match waits for beside its people.
    #[must_use]
    pub fn due(&self) -> Due {
        let opened = self.log().first().map_or(0, |entry| entry.at);
        Due {
            flag: self.table().flag(),
            expire: matches!(self.table().life(), Life::Gathering | Life::Drawing)
                .then_some(opened + INVITE),
            bots: self.thinking(),
        }
    }

    /// The computer players that owe an action.
    #[must_use]
    pub fn thinking(&self) -> Vec<Thinker> {
        let table = self.table();
        let thinker = |(seat, chair): (Seat, &table::Chair)| {
            let (level, decision) = (chair.who.bot()?, table.decision(seat)?);
            Some(Thinker {
                seat,
                level,
                decision,
                left: table.clocks().budget(seat),
            })
        };
        table.taken().filter_map(thinker).collect()
    }
}
