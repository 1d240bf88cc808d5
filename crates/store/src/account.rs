//! Accounts as the store knows them.

use std::fmt;

use table::{MatchId, Millis, PersonId};

use crate::{Ban, KeptPasskey, Person, TokenHash};

/// Who a browser is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its token, by which it is known.
    pub hash: TokenHash,
    /// The person.
    pub person: Person,
    /// Whether the person has an account.
    pub account: bool,
    /// The device, as it said itself.
    pub device: String,
    /// When it began.
    pub created: Millis,
    /// When it was last noted that it goes on.
    pub seen: Millis,
    /// When whoever holds it last showed who they are; 0: never, or it is not known.
    pub proven: Millis,
    /// That the person is or was kept out.
    pub ban: Option<Ban>,
}

/// A session that begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of its token.
    pub hash: TokenHash,
    /// The device, as it said itself.
    pub device: String,
    /// Whether whoever it is for has just shown who they are.
    pub proven: bool,
    /// The session that it takes the place of in the same browser.
    pub instead: Option<TokenHash>,
    /// When.
    pub at: Millis,
}

/// How a person logs in.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Who.
    pub person: PersonId,
    /// The hash of the password, with how it was made; none where a passkey is the way in.
    pub password: Option<String>,
    /// When the account was made.
    pub created: Millis,
    /// How many recovery codes are left.
    pub codes: u32,
}

impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Account({})", self.person)
    }
}

/// What a guest asks for who wants an account.
#[derive(Clone, PartialEq, Eq)]
pub struct Claim {
    /// The guest.
    pub person: PersonId,
    /// The name.
    pub name: String,
    /// What the name looks like: nobody else may have any of these forms.
    pub forms: Vec<String>,
    /// The hash of the password, if there is to be one.
    pub password: Option<String>,
    /// The passkey, if there is to be one.
    pub passkey: Option<KeptPasskey>,
    /// Recovery codes.
    pub codes: Vec<TokenHash>,
    /// When.
    pub at: Millis,
}

impl fmt::Debug for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Claim({})", self.person)
    }
}

/// A match that a person has or had a seat at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnMatch {
    /// Which match.
    pub id: MatchId,
    /// The game's name.
    pub game: String,
    /// What it was played for.
    pub kind: String,
    /// Where it stands.
    pub stage: String,
    /// Which seat.
    pub seat: u8,
    /// When it was opened.
    pub created: Millis,
}
