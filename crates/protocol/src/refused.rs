//! Refusals: a stable code and its arguments, never a sentence.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Why something was refused; nothing has changed. The body of every HTTP error, and part of
/// [`Tell::Refused`](crate::Tell::Refused).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// The stable code: one of [`code`], of a table's refusals, or of a game's rules.
    pub code: String,
    /// The arguments that the code's sentence takes.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, String>,
}

impl Refused {
    /// A refusal without arguments.
    #[must_use]
    pub fn new(code: &str) -> Self {
        Self {
            code: code.to_owned(),
            args: BTreeMap::new(),
        }
    }

    /// The same with one argument more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl ToString) -> Self {
        self.args.insert(name.to_owned(), value.to_string());
        self
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.code)
    }
}

impl std::error::Error for Refused {}

/// The codes of the house itself, beside those of a table and of the games' rules.
pub mod code {
    /// No such match.
    pub const UNKNOWN_MATCH: &str = "unknown-match";
    /// No such invite, or it was used up or has expired.
    pub const UNKNOWN_INVITE: &str = "unknown-invite";
    /// No such personal link, or it was used or has expired.
    pub const UNKNOWN_LINK: &str = "unknown-link";
    /// Not JSON of the protocol.
    pub const BAD_MESSAGE: &str = "bad-message";
    /// A message or body larger than the limit.
    pub const TOO_LARGE: &str = "too-large";
    /// Too many requests; wait `seconds`.
    pub const TOO_MANY: &str = "too-many-requests";
    /// Too many matches of this person go on.
    pub const TOO_MANY_MATCHES: &str = "too-many-matches";
    /// The first message has to be `hello`.
    pub const HELLO_FIRST: &str = "hello-first";
    /// A name that cannot be had.
    pub const BAD_NAME: &str = "bad-name";
    /// A name that is somebody's account, or looks like one.
    pub const NAME_TAKEN: &str = "name-taken";
    /// A name that speaks for the house.
    pub const NAME_RESERVED: &str = "name-reserved";
    /// A rude name.
    pub const NAME_RUDE: &str = "name-rude";
    /// A name too short for an account; argument `least`.
    pub const NAME_SHORT: &str = "name-short";
    /// A name of an account with other signs than letters, digits and the few that may be.
    pub const NAME_LETTERS: &str = "name-letters";
    /// A name of an account in letters of several scripts.
    pub const NAME_SCRIPTS: &str = "name-scripts";
    /// A password too short or too long; arguments `least` and `most`.
    pub const BAD_PASSWORD: &str = "bad-password";
    /// A password that everybody tries first.
    pub const PASSWORD_COMMON: &str = "password-common";
    /// Name and password do not fit.
    pub const WRONG_LOGIN: &str = "wrong-login";
    /// Name and recovery code do not fit, or the code was used.
    pub const WRONG_CODE: &str = "wrong-code";
    /// The last log-in is too long ago for this.
    pub const LOG_IN_AGAIN: &str = "log-in-again";
    /// Not the password of this account.
    pub const WRONG_PASSWORD: &str = "wrong-password";
    /// The passkey does not hold, or came too late.
    pub const WRONG_PASSKEY: &str = "wrong-passkey";
    /// The passkey is nobody's here.
    pub const UNKNOWN_PASSKEY: &str = "unknown-passkey";
    /// The only way in, which stays.
    pub const LAST_PASSKEY: &str = "last-passkey";
    /// As many passkeys as one may have; argument `most`.
    pub const TOO_MANY_PASSKEYS: &str = "too-many-passkeys";
    /// Passkeys need an address with a name.
    pub const NO_PASSKEYS: &str = "no-passkeys";
    /// The person has an account already.
    pub const HAS_ACCOUNT: &str = "has-account";
    /// The person has no account.
    pub const NO_ACCOUNT: &str = "no-account";
    /// A rated match is between people with accounts.
    pub const RATED_ACCOUNT: &str = "rated-account";
    /// Who logs in plays against the guest of this browser.
    pub const OWN_MATCH: &str = "own-match";
    /// The request comes from a page of another origin.
    pub const BAD_ORIGIN: &str = "bad-origin";
    /// No session; ask for one first.
    pub const NO_SESSION: &str = "no-session";
    /// The house is busy; try again.
    pub const BUSY: &str = "busy";
    /// The house has a fault.
    pub const FAULT: &str = "fault";
    /// No such page or resource.
    pub const NOT_FOUND: &str = "not-found";
    /// The method is not allowed there.
    pub const METHOD: &str = "method-not-allowed";
    /// Those who run the house keep this person out; arguments `until` (a day, or `never` for one that does not
    /// come) and `reason`, in their own words.
    pub const BANNED: &str = "banned";
    /// No phrase of the list.
    pub const UNKNOWN_PHRASE: &str = "unknown-phrase";
    /// There is nobody else at the table who could read it.
    pub const NOBODY_THERE: &str = "nobody-there";
    /// This seat is taken by an invite link.
    pub const INVITE_ONLY: &str = "invite-only";
    /// The record is that of a running match, or not readable; argument `line`.
    pub const BAD_RECORD: &str = "bad-record";
    /// The match has not started, so there is no record of it.
    pub const NO_RECORD: &str = "no-record";
}
