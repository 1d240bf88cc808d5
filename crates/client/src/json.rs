//! JSON as the house writes it, read small.
//!
//! Serde's readers, one for every type, are a twelfth of what a phone loads before it shows
//! anything. This reader keeps the values by name; [`wire`](crate::wire) takes from them what it
//! knows. Tests hold both to the same answers.

use std::str::FromStr;

/// A JSON value. The protocol has whole numbers only; others may stand in fields of a newer house.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Json {
    Null,
    Bool(bool),
    /// As it is written.
    Number(String),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// Lists and objects within each other, so deep at most: as with serde.
const DEPTH: usize = 127;

impl Json {
    /// Reads a text; `None` if it is not one JSON value.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(DEPTH)?;
        reader.space();
        (reader.at == text.len()).then_some(value)
    }

    /// The value of a field; `None` where there is none, or null.
    pub(crate) fn get(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Object(fields) => {
                let found = fields.iter().rfind(|(other, _)| other == name);
                found.map(|(_, value)| value).filter(|v| **v != Self::Null)
            }
            _ => None,
        }
    }

    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(crate) fn number<T: FromStr>(&self) -> Option<T> {
        match self {
            Self::Number(number) if number != "-0" => number.parse().ok(),
            _ => None,
        }
    }

    pub(crate) const fn bool(&self) -> Option<bool> {
        match self {
            Self::Bool(value) => Some(*value),
            _ => None,
        }
    }

    pub(crate) fn list(&self) -> Option<&[Self]> {
        match self {
            Self::List(list) => Some(list),
            _ => None,
        }
    }

    pub(crate) fn fields(&self) -> Option<&[(String, Self)]> {
        match self {
            Self::Object(fields) => Some(fields),
            _ => None,
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn space(&mut self) {
        let rest = self.rest();
        let spaces = rest.len() - rest.trim_start_matches([' ', '\t', '\n', '\r']).len();
        self.at += spaces;
    }

    /// Takes this word if it comes next.
    fn takes(&mut self, word: &str) -> bool {
        let next = self.rest().starts_with(word);
        if next {
            self.at += word.len();
        }
        next
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        let deeper = depth.checked_sub(1)?;
        self.space();
        Some(match self.rest().bytes().next()? {
            b'{' => Json::Object(self.items("{", "}", |reader| {
                reader.space();
                let name = reader.string()?;
                reader.space();
                reader.takes(":").then_some(())?;
                Some((name, reader.value(deeper)?))
            })?),
            b'[' => Json::List(self.items("[", "]", |reader| reader.value(deeper))?),
            b'"' => Json::Text(self.string()?),
            b't' => self.takes("true").then_some(Json::Bool(true))?,
            b'f' => self.takes("false").then_some(Json::Bool(false))?,
            b'n' => self.takes("null").then_some(Json::Null)?,
            _ => Json::Number(self.number()?),
        })
    }

    /// What stands between two brackets, separated by commas.
    fn items<T>(
        &mut self,
        open: &str,
        close: &str,
        mut item: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut items = Vec::new();
        self.takes(open).then_some(())?;
        self.space();
        if self.takes(close) {
            return Some(items);
        }
        loop {
            items.push(item(self)?);
            self.space();
            if self.takes(close) {
                return Some(items);
            }
            self.takes(",").then_some(())?;
        }
    }

    /// A whole number: no plus sign, no leading zero, nothing after the point.
    /// A number as it is written: whole, with a fraction, with an exponent.
    fn number(&mut self) -> Option<String> {
        let start = self.at;
        self.takes("-");
        if !self.takes("0") {
            self.digits()?;
        }
        if self.takes(".") {
            self.digits()?;
        }
        if self.takes("e") || self.takes("E") {
            let _ = self.takes("+") || self.takes("-");
            self.digits()?;
        }
        Some(self.text[start..self.at].to_owned())
    }

    /// One digit or more.
    fn digits(&mut self) -> Option<()> {
        let count = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        self.at += count;
        (count > 0).then_some(())
    }

    fn string(&mut self) -> Option<String> {
        self.takes("\"").then_some(())?;
        let mut text = String::new();
        loop {
            let rest = self.rest();
            let plain = rest.find(|c| matches!(c, '"' | '\\' | '\0'..='\x1f'))?;
            text.push_str(&rest[..plain]);
            self.at += plain;
            if self.takes("\"") {
                return Some(text);
            }
            text.push(self.escape()?);
        }
    }

    fn escape(&mut self) -> Option<char> {
        self.takes("\\").then_some(())?;
        let letter = self.rest().chars().next()?;
        self.at += letter.len_utf8();
        Some(match letter {
            '"' | '\\' | '/' => letter,
            'b' => '\x08',
            'f' => '\x0c',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => {
                let first = self.unit()?;
                let second = match first {
                    0xd800..0xdc00 if self.takes("\\u") => Some(self.unit()?),
                    _ => None,
                };
                let units = std::iter::once(first).chain(second);
                let mut chars = char::decode_utf16(units);
                let read = chars.next()?.ok()?;
                chars.next().is_none().then_some(read)?
            }
            _ => return None,
        })
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Option<u16> {
        let digits = self.rest().get(..4)?;
        if !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            return None;
        }
        self.at += 4;
        u16::from_str_radix(digits, 16).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;

    /// What serde_json makes of a text, in the same form.
    fn by_serde(text: &str) -> Option<Json> {
        fn of(value: serde_json::Value) -> Option<Json> {
            use serde_json::Value;
            Some(match value {
                Value::Null => Json::Null,
                Value::Bool(value) => Json::Bool(value),
                Value::Number(number) if number.is_f64() => Json::Number("float".into()),
                Value::Number(number) => Json::Number(number.to_string()),
                Value::String(text) => Json::Text(text),
                Value::Array(list) => Json::List(list.into_iter().map(of).collect::<Option<_>>()?),
                Value::Object(fields) => Json::Object(
                    fields
                        .into_iter()
                        .map(|(name, value)| Some((name, of(value)?)))
                        .collect::<Option<_>>()?,
                ),
            })
        }
        of(serde_json::from_str(text).ok()?)
    }

    const TEXTS: [&str; 33] = [
        "null",
        " { \"a\" : [ 1 , -2 , true , false , null , { } , [ ] ] } ",
        r#"{"a":"q\"\\\/\b\f\n\r\té😀é"}"#,
        r#""\ud83d""#,
        r#""\ud83dx""#,
        r#""\ude00""#,
        r#""\ud83dA""#,
        r#""\u00g0""#,
        r#""\u+123""#,
        r#""\x""#,
        "\"a\nb\"",
        "\"open",
        "01",
        "+1",
        "-",
        "--1",
        "9223372036854775807",
        "18446744073709551615",
        "18446744073709551616",
        "-0",
        "1.50",
        "-2.5E+3",
        "1.",
        ".5",
        "1e",
        "[1,]",
        "[,1]",
        "{\"a\":1,}",
        "{\"a\"}",
        "{a:1}",
        "tru",
        "1 2",
        "",
    ];

    /// The same with numbers that are not whole, or are out of range, by a name: serde keeps no
    /// text of them.
    fn floats(json: Json) -> Json {
        match json {
            Json::Number(n)
                if n == "-0" || (n.parse::<i64>().is_err() && n.parse::<u64>().is_err()) =>
            {
                Json::Number("float".into())
            }
            Json::List(list) => Json::List(list.into_iter().map(floats).collect()),
            Json::Object(fields) => Json::Object(
                fields
                    .into_iter()
                    .map(|(name, value)| (name, floats(value)))
                    .collect(),
            ),
            other => other,
        }
    }

    #[test]
    fn the_same_is_read_as_by_serde() {
        for text in TEXTS {
            assert_eq!(Json::read(text).map(floats), by_serde(text), "{text}");
        }
    }

    #[test]
    fn any_change_of_a_text_is_read_as_by_serde() {
        let mut rng = Rng::new(5);
        for _ in 0..20_000 {
            let mut text: Vec<char> = TEXTS[1 + rng.below(2)].chars().collect();
            for _ in 0..1 + rng.below(3) {
                let at = rng.below(text.len());
                match rng.below(3) {
                    0 => drop(text.remove(at)),
                    1 => text.insert(at, text[rng.below(text.len())]),
                    _ => text[at] = text[rng.below(text.len())],
                }
            }
            let text: String = text.into_iter().collect();
            let (ours, theirs) = (Json::read(&text).map(floats), by_serde(&text));
            assert_eq!(ours, theirs, "{text}");
        }
    }

    #[test]
    fn too_deep_is_refused() {
        let deep = |n: usize| format!("{}{}", "[".repeat(n), "]".repeat(n));
        assert!(Json::read(&deep(DEPTH)).is_some());
        assert!(Json::read(&deep(DEPTH + 1)).is_none());
        assert!(Json::read(&deep(100_000)).is_none());
    }
}
