//! Text forms: the only stored and sent forms of game values.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::Illegal;

/// A value with one text form: `Display` writes it, `FromStr` reads it, and reading what was
/// written gives an equal value. A text form never holds a line break.
///
/// Implemented for every type that can do this; there is nothing to implement by hand.
pub trait Text: Display + FromStr<Err = Illegal> + Eq + Clone + Debug {}

impl<T: Display + FromStr<Err = Illegal> + Eq + Clone + Debug> Text for T {}

/// Reads the text form of a `Setup`: `key=value` pairs, separated by single spaces.
///
/// # Examples
/// ```
/// let pairs = game::Pairs::parse("quiet=none blocked=c3,c5", &["quiet", "blocked"]).unwrap();
/// assert_eq!(pairs.get("quiet"), Some("none"));
/// assert_eq!(pairs.get("blocked"), Some("c3,c5"));
/// assert_eq!(game::Pairs::parse("colour=red", &["quiet"]).unwrap_err().code(), "unknown-option");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Pairs<'a> {
    /// Splits `text` into its pairs; the empty text has none.
    ///
    /// # Errors
    /// `bad-option` for a word without `=`, `unknown-option` for a key outside `known`,
    /// `option-twice` for a key that comes again.
    pub fn parse(text: &'a str, known: &[&str]) -> Result<Self, Illegal> {
        let mut pairs: Vec<(&str, &str)> = Vec::new();
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let (key, value) = word
                .split_once('=')
                .ok_or_else(|| Illegal::new("bad-option").with("option", word))?;
            if !known.contains(&key) {
                return Err(Illegal::new("unknown-option").with("option", key));
            }
            if pairs.iter().any(|(k, _)| *k == key) {
                return Err(Illegal::new("option-twice").with("option", key));
            }
            pairs.push((key, value));
        }
        Ok(Self(pairs))
    }

    /// The value of `key`, if it was given.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&'a str> {
        self.0
            .iter()
            .find(|(k, _)| *k == key)
            .map(|(_, value)| *value)
    }
}
