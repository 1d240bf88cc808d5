//! How a defender answers.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::{Attack, Cards, Rank};

/// Bits that hold one answer.
const WIDTH: usize = 4;

/// The answers to an attack, "one per attack card in ascending order, `-` is a sacrifice". Text form:
/// `5,-,9`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Answers {
    /// Four bits an answer, the first lowest; 0 is a sacrifice.
    given: u64,
    len: u8,
}

impl Answers {
    /// The most answers there can be: an attack has 15 cards at most.
    pub const MOST: usize = Cards::MOST as usize;

    /// How many cards of the attack they are for.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Whether they are for no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// What was put on each card of the attack, `None` for a sacrifice.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Option<Rank>> + Clone {
        let answer = move |i: u8| (self.given >> (usize::from(i) * WIDTH)) as u8 & Cards::MOST;
        (0..self.len).map(move |i| Rank::new(answer(i)))
    }

    /// The cards that were put on others.
    #[must_use]
    pub fn cards(self) -> Cards {
        self.iter().flatten().collect()
    }

    /// How many cards are given up.
    #[must_use]
    pub fn sacrifices(self) -> u8 {
        self.iter().filter(Option::is_none).count() as u8
    }

    /// Whether they answer `attack`: "each card of the attack separately with a card of equal or higher
    /// rank".
    ///
    /// # Errors
    /// `answer-count` when they are not as many; `too-low` with the first card that is not answered so.
    pub fn check(self, attack: Attack) -> Result<(), Illegal> {
        if self.len != attack.len() {
            return Err(Illegal::new("answer-count")
                .with("count", self.len)
                .with("due", attack.len()));
        }
        let mut pairs = attack.iter().zip(self.iter());
        let low = pairs.find_map(|(card, answer)| Some((card, answer.filter(|a| *a < card)?)));
        match low {
            None => Ok(()),
            Some((card, answer)) => Err(Illegal::new("too-low")
                .with("card", answer)
                .with("attack", card)),
        }
    }
}

impl FromIterator<Option<Rank>> for Answers {
    /// The first 15 at most.
    fn from_iter<I: IntoIterator<Item = Option<Rank>>>(answers: I) -> Self {
        let mut all = Self::default();
        for answer in answers.into_iter().take(Self::MOST) {
            let number = answer.map_or(0, Rank::number);
            all.given |= u64::from(number) << (usize::from(all.len) * WIDTH);
            all.len += 1;
        }
        all
    }
}

impl fmt::Display for Answers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, answer) in self.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            match answer {
                Some(rank) => write!(f, "{comma}{rank}")?,
                None => write!(f, "{comma}-")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Answers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Answers({self})")
    }
}

impl FromStr for Answers {
    type Err = Illegal;

    /// # Errors
    /// `bad-rank`, `bad-answers`.
    fn from_str(text: &str) -> Result<Self, Illegal> {
        let answer = |word| match word {
            "-" => Ok(None),
            rank => str::parse::<Rank>(rank).map(Some),
        };
        // One more than fits is enough to be refused.
        let answers = text.split(',').take(Self::MOST + 1).map(answer);
        let answers: Vec<Option<Rank>> = answers.collect::<Result<_, _>>()?;
        if answers.len() <= Self::MOST {
            Ok(answers.into_iter().collect())
        } else {
            Err(Illegal::new("bad-answers"))
        }
    }
}
