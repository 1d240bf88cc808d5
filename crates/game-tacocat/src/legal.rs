//! What a seat may do. Its own hand must be known.

use game::{Illegal, Seat};

use crate::{Action, Answers, Attack, Cards, Phase, Position, Rank};

impl Position {
    /// Whether `seat` may take `action` now.
    ///
    /// # Errors
    /// `over`, `not-your-turn`, `wrong-phase`, `no-such-card`; `too-many-cards` to replace; `whole-hand`
    /// for an attack that leaves no card; `answer-count` and `too-low` for a defence.
    pub fn allows(&self, seat: Option<Seat>, action: &Action) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::new("over"));
        }
        let seat = seat
            .filter(|seat| self.turn().owing().contains(*seat))
            .ok_or(Illegal::new("not-your-turn"))?;
        let hand = self.hand(seat).up();
        match (self.phase, action) {
            (Phase::ReplaceBoth, Action::Replace(cards)) => held(hand, *cards),
            (Phase::Replace { most, .. }, Action::Replace(cards)) => {
                held(hand, *cards)?;
                at_most(*cards, most)
            }
            (Phase::Duel, Action::Duel(rank)) => held(hand, Cards::one(*rank)),
            (Phase::Lead(_), Action::Lead(attack)) => {
                held(hand, attack.cards())?;
                leaves_one(hand, *attack)
            }
            (Phase::Defend(_, attack), Action::Defend(answers)) => {
                answers.check(attack)?;
                held(hand, answers.cards())
            }
            _ => Err(Illegal::new("wrong-phase").with("due", self.phase.verb())),
        }
    }

    /// The legal actions of `seat` now. Of defences that put the same cards on the attack in another
    /// order, which do the same, one is listed: ascending, the sacrifices last.
    #[must_use]
    pub fn actions(&self, seat: Option<Seat>) -> Vec<Action> {
        let Some(seat) = seat.filter(|seat| self.turn().owing().contains(*seat)) else {
            return Vec::new();
        };
        let hand = self.hand(seat).up();
        match self.phase {
            Phase::ReplaceBoth => hand.parts().map(Action::Replace).collect(),
            Phase::Replace { most, .. } => {
                let parts = hand.parts().filter(|cards| cards.len() <= most);
                parts.map(Action::Replace).collect()
            }
            Phase::Duel => hand.ranks().map(Action::Duel).collect(),
            Phase::Lead(_) => Attack::all(hand).map(Action::Lead).collect(),
            Phase::Defend(_, attack) => defences(hand, attack).map(Action::Defend).collect(),
            Phase::Deal | Phase::Reveal => Vec::new(),
        }
    }
}

/// Every choice of answers out of a hand.
fn defences(hand: Cards, attack: Attack) -> impl Iterator<Item = Answers> {
    let useful = hand.from(attack.lowest());
    useful
        .parts()
        .filter_map(move |cards| attack.answered(cards))
}

/// The hand holds these cards.
fn held(hand: Cards, cards: Cards) -> Result<(), Illegal> {
    let lacks = |rank: &Rank| cards.count(*rank) > hand.count(*rank);
    match Rank::all().find(lacks) {
        None => Ok(()),
        Some(rank) => Err(Illegal::new("no-such-card").with("card", rank)),
    }
}

/// "Then the other replaces at most as many."
fn at_most(cards: Cards, most: u8) -> Result<(), Illegal> {
    if cards.len() <= most {
        Ok(())
    } else {
        Err(Illegal::new("too-many-cards").with("most", most))
    }
}

/// "Never the whole hand: one card must remain."
fn leaves_one(hand: Cards, attack: Attack) -> Result<(), Illegal> {
    if attack.len() < hand.len() {
        Ok(())
    } else {
        Err(Illegal::new("whole-hand"))
    }
}
