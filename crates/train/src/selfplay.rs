//! Matches of the engine with itself.

use bots::{AtaxxEngine, Bounds};
use game::{Rng, Seat};
use game_ataxx::{Action, Position, Quiet};

use crate::Record;
use crate::opening::opening;

/// A table for so few nodes a move.
const TABLE_BYTES: u64 = 1 << 20;

/// Plays matches; every match follows from the seed, its number and the nodes alone.
pub struct SelfPlay {
    engine: AtaxxEngine,
    seed: u64,
    nodes: u64,
}

impl SelfPlay {
    /// Matches of this seed, with so many nodes a move.
    #[must_use]
    pub fn new(seed: u64, nodes: u64) -> Self {
        Self {
            engine: AtaxxEngine::new(TABLE_BYTES),
            seed,
            nodes,
        }
    }

    /// The positions of a match in which there was something to decide, in order. It ends where the
    /// engine has seen its end.
    pub fn play(&mut self, number: u32) -> Vec<Record> {
        self.engine.forget();
        let mut rng = Rng::new(self.seed ^ Rng::new(u64::from(number)).next_u64());
        let mut position = opening(&mut rng);
        let mut records: Vec<(Seat, Record)> = Vec::new();
        let limits = Bounds::nodes(self.nodes);
        let winner = loop {
            if let Some(reason) = position.over(Quiet::Hundred) {
                break winner(&position, reason);
            }
            let found = self
                .engine
                .think(&position, Quiet::Hundred, &limits, &mut |_| {});
            let Some(found) = found else {
                break None;
            };
            if found.value.abs() > bots::WIN / 2 {
                let wins = found.value > 0;
                break Some(if wins {
                    position.turn()
                } else {
                    position.turn().other()
                });
            }
            if found.best != Action::Pass {
                let turned = position.captured(found.best).len();
                let record = Record::new(&position, found.value, turned);
                records.push((position.turn(), record));
            }
            position = position.play(found.best);
        };
        let judged = |(seat, record): (Seat, Record)| Record {
            result: winner.map_or(1, |winner| 2 * u8::from(winner == seat)),
            ..record
        };
        records.into_iter().map(judged).collect()
    }
}

/// Who has won.
fn winner(position: &Position, reason: game::Reason) -> Option<Seat> {
    position.places(reason).winner()
}
