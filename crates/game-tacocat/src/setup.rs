//! The options of a match.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Pairs, Seat};

use crate::number::number;
use crate::{Arrow, Cards, Pile, Rank, Space, Tie};

/// The counts of ranks 1 to 12: 38 cards.
const DECK: [u8; Rank::COUNT] = [1, 2, 5, 5, 5, 5, 4, 3, 3, 2, 2, 1];
/// The hand sizes of spaces 1 to 7.
const HANDS: [u8; Space::COUNT] = [4, 9, 6, 7, 6, 9, 4];
/// Who replaces first on spaces 1 to 7.
const ARROWS: [Arrow; Space::COUNT] = {
    let (zero, one) = (Arrow::One(Seat::FIRST), Arrow::One(Seat::SECOND));
    [one, one, one, Arrow::Both, zero, zero, zero]
};

/// The options: `deck=4,4,4,4,4,4,4,4,4,4,4,4 hands=4,9,6,7,6,9,4 arrows=1,1,1,both,0,0,0 tie=arrow`,
/// defaults omitted. (house) The counts of the deck, all hand sizes but the middle one and the arrows,
/// "which the published sources do not give", are options.
///
/// A set-up that cannot be played cannot be made. "Limits: hands at least 2, four times the largest
/// hand at most the deck": so the draw pile never runs out. The rules do not say what a deck may be;
/// here it has twelve counts of at most 15, 64 cards at most, and two ranks at least, as with one rank
/// alone no round would ever be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    deck: Cards,
    hands: [u8; Space::COUNT],
    arrows: [Arrow; Space::COUNT],
    tie: Tie,
}

impl Setup {
    /// The fewest cards of a hand.
    pub const LEAST_HAND: u8 = 2;
    /// How many times the largest hand goes into the deck, at least.
    pub const HANDS_IN_DECK: u8 = 4;

    /// These options.
    ///
    /// # Errors
    /// `deck-too-large`, `deck-one-rank`, `hand-too-small`, `hand-too-large`.
    pub fn new(
        deck: Cards,
        hands: [u8; Space::COUNT],
        arrows: [Arrow; Space::COUNT],
        tie: Tie,
    ) -> Result<Self, Illegal> {
        if usize::from(deck.len()) > Pile::MOST {
            return Err(Illegal::new("deck-too-large")
                .with("cards", deck.len())
                .with("most", Pile::MOST));
        }
        if deck.ranks().count() < 2 {
            return Err(Illegal::new("deck-one-rank"));
        }
        let most = deck.len() / Self::HANDS_IN_DECK;
        for (space, hand) in (1..).zip(hands) {
            let of_hand = |refused: Illegal| refused.with("space", space).with("hand", hand);
            if hand < Self::LEAST_HAND {
                let small = Illegal::new("hand-too-small");
                return Err(of_hand(small).with("least", Self::LEAST_HAND));
            }
            if hand > most {
                let large = Illegal::new("hand-too-large");
                return Err(of_hand(large).with("most", most));
            }
        }
        Ok(Self {
            deck,
            hands,
            arrows,
            tie,
        })
    }

    /// The cards of the deck.
    #[must_use]
    pub const fn deck(&self) -> Cards {
        self.deck
    }

    /// How many cards each is dealt on a space.
    #[must_use]
    pub fn hand(&self, space: Space) -> u8 {
        self.hands[space.index()]
    }

    /// Who replaces first on a space.
    #[must_use]
    pub fn arrow(&self, space: Space) -> Arrow {
        self.arrows[space.index()]
    }

    /// What equal last cards do.
    #[must_use]
    pub const fn tie(&self) -> Tie {
        self.tie
    }

    /// The ranks of a drawn deck. Its cards are numbered from the lowest rank up: with the default
    /// counts card 0 is the 1, cards 1 and 2 are the 2s, and card 37 is the 12.
    pub(crate) fn ranks(&self, drawn: &[u8]) -> Option<Pile> {
        let ranks: Vec<Rank> = self.deck.iter().collect();
        let ranks = drawn.iter().map(|card| ranks.get(usize::from(*card)));
        Pile::new(
            &ranks
                .map(Option::<&Rank>::copied)
                .collect::<Option<Vec<_>>>()?,
        )
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            deck: Rank::all()
                .zip(DECK)
                .fold(Cards::NONE, |deck, (rank, count)| {
                    deck.with(Cards::alike(rank, count))
                }),
            hands: HANDS,
            arrows: ARROWS,
            tie: Tie::default(),
        }
    }
}

fn list<T: fmt::Display>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    items.join(",")
}

/// Reads exactly `N` items.
fn items<T, const N: usize>(
    key: &'static str,
    text: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<[T; N], Illegal> {
    let items: Option<Vec<T>> = text.split(',').map(read).collect();
    items
        .and_then(|items| items.try_into().ok())
        .ok_or_else(|| Illegal::new(key).with("value", text))
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = Self::default();
        let mut words = Vec::new();
        if self.deck != plain.deck {
            let counts = Rank::all().map(|rank| self.deck.count(rank));
            words.push(format!("deck={}", list(counts)));
        }
        if self.hands != plain.hands {
            words.push(format!("hands={}", list(self.hands.iter())));
        }
        if self.arrows != plain.arrows {
            words.push(format!("arrows={}", list(self.arrows.iter())));
        }
        if self.tie != plain.tie {
            words.push(format!("tie={}", self.tie));
        }
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Setup {
    type Err = Illegal;

    /// # Errors
    /// `bad-deck`, `bad-hands`, `bad-arrows`, `bad-tie`, and those of [`Setup::new`].
    fn from_str(text: &str) -> Result<Self, Illegal> {
        let pairs = Pairs::parse(text, &["deck", "hands", "arrows", "tie"])?;
        let plain = Self::default();
        let deck = match pairs.get("deck") {
            None => plain.deck,
            Some(text) => Cards::of_counts(items("bad-deck", text, number)?)
                .ok_or_else(|| Illegal::new("bad-deck").with("value", text))?,
        };
        let hands = match pairs.get("hands") {
            None => plain.hands,
            Some(text) => items("bad-hands", text, number)?,
        };
        let arrows = match pairs.get("arrows") {
            None => plain.arrows,
            Some(text) => items("bad-arrows", text, |text| text.parse().ok())?,
        };
        let tie = pairs.get("tie").map_or(Ok(plain.tie), str::parse)?;
        Self::new(deck, hands, arrows, tie)
    }
}
