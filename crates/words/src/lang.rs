//! The languages of the house.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// A language of the house. Text form: its BCP 47 code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English, in which every message exists.
    #[default]
    En,
    /// Bengali.
    Bn,
    /// Telugu.
    Te,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::En, Self::Bn, Self::Te];

    /// The BCP 47 code, for `lang` attributes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Bn => "bn",
            Self::Te => "te",
        }
    }

    /// What the language calls itself.
    #[must_use]
    pub const fn endonym(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Bn => "বাংলা",
            Self::Te => "తెలుగు",
        }
    }

    /// The language a person likes best of those the house has, else English.
    ///
    /// `list` is what browsers send as `Accept-Language` or hold in `navigator.languages` (joined
    /// by commas): tags with an optional weight `;q=`. Of equal weights the first one counts;
    /// regions and scripts do not. Whatever is not of this form is passed over.
    #[must_use]
    pub fn from_list(list: &str) -> Self {
        let mut best = (0, Self::default());
        for item in list.split(',') {
            let (tag, weight) = item.split_once(';').unwrap_or((item, ""));
            let primary = tag.trim().split(['-', '_']).next().unwrap_or_default();
            let known = Self::ALL
                .into_iter()
                .find(|lang| lang.code().eq_ignore_ascii_case(primary));
            if let (Some(lang), Some(weight)) = (known, thousandths(weight))
                && weight > best.0
            {
                best = (weight, lang);
            }
        }
        best.1
    }

    /// The plural category of a whole number (CLDR: English and Telugu have one thing for 1,
    /// Bengali for 0 and 1).
    #[must_use]
    pub const fn plural(self, number: i64) -> &'static str {
        match (self, number) {
            (_, -1 | 1) | (Self::Bn, 0) => "one",
            _ => "other",
        }
    }

    /// A number in the digits people of this language read: Bengali has its own, Telugu is
    /// written with the European ones today (as CLDR has it).
    #[must_use]
    pub fn digits(self, number: &str) -> Cow<'_, str> {
        match self {
            Self::Bn => Cow::Owned(number.chars().map(bengali).collect()),
            Self::En | Self::Te => Cow::Borrowed(number),
        }
    }
}

/// The weight `q=0.8` in thousandths; 1000 where there is none.
fn thousandths(weight: &str) -> Option<u32> {
    let weight = weight.trim();
    if weight.is_empty() {
        return Some(1000);
    }
    // RFC 9110: one digit, and up to three after the point.
    let number = weight.strip_prefix("q=")?;
    let (whole, rest) = number.split_once('.').unwrap_or((number, ""));
    if rest.len() > 3 || !rest.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let thousandths: u32 = format!("{rest:0<3}").parse().ok()?;
    match (whole, thousandths) {
        ("0", _) => Some(thousandths),
        ("1", 0) => Some(1000),
        _ => None,
    }
}

fn bengali(c: char) -> char {
    match c.to_digit(10) {
        Some(digit) => char::from_u32(0x09e6 + digit).unwrap_or(c),
        None => c,
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| Illegal::new("bad-language").with("language", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_known_language_of_a_list() {
        let check = |list, expect| assert_eq!(Lang::from_list(list), expect, "{list}");
        check("", Lang::En);
        check("bn", Lang::Bn);
        check("bn-IN,en;q=0.5", Lang::Bn);
        check("te_IN", Lang::Te);
        check("TE", Lang::Te);
        check("en;q=0.5, bn;q=0.9", Lang::Bn);
        check("fr, de;q=0.9, te;q=0.1", Lang::Te);
        check("bn, te", Lang::Bn);
        check("bn;q=0, te;q=0.001", Lang::Te);
        check("bn;q=7, te;q=x, ;;;, ,,*", Lang::En);
        check("bnx, tea", Lang::En);
    }

    #[test]
    fn digits_are_those_people_read() {
        assert_eq!(Lang::En.digits("4:59"), "4:59");
        assert_eq!(Lang::Bn.digits("4:59"), "৪:৫৯");
        assert_eq!(Lang::Te.digits("4:59"), "4:59");
        assert_eq!(Lang::Bn.digits("-10"), "-১০");
    }

    #[test]
    fn codes_are_read_back() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
            assert!(!lang.endonym().is_empty());
        }
        assert_eq!("fr".parse::<Lang>().unwrap_err().code(), "bad-language");
    }
}
