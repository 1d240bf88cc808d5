//! What a request says: the variable part of its path, and its body.

use std::convert::Infallible;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;

use super::app::App;
use super::error::Error;

/// The variable part of a path. What is not text names nothing, as the empty text does.
pub(crate) struct Part(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Part {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let path = Path::from_request_parts(parts, state).await;
        Ok(Self(path.map_or_else(|_| String::new(), |Path(part)| part)))
    }
}

/// A JSON body. It has to be called `application/json`, which a form of another site cannot do.
pub(crate) struct Said<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Said<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self, Error> {
        if !is_kind(request.headers(), "application/json") {
            return Err(Error::BadMessage);
        }
        let bytes = bytes(request, app).await?;
        serde_json::from_slice(&bytes)
            .map(Self)
            .map_err(|_| Error::BadMessage)
    }
}

/// The fields of a form, as a page without a script sends them. Another site's form is refused for its
/// origin, before anything is read.
pub(crate) struct SaidForm<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for SaidForm<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self, Error> {
        if !is_kind(request.headers(), "application/x-www-form-urlencoded") {
            return Err(Error::BadMessage);
        }
        let bytes = bytes(request, app).await?;
        serde_urlencoded::from_bytes(&bytes)
            .map(Self)
            .map_err(|_| Error::BadMessage)
    }
}

/// A text body in UTF-8.
pub(crate) struct SaidText(pub(crate) String);

impl FromRequest<App> for SaidText {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self, Error> {
        let bytes = bytes(request, app).await?;
        String::from_utf8(bytes.into())
            .map(Self)
            .map_err(|_| Error::BadMessage)
    }
}

/// The body, which is waited for no longer than a silent connection.
async fn bytes(request: Request, app: &App) -> Result<Bytes, Error> {
    tokio::time::timeout(app.config.beat.idle, Bytes::from_request(request, app))
        .await
        .map_err(|_| Error::TooSlow)?
        .map_err(|refused| match refused.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
            _ => Error::BadMessage,
        })
}

fn is_kind(headers: &HeaderMap, expect: &str) -> bool {
    headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.split(';').next())
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case(expect))
}
