//! What a house is started with.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use coins::Tariff;

use crate::node::Calendar;

/// The settings of one server process.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where people are served. Port 0 takes a free one.
    pub listen: SocketAddr,
    /// The SQLite file; made if it is not there.
    pub db: PathBuf,
    /// Where `/metrics` is served, if anywhere: an address that outsiders cannot reach.
    pub metrics: Option<SocketAddr>,
    /// The address people know the house by, if it is not the one in their requests.
    pub public_url: Option<Origin>,
    /// What the house is called, if not by its own name.
    pub house: Option<String>,
    /// What the computer player is called, if not by its own name.
    pub bot: Option<String>,
    /// What the coins are called, if not by their own name.
    pub coin: Option<String>,
    /// What wins are worth.
    pub tariff: Tariff,
    /// Which day it is where the house is.
    pub calendar: Calendar,
    /// Whether what a reverse proxy says of a request is believed (`X-Forwarded-For`,
    /// `X-Forwarded-Proto`, `X-Forwarded-Host`, `X-Request-Id`).
    pub trust_proxy: bool,
    /// What one person, address or connection may ask for.
    pub limits: Limits,
    /// The beat of the connections.
    pub beat: Beat,
    /// How long after a log-in a session may do what else asks for the password.
    pub fresh: Duration,
    /// How long a shutdown waits for requests in flight.
    pub grace: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080),
            db: PathBuf::from("adda.sqlite"),
            metrics: None,
            public_url: None,
            house: None,
            bot: None,
            coin: None,
            tariff: Tariff::default(),
            calendar: Calendar::default(),
            trust_proxy: false,
            limits: Limits::default(),
            beat: Beat::default(),
            fresh: Duration::from_secs(10 * 60),
            grace: Duration::from_secs(10),
        }
    }
}

/// Scheme, host and port of a web address, as a browser writes them into `Origin`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    /// The text, without a slash at its end.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it is reached by TLS.
    #[must_use]
    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }

    /// Host and port.
    #[must_use]
    pub fn authority(&self) -> &str {
        self.0.split_once("://").map_or("", |(_, rest)| rest)
    }
}

/// Not the origin of a web address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an address like https://play.example.org")]
pub struct BadOrigin;

impl FromStr for Origin {
    type Err = BadOrigin;

    fn from_str(text: &str) -> Result<Self, BadOrigin> {
        let text = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
        let uri: axum::http::Uri = text.parse().map_err(|_| BadOrigin)?;
        let plain = matches!(uri.scheme_str(), Some("http" | "https"))
            && uri.authority().is_some_and(|a| !a.as_str().contains('@'))
            && uri.path() == "/"
            && uri.query().is_none()
            && !text.contains('#');
        if plain {
            Ok(Self(text))
        } else {
            Err(BadOrigin)
        }
    }
}

/// So many at once, and so many a minute after that: a token bucket.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many may come at once.
    pub burst: u32,
    /// How many a minute it fills up again.
    pub per_minute: u32,
}

impl Rate {
    /// A bucket of this size.
    #[must_use]
    pub const fn new(burst: u32, per_minute: u32) -> Self {
        Self { burst, per_minute }
    }
}

/// What is allowed. Persons are limited first; an address only by generous rates, since a school, a
/// village or a mobile network may be one address.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// New guests from one address.
    pub guests: Option<Rate>,
    /// Pictures of links that have to be drawn, asked for from one address.
    pub pictures: Option<Rate>,
    /// Tries to log in from one address.
    pub logins: Option<Rate>,
    /// Passwords that are tried for one name. Recovery codes, which nobody guesses, still
    /// let in who is locked out by another's tries.
    pub tries: Option<Rate>,
    /// Requests that create or change something, of one person.
    pub changes: Option<Rate>,
    /// Messages on one socket.
    pub messages: Option<Rate>,
    /// Sockets of one person at a time.
    pub sockets_per_person: u32,
    /// Matches of one person that go on at a time.
    pub matches_per_person: u32,
    /// Connections at a time; more wait until others close.
    pub connections: usize,
    /// Connections from one network at a time; more are closed at once. Not looked at behind a proxy.
    pub connections_per_network: Option<usize>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            guests: Some(Rate::new(300, 120)),
            pictures: Some(Rate::new(120, 120)),
            logins: Some(Rate::new(60, 20)),
            tries: Some(Rate::new(20, 2)),
            changes: Some(Rate::new(60, 120)),
            messages: Some(Rate::new(120, 1_200)),
            sockets_per_person: 32,
            matches_per_person: 100,
            connections: 20_000,
            connections_per_network: Some(2_000),
        }
    }
}

impl Limits {
    /// None: for load tests on a closed network.
    #[must_use]
    pub const fn none() -> Self {
        Self {
            guests: None,
            pictures: None,
            logins: None,
            tries: None,
            changes: None,
            messages: None,
            sockets_per_person: u32::MAX,
            matches_per_person: u32::MAX,
            connections: 200_000,
            connections_per_network: None,
        }
    }
}

/// How often the house looks whether somebody is still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// Between two pings; they also measure the network's lag.
    pub ping: Duration,
    /// A connection that says nothing for so long is closed.
    pub idle: Duration,
    /// A connection that takes nothing for so long is closed.
    pub stuck: Duration,
}

impl Default for Beat {
    fn default() -> Self {
        Self {
            ping: Duration::from_secs(15),
            idle: Duration::from_secs(40),
            stuck: Duration::from_secs(20),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_scheme_host_and_port() {
        for (text, kept) in [
            ("https://play.example.org", "https://play.example.org"),
            ("https://Play.Example.org/", "https://play.example.org"),
            ("http://localhost:8080", "http://localhost:8080"),
        ] {
            assert_eq!(text.parse::<Origin>().unwrap().as_str(), kept);
        }
        for text in [
            "",
            "play.example.org",
            "ftp://play.example.org",
            "https://play.example.org/house",
            "https://play.example.org?x",
            "https://me@play.example.org",
            "https://play.example.org#x",
        ] {
            assert_eq!(text.parse::<Origin>(), Err(BadOrigin), "{text}");
        }
    }
}
