//! What a seat knows of a round, and worlds that fit it.

use game::{Rng, Seat};
use game_tacocat::{Attack, Cards, Phase, Position, Rank, Seal, Setup, Tie};

use super::mind::Mind;
use super::net::{Eyes, Table};
use super::odds::{Chosen, Odds};
use super::worth::{WON, Worth, redeal};

/// What a seat knows of a round. In tables made of it, that seat is the first.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    /// The own hand.
    pub(crate) own: Cards,
    /// How many cards the other has, one that lies face down in a duel too.
    pub(crate) count: u8,
    /// None of those is lower.
    pub(crate) floor: Rank,
    /// None of the own cards is lower, as everybody knows.
    pub(crate) own_floor: Rank,
    /// All cards.
    pub(crate) deck: Cards,
    /// Where the other's are among.
    pub(crate) unseen: Cards,
    /// The attack that is to be answered.
    pub(crate) attack: Option<Attack>,
    /// What a tie is worth for the own seat.
    pub(crate) tie: Worth,
    /// The same as a part of a round.
    pub(crate) tied: f32,
}

impl Known {
    /// What `seat` knows, if it knows its own hand.
    pub(crate) fn of(position: &Position, seat: Seat) -> Option<Self> {
        let other = seat.other();
        let down = position.phase() == Phase::Duel && position.seal(other) == Seal::Closed;
        let attack = match position.phase() {
            Phase::Defend(_, attack) => Some(attack),
            _ => None,
        };
        let tie = tie(position.setup(), position, seat);
        Some(Self {
            own: position.hand(seat).cards()?,
            count: position.hand(other).len() + u8::from(down),
            floor: position.floor(other),
            own_floor: position.floor(seat),
            deck: position.setup().deck(),
            unseen: position.unseen(),
            attack,
            tie,
            tied: tied(tie, position, seat),
        })
    }

    /// What the seat knows, as the net sees it.
    pub(crate) const fn eyes(&self) -> Eyes {
        Eyes {
            unseen: self.unseen,
            own_floor: self.own_floor,
            other_floor: self.floor,
            tie: self.tie,
        }
    }

    /// What is known of the other hand by what it could choose before now.
    pub(crate) fn odds(&self, chosen: Chosen, mind: &Mind) -> Odds {
        let chosen = if mind.infers { chosen } else { Chosen::Deal };
        Odds::of(chosen, self.count)
    }

    /// A hand of the other that fits, and the pile in any order.
    pub(crate) fn world(&self, odds: Odds, rng: &mut Rng) -> World {
        let mut pile: Vec<Rank> = self.unseen.iter().collect();
        let mut hand = Cards::NONE;
        while hand.len() < self.count {
            let fits = pile.iter().any(|rank| *rank >= self.floor);
            if !fits {
                break; // no match has such a view
            }
            let at = rng.below(pile.len());
            let rank = pile[at];
            if rank >= self.floor && odds.kept(rank, rng) {
                hand = hand.with(Cards::one(rank));
                pile.swap_remove(at);
            }
        }
        rng.shuffle(&mut pile);
        let mut table = Table::new(self.deck, [self.own, hand], self.tie);
        table.floors = [self.own_floor, self.floor];
        table.gone = self.deck.minus(self.unseen).minus(self.own);
        World { table, pile }
    }
}

/// One way how everything may be.
#[derive(Clone)]
pub(crate) struct World {
    /// What lies on the table.
    pub(crate) table: Table,
    /// The draw pile, the top card last.
    pub(crate) pile: Vec<Rank>,
}

impl World {
    /// A seat replaces cards.
    pub(crate) fn swap(&mut self, seat: usize, cards: Cards) {
        self.table.lose(seat, cards);
        self.table.draw(seat, cards.len(), &mut self.pile);
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

fn tied(tie: Worth, position: &Position, seat: Seat) -> f32 {
    match (tie, position.track().space()) {
        (1, Some(space)) => redeal(position.setup().arrow(space), seat),
        _ => f32::from(tie) / f32::from(WON),
    }
}
