//! A person of a house, by the cookie that makes one.

use hyper::Method;
use protocol::{
    CreateMatch, Created, Invitation, MeAnswer, PersonalLink, Rename, Seated, TakeInvite,
};
use table::MatchId;

use super::{House, NativeError, Socket};

/// A person of a house. Every method fails when the house refuses or cannot be reached.
#[derive(Clone, Debug)]
pub struct Guest {
    house: House,
    cookie: String,
    me: MeAnswer,
}

impl Guest {
    pub(super) const fn new(house: House, cookie: String, me: MeAnswer) -> Self {
        Self { house, cookie, me }
    }

    /// Who this is, as the house said first.
    #[must_use]
    pub const fn me(&self) -> &MeAnswer {
        &self.me
    }

    /// The cookie, `adda=...`.
    #[must_use]
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// The house.
    #[must_use]
    pub const fn house(&self) -> &House {
        &self.house
    }

    /// Who this is now, and the matches that go on.
    ///
    /// # Errors
    /// As every method.
    pub async fn look(&self) -> Result<MeAnswer, NativeError> {
        self.house.ask(Method::GET, "me", self.by()).await
    }

    /// Takes another name.
    ///
    /// # Errors
    /// As every method.
    pub async fn rename(&self, name: &str) -> Result<MeAnswer, NativeError> {
        let name = name.to_owned();
        self.house
            .say(Method::PUT, "me/name", self.by(), &Rename { name })
            .await
    }

    /// Opens a match.
    ///
    /// # Errors
    /// As every method.
    pub async fn create(&self, wish: &CreateMatch) -> Result<Created, NativeError> {
        self.house
            .say(Method::POST, "matches", self.by(), wish)
            .await
    }

    /// Looks at an invite.
    ///
    /// # Errors
    /// As every method.
    pub async fn invitation(&self, token: &str) -> Result<Invitation, NativeError> {
        let path = format!("invites/{token}");
        self.house.ask(Method::GET, &path, self.by()).await
    }

    /// Takes a seat by an invite.
    ///
    /// # Errors
    /// As every method.
    pub async fn take(&self, token: &str) -> Result<Seated, NativeError> {
        let path = format!("invites/{token}/take");
        self.house
            .say(Method::POST, &path, self.by(), &TakeInvite {})
            .await
    }

    /// Makes a one-time link to this person.
    ///
    /// # Errors
    /// As every method.
    pub async fn personal_link(&self) -> Result<PersonalLink, NativeError> {
        self.house.ask(Method::POST, "me/link", self.by()).await
    }

    /// The record of a match.
    ///
    /// # Errors
    /// As every method.
    pub async fn record(&self, id: MatchId) -> Result<String, NativeError> {
        let path = format!("matches/{id}/record");
        self.house.text(&path, self.by()).await
    }

    /// Opens a socket.
    ///
    /// # Errors
    /// As every method.
    pub async fn socket(&self) -> Result<Socket, NativeError> {
        Socket::open(self.house.authority(), &self.cookie).await
    }

    fn by(&self) -> Option<&str> {
        Some(&self.cookie)
    }
}
