//! How good an action was.

use serde::{Deserialize, Serialize};

/// How good an action was, by how much of the chance of winning it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// The best one, or as good as that.
    Best,
    /// Not quite.
    Fine,
    /// An inaccuracy.
    Slip,
    /// A mistake.
    Mistake,
    /// A grave one.
    Blunder,
}

impl Grade {
    /// From so many per mille on, the best grade first. The last three are those of lichess for chess (scalachess, `Advice`: 0.1, 0.2
    /// and 0.3 on a scale from -1 to 1 are 5, 10 and 15 % of the chance).
    const FROM: [(u16, Self); 4] = [
        (150, Self::Blunder),
        (100, Self::Mistake),
        (50, Self::Slip),
        (10, Self::Fine),
    ];

    /// By what was lost, in per mille.
    #[must_use]
    pub fn of(lost: u16) -> Self {
        let grade = Self::FROM.iter().find(|(from, _)| lost >= *from);
        grade.map_or(Self::Best, |(_, grade)| *grade)
    }

    /// Whether it is worth talking about.
    #[must_use]
    pub fn is_bad(self) -> bool {
        self >= Self::Slip
    }

    /// Its stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Fine => "fine",
            Self::Slip => "slip",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_lost_is_never_a_better_grade() {
        for lost in 1..=1_000 {
            assert!(Grade::of(lost - 1) <= Grade::of(lost));
        }
        assert_eq!(
            (Grade::of(0), Grade::of(1_000)),
            (Grade::Best, Grade::Blunder)
        );
    }
}
