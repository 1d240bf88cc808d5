//! The first words on a socket.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The version of this protocol.
pub const VERSION: u32 = 1;

/// What a client is. A client too old for the house is told to `reload`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// [`VERSION`] of the client.
    pub v: u32,
    /// The rules numbers it knows, by game.
    pub rules: BTreeMap<String, u16>,
    /// Which build it is, for the logs.
    #[serde(default)]
    pub build: String,
}

impl Hello {
    /// What this build would say.
    #[must_use]
    pub fn of_this_build(build: &str) -> Self {
        // Put in one by one: to collect a map sorts, whose code is more than all else here.
        let mut rules = BTreeMap::new();
        for kind in games::Kind::ALL {
            rules.insert(kind.name().to_owned(), kind.rules());
        }
        Self {
            v: VERSION,
            rules,
            build: build.to_owned(),
        }
    }

    /// Whether a client that says this can play in a house of this build: the same protocol, and
    /// the present rules of every game it knows.
    #[must_use]
    pub fn fits(&self) -> bool {
        self.v == VERSION
            && games::Kind::ALL.iter().all(|kind| {
                self.rules
                    .get(kind.name())
                    .is_none_or(|rules| *rules == kind.rules())
            })
    }
}

/// What the house answers to a client that fits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// [`VERSION`] of the house.
    pub v: u32,
    /// Which build it is.
    pub build: String,
    /// The house's time, in milliseconds since the Unix epoch.
    pub now: i64,
    /// Who the client is: a person id.
    pub me: String,
    /// What that person is called.
    pub name: String,
}
