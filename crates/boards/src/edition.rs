//! The numbers on Stratego pieces.

use std::fmt;
use std::str::FromStr;

use game::Illegal;
use game_stratego::Rank;

/// How pieces are numbered: what each viewer is used to, and nothing of the match. Text forms:
/// `original`, `later`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// From the marshal, 1, down to the scout, 9.
    #[default]
    Original,
    /// From the marshal, 10, down to the scout, 2.
    Later,
}

impl Edition {
    /// What is written on a piece.
    #[must_use]
    pub const fn number(self, rank: Rank) -> &'static str {
        const LATER: [&str; 12] = ["B", "S", "2", "3", "4", "5", "6", "7", "8", "9", "10", "F"];
        const ORIGINAL: [&str; 12] = ["B", "S", "9", "8", "7", "6", "5", "4", "3", "2", "1", "F"];
        match self {
            Self::Original => ORIGINAL[rank as usize],
            Self::Later => LATER[rank as usize],
        }
    }

    /// The rank with this number.
    #[must_use]
    pub fn rank(self, number: &str) -> Option<Rank> {
        let mut all = Rank::ALL.into_iter();
        all.find(|rank| self.number(*rank) == number)
    }

    /// The edition that this one is not.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Original => Self::Later,
            Self::Later => Self::Original,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Original => "original",
            Self::Later => "later",
        })
    }
}

impl FromStr for Edition {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text {
            "original" => Ok(Self::Original),
            "later" => Ok(Self::Later),
            _ => Err(Illegal::new("bad-choice").with("choice", text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_marshal_is_1_or_10_and_the_numbers_run_the_other_way() {
        for (edition, marshal, scout) in
            [(Edition::Original, "1", "9"), (Edition::Later, "10", "2")]
        {
            assert_eq!(edition.number(Rank::Marshal), marshal);
            assert_eq!(edition.number(Rank::Scout), scout);
            assert_eq!(edition.number(Rank::Spy), "S");
            assert_eq!(edition.number(Rank::Bomb), "B");
            assert_eq!(edition.number(Rank::Flag), "F");
            assert_eq!(edition.to_string().parse(), Ok(edition));
            assert_ne!(edition.other(), edition);
            let back = |rank: &Rank| edition.rank(edition.number(*rank)) == Some(*rank);
            assert!(Rank::ALL.iter().all(back));
        }
        let sum = |rank| {
            let number = |edition: Edition| edition.number(rank).parse::<u8>().unwrap();
            number(Edition::Original) + number(Edition::Later)
        };
        assert!(Rank::ALL[2..11].iter().all(|rank| sum(*rank) == 11));
        assert!("".parse::<Edition>().is_err());
    }
}
