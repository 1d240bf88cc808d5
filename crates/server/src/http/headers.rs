//! What every answer tells the browser not to do.

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use super::app::App;
use super::origin::is_secure;
use crate::config::Config;

/// The headers of every answer.
const ALWAYS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// A year.
const HSTS: &str = "max-age=31536000";

/// The policy of pages: everything from the house alone, WebAssembly allowed, no inline script or
/// style, in nobody's frame. `data:` and `blob:` are for pictures and sounds made in the page.
#[must_use]
pub(crate) fn policy(config: &Config) -> String {
    // Some browsers do not count a WebSocket to the own host as 'self'.
    let sockets = config.public_url.as_ref().map_or(String::new(), |url| {
        let scheme = if url.is_https() { "wss" } else { "ws" };
        format!(" {scheme}://{}", url.authority())
    });
    format!(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data: blob:; media-src 'self' data: blob:; connect-src 'self'{sockets}; \
         worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'"
    )
}

/// Adds them.
pub(crate) async fn add(State(app): State<App>, request: Request, next: Next) -> Response {
    let secure = is_secure(request.headers(), &app.config);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert(header::CONTENT_SECURITY_POLICY, app.policy.clone());
    if secure {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static(HSTS),
        );
    }
    response
}
