//! What a task that fails says: one text for a person, made from whatever went wrong.

use std::fmt;

/// Why a task failed.
#[derive(Debug)]
pub(crate) struct Fault(String);

impl Fault {
    /// A fault with this text.
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Turns another error into a fault that says what was being done.
    pub(crate) fn of<E: fmt::Display>(doing: impl fmt::Display) -> impl FnOnce(E) -> Self {
        move |error| Self(format!("{doing}: {error}"))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}
