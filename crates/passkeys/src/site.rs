//! The house, as browsers know it by its address.

use std::borrow::Borrow;
use std::net::IpAddr;

use webauthn_rp::bin::Decode;
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle,
    Username,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::register::{DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions,
    RegistrationServerState,
};

use crate::ceremony::encoded;
use crate::{Asked, Fault, Known, Made, Passkey};

/// Bytes of a handle.
pub(crate) const HANDLE: usize = 16;

/// By which authenticators tell the accounts of one site apart: it says nothing of the person.
pub type Handle = [u8; HANDLE];

/// The house, as browsers know it by its address. Passkeys belong to a site and are of no use elsewhere.
#[derive(Clone, Debug)]
pub struct Site {
    id: RpId,
    origin: String,
}

impl Site {
    /// The site at an origin, `https://play.example.org` or `http://localhost:8080`. None: it has no name but a number, for which
    /// browsers make no passkeys.
    #[must_use]
    pub fn at(origin: &str) -> Option<Self> {
        let (_, authority) = origin.split_once("://")?;
        let host = match authority.rsplit_once(':') {
            Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
            _ => authority,
        };
        if host.parse::<IpAddr>().is_ok() || host.starts_with('[') {
            return None;
        }
        let domain = AsciiDomain::try_from(host.to_ascii_lowercase()).ok()?;
        Some(Self {
            id: RpId::Domain(domain),
            origin: origin.to_ascii_lowercase(),
        })
    }

    /// Asks a browser to make a passkey for the person with this handle, who is called so, on a device that has none of
    /// those that are known.
    ///
    /// # Errors
    /// Never, by what is asked here.
    pub fn asks_for_new(
        &self,
        handle: Handle,
        person: &str,
        known: &[Vec<u8>],
    ) -> Result<Asked, Fault> {
        let handle = UserHandle::decode(handle).unwrap_or_else(|never| match never {});
        // A name that authenticators are not to show is not shown; the passkey is found by the site all the same.
        let person = Username::try_from(person).or_else(|_| Username::try_from("player"));
        let user = PublicKeyCredentialUserEntity {
            name: person.map_err(|_| Fault::Kept)?,
            id: &handle,
            display_name: None,
        };
        let descriptor = |id: &Vec<u8>| {
            Some(PublicKeyCredentialDescriptor {
                id: CredentialId::decode(id.clone()).ok()?,
                transports: AuthTransports::decode(0).ok()?, // not said
            })
        };
        let known = known.iter().filter_map(descriptor).collect();
        let mut options = PublicKeyCredentialCreationOptions::passkey(&self.id, user, known);
        // A device without that extension would make none; who the person is, is asked for all the same.
        options.extensions.cred_protect = CredProtect::None;
        let (state, client) = options.start_ceremony().map_err(|_| Fault::Kept)?;
        let options = serde_json::to_string(&client);
        Asked::new(options, state.borrow(), encoded(&state)?)
    }

    /// Whether a passkey was made as it was asked for.
    ///
    /// # Errors
    /// When it was not, or too late.
    pub fn takes(&self, state: &[u8], made: &Made) -> Result<Passkey, Fault> {
        let state = RegistrationServerState::<HANDLE>::decode(state).map_err(|_| Fault::Kept)?;
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &[&self.origin],
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let taken = state.verify(&self.id, &made.0, &options);
        let taken = taken.map_err(|why| Fault::Refused(why.to_string()))?;
        Ok(Passkey {
            id: taken.id().as_ref().to_vec(),
            fixed: encoded(&taken.static_state())?,
            moving: encoded(&taken.dynamic_state())?.to_vec(),
        })
    }

    /// Asks a browser to show a passkey of this site, whosever it is.
    ///
    /// # Errors
    /// Never, by what is asked here.
    pub fn asks_for_known(&self) -> Result<Asked, Fault> {
        let options = DiscoverableCredentialRequestOptions::passkey(&self.id);
        let (state, client) = options.start_ceremony().map_err(|_| Fault::Kept)?;
        let options = serde_json::to_string(&client);
        Asked::new(options, state.borrow(), encoded(&state)?)
    }

    /// Whether a passkey that was shown is this one, of the person with that handle; what changes in it by that.
    ///
    /// # Errors
    /// When it is not, or the answer came too late.
    pub fn knows(
        &self,
        state: &[u8],
        known: &Known,
        passkey: &Passkey,
        handle: Handle,
    ) -> Result<Vec<u8>, Fault> {
        let state =
            DiscoverableAuthenticationServerState::decode(state).map_err(|_| Fault::Kept)?;
        let handle = UserHandle::decode(handle).unwrap_or_else(|never| match never {});
        let moving = <[u8; 7]>::try_from(&*passkey.moving).map_err(|_| Fault::Kept)?;
        let mut credential = AuthenticatedCredential::new(
            CredentialId::<&[u8]>::decode(&passkey.id).map_err(|_| Fault::Kept)?,
            &handle,
            StaticState::decode(&passkey.fixed).map_err(|_| Fault::Kept)?,
            DynamicState::decode(moving).map_err(|_| Fault::Kept)?,
        )
        .map_err(|_| Fault::Kept)?;
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &[&self.origin],
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        state
            .verify(&self.id, &known.0, &mut credential, &options)
            .map_err(|why| Fault::Refused(why.to_string()))?;
        Ok(encoded(&credential.dynamic_state())?.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_has_a_name() {
        for origin in [
            "https://play.example.org",
            "http://localhost:8080",
            "https://Adda.Example:444",
        ] {
            assert!(Site::at(origin).is_some(), "{origin}");
        }
        for origin in [
            "http://127.0.0.1:8080",
            "http://[::1]:8080",
            "http://",
            "localhost",
            "",
            "https://:80",
        ] {
            assert!(Site::at(origin).is_none(), "{origin}");
        }
    }

    #[test]
    fn each_ceremony_has_a_name_of_its_own_and_names_of_any_script_are_asked_for() {
        let site = Site::at("http://localhost:1").unwrap();
        let one = site.asks_for_known().unwrap();
        let other = site.asks_for_known().unwrap();
        assert!(one.name != other.name && one.name.len() == 32);
        for person in ["Mina", "Mina-Roy_1.x", "মিনা", "మీనా", "", "a b"] {
            let asked = site
                .asks_for_new([7; HANDLE], person, &[vec![1; 32]])
                .unwrap();
            assert!(asked.options.contains("localhost"), "{}", asked.options);
            println!("{}", asked.options);
        }
        println!("{}", one.options);
    }
}
