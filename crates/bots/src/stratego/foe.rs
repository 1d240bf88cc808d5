//! Fights with a piece of which only odds are known, worked out once for each own rank.

use game_stratego::{Clash, Rank};

use super::belief::{Enemy, Odds, RANKS};
use super::worth::Worth;

/// How attacks on and by one enemy piece go, by own rank.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Foe {
    /// Own attack: how likely it wins, and what is removed then.
    pub(crate) win: Odds,
    pub(crate) win_worth: Odds,
    /// Both are removed.
    pub(crate) tie: Odds,
    pub(crate) tie_worth: Odds,
    /// Its attack: how likely it wins, and how likely both are removed.
    pub(crate) beats: Odds,
    pub(crate) trades: Odds,
    /// What it is worth in all.
    pub(crate) worth: f32,
    /// What there is to learn of it.
    pub(crate) riddle: f32,
    /// How likely it can move.
    pub(crate) mobile: f32,
    /// It is known to be a scout.
    pub(crate) scout: bool,
}

/// What part of the difference between ranks knowing one is worth.
const LEARNT: f32 = 0.12;

impl Foe {
    pub(crate) fn of(enemy: &Enemy, worth: &Worth) -> Self {
        let mut foe = Self {
            scout: enemy.piece.rank == Some(Rank::Scout),
            ..Self::default()
        };
        for rank in Rank::ALL {
            foe.add(rank, enemy.odds[rank as usize], worth);
        }
        for own in 0..RANKS {
            foe.win_worth[own] = share(foe.win_worth[own], foe.win[own]);
            foe.tie_worth[own] = share(foe.tie_worth[own], foe.tie[own]);
        }
        if enemy.piece.rank.is_none() {
            let away = |rank: Rank| {
                enemy.odds[rank as usize]
                    * (worth.enemy[rank as usize].min(400.0) - foe.worth.min(400.0)).abs()
            };
            foe.riddle = LEARNT * Rank::ALL.into_iter().map(away).sum::<f32>();
        }
        foe
    }

    /// Adds the case that it is `rank`.
    fn add(&mut self, rank: Rank, odds: f32, worth: &Worth) {
        let value = worth.enemy[rank as usize];
        self.worth += odds * value;
        if rank.moves() {
            self.mobile += odds;
        }
        for own in Rank::ALL {
            let i = own as usize;
            if own.moves() {
                match Clash::of(own, rank) {
                    Clash::Wins => {
                        self.win[i] += odds;
                        self.win_worth[i] += odds * value;
                    }
                    Clash::Both => {
                        self.tie[i] += odds;
                        self.tie_worth[i] += odds * value;
                    }
                    Clash::Loses => {}
                }
            }
            if rank.moves() {
                match Clash::of(rank, own) {
                    Clash::Wins => self.beats[i] += odds,
                    Clash::Both => self.trades[i] += odds,
                    Clash::Loses => {}
                }
            }
        }
    }

    /// What an attack on it by a piece of this rank, worth so much, brings on the whole.
    pub(crate) fn gain(&self, own: Rank, cost: f32, secret: f32) -> f32 {
        let i = own as usize;
        let lose = 1.0 - self.win[i] - self.tie[i];
        self.win[i] * (self.win_worth[i] - secret)
            + self.tie[i] * (self.tie_worth[i] - cost)
            + lose * (self.riddle - cost)
    }
}

fn share(sum: f32, of: f32) -> f32 {
    if of > 0.0 { sum / of } else { 0.0 }
}
