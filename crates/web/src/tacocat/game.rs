//! What the page keeps of the match beside its view: how the hand lies, what is chosen of it, and what
//! that comes to. Without a browser, so that every case is tested.

use game::{Seat, View as _, Viewer};
use game_tacocat::{Action, Attack, Cards, Hand, Notice, Phase, Position, Rank, View};

use super::ask::Ask;
use super::defence::{Defence, Misfit};
use super::fan::{Card, Fan, ranks};
use super::pick::{Pick, Why, grows, pick};

/// What is said of a touch that came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Complaint {
    /// So many cards can be replaced, and no more.
    Most(u8),
    /// The card is lower than this one of the attack.
    Low { card: Rank, attack: Rank },
    /// All that it could answer is answered.
    Answered(Rank),
    /// Something is to be chosen first.
    Choose,
    /// These cards are no attack.
    NoAttack(Why),
}

/// The match as the page of one viewer has it.
pub(super) struct Game {
    view: View,
    before: Option<Position>,
    last: Option<Notice>,
    /// Whether the page may act at all.
    active: bool,
    near: Seat,
    /// By seat, for two people can share a page: each finds the hand as it was left.
    fans: [Fan; 2],
    picked: Vec<Card>,
    defence: Option<Defence>,
    complaint: Option<Complaint>,
}

impl Game {
    /// A match of which nothing is shown yet; the hands lie as they were left.
    pub(super) fn new(view: View, fans: [Fan; 2]) -> Self {
        Self {
            view,
            before: None,
            last: None,
            active: false,
            near: Seat::FIRST,
            fans,
            picked: Vec::new(),
            defence: None,
            complaint: None,
        }
    }

    /// Shows this view, to which a notice has led.
    pub(super) fn show(&mut self, view: View, last: Option<Notice>, active: bool, near: Seat) {
        let asked = (self.ask(), self.view.viewer(), self.view.position().round());
        if view != self.view {
            self.before = Some(*self.view.position());
        }
        self.view = view;
        self.last = last;
        self.active = active;
        self.near = near;
        if let (Some(seat), Some(hand)) = (self.view.viewer().seat(), self.hand()) {
            // What was chosen is what has gone, where cards have.
            let mut spent = std::mem::take(&mut self.picked);
            if let Some(defence) = &self.defence {
                spent.extend(defence.used());
                spent.extend(defence.given(self.fan().cards()));
            }
            self.fans[seat.index() & 1].hold(hand, &spent);
            self.picked = spent;
        }
        let is_same = asked == (self.ask(), self.view.viewer(), self.view.position().round());
        let held: Vec<Card> = self.fan().cards().to_vec();
        self.picked.retain(|card| is_same && held.contains(card));
        match self.ask() {
            Ask::Defend(_) if is_same && self.defence.is_some() => self.picked.clear(),
            Ask::Defend(attack) => self.defence = Some(Defence::new(attack)),
            _ => self.defence = None,
        }
        if !is_same {
            self.complaint = None;
        }
    }

    pub(super) const fn view(&self) -> &View {
        &self.view
    }

    pub(super) const fn position(&self) -> &Position {
        self.view.position()
    }

    pub(super) const fn before(&self) -> Option<&Position> {
        self.before.as_ref()
    }

    pub(super) const fn last(&self) -> Option<&Notice> {
        self.last.as_ref()
    }

    /// Whose goal is nearest.
    pub(super) const fn near(&self) -> Seat {
        self.near
    }

    /// Whose hand lies below the table: the viewer's own, else that of the nearest goal.
    pub(super) fn below(&self) -> Seat {
        self.view.viewer().seat().unwrap_or(self.near)
    }

    /// The own cards.
    pub(super) fn hand(&self) -> Option<Cards> {
        let Viewer::Seat(seat) = self.view.viewer() else {
            return None;
        };
        match self.position().hand(seat) {
            Hand::Up(cards) => Some(cards),
            Hand::Down(_) => None,
        }
    }

    /// The own cards as they lie.
    pub(super) fn fan(&self) -> &Fan {
        let seat = self.view.viewer().seat().unwrap_or(Seat::FIRST);
        &self.fans[seat.index() & 1]
    }

    /// How both hands lie, as far as they were seen here.
    pub(super) fn fans(&self) -> [Fan; 2] {
        self.fans.clone()
    }

    pub(super) fn fan_mut(&mut self) -> &mut Fan {
        let seat = self.view.viewer().seat().unwrap_or(Seat::FIRST);
        &mut self.fans[seat.index() & 1]
    }

