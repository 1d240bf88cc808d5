//! A command that is not answered yet.

use protocol::{Deed, Say};
use table::{Key, MatchId};

/// A command under way. It keeps its key however often it is sent, so it acts once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The command's key.
    pub key: Key,
    /// What is to be done.
    pub deed: Deed,
}

impl Pending {
    /// The message.
    #[must_use]
    pub fn say(&self, ch: MatchId) -> Say {
        Say::Do {
            ch,
            key: self.key,
            deed: self.deed.clone(),
        }
    }
}
