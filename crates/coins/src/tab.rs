//! Which wins a leaderboard counts.

use std::fmt;
use std::str::FromStr;

use game::Illegal;
use games::Kind;

/// Which wins a leaderboard counts. Text forms: `friendlies`, or the name of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tab {
    /// Those in friendlies of every game.
    Friendlies,
    /// Those of one game.
    Game(Kind),
}

impl Tab {
    /// Every tab, that of all games first.
    pub fn all() -> impl Iterator<Item = Self> {
        let games = Kind::ALL.iter().copied().map(Self::Game);
        std::iter::once(Self::Friendlies).chain(games)
    }

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Friendlies => "friendlies",
            Self::Game(kind) => kind.name(),
        }
    }
}

impl fmt::Display for Tab {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Tab {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text {
            "friendlies" => Ok(Self::Friendlies),
            game => game.parse().map(Self::Game),
        }
    }
}
