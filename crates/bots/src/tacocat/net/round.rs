//! A round with all cards known, played on by players who know what their seats do.

use std::ops::ControlFlow;

use game::Rng;
use game_tacocat::{Arrow, Attack, Cards, Rank};

use super::{Eyes, Others, Step, Try};
use crate::tacocat::hands::{given_up, try_attacks, try_defences};
use crate::tacocat::worth::{WON, Worth, last};

/// Who makes the choices of a round.
pub trait Player {
    /// Which of these choices `seat` makes; `None` breaks the round off.
    fn choose(&mut self, seat: usize, eyes: &Eyes, choices: &[Try]) -> Option<usize>;
}

/// What lies on the table, all cards being known.
#[derive(Clone, Copy)]
pub struct Table {
    /// The hands.
    pub hands: [Cards; 2],
    /// The lowest ranks that they can hold, as everybody knows.
    pub floors: [Rank; 2],
    /// What neither hand nor pile holds any more.
    pub gone: Cards,
    /// All cards.
    pub deck: Cards,
    /// What a tie is worth for the first seat.
    pub tie: Worth,
}

impl Table {
    /// Before anything was done.
    #[must_use]
    pub const fn new(deck: Cards, hands: [Cards; 2], tie: Worth) -> Self {
        Self {
            hands,
            floors: [Rank::LOWEST; 2],
            gone: Cards::NONE,
            deck,
            tie,
        }
    }

    /// What a seat knows.
    #[must_use]
    pub fn eyes(&self, seat: usize) -> Eyes {
        Eyes {
            unseen: self.deck.minus(self.gone).minus(self.hands[seat]),
            own_floor: self.floors[seat],
            other_floor: self.floors[1 - seat],
            tie: if seat == 0 { self.tie } else { WON - self.tie },
        }
    }

    /// These cards leave a hand.
    pub(crate) fn lose(&mut self, seat: usize, cards: Cards) {
        self.hands[seat] = self.hands[seat].minus(cards);
        self.gone = self.gone.with(cards);
    }

    /// Cards come from the pile, its top card being the last.
    pub(crate) fn draw(&mut self, seat: usize, count: u8, pile: &mut Vec<Rank>) {
        let drawn: Cards = (0..count).filter_map(|_| pile.pop()).collect();
        self.hands[seat] = self.hands[seat].with(drawn);
    }

    /// A defence was made. Gives who leads.
    pub(crate) fn answer(&mut self, seat: usize, attack: Attack, answers: Cards) -> usize {
        let given = given_up(self.hands[seat], attack, answers);
        self.lose(seat, answers.with(given));
        match given.highest() {
            Some(floor) => {
                self.floors[seat] = floor;
                1 - seat
            }
            None => seat,
        }
    }

    /// An attack was made.
    pub(crate) fn attack(&mut self, seat: usize, attack: Attack) {
        self.lose(seat, attack.cards());
    }
}

/// A round in the hands of a player for both seats.
pub struct Round<'a, P> {
    table: Table,
    player: &'a mut P,
    choices: Vec<Try>,
    attacks: Vec<Attack>,
    answers: Vec<Cards>,
}

