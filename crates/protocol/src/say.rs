//! What a client says.

use serde::{Deserialize, Serialize};

use fair::{Commitment, Secret};
use game::{Level, Seat};
use table::{Key, MatchId};

use crate::Hello;

/// A message from a client. `ch` names the channel: a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Say {
    /// The first message.
    Hello(Hello),
    /// Follow a match from now on.
    Watch {
        /// The match.
        #[serde(with = "crate::text")]
        ch: MatchId,
        /// How many entries of the match the client has, if any: it gets those it missed, or the
        /// whole again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u32>,
    },
    /// Follow it no longer.
    Unwatch {
        /// The match.
        #[serde(with = "crate::text")]
        ch: MatchId,
    },
    /// Do something at a table.
    Do {
        /// The match.
        #[serde(with = "crate::text")]
        ch: MatchId,
        /// The same when the command is sent again.
        #[serde(with = "crate::text")]
        key: Key,
        /// What.
        #[serde(flatten)]
        deed: Deed,
    },
    /// Say something to the others at a table. No command to the table: it is in no log and is not told
    /// again to whoever comes back.
    Phrase {
        /// The match.
        #[serde(with = "crate::text")]
        ch: MatchId,
        /// The same when it is sent again, which says nothing twice.
        #[serde(with = "crate::text")]
        key: Key,
        /// The code of a [`Phrase`](crate::Phrase).
        phrase: String,
    },
    /// Is anybody there? Answered by a `pong` with the same number and the house's time.
    Ping {
        /// Any number.
        n: u64,
    },
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Deed {
    /// Give the seat back before the start.
    Leave,
    /// Be ready.
    Ready,
    /// Take an action in the game.
    Act {
        /// The ply at which the choice opened, from [`Status::decision`](crate::Status::decision).
        decision: u32,
        /// The action's text form.
        action: String,
    },
    /// Keep a draft of the set-up, in place of the one before: nobody else is told, and the same
    /// eyes get it back in [`Snapshot::draft`](crate::Snapshot::draft). When the time for the set-up
    /// is up, what is placed in it stays.
    Draft {
        /// The ply at which the choice opened, as for an action.
        decision: u32,
        /// The set-up's text form; it need not be complete.
        draft: String,
    },
    /// Give up.
    Resign,
    /// Leave the running match: a loss.
    Exit,
    /// Ask for a rematch.
    Rematch,
    /// Commit to a seed for the fair draw; a client does it by itself (docs/fair.md).
    Commit {
        /// The number of the start, from [`Draws::start`](crate::Draws::start).
        start: u32,
        /// The commitment.
        #[serde(with = "crate::text")]
        commitment: Commitment,
    },
    /// Reveal the seed, once all commitments are published; a client does it by itself.
    Reveal {
        /// The number of the start.
        start: u32,
        /// The seed.
        #[serde(with = "crate::text::secret")]
        seed: Secret,
    },
    /// Let the computer take an open seat; only who opened the match may.
    Fill {
        /// Which.
        #[serde(with = "crate::text")]
        seat: Seat,
        /// How well it plays.
        #[serde(with = "crate::text")]
        level: Level,
    },
    /// Take an open seat, without an invite where the match needs none (in the browser alone).
    Sit {
        /// Which, or the first open one.
        #[serde(
            default,
            with = "crate::text::option",
            skip_serializing_if = "Option::is_none"
        )]
        seat: Option<Seat>,
    },
}
