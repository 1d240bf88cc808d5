//! The service: what is asked by HTTP and WebSocket, and who may ask it how often.

mod api;
mod app;
mod asker;
mod assets;
mod bucket;
mod device;
mod error;
mod headers;
mod health;
mod languages;
mod listen;
mod metrics;
mod observe;
mod origin;
mod pages;
mod previews;
mod qr;
mod reader;
mod said;
mod session;
mod socket;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use self::api::kept_nowhere;
pub(crate) use self::app::App;
pub(crate) use self::bucket::{Bucket, Buckets};
use self::error::Error;
pub(crate) use self::health::inside;
pub(crate) use self::listen::{Most, serve};

/// Pages that are sent compressed: the Rules, whole as they are, are a tenth then, the others a half. Pages that
/// hold a token are not among them, so that their length tells nobody anything of it.
fn compressed() -> Router<App> {
    Router::new()
        .route("/", get(pages::portal))
        .route("/m/{id}", get(pages::table))
        .route("/local", get(pages::local))
        .route("/local/{*path}", get(pages::local))
        .route("/import", get(pages::import))
        .route("/settings", get(pages::settings))
        .route("/play/{game}/{level}", get(pages::play))
        .route("/leaderboard", get(pages::leaderboard))
        .route("/leaderboard/{tab}", get(pages::leaderboard_of))
        .route("/leaderboard/{tab}/{span}", get(pages::leaderboard_since))
        .route("/learn", get(pages::learn))
        .route("/learn/{game}", get(pages::learn_game))
        .route("/puzzles", get(pages::puzzles))
        .route("/puzzles/{of}", get(pages::puzzles_of))
        .route("/puzzles/{of}/{which}", get(pages::puzzle))
        .route("/me", get(pages::me).post(pages::me_change))
        .route("/@{name}", get(pages::profile_of))
        .route("/review/{id}", get(pages::review))
        .route("/rules", get(pages::rules))
        .route("/rules/{game}", get(pages::rules_of))
        .layer(CompressionLayer::new())
}

/// The pages of accounts. They hold what somebody has typed beside what is theirs alone, so they are not compressed.
fn accounts() -> Router<App> {
    Router::new()
        .route("/account", get(pages::account).post(pages::account_act))
        .route("/account/data", get(pages::account_data))
        .route("/account/passkey", post(pages::passkey_ask))
        .route("/login", get(pages::login).post(pages::login_act))
        .layer(DefaultBodyLimit::max(FORM_MOST))
        .layer(map_response(kept_nowhere))
}

/// The largest form, in bytes.
const FORM_MOST: usize = 8 * 1024;

/// Everything that people are served.
pub(crate) fn routes(app: App) -> Router {
    Router::new()
        .merge(compressed())
        .route("/i/{token}", get(pages::invite))
        .route("/preview.png", get(previews::portal))
        .route("/rules/{game}/preview.png", get(previews::rules))
        .route("/m/{id}/preview.png", get(previews::table))
        .route("/i/{token}/preview.png", get(previews::invite))
        .route("/i/{token}/qr.svg", get(qr::invite))
        .route("/l/{token}", get(pages::link))
        .merge(accounts())
        .route("/robots.txt", get(pages::robots))
        .route("/sitemap.xml", get(pages::sitemap))
        .route("/assets/{*name}", get(assets::hashed))
        .route("/healthz", get(health::live))
        .route("/readyz", get(health::ready))
        .route("/health/ready", get(health::ready))
        .nest("/api/v1", api::routes())
        .fallback(pages::other)
        .method_not_allowed_fallback(async || Error::Method)
        .layer(from_fn_with_state(app.clone(), origin::check))
        .layer(from_fn_with_state(app.clone(), headers::add))
        .layer(from_fn_with_state(app.clone(), observe::observe))
        .with_state(app)
}
