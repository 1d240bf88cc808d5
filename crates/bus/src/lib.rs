//! Fan-out between the nodes of a house: which match has how many entries now.
//!
//! An announcement carries no secret and no truth: whoever hears it reads the store. One that is
//! lost costs time and nothing else, and a member that was too slow is told so. What people say at a table
//! (a code, nothing else) travels beside it and is kept nowhere: one that is lost was not heard.
//!
//! This bus lives in one process. A broker between machines becomes another variant behind the same
//! two ends, [`Voice`] and [`Ear`].

mod local;

use game::Seat;
use protocol::Phrase;
use table::{Key, MatchId};

use local::{Inbox, Local, Member};

/// A match has `ply` entries now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Which match.
    pub id: MatchId,
    /// How many entries it has.
    pub ply: u32,
}

/// Somebody says something at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// At which match.
    pub id: MatchId,
    /// On which seat.
    pub seat: Seat,
    /// The key it was sent under, so that no member says it again.
    pub key: Key,
    /// What.
    pub phrase: Phrase,
}

/// What a member hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Another member has announced this.
    Announced(Announcement),
    /// Somebody who is connected to another member says this.
    Spoken(Spoken),
    /// The member was too slow: announcements are lost, so every match may have changed.
    Lagged,
}

/// The bus. A clone is another handle on the same one.
#[derive(Clone, Debug, Default)]
pub struct Bus(Local);

impl Bus {
    /// A bus within this process.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Becomes a member, which hears what others announce from now on.
    #[must_use]
    pub fn join(&self) -> (Voice, Ear) {
        let (member, inbox) = self.0.join();
        (Voice(member), Ear(inbox))
    }
}

/// The end of a member that announces.
#[derive(Debug)]
pub struct Voice(Member);

impl Voice {
    /// Tells all other members. Never waits.
    pub fn announce(&self, announcement: Announcement) {
        self.0.tell(Heard::Announced(announcement));
    }

    /// Tells all other members what somebody says. Never waits.
    pub fn speak(&self, spoken: Spoken) {
        self.0.tell(Heard::Spoken(spoken));
    }
}

/// The end of a member that hears.
#[derive(Debug)]
pub struct Ear(Inbox);

impl Ear {
    /// The next that this member hears; `None` when its [`Voice`] and the bus are gone.
    pub async fn hear(&mut self) -> Option<Heard> {
        self.0.hear().await
    }
}
