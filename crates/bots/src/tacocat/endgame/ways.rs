//! How many deals bring two hands: what is known of one says something about the other.

use game_tacocat::{Cards, Rank};

/// The most cards of a rank in one hand that are counted.
const MOST: usize = 5;

/// The deals out of some cards, rank by rank.
pub(crate) struct Ways {
    /// By rank, and how many of it are in the hands.
    ways: Vec<[[f32; MOST]; MOST]>,
}

impl Ways {
    /// Of deals out of these cards, of fewer than five to a hand.
    pub(crate) fn of(cards: Cards) -> Self {
        let ways = Rank::all().map(|rank| {
            let all = usize::from(cards.count(rank));
            std::array::from_fn(|own| std::array::from_fn(|other| multinomial(all, own, other)))
        });
        Self {
            ways: ways.collect(),
        }
    }

    fn at(&self, rank: Rank, own: u8, other: u8) -> f32 {
        let row = &self.ways[usize::from(rank.number() - 1)];
        let count = |many: u8| usize::from(many).min(MOST - 1);
        row[count(own)][count(other)]
    }

    /// The deals in which one holds these cards and the other those.
    pub(crate) fn both(&self, own: Cards, other: Cards) -> f32 {
        Rank::all()
            .map(|rank| self.at(rank, own.count(rank), other.count(rank)))
            .product()
    }

    /// How many times as many there are if the one holds this card too.
    pub(crate) fn more(&self, rank: Rank, own: Cards, other: Cards) -> f32 {
        let (own, other) = (own.count(rank), other.count(rank));
        ratio(self.at(rank, own + 1, other), self.at(rank, own, other))
    }

    /// How many times as many there are if both hold this card too.
    pub(crate) fn more_both(&self, rank: Rank, own: Cards, other: Cards) -> f32 {
        let (own, other) = (own.count(rank), other.count(rank));
        ratio(self.at(rank, own + 1, other + 1), self.at(rank, own, other))
    }
}

fn ratio(more: f32, base: f32) -> f32 {
    if base > 0.0 { more / base } else { 0.0 }
}

/// How many ways there are to give so many of `all` to the one and so many to the other.
fn multinomial(all: usize, own: usize, other: usize) -> f32 {
    if own + other > all {
        return 0.0;
    }
    let choose = |from: usize, count: usize| {
        (0..count).fold(1.0, |ways, i| ways * (from - i) as f32 / (i + 1) as f32)
    };
    choose(all, own) * choose(all - own, other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[test]
    fn deals_are_counted() {
        let ways = Ways::of(cards("2,2,3,3,3,3,7"));
        // One of two, and of four two and then one of two.
        assert_eq!(ways.both(cards("2,3,3"), cards("3")), 2.0 * 6.0 * 2.0);
        assert_eq!(ways.both(cards("7"), cards("7")), 0.0);
        let rank = Rank::new(3).unwrap();
        assert_eq!(ways.more(rank, cards("2,3"), cards("3")), 12.0 / 12.0);
        assert_eq!(ways.more_both(rank, cards("2,3"), cards("2")), 12.0 / 4.0);
        assert_eq!(ways.more(rank, cards("3,3,3,3"), cards("3")), 0.0);
    }
}
