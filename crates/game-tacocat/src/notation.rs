//! The text form of a position, and which positions there are.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Reason, Seat, Seats};

use crate::{Arrow, Hand, Phase, Position, Rank, Seal};

/// Parts joined by ` | `: the options; the end or `-`; the round and the track; the phase; each side's
/// hand, floor and sealed choice; the discards; the draw pile.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | ", self.setup)?;
        match self.end {
            Some(end) => write!(f, "{end}")?,
            None => f.write_str("-")?,
        }
        write!(f, " | {} {} | {}", self.round, self.track, self.phase)?;
        for seat in Seats::TWO.iter() {
            let (hand, floor, seal) = (self.hand(seat), self.floor(seat), self.seal(seat));
            write!(f, " | {hand} {floor} {seal}")?;
        }
        write!(f, " | {} | {}", self.discards, self.pile)
    }
}

fn bad() -> Illegal {
    Illegal::new("bad-view")
}

fn side(text: &str) -> Result<(Hand, Rank, Seal), Illegal> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        [hand, floor, seal] => Ok((hand.parse()?, floor.parse()?, seal.parse()?)),
        _ => Err(bad()),
    }
}

impl FromStr for Position {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let parts: Vec<&str> = text.split(" | ").collect();
        let [setup, end, at, phase, first, second, discards, pile] = parts[..] else {
            return Err(bad());
        };
        let (round, track) = at.split_once(' ').ok_or_else(bad)?;
        let (first, second) = (side(first)?, side(second)?);
        let position = Self {
            setup: setup.parse()?,
            end: match end {
                "-" => None,
                end => Some(end.parse()?),
            },
            round: round
                .parse()
                .ok()
                .filter(|number: &u16| number.to_string() == round)
                .ok_or_else(bad)?,
            track: track.parse()?,
            phase: phase.parse()?,
            hands: [first.0, second.0],
            floors: [first.1, second.1],
            seals: [first.2, second.2],
            discards: discards.parse()?,
            pile: pile.parse()?,
        };
        position.is_sound().then_some(position).ok_or_else(bad)
    }
}

impl Position {
    /// Whether its parts fit together, so that the rules can go on from every world of it.
    fn is_sound(&self) -> bool {
        self.ends_fit() && self.sizes_fit() && self.seals_fit() && self.ranks_fit()
    }

    /// In a goal the match is over by it, and nowhere else.
    fn ends_fit(&self) -> bool {
        let goal = self.end.filter(|end| end.reason == Reason::Goal);
        let winner = goal.and_then(|end| end.winner);
        let at_goal = goal.is_none() || self.phase == Phase::Reveal;
        self.track.winner() == winner && at_goal
    }

    /// "38 cards exist at all times", "hands are equal in size after each completed duel, replacement
    /// and defence", "the draw pile never runs out".
    fn sizes_fit(&self) -> bool {
        let wide = |cards: u8| u16::from(cards);
        let deck = wide(self.setup.deck().len());
        let down = |seal: &&Seal| self.phase == Phase::Duel && seal.is_in();
        let sealed = self.seals.iter().filter(down).count() as u16;
        let attack = match self.phase {
            Phase::Defend(_, attack) => wide(attack.len()),
            _ => 0,
        };
        let hands: u16 = self.hands.iter().map(|hand| wide(hand.len())).sum();
        let dealt = hands + sealed + attack + wide(self.discards.len());
        if dealt + wide(self.pile.len()) != deck {
            return false;
        }
        if self.phase == Phase::Deal {
            return dealt == 0;
        }
        // In a goal the space of the last round is not known; it was one of those there are.
        let fits =
            |hand: u8| (2 * wide(hand)..=4 * wide(hand)).contains(&dealt) && self.hands_fit(hand);
        match self.track.space() {
            Some(space) => fits(self.setup.hand(space)),
            None => self.track.tiles().any(|space| fits(self.setup.hand(space))),
        }
    }

