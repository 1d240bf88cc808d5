//! What comes next in a match.

use crate::{Places, Reason, Rng, Seats};

/// What a state waits for. Never `Act` or `Setup` with no seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn<A> {
    /// These seats arrange their set-up at the same time, unseen, under the set-up clock; a set-up
    /// is an ordinary action and final.
    Setup(Seats),
    /// Each of these seats owes one action. More than one: a choice made at the same time, sealed
    /// until the last one is in.
    Act(Seats),
    /// A forced step that the table plays at once, visible to all: a pass, a reveal.
    Auto(A),
    /// A fair draw is due.
    Chance(Draw),
    /// The match is over.
    Over(Places, Reason),
}

impl<A> Turn<A> {
    /// The seats that owe an action, of either kind.
    #[must_use]
    pub fn owing(&self) -> Seats {
        match self {
            Self::Setup(seats) | Self::Act(seats) => *seats,
            Self::Auto(_) | Self::Chance(_) | Self::Over(..) => Seats::NONE,
        }
    }

    /// The same turn with the automatic action turned into something else.
    pub fn map<B>(self, f: impl FnOnce(A) -> B) -> Turn<B> {
        match self {
            Self::Setup(seats) => Turn::Setup(seats),
            Self::Act(seats) => Turn::Act(seats),
            Self::Auto(action) => Turn::Auto(f(action)),
            Self::Chance(draw) => Turn::Chance(draw),
            Self::Over(places, reason) => Turn::Over(places, reason),
        }
    }
}

/// What has to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// One die: one number, 1 to 6.
    Die,
    /// A whole deck in order, top first: a permutation of 0..`cards`. Each round has its own key.
    Deck {
        /// The round within the match, from 0.
        round: u16,
        /// How many cards.
        cards: u8,
    },
}

impl Draw {
    /// An even outcome: for simulations and tests, which have no table to draw fairly.
    ///
    /// ```
    /// let mut rng = game::Rng::new(7);
    /// assert!(game::Draw::Die.fits(&game::Draw::Die.sample(&mut rng)));
    /// ```
    #[must_use]
    pub fn sample(self, rng: &mut Rng) -> Vec<u8> {
        match self {
            Self::Die => vec![rng.below(6) as u8 + 1],
            Self::Deck { cards, .. } => {
                let mut deck: Vec<u8> = (0..cards).collect();
                rng.shuffle(&mut deck);
                deck
            }
        }
    }

    /// Whether `drawn` is a possible outcome of this draw.
    #[must_use]
    pub fn fits(self, drawn: &[u8]) -> bool {
        match self {
            Self::Die => matches!(drawn, [1..=6]),
            Self::Deck { cards, .. } => {
                let mut seen = [false; 256];
                drawn.len() == usize::from(cards)
                    && drawn.iter().all(|card| {
                        *card < cards && !std::mem::replace(&mut seen[usize::from(*card)], true)
                    })
            }
        }
    }
}
