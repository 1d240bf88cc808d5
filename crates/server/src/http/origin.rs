//! Whether a request comes from the house's own pages.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use super::app::App;
use super::error::Error;
use crate::config::Config;

/// Refuses what would change something and comes from a page of another origin. Programs send no
/// `Origin`; browsers always do, and cannot be made not to.
pub(crate) async fn check(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    let reads = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if reads || is_own(request.headers(), &app.config) {
        Ok(next.run(request).await)
    } else {
        Err(Error::BadOrigin)
    }
}

/// Whether these headers are those of an own page, or of no page at all.
pub(crate) fn is_own(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        let site = headers.get("sec-fetch-site").map(|site| site.as_bytes());
        return matches!(site, None | Some(b"same-origin" | b"none"));
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if let Some(own) = &config.public_url {
        return origin.eq_ignore_ascii_case(own.as_str());
    }
    let host = host(headers, config);
    let named = origin
        .strip_prefix("https://")
        .or_else(|| origin.strip_prefix("http://"));
    matches!((named, host), (Some(named), Some(host)) if named.eq_ignore_ascii_case(host))
}

/// The address of the house: what the installation says, or the one that was asked.
pub(crate) fn own(headers: &HeaderMap, config: &Config) -> String {
    if let Some(own) = &config.public_url {
        return own.as_str().to_owned();
    }
    let scheme = if is_secure(headers, config) {
        "https"
    } else {
        "http"
    };
    format!("{scheme}://{}", host(headers, config).unwrap_or_default())
}

/// The host that the browser asked.
fn host<'a>(headers: &'a HeaderMap, config: &Config) -> Option<&'a str> {
    forwarded(headers, config, "x-forwarded-host")
        .or_else(|| headers.get(header::HOST)?.to_str().ok())
}

/// Whether the browser came by TLS.
pub(crate) fn is_secure(headers: &HeaderMap, config: &Config) -> bool {
    config.public_url.as_ref().is_some_and(|url| url.is_https())
        || forwarded(headers, config, "x-forwarded-proto") == Some("https")
}

/// What the proxy next to the house says, if it is to be believed: the last value, which that proxy
/// itself has added.
pub(crate) fn forwarded<'a>(
    headers: &'a HeaderMap,
    config: &Config,
    name: &str,
) -> Option<&'a str> {
    if !config.trust_proxy {
        return None;
    }
    let line = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    line.rsplit(',')
        .next()
        .map(str::trim)
        .filter(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn only_own_pages_and_programs_pass() {
        let config = Config::default();
        for (pairs, own) in [
            (&[("host", "a:8080")][..], true),
            (&[("host", "a:8080"), ("origin", "http://a:8080")], true),
            (&[("host", "a:8080"), ("origin", "http://a")], false),
            (&[("host", "a:8080"), ("origin", "http://b:8080")], false),
            (&[("host", "a:8080"), ("origin", "null")], false),
            (&[("host", "a:8080"), ("origin", "")], false),
            (&[("host", "a"), ("sec-fetch-site", "cross-site")], false),
            (&[("host", "a"), ("sec-fetch-site", "same-origin")], true),
            // Not believed without a trusted proxy.
            (
                &[
                    ("host", "a"),
                    ("origin", "http://b"),
                    ("x-forwarded-host", "b"),
                ],
                false,
            ),
        ] {
            assert_eq!(is_own(&headers(pairs), &config), own, "{pairs:?}");
        }
    }

    #[test]
    fn a_public_address_is_the_only_one() {
        let config = Config {
            public_url: Some("https://play.example.org".parse().unwrap()),
            ..Config::default()
        };
        let of = |origin| headers(&[("host", "10.0.0.1"), ("origin", origin)]);
        assert!(is_own(&of("https://play.example.org"), &config));
        assert!(!is_own(&of("http://play.example.org"), &config));
        assert!(!is_own(&of("https://10.0.0.1"), &config));
        assert!(is_secure(&HeaderMap::new(), &config));
        assert_eq!(own(&HeaderMap::new(), &config), "https://play.example.org");
    }

    #[test]
    fn a_trusted_proxy_says_scheme_and_host() {
        let config = Config {
            trust_proxy: true,
            ..Config::default()
        };
        let said = headers(&[
            ("host", "10.0.0.1"),
            ("origin", "https://play.example.org"),
            ("x-forwarded-host", "forged.example, play.example.org"),
            ("x-forwarded-proto", "https"),
        ]);
        assert!(is_own(&said, &config));
        assert!(is_secure(&said, &config));
        assert!(!is_secure(&said, &Config::default()));
        let known_as = |config| own(&said, config);
        assert_eq!(known_as(&config), "https://play.example.org");
        assert_eq!(known_as(&Config::default()), "http://10.0.0.1");
    }
}
