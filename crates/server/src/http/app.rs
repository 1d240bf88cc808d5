//! What every request can reach.

use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use axum::http::HeaderValue;
use table::PersonId;
use tokio::sync::watch;

use super::assets;
use super::bucket::Buckets;
use super::error::Error;
use super::headers::policy;
use super::languages::Languages;
use super::metrics::HttpMetrics;
use super::socket::Sockets;
use crate::config::Config;
use crate::node::Node;
use crate::preview::Studio;

/// The parts of a running house, shared by all requests.
#[derive(Clone)]
pub(crate) struct App(Arc<Parts>);

pub(crate) struct Parts {
    pub(crate) node: Node,
    pub(crate) config: Config,
    /// New guests by address.
    pub(crate) guests: Buckets<IpAddr>,
    /// Tries to log in, by address.
    pub(crate) logins: Buckets<IpAddr>,
    /// Passwords that are tried, by the name or the person they are tried for.
    pub(crate) tries: Buckets<String>,
    /// Changing requests by person.
    pub(crate) changes: Buckets<PersonId>,
    /// Pictures to draw by address.
    pub(crate) pictures: Buckets<IpAddr>,
    pub(crate) studio: Studio,
    pub(crate) sockets: Sockets,
    pub(crate) metrics: HttpMetrics,
    pub(crate) words: Languages,
    /// The content security policy.
    pub(crate) policy: HeaderValue,
    /// Turns true when the house is about to stop.
    pub(crate) stop: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(node: Node, config: Config, stop: watch::Receiver<bool>) -> Self {
        Self(Arc::new(Parts {
            node,
            guests: Buckets::new(config.limits.guests),
            logins: Buckets::new(config.limits.logins),
            tries: Buckets::new(config.limits.tries),
            changes: Buckets::new(config.limits.changes),
            pictures: Buckets::new(config.limits.pictures),
            studio: Studio::new(),
            sockets: Sockets::new(config.limits.sockets_per_person),
            metrics: HttpMetrics::default(),
            words: Languages::new(&config),
            policy: HeaderValue::try_from(policy(&config))
                .unwrap_or(HeaderValue::from_static("default-src 'self'")),
            config,
            stop,
        }))
    }

    /// Counts a password that is tried for this name or person.
    ///
    /// # Errors
    /// When it is too much.
    pub(crate) fn limit_tries(&self, of: String) -> Result<(), Error> {
        self.tries
            .take(of, Instant::now())
            .map_err(|seconds| Error::TooMany { seconds })
    }

    /// Counts one change by a person.
    ///
    /// # Errors
    /// When it is too much.
    pub(crate) fn limit_changes(&self, person: PersonId) -> Result<(), Error> {
        self.changes
            .take(person, Instant::now())
            .map_err(|seconds| Error::TooMany { seconds })
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// Which build this is, for the handshake and the logs: that of the client's files, so that a page
/// knows whether it is of another one; without a client the version.
pub(crate) fn build() -> String {
    assets::build().unwrap_or_else(|| env!("CARGO_PKG_VERSION").to_owned())
}

/// Since the Unix epoch.
pub(crate) fn since_epoch() -> std::time::Duration {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default()
}
