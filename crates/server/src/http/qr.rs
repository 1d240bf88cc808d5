//! The link of an invitation as a picture that a phone's camera reads. Looking takes no seat.

use std::fmt::Write as _;

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use qrcodegen::{QrCode, QrCodeEcc};

use super::app::App;
use super::asker::Asker;
use super::error::Error;
use super::reader::Reader;
use super::said::Part;

/// Modules of quiet zone around the code, as the standard asks for.
const QUIET: i32 = 4;

/// The same address has the same code; but only whoever was given the link needs it.
const CACHE: &str = "private, max-age=3600";

/// `GET /i/{token}/qr.svg`
pub(crate) async fn invite(
    State(app): State<App>,
    Part(token): Part,
    asker: Asker,
    reader: Reader,
) -> Result<Response, Error> {
    app.node.invitation(None, &token).await?;
    asker.limit_pictures(&app)?;
    let link = format!("{}/i/{token}", reader.origin);
    // A code holds more than 2,000 bytes, so a longer link comes from a `Host` that is nobody's.
    let code = QrCode::encode_text(&link, QrCodeEcc::Medium).map_err(|_| Error::BadMessage)?;
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("image/svg+xml"),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static(CACHE)),
    ];
    Ok((headers, svg(&code)).into_response())
}

/// A file of its own, dark on light whatever the colours of the page: so all cameras read it.
fn svg(code: &QrCode) -> String {
    let side = code.size() + 2 * QUIET;
    let path = path(code);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
         shape-rendering=\"crispEdges\"><rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/>\
         <path d=\"{path}\"/></svg>"
    )
}

/// The dark modules, each run of a row as one rectangle.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size())
                .take_while(|x| code.get_module(*x, y))
                .count() as i32;
            if run > 0 {
                // Writing into a string does not fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    path
}
