//! Who reads a page: in which language and colours, and under which address.

use std::convert::Infallible;
use std::str::FromStr;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use words::Lang;

use super::app::App;
use super::origin::{is_secure, own};
use super::session::cookies;

/// What a page depends on beside its address: `Vary` of every page.
pub(crate) const VARY: &str = "accept-language, cookie";

/// The cookies and the parameter that hold the choices. The client reads the cookies too.
const LANG: &str = "lang";
const THEME: &str = "theme";
const SAFE: &str = "safe";
const LARGE: &str = "large";
const ON: &str = "on";
/// A year, in seconds.
const LIFE: u32 = 365 * 24 * 60 * 60;

/// Colours that a person has set in place of those of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    Light,
    Dark,
}

impl Theme {
    /// The value of `data-theme`.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl FromStr for Theme {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let all = [Self::Light, Self::Dark];
        all.into_iter().find(|theme| theme.code() == text).ok_or(())
    }
}

/// Who reads a page. What cannot be read of the choices was not chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reader {
    /// The language asked for by `?lang=`, else that of the cookie, else the best that the browser
    /// takes.
    pub(crate) lang: Lang,
    /// Set where it is not the device's.
    pub(crate) theme: Option<Theme>,
    /// Whether colours are to be those that everybody can tell apart.
    pub(crate) safe: bool,
    /// Whether what is written is to be larger.
    pub(crate) large: bool,
    /// Scheme, host and port of the house.
    pub(crate) origin: String,
    /// The path of the page.
    pub(crate) path: String,
    /// The language asked for by `?lang=`.
    pub(crate) asked: Option<Lang>,
    secure: bool,
}

impl Reader {
    /// Keeps the language that was asked for, if one was.
    pub(crate) fn cookie(&self) -> Option<HeaderValue> {
        let lang = self.asked?;
        let secure = if self.secure { "; Secure" } else { "" };
        let text = format!("{LANG}={lang}; Path=/; Max-Age={LIFE}; SameSite=Lax{secure}");
        HeaderValue::try_from(text).ok()
    }
}

impl FromRequestParts<App> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let headers = &parts.headers;
        let asked = parameter(parts.uri.query().unwrap_or_default(), LANG);
        Ok(Self {
            lang: asked.unwrap_or_else(|| lang(headers)),
            theme: cookie(headers, THEME),
            safe: is_on(headers, SAFE),
            large: is_on(headers, LARGE),
            origin: own(headers, &app.config),
            path: parts.uri.path().to_owned(),
            asked,
            secure: is_secure(headers, &app.config),
        })
    }
}

fn is_on(headers: &HeaderMap, name: &str) -> bool {
    cookie::<String>(headers, name).as_deref() == Some(ON)
}

/// The language that was chosen before, else the best that the browser takes.
pub(crate) fn lang(headers: &HeaderMap) -> Lang {
    cookie(headers, LANG).unwrap_or_else(|| liked(headers))
}

/// The best language of those the browser takes.
fn liked(headers: &HeaderMap) -> Lang {
    let list = headers.get(header::ACCEPT_LANGUAGE);
    let list = list.and_then(|value| value.to_str().ok());
    Lang::from_list(list.unwrap_or_default())
}

/// A parameter of the address: the first value of this name that can be read.
pub(crate) fn parameter<T: FromStr>(query: &str, name: &str) -> Option<T> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find_map(|(other, value)| value.parse().ok().filter(|_| other == name))
}

/// A cookie: the first value of this name that can be read.
fn cookie<T: FromStr>(headers: &HeaderMap, name: &str) -> Option<T> {
    cookies(headers, name).find_map(|value| value.parse().ok())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Somebody without any choice, at the front page of a house.
    pub(crate) fn somebody() -> Reader {
        Reader {
            lang: Lang::En,
            theme: None,
            safe: false,
            large: false,
            origin: "https://play.example.org".into(),
            path: "/".into(),
            asked: None,
            secure: false,
        }
    }

    #[test]
    fn what_cannot_be_read_was_not_chosen() {
        let lang = |query| parameter::<Lang>(query, LANG);
        assert_eq!(lang("lang=bn"), Some(Lang::Bn));
        assert_eq!(lang("a=b&lang=te&lang=bn"), Some(Lang::Te));
        for query in [
            "", "lang", "lang=", "lang=fr", "lang=BN", "slang=bn", "lang=bn;",
        ] {
            assert_eq!(lang(query), None, "{query}");
        }
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, "adda=x; theme=dark".parse().unwrap());
        headers.append(header::COOKIE, "lang=xx; lang=te".parse().unwrap());
        assert_eq!(cookie::<Theme>(&headers, THEME), Some(Theme::Dark));
        assert_eq!(cookie::<Lang>(&headers, LANG), Some(Lang::Te));
        assert_eq!("auto".parse::<Theme>(), Err(()));
    }

    #[test]
    fn a_choice_is_kept_for_a_year_and_scripts_can_read_it() {
        let mut reader = somebody();
        assert_eq!(reader.cookie(), None);
        reader.asked = Some(Lang::Bn);
        let cookie = "lang=bn; Path=/; Max-Age=31536000; SameSite=Lax";
        assert_eq!(reader.cookie().unwrap(), cookie);
        reader.secure = true;
        assert_eq!(reader.cookie().unwrap(), &*format!("{cookie}; Secure"));
    }
}
