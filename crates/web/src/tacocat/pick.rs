//! What chosen cards are as an attack, and why they are none. Without a browser, so that every case is
//! tested against the rules.

use game_tacocat::{Attack, Cards, Rank};

/// What chosen cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pick {
    /// Nothing is chosen.
    Nothing,
    /// This attack.
    Attack(Attack),
    /// No attack.
    No(Why),
}

/// Why chosen cards are no attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// One card must remain.
    WholeHand,
    /// Two ranks in a row are not enough: a sequence has three.
    Short,
    /// A rank is missing between them.
    Gap(Rank),
    /// Cards alike and others with them.
    Mixed(Rank),
}

impl Why {
    /// Its name in messages.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::WholeHand => "whole",
            Self::Short => "short",
            Self::Gap(_) => "gap",
            Self::Mixed(_) => "mixed",
        }
    }

    /// The rank it is about.
    pub(super) const fn rank(self) -> Option<Rank> {
        match self {
            Self::Gap(rank) | Self::Mixed(rank) => Some(rank),
            Self::WholeHand | Self::Short => None,
        }
    }
}

/// What these cards of the hand are.
pub(super) fn pick(picked: Cards, hand: Cards) -> Pick {
    match Attack::of(picked) {
        _ if picked.is_empty() => Pick::Nothing,
        Some(attack) if attack.len() < hand.len() => Pick::Attack(attack),
        Some(_) => Pick::No(Why::WholeHand),
        None => Pick::No(why(picked)),
    }
}

fn why(picked: Cards) -> Why {
    if let Some(twice) = picked.ranks().find(|rank| picked.count(*rank) > 1) {
        return Why::Mixed(twice);
    }
    let (Some(lowest), Some(highest)) = (picked.lowest(), picked.highest()) else {
        return Why::Short;
    };
    let between = |rank: &Rank| *rank > lowest && *rank < highest && picked.count(*rank) == 0;
    Rank::all().find(between).map_or(Why::Short, Why::Gap)
}

/// The jumbo attacks of a hand that hold all of these cards, the largest first.
pub(super) fn jumbos(picked: Cards, hand: Cards) -> Vec<Attack> {
    let mut all: Vec<Attack> = Attack::all(hand)
        .filter(|attack| attack.is_jumbo() && attack.cards().holds(picked))
        .collect();
    all.sort_by_key(|attack| std::cmp::Reverse(attack.len()));
    all
}

/// Whether one more card of this rank, with those that are chosen, is part of an attack or is one.
pub(super) fn grows(picked: Cards, hand: Cards, rank: Rank) -> bool {
    let more = picked.checked_with(Cards::one(rank));
    more.is_some_and(|more| {
        hand.holds(more) && Attack::all(hand).any(|attack| attack.cards().holds(more))
    })
}

/// The attacks that are offered as such: of each rank the largest set, and each sequence that is part of
/// no longer one.
pub(super) fn offers(picked: Cards, hand: Cards) -> Vec<Attack> {
    let all = jumbos(picked, hand);
    let within = |one: &Attack| {
        let is_part = |other: &&Attack| {
            other.is_sequence() == one.is_sequence()
                && *other != one
                && other.cards().holds(one.cards())
        };
        all.iter().find(is_part).is_some()
    };
    all.iter().filter(|one| !within(one)).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[track_caller]
    fn check(picked: &str, hand: &str, expect: Pick) {
        assert_eq!(pick(cards(picked), cards(hand)), expect);
    }

    fn rank(number: u8) -> Rank {
        Rank::new(number).unwrap()
    }

    #[test]
    fn cards_are_an_attack_or_it_is_said_why_not() {
        let hand = "3,3,4,5,6,8,8,8";
        let attack = |text: &str| Pick::Attack(text.parse().unwrap());
        check("-", hand, Pick::Nothing);
        check("8", hand, attack("8"));
        check("8,8", hand, attack("8,8"));
        check("3,4,5", hand, attack("3,4,5"));
        check("3,4", hand, Pick::No(Why::Short));
        check("3,5", hand, Pick::No(Why::Gap(rank(4))));
        check("3,4,6", hand, Pick::No(Why::Gap(rank(5))));
        check("3,3,4", hand, Pick::No(Why::Mixed(rank(3))));
        check("3,3,4,5", hand, Pick::No(Why::Mixed(rank(3))));
        check("3,3", "3,3", Pick::No(Why::WholeHand));
        check("3,4,5", "3,4,5", Pick::No(Why::WholeHand));
    }

    #[test]
    fn what_is_read_is_what_the_rules_allow() {
        let hand = cards("1,2,2,3,4,4,4,12");
        let all: Vec<Attack> = Attack::all(hand).collect();
        let mut found = 0;
        for picked in hand.parts() {
            let read = match pick(picked, hand) {
                Pick::Attack(attack) => Some(attack),
                Pick::Nothing | Pick::No(_) => None,
            };
            let is_one = all.iter().copied().find(|attack| attack.cards() == picked);
            assert_eq!(read, is_one);
            found += usize::from(read.is_some());
        }
        assert_eq!(found, all.len());
    }

    #[test]
    fn a_card_is_bright_while_an_attack_can_have_it() {
        let hand = cards("3,3,4,5,9");
        let bright = |picked: &str| {
            let all = hand
                .ranks()
                .filter(|rank| grows(cards(picked), hand, *rank));
            all.map(Rank::number).collect::<Vec<_>>()
        };
        assert_eq!(bright("-"), [3, 4, 5, 9]);
        assert_eq!(bright("3"), [3, 4, 5]);
        assert_eq!(bright("3,3"), [0; 0]);
        assert_eq!(bright("4"), [3, 5]);
        assert_eq!(bright("9"), [0; 0]);
    }

    #[test]
    fn the_last_card_is_never_part_of_what_can_be_had() {
        let hand = cards("4,4,4");
        assert!(grows(cards("4"), hand, rank(4)));
        assert!(!grows(cards("4,4"), hand, rank(4)));
        assert_eq!(jumbos(cards("-"), hand).len(), 1);
    }

    #[test]
    fn the_largest_attacks_are_offered() {
        let offered = |picked: &str, hand: &str| {
            let all = offers(cards(picked), cards(hand)).into_iter();
            all.map(|attack| attack.to_string()).collect::<Vec<_>>()
        };
        let hand = "3,3,4,5,6,8,8,8";
        assert_eq!(offered("-", hand), ["3,4,5,6", "8,8,8", "3,3"]);
        assert_eq!(offered("3", hand), ["3,4,5,6", "3,3"]);
        assert_eq!(offered("8,8,8", hand), ["8,8,8"]);
        assert_eq!(offered("3,8", hand), [""; 0]);
        assert_eq!(offered("-", "1,2,3"), [""; 0], "one card must remain");
    }
}