impl<'a, P: Player> Round<'a, P> {
    /// A round that stands like this.
    pub fn new(table: Table, player: &'a mut P) -> Self {
        Self {
            table,
            player,
            choices: Vec::new(),
            attacks: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// What the round comes to for the first seat from the deal on, the pile's top card being the last.
    pub fn deal(&mut self, arrow: Arrow, pile: &mut Vec<Rank>) -> Option<Worth> {
        let all = self.table.hands[0].len();
        match arrow {
            Arrow::Both => {
                let out = [
                    self.replace(0, all, Others::Free)?,
                    self.replace(1, all, Others::Free)?,
                ];
                for (seat, cards) in out.into_iter().enumerate() {
                    self.table.lose(seat, cards);
                }
                for (seat, cards) in out.into_iter().enumerate() {
                    self.table.draw(seat, cards.len(), pile);
                }
            }
            Arrow::One(seat) => {
                let seat = seat.index() & 1;
                let out = self.replace(seat, all, Others::AtMost)?;
                self.table.lose(seat, out);
                self.table.draw(seat, out.len(), pile);
                if !out.is_empty() {
                    let most = out.len();
                    let out = self.replace(1 - seat, most, Others::Done(most))?;
                    self.table.lose(1 - seat, out);
                    self.table.draw(1 - seat, out.len(), pile);
                }
            }
        }
        self.duel()
    }

    /// What a seat replaces.
    pub(crate) fn replace(&mut self, seat: usize, most: u8, others: Others) -> Option<Cards> {
        let hand = self.table.hands[seat];
        let parts = || hand.parts().filter(|part| part.len() <= most);
        self.choices.clear();
        self.choices.extend(parts().map(|part| Try {
            step: Step::Replace(part.len(), others),
            rest: hand.minus(part),
        }));
        let at = self.choose(seat)?;
        parts().nth(at)
    }

    fn choose(&mut self, seat: usize) -> Option<usize> {
        self.player
            .choose(seat, &self.table.eyes(seat), &self.choices)
    }

    /// What the round comes to when both are about to duel.
    pub fn duel(&mut self) -> Option<Worth> {
        while self.table.hands[0].len() > 1 {
            let cards = [self.put_down(0)?, self.put_down(1)?];
            for (seat, card) in cards.into_iter().enumerate() {
                self.table.lose(seat, Cards::one(card));
            }
            if cards[0] != cards[1] {
                return self.lead(usize::from(cards[1] > cards[0]));
            }
        }
        Some(self.end())
    }

    fn put_down(&mut self, seat: usize) -> Option<Rank> {
        let hand = self.table.hands[seat];
        self.choices.clear();
        self.choices.extend(hand.ranks().map(|rank| Try {
            step: Step::Duel(rank),
            rest: hand.minus(Cards::one(rank)),
        }));
        let at = self.choose(seat)?;
        hand.ranks().nth(at)
    }

    fn end(&self) -> Worth {
        last(self.table.hands[0], self.table.hands[1], self.table.tie)
    }

    /// What the round comes to when `seat` is to lead.
    pub fn lead(&mut self, mut seat: usize) -> Option<Worth> {
        while self.table.hands[seat].len() > 1 {
            let hand = self.table.hands[seat];
            self.choices.clear();
            self.attacks.clear();
            let (choices, attacks) = (&mut self.choices, &mut self.attacks);
            let _ = try_attacks(hand, |attack| {
                attacks.push(attack);
                choices.push(Try {
                    step: Step::Lead(attack),
                    rest: hand.minus(attack.cards()),
                });
                ControlFlow::Continue(())
            });
            let at = self.choose(seat)?;
            let attack = *self.attacks.get(at)?;
            self.table.attack(seat, attack);
            seat = self.defended(1 - seat, attack)?;
        }
        Some(self.end())
    }

    /// What the round comes to when `seat` is to defend.
    pub(crate) fn defend(&mut self, seat: usize, attack: Attack) -> Option<Worth> {
        let leader = self.defended(seat, attack)?;
        self.lead(leader)
    }

    fn defended(&mut self, seat: usize, attack: Attack) -> Option<usize> {
        let hand = self.table.hands[seat];
        self.choices.clear();
        self.answers.clear();
        let (choices, ways) = (&mut self.choices, &mut self.answers);
        let _ = try_defences(hand, attack, |answers, gone| {
            ways.push(answers);
            choices.push(Try {
                step: Step::Answer(answers.len() == attack.len()),
                rest: hand.minus(gone),
            });
            ControlFlow::Continue(())
        });
        let at = self.choose(seat)?;
        let answers = *self.answers.get(at)?;
        Some(self.table.answer(seat, attack, answers))
    }
}

/// A shuffled pile and two hands of so many cards from it.
#[must_use]
pub fn deal(deck: Cards, count: u8, rng: &mut Rng) -> ([Cards; 2], Vec<Rank>) {
    let mut pile: Vec<Rank> = deck.iter().collect();
    rng.shuffle(&mut pile);
    let mut hand = || (0..count).filter_map(|_| pile.pop()).collect();
    ([hand(), hand()], pile)
}
