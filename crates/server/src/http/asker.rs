//! Who asks: the session of a request, and where it comes from.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Instant;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use table::PersonId;
use words::Lang;

use super::app::{App, since_epoch};
use super::error::Error;
use super::origin::{forwarded, is_secure};
use super::reader;
use super::session::{Session, SetCookie};
use crate::config::Config;
use crate::node::Person;

/// The address at the other end of a connection; put into each request by the listener.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Who asks. Reading a page makes nobody: a guest is made when one is first needed.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    session: Option<Session>,
    network: IpAddr,
    secure: bool,
    /// What a new guest is called in.
    lang: Lang,
}

impl Asker {
    /// The person, if the browser has a session.
    pub(crate) fn person(&self) -> Option<PersonId> {
        self.session.map(|session| session.person)
    }

    /// The person, who may change one thing more now.
    ///
    /// # Errors
    /// Without a session, or when it is too much.
    pub(crate) fn changes(&self, app: &App) -> Result<PersonId, Error> {
        let person = self.person().ok_or(Error::NoSession)?;
        app.limit_changes(person)?;
        Ok(person)
    }

    /// The person, or a new guest with the cookie that makes the browser that guest.
    ///
    /// # Errors
    /// When too many guests come from the address, or the house cannot store one.
    pub(crate) async fn or_guest(&self, app: &App) -> Result<(Person, Option<SetCookie>), Error> {
        if let Some(session) = self.session
            && let Some(person) = app.node.person(session.person).await?
        {
            let cookie = session.stale.then(|| self.cookie(app, person.id)).flatten();
            return Ok((person, cookie));
        }
        self.limit_network(app)?;
        let person = app.node.guest(self.lang).await?;
        app.metrics.guests.inc();
        let cookie = self.cookie(app, person.id);
        Ok((person, cookie))
    }

    /// Counts something that only an address can be limited for: a new guest, a try of a token.
    ///
    /// # Errors
    /// When it is too much.
    pub(crate) fn limit_network(&self, app: &App) -> Result<(), Error> {
        app.guests
            .take(self.network, Instant::now())
            .map_err(|seconds| Error::TooMany { seconds })
    }

    /// Counts a picture that has to be drawn.
    ///
    /// # Errors
    /// When it is too much.
    pub(crate) fn limit_pictures(&self, app: &App) -> Result<(), Error> {
        app.pictures
            .take(self.network, Instant::now())
            .map_err(|seconds| Error::TooMany { seconds })
    }

    /// The cookie that makes this browser that person.
    pub(crate) fn cookie(&self, app: &App, person: PersonId) -> Option<SetCookie> {
        let value = app.sessions.seal(person, since_epoch().as_secs());
        SetCookie::new(&value, self.secure)
    }
}

impl FromRequestParts<App> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<Peer>().copied();
        Ok(Self {
            session: app.sessions.of(&parts.headers, since_epoch().as_secs()),
            network: network(&parts.headers, &app.config, peer),
            secure: is_secure(&parts.headers, &app.config),
            lang: reader::lang(&parts.headers),
        })
    }
}

/// The address that is limited: one of IPv4, or the 64 bits of IPv6 that one customer gets.
fn network(headers: &HeaderMap, config: &Config, peer: Option<Peer>) -> IpAddr {
    let said = forwarded(headers, config, "x-forwarded-for").and_then(|text| text.parse().ok());
    let address = said
        .or(peer.map(|peer| peer.0))
        .unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limited_address_is_that_of_the_peer_or_a_trusted_proxys_word() {
        let peer = Some(Peer("192.0.2.7".parse().unwrap()));
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "10.9.9.9, 198.51.100.3".parse().unwrap());
        let trusting = Config {
            trust_proxy: true,
            ..Config::default()
        };
        let of = |config: &Config, peer| network(&headers, config, peer).to_string();
        assert_eq!(of(&Config::default(), peer), "192.0.2.7");
        assert_eq!(of(&trusting, peer), "198.51.100.3");
        let six = Some(Peer("2001:db8:1:2:3:4:5:6".parse().unwrap()));
        assert_eq!(of(&Config::default(), six), "2001:db8:1:2::");
        let mapped = Some(Peer("::ffff:192.0.2.7".parse().unwrap()));
        assert_eq!(of(&Config::default(), mapped), "192.0.2.7");
    }
}
