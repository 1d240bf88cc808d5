//! A move, or a pass.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::Square;

/// What a seat does. Text forms: `g2` (clone), `g1e3` (jump), `0000` (pass).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A new piece on this square; which neighbour it came from never matters.
    Clone(Square),
    /// The piece on the first square moves to the second.
    Jump(Square, Square),
    /// Nothing can move. Played by the table, never chosen.
    Pass,
}

impl Action {
    /// The square it lands on.
    #[must_use]
    pub const fn to(self) -> Option<Square> {
        match self {
            Self::Clone(to) | Self::Jump(_, to) => Some(to),
            Self::Pass => None,
        }
    }

    /// Reads a move as UAI engines write it: also the long form of a clone, `g1g2`.
    ///
    /// # Errors
    /// `bad-action` when it is neither.
    pub fn from_uai(text: &str) -> Result<Self, Illegal> {
        Ok(match text.parse()? {
            Self::Jump(from, to) if from.distance(to) == 1 => Self::Clone(to),
            action => action,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clone(to) => write!(f, "{to}"),
            Self::Jump(from, to) => write!(f, "{from}{to}"),
            Self::Pass => f.write_str("0000"),
        }
    }
}

impl FromStr for Action {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = |_| Illegal::new("bad-action").with("action", text);
        if text == "0000" {
            return Ok(Self::Pass);
        }
        match text.split_at_checked(2) {
            Some((to, "")) => to.parse().map(Self::Clone).map_err(bad),
            Some((from, to)) => Ok(Self::Jump(
                from.parse().map_err(bad)?,
                to.parse().map_err(bad)?,
            )),
            None => Err(Illegal::new("bad-action").with("action", text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_back() {
        for text in ["g2", "g1e3", "0000", "a1a1"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "", "g", "g9", "g1e", "g1e8", "g1e3x", "00000", "0", "ég", "g2 ",
        ] {
            assert_eq!(text.parse::<Action>().unwrap_err().code(), "bad-action");
        }
    }

    #[test]
    fn only_uai_reads_the_long_form_of_a_clone() {
        let uai = |text| Action::from_uai(text).unwrap().to_string();
        assert_eq!(uai("g1g2"), "g2");
        assert_eq!(uai("g1f2"), "f2");
        assert_eq!(uai("g1e3"), "g1e3");
        assert_eq!(uai("g2"), "g2");
        assert_eq!(uai("0000"), "0000");
        assert_eq!("g1g2".parse::<Action>().unwrap().to_string(), "g1g2");
    }
}
