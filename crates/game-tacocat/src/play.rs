//! What actions, deals and leaving do to a match. All cards must be known, and what is done legal.

use game::{Illegal, Reason, Seat, Seats, Why};

use crate::{
    Action, Answers, Arrow, Attack, Cards, End, Hand, Phase, Pile, Position, Rank, Seal, Tie,
};

impl Position {
    /// Takes a step of `seat`, or a forced one.
    pub(crate) fn play(&mut self, seat: Seat, action: &Action) {
        match (self.phase, action) {
            (Phase::ReplaceBoth, Action::Replace(cards)) => {
                self.seals[seat.index() & 1] = Seal::Known(*cards);
                self.unseal_replacements();
            }
            (Phase::Replace { .. }, Action::Replace(cards)) => self.replace(seat, *cards),
            (Phase::Duel, Action::Duel(rank)) => {
                self.take(seat, Cards::one(*rank));
                self.seals[seat.index() & 1] = Seal::Known(Cards::one(*rank));
                self.unseal_duel();
            }
            (Phase::Lead(_), Action::Lead(attack)) => {
                self.take(seat, attack.cards());
                self.phase = Phase::Defend(seat.other(), *attack);
            }
            (Phase::Defend(_, attack), Action::Defend(answers)) => {
                self.defend(seat, attack, *answers);
            }
            (Phase::Reveal, Action::Reveal) => self.reveal(),
            _ => {}
        }
    }

    /// "Cards are dealt one by one from the top, seat 0 first; later draws come from the top."
    pub(crate) fn deal(&mut self, deck: &Pile) {
        let Some(space) = self.track.space() else {
            return;
        };
        self.pile = *deck;
        let mut hands = [Cards::NONE; 2];
        for _ in 0..self.setup.hand(space) {
            for hand in &mut hands {
                *hand = hand.with(self.pile.draw().map_or(Cards::NONE, Cards::one));
            }
        }
        self.hands = hands.map(Hand::Up);
        self.phase = match self.setup.arrow(space) {
            Arrow::Both => Phase::ReplaceBoth,
            Arrow::One(seat) => Phase::Replace {
                seat,
                most: self.setup.hand(space),
            },
        };
    }

    fn take(&mut self, seat: Seat, cards: Cards) {
        let hand = &mut self.hands[seat.index() & 1];
        *hand = Hand::Up(hand.up().minus(cards));
    }

    fn discard(&mut self, cards: Cards) {
        self.discards = self.discards.with(cards);
    }

    /// Cards for as many from the top.
    fn draw(&mut self, seat: Seat, count: u8) {
        let drawn: Cards = (0..count).filter_map(|_| self.pile.draw()).collect();
        let hand = &mut self.hands[seat.index() & 1];
        *hand = Hand::Up(hand.up().with(drawn));
    }

    /// "Elsewhere the arrow's player replaces 0 up to all cards and draws, then the other replaces at
    /// most as many (is not asked if that is 0). Once each per round."
    fn replace(&mut self, seat: Seat, cards: Cards) {
        self.take(seat, cards);
        self.discard(cards);
        self.draw(seat, cards.len());
        let arrow = self.track.space().map(|space| self.setup.arrow(space));
        let first = arrow == Some(Arrow::One(seat));
        self.phase = if first && !cards.is_empty() {
            Phase::Replace {
                seat: seat.other(),
                most: cards.len(),
            }
        } else {
            Phase::Duel
        };
    }

    /// "On the double arrow both choose at the same time and without limit which cards to discard face
    /// up; then seat 0 draws first": all of its cards, and then seat 1.
    fn unseal_replacements(&mut self) {
        if self.seals.iter().any(|seal| !seal.is_in()) {
            return;
        }
        let cards = self.seals.map(Seal::up);
        for (seat, cards) in Seats::TWO.iter().zip(cards) {
            self.take(seat, cards);
            self.discard(cards);
        }
        for (seat, cards) in Seats::TWO.iter().zip(cards) {
            self.draw(seat, cards.len());
        }
        self.seals = [Seal::Open; 2];
        self.phase = Phase::Duel;
    }

