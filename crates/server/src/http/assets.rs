//! The built client: read from `dist/` in debug builds, embedded in release builds. `cargo xtask web`
//! makes it; without it everything else still works.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::error::Error;
use super::said::Part;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../dist"]
#[allow_missing = true]
struct Dist;

/// A name below this folder holds a hash of its content.
const HASHED: &str = "assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// The addresses of the client's files by their names, as `style.css`. Empty: it is not built.
pub(crate) fn addresses() -> BTreeMap<String, String> {
    Dist::get("manifest.json")
        .and_then(|file| serde_json::from_slice(&file.data).ok())
        .unwrap_or_default()
}

/// The name of the build that these files are.
pub(crate) fn build() -> Option<String> {
    let file = Dist::get("build.txt")?;
    Some(String::from_utf8_lossy(&file.data).trim().to_owned())
}

/// `GET /assets/{*name}`
pub(crate) async fn hashed(Part(name): Part, headers: HeaderMap) -> Result<Response, Error> {
    file(&format!("{HASHED}{name}"), &headers).ok_or(Error::NotFound)
}

/// Whether the root has a file of this name.
pub(crate) fn has_root(name: &str) -> bool {
    Dist::get(name).is_some()
}

/// A file of the root that keeps its name, as `sw.js` or `robots.txt`.
pub(crate) fn root(name: &str, headers: &HeaderMap) -> Option<Response> {
    let public = !name.contains('/') && name != "manifest.json";
    public.then(|| file(name, headers)).flatten()
}

/// An answer with the file in the best encoding the browser takes.
fn file(name: &str, asked: &HeaderMap) -> Option<Response> {
    if name.starts_with('.') || [".br", ".gz"].iter().any(|end| name.ends_with(end)) {
        return None; // marks of the build and compressed forms have no address of their own
    }
    let (encoding, found) = encoded(name, asked).or_else(|| Some((None, Dist::get(name)?)))?;
    let tag = tag(&found);
    let fresh = asked
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|value| value.trim().trim_start_matches("W/") == tag);
    let mut response = if fresh {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(body(found.data))
    };
    let headers = response.headers_mut();
    let cache = if name.starts_with(HASHED) {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        headers.insert(header::ETAG, tag);
    }
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some(response)
}

/// The smallest compressed form that there is and that the browser takes.
fn encoded(name: &str, asked: &HeaderMap) -> Option<(Option<&'static str>, EmbeddedFile)> {
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(coding, _)| takes(asked, coding))
        .find_map(|(coding, end)| Some((Some(coding), Dist::get(&format!("{name}.{end}"))?)))
}

/// Whether the browser says that it takes this coding (RFC 9110, 12.5.3).
fn takes(asked: &HeaderMap, coding: &str) -> bool {
    asked
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(','))
        .any(|item| {
            let mut parts = item.split(';').map(str::trim);
            let named = parts
                .next()
                .is_some_and(|name| name.eq_ignore_ascii_case(coding));
            let refused = parts
                .filter_map(|part| part.strip_prefix("q="))
                .any(|weight| weight.parse::<f32>().is_ok_and(|weight| weight <= 0.0));
            named && !refused
        })
}

fn body(data: Cow<'static, [u8]>) -> Body {
    Body::from(match data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    })
}

fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let hex: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hex}\"")
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "txt" => "text/plain; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/x-icon",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "xml" => "application/xml",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_taken_as_the_browser_says() {
        let of = |line: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, line.parse().unwrap());
            (takes(&headers, "br"), takes(&headers, "gzip"))
        };
        assert_eq!(of("gzip, deflate, br"), (true, true));
        assert_eq!(of("gzip;q=0.5, br;q=0"), (false, true));
        assert_eq!(of("identity"), (false, false));
        assert_eq!(of("BR ; q=1.0"), (true, false));
        assert!(!takes(&HeaderMap::new(), "br"));
    }

    #[test]
    fn nothing_outside_the_client_is_a_file() {
        let headers = HeaderMap::new();
        for name in [
            "",
            ".stamp",
            "../Cargo.toml",
            "assets/../../Cargo.toml",
            "/etc/passwd",
        ] {
            assert!(root(name, &headers).is_none(), "{name}");
            assert!(file(name, &headers).is_none(), "{name}");
        }
    }
}
