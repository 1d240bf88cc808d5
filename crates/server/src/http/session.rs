//! Who a browser is: a signed cookie that holds a person id, and nothing that a script can read.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponseParts, ResponseParts};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use table::PersonId;

/// The cookie's name.
pub(crate) const COOKIE: &str = "adda";
/// As long as browsers keep a cookie at most: 400 days.
const LIFE: u64 = 400 * DAY;
/// A cookie older than this is made anew when it comes.
const FRESH: u64 = 30 * DAY;
const DAY: u64 = 24 * 60 * 60;

/// Signs and reads session cookies: `ID.ISSUED.MAC`, the MAC being HMAC-SHA-256 over what stands
/// before it, in hexadecimal.
#[derive(Clone)]
pub(crate) struct Sessions {
    mac: Hmac<Sha256>,
}

/// What a valid cookie says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Session {
    pub(crate) person: PersonId,
    /// Whether the browser should get a new cookie.
    pub(crate) stale: bool,
}

impl Sessions {
    /// Signs with this key.
    pub(crate) fn new(key: &[u8; 32]) -> Self {
        // A key of any length fits HMAC; `new` takes the block-sized form of it.
        let mut block = [0; 64];
        block[..key.len()].copy_from_slice(key);
        let mut mac = Hmac::new(&block.into());
        mac.update(b"adda session 1\0");
        Self { mac }
    }

    /// The cookie's value for a person, at this time in seconds since the Unix epoch.
    pub(crate) fn seal(&self, person: PersonId, now: u64) -> String {
        let said = format!("{person}.{now}");
        let mac = self.mac.clone().chain_update(&said).finalize().into_bytes();
        format!("{said}.{}", hex(&mac))
    }

    /// Reads a cookie's value: `None` unless it was signed here and has not run out.
    pub(crate) fn open(&self, value: &str, now: u64) -> Option<Session> {
        let (said, mac) = value.rsplit_once('.')?;
        let (person, issued) = said.split_once('.')?;
        let (person, issued): (PersonId, u64) = (person.parse().ok()?, issued.parse().ok()?);
        let signed = self.mac.clone().chain_update(said);
        signed.verify_slice(&unhex(mac)?).ok()?;
        let age = now.saturating_sub(issued);
        (age <= LIFE).then_some(Session {
            person,
            stale: age > FRESH,
        })
    }

    /// The session of a request, if it has a valid one.
    pub(crate) fn of(&self, headers: &HeaderMap, now: u64) -> Option<Session> {
        cookies(headers, COOKIE).find_map(|value| self.open(&value, now))
    }
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
    pub(crate) fn new(value: &str, secure: bool) -> Option<Self> {
        let secure = if secure { "; Secure" } else { "" };
        let text =
            format!("{COOKIE}={value}; Path=/; Max-Age={LIFE}; HttpOnly; SameSite=Lax{secure}");
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

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let text = text.as_bytes();
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    if text.len() != 2 * bytes.len() {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_790_000_000;

    fn person() -> PersonId {
        PersonId::from_bits(0x0123_4567_89ab_cdef)
    }

    #[test]
    fn a_cookie_comes_back_as_its_person() {
        let sessions = Sessions::new(&[7; 32]);
        let value = sessions.seal(person(), NOW);
        let session = |person, stale| Some(Session { person, stale });
        assert_eq!(sessions.open(&value, NOW), session(person(), false));
        assert_eq!(
            sessions.open(&value, NOW + FRESH + 1),
            session(person(), true)
        );
        assert_eq!(sessions.open(&value, NOW + LIFE + 1), None);
    }

    #[test]
    fn a_cookie_with_any_other_byte_is_nobody() {
        let sessions = Sessions::new(&[7; 32]);
        let value = sessions.seal(person(), NOW);
        for at in 0..value.len() {
            for byte in [b'0', b'1', b'a', b'.', b'Z'] {
                let mut changed = value.clone().into_bytes();
                if changed[at] != byte {
                    changed[at] = byte;
                    let changed = String::from_utf8(changed).unwrap();
                    assert_eq!(sessions.open(&changed, NOW), None, "{changed}");
                }
            }
        }
        for cut in 0..value.len() {
            assert_eq!(sessions.open(&value[..cut], NOW), None);
        }
        assert_eq!(Sessions::new(&[8; 32]).open(&value, NOW), None);
    }

    #[test]
    fn it_is_found_among_other_cookies() {
        let sessions = Sessions::new(&[7; 32]);
        let value = sessions.seal(person(), NOW);
        let mut headers = HeaderMap::new();
        let line = format!("theme=dark; adda=forged; {COOKIE}={value}");
        headers.insert(header::COOKIE, line.parse().unwrap());
        assert_eq!(sessions.of(&headers, NOW).unwrap().person, person());
        assert_eq!(sessions.of(&HeaderMap::new(), NOW), None);
    }

    #[test]
    fn it_is_found_beside_a_cookie_with_bytes_that_are_no_text() {
        let sessions = Sessions::new(&[7; 32]);
        let value = sessions.seal(person(), NOW);
        let line = [
            b"seen=\xe0\xa6; ",
            COOKIE.as_bytes(),
            b"=",
            value.as_bytes(),
        ]
        .concat();
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_bytes(&line).unwrap());
        assert_eq!(sessions.of(&headers, NOW).unwrap().person, person());
    }

    #[test]
    fn the_mac_is_the_standard_one() {
        // RFC 2104 pads a short key with zeros to the block, as `new` does.
        let mut mac = Hmac::<Sha256>::new_from_slice(&[7; 32]).unwrap();
        mac.update(b"adda session 1\0");
        mac.update(format!("{}.{NOW}", person()).as_bytes());
        let expected = hex(&mac.finalize().into_bytes());
        assert!(
            Sessions::new(&[7; 32])
                .seal(person(), NOW)
                .ends_with(&expected)
        );
    }
}
