//! What goes to the browser, comes from it, and is kept in between.

use webauthn_rp::response::SentChallenge;
use webauthn_rp::response::register::Registration;
use webauthn_rp::{DiscoverableAuthentication, bin::Encode};

use crate::Fault;
use crate::site::HANDLE;

/// What a browser is asked, and what the house keeps until it answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// For `navigator.credentials`, as JSON; what is binary is in base64url.
    pub options: String,
    /// The name of the ceremony, which the answer says again: 32 hexadecimal digits.
    pub name: String,
    /// What is kept under that name, for one answer.
    pub state: Vec<u8>,
}

/// A passkey as the house keeps it. Nothing of it is secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// By which the browser knows it.
    pub id: Vec<u8>,
    /// The public key, and what else never changes.
    pub fixed: Vec<u8>,
    /// The counter of its uses, and what else changes with each.
    pub moving: Vec<u8>,
}

/// The answer of a browser that has made a passkey.
#[derive(Debug)]
pub struct Made(pub(crate) Registration);

/// The answer of a browser that has shown a passkey.
#[derive(Debug)]
pub struct Known(pub(crate) DiscoverableAuthentication<HANDLE>);

impl Asked {
    /// What the browser is asked and the house keeps, under the name of its challenge.
    pub(crate) fn new<E>(
        options: Result<String, E>,
        sent: &SentChallenge,
        state: Vec<u8>,
    ) -> Result<Self, Fault> {
        Ok(Self {
            options: options.map_err(|_| Fault::Kept)?,
            name: name(sent),
            state,
        })
    }
}

fn name(sent: &SentChallenge) -> String {
    format!("{:032x}", sent.0)
}

/// The name of the ceremony that an answer says.
fn answered<E>(challenge: Result<SentChallenge, E>) -> Result<String, Fault> {
    let challenge = challenge.map_err(|_| Fault::Unreadable)?;
    Ok(name(&challenge))
}

impl Made {
    /// Reads `PublicKeyCredential.toJSON()`.
    ///
    /// # Errors
    /// When it is something else.
    pub fn read(json: &str) -> Result<Self, Fault> {
        let made = Registration::from_json_relaxed(json.as_bytes());
        made.map(Self).map_err(|_| Fault::Unreadable)
    }

    /// The name of the ceremony that it answers.
    ///
    /// # Errors
    /// When it says none.
    pub fn name(&self) -> Result<String, Fault> {
        answered(self.0.challenge_relaxed())
    }
}

impl Known {
    /// Reads `PublicKeyCredential.toJSON()`.
    ///
    /// # Errors
    /// When it is something else.
    pub fn read(json: &str) -> Result<Self, Fault> {
        let known = DiscoverableAuthentication::from_json_relaxed(json.as_bytes());
        known.map(Self).map_err(|_| Fault::Unreadable)
    }

    /// The name of the ceremony that it answers.
    ///
    /// # Errors
    /// When it says none.
    pub fn name(&self) -> Result<String, Fault> {
        answered(self.0.challenge_relaxed())
    }

    /// The id of the passkey.
    #[must_use]
    pub fn id(&self) -> Vec<u8> {
        self.0.raw_id().as_ref().to_vec()
    }
}

/// Encodes what cannot fail to be.
pub(crate) fn encoded<T: Encode>(value: &T) -> Result<T::Output<'_>, Fault> {
    value.encode().map_err(|_| Fault::Kept)
}
