//! One line in the log and one count for each request. Paths are logged as routes: a path may hold
//! a token.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use super::app::{App, since_epoch};
use super::origin::forwarded;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// The longest request id that is taken over from a proxy.
const ID_MOST: usize = 64;

pub(crate) async fn observe(State(app): State<App>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let id = forwarded(request.headers(), &app.config, REQUEST_ID.as_str())
        .filter(|id| id.len() <= ID_MOST && id.bytes().all(|b| b.is_ascii_graphic()))
        .map_or_else(fresh, str::to_owned);
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "other".to_owned(), |path| path.as_str().to_owned());
    let method = request.method().clone();
    let span = tracing::info_span!("request", id, %method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status(), start.elapsed());
    app.metrics.request(&method, &route, status, took);
    span.in_scope(|| {
        let (status, ms) = (status.as_u16(), took.as_secs_f64() * 1e3);
        if status >= 500 {
            tracing::error!(status, ms, "answered");
        } else {
            tracing::debug!(status, ms, "answered");
        }
    });
    if let Ok(id) = HeaderValue::try_from(id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// An id that this process gives once: the time of the first request, and a number.
fn fresh() -> String {
    static START: std::sync::OnceLock<u64> = std::sync::OnceLock::new();
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let start = START.get_or_init(|| since_epoch().as_millis() as u64);
    format!("{start:x}-{:x}", NEXT.fetch_add(1, Ordering::Relaxed))
}
