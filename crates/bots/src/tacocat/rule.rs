//! A player by fixed rules: what playouts play by, and what strength is measured against.

use game_tacocat::{Attack, Cards, Rank};

/// The ranks that are good for nothing: too low to win with, too high to keep.
const IDLE: (u8, u8) = (4, 7);

/// Discards ranks 4 to 7; the highest of them, if not all may go.
pub(crate) fn replace(hand: Cards, most: u8) -> Cards {
    let idle = hand
        .iter()
        .rev()
        .filter(|rank| (IDLE.0..=IDLE.1).contains(&rank.number()));
    idle.take(most.into()).collect()
}

/// Duels with the highest card.
pub(crate) fn duel(hand: Cards) -> Option<Rank> {
    hand.highest()
}

/// Leads the attack that keeps a lowest card in hand, and of those the one with the highest lowest rank
/// and one and a half for each further card.
pub(crate) fn lead(hand: Cards) -> Option<Attack> {
    let lowest = hand.lowest()?;
    let (mut best, mut most) = (None, 0);
    let mut run = 0; // ranks in a row from the one above down to here
    let mut above = Rank::HIGHEST.number() + 1;
    for rank in hand.ranks().rev() {
        let count = hand.count(rank);
        run = if rank.number() + 1 == above {
            run + 1
        } else {
            1
        };
        above = rank.number();
        let spare = count - u8::from(rank == lowest);
        let sequence = if spare > 0 { run } else { 0 };
        let jumbo = sequence >= Attack::LEAST_SEQUENCE && sequence > spare;
        let len = if jumbo { sequence } else { spare };
        let worth = 2 * rank.number() + 3 * len;
        if len > 0 && worth > most {
            most = worth;
            best = if jumbo {
                Attack::sequence(rank, len)
            } else {
                Attack::set(rank, len)
            };
        }
    }
    best
}

/// Answers all cards as cheaply as possible if it can; else as many as it can, so that as few of its
/// lowest cards as possible go.
pub(crate) fn defend(hand: Cards, attack: Attack) -> Cards {
    let mut left = hand;
    for card in attack.iter() {
        if let Some(answer) = left.from(card).lowest() {
            left = left.minus(Cards::one(answer));
        }
    }
    hand.minus(left)
}
