//! What the HTTP side counts, in the words of Prometheus.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// The counters of requests and sockets.
#[derive(Clone, Debug)]
pub(crate) struct HttpMetrics {
    requests: Family<Labels, Counter>,
    seconds: Histogram,
    /// Guests made.
    pub(crate) guests: Counter,
    /// Sockets open now.
    pub(crate) sockets: Gauge,
    /// Messages heard on sockets.
    pub(crate) heard: Counter,
    /// Messages told on sockets.
    pub(crate) told: Counter,
    /// Messages and commands refused on sockets.
    pub(crate) refused: Counter,
    /// Sockets closed because they took or said nothing.
    pub(crate) lost: Counter,
    /// Round trips of connections.
    pub(crate) lag: Histogram,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Labels {
    method: &'static str,
    route: String,
    status: u16,
}

impl Default for HttpMetrics {
    fn default() -> Self {
        Self {
            requests: Family::default(),
            seconds: Histogram::new(exponential_buckets(0.0005, 4.0, 8)),
            guests: Counter::default(),
            sockets: Gauge::default(),
            heard: Counter::default(),
            told: Counter::default(),
            refused: Counter::default(),
            lost: Counter::default(),
            lag: Histogram::new(exponential_buckets(0.005, 2.0, 10)),
        }
    }
}

impl HttpMetrics {
    /// Counts one request.
    pub(crate) fn request(&self, method: &Method, route: &str, status: StatusCode, took: Duration) {
        let labels = Labels {
            method: name(method),
            route: route.to_owned(),
            status: status.as_u16(),
        };
        self.requests.get_or_create(&labels).inc();
        self.seconds.observe(took.as_secs_f64());
    }

    /// Puts them into a registry.
    pub(crate) fn register(&self, registry: &mut Registry) {
        let http = registry.sub_registry_with_prefix("http");
        http.register("requests", "Requests answered", self.requests.clone());
        http.register_with_unit(
            "request",
            "Time to answer a request",
            Unit::Seconds,
            self.seconds.clone(),
        );
        http.register("guests", "Guests made", self.guests.clone());
        let socket = registry.sub_registry_with_prefix("socket");
        socket.register("open", "Sockets open now", self.sockets.clone());
        socket.register("heard", "Messages heard", self.heard.clone());
        socket.register("told", "Messages told", self.told.clone());
        socket.register(
            "refused",
            "Messages and commands refused",
            self.refused.clone(),
        );
        socket.register("lost", "Sockets closed for silence", self.lost.clone());
        socket.register_with_unit("lag", "Round trips", Unit::Seconds, self.lag.clone());
    }
}

/// A method's name; whatever else a client makes up is one label, not many.
fn name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        _ => "other",
    }
}
