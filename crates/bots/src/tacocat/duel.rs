//! The duel: both choose at once, so the answer is a mixture, as of a small matrix game.

use game::Rng;
use game_tacocat::{Cards, Rank};

use super::known::Known;
use super::mind::Mind;
use super::net::Table;
use super::odds::Chosen;
use super::playout::{Playout, dueled};
use crate::meter::Meter;

/// Rounds of the learning.
const LEARN: u32 = 400;

/// One world: what each pair of cards is worth for the own side.
struct Game {
    /// By own rank and then its, in order.
    worth: Vec<Vec<f64>>,
    other: Learner,
}

/// The card to duel with.
pub(crate) fn duel(
    known: &Known,
    mind: &Mind,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Rank> {
    let own: Vec<Rank> = known.own.ranks().collect();
    if let [only] = own[..] {
        return Some(only);
    }
    let mut games = games(known, mind, meter, rng);
    if games.is_empty() {
        return None;
    }
    let mixture = learn(&mut games, own.len());
    own.get(pick(&mixture, rng)).copied()
}

/// The worlds, as far as the meter lasts.
fn games(known: &Known, mind: &Mind, meter: &mut Meter<'_>, rng: &mut Rng) -> Vec<Game> {
    let odds = known.odds(Chosen::Replaced, mind);
    let mut games = Vec::new();
    while games.len() < mind.duels as usize {
        let table = known.world(odds, rng).table;
        let seats = mind.seats(games.len());
        match game(&table, &mut Playout::new(seats, known.tied, meter)) {
            Some(game) => games.push(game),
            None => break,
        }
    }
    games
}

/// What each card is worth against the other's mixtures, when both have learned.
pub(crate) fn rated(
    known: &Known,
    mind: &Mind,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Vec<(Rank, f64)>> {
    let own: Vec<Rank> = known.own.ranks().collect();
    let mut games = games(known, mind, meter, rng);
    if games.is_empty() {
        return None;
    }
    learn(&mut games, own.len());
    let count = games.len() as f64;
    let worth =
        |card: usize| -> f64 { games.iter().map(|game| game.expects(card)).sum::<f64>() / count };
    Some(
        own.into_iter()
            .enumerate()
            .map(|(at, rank)| (rank, worth(at)))
            .collect(),
    )
}

/// The matrix of one world.
fn game(table: &Table, playout: &mut Playout<'_, '_>) -> Option<Game> {
    let [own, other] = table.hands;
    let mut worth = Vec::new();
    for mine in own.ranks() {
        let mut row = Vec::new();
        for its in other.ranks() {
            let mut after = *table;
            after.lose(0, Cards::one(mine));
            after.lose(1, Cards::one(its));
            row.push(f64::from(dueled(after, [mine, its], playout)?));
        }
        worth.push(row);
    }
    let other = Learner::new(other.ranks().count());
    Some(Game { worth, other })
}

impl Game {
    /// What an own card is worth against the mixture that the other has played on the whole.
    fn expects(&self, card: usize) -> f64 {
        let all: f64 = self.other.sums.iter().sum();
        let parts = self.other.sums.iter().zip(&self.worth[card]);
        parts.map(|(sum, worth)| sum * worth).sum::<f64>() / all.max(f64::MIN_POSITIVE)
    }
}

/// Regret matching: plays what it regrets not having played.
struct Learner {
    regrets: Vec<f64>,
    sums: Vec<f64>,
}

impl Learner {
    fn new(count: usize) -> Self {
        Self {
            regrets: vec![0.0; count],
            sums: vec![0.0; count],
        }
    }

    /// What it plays now.
    fn mixture(&self) -> Vec<f64> {
        let all: f64 = self.regrets.iter().map(|regret| regret.max(0.0)).sum();
        let even = 1.0 / self.regrets.len() as f64;
        let share = |regret: &f64| {
            if all > 0.0 {
                regret.max(0.0) / all
            } else {
                even
            }
        };
        self.regrets.iter().map(share).collect()
    }

    /// Learns from what each choice would have been worth.
    fn learn(&mut self, mixture: &[f64], worth: &[f64]) {
        let got: f64 = mixture.iter().zip(worth).map(|(p, w)| p * w).sum();
        for i in 0..worth.len() {
            // Forgotten below zero, so that it turns quickly.
            self.regrets[i] = (self.regrets[i] + worth[i] - got).max(0.0);
            self.sums[i] += mixture[i];
        }
    }
}

/// The own mixture, one for all worlds; the other side has one in each.
fn learn(games: &mut [Game], count: usize) -> Vec<f64> {
    let mut own = Learner::new(count);
    for _ in 0..LEARN {
        let mixture = own.mixture();
        let mut mine = vec![0.0; count];
        for game in games.iter_mut() {
            let its = game.other.mixture();
            let mut lost = vec![0.0; its.len()];
            for (i, row) in game.worth.iter().enumerate() {
                for (j, worth) in row.iter().enumerate() {
                    mine[i] += its[j] * worth;
                    lost[j] -= mixture[i] * worth;
                }
            }
            game.other.learn(&its, &lost);
        }
        own.learn(&mixture, &mine);
    }
    own.sums
}

/// One of them, each as likely as its weight says.
pub(crate) fn pick(weights: &[f64], rng: &mut Rng) -> usize {
    const FINE: f64 = 1_000_000.0;
    let all: f64 = weights.iter().sum();
    let parts: Vec<usize> = weights.iter().map(|w| (w / all * FINE) as usize).collect();
    let mut drawn = rng.below(parts.iter().sum::<usize>().max(1));
    for (i, part) in parts.iter().enumerate() {
        if drawn < *part {
            return i;
        }
        drawn -= part;
    }
    0
}
