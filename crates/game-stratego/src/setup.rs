//! The options of a match.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Pairs};

use crate::options::{Choice, Pieces};
use crate::{First, Quiet, Repetition, Stuck};

/// The options. Text form: `first=lot barrage=on stuck=draw-if-both quiet=none repetition=none`,
/// each left out when it is the default (`red`, `off`, `loses`, `200`, `isf`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Who moves first.
    pub first: First,
    /// Eight pieces a side, on any squares of the own four rows.
    pub barrage: bool,
    /// What happens when no piece that could move is left.
    pub stuck: Stuck,
    /// (house) How many plies without an attack are a draw.
    pub quiet: Quiet,
    /// (house) Whether moves that repeat are illegal.
    pub repetition: Repetition,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pieces = if self.barrage {
            Pieces::Barrage
        } else {
            Pieces::All
        };
        let words = [
            self.first.written(),
            pieces.written(),
            self.stuck.written(),
            self.quiet.written(),
            self.repetition.written(),
        ];
        let words: Vec<String> = words.into_iter().flatten().collect();
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Setup {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let known = [
            First::KEY,
            Pieces::KEY,
            Stuck::KEY,
            Quiet::KEY,
            Repetition::KEY,
        ];
        let pairs = Pairs::parse(text, &known)?;
        Ok(Self {
            first: First::read(&pairs)?,
            barrage: Pieces::read(&pairs)? == Pieces::Barrage,
            stuck: Stuck::read(&pairs)?,
            quiet: Quiet::read(&pairs)?,
            repetition: Repetition::read(&pairs)?,
        })
    }
}
