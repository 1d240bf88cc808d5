//! Why something is not allowed: a code and its arguments, never a sentence.

use std::fmt;

/// A refusal by the rules. Sentences are made of it in the user's language, by `words`.
///
/// # Examples
/// ```
/// let e = game::Illegal::new("occupied").with("square", "g2");
/// assert_eq!(e.code(), "occupied");
/// assert_eq!(e.to_string(), "occupied square=g2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    code: &'static str,
    args: Vec<(&'static str, String)>,
}

/// The longest argument that is kept, in characters: arguments may come from outside.
const ARG_MAX: usize = 64;

impl Illegal {
    /// A refusal with a stable `code`: lower-case words joined by `-`.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self {
            code,
            args: Vec::new(),
        }
    }

    /// Adds an argument, cut to 64 characters.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        let value: String = value
            .to_string()
            .chars()
            .filter(|c| !c.is_control())
            .take(ARG_MAX)
            .collect();
        self.args.push((name, value));
        self
    }

    /// The stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The arguments by name, in the order they were added.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, String)] {
        &self.args
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        self.args
            .iter()
            .try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl std::error::Error for Illegal {}
