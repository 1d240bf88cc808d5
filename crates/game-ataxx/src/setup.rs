//! The options of a match.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Pairs};

use crate::{Quiet, Square, Squares};

/// The options. Text form: `quiet=none blocked=c3,c5`, each left out when it is the default.
///
/// (house) Corners cannot be blocked, and a set-up in which the match is over at once is refused
/// by [`Game::start`](game::Game::start).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    quiet: Quiet,
    blocked: Squares,
}

impl Setup {
    /// These options.
    ///
    /// # Errors
    /// `blocked-corner` when `blocked` holds one.
    pub fn new(quiet: Quiet, blocked: Squares) -> Result<Self, Illegal> {
        match (blocked & Squares::CORNERS).next() {
            Some(corner) => Err(corner_refused(corner)),
            None => Ok(Self { quiet, blocked }),
        }
    }

    /// How many plies without a clone are a draw.
    #[must_use]
    pub const fn quiet(&self) -> Quiet {
        self.quiet
    }

    /// The squares nobody may enter.
    #[must_use]
    pub const fn blocked(&self) -> Squares {
        self.blocked
    }
}

fn corner_refused(corner: Square) -> Illegal {
    Illegal::new("blocked-corner").with("square", corner)
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quiet = self.quiet != Quiet::default();
        if quiet {
            write!(f, "quiet={}", self.quiet)?;
        }
        if !self.blocked.is_empty() {
            write!(
                f,
                "{}blocked={}",
                if quiet { " " } else { "" },
                self.blocked
            )?;
        }
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let pairs = Pairs::parse(text, &["quiet", "blocked"])?;
        Self::new(
            pairs
                .get("quiet")
                .map_or(Ok(Quiet::default()), str::parse)?,
            pairs.get("blocked").map_or(Ok(Squares::NONE), str::parse)?,
        )
    }
}
