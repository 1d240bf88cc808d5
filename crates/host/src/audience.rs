//! Who is connected to a match.

use std::collections::BTreeMap;

use table::PersonId;

/// One connection, by a number that the one who runs the host gives out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Conn(pub u64);

/// The connections that follow one match, and the people behind them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Audience {
    conns: Vec<(Conn, PersonId)>,
    names: BTreeMap<PersonId, String>,
}

impl Audience {
    pub(crate) fn join(&mut self, conn: Conn, person: PersonId) {
        self.conns.retain(|(c, _)| *c != conn);
        self.conns.push((conn, person));
    }

    pub(crate) fn leave(&mut self, conn: Conn) -> Option<PersonId> {
        let at = self.conns.iter().position(|(c, _)| *c == conn)?;
        Some(self.conns.remove(at).1)
    }

    pub(crate) fn here(&self, person: PersonId) -> bool {
        self.conns.iter().any(|(_, p)| *p == person)
    }

    pub(crate) fn all(&self) -> &[(Conn, PersonId)] {
        &self.conns
    }

    pub(crate) fn call(&mut self, person: PersonId, name: &str) {
        self.names.insert(person, name.to_owned());
    }

    pub(crate) fn name(&self, person: PersonId) -> Option<&str> {
        self.names.get(&person).map(String::as_str)
    }
}
