//! A defence while it is put together: which own card lies on which card of the attack, and what would be
//! given up. Without a browser, so that every case is tested against the rules.

use game_tacocat::{Answers, Attack, Cards, Rank};

use super::fan::{Card, ranks};

/// Why a card cannot be put somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Misfit {
    /// It is lower than this card of the attack, and than all others that are open.
    Low(Rank),
    /// Every card of the attack that it could answer is answered.
    Answered,
}

/// The answers so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Defence {
    attack: Attack,
    answers: Vec<Option<Card>>,
}

impl Defence {
    /// Nothing is answered yet.
    pub(super) fn new(attack: Attack) -> Self {
        Self {
            attack,
            answers: vec![None; usize::from(attack.len())],
        }
    }

    pub(super) const fn attack(&self) -> Attack {
        self.attack
    }

    /// What lies on each card of the attack.
    pub(super) fn slots(&self) -> impl Iterator<Item = (Rank, Option<Card>)> {
        self.attack.iter().zip(self.answers.iter().copied())
    }

    /// The cards that are put on others.
    pub(super) fn used(&self) -> Vec<Card> {
        self.answers.iter().copied().flatten().collect()
    }

    /// Where a card lies.
    pub(super) fn slot_of(&self, card: Card) -> Option<usize> {
        self.answers.iter().position(|answer| *answer == Some(card))
    }

    /// Takes the card off that answers this one.
    pub(super) fn take(&mut self, slot: usize) {
        if let Some(answer) = self.answers.get_mut(slot) {
            *answer = None;
        }
    }

    /// Puts a card on the highest open card of the attack that it answers.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) fn place(&mut self, card: Card) -> Result<(), Misfit> {
        let fits = |slot: &usize| self.rank_at(*slot).is_some_and(|rank| rank <= card.rank);
        let slots = 0..self.answers.len();
        let open = |slot: &usize| self.answers.get(*slot) == Some(&None);
        match slots.clone().rev().find(|slot| fits(slot) && open(slot)) {
            Some(slot) => self.put(card, slot),
            None if slots.clone().any(|slot| fits(&slot)) => Err(Misfit::Answered),
            None => Err(Misfit::Low(self.attack.lowest())),
        }
    }

    /// Puts a card on this card of the attack; what lay there goes back to the hand.
    ///
    /// # Errors
    /// When it is too low.
    pub(super) fn put(&mut self, card: Card, slot: usize) -> Result<(), Misfit> {
        match self.rank_at(slot) {
            Some(rank) if rank <= card.rank => {
                if let Some(before) = self.slot_of(card) {
                    self.take(before);
                }
                self.answers[slot] = Some(card);
                Ok(())
            }
            Some(rank) => Err(Misfit::Low(rank)),
            None => Err(Misfit::Answered),
        }
    }

    /// Answers as many cards as can be answered, with the lowest that do.
    pub(super) fn fill(&mut self, hand: &[Card]) {
        let mut left = hand.to_vec();
        left.sort_by_key(|card| (card.rank, card.copy));
        let mut answers = Vec::new();
        for rank in self.attack.iter() {
            let answer = left.iter().position(|card| card.rank >= rank);
            answers.push(answer.map(|i| left.remove(i)));
        }
        self.answers = answers;
    }

    fn rank_at(&self, slot: usize) -> Option<Rank> {
        self.attack.iter().nth(slot)
    }

    /// Whether a card of this rank could go somewhere that is open.
    pub(super) fn fits(&self, rank: Rank) -> bool {
        self.slots()
            .any(|(card, answer)| answer.is_none() && card <= rank)
    }

    /// The answers as they are played.
    pub(super) fn answers(&self) -> Answers {
        self.answers
            .iter()
            .map(|answer| answer.map(|card| card.rank))
            .collect()
    }

    /// What is given up with them: "the lowest of the rest, one each".
    pub(super) fn gives(&self, hand: Cards) -> Cards {
        let rest = hand.checked_minus(ranks(&self.used())).unwrap_or_default();
        rest.lowest_of(self.answers().sacrifices())
    }

    /// The same as cards of the fan, the last ones of each rank.
    pub(super) fn given(&self, fan: &[Card]) -> Vec<Card> {
        let used = self.used();
        let mut rest: Vec<Card> = fan
            .iter()
            .copied()
            .filter(|card| !used.contains(card))
            .collect();
        rest.sort_by_key(|card| (card.rank, std::cmp::Reverse(card.copy)));
        rest.truncate(self.answers().sacrifices().into());
        rest
    }
}

