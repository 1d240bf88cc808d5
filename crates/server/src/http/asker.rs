//! Who asks: the session of a request, and where it comes from.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Instant;

use axum::extract::{FromRequestParts, MatchedPath};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use protocol::Refused;
use table::{Millis, PersonId};
use words::Lang;

use super::app::App;
use super::error::Error;
use super::origin::{forwarded, is_secure};
use super::pages::kept_out;
use super::reader::Reader;
use super::session::{SetCookie, tokens};
use super::{device, reader};
use crate::config::Config;
use crate::node::{Browser, Entered, Person, Session};

/// The address at the other end of a connection; put into each request by the listener.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// After so long it is noted anew that a session goes on, and the cookie is sent again.
const STALE: Millis = 24 * 60 * 60 * 1000;

/// Who asks. Reading a page makes nobody: a guest is made when one is first needed.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    /// The browser's session, with its token.
    session: Option<(Session, String)>,
    network: IpAddr,
    secure: bool,
    /// What a new guest is called in.
    lang: Lang,
    device: String,
}

impl Asker {
    /// The browser's session, if it has one.
    pub(crate) fn session(&self) -> Option<&Session> {
        self.session.as_ref().map(|(session, _)| session)
    }

    /// The person, if the browser has a session.
    pub(crate) fn person(&self) -> Option<PersonId> {
        self.session().map(|session| session.person.id)
    }

    /// The browser, as the node knows one.
    pub(crate) fn browser(&self) -> Browser {
        Browser {
            session: self.session().cloned(),
            device: self.device.clone(),
        }
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
        let (session, cookie) = self.session_or_guest(app).await?;
        Ok((session.person, cookie))
    }

    /// The same with the whole session.
    ///
    /// # Errors
    /// As for [`Asker::or_guest`].
    pub(crate) async fn session_or_guest(
        &self,
        app: &App,
    ) -> Result<(Session, Option<SetCookie>), Error> {
        if let Some((session, token)) = &self.session {
            let stale = app.node.now().saturating_sub(session.seen) > STALE;
            if stale {
                app.node.touch_session(session.hash).await?;
            }
            let cookie = stale.then(|| SetCookie::new(token, self.secure));
            return Ok((session.clone(), cookie.flatten()));
        }
        self.limit_network(app)?;
        let (session, token) = app.node.welcome(self.lang, &self.device).await?;
        app.metrics.guests.inc();
        Ok((session, SetCookie::new(&token, self.secure)))
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

    /// Counts a try to log in from here.
    ///
    /// # Errors
    /// When it is too much.
    pub(crate) fn limit_logins(&self, app: &App) -> Result<(), Error> {
        app.logins
            .take(self.network, Instant::now())
            .map_err(|seconds| Error::TooMany { seconds })
    }

    /// The browser is that person from now on: its cookie, while the sockets of what has ended end.
    pub(crate) fn enters(&self, app: &App, entered: &Entered) -> Option<SetCookie> {
        app.sockets.end(&entered.ended);
        SetCookie::new(&entered.token, self.secure)
    }

    /// Takes the cookie away.
    pub(crate) fn forgets(&self) -> Option<SetCookie> {
        SetCookie::gone(self.secure)
    }
}

impl FromRequestParts<App> for Asker {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let peer = parts.extensions.get::<Peer>().copied();
        let mut session = None;
        let shown: Vec<String> = tokens(&parts.headers).collect();
        for token in shown {
            let found = app.node.session(&token).await;
            let found = found.map_err(|why| Error::from(why).into_response())?;
            if let Some(found) = found {
                // A session stays while its person is kept out, and opens nothing: so the page can say why.
                if let Err(why) = app.node.is_in(found.ban.as_ref()) {
                    return Err(refusal(parts, app, why).await);
                }
                session = Some((found, token));
                break;
            }
        }
        let agent = parts.headers.get(header::USER_AGENT);
        let agent = agent.and_then(|agent| agent.to_str().ok());
        Ok(Self {
            session,
            network: network(&parts.headers, &app.config, peer),
            secure: is_secure(&parts.headers, &app.config),
            lang: reader::lang(&parts.headers),
            device: device::of(agent.unwrap_or_default()),
        })
    }
}

/// What somebody is told who is kept out: a program the code, a person a page.
async fn refusal(parts: &mut Parts, app: &App, why: Refused) -> Response {
    let reader = Reader::from_request_parts(parts, app).await;
    match reader {
        Ok(reader) if !is_api(parts) => kept_out(app, &reader, &why),
        _ => Error::from(why).into_response(),
    }
}

/// Whether a program asks. Within a part of the routes the address is cut.
fn is_api(parts: &Parts) -> bool {
    let whole = parts.extensions.get::<MatchedPath>();
    whole.is_some_and(|path| path.as_str().starts_with("/api/"))
}

/// The network that is limited.
fn network(headers: &HeaderMap, config: &Config, peer: Option<Peer>) -> IpAddr {
    let said = forwarded(headers, config, "x-forwarded-for").and_then(|text| text.parse().ok());
    let address = said
        .or(peer.map(|peer| peer.0))
        .unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    network_of(address)
}

/// What is limited of an address: one of IPv4, or the 64 bits of IPv6 that one customer gets.
pub(crate) fn network_of(address: IpAddr) -> IpAddr {
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
