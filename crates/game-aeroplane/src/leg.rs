//! A part of the way that a plane makes in one move.

use std::fmt;

use crate::Progress;

/// How a plane goes. Text forms: `to`, `bounce`, `jump`, `fly`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// By the number rolled, square by square.
    Roll,
    /// By the number rolled, square by square, to the centre and back.
    Bounce,
    /// From one square of its colour to the next.
    Jump,
    /// Across the home column of the seat opposite.
    Fly,
}

impl How {
    /// Every way to go.
    pub const ALL: [Self; 4] = [Self::Roll, Self::Bounce, Self::Jump, Self::Fly];

    const fn word(self) -> &'static str {
        match self {
            Self::Roll => "to",
            Self::Bounce => "bounce",
            Self::Jump => "jump",
            Self::Fly => "fly",
        }
    }

    /// Reads the word.
    pub(crate) fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|how| how.word() == word)
    }
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A part of the way: how, and where it lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leg {
    /// How the plane goes.
    pub how: How,
    /// Where it lands.
    pub to: Progress,
}

impl Leg {
    pub(crate) const fn new(how: How, to: Progress) -> Self {
        Self { how, to }
    }

    /// The squares that a plane touches on this leg, coming from `from`, the last one included: all
    /// of them by a roll, the last one alone by a jump or a flight.
    #[must_use]
    pub fn squares(&self, from: Progress) -> Vec<Progress> {
        let (first, last) = (from.number() + 1, self.to.number());
        let centre = Progress::CENTRE.number();
        let numbers: Vec<i8> = match self.how {
            How::Roll => (first..=last).collect(),
            How::Bounce => (first..=centre).chain((last..centre).rev()).collect(),
            How::Jump | How::Fly => vec![last],
        };
        numbers.into_iter().filter_map(Progress::new).collect()
    }
}
