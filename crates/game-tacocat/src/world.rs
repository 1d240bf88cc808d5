//! Whole positions that fit what somebody knows.

use game::{Rng, Seat};

use crate::{Cards, Hand, Phase, Pile, Position, Rank, Seal};

impl Position {
    /// A whole position that looks like this one: every deal of the unseen cards that fits is as likely.
    /// (It does not weigh how likely the other player would have played so.)
    pub(crate) fn world(&self, rng: &mut Rng) -> Self {
        let mut world = *self;
        if self.end.is_some() || self.phase == Phase::Deal {
            return world;
        }
        let mut unseen: Vec<Rank> = self.unseen().iter().collect();
        rng.shuffle(&mut unseen);
        // Of two unknown hands the one that must be higher is dealt first: how many cards are left for
        // the other is then the same whatever it gets.
        let mut seats = [Seat::FIRST, Seat::SECOND];
        seats.sort_unstable_by_key(|seat| std::cmp::Reverse(self.floor(*seat)));
        for seat in seats {
            let (i, floor) = (seat.index() & 1, self.floor(seat));
            if let Hand::Down(count) = self.hands[i] {
                world.hands[i] = Hand::Up(take(&mut unseen, count, floor));
            }
            if self.seals[i] == Seal::Closed {
                world.seals[i] = Seal::Known(match self.phase {
                    Phase::Duel => take(&mut unseen, 1, floor),
                    _ => some_of(world.hands[i].up(), rng),
                });
            }
        }
        world.pile = Pile::new(&unseen).unwrap_or(self.pile);
        world
    }
}

/// Takes the first `count` cards that are not below `floor`.
fn take(cards: &mut Vec<Rank>, count: u8, floor: Rank) -> Cards {
    let mut taken = Cards::NONE;
    cards.retain(|card| {
        let takes = taken.len() < count && *card >= floor;
        if takes {
            taken = taken.with(Cards::one(*card));
        }
        !takes
    });
    taken
}

/// Some of these cards, each with an even chance.
fn some_of(cards: Cards, rng: &mut Rng) -> Cards {
    cards.iter().filter(|_| rng.chance(1, 2)).collect()
}
