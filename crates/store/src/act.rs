//! What those who run a house do to it from beside.

use table::{Millis, PersonId};

use crate::sqlite::acts as sql;
use crate::{Archive, Store, StoreError};

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActKind {
    /// A match was ended.
    End,
    /// A person was kept out.
    Ban,
    /// A person was let in again.
    Unban,
    /// What the house holds was written out.
    Export,
}

impl ActKind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::End, Self::Ban, Self::Unban, Self::Export];

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::End => "end",
            Self::Ban => "ban",
            Self::Unban => "unban",
            Self::Export => "export",
        }
    }

    /// The kind with this code.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// Whether a node has to carry something out.
    pub(crate) const fn asks(self) -> bool {
        matches!(self, Self::End | Self::Ban)
    }
}

/// Something that is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAct {
    /// What.
    pub kind: ActKind,
    /// The id of the match or the person it is about.
    pub subject: String,
    /// Of a ban: until when; none: for good.
    pub until: Option<Millis>,
    /// Why, in the words of those who run the house.
    pub reason: String,
    /// When.
    pub at: Millis,
}

/// Something that was done: a line of the audit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// Its number.
    pub number: i64,
    /// What.
    pub act: NewAct,
    /// When a node had carried it out.
    pub done: Option<Millis>,
}

/// That a person is kept out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Who.
    pub person: PersonId,
    /// Until when; none: for good.
    pub until: Option<Millis>,
    /// Why, in the words of those who run the house.
    pub reason: String,
    /// Since when.
    pub at: Millis,
}

impl Ban {
    /// Whether it holds.
    #[must_use]
    pub fn holds(&self, now: Millis) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

/// Every method may fail as [`Store`]'s others.
impl Store {
    /// Notes what is done, and does of it what is a matter of the store; its number.
    ///
    /// # Errors
    /// As for every method.
    pub async fn act(&self, act: NewAct) -> Result<i64, StoreError> {
        self.change(move |db| sql::act(db, &act)).await
    }

    /// What was done since `after`, and whatever before is not carried out yet, in order.
    ///
    /// # Errors
    /// As for every method.
    pub async fn acts(&self, after: i64) -> Result<Vec<Act>, StoreError> {
        self.read(move |db| sql::acts(db, after)).await
    }

    /// The number of the last act.
    ///
    /// # Errors
    /// As for every method.
    pub async fn last_act(&self) -> Result<i64, StoreError> {
        self.read(sql::last).await
    }

    /// A node has carried an act out.
    ///
    /// # Errors
    /// As for every method.
    pub async fn acted(&self, number: i64, now: Millis) -> Result<(), StoreError> {
        self.change(move |db| sql::acted(db, number, now)).await
    }

    /// The ban of a person, whether it still holds or not.
    ///
    /// # Errors
    /// As for every method.
    pub async fn ban(&self, who: PersonId) -> Result<Option<Ban>, StoreError> {
        self.read(move |db| sql::ban(db, who)).await
    }

    /// Every ban.
    ///
    /// # Errors
    /// As for every method.
    pub async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        self.read(sql::bans).await
    }
}

/// A person as lists of those who run a house show one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// Since when the house knows them.
    pub created: Millis,
}

impl Archive {
    /// Every ban.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        sql::bans(self.db())
    }

    /// Everything that was done, in order.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn acts(&self) -> Result<Vec<Act>, StoreError> {
        sql::acts(self.db(), 0)
    }

    /// At most `most` people whose id is `word` or whose name holds it, those with an account first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn people(&self, word: &str, most: u32) -> Result<Vec<Known>, StoreError> {
        sql::people(self.db(), word, most)
    }
}