    pub(super) fn picked(&self) -> &[Card] {
        &self.picked
    }

    pub(super) const fn defence(&self) -> Option<&Defence> {
        self.defence.as_ref()
    }

    pub(super) const fn complaint(&self) -> Option<Complaint> {
        self.complaint
    }

    /// What the viewer is asked for now.
    pub(super) fn ask(&self) -> Ask {
        if self.active {
            Ask::of(&self.view)
        } else {
            Ask::Nothing
        }
    }

    /// What the chosen cards are as an attack.
    pub(super) fn pick(&self) -> Pick {
        pick(ranks(&self.picked), self.hand().unwrap_or_default())
    }

    /// Whether a touch on this card would come to something.
    pub(super) fn is_bright(&self, card: Card) -> bool {
        let picked = ranks(&self.picked);
        let is_picked = self.picked.contains(&card);
        match self.ask() {
            Ask::Nothing => true,
            Ask::Replace(most) => is_picked || picked.len() < most,
            Ask::Duel => true,
            Ask::Lead => is_picked || grows(picked, self.hand().unwrap_or_default(), card.rank),
            Ask::Defend(_) => self
                .defence
                .as_ref()
                .is_some_and(|defence| defence.slot_of(card).is_some() || defence.fits(card.rank)),
        }
    }

    /// A touch on a card of the hand.
    pub(super) fn touch(&mut self, card: Card) {
        self.complaint = None;
        if let Some(at) = self.picked.iter().position(|other| *other == card) {
            self.picked.remove(at);
            return;
        }
        match self.ask() {
            Ask::Nothing => {}
            Ask::Replace(most) if self.picked.len() >= usize::from(most) => {
                self.complaint = Some(Complaint::Most(most));
            }
            Ask::Duel => self.picked = vec![card],
            Ask::Replace(_) | Ask::Lead => self.picked.push(card),
            Ask::Defend(_) => {
                let Some(defence) = &mut self.defence else {
                    return;
                };
                if let Some(slot) = defence.slot_of(card) {
                    defence.take(slot);
                } else {
                    let put = defence.place(card);
                    self.refused(card, put);
                }
            }
        }
    }

    /// A card of the hand is put on a card of the attack.
    pub(super) fn put(&mut self, card: Card, slot: usize) {
        self.complaint = None;
        if let Some(defence) = &mut self.defence {
            let put = defence.put(card, slot);
            self.refused(card, put);
        }
    }

    fn refused(&mut self, card: Card, put: Result<(), Misfit>) {
        self.complaint = match put {
            Ok(()) => None,
            Err(Misfit::Low(attack)) => Some(Complaint::Low {
                card: card.rank,
                attack,
            }),
            Err(Misfit::Answered) => Some(Complaint::Answered(card.rank)),
        };
    }

    /// A touch on a card of the attack: what lies on it goes back to the hand; where nothing does, the
    /// lowest card that answers it comes.
    pub(super) fn touch_slot(&mut self, slot: usize) {
        self.complaint = None;
        let Some(defence) = &mut self.defence else {
            return;
        };
        let under = defence.slots().nth(slot);
        match under {
            Some((_, Some(_))) => defence.take(slot),
            Some((rank, None)) => {
                let used = defence.used();
                let seat = self.view.viewer().seat().unwrap_or(Seat::FIRST);
                let hand = self.fans[seat.index() & 1].cards();
                let fits = |card: &&Card| card.rank >= rank && !used.contains(card);
                let lowest = hand
                    .iter()
                    .copied()
                    .filter(|card| fits(&card))
                    .min_by_key(|c| c.rank);
                if let Some(card) = lowest {
                    self.put(card, slot);
                }
            }
            None => {}
        }
    }

    /// Answers as much as can be answered, with the lowest cards that do.
    pub(super) fn answer_all(&mut self) {
        self.complaint = None;
        let hand = self.fan().cards().to_vec();
        if let Some(defence) = &mut self.defence {
            defence.fill(&hand);
        }
    }

    /// Chooses the cards of this attack.
    pub(super) fn choose(&mut self, attack: Attack) {
        self.complaint = None;
        let mut left = attack.cards();
        let mut chosen = Vec::new();
        // Those that are chosen already stay.
        let first = self.picked.iter().chain(self.fan().cards());
        for card in first {
            let one = Cards::one(card.rank);
            if let Some(rest) = left.checked_minus(one).filter(|_| !chosen.contains(card)) {
                left = rest;
                chosen.push(*card);
            }
        }
        self.picked = chosen;
    }

