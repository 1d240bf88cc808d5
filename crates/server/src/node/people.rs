//! Persons: guests, names, links to other devices.

use protocol::{PersonalLink, Refused, code};
use store::{Person, StoreError, TokenHash};
use table::{Millis, PersonId};
use words::Lang;

use super::faults::stored;
use super::names;
use super::start::Node;

/// How long a personal link can be used.
const LINK: Millis = 10 * 60 * 1000;

impl Node {
    /// Takes up a guest, under a short name in the script of a language, which can be changed.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn guest(&self, lang: Lang) -> Result<Person, Refused> {
        let person = self.new_guest(lang).await?;
        let created = self.0.store.create_person(person.clone(), self.now());
        created.await.map_err(|error| stored(&error))?;
        Ok(person)
    }

    /// The person with this id, if there is one.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, Refused> {
        self.0.store.person(id).await.map_err(|e| stored(&e))
    }

    /// Gives a person another name, shown from the next message of each match on.
    ///
    /// # Errors
    /// When the name cannot be had, or there is no such person.
    pub async fn rename(&self, id: PersonId, name: &str) -> Result<Person, Refused> {
        let name = if self.account(id).await?.is_some() {
            self.rename_account(id, name).await?
        } else {
            self.rename_guest(id, name).await?
        };
        let person = Person { id, name };
        let called = self.call_again(&person).await;
        called.map_err(|error| stored(&error))?;
        Ok(person)
    }

    async fn rename_guest(&self, id: PersonId, name: &str) -> Result<String, Refused> {
        let name = table::tidy_name(name).ok_or_else(|| Refused::new(code::BAD_NAME))?;
        names::decent(&name, &self.0.options.reserved)?;
        if self.is_taken(&name, None).await? {
            return Err(Refused::new(code::NAME_TAKEN));
        }
        let renamed = self.0.store.rename(id, name.clone()).await;
        if !renamed.map_err(|error| stored(&error))? {
            return Err(Refused::new(code::NO_SESSION));
        }
        Ok(name)
    }

    async fn rename_account(&self, id: PersonId, name: &str) -> Result<String, Refused> {
        let name = self.free_name(id, name).await?;
        let forms = names::forms(&name);
        match self.0.store.rename_account(id, name.clone(), forms).await {
            Ok(()) => Ok(name),
            Err(StoreError::KeyUsed) => Err(Refused::new(code::NAME_TAKEN)),
            Err(error) => Err(stored(&error)),
        }
    }

    /// A link that makes another device the same person: once, within ten minutes.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn personal_link(&self, who: PersonId) -> Result<PersonalLink, Refused> {
        let token = self.0.entropy.token()?;
        let (hash, until) = (TokenHash::of(&token), self.now() + LINK);
        let kept = self.0.store.link(hash, who, until).await;
        kept.map_err(|error| stored(&error))?;
        Ok(PersonalLink { token })
    }

    /// Uses a personal link up: whose it is.
    ///
    /// # Errors
    /// When there is no such link, or it was used or has expired.
    pub async fn use_link(&self, token: &str) -> Result<Person, Refused> {
        let used = self.0.store.open_link(TokenHash::of(token), self.now());
        let unknown = || Refused::new(code::UNKNOWN_LINK);
        let id = used.await.map_err(|e| stored(&e))?.ok_or_else(unknown)?;
        self.person(id).await?.ok_or_else(unknown)
    }
}
