//! Connections: accepted up to a limit, given time to say what they want, and let go in peace.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower::ServiceExt as _;

use super::asker::{Peer, network_of};

/// How long a client may take to send the head of a request, and be silent between two.
const HEAD: Duration = Duration::from_secs(20);
/// The largest head of a request, in bytes.
const HEAD_MOST: usize = 16 * 1024;
/// How long accepting rests when the system has no more sockets.
const REST: Duration = Duration::from_millis(100);

/// A connection's place among those allowed; free again when the last copy is dropped. A WebSocket
/// outlives the request that opened it, and keeps it.
#[derive(Clone, Debug)]
pub(crate) struct Slot(
    #[expect(dead_code, reason = "held, not read")]
    Option<Arc<(OwnedSemaphorePermit, Option<Counted>)>>,
);

/// How many connections there may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Most {
    /// At a time; more wait until others close.
    pub(crate) all: usize,
    /// From one network; more are closed at once, so that nobody takes all places. None: behind a proxy, or
    /// inside, all come from one.
    pub(crate) each: Option<usize>,
}

/// The connections that are open, by the network they come from.
type Networks = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// One connection of a network, counted until it is dropped.
#[derive(Debug)]
struct Counted {
    network: IpAddr,
    of: Networks,
}

impl Counted {
    /// Counts one more, unless there are `most` already.
    fn enter(of: &Networks, address: IpAddr, most: usize) -> Option<Self> {
        let network = network_of(address);
        let mut counts = of.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(network).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        let of = Arc::clone(of);
        Some(Self { network, of })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.network);
            }
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Slot {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().cloned().unwrap_or(Self(None)))
    }
}

/// Serves until `stop` turns true, then waits for the requests in flight, at most `grace`.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    most: Most,
    mut stop: watch::Receiver<bool>,
    grace: Duration,
) {
    let places = Arc::new(Semaphore::new(most.all.min(Semaphore::MAX_PERMITS)));
    let networks = Networks::default();
    let serving = Arc::new(());
    loop {
        let next = tokio::select! {
            biased;
            () = stopped(&mut stop) => break,
            next = accept(&listener, &places) => next,
        };
        let Some((stream, peer, permit)) = next else {
            tokio::time::sleep(REST).await;
            continue;
        };
        let counted = most
            .each
            .map(|each| Counted::enter(&networks, peer.ip(), each));
        if let Some(None) = counted {
            tracing::debug!("too many connections from one network");
            continue;
        }
        let slot = Slot(Some(Arc::new((permit, counted.flatten()))));
        let connection = connection(stream, peer, slot, router.clone(), stop.clone());
        let serving = Arc::clone(&serving);
        tokio::spawn(async move {
            connection.await;
            drop(serving);
        });
    }
    drop(listener);
    let idle = async {
        while Arc::strong_count(&serving) > 1 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    if tokio::time::timeout(grace, idle).await.is_err() {
        tracing::warn!("requests were still in flight");
    }
}

/// Waits until the house is about to stop.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // An error: nobody is left who could say so; then it has stopped.
    let _ = stop.wait_for(|stop| *stop).await;
}

async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> Option<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let permit = Arc::clone(places).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, peer)) => Some((stream, peer, permit)),
        Err(error) => {
            tracing::warn!(%error, "no connection can be accepted");
            None
        }
    }
}

async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    slot: Slot,
    router: Router,
    mut stop: watch::Receiver<bool>,
) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "nodelay");
    }
    let service =
        TowerToHyperService::new(router.map_request(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(Peer(peer.ip()));
            request.extensions_mut().insert(slot.clone());
            request
        }));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_MOST)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = Box::pin(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopped(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "connection");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_are_counted_each_and_forgotten_when_they_are_gone() {
        let networks = Networks::default();
        let enter = |text: &str| Counted::enter(&networks, text.parse().unwrap(), 2);
        let first = enter("192.0.2.7").unwrap();
        let second = enter("::ffff:192.0.2.7").unwrap();
        assert!(enter("192.0.2.7").is_none());
        let other = enter("192.0.2.8").unwrap();
        // Of IPv6 one customer has 64 bits.
        let six = [enter("2001:db8::1").unwrap(), enter("2001:db8::2").unwrap()];
        assert!(enter("2001:db8::3").is_none());
        drop(first);
        let third = enter("192.0.2.7").unwrap();
        drop((second, third, other, six));
        assert!(networks.lock().unwrap().is_empty());
    }
}
