//! What a seat knows of a round, and hands of the other that fit it.

use game::{Rng, Seat};
use game_tacocat::{Cards, Phase, Position, Rank, Seal, Setup, Tie};

use super::solver::{WON, Worth};

/// How likely, of 16, a card of each rank is where a player could choose what to keep: low and high
/// cards are kept, those between are not.
const KEPT: [u8; Rank::COUNT] = [16, 16, 16, 11, 9, 8, 9, 12, 15, 16, 16, 16];
const SURE: usize = 16;

/// What a seat knows of a round.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    /// The own hand.
    pub(crate) own: Cards,
    /// How many cards the other has, one that lies face down in a duel too.
    pub(crate) count: u8,
    /// None of those is lower.
    floor: Rank,
    /// Where they are among.
    unseen: Cards,
    /// What a tie is worth for the own seat.
    pub(crate) tie: Worth,
}

impl Known {
    /// What `seat` knows, if it knows its own hand.
    pub(crate) fn of(position: &Position, seat: Seat) -> Option<Self> {
        let other = seat.other();
        let down = position.phase() == Phase::Duel && position.seal(other) == Seal::Closed;
        Some(Self {
            own: position.hand(seat).cards()?,
            count: position.hand(other).len() + u8::from(down),
            floor: position.floor(other),
            unseen: position.unseen(),
            tie: tie(position.setup(), position, seat),
        })
    }

    /// A hand of the other that fits, and the pile in any order.
    pub(crate) fn world(&self, chosen: bool, rng: &mut Rng) -> World {
        let mut pile: Vec<Rank> = self.unseen.iter().collect();
        let mut hand = Cards::NONE;
        while hand.len() < self.count {
            let fits = pile.iter().any(|rank| *rank >= self.floor);
            if !fits {
                break; // no match has such a view
            }
            let at = rng.below(pile.len());
            let rank = pile[at];
            let kept = !chosen || rng.chance(KEPT[usize::from(rank.number() - 1)].into(), SURE);
            if rank >= self.floor && kept {
                hand = hand.with(Cards::one(rank));
                pile.swap_remove(at);
            }
        }
        rng.shuffle(&mut pile);
        World { hand, pile }
    }
}

/// What the own seat does not know.
#[derive(Clone)]
pub(crate) struct World {
    /// The other hand.
    pub(crate) hand: Cards,
    /// The draw pile, the top card last.
    pub(crate) pile: Vec<Rank>,
}

impl World {
    /// Takes so many cards off the pile.
    pub(crate) fn draw(&mut self, count: u8) -> Cards {
        (0..count).filter_map(|_| self.pile.pop()).collect()
    }
}

fn tie(setup: &Setup, position: &Position, seat: Seat) -> Worth {
    let arrow = position.track().space().map(|space| setup.arrow(space));
    match (setup.tie(), arrow.and_then(game_tacocat::Arrow::seat)) {
        (Tie::Arrow, Some(favoured)) if favoured == seat => WON,
        (Tie::Arrow, Some(_)) => 0,
        _ => 1,
    }
}
