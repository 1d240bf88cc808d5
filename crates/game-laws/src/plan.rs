//! How much random play a game is put through.

/// Which matches are played to check the laws: `matches` of each set-up, seeded `seed`, `seed` + 1,
/// ...
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub(crate) setups: Vec<String>,
    pub(crate) matches: u64,
    pub(crate) seed: u64,
    pub(crate) events: usize,
}

impl Plan {
    /// A plan over these set-ups, in their text form: 20 matches each, from seed 1, each over
    /// within 10,000 events.
    #[must_use]
    pub fn new(setups: &[&str]) -> Self {
        Self {
            setups: setups.iter().map(|setup| (*setup).to_owned()).collect(),
            matches: 20,
            seed: 1,
            events: 10_000,
        }
    }

    /// How many matches of each set-up.
    #[must_use]
    pub fn matches(self, matches: u64) -> Self {
        Self { matches, ..self }
    }

    /// The seed of the first match of each set-up.
    #[must_use]
    pub fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The bound within which every match has to end, in events.
    #[must_use]
    pub fn events(self, events: usize) -> Self {
        Self { events, ..self }
    }
}