    /// "Revealed; the higher attacks first; both are discarded. Equal: discarded, duel again. Nobody
    /// duels with a last card: with one card each, go to 5."
    fn unseal_duel(&mut self) {
        let [Seal::Known(first), Seal::Known(second)] = self.seals else {
            return;
        };
        self.discard(first.with(second));
        self.seals = [Seal::Open; 2];
        self.go_on(match first.lowest().cmp(&second.lowest()) {
            std::cmp::Ordering::Less => Phase::Lead(Seat::SECOND),
            std::cmp::Ordering::Equal => Phase::Duel,
            std::cmp::Ordering::Greater => Phase::Lead(Seat::FIRST),
        });
    }

    /// The next step, unless "with one card each" it is the last one.
    fn go_on(&mut self, next: Phase) {
        let last = self.hands.iter().all(|hand| hand.len() == 1);
        self.phase = if last { Phase::Reveal } else { next };
    }

    /// The cards that a defence gives up: "the answers are set aside first; the cards given up are then
    /// the lowest of the rest, one each".
    pub(crate) fn given_up(&self, seat: Seat, answers: Answers) -> Cards {
        let rest = self.hand(seat).up().minus(answers.cards());
        rest.lowest_of(answers.sacrifices())
    }

    /// "All answered: the defender leads next. One sacrifice or more: the same attacker leads again. All
    /// played cards are discarded face up."
    fn defend(&mut self, seat: Seat, attack: Attack, answers: Answers) {
        let given_up = self.given_up(seat, answers);
        let played = answers.cards().with(given_up);
        self.take(seat, played);
        self.discard(attack.cards().with(played));
        // All of the hand was at least the floor before, so what was given up is too.
        let floor = &mut self.floors[seat.index() & 1];
        *floor = given_up.highest().unwrap_or(*floor);
        self.go_on(Phase::Lead(if given_up.is_empty() {
            seat
        } else {
            seat.other()
        }));
    }

    /// The last two cards, once they are all that is left.
    pub(crate) fn last_cards(&self) -> Option<[Rank; 2]> {
        let [first, second] = self.hands.map(|hand| hand.up().lowest());
        Some([first?, second?])
    }

    /// Who wins the round with these last cards: "the lower rank". Equal: nobody, or by the option "the
    /// arrow's player wins the tie; a double arrow redeals".
    pub(crate) fn round_winner(&self, [first, second]: [Rank; 2]) -> Option<Seat> {
        match first.cmp(&second) {
            std::cmp::Ordering::Less => Some(Seat::FIRST),
            std::cmp::Ordering::Greater => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => match self.setup.tie() {
                Tie::Redeal => None,
                Tie::Arrow => self
                    .track
                    .space()
                    .and_then(|at| self.setup.arrow(at).seat()),
            },
        }
    }

    /// "The first player whose goal the token reaches wins"; else a new round begins with a deal.
    fn reveal(&mut self) {
        let winner = self.last_cards().and_then(|cards| self.round_winner(cards));
        if let Some(winner) = winner {
            self.track = self.track.won(winner);
        }
        if let Some(winner) = self.track.winner() {
            self.end = Some(End {
                winner: Some(winner),
                reason: Reason::Goal,
            });
            return;
        }
        *self = Self {
            round: self.round.saturating_add(1),
            track: self.track,
            ..Self::start(&self.setup)
        };
    }

    /// These seats resign, exit or run out of time.
    pub(crate) fn leave(&mut self, seats: Seats, why: Why) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::new("over"));
        }
        if seats.is_empty() || !seats.minus(Seats::TWO).is_empty() {
            return Err(Illegal::new("not-playing").with("seats", seats));
        }
        self.end = Some(End {
            winner: Seats::TWO.minus(seats).iter().next(), // both in the same instant: a draw
            reason: why.reason(),
        });
        Ok(())
    }
}
