//! A record as the net sees it, in any of the eight symmetries of the board.

use bots::ataxx_net::{BUCKETS, WINDOWS, bucket, turned};
use game_ataxx::{Square, Squares};

use crate::Record;

/// Squares of the board.
const SQUARES: usize = 49;
/// Symmetries of the board.
pub(crate) const SYMMETRIES: usize = 8;

/// What the net sees, and what it should say.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    /// The states of the windows as the side to move and as the other see them.
    pub(crate) states: [[u8; WINDOWS]; 2],
    pub(crate) bucket: usize,
    /// The share of the points that the side to move should expect.
    pub(crate) target: f32,
}

/// How scores and results are mixed into targets.
#[derive(Clone, Copy, Debug)]
pub struct Blend {
    /// The score, in hundredths of a piece, that is worth 73 % of the points.
    pub scale: f32,
    /// The weight of the score; the rest is the result's.
    pub score: f32,
}

impl Blend {
    /// The share of the points that a record promises.
    #[must_use]
    pub fn target(&self, record: &Record) -> f32 {
        let score = sigmoid(f32::from(record.score) / self.scale);
        let result = f32::from(record.result) / 2.0;
        self.score * score + (1.0 - self.score) * result
    }

    /// The scale by which scores foretell results best, of those tried.
    #[must_use]
    pub fn fit(records: &[Record]) -> f32 {
        let step = (records.len() / 50_000).max(1);
        let loss = |scale: f32| -> f64 {
            let each = records.iter().step_by(step).map(|record| {
                let expected = sigmoid(f32::from(record.score) / scale);
                f64::from(expected - f32::from(record.result) / 2.0).powi(2)
            });
            each.sum()
        };
        let scales = (2..40).map(|i| i as f32 * 50.0);
        let best = scales.min_by(|a, b| loss(*a).total_cmp(&loss(*b)));
        best.unwrap_or(400.0)
    }
}

pub(crate) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// By symmetry and square, the square that comes there.
pub(crate) struct Symmetries([[u8; SQUARES]; SYMMETRIES]);

impl Symmetries {
    pub(crate) fn new() -> Self {
        let mut maps = [[0; SQUARES]; SYMMETRIES];
        for (i, map) in maps.iter_mut().enumerate() {
            for square in Square::all() {
                let (mut c, mut r) = (square.column(), square.row());
                if i & 1 != 0 {
                    c = 6 - c;
                }
                if i & 2 != 0 {
                    r = 6 - r;
                }
                if i & 4 != 0 {
                    (c, r) = (r, c);
                }
                map[square.index()] = r * 7 + c;
            }
        }
        Self(maps)
    }

    /// The record in this symmetry.
    pub(crate) fn sample(&self, record: &Record, symmetry: usize, blend: &Blend) -> Sample {
        let map = &self.0[symmetry % SYMMETRIES];
        let mut cells = [0_u8; SQUARES];
        let mut put = |set: Squares, cell: u8| {
            for square in set {
                cells[usize::from(map[square.index()])] = cell;
            }
        };
        put(record.us, 1);
        put(record.them, 2);
        put(record.blocked, 3);
        let state = |window: usize| {
            let corner = window / 6 * 7 + window % 6;
            let four = [0, 1, 7, 8].map(|step| cells[corner + step]);
            let digits = four.into_iter().rev();
            digits.fold(0, |state, cell| state << 2 | cell)
        };
        let seen: [u8; WINDOWS] = std::array::from_fn(state);
        let states = [seen, seen.map(|state| turned(usize::from(state)) as u8)];
        let pieces = (record.us | record.them | record.blocked).len();
        Sample {
            states,
            bucket: bucket(SQUARES as u32 - pieces).min(BUCKETS - 1),
            target: blend.target(record),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::ataxx_net::states;
    use game_ataxx::Position;

    fn record() -> Record {
        let fen = "1o3xx/2oo3/2-1-2/oo2o2/2-o-xx/1oo2x1/1o5 x 5 13";
        let position: Position = fen.parse().unwrap();
        Record {
            result: 2,
            ..Record::new(&position, 300, 1)
        }
    }

    #[test]
    fn a_sample_is_what_the_engine_sees() {
        let (record, blend) = (
            record(),
            Blend {
                scale: 300.0,
                score: 0.5,
            },
        );
        let all = Symmetries::new();
        let sample = all.sample(&record, 0, &blend);
        assert_eq!(
            sample.states[0],
            states(record.us, record.them, record.blocked)
        );
        assert_eq!(
            sample.states[1],
            states(record.them, record.us, record.blocked)
        );
        assert!((sample.target - 0.5 * (0.731 + 1.0)).abs() < 0.001);
        let mut seen: Vec<_> = (0..SYMMETRIES)
            .map(|symmetry| all.sample(&record, symmetry, &blend).states[0])
            .collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), SYMMETRIES);
    }

    #[test]
    fn symmetries_move_every_square_to_its_own_place() {
        for map in Symmetries::new().0 {
            let mut squares = map.to_vec();
            squares.sort_unstable();
            assert_eq!(squares, (0..49).collect::<Vec<u8>>());
        }
    }

    #[test]
    fn the_scale_fits_what_results_say() {
        let base = record();
        let records: Vec<Record> = (0..4_000)
            .map(|i| {
                let score: i16 = i % 41 * 40 - 800;
                // As many wins as a scale of 300 foretells.
                let share = sigmoid(f32::from(score) / 300.0);
                let won = f32::from(i / 41 % 97) / 97.0 < share;
                Record {
                    score,
                    result: 2 * u8::from(won),
                    ..base
                }
            })
            .collect();
        let scale = Blend::fit(&records);
        assert!((250.0..=350.0).contains(&scale), "{scale}");
    }
}
