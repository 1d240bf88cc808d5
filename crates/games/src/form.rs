//! The text form of a value of some game, unread.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// The text form of an action, a chance or a notice of some game, before its rules read it or
/// after they wrote it. Holds no control characters and at most [`Form::MAX`] bytes. `Debug` does
/// not print it, as it may be a secret: a sealed choice, a deal.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Form(Box<str>);

impl Form {
    /// The longest text form, in bytes: a whole deal of cards fits well.
    pub const MAX: usize = 1024;

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What `value` is written as.
    pub fn of(value: &impl fmt::Display) -> Self {
        Self(value.to_string().into())
    }
}

impl fmt::Debug for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Form(..)")
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Form {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        if text.len() > Self::MAX {
            return Err(Illegal::new("too-long").with("max", Self::MAX));
        }
        if text.chars().any(char::is_control) {
            return Err(Illegal::new("bad-text"));
        }
        Ok(Self(text.into()))
    }
}
