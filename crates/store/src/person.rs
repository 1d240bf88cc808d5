//! A person as the store knows one.

use table::PersonId;

/// A person: an id that never changes and a name that can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
}