    /// Whether the hands have sizes that this phase can have, where `size` cards were dealt.
    fn hands_fit(&self, size: u8) -> bool {
        let [first, second] = self.hands.map(Hand::len);
        let arrow = self.track.space().map(|space| self.setup.arrow(space));
        let replaced = self.discards.len();
        match self.phase {
            Phase::Deal => false,
            Phase::ReplaceBoth => {
                let dealt = (first, second, replaced) == (size, size, 0);
                arrow == Some(Arrow::Both) && dealt
            }
            Phase::Replace { seat, most } => {
                let due = match arrow {
                    Some(Arrow::One(one)) if one == seat => (size, 0),
                    Some(Arrow::One(_)) if (1..=size).contains(&most) => (most, most),
                    _ => return false,
                };
                (first, second) == (size, size) && (most, replaced) == due
            }
            Phase::Duel => {
                let [first, second] = [Seat::FIRST, Seat::SECOND]
                    .map(|seat| self.hand(seat).len() + u8::from(self.seal(seat).is_in()));
                first == second && (2..=size).contains(&first)
            }
            Phase::Lead(_) => first == second && (2..size).contains(&first),
            Phase::Defend(seat, attack) => {
                let (attacker, defender) = (self.hand(seat.other()).len(), self.hand(seat).len());
                (1..size).contains(&attacker)
                    && defender == attacker + attack.len()
                    && defender < size
            }
            Phase::Reveal => (first, second) == (1, 1),
        }
    }

    /// Sealed choices are only held while one is still open, and are made of cards that there are.
    fn seals_fit(&self) -> bool {
        let open = self.seals.iter().any(|seal| !seal.is_in());
        let fits = |(seal, hand): (Seal, Hand)| match (self.phase, seal) {
            (_, Seal::Open) => true,
            (Phase::Duel, Seal::Known(cards)) => cards.len() == 1,
            (Phase::ReplaceBoth, Seal::Known(cards)) => hand.up().holds(cards),
            (phase, Seal::Closed) => phase.is_sealed(),
            (_, Seal::Known(_)) => false,
        };
        open && self.seals.into_iter().zip(self.hands).all(fits)
    }

    /// The deck has the cards that are seen, and enough others that can be where they are not.
    fn ranks_fit(&self) -> bool {
        let played = matches!(
            self.phase,
            Phase::Lead(_) | Phase::Defend(..) | Phase::Reveal
        );
        let free = self.floors == [Rank::LOWEST; 2];
        let Some(seen) = self.seen().filter(|_| played || free) else {
            return false;
        };
        let unseen = self.setup.deck().minus(seen);
        let mut down: u8 = 0;
        let mut seats = [Seat::FIRST, Seat::SECOND];
        seats.sort_unstable_by_key(|seat| std::cmp::Reverse(self.floor(*seat)));
        seats.into_iter().all(|seat| {
            let floor = self.floor(seat);
            match self.hand(seat) {
                Hand::Up(cards) => cards.from(floor) == cards,
                Hand::Down(count) => {
                    down = down.saturating_add(count);
                    unseen.from(floor).len() >= down
                }
            }
        })
    }

    /// Whether everything is seen, but for a deck that is not dealt yet.
    pub(crate) fn is_open(&self) -> bool {
        let hands = self.hands.iter().all(|hand| hand.cards().is_some());
        let seals = self.seals.iter().all(|seal| *seal != Seal::Closed);
        let pile = self.pile.is_known() != (self.phase == Phase::Deal);
        hands && seals && pile
    }

    /// The cards of a seat, if all of them are seen.
    pub(crate) fn is_open_to(&self, seat: Seat) -> bool {
        self.hand(seat).cards().is_some() && self.seal(seat) != Seal::Closed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cards;

    #[test]
    fn a_deck_is_all_there_is() {
        let start = Position::start(&crate::Setup::default());
        assert_eq!(start.unseen(), start.setup.deck());
        assert_eq!(start.seen(), Some(Cards::NONE));
        assert!(start.is_sound() && start.is_open());
    }
}
