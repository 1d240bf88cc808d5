//! The hidden units of a position, brought up to date by what a move has changed.

use game::Seat;
use game_ataxx::Position;

use super::weights::{OUT_UNIT, Row, UNIT};
use super::{CORNERS, HIDDEN, Looks, Net, ROW, STATES, WINDOWS, bucket, turned, window_of};

/// The hidden units as x and as o see the board, and the states of the windows as x sees them.
#[derive(Clone)]
pub(crate) struct Accumulator {
    units: [Row; 2],
    /// By the bit of the lower left square, [`EDGE`] places later, so that squares on the edge need
    /// no care; those of places that are no window mean nothing.
    states: [u8; 64 + EDGE],
}

/// From a square's bit to that of the window of which it is the upper right square.
const EDGE: usize = ROW as usize + 1;

/// A row to take away and one to add.
type Change = [u16; 2];

fn looks(position: &Position) -> Looks {
    Looks {
        own: position.pieces(Seat::FIRST).bits(),
        enemy: position.pieces(Seat::SECOND).bits(),
        gaps: position.blocked().bits(),
    }
}

/// The windows in a set, each as its number and its place among the states.
fn windows(mut corners: u64) -> impl Iterator<Item = (usize, usize)> {
    corners &= CORNERS;
    std::iter::from_fn(move || {
        let bit = corners.trailing_zeros();
        corners &= corners.checked_sub(1)?;
        Some((window_of(bit), bit as usize + EDGE))
    })
}

impl Accumulator {
    pub(crate) const fn new() -> Self {
        Self {
            units: [[0; HIDDEN]; 2],
            states: [0; 64 + EDGE],
        }
    }

    /// Adds up all windows.
    pub(crate) fn refresh(&mut self, net: &Net, position: &Position) {
        let looks = looks(position);
        self.units = [net.bias; 2];
        for (window, at) in windows(CORNERS) {
            let state = looks.state((at - EDGE) as u32);
            self.states[at] = state as u8;
            for (units, state) in self.units.iter_mut().zip([state, turned(state)]) {
                let row = &net.rows[window * STATES + state];
                units
                    .iter_mut()
                    .zip(row)
                    .for_each(|(unit, w)| *unit = unit.wrapping_add(*w));
            }
        }
    }

    /// What `parent`, the units of `before`, becomes where `after` differs.
    pub(crate) fn update(&mut self, net: &Net, parent: &Self, before: &Position, after: &Position) {
        let (before, after) = (looks(before), looks(after));
        self.states = parent.states;
        let changed = before.own ^ after.own | before.enemy ^ after.enemy;
        let mut left = changed;
        while left != 0 {
            let bit = left.trailing_zeros();
            left &= left - 1;
            let digit =
                |looks: &Looks| (looks.own >> bit & 1) as u8 + 2 * (looks.enemy >> bit & 1) as u8;
            let change = digit(&after).wrapping_sub(digit(&before));
            // The square is the digit k of four windows; digits never carry over.
            for (k, back) in [0, 1, ROW as usize, EDGE].into_iter().enumerate() {
                let at = bit as usize + EDGE - back;
                if let Some(state) = self.states.get_mut(at) {
                    *state = state.wrapping_add(change << (2 * k));
                }
            }
        }
        let mut changes: [[Change; WINDOWS]; 2] = [[[0; 2]; WINDOWS]; 2];
        let mut count = 0;
        let corners = changed | changed >> 1 | changed >> ROW | changed >> (ROW + 1);
        for (window, at) in windows(corners) {
            let states = [&parent.states, &self.states].map(|all| usize::from(all[at]));
            let rows = window * STATES;
            changes[0][count] = states.map(|state| (rows + state) as u16);
            changes[1][count] = states.map(|state| (rows + turned(state)) as u16);
            count += 1;
        }
        let sides = self.units.iter_mut().zip(&parent.units).zip(&changes);
        for ((units, parent), changes) in sides {
            *units = changed_by(net, *parent, &changes[..count]);
        }
    }

