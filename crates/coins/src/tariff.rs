//! What wins are worth in an installation.

use game::Level;
use table::Occupant;

/// What wins are worth: settings of the installation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tariff {
    /// Against a computer player, by level, the weakest first.
    pub levels: [u32; 4],
    /// Against a person.
    pub person: u32,
    /// The most that one person earns in a day.
    pub day: u32,
    /// With fewer moves a match that somebody resigned, left or lost on time earns nothing.
    pub moves: u32,
}

impl Default for Tariff {
    fn default() -> Self {
        Self {
            levels: [5, 10, 20, 30],
            person: 10,
            day: 100,
            moves: 10,
        }
    }
}

impl Tariff {
    /// What a win against this one is worth.
    #[must_use]
    pub fn against(&self, who: Occupant) -> u32 {
        match who.bot() {
            Some(level) => self.level(level),
            None => self.person,
        }
    }

    /// What a win against a computer player is worth.
    #[must_use]
    pub fn level(&self, level: Level) -> u32 {
        let place = Level::ALL.iter().position(|other| *other == level);
        place
            .and_then(|place| self.levels.get(place))
            .copied()
            .unwrap_or_default()
    }
}
