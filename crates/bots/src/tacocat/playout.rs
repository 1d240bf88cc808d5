//! Rounds played to their end, by fixed rules or by the net.

use game_tacocat::{Attack, Cards, Rank};

use super::net::{Eyes, Net, Others, Player, Round, Step, Table, Try};
use super::rule;
use super::worth::WON;
use crate::meter::Meter;

/// Choices beside the first that cost one more node.
const CHEAP: usize = 8;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// A player by fixed rules.
    Rules,
    /// The net alone.
    Net,
}

/// Who plays the two seats of a playout.
pub(crate) type Seats = [By; 2];

/// What comes next.
#[derive(Clone, Copy)]
pub(crate) enum Next {
    /// Both duel.
    Duel,
    /// This seat leads.
    Lead(usize),
    /// This seat answers an attack.
    Defend(usize, Attack),
}

/// Plays both seats while the meter runs.
pub(crate) struct Playout<'a, 'b> {
    by: Seats,
    /// What a tie that is dealt anew is worth for the first seat.
    tied: f32,
    meter: &'a mut Meter<'b>,
}

impl Player for Playout<'_, '_> {
    fn choose(&mut self, seat: usize, eyes: &Eyes, choices: &[Try]) -> Option<usize> {
        for _ in 0..=choices.len() / CHEAP {
            if !self.meter.spend() {
                return None;
            }
        }
        match self.by[seat] {
            By::Rules => by_rule(choices),
            By::Net => Some(Net::house().best(eyes, choices)),
        }
    }
}

impl<'a, 'b> Playout<'a, 'b> {
    pub(crate) const fn new(by: Seats, tied: f32, meter: &'a mut Meter<'b>) -> Self {
        Self { by, tied, meter }
    }

    /// What the round comes to for the first seat, from 0 to 1. `None` when the meter has run out.
    pub(crate) fn play(&mut self, table: Table, next: Next) -> Option<f32> {
        let mut round = Round::new(table, self);
        let worth = match next {
            Next::Duel => round.duel(),
            Next::Lead(seat) => round.lead(seat),
            Next::Defend(seat, attack) => round.defend(seat, attack),
        };
        let tied = self.tied;
        worth.map(|worth| match worth {
            0 => 0.0,
            WON => 1.0,
            _ => tied,
        })
    }

    /// What a seat replaces.
    pub(crate) fn replace(
        &mut self,
        table: Table,
        seat: usize,
        most: u8,
        others: Others,
    ) -> Option<Cards> {
        Round::new(table, self).replace(seat, most, others)
    }
}

/// What the player by fixed rules does.
fn by_rule(choices: &[Try]) -> Option<usize> {
    let first = choices.first()?;
    match first.step {
        // Nothing is replaced in the first choice.
        Step::Replace(_, others) => {
            let most = match others {
                Others::Done(most) => most,
                Others::Free | Others::AtMost => first.rest.len(),
            };
            let rest = first.rest.minus(rule::replace(first.rest, most));
            choices.iter().position(|choice| choice.rest == rest)
        }
        // The cards come in ascending order.
        Step::Duel(_) => choices.len().checked_sub(1),
        Step::Lead(attack) => {
            let best = rule::lead(first.rest.with(attack.cards()))?;
            let is_best = |choice: &Try| matches!(choice.step, Step::Lead(one) if one == best);
            choices.iter().position(is_best)
        }
        // The first puts down as much as can be, as cheaply as can be.
        Step::Answer(_) => Some(0),
    }
}

/// What the round comes to after a duel in which these cards have left the hands; where there would be
/// another duel, that either leads counts alike.
pub(crate) fn dueled(
    table: Table,
    [own, other]: [Rank; 2],
    playout: &mut Playout<'_, '_>,
) -> Option<f32> {
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => playout.play(table, Next::Lead(0)),
        std::cmp::Ordering::Less => playout.play(table, Next::Lead(1)),
        std::cmp::Ordering::Equal => {
            let both = playout.play(table, Next::Lead(0))? + playout.play(table, Next::Lead(1))?;
            Some(both / 2.0)
        }
    }
}
