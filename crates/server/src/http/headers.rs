//! What every answer tells the browser not to do.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use super::app::App;
use super::origin::is_secure;
use crate::config::Config;

/// The headers of every answer.
const ALWAYS: [(HeaderName, &str); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// The headers of what can be a page, or a worker, beside the policy.
const OF_PAGES: [(HeaderName, &str); 3] = [
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// What a page can only take in: to say to a first load what pages may do would be most of what some of it weighs.
const PARTS: [&str; 5] = [
    "application/wasm",
    "image/",
    "text/css",
    "text/javascript",
    "text/plain",
];

/// How the name of a worker's script begins: its own policy is what it goes by.
const WORKER: &str = "/assets/worker-";

/// Whether an answer is a part of pages and never one itself.
fn is_part(path: &str, headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_asset = path.starts_with("/assets/") && !path.starts_with(WORKER);
    is_asset && PARTS.iter().any(|part| kind.starts_with(part))
}

/// The policy of answers to the client's requests: they are never a page, and may do nothing if they were.
const OF_ANSWERS: &str = "default-src 'none'; frame-ancestors 'none'";

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
    let path = request.uri().path().to_owned();
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if path.starts_with("/api/") {
        let policy = HeaderValue::from_static(OF_ANSWERS);
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    } else if !is_part(&path, headers) {
        for (name, value) in OF_PAGES {
            headers.insert(name, HeaderValue::from_static(value));
        }
        headers.insert(header::CONTENT_SECURITY_POLICY, app.policy.clone());
    }
    if secure {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static(HSTS),
        );
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_workers_and_answers_are_told_what_they_may_do() {
        let check = |path: &str, kind: &'static str, part: bool| {
            let kind = (header::CONTENT_TYPE, HeaderValue::from_static(kind));
            let headers = HeaderMap::from_iter([kind]);
            assert_eq!(is_part(path, &headers), part, "{path}");
        };
        check("/assets/web-1.wasm", "application/wasm", true);
        check("/assets/style-1.css", "text/css; charset=utf-8", true);
        check("/assets/words/en-1.txt", "text/plain; charset=utf-8", true);
        check("/assets/worker-1.js", "text/javascript", false);
        check("/assets/web-1.js", "text/javascript; charset=utf-8", true);
        check("/assets/icon-1.svg", "image/svg+xml", true);
        check("/robots.txt", "text/plain; charset=utf-8", false);
        check("/m/x", "text/html; charset=utf-8", false);
        assert!(!is_part("/assets/x", &HeaderMap::new()));
    }
}
