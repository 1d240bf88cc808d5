//! What a whole match came to for a seat.

use serde::{Deserialize, Serialize};

use crate::{Grade, Ply};

/// What a seat did, and what befell it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Actions that were judged.
    pub actions: u32,
    /// Of these, inaccuracies.
    pub slips: u32,
    /// Of these, mistakes.
    pub mistakes: u32,
    /// Of these, grave ones.
    pub blunders: u32,
    /// All that was given away, in per mille.
    pub lost: u32,
    /// What all draws together gave or took, in per mille.
    pub luck: i32,
}

impl Tally {
    /// Of a seat, by its number and by its place among the seats of the match.
    #[must_use]
    pub fn of(plies: &[Ply], seat: u8, place: usize) -> Self {
        let mut tally = Self::default();
        for ply in plies {
            let luck = ply.luck.as_ref().and_then(|luck| luck.get(place));
            tally.luck += luck.map_or(0, |luck| i32::from(*luck));
            let judged = ply.judged.as_ref().filter(|_| ply.seat == Some(seat));
            let Some(judged) = judged else { continue };
            tally.actions += 1;
            tally.lost += u32::from(judged.lost);
            match judged.grade {
                Grade::Best | Grade::Fine => {}
                Grade::Slip => tally.slips += 1,
                Grade::Mistake => tally.mistakes += 1,
                Grade::Blunder => tally.blunders += 1,
            }
        }
        tally
    }

    /// How well it played, in per cent: all of it without anything given away, half where an action gave away 5 % on
    /// average; none if nothing was judged.
    #[must_use]
    pub fn accuracy(&self) -> Option<u8> {
        /// What an action gives away on average at half the accuracy, in per mille.
        const HALF: u32 = 50;
        let lost = self.lost.checked_div(self.actions)?;
        u8::try_from(100 * HALF / (HALF + lost)).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_gives_nothing_away_is_at_a_hundred() {
        let tally = |lost| Tally {
            actions: 10,
            lost,
            ..Tally::default()
        };
        assert_eq!(tally(0).accuracy(), Some(100));
        assert_eq!(tally(500).accuracy(), Some(50));
        assert_eq!(Tally::default().accuracy(), None);
    }
}
