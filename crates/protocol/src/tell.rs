//! What the house tells.

use serde::{Deserialize, Serialize};

use game::Seats;
use table::{Key, MatchId};

use crate::{Refused, Said, Snapshot, Step, Welcome};

/// A message to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Tell {
    /// The client fits.
    Ok(Welcome),
    /// The client is too old or too new: load the page again.
    Reload {
        /// The build of the house.
        build: String,
    },
    /// A match, whole: first when it is followed, and whenever more than the game changed.
    Match(Box<Snapshot>),
    /// One step of the game.
    Step(Box<Step>),
    /// Whose people are connected has changed.
    Here {
        /// The match.
        #[serde(with = "crate::text")]
        ch: MatchId,
        /// The seats whose person is connected.
        #[serde(with = "crate::text")]
        seats: Seats,
    },
    /// Somebody at the table says something. Told to those who sit there, and not to watchers.
    Phrase(Said),
    /// A command was carried out, now or when it came the first time.
    Done {
        /// The match.
        #[serde(with = "crate::text")]
        ch: MatchId,
        /// The command's key.
        #[serde(with = "crate::text")]
        key: Key,
        /// The ply of the entry that answers it.
        ply: u32,
    },
    /// A command or message was refused; nothing has changed.
    Refused {
        /// The match, if it was about one.
        #[serde(
            default,
            with = "crate::text::option",
            skip_serializing_if = "Option::is_none"
        )]
        ch: Option<MatchId>,
        /// The command's key, if it had one.
        #[serde(
            default,
            with = "crate::text::option",
            skip_serializing_if = "Option::is_none"
        )]
        key: Option<Key>,
        /// Why.
        #[serde(flatten)]
        why: Refused,
    },
    /// Answer to a `ping`.
    Pong {
        /// Its number.
        n: u64,
        /// The house's time, in milliseconds since the Unix epoch.
        now: i64,
    },
    /// The connection was too slow and has missed something: follow the match again.
    Resync {
        /// The match.
        #[serde(with = "crate::text")]
        ch: MatchId,
    },
}
