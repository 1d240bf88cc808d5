//! Accounts: claimed, entered, left and given up.

use protocol::{Refused, code};
use store::{
    Account, Claim, KeptPasskey, NewSession, OwnMatch, Person, Row, Session, StoreError, TokenHash,
};
use table::{Millis, PersonId};
use words::Lang;

use super::faults::stored;
use super::passwords::strong;
use super::start::Node;
use super::{guests, names};

/// How many recovery codes an account gets, and how many letters each has: 60 bits.
const CODES: usize = 10;
const CODE: usize = 12;

/// The browser that somebody comes with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Browser {
    /// What it is now.
    pub session: Option<Session>,
    /// The device, as it says itself.
    pub device: String,
}

/// Who a browser is from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// The person.
    pub person: Person,
    /// The token of the new session, for the browser's cookie.
    pub token: String,
    /// Sessions that have ended by it.
    pub ended: Vec<TokenHash>,
}

/// What a new account gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claimed {
    /// Who it is and how the browser shows it.
    pub entered: Entered,
    /// Recovery codes, told once.
    pub codes: Vec<String>,
}

impl Node {
    /// Takes up a guest together with a session, and its token.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn welcome(&self, lang: Lang, device: &str) -> Result<(Session, String), Refused> {
        let person = self.new_guest(lang).await?;
        let (token, new) = self.new_session(device, None, false)?;
        let session = Session {
            hash: new.hash,
            person: person.clone(),
            account: false,
            device: new.device.clone(),
            created: new.at,
            seen: new.at,
            proven: 0,
            ban: None,
        };
        let kept = self.0.store.welcome(person, new).await;
        kept.map_err(|error| stored(&error))?;
        Ok((session, token))
    }

    /// A person who is not there yet, under a name that is nobody's account.
    pub(super) async fn new_guest(&self, lang: Lang) -> Result<Person, Refused> {
        let mut name = guests::name(lang, self.0.entropy.u64()?);
        // Once again is enough: hardly anybody has such a name.
        if self.is_taken(&name, None).await? {
            name = guests::name(lang, self.0.entropy.u64()?);
        }
        let id = self.0.entropy.person_id()?;
        Ok(Person { id, name })
    }

    /// The browser is that person from now on, who may have shown that they are by what they know or hold; what it was before in
    /// it ends.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn open_session(
        &self,
        who: &Person,
        browser: &Browser,
        proven: bool,
    ) -> Result<Entered, Refused> {
        self.admits(who.id).await?;
        let before = browser.session.as_ref().map(|session| session.hash);
        let (token, session) = self.new_session(&browser.device, before, proven)?;
        let opened = self.0.store.open_session(who.id, session).await;
        opened.map_err(|error| stored(&error))?;
        Ok(Entered {
            person: who.clone(),
            token,
            ended: before.into_iter().collect(),
        })
    }

    fn new_session(
        &self,
        device: &str,
        instead: Option<TokenHash>,
        proven: bool,
    ) -> Result<(String, NewSession), Refused> {
        let token = self.0.entropy.token()?;
        let session = NewSession {
            hash: TokenHash::of(&token),
            device: device.to_owned(),
            proven,
            instead,
            at: self.now(),
        };
        Ok((token, session))
    }

    /// The session with this token, if it goes on.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn session(&self, token: &str) -> Result<Option<Session>, Refused> {
        let found = self.0.store.session(TokenHash::of(token)).await;
        found.map_err(|error| stored(&error))
    }

    /// Whether a session still goes on, and its person is not kept out.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn goes_on(&self, hash: TokenHash) -> Result<bool, Refused> {
        let found = self.0.store.session(hash).await;
        found
            .map(|found| found.is_some_and(|found| self.is_in(found.ban.as_ref()).is_ok()))
            .map_err(|error| stored(&error))
    }

    /// Notes that a session goes on.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn touch_session(&self, hash: TokenHash) -> Result<(), Refused> {
        let touched = self.0.store.touch_session(hash, self.now()).await;
        touched.map_err(|error| stored(&error))
    }

    /// The sessions of a person, the one last seen first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sessions(&self, who: PersonId) -> Result<Vec<Session>, Refused> {
        self.0.store.sessions(who).await.map_err(|e| stored(&e))
    }

    /// Ends the sessions of a person for which `which` holds; it answers which there were.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn end_sessions(
        &self,
        who: PersonId,
        which: impl Fn(&Session) -> bool,
    ) -> Result<Vec<TokenHash>, Refused> {
        let all = self.sessions(who).await?.into_iter();
        let hashes = all
            .filter(|session| which(session))
            .map(|session| session.hash);
        let ended = self.0.store.end_sessions(who, hashes.collect()).await;
        ended.map_err(|error| stored(&error))
    }

    /// Makes a guest somebody with an account, with all they have.
    ///
    /// # Errors
    /// When name or password cannot be had, or there is an account already.
    pub async fn make_account(
        &self,
        who: PersonId,
        name: &str,
        password: &str,
        browser: &Browser,
    ) -> Result<Claimed, Refused> {
        let name = self.free_name(who, name).await?;
        strong(password, &name)?;
        if self.account(who).await?.is_some() {
            return Err(Refused::new(code::HAS_ACCOUNT));
        }
        let password = self.hashed(password).await?;
        let person = Person { id: who, name };
        self.keep_account(person, Some(password), None, browser)
            .await
    }

    /// Keeps a new account that is entered by a password's hash or a passkey, and makes its recovery codes; the browser's session
    /// is a new one, so that an older cookie is worth nothing.
    pub(super) async fn keep_account(
        &self,
        person: Person,
        password: Option<String>,
        passkey: Option<KeptPasskey>,
        browser: &Browser,
    ) -> Result<Claimed, Refused> {
        let id = person.id;
        let codes = self.new_codes()?;
        let claim = Claim {
            person: id,
            name: person.name.clone(),
            forms: names::forms(&person.name),
            password,
            passkey,
            codes: hashes(id, &codes),
            at: self.now(),
        };
        match self.0.store.claim_account(claim).await {
            Ok(()) => {}
            Err(StoreError::KeyUsed) => {
                // The name was taken meanwhile, or the request is under way twice.
                let twice = self.account(id).await?.is_some();
                let why = if twice {
                    code::HAS_ACCOUNT
                } else {
                    code::NAME_TAKEN
                };
                return Err(Refused::new(why));
            }
            Err(error) => return Err(stored(&error)),
        }
        self.call_again(&person).await.map_err(|e| stored(&e))?;
        let entered = self.open_session(&person, browser, true).await?;
        Ok(Claimed { entered, codes })
    }

    /// How a person logs in; none: a guest.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn account(&self, who: PersonId) -> Result<Option<Account>, Refused> {
        self.0.store.account(who).await.map_err(|e| stored(&e))
    }

    /// The name as it is kept, if this person may have it for an account.
    pub(super) async fn free_name(&self, who: PersonId, name: &str) -> Result<String, Refused> {
        let name = names::of_account(name, &self.0.options.reserved)?;
        if self.is_taken(&name, Some(who)).await? {
            return Err(Refused::new(code::NAME_TAKEN));
        }
        Ok(name)
    }

    /// Whether somebody else has an account under a name that looks like this one.
    pub(super) async fn is_taken(&self, name: &str, by: Option<PersonId>) -> Result<bool, Refused> {
        let whose = self.named(name).await?;
        Ok(whose.is_some_and(|whose| Some(whose) != by))
    }

    async fn named(&self, name: &str) -> Result<Option<PersonId>, Refused> {
        let whose = self.0.store.named(names::forms(name)).await;
        whose.map_err(|error| stored(&error))
    }

    async fn hashed(&self, password: &str) -> Result<String, Refused> {
        let mut salt = [0; 16];
        salt.copy_from_slice(&self.0.entropy.key()?[..16]);
        self.0.passwords.hash(password, salt).await
    }

    /// Lets somebody in by name and password. A guest's seats of this browser come along.
    ///
    /// # Errors
    /// When the two do not fit; which of them is wrong is not said, nor how long it took.
    pub async fn log_in(
        &self,
        name: &str,
        password: &str,
        browser: &Browser,
    ) -> Result<Entered, Refused> {
        let whose = self.named(name).await?;
        let account = match whose {
            Some(who) => self.account(who).await?,
            None => self.account(PersonId::from_bits(0)).await?, // the same work
        };
        let hash = account
            .as_ref()
            .and_then(|account| account.password.clone());
        let fits = self.0.passwords.check(password, hash).await?;
        match account {
            Some(account) if fits => self.enter_account(account.person, browser).await,
            _ => Err(Refused::new(code::WRONG_LOGIN)),
        }
    }

    /// Lets somebody in by name and a recovery code, which is used up.
    ///
    /// # Errors
    /// When the two do not fit.
    pub async fn recover(
        &self,
        name: &str,
        recovery: &str,
        browser: &Browser,
    ) -> Result<Entered, Refused> {
        let who = self.named(name).await?.unwrap_or(PersonId::from_bits(0));
        let used = self.0.store.use_code(who, code_hash(who, recovery)).await;
        if used.map_err(|error| stored(&error))? {
            self.enter_account(who, browser).await
        } else {
            Err(Refused::new(code::WRONG_CODE))
        }
    }

    /// The browser is that person from now on, and the guest it was is nobody else.
    pub(super) async fn enter_account(
        &self,
        who: PersonId,
        browser: &Browser,
    ) -> Result<Entered, Refused> {
        self.admits(who).await?; // before the guest of this browser becomes them
        let person = self.person(who).await?;
        let person = person.ok_or_else(|| Refused::new(code::WRONG_LOGIN))?;
        let guest = browser.session.as_ref().filter(|session| !session.account);
        let mut ended = Vec::new();
        if let Some(guest) = guest {
            ended = self.merge(guest.person.id, &person).await?;
        }
        let mut entered = self.open_session(&person, browser, true).await?;
        entered.ended.append(&mut ended);
        Ok(entered)
    }

    /// A guest turns out to be `person`, who has that guest's seats from now on; which sessions the guest had.
    async fn merge(&self, guest: PersonId, person: &Person) -> Result<Vec<TokenHash>, Refused> {
        let most = self.0.options.matches_per_person.saturating_mul(2);
        let live = async |who| self.0.store.live(who, most).await.map_err(|e| stored(&e));
        let (seats, own) = (live(guest).await?, live(person.id).await?);
        if seats
            .iter()
            .any(|seat| own.iter().any(|own| own.id == seat.id))
        {
            return Err(Refused::new(code::OWN_MATCH));
        }
        let sessions = self.sessions(guest).await?;
        self.are_one(guest, person.id).await?; // no coins for a win over oneself
        let merged = self.0.store.merge(guest, person.id).await;
        merged.map_err(|error| stored(&error))?;
        for seat in seats {
            if let Some(mut room) = self.enter_if_loaded(seat.id).await {
                room.is_now(guest, person);
            }
        }
        Ok(sessions.into_iter().map(|session| session.hash).collect())
    }

    /// Whether this is the person's password; without one nothing is.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn is_password(&self, who: PersonId, password: &str) -> Result<bool, Refused> {
        let account = self.account(who).await?;
        let hash = account.and_then(|account| account.password);
        self.0.passwords.check(password, hash).await
    }

    /// Sets another password, and ends every session but this one.
    ///
    /// # Errors
    /// When it is too weak, or there is no account.
    pub async fn set_password(
        &self,
        person: &Person,
        password: &str,
        session: TokenHash,
    ) -> Result<Vec<TokenHash>, Refused> {
        self.has_account(person.id).await?;
        strong(password, &person.name)?;
        let hash = self.hashed(password).await?;
        let set = self.0.store.set_password(person.id, hash).await;
        set.map_err(|error| stored(&error))?;
        self.end_sessions(person.id, |other| other.hash != session)
            .await
    }

    /// New recovery codes in place of those before, told once.
    ///
    /// # Errors
    /// When there is no account.
    pub async fn renew_codes(&self, who: PersonId) -> Result<Vec<String>, Refused> {
        self.has_account(who).await?;
        let codes = self.new_codes()?;
        let set = self.0.store.set_codes(who, hashes(who, &codes)).await;
        set.map_err(|error| stored(&error))?;
        Ok(codes)
    }

    pub(super) async fn has_account(&self, who: PersonId) -> Result<Account, Refused> {
        let account = self.account(who).await?;
        account.ok_or_else(|| Refused::new(code::NO_ACCOUNT))
    }

    fn new_codes(&self) -> Result<Vec<String>, Refused> {
        let code = |_| {
            let token = self.0.entropy.token()?;
            let part = |at: usize| &token[at..at + CODE / 3];
            Ok([part(0), part(4), part(8)].join("-"))
        };
        (0..CODES).map(code).collect()
    }

    /// Forgets a person, who leaves every match first; it answers which sessions there were. What they
    /// played stays for the others, without a name.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn forget(&self, who: PersonId) -> Result<Vec<TokenHash>, Refused> {
        self.leave_all(who).await?;
        let ended = self.0.store.forget(who).await;
        let ended = ended.map_err(|error| stored(&error))?;
        for id in self.0.registry.all() {
            if let Some(mut room) = self.enter_if_loaded(id).await {
                room.forget(who);
            }
        }
        Ok(ended)
    }

    /// What a name is counted as that is tried: however it is written, it is the same.
    #[must_use]
    pub fn tried_name(&self, name: &str) -> String {
        let most = name.chars().take(64).collect::<String>();
        names::forms(&most.trim().to_lowercase()).concat()
    }

    /// Every match that a person has or had a seat at, the newest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn own_matches(&self, who: PersonId) -> Result<Vec<OwnMatch>, Refused> {
        self.0.store.own_matches(who).await.map_err(|e| stored(&e))
    }

    /// Every row that the house keeps about a person, by table.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn held(&self, who: PersonId) -> Result<Vec<(&'static str, Vec<Row>)>, Refused> {
        self.0.store.held(who).await.map_err(|e| stored(&e))
    }

    /// How long ago whoever holds a session showed who they are.
    #[must_use]
    pub fn age(&self, session: &Session) -> Millis {
        self.now().saturating_sub(session.proven)
    }
}

fn hashes(who: PersonId, codes: &[String]) -> Vec<TokenHash> {
    codes.iter().map(|code| code_hash(who, code)).collect()
}

/// What is kept of a recovery code, whether it is typed with or without its lines, and with which of
/// the letters that look alike.
fn code_hash(who: PersonId, code: &str) -> TokenHash {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    let letters = letters.map(|c| match c.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        c => c,
    });
    TokenHash::of(&format!("recovery {who} {}", letters.collect::<String>()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recovery_code_is_known_however_it_is_typed() {
        let (who, other) = (PersonId::from_bits(1), PersonId::from_bits(2));
        let code = code_hash(who, "01ab-cdef-gh1j");
        for typed in ["01abcdefgh1j", "OIAB CDEF GHLJ", " 01ab-cdef-gh1j\n"] {
            assert_eq!(code_hash(who, typed), code, "{typed}");
        }
        assert_ne!(code_hash(who, "01ab-cdef-gh1k"), code);
        assert_ne!(code_hash(other, "01ab-cdef-gh1j"), code);
    }
}
