//! Who a browser is: a token in a cookie that no script can read. The house keeps the token's hash, so
//! that a session can be listed and ended, and who reads the database is nobody by it.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponseParts, ResponseParts};

/// The cookie's name.
pub(crate) const COOKIE: &str = "adda";
/// As long as browsers keep a cookie at most: 400 days.
const LIFE: u64 = 400 * 24 * 60 * 60;
/// Tokens have 24 characters; what is longer is none, and is not looked for.
const LONGEST: usize = 64;

/// The tokens that a request shows. Another site on a part of the same host may have set one too.
pub(crate) fn tokens(headers: &HeaderMap) -> impl Iterator<Item = String> {
    let fits = |token: &String| token.len() <= LONGEST;
    cookies(headers, COOKIE).filter(fits).take(3)
}

/// The values of the cookies of this name. Other cookies of the same host can hold any bytes.
pub(crate) fn cookies(headers: &HeaderMap, name: &str) -> impl Iterator<Item = String> {
    let lines = headers.get_all(header::COOKIE).iter();
    lines
        .flat_map(|line| line.as_bytes().split(|byte| *byte == b';'))
        .filter_map(|pair| str::from_utf8(pair).ok()?.trim().split_once('='))
        .filter(move |(other, _)| *other == name)
        .map(|(_, value)| value.to_owned())
}

/// A cookie to be set by an answer.
#[derive(Clone, Debug)]
pub(crate) struct SetCookie(HeaderValue);

impl SetCookie {
    /// `Secure` where the browser came by TLS.
    pub(crate) fn new(token: &str, secure: bool) -> Option<Self> {
        Self::lasting(token, LIFE, secure)
    }

    /// Takes the cookie away.
    pub(crate) fn gone(secure: bool) -> Option<Self> {
        Self::lasting("", 0, secure)
    }

    fn lasting(token: &str, life: u64, secure: bool) -> Option<Self> {
        let secure = if secure { "; Secure" } else { "" };
        let text =
            format!("{COOKIE}={token}; Path=/; Max-Age={life}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::try_from(text).ok().map(Self)
    }

    /// The header that sets it.
    pub(crate) fn header(&self) -> (HeaderName, HeaderValue) {
        (header::SET_COOKIE, self.0.clone())
    }
}

impl IntoResponseParts for SetCookie {
    type Error = std::convert::Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Self::Error> {
        parts.headers_mut().append(header::SET_COOKIE, self.0);
        Ok(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_found_among_other_cookies_and_bytes_that_are_no_text() {
        let mut headers = HeaderMap::new();
        let long = "x".repeat(65);
        let line = format!("theme=dark; adda=one; adda={long}; xadda=no; adda=two; adda=3; adda=4");
        headers.append(header::COOKIE, line.parse().unwrap());
        assert_eq!(tokens(&headers).collect::<Vec<_>>(), ["one", "two", "3"]);
        let line = [&b"seen=\xe0\xa6; "[..], b"adda=one"].concat();
        headers.insert(header::COOKIE, HeaderValue::from_bytes(&line).unwrap());
        assert_eq!(tokens(&headers).collect::<Vec<_>>(), ["one"]);
        assert_eq!(tokens(&HeaderMap::new()).count(), 0);
    }

    #[test]
    fn a_cookie_lives_long_and_can_be_taken_away() {
        let kept = SetCookie::new("t", true).unwrap().header().1;
        assert_eq!(
            kept,
            "adda=t; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"
        );
        let gone = SetCookie::gone(false).unwrap().header().1;
        assert_eq!(gone, "adda=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    }
}
