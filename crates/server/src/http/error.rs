//! Everything a request can be refused for, and its status: one enum, one answer.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Refused, code};

/// Why a request was refused. The body is always a [`Refused`].
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Error {
    /// No such resource.
    NotFound,
    /// The resource knows no such method.
    Method,
    /// Not JSON of the protocol, or not said to be.
    BadMessage,
    /// The body is larger than the limit.
    TooLarge,
    /// The body did not come in time.
    TooSlow,
    /// Too many requests; the next one is allowed after so many seconds.
    TooMany { seconds: u32 },
    /// From a page of another origin.
    BadOrigin,
    /// There is no session, and this request does not start one.
    NoSession,
    /// Not a WebSocket handshake.
    NoUpgrade,
    /// Refused by the table, the rules or the house.
    Refused(Refused),
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl Error {
    /// Its status.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::BadMessage => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::BadOrigin => StatusCode::FORBIDDEN,
            Self::NoSession => StatusCode::UNAUTHORIZED,
            Self::NoUpgrade => StatusCode::UPGRADE_REQUIRED,
            Self::Refused(refused) => status_of(&refused.code),
        }
    }

    /// What the client is told.
    pub(crate) fn refused(self) -> Refused {
        match self {
            Self::NotFound => Refused::new(code::NOT_FOUND),
            Self::Method => Refused::new(code::METHOD),
            Self::BadMessage | Self::NoUpgrade | Self::TooSlow => Refused::new(code::BAD_MESSAGE),
            Self::TooLarge => Refused::new(code::TOO_LARGE),
            Self::TooMany { seconds } => Refused::new(code::TOO_MANY).with("seconds", seconds),
            Self::BadOrigin => Refused::new(code::BAD_ORIGIN),
            Self::NoSession => Refused::new(code::NO_SESSION),
            Self::Refused(refused) => refused,
        }
    }
}

/// The status of a code that came from further inside. What is not named here was asked for
/// well and is not possible now.
fn status_of(code: &str) -> StatusCode {
    match code {
        code::UNKNOWN_MATCH
        | code::UNKNOWN_INVITE
        | code::UNKNOWN_LINK
        | code::NOT_FOUND
        | code::NO_RECORD => StatusCode::NOT_FOUND,
        code::BAD_MESSAGE => StatusCode::BAD_REQUEST,
        code::BAD_NAME
        | code::BAD_RECORD
        | code::BAD_PASSWORD
        | code::NAME_LETTERS
        | code::NAME_RESERVED
        | code::NAME_RUDE
        | code::NAME_SCRIPTS
        | code::NAME_SHORT
        | code::PASSWORD_COMMON => StatusCode::UNPROCESSABLE_ENTITY,
        code::TOO_LARGE => StatusCode::PAYLOAD_TOO_LARGE,
        code::TOO_MANY | code::TOO_MANY_MATCHES => StatusCode::TOO_MANY_REQUESTS,
        code::BAD_ORIGIN | code::BANNED | code::LOG_IN_AGAIN | code::WRONG_PASSWORD => {
            StatusCode::FORBIDDEN
        }
        code::NO_SESSION
        | code::UNKNOWN_PASSKEY
        | code::WRONG_CODE
        | code::WRONG_LOGIN
        | code::WRONG_PASSKEY => StatusCode::UNAUTHORIZED,
        code::BUSY => StatusCode::SERVICE_UNAVAILABLE,
        code::FAULT => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::CONFLICT,
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        let wait = match self {
            Self::TooMany { seconds } => Some(seconds),
            _ => (status == StatusCode::SERVICE_UNAVAILABLE).then_some(1),
        };
        let mut response = (status, Json(self.refused())).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = wait {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_has_its_status_and_code() {
        for (error, status, code) in [
            (Error::NotFound, 404, "not-found"),
            (Error::Method, 405, "method-not-allowed"),
            (Error::BadMessage, 400, "bad-message"),
            (Error::TooLarge, 413, "too-large"),
            (Error::TooSlow, 408, "bad-message"),
            (Error::TooMany { seconds: 3 }, 429, "too-many-requests"),
            (Error::BadOrigin, 403, "bad-origin"),
            (Error::NoSession, 401, "no-session"),
            (Error::NoUpgrade, 426, "bad-message"),
            (
                Refused::new(code::UNKNOWN_MATCH).into(),
                404,
                "unknown-match",
            ),
            (Refused::new(code::BUSY).into(), 503, "busy"),
            (Refused::new(code::FAULT).into(), 500, "fault"),
            (Refused::new(code::BAD_NAME).into(), 422, "bad-name"),
            (Refused::new("occupied").into(), 409, "occupied"),
        ] {
            assert_eq!(error.clone().into_response().status().as_u16(), status);
            assert_eq!(error.refused().code, code);
        }
        let response = Error::TooMany { seconds: 3 }.into_response();
        assert_eq!(response.headers()[header::RETRY_AFTER], "3");
    }
}
