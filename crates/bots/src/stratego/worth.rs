//! What pieces are worth.

use game_stratego::Rank;

use super::belief::{Enemy, Odds, RANKS};

/// By rank: bomb, spy, scout, miner, sergeant, lieutenant, captain, major, colonel, general, marshal, flag.
const BASE: Odds = [
    40.0, 60.0, 15.0, 45.0, 25.0, 40.0, 65.0, 100.0, 170.0, 280.0, 400.0, 1000.0,
];
/// What it is worth that the other side does not know a piece.
const SECRET: Odds = [
    10.0, 25.0, 1.0, 8.0, 3.0, 5.0, 8.0, 15.0, 30.0, 60.0, 90.0, 100.0,
];
/// Few miners are worth more each.
const FEW_MINERS: usize = 2;

/// What pieces of both sides are worth, by rank.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth {
    pub(crate) own: Odds,
    pub(crate) enemy: Odds,
    /// What own pieces are worth more as long as they are not known.
    pub(crate) secret: Odds,
}

impl Worth {
    /// With these pieces on the board.
    pub(crate) fn of(own: &[Rank], enemies: &[Enemy]) -> Self {
        let mut here = [0.0; RANKS];
        own.iter().for_each(|rank| here[*rank as usize] += 1.0);
        let mut there = [0.0; RANKS];
        for enemy in enemies {
            for (sum, odds) in there.iter_mut().zip(enemy.odds) {
                *sum += odds;
            }
        }
        Self {
            own: side(&here, &there),
            enemy: side(&there, &here),
            secret: SECRET,
        }
    }

    /// The same when gains count so many times as much as losses.
    pub(crate) fn driven(mut self, drive: f32) -> Self {
        let own = self.own.iter_mut().chain(&mut self.secret);
        own.for_each(|worth| *worth /= drive);
        self
    }
}

/// One side's, beside what it has to reckon with.
fn side(here: &Odds, there: &Odds) -> Odds {
    let mut worth = BASE;
    let marshal = Rank::Marshal as usize;
    if there[marshal] < 0.5 {
        worth[Rank::Spy as usize] = 12.0;
        worth[Rank::General as usize] += 60.0;
    }
    if there[Rank::Spy as usize] < 0.5 {
        worth[marshal] += 40.0;
    }
    if here[Rank::Miner as usize] <= FEW_MINERS as f32 + 0.5 {
        worth[Rank::Miner as usize] *= 2.0;
    }
    worth
}
