//! Passkeys: asked for, made, shown and taken away.

use passkeys::{Asked, Fault, Known, Made, Passkey, Site};
use protocol::{Refused, code};
use sha2::{Digest as _, Sha256};
use store::{Ceremony, KeptPasskey, Person, StoreError};
use table::{Millis, PersonId};

use super::accounts::{Browser, Claimed, Entered};
use super::faults::{fault, stored};
use super::start::Node;

/// How long a browser may take to answer; authenticators are told 5 minutes.
const PATIENCE: Millis = 6 * 60 * 1000;
/// The most passkeys of a person.
const MOST: usize = 10;

fn refused(why: Fault) -> Refused {
    match why {
        Fault::Kept => fault("a passkey", &why),
        Fault::Unreadable | Fault::Refused(_) => {
            tracing::debug!(%why, "a passkey is refused");
            Refused::new(code::WRONG_PASSKEY)
        }
    }
}

/// By what authenticators tell the accounts of a house apart. It is the same for all passkeys of a person, and says nothing
/// of who it is.
fn handle(who: PersonId) -> passkeys::Handle {
    let hash: [u8; 32] = Sha256::digest(format!("adda passkey {who}")).into();
    hash.first_chunk().copied().unwrap_or_default() // a hash is longer
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Vec<u8> {
    let digits = |at| {
        text.get(at..at + 2)
            .and_then(|two| u8::from_str_radix(two, 16).ok())
    };
    (0..text.len()).step_by(2).filter_map(digits).collect()
}

fn room_for_one_more(passkeys: &[KeptPasskey]) -> Result<(), Refused> {
    if passkeys.len() < MOST {
        Ok(())
    } else {
        Err(Refused::new(code::TOO_MANY_PASSKEYS).with("most", MOST))
    }
}

impl Node {
    /// What a browser is asked to make a passkey for a person who is, or wants to be, called so: JSON.
    ///
    /// # Errors
    /// When a guest cannot have the name, or the person has as many passkeys as one may have.
    pub async fn ask_new_passkey(
        &self,
        site: &Site,
        who: PersonId,
        name: &str,
    ) -> Result<String, Refused> {
        let name = match self.account(who).await? {
            Some(_) => name.to_owned(),
            None => self.free_name(who, name).await?,
        };
        let known = self.own_passkeys(who).await?;
        room_for_one_more(&known)?;
        let known: Vec<_> = known.iter().map(|kept| unhex(&kept.id)).collect();
        let asked = site.asks_for_new(handle(who), &name, &known);
        self.begin(asked.map_err(refused)?, Some(who)).await
    }

    /// What a browser is asked to show a passkey, whosever it is: JSON.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn ask_known_passkey(&self, site: &Site) -> Result<String, Refused> {
        let asked = site.asks_for_known().map_err(refused)?;
        self.begin(asked, None).await
    }

    async fn begin(&self, asked: Asked, person: Option<PersonId>) -> Result<String, Refused> {
        let now = self.now();
        let ceremony = Ceremony {
            name: asked.name,
            person,
            state: asked.state,
            until: now + PATIENCE,
        };
        let kept = self.0.store.keep_ceremony(ceremony, now).await;
        kept.map_err(|error| stored(&error))?;
        Ok(asked.options)
    }

    /// What the browser of `person` was asked under this name: an answer counts once.
    async fn asked(&self, name: String, person: Option<PersonId>) -> Result<Vec<u8>, Refused> {
        let taken = self.0.store.take_ceremony(name, self.now()).await;
        let taken = taken.map_err(|error| stored(&error))?;
        let own = taken.filter(|ceremony| ceremony.person == person);
        let own = own.ok_or_else(|| Refused::new(code::WRONG_PASSKEY))?;
        Ok(own.state)
    }

    /// The passkey that a browser has made for a person.
    async fn made(
        &self,
        site: &Site,
        who: PersonId,
        answer: &str,
        device: &str,
    ) -> Result<KeptPasskey, Refused> {
        let made = Made::read(answer).map_err(refused)?;
        let state = self.asked(made.name().map_err(refused)?, Some(who)).await?;
        let passkey = site.takes(&state, &made).map_err(refused)?;
        let now = self.now();
        Ok(KeptPasskey {
            id: hex(&passkey.id),
            person: who,
            device: device.to_owned(),
            key: passkey.fixed,
            state: passkey.moving,
            created: now,
            used: now,
        })
    }

    /// Makes a guest somebody with an account who comes in by a passkey, with all they have.
    ///
    /// # Errors
    /// When the name cannot be had, the passkey does not hold, or there is an account already.
    pub async fn make_account_by_passkey(
        &self,
        site: &Site,
        who: PersonId,
        name: &str,
        answer: &str,
        browser: &Browser,
    ) -> Result<Claimed, Refused> {
        let name = self.free_name(who, name).await?;
        if self.account(who).await?.is_some() {
            return Err(Refused::new(code::HAS_ACCOUNT));
        }
        let passkey = self.made(site, who, answer, &browser.device).await?;
        let person = Person { id: who, name };
        self.keep_account(person, None, Some(passkey), browser)
            .await
    }

    /// Adds a passkey to an account.
    ///
    /// # Errors
    /// When it does not hold, or there is no account.
    pub async fn add_passkey(
        &self,
        site: &Site,
        who: PersonId,
        answer: &str,
        device: &str,
    ) -> Result<(), Refused> {
        self.has_account(who).await?;
        room_for_one_more(&self.own_passkeys(who).await?)?;
        let passkey = self.made(site, who, answer, device).await?;
        match self.0.store.add_passkey(passkey).await {
            Err(StoreError::KeyUsed) => Err(Refused::new(code::WRONG_PASSKEY)),
            added => added.map_err(|error| stored(&error)),
        }
    }

    /// Lets somebody in by a passkey. A guest's seats of this browser come along.
    ///
    /// # Errors
    /// When it does not hold, or is nobody's.
    pub async fn log_in_by_passkey(
        &self,
        site: &Site,
        answer: &str,
        browser: &Browser,
    ) -> Result<Entered, Refused> {
        let known = Known::read(answer).map_err(refused)?;
        let state = self.asked(known.name().map_err(refused)?, None).await?;
        let kept = self.0.store.passkey(hex(&known.id())).await;
        let kept = kept.map_err(|error| stored(&error))?;
        let kept = kept.ok_or_else(|| Refused::new(code::UNKNOWN_PASSKEY))?;
        let passkey = Passkey {
            id: known.id(),
            fixed: kept.key,
            moving: kept.state,
        };
        let moved = site.knows(&state, &known, &passkey, handle(kept.person));
        let moved = moved.map_err(refused)?;
        let used = self.0.store.use_passkey(kept.id, moved, self.now()).await;
        used.map_err(|error| stored(&error))?;
        self.enter_account(kept.person, browser).await
    }

    /// The passkeys of a person, the oldest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn own_passkeys(&self, who: PersonId) -> Result<Vec<KeptPasskey>, Refused> {
        self.0.store.passkeys(who).await.map_err(|e| stored(&e))
    }

    /// Takes a passkey of a person away.
    ///
    /// # Errors
    /// When it is the only way in, or not theirs.
    pub async fn remove_passkey(&self, who: PersonId, id: &str) -> Result<(), Refused> {
        let removed = self.0.store.remove_passkey(who, id.to_owned()).await;
        if removed.map_err(|error| stored(&error))? {
            Ok(())
        } else {
            Err(Refused::new(code::LAST_PASSKEY))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(unhex(&hex(&bytes)), bytes);
        assert_eq!(unhex("zz"), Vec::<u8>::new());
        assert_ne!(
            handle(PersonId::from_bits(1)),
            handle(PersonId::from_bits(2))
        );
    }
}