    /// Nothing is chosen any more.
    pub(super) fn clear(&mut self) {
        self.complaint = None;
        self.picked.clear();
        if let Some(defence) = &mut self.defence {
            *defence = Defence::new(defence.attack());
        }
    }

    /// What is chosen, as it would be played.
    ///
    /// # Errors
    /// What is missing.
    pub(super) fn action(&self) -> Result<Action, Complaint> {
        match self.ask() {
            Ask::Nothing => Err(Complaint::Choose),
            Ask::Replace(_) => Ok(Action::Replace(ranks(&self.picked))),
            Ask::Duel => match self.picked[..] {
                [card] => Ok(Action::Duel(card.rank)),
                _ => Err(Complaint::Choose),
            },
            Ask::Lead => match self.pick() {
                Pick::Attack(attack) => Ok(Action::Lead(attack)),
                Pick::Nothing => Err(Complaint::Choose),
                Pick::No(why) => Err(Complaint::NoAttack(why)),
            },
            Ask::Defend(_) => match &self.defence {
                Some(defence) => Ok(Action::Defend(defence.answers())),
                None => Err(Complaint::Choose),
            },
        }
    }

    /// What is chosen is to be played; if it cannot be, that is said.
    pub(super) fn play(&mut self) -> Option<Action> {
        match self.action() {
            Ok(action) => Some(action),
            Err(complaint) => {
                self.complaint = Some(complaint);
                None
            }
        }
    }

