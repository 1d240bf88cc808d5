//! Whether the house lives and can play, and its metrics for those who may read them.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::registry::Registry;

use super::app::App;

/// `GET /healthz`: the process answers.
pub(crate) async fn live() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: the house can play; not so any more once it is about to stop.
pub(crate) async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.node.ready() && !*app.stop.borrow() {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

/// The routes of the address that outsiders cannot reach.
pub(crate) fn inside(app: &App) -> Router {
    let mut registry = Registry::with_prefix("adda");
    app.metrics.register(&mut registry);
    app.node.metrics().register(&mut registry);
    Router::new()
        .route("/metrics", get(metrics))
        .with_state(Arc::new(registry))
}

async fn metrics(State(registry): State<Arc<Registry>>) -> impl IntoResponse {
    let mut text = String::new();
    match encode(&mut text, &registry) {
        Ok(()) => {
            let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            (StatusCode::OK, [(header::CONTENT_TYPE, kind)], text).into_response()
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
