//! What a message is given to speak of.

use fluent_bundle::FluentValue;

/// An argument of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A number: said in the language's digits, and it chooses the plural.
    Number(i64),
    /// A name, a square, a code that the message chooses by.
    Text(&'a str),
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<Arg<'a>> for FluentValue<'a> {
    fn from(arg: Arg<'a>) -> Self {
        match arg {
            Arg::Number(number) => FluentValue::from(number),
            Arg::Text(text) => FluentValue::from(text),
        }
    }
}
