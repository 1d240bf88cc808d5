//! What an attacker leads.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::{Answers, Cards, Rank};

/// An attack: "a single card, a set (2 or more of one rank) or a sequence (3 or more consecutive ranks,
/// no wrap): sets and sequences are jumbo attacks". A sequence has one card of each of its ranks. Text
/// form: its cards, ascending: `4`, `4,4`, `3,4,5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    lowest: Rank,
    len: u8,
    sequence: bool,
}

impl Attack {
    /// The shortest sequence.
    pub const LEAST_SEQUENCE: u8 = 3;

    /// A single card.
    #[must_use]
    pub const fn single(rank: Rank) -> Self {
        Self {
            lowest: rank,
            len: 1,
            sequence: false,
        }
    }

    /// A single card or a set: so many cards, 1 to 15, of one rank.
    #[must_use]
    pub const fn set(rank: Rank, len: u8) -> Option<Self> {
        if len == 0 || len > Cards::MOST {
            return None;
        }
        Some(Self {
            lowest: rank,
            len,
            sequence: false,
        })
    }

    /// A sequence of so many ranks, at least 3, from `lowest` up: "no wrap".
    #[must_use]
    pub const fn sequence(lowest: Rank, len: u8) -> Option<Self> {
        let room = Rank::HIGHEST.number() - lowest.number() + 1;
        if len < Self::LEAST_SEQUENCE || len > room {
            return None;
        }
        Some(Self {
            lowest,
            len,
            sequence: true,
        })
    }

    /// The attack that these cards are, if they are one.
    #[must_use]
    pub fn of(cards: Cards) -> Option<Self> {
        let lowest = cards.lowest()?;
        let set = Self::set(lowest, cards.len());
        let sequence = Self::sequence(lowest, cards.len());
        [set, sequence]
            .into_iter()
            .flatten()
            .find(|attack| attack.cards() == cards)
    }

    /// The lowest rank of its cards.
    #[must_use]
    pub const fn lowest(self) -> Rank {
        self.lowest
    }

    /// How many cards: always at least one.
    #[must_use]
    #[allow(
        clippy::len_without_is_empty,
        reason = "there is no attack without a card"
    )]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Whether it is a sequence.
    #[must_use]
    pub const fn is_sequence(self) -> bool {
        self.sequence
    }

    /// Whether it is a jumbo attack: a set or a sequence.
    #[must_use]
    pub const fn is_jumbo(self) -> bool {
        self.len > 1
    }

    /// Each card, ascending.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Rank> + Clone {
        let step = u8::from(self.sequence);
        (0..self.len).filter_map(move |i| Rank::new(self.lowest.number() + i * step))
    }

    /// Its cards.
    #[must_use]
    pub fn cards(self) -> Cards {
        if self.sequence {
            self.iter().collect()
        } else {
            Cards::alike(self.lowest, self.len)
        }
    }

    /// Every attack out of a hand that leaves a card: "never the whole hand: one card must remain".
    pub fn all(hand: Cards) -> impl Iterator<Item = Self> {
        let most = hand.len().saturating_sub(1);
        hand.ranks().flat_map(move |lowest| {
            let sets = (1..=hand.count(lowest)).filter_map(move |len| Self::set(lowest, len));
            let follow = Rank::all().filter(move |rank| *rank >= lowest);
            let run = follow.take_while(move |rank| hand.count(*rank) > 0).count() as u8;
            let sequences =
                (Self::LEAST_SEQUENCE..=run).filter_map(move |len| Self::sequence(lowest, len));
            sets.chain(sequences)
                .filter(move |attack| attack.len <= most)
        })
    }

    /// These cards as answers to it, if each can be put on another card of the attack that is not
    /// higher: the lowest answer on the lowest card and so on, which works if anything does. What is
    /// left of the attack takes sacrifices.
    #[must_use]
    pub fn answered(self, cards: Cards) -> Option<Answers> {
        let fits = cards.len() <= self.len
            && self
                .iter()
                .zip(cards.iter())
                .all(|(card, answer)| answer >= card);
        let answers = cards.iter().map(Some).chain(std::iter::repeat(None));
        fits.then(|| answers.take(self.len.into()).collect())
    }
}

impl fmt::Display for Attack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

impl FromStr for Attack {
    type Err = Illegal;

    /// # Errors
    /// `bad-rank`, `bad-cards`; `no-attack` when they are neither a single card nor a set nor a sequence.
    fn from_str(text: &str) -> Result<Self, Illegal> {
        let cards: Cards = text.parse()?;
        // What was written is not said again: it may be somebody's secret.
        Self::of(cards).ok_or(Illegal::new("no-attack"))
    }
}