#[cfg(test)]
mod tests {
    use game::{View as _, Viewer};
    use game_tacocat::{Action, View};

    use super::super::fan::Fan;
    use super::*;

    const VIEW: &str =
        "1 |  | - | 2 5:4 | defend 1 3,4,5 | ?2 1 open | 2,3,4,7,9 1 open | 8,8 | ?26";

    fn hand() -> Fan {
        let mut fan = Fan::default();
        fan.hold("2,3,4,7,9".parse().unwrap(), &[]);
        fan
    }

    fn defence() -> Defence {
        Defence::new("3,4,5".parse().unwrap())
    }

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    fn gives(defence: &Defence) -> String {
        defence.gives(ranks(hand().cards())).to_string()
    }

    #[test]
    fn a_card_goes_to_the_highest_that_it_answers() {
        let mut defence = defence();
        assert_eq!(
            gives(&defence),
            "2,3,4",
            "nothing answered: the three lowest"
        );
        defence.place(card("4.0")).unwrap();
        assert_eq!(defence.answers().to_string(), "-,4,-");
        assert_eq!(gives(&defence), "2,3");
        defence.place(card("9.0")).unwrap();
        defence.place(card("3.0")).unwrap();
        assert_eq!(defence.answers().to_string(), "3,4,9");
        assert_eq!(gives(&defence), "-");
        assert_eq!(defence.place(card("7.0")), Err(Misfit::Answered));
        defence.take(2);
        assert_eq!(gives(&defence), "2");
        defence.put(card("4.0"), 0).unwrap();
        assert_eq!(
            defence.answers().to_string(),
            "4,-,-",
            "the 3 is back in the hand"
        );
    }

    #[test]
    fn a_card_that_is_too_low_is_refused_with_what_it_is_lower_than() {
        let mut defence = defence();
        let three = Rank::new(3).unwrap();
        assert_eq!(defence.place(card("2.0")), Err(Misfit::Low(three)));
        assert_eq!(
            defence.put(card("4.0"), 2),
            Err(Misfit::Low(Rank::new(5).unwrap()))
        );
        assert_eq!(defence.put(card("4.0"), 7), Err(Misfit::Answered));
        assert!(!defence.fits(Rank::LOWEST) && defence.fits(three));
        defence.put(card("4.0"), 0).unwrap();
        assert!(!defence.fits(three), "the 3 of the attack is answered");
    }

    #[test]
    fn as_many_as_can_be_are_answered_with_the_lowest() {
        let mut defence = defence();
        defence.fill(hand().cards());
        assert_eq!(defence.answers().to_string(), "3,4,7");
        let mut short = Defence::new("8,8,8".parse().unwrap());
        short.fill(hand().cards());
        assert_eq!(short.answers().to_string(), "9,-,-");
        assert_eq!(gives(&short), "2,3");
    }

    #[test]
    fn what_is_shown_as_given_up_is_what_the_rules_take() {
        let view: View = VIEW.parse().unwrap();
        let Some(actions) = view.actions() else {
            panic!("they can be listed")
        };
        for action in actions {
            let Action::Defend(answers) = action else {
                panic!("{action}")
            };
            let mut defence = defence();
            for (slot, answer) in answers.iter().enumerate() {
                let rank = answer.map(|rank| Card { rank, copy: 0 });
                if let Some(card) = rank {
                    defence.put(card, slot).unwrap();
                }
            }
            assert_eq!(defence.answers(), answers);
            let given = defence.given(hand().cards());
            assert_eq!(ranks(&given), defence.gives(ranks(hand().cards())));
            // What is left is what the rules leave.
            let mut game = view.world(&mut game::Rng::new(1));
            let seat = view.viewer().seat().unwrap();
            game::Game::apply(&mut game, &game::Event::Act(seat, action)).unwrap();
            let after = game::Game::view(&game, Viewer::Seat(seat));
            let left = after.position().hand(seat).cards().unwrap();
            let used = ranks(&defence.used());
            let expect = ranks(hand().cards()).checked_minus(used).unwrap();
            let expect = expect.checked_minus(ranks(&given)).unwrap();
            assert_eq!(left, expect, "{action}");
        }
    }
}
