//! The store's side of accounts: sessions, names, passwords, and the end of all of it.

use table::{Millis, PersonId};

use crate::sqlite::people as sql;
use crate::{Account, Claim, NewSession, OwnMatch, Person, Session, Store};
use crate::{StoreError, TokenHash};

/// Every method may fail as [`Store`]'s others.
impl Store {
    /// Takes up a person together with the session of the browser that they came with.
    ///
    /// # Errors
    /// When there is one with this id.
    pub async fn welcome(&self, person: Person, session: NewSession) -> Result<(), StoreError> {
        self.change(move |db| sql::welcome(db, &person, &session))
            .await
    }

    /// Begins a session of a person, and ends the one that it takes the place of.
    ///
    /// # Errors
    /// As for every method.
    pub async fn open_session(&self, who: PersonId, session: NewSession) -> Result<(), StoreError> {
        self.change(move |db| sql::open_session(db, who, &session))
            .await
    }

    /// The session with this token.
    ///
    /// # Errors
    /// As for every method.
    pub async fn session(&self, hash: TokenHash) -> Result<Option<Session>, StoreError> {
        self.read(move |db| sql::session(db, hash)).await
    }

    /// The sessions of a person, the one last seen first.
    ///
    /// # Errors
    /// As for every method.
    pub async fn sessions(&self, who: PersonId) -> Result<Vec<Session>, StoreError> {
        self.read(move |db| sql::sessions(db, who)).await
    }

    /// Notes that a session goes on.
    ///
    /// # Errors
    /// As for every method.
    pub async fn touch_session(&self, hash: TokenHash, now: Millis) -> Result<(), StoreError> {
        self.change(move |db| sql::touch(db, hash, now)).await
    }

    /// Ends sessions of a person; it answers which there were.
    ///
    /// # Errors
    /// As for every method.
    pub async fn end_sessions(
        &self,
        who: PersonId,
        hashes: Vec<TokenHash>,
    ) -> Result<Vec<TokenHash>, StoreError> {
        self.change(move |db| sql::end_sessions(db, who, &hashes))
            .await
    }

    /// Makes a guest somebody with an account, whole or not at all.
    ///
    /// # Errors
    /// [`StoreError::KeyUsed`] when the name is taken, or the person has an account already.
    pub async fn claim_account(&self, claim: Claim) -> Result<(), StoreError> {
        self.change(move |db| sql::claim(db, &claim)).await
    }

    /// How a person logs in; none: a guest.
    ///
    /// # Errors
    /// As for every method.
    pub async fn account(&self, who: PersonId) -> Result<Option<Account>, StoreError> {
        self.read(move |db| sql::account(db, who)).await
    }

    /// Whose name has one of these forms.
    ///
    /// # Errors
    /// As for every method.
    pub async fn named(&self, forms: Vec<String>) -> Result<Option<PersonId>, StoreError> {
        self.read(move |db| sql::named(db, &forms)).await
    }

    /// Gives somebody with an account another name.
    ///
    /// # Errors
    /// [`StoreError::KeyUsed`] when it is taken.
    pub async fn rename_account(
        &self,
        who: PersonId,
        name: String,
        forms: Vec<String>,
    ) -> Result<(), StoreError> {
        self.change(move |db| sql::rename(db, who, &name, &forms))
            .await
    }

    /// Sets the password's hash.
    ///
    /// # Errors
    /// As for every method.
    pub async fn set_password(&self, who: PersonId, password: String) -> Result<(), StoreError> {
        self.change(move |db| sql::set_password(db, who, &password))
            .await
    }

    /// Recovery codes in place of those before.
    ///
    /// # Errors
    /// As for every method.
    pub async fn set_codes(&self, who: PersonId, codes: Vec<TokenHash>) -> Result<(), StoreError> {
        self.change(move |db| sql::set_codes(db, who, &codes)).await
    }

    /// Uses a recovery code of a person up. False: there is no such code.
    ///
    /// # Errors
    /// As for every method.
    pub async fn use_code(&self, who: PersonId, code: TokenHash) -> Result<bool, StoreError> {
        self.change(move |db| sql::use_code(db, who, code)).await
    }

    /// A guest turns out to be `person`: seats and whatever comes of them are that person's.
    ///
    /// # Errors
    /// As for every method.
    pub async fn merge(&self, guest: PersonId, person: PersonId) -> Result<(), StoreError> {
        self.change(move |db| sql::merge(db, guest, person)).await
    }

    /// Every match that a person has or had a seat at, the newest first.
    ///
    /// # Errors
    /// As for every method.
    pub async fn own_matches(&self, who: PersonId) -> Result<Vec<OwnMatch>, StoreError> {
        self.read(move |db| sql::own_matches(db, who)).await
    }

    /// Forgets a person: name, ways to log in, sessions, links. What they played stays, by an id that
    /// says nothing. It answers which sessions there were.
    ///
    /// # Errors
    /// As for every method.
    pub async fn forget(&self, who: PersonId) -> Result<Vec<TokenHash>, StoreError> {
        self.change(move |db| sql::forget(db, who)).await
    }
}