    /// Whether the own choice is made and the other's is not.
    pub(super) fn waits_for_other(&self) -> bool {
        let seal = |seat: Seat| self.position().seal(seat).is_in();
        let sealed = matches!(self.position().phase(), Phase::ReplaceBoth | Phase::Duel);
        sealed && self.view.viewer().seat().is_some_and(seal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEAD: &str = "0 |  | - | 2 5:4 | lead 0 | 1,2,3,4,4 1 open | ?5 1 open | 3,8 | ?26";
    const DEFEND: &str =
        "0 |  | - | 2 5:4 | defend 0 3,4,5 | 2,3,4,7,9 1 open | ?2 1 open | 8,8 | ?26";

    fn game(view: &str) -> Game {
        let view: View = view.parse().unwrap();
        let mut game = Game::new(view, Default::default());
        game.show(view, None, true, Seat::FIRST);
        game
    }

    fn touch(game: &mut Game, cards: &[&str]) {
        for card in cards {
            game.touch(card.parse().unwrap());
        }
    }

    fn action(game: &Game) -> String {
        game.action()
            .map_or_else(|why| format!("{why:?}"), |action| action.to_string())
    }

    #[test]
    fn an_attack_is_put_together_card_by_card() {
        let mut game = game(LEAD);
        assert_eq!(action(&game), "Choose");
        touch(&mut game, &["3.0"]);
        assert_eq!(action(&game), "lead 3");
        touch(&mut game, &["4.1"]);
        assert_eq!(action(&game), "NoAttack(Short)");
        touch(&mut game, &["2.0"]);
        assert_eq!(action(&game), "lead 2,3,4");
        touch(&mut game, &["4.0"]);
        assert_eq!(action(&game), "NoAttack(Mixed(Rank(4)))");
        touch(&mut game, &["2.0", "3.0"]);
        assert_eq!(action(&game), "lead 4,4");
        game.clear();
        assert_eq!(action(&game), "Choose");
        game.choose("2,3,4".parse().unwrap());
        assert_eq!(action(&game), "lead 2,3,4");
        assert!(game.play().is_some());
    }

    #[test]
    fn a_choice_outlasts_a_view_of_the_same_turn_and_no_other() {
        let mut game = game(LEAD);
        touch(&mut game, &["4.1"]);
        let view: View = LEAD.parse().unwrap();
        game.show(view, None, true, Seat::FIRST);
        assert_eq!(action(&game), "lead 4");
        game.show(view, None, false, Seat::FIRST);
        assert_eq!(game.ask(), Ask::Nothing);
        assert!(
            game.picked().is_empty(),
            "somebody looks at an earlier position"
        );
    }

    #[test]
    fn cards_that_were_played_are_those_that_go() {
        let mut game = game(LEAD);
        touch(&mut game, &["4.0"]);
        let after = "0 |  | - | 2 5:4 | defend 1 4 | 1,2,3,4 1 open | ?5 1 open | 3,8 | ?26";
        let last = "leads 0 4".parse().ok();
        game.show(after.parse().unwrap(), last, true, Seat::FIRST);
        let left: Vec<String> = game.fan().cards().iter().map(Card::to_string).collect();
        assert_eq!(left, ["1.0", "2.0", "3.0", "4.1"]);
    }

    #[test]
    fn a_defence_takes_touches_on_the_hand_and_on_the_attack() {
        let mut game = game(DEFEND);
        assert_eq!(action(&game), "defend -,-,-");
        touch(&mut game, &["9.0", "4.0"]);
        assert_eq!(action(&game), "defend -,4,9");
        touch(&mut game, &["2.0"]);
        let two = Rank::new(2).unwrap();
        let three = Rank::new(3).unwrap();
        assert_eq!(
            game.complaint(),
            Some(Complaint::Low {
                card: two,
                attack: three
            })
        );
        game.touch_slot(0);
        assert_eq!(action(&game), "defend 3,4,9");
        assert_eq!(game.complaint(), None);
        touch(&mut game, &["7.0"]);
        assert_eq!(
            game.complaint(),
            Some(Complaint::Answered(Rank::new(7).unwrap()))
        );
        game.touch_slot(2);
        game.put("7.0".parse().unwrap(), 2);
        assert_eq!(action(&game), "defend 3,4,7");
        touch(&mut game, &["7.0"]);
        assert_eq!(action(&game), "defend 3,4,-");
        game.clear();
        game.answer_all();
        assert_eq!(action(&game), "defend 3,4,7");
    }

    #[test]
    fn no_more_cards_are_replaced_than_may_be() {
        let view = "0 |  | - | 1 3:4 | replace 0 2 | 1,2,3,4,5,6 1 open | ?6 1 open | 3,3 | ?24";
        let mut game = game(view);
        assert_eq!(action(&game), "replace -");
        touch(&mut game, &["1.0", "5.0", "6.0"]);
        assert_eq!(game.complaint(), Some(Complaint::Most(2)));
        assert_eq!(action(&game), "replace 1,5");
        assert!(!game.is_bright("6.0".parse().unwrap()));
        touch(&mut game, &["5.0", "6.0"]);
        assert_eq!(action(&game), "replace 1,6");
    }

    #[test]
    fn one_card_is_put_down_for_the_duel() {
        let view = "0 |  | - | 0 4:- | duel | 2,3,3,4,5,6,7 1 open | ?6 1 in | - | ?24";
        let mut game = game(view);
        assert!(game.play().is_none());
        assert_eq!(game.complaint(), Some(Complaint::Choose));
        touch(&mut game, &["3.0", "7.0"]);
        assert_eq!(action(&game), "duel 7");
        touch(&mut game, &["7.0"]);
        assert_eq!(action(&game), "Choose");
        assert!(!game.waits_for_other());
        let after = "0 |  | - | 0 4:- | duel | 2,3,3,4,5,6 1 in:7 | ?7 1 open | - | ?24";
        game.show(after.parse().unwrap(), None, true, Seat::FIRST);
        assert!(game.waits_for_other());
    }

    #[test]
    fn a_hand_lies_as_it_was_left_when_the_table_is_drawn_anew() {
        let mut game = game(LEAD);
        game.fan_mut().put("4.1".parse().unwrap(), 0);
        let view: View = LEAD.parse().unwrap();
        let mut anew = Game::new(view, game.fans());
        anew.show(view, None, true, Seat::FIRST);
        assert_eq!(anew.fan().cards(), game.fan().cards());
    }

    #[test]
    fn two_who_share_a_page_each_find_their_own_hand() {
        let mut game = game(LEAD);
        game.fan_mut().put("4.1".parse().unwrap(), 0);
        let other = "1 |  | - | 2 5:4 | lead 0 | ?5 1 open | 5,6,7,8,9 1 open | 3,8 | ?26";
        game.show(other.parse().unwrap(), None, true, Seat::FIRST);
        assert_eq!(game.fan().cards().len(), 5);
        assert_eq!((game.ask(), game.below()), (Ask::Nothing, Seat::SECOND));
        game.show(LEAD.parse().unwrap(), None, true, Seat::FIRST);
        assert_eq!(game.fan().cards()[0].to_string(), "4.1");
    }
}
