//! A house from its start to its end.

use std::fs::{File, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use bus::Bus;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use words::{Lang, Words};

use crate::config::Config;
use crate::http::{self, App, Most};
use crate::node::{Node, NodeOptions};

/// Why a house cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Which address.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// The store cannot be opened or read.
    #[error("cannot use the database: {0}")]
    Store(#[from] StoreError),
    /// Another process serves this database. Two would not hear of each other's moves.
    #[error("{0} is being served by another process")]
    InUse(PathBuf),
}

/// A running house.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    ended: JoinHandle<()>,
}

impl Server {
    /// Opens the store, brings the matches back and listens.
    ///
    /// # Errors
    /// When an address cannot be listened on or the store cannot be used.
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        let listener = listen(config.listen).await?;
        let inner = match config.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let address = listener.local_addr().unwrap_or(config.listen);
        let metrics = inner.as_ref().and_then(|inner| inner.local_addr().ok());
        let claim = hold(&config.db)?;
        let store = open(config.db.clone()).await?;
        let options = NodeOptions {
            matches_per_person: config.limits.matches_per_person,
            tariff: config.tariff,
            calendar: config.calendar.clone(),
            reserved: names(&config),
            ..NodeOptions::default()
        };
        let node = Node::start(options, store, Bus::new()).await?;
        let (stop, stopped) = watch::channel(false);
        let most = Most {
            all: config.limits.connections,
            each: config
                .limits
                .connections_per_network
                .filter(|_| !config.trust_proxy),
        };
        let grace = config.grace;
        let app = App::new(node.clone(), config, stopped.clone());
        tokio::spawn(show_out(app.clone()));
        if let Some(inner) = inner {
            let routes = http::inside(&app);
            tokio::spawn(http::serve(inner, routes, INSIDE, stopped.clone(), grace));
        }
        let ended = tokio::spawn(async move {
            http::serve(listener, http::routes(app.clone()), most, stopped, grace).await;
            app.sockets.closed(grace).await;
            node.shutdown().await;
            drop(claim);
        });
        Ok(Self {
            address,
            metrics,
            stop,
            ended,
        })
    }

    /// Where people are served.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the metrics are, if anywhere.
    #[must_use]
    pub const fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Stops in peace: nobody new is let in, sockets are told to connect again, what is in flight is
    /// finished and committed. The matches go on when the house is started again.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        if let Err(error) = self.ended.await {
            tracing::error!(%error, "the end was not in peace");
        }
    }
}

/// Closes the sockets of those who are kept out from now on.
async fn show_out(app: App) {
    let mut bans = app.node.bans_changed();
    while bans.changed().await.is_ok() {
        match app.node.banned().await {
            Ok(banned) => app.sockets.end_of(&banned),
            Err(why) => tracing::error!(%why, "those kept out could not be looked up"),
        }
    }
}

/// Connections for metrics at a time.
const INSIDE: Most = Most {
    all: 16,
    each: None,
};

/// What the house and its computer player are called, in every language: nobody else is called so.
fn names(config: &Config) -> Vec<String> {
    let named = |lang| Words::new(lang).named(config.house.clone(), config.bot.clone(), None);
    let words = Lang::ALL.into_iter().map(named);
    words
        .flat_map(|words| [words.house(), words.bot()])
        .collect()
}

/// Holds the database for this process, by a lock on a file beside it that ends with the process. None
/// where the file cannot be made or the file system knows no locks: the store says what is wrong.
///
/// # Errors
/// [`ServeError::InUse`] when another process holds it.
pub fn hold(db: &Path) -> Result<Option<File>, ServeError> {
    let mut beside = db.as_os_str().to_owned();
    beside.push("-lock");
    let Ok(file) = File::options().create(true).append(true).open(beside) else {
        return Ok(None);
    };
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(ServeError::InUse(db.to_owned())),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "the database cannot be locked");
            Ok(None)
        }
    }
}

/// Opens the store where it may block.
async fn open(path: PathBuf) -> Result<Store, StoreError> {
    match tokio::task::spawn_blocking(move || Store::open(&path)).await {
        Ok(opened) => opened,
        Err(_) => Err(StoreError::Closed),
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address)
        .await
        .map_err(|error| ServeError::Listen { address, error })
}

/// Runs a house until the process is asked to end (SIGTERM, SIGINT).
///
/// # Errors
/// As [`Server::start`].
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let server = Server::start(config).await?;
    tracing::info!(address = %server.address(), "open");
    asked_to_end().await;
    tracing::info!("closing");
    server.stop().await;
    tracing::info!("closed");
    Ok(())
}

async fn asked_to_end() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else {
            let _ = interrupted.await;
            return;
        };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
}
