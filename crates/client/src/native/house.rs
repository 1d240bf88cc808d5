//! A house by its address.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use protocol::{MeAnswer, Refused};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Guest, NativeError};

/// A house by its address. A clone shares the connections.
#[derive(Clone, Debug)]
pub struct House {
    http: Client<HttpConnector, Full<Bytes>>,
    authority: String,
}

/// The largest answer that is read, in bytes.
const ANSWER_MOST: usize = 4 << 20;

impl House {
    /// The house at `http://HOST:PORT`.
    ///
    /// # Errors
    /// When it is not an address of this form.
    pub fn new(address: &str) -> Result<Self, NativeError> {
        let uri: hyper::Uri = address.parse().map_err(|_| NativeError::Address)?;
        let authority = match (uri.scheme_str(), uri.authority(), uri.path()) {
            (Some("http"), Some(authority), "/") => authority.to_string(),
            _ => return Err(NativeError::Address),
        };
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Ok(Self {
            http: Client::builder(TokioExecutor::new()).build(connector),
            authority,
        })
    }

    /// Host and port.
    #[must_use]
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// A new guest of the house.
    ///
    /// # Errors
    /// When the house refuses or cannot be reached.
    pub async fn guest(&self) -> Result<Guest, NativeError> {
        let request = self.request(Method::GET, "me", None)?.body(Full::default());
        let (answer, cookie) = self.send(request).await?;
        let me: MeAnswer = read(&answer)?;
        let cookie = cookie.ok_or_else(|| NativeError::NotUnderstood("no cookie".into()))?;
        Ok(Guest::new(self.clone(), cookie, me))
    }

    /// The person whose cookie this is, `adda=...`.
    ///
    /// # Errors
    /// When the house refuses or cannot be reached.
    pub async fn by_cookie(&self, cookie: &str) -> Result<Guest, NativeError> {
        let me: MeAnswer = self.ask(Method::GET, "me", Some(cookie)).await?;
        Ok(Guest::new(self.clone(), cookie.to_owned(), me))
    }

    /// A request below `/api/v1` without a body.
    pub(super) async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        cookie: Option<&str>,
    ) -> Result<T, NativeError> {
        let request = self.request(method, path, cookie)?.body(Full::default());
        read(&self.send(request).await?.0)
    }

    /// The same with a JSON body.
    pub(super) async fn say<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        cookie: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, NativeError> {
        let json = serde_json::to_vec(body).map_err(not_understood)?;
        let request = self
            .request(method, path, cookie)?
            .header(CONTENT_TYPE, "application/json")
            .body(Full::from(json));
        read(&self.send(request).await?.0)
    }

    /// The same for an answer in text.
    pub(super) async fn text(
        &self,
        path: &str,
        cookie: Option<&str>,
    ) -> Result<String, NativeError> {
        let request = self
            .request(Method::GET, path, cookie)?
            .body(Full::default());
        String::from_utf8(self.send(request).await?.0.into()).map_err(not_understood)
    }

    fn request(
        &self,
        method: Method,
        path: &str,
        cookie: Option<&str>,
    ) -> Result<hyper::http::request::Builder, NativeError> {
        let uri = format!("http://{}/api/v1/{path}", self.authority);
        let uri: hyper::Uri = uri.parse().map_err(|_| NativeError::Address)?;
        let request = Request::builder().method(method).uri(uri);
        Ok(match cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        })
    }

    /// Sends a request: the body of the answer, and the cookie it sets, if any.
    async fn send(
        &self,
        request: Result<Request<Full<Bytes>>, hyper::http::Error>,
    ) -> Result<(Bytes, Option<String>), NativeError> {
        let request = request.map_err(not_understood)?;
        let response = self.http.request(request).await.map_err(unreachable)?;
        let status = response.status();
        let cookie = response
            .headers()
            .get(SET_COOKIE)
            .and_then(|cookie| cookie.to_str().ok())
            .and_then(|cookie| cookie.split(';').next())
            .map(str::to_owned);
        let body = http_body_util::Limited::new(response.into_body(), ANSWER_MOST)
            .collect()
            .await
            .map_err(|error| NativeError::Unreachable(error.to_string()))?
            .to_bytes();
        if status == StatusCode::OK {
            Ok((body, cookie))
        } else {
            Err(NativeError::Refused {
                status: status.as_u16(),
                why: read::<Refused>(&body)?,
            })
        }
    }
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, NativeError> {
    serde_json::from_slice(body).map_err(not_understood)
}

fn not_understood(error: impl std::fmt::Display) -> NativeError {
    NativeError::NotUnderstood(error.to_string())
}

fn unreachable(error: impl std::fmt::Display) -> NativeError {
    NativeError::Unreachable(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_addresses_are_taken() {
        assert_eq!(
            House::new("http://127.0.0.1:80").unwrap().authority(),
            "127.0.0.1:80"
        );
        for address in ["", "127.0.0.1:80", "https://a", "http://a/b", "ftp://a"] {
            assert!(House::new(address).is_err(), "{address}");
        }
    }
}
