//! `/api/v1`: HTTP with JSON for everything but play.

mod invites;
mod links;
mod matches;
mod me;
mod records;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, header};
use axum::middleware::map_response;
use axum::response::Response;
use axum::routing::{get, post, put};

use super::app::App;
use super::error::Error;
use super::socket;

/// The largest JSON body, in bytes.
const JSON_MOST: usize = 16 * 1024;
/// The largest record that can be checked, in bytes.
const RECORD_MOST: usize = 1024 * 1024;

/// An answer is for one person and one moment.
pub(super) async fn kept_nowhere(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The routes below `/api/v1`.
pub(crate) fn routes() -> Router<App> {
    let records = post(records::check).layer(DefaultBodyLimit::max(RECORD_MOST));
    Router::new()
        .route("/me", get(me::show))
        .route("/me/name", put(me::rename))
        .route("/me/settings", put(me::set))
        .route("/me/link", post(links::make))
        .route("/links/{token}", post(links::take))
        .route("/matches", post(matches::create))
        .route("/matches/{id}/record", get(matches::record))
        .route("/invites/{token}", get(invites::show))
        .route("/invites/{token}/take", post(invites::take))
        .layer(DefaultBodyLimit::max(JSON_MOST))
        .route("/records", records)
        .route("/socket", get(socket::open))
        .layer(map_response(kept_nowhere))
        .fallback(async || Error::NotFound)
        .method_not_allowed_fallback(async || Error::Method)
}
