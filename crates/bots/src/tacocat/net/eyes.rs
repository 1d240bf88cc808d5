//! What a player knows at a choice, and what it would have done with it, as rows of the net.

use game_tacocat::{Attack, Cards, Rank};

use super::{HIDDEN, Part};
use crate::tacocat::worth::{WON, Worth};

/// The most cards of a rank that are told apart.
const MOST: u8 = 3;
/// The most cards that are told apart where they are counted.
const COUNTS: u8 = 9;
const SIZE: usize = Rank::COUNT * MOST as usize;
const OTHER_FLOOR: usize = SIZE + COUNTS as usize;
const OWN_FLOOR: usize = OTHER_FLOOR + Rank::COUNT;
const UNSEEN: usize = OWN_FLOOR + Rank::COUNT;
const TIE: usize = UNSEEN + Rank::COUNT;
/// Where the rows of each choice begin.
const EXTRA: usize = TIE + 2;
/// How much one unseen card counts.
const UNSEEN_CARD: f32 = 0.25;

/// What a player knows of a round beside its own hand.
#[derive(Clone, Copy)]
pub struct Eyes {
    /// The cards of the other hand and of the pile.
    pub unseen: Cards,
    /// The lowest rank the own hand can hold, as everybody knows.
    pub own_floor: Rank,
    /// The lowest rank the other can hold.
    pub other_floor: Rank,
    /// What a tie is worth for the player, in half rounds.
    pub tie: Worth,
}

/// When the other replaces, from the eyes of who does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Others {
    /// It has replaced so many, or may not.
    Done(u8),
    /// At the same time.
    Free,
    /// Afterwards, at most as many.
    AtMost,
}

/// What was chosen.
#[derive(Clone, Copy)]
pub enum Step {
    /// So many cards were replaced, and are to be drawn.
    Replace(u8, Others),
    /// This card was put down.
    Duel(Rank),
    /// This attack was made.
    Lead(Attack),
    /// A defence was made, after which the player leads or does not.
    Answer(bool),
}

/// A choice: what was done, and the hand that is left.
#[derive(Clone, Copy)]
pub struct Try {
    /// What was done.
    pub step: Step,
    /// The hand after it.
    pub rest: Cards,
}

fn index(rank: Rank) -> usize {
    usize::from(rank.number() - 1)
}

fn at_most(count: u8, most: u8) -> usize {
    usize::from(count.min(most))
}

impl Eyes {
    /// The rows of what is known.
    pub fn rows(&self, mut f: impl FnMut(usize, f32)) {
        f(OTHER_FLOOR + index(self.other_floor), 1.0);
        f(OWN_FLOOR + index(self.own_floor), 1.0);
        for rank in self.unseen.ranks() {
            let amount = f32::from(self.unseen.count(rank)) * UNSEEN_CARD;
            f(UNSEEN + index(rank), amount);
        }
        match self.tie {
            0 => f(TIE, 1.0),
            WON => f(TIE + 1, 1.0),
            _ => {}
        }
    }

    /// What the hidden units are before any choice is looked at.
    pub(crate) fn base(&self, part: &Part) -> [f32; HIDDEN] {
        let mut hidden = part.bias;
        self.rows(|row, amount| {
            for (unit, weight) in hidden.iter_mut().zip(&part.rows[row]) {
                *unit += amount * weight;
            }
        });
        hidden
    }
}

impl Try {
    /// Which of the four choices it is.
    #[must_use]
    pub const fn kind(&self) -> usize {
        match self.step {
            Step::Replace(..) => 0,
            Step::Duel(_) => 1,
            Step::Lead(_) => 2,
            Step::Answer(_) => 3,
        }
    }

    /// The rows of the choice; each counts once.
    pub fn rows(&self, mut f: impl FnMut(usize)) {
        for rank in self.rest.ranks() {
            let row = index(rank) * usize::from(MOST);
            for more in 0..at_most(self.rest.count(rank), MOST) {
                f(row + more);
            }
        }
        if let Some(size) = at_most(self.rest.len(), COUNTS).checked_sub(1) {
            f(SIZE + size);
        }
        match self.step {
            Step::Replace(draws, others) => {
                f(EXTRA + at_most(draws, COUNTS));
                let after = EXTRA + usize::from(COUNTS) + 1;
                match others {
                    Others::Done(done) => f(after + 2 + at_most(done, COUNTS)),
                    Others::Free => f(after),
                    Others::AtMost => f(after + 1),
                }
            }
            Step::Duel(rank) => f(EXTRA + index(rank)),
            Step::Lead(attack) => {
                f(EXTRA + index(attack.lowest()));
                let after = EXTRA + Rank::COUNT;
                f(after + at_most(attack.len() - 1, COUNTS - 2));
                if attack.is_sequence() {
                    f(after + usize::from(COUNTS) - 1);
                }
            }
            Step::Answer(leads) => {
                if leads {
                    f(EXTRA);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::ROWS;
    use super::*;

    #[test]
    fn every_row_is_there() {
        let rank = Rank::HIGHEST;
        let rest: Cards = "9,9,9,9,10,10,10,12,12,12".parse().unwrap();
        let attack = Attack::sequence(Rank::LOWEST, 12).unwrap();
        for step in [
            Step::Replace(9, Others::Done(16)),
            Step::Replace(16, Others::AtMost),
            Step::Duel(rank),
            Step::Lead(attack),
            Step::Answer(true),
        ] {
            let mut rows = Vec::new();
            Try { step, rest }.rows(|row| rows.push(row));
            let all = rows.len();
            rows.sort_unstable();
            rows.dedup();
            assert_eq!(rows.len(), all);
            assert!(rows.iter().all(|row| *row < ROWS));
        }
    }
}
