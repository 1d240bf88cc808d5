//! The own hand as it lies before its player: cards of one rank are told apart, so that each keeps its
//! place. Without a browser, so that every case is tested.

use std::fmt;
use std::str::FromStr;

use game_tacocat::{Cards, Rank};

/// One card of the own hand. Text form: `7.1`, the rank and a number that tells it from others of that rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Card {
    pub(super) rank: Rank,
    pub(super) copy: u8,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.rank, self.copy)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (rank, copy) = text.split_once('.').ok_or(())?;
        Ok(Self {
            rank: rank.parse().map_err(|_| ())?,
            copy: copy.parse().map_err(|_| ())?,
        })
    }
}

/// The ranks of some cards.
pub(super) fn ranks(cards: &[Card]) -> Cards {
    cards.iter().map(|card| card.rank).collect()
}

/// How the hand is ordered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Order {
    /// From the lowest rank up.
    #[default]
    Ranks,
    /// What there is most of first: sets side by side, the largest to the left.
    Sets,
    /// As its player has put the cards.
    Own,
}

impl Order {
    /// Its name on the page.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Ranks => "ranks",
            Self::Sets => "sets",
            Self::Own => "own",
        }
    }
}

/// The cards of the own hand from left to right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Fan {
    cards: Vec<Card>,
    order: Order,
}

impl Fan {
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards
    }

    pub(super) const fn order(&self) -> Order {
        self.order
    }

    /// Takes the hand as it is now: cards that are still there stay where they are, new ones come where the
    /// order has them. Of cards of one rank those in `spent` have gone first.
    pub(super) fn hold(&mut self, hand: Cards, spent: &[Card]) {
        for rank in Rank::all() {
            let mut own: Vec<Card> = self
                .cards
                .iter()
                .copied()
                .filter(|c| c.rank == rank)
                .collect();
            own.sort_by_key(|card| (spent.contains(card), card.copy));
            own.truncate(hand.count(rank).into());
            self.cards
                .retain(|card| card.rank != rank || own.contains(card));
            let mut free = (0..=u8::MAX).filter(|copy| own.iter().all(|card| card.copy != *copy));
            for _ in own.len()..hand.count(rank).into() {
                let Some(copy) = free.next() else { break };
                let place = self.place_of(rank);
                self.cards.insert(place, Card { rank, copy });
            }
        }
        if self.order == Order::Sets {
            self.sort(Order::Sets);
        }
    }

    /// Where a new card of this rank is put: behind the last that is not higher.
    fn place_of(&self, rank: Rank) -> usize {
        let last = self.cards.iter().rposition(|card| card.rank <= rank);
        last.map_or(0, |last| last + 1)
    }

    /// Orders the cards. Own order is what they lie in already.
    pub(super) fn sort(&mut self, order: Order) {
        self.order = order;
        let hand = ranks(&self.cards);
        match order {
            Order::Ranks => self.cards.sort_by_key(|card| (card.rank, card.copy)),
            Order::Sets => self.cards.sort_by_key(|card| {
                (
                    std::cmp::Reverse(hand.count(card.rank)),
                    card.rank,
                    card.copy,
                )
            }),
            Order::Own => {}
        }
    }

    /// Puts a card so many places from the left; the order is the player's own from then on.
    pub(super) fn put(&mut self, card: Card, place: usize) {
        let Some(from) = self.cards.iter().position(|other| *other == card) else {
            return;
        };
        let to = place.min(self.cards.len() - 1);
        if from != to {
            let card = self.cards.remove(from);
            self.cards.insert(to, card);
            self.order = Order::Own;
        }
    }

    /// Puts a card one place further.
    pub(super) fn shift(&mut self, card: Card, right: bool) {
        if let Some(from) = self.cards.iter().position(|other| *other == card) {
            let to = if right {
                from + 1
            } else {
                from.saturating_sub(1)
            };
            self.put(card, to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fan(hand: &str) -> Fan {
        let mut fan = Fan::default();
        fan.hold(hand.parse().unwrap(), &[]);
        fan
    }

    fn shown(fan: &Fan) -> String {
        let cards: Vec<String> = fan.cards().iter().map(Card::to_string).collect();
        cards.join(" ")
    }

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn a_hand_is_dealt_by_rank_and_can_lie_by_sets() {
        let mut fan = fan("3,4,4,7,12,12,12");
        assert_eq!(shown(&fan), "3.0 4.0 4.1 7.0 12.0 12.1 12.2");
        fan.sort(Order::Sets);
        assert_eq!(shown(&fan), "12.0 12.1 12.2 4.0 4.1 3.0 7.0");
        fan.sort(Order::Ranks);
        assert_eq!(shown(&fan), "3.0 4.0 4.1 7.0 12.0 12.1 12.2");
    }

    #[test]
    fn own_order_is_kept_when_cards_go_and_come() {
        let mut fan = fan("3,4,4,7");
        fan.put(card("7.0"), 0);
        assert_eq!(fan.order(), Order::Own);
        fan.hold("4,5,7".parse().unwrap(), &[card("4.0")]);
        assert_eq!(shown(&fan), "7.0 4.1 5.0", "the 4 that was played has gone");
        fan.hold("4,4,5,7".parse().unwrap(), &[]);
        assert_eq!(shown(&fan), "7.0 4.1 4.0 5.0");
        fan.shift(card("7.0"), true);
        assert_eq!(shown(&fan), "4.1 7.0 4.0 5.0");
        fan.shift(card("4.1"), false);
        assert_eq!(shown(&fan), "4.1 7.0 4.0 5.0", "it lies at the end already");
        fan.put(card("4.0"), 99);
        assert_eq!(shown(&fan), "4.1 7.0 5.0 4.0");
    }

    #[test]
    fn sets_stay_sets_when_cards_come() {
        let mut fan = fan("3,4,4");
        fan.sort(Order::Sets);
        fan.hold("3,3,3,4".parse().unwrap(), &[]);
        assert_eq!(shown(&fan), "3.0 3.1 3.2 4.0");
    }

    #[test]
    fn what_is_no_card_is_not_read() {
        for text in ["", "7", "7.", "0.0", "13.0", "7.x"] {
            assert_eq!(text.parse::<Card>(), Err(()), "{text}");
        }
    }
}
