//! Passkeys, and what browsers were asked for one.

use table::{Millis, PersonId};

use crate::sqlite::passkeys as sql;
use crate::{Store, StoreError};

/// A passkey of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPasskey {
    /// By which browsers know it, in hexadecimal digits.
    pub id: String,
    /// Whose.
    pub person: PersonId,
    /// The device it was made on, as it said itself.
    pub device: String,
    /// The public key, and what else never changes.
    pub key: Vec<u8>,
    /// What changes with each use.
    pub state: Vec<u8>,
    /// When it was made.
    pub created: Millis,
    /// When somebody last came in by it.
    pub used: Millis,
}

/// What a browser was asked, until it answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ceremony {
    /// Its name, which the answer says again.
    pub name: String,
    /// Who was asked; none: whoever answers.
    pub person: Option<PersonId>,
    /// What the answer is checked with.
    pub state: Vec<u8>,
    /// Until when it is taken.
    pub until: Millis,
}

/// Every method may fail as [`Store`]'s others.
impl Store {
    /// Keeps what a browser is asked, and forgets what was asked too long before `now`.
    ///
    /// # Errors
    /// As for every method.
    pub async fn keep_ceremony(&self, ceremony: Ceremony, now: Millis) -> Result<(), StoreError> {
        self.change(move |db| sql::keep_ceremony(db, &ceremony, now))
            .await
    }

    /// Takes what a browser was asked: an answer counts once. None: there is no such thing, or it is too late.
    ///
    /// # Errors
    /// As for every method.
    pub async fn take_ceremony(
        &self,
        name: String,
        now: Millis,
    ) -> Result<Option<Ceremony>, StoreError> {
        self.change(move |db| sql::take_ceremony(db, &name, now))
            .await
    }

    /// Keeps a passkey of a person with an account.
    ///
    /// # Errors
    /// [`StoreError::KeyUsed`] when somebody has it already.
    pub async fn add_passkey(&self, passkey: KeptPasskey) -> Result<(), StoreError> {
        self.change(move |db| sql::add_passkey(db, &passkey)).await
    }

    /// The passkeys of a person, the oldest first.
    ///
    /// # Errors
    /// As for every method.
    pub async fn passkeys(&self, who: PersonId) -> Result<Vec<KeptPasskey>, StoreError> {
        self.read(move |db| sql::passkeys(db, who)).await
    }

    /// A passkey by its id.
    ///
    /// # Errors
    /// As for every method.
    pub async fn passkey(&self, id: String) -> Result<Option<KeptPasskey>, StoreError> {
        self.read(move |db| sql::passkey(db, &id)).await
    }

    /// Notes that somebody came in by a passkey.
    ///
    /// # Errors
    /// As for every method.
    pub async fn use_passkey(
        &self,
        id: String,
        state: Vec<u8>,
        at: Millis,
    ) -> Result<(), StoreError> {
        self.change(move |db| sql::use_passkey(db, &id, &state, at))
            .await
    }

    /// Takes a passkey of a person away, unless they have no other way in: no password, no other passkey. False: it stays.
    ///
    /// # Errors
    /// As for every method.
    pub async fn remove_passkey(&self, who: PersonId, id: String) -> Result<bool, StoreError> {
        self.change(move |db| sql::remove_passkey(db, who, &id))
            .await
    }
}