    /// What the position is worth to its side to move.
    pub(crate) fn value(&self, net: &Net, position: &Position) -> i32 {
        let bucket = bucket(position.empty().len());
        let turn = position.turn().index() & 1;
        let [mover, other] = &net.out[bucket];
        let sum = net.out_bias[bucket]
            + weigh(&self.units[turn], mover)
            + weigh(&self.units[turn ^ 1], other);
        let unit = i64::from(UNIT * UNIT * OUT_UNIT);
        (i64::from(sum) * i64::from(net.scale) / unit) as i32
    }
}

/// The units with these rows changed: they stay in registers, of which any x86-64 has enough for 64.
#[inline]
fn changed_by(net: &Net, mut units: Row, changes: &[Change]) -> Row {
    for change in changes {
        let [less, more] = change.map(|row| &net.rows[usize::from(row)]);
        for ((unit, less), more) in units.iter_mut().zip(less).zip(more) {
            *unit = unit.wrapping_add(more.wrapping_sub(*less));
        }
    }
    units
}

/// The clipped and squared units, weighed. 16 bits hold the product of a weight and a clipped unit,
/// 32 the sum; without checks for what cannot happen builds for tests are quick too.
#[inline]
fn weigh(units: &Row, weights: &Row) -> i32 {
    let pairs = units.iter().zip(weights);
    pairs.fold(0, |sum: i32, (unit, weight)| {
        let unit = (*unit).clamp(0, UNIT as i16);
        let product = i32::from(unit.wrapping_mul(*weight));
        sum.wrapping_add(product.wrapping_mul(i32::from(unit)))
    })
}

#[cfg(test)]
mod tests {
    use super::super::weights::tests::by_lot;
    use super::super::{OPEN_STATES, open_state, states, value};
    use super::*;
    use game::Rng;
    use game_ataxx::Quiet;

    /// The value by the formula, in floating point.
    fn by_formula(position: &Position) -> f32 {
        let parts = by_lot(7);
        let turn = position.turn();
        let (us, them) = (position.pieces(turn), position.pieces(turn.other()));
        let bucket = bucket(position.empty().len());
        let mut sum = parts.out_bias[bucket];
        for (side, (own, enemy)) in [(us, them), (them, us)].into_iter().enumerate() {
            let states = states(own, enemy, position.blocked());
            for i in 0..HIDDEN {
                let mut unit = parts.bias[i];
                for (window, state) in states.iter().enumerate() {
                    let state = usize::from(*state);
                    unit += parts.open[window * OPEN_STATES + open_state(state)][i];
                    unit += parts.gaps[state][i];
                }
                sum += unit.clamp(0.0, 1.0).powi(2) * parts.out[bucket][side][i];
            }
        }
        sum * parts.scale
    }

    #[test]
    fn updates_are_as_good_as_adding_up() {
        let net = Net::from_bytes(&by_lot(7).to_bytes()).unwrap();
        let (mut rng, mut most) = (Rng::new(3), 0);
        for start in [
            "x5o/7/7/7/7/7/o5x x 0 1",
            "x5o/7/2-1-2/1-3-1/2-1-2/7/o5x x 0 1",
        ] {
            let mut position: Position = start.parse().unwrap();
            let mut units = Accumulator::new();
            units.refresh(&net, &position);
            loop {
                let mut moves = position.moves(Quiet::Hundred);
                if moves.len() == 0 {
                    break;
                }
                let action = moves.nth(rng.below(moves.len())).unwrap();
                let after = position.play(action);
                let parent = units.clone();
                units.update(&net, &parent, &position, &after);
                position = after;
                let found = units.value(&net, &position);
                assert_eq!(found, value(&net, &position), "{position}");
                let formula = by_formula(&position);
                // Weights are rounded to hundredths, and there are many.
                assert!((found as f32 - formula).abs() < 200.0, "{found} {formula}");
                most = most.max(found.abs());
            }
        }
        assert!(most > 1_000, "values differ by more than rounding: {most}");
    }
}
