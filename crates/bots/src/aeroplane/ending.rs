//! Endings that are solved exactly: two seats, all planes in the home columns.
//!
//! Nobody can be hit there any more, no six can be used, and planes that are stacked move as one: what counts
//! is how far the single planes and stacks of each seat have to go. Numbers that cannot be used lead back
//! to where the turn began; everything else leads on. So each pair of states is two equations, for either seat to
//! roll, over pairs that are nearer to the end.

use std::collections::BTreeMap;

use game::Seat;
use game_aeroplane::{Action, Overshoot, Phase, Plane, Position, Progress, Side};

/// The last number that can be used in a home column.
const LONGEST: u8 = 5;
/// Bits for how many stand at one distance.
const BITS: u32 = 3;

/// How many single planes and stacks of a seat have 1, 2, ... 5 squares to go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Column(u16);

impl Column {
    /// Of a seat, if it has no plane before its home column.
    fn of(side: &Side) -> Option<Self> {
        let mut column = Self(0);
        for plane in Plane::ALL.into_iter().filter(|plane| side.is_lead(*plane)) {
            let left = Progress::CENTRE.number() - side.progress(plane).number();
            match u8::try_from(left) {
                Ok(0) => {}
                Ok(left) if left <= LONGEST => column = column.with(left),
                _ => return None,
            }
        }
        Some(column)
    }

    const fn bits(left: u8) -> u32 {
        BITS * (left as u32 - 1)
    }

    const fn count(self, left: u8) -> u16 {
        self.0 >> Self::bits(left) & ((1 << BITS) - 1)
    }

    const fn with(self, left: u8) -> Self {
        Self(self.0 + (1 << Self::bits(left)))
    }

    const fn without(self, left: u8, count: u16) -> Self {
        Self(self.0 - (count << Self::bits(left)))
    }

    const fn is_home(self) -> bool {
        self.0 == 0
    }

    /// What a number can make of it, stacking or not.
    fn after(self, number: u8) -> impl Iterator<Item = Self> {
        let movable = (number..=LONGEST).filter(move |left| self.count(*left) > 0);
        movable.flat_map(move |from| {
            let gone = self.without(from, 1);
            let to = from - number;
            let (apart, met) = match to {
                0 => (gone, 0),
                to => (gone.with(to), gone.count(to)),
            };
            let stacked = (met > 0).then(|| apart.without(to, met));
            std::iter::once(apart).chain(stacked)
        })
    }
}

/// How likely the seat that is to roll finishes first, by its column and the other's.
#[derive(Default)]
struct Solver(BTreeMap<(Column, Column), f64>);

impl Solver {
    fn worth(&mut self, roller: Column, other: Column) -> f64 {
        if let Some(worth) = self.0.get(&(roller, other)) {
            return *worth;
        }
        let (wins, waits) = self.turn(roller, other);
        let (loses, lags) = self.turn(other, roller);
        // x = wins + waits (1 - y) and y = loses + lags (1 - x).
        let worth = (wins + waits - waits * (loses + lags)) / (1.0 - waits * lags);
        self.0.insert((roller, other), worth);
        self.0.insert((other, roller), loses + lags * (1.0 - worth));
        worth
    }

    /// What a turn brings the one who rolls where it can use its number, and how likely it cannot.
    fn turn(&mut self, roller: Column, other: Column) -> (f64, f64) {
        const NUMBER: f64 = 1.0 / 6.0;
        // Up to two sixes are rolled again.
        const ROLLS: f64 = 1.0 + NUMBER + NUMBER * NUMBER;
        let (mut wins, mut waits) = (0.0, NUMBER * NUMBER * NUMBER);
        for number in 1..=LONGEST {
            let best = roller.after(number).map(|next| self.moved(next, other));
            match best.reduce(f64::max) {
                Some(best) => wins += ROLLS * NUMBER * best,
                None => waits += ROLLS * NUMBER,
            }
        }
        (wins, waits)
    }

    /// What it is worth to have moved to `own`, the other being to roll.
    fn moved(&mut self, own: Column, other: Column) -> f64 {
        if own.is_home() {
            1.0
        } else {
            1.0 - self.worth(other, own)
        }
    }
}

/// The best move and how many states were solved, where the ending is one of these.
pub(super) fn choose(position: &Position) -> Option<(Action, u64)> {
    let (worths, states) = worths(position)?;
    let mut best: Option<(Action, f64)> = None;
    for (action, worth) in worths {
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    }
    best.map(|(action, _)| (action, states))
}

/// How likely the mover finishes first after each move, and how many states were solved, where the ending is one of
/// these.
pub(super) fn worths(position: &Position) -> Option<(Vec<(Action, f64)>, u64)> {
    let Phase::Move(go, _) = *position.phase() else {
        return None;
    };
    let playing = position.playing();
    if playing.len() != 2 || position.setup().overshoot == Overshoot::Bounce {
        return None;
    }
    let rival = playing.without(go.mover).iter().next()?;
    let column = |position: &Position, seat: Seat| Column::of(position.side(seat));
    let other = column(position, rival)?;
    column(position, go.mover)?;
    let mut solver = Solver::default();
    let mut worths = Vec::new();
    for action in position.moves().iter() {
        let mut next = *position;
        next.play(*action);
        worths.push((*action, solver.moved(column(&next, go.mover)?, other)));
    }
    Some((worths, solver.0.len() as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(lefts: &[u8]) -> Column {
        lefts
            .iter()
            .fold(Column(0), |column, left| column.with(*left))
    }

    #[test]
    fn a_race_for_one_number_is_what_it_is() {
        // Each needs a 1: the one to roll has it with its first roll, or the next after a six.
        let own = (1.0 / 6.0) * (1.0 + 1.0 / 6.0 + 1.0 / 36.0);
        let worth = Solver::default().worth(column(&[1]), column(&[1]));
        assert!((worth - own / (1.0 - (1.0 - own) * (1.0 - own))).abs() < 1e-12);
    }

    #[test]
    fn numbers_move_what_they_can() {
        let after = |lefts: &[u8], number| -> Vec<Column> { column(lefts).after(number).collect() };
        assert_eq!(after(&[1, 1], 2).len(), 0);
        assert!(after(&[3], 3) == [Column(0)]);
        assert!(after(&[5, 3, 3], 2) == [column(&[5, 3, 1]), column(&[3, 3, 3]), column(&[3])]);
    }

    #[test]
    fn other_endings_are_not_solved() {
        for position in [
            " | move 0 0 - 2 | 52,53,56,56 | 50,56,56,56",
            " | move 0 0 - 2 | 50,53,56,56 | 52,56,56,56",
            "overshoot=bounce | move 0 0 - 2 | 52,53,56,56 | 52,56,56,56",
            "players=3 | move 0 0 - 2 | 52,53,56,56 | 52,56,56,56 | 52,53,56,56",
            " | roll 0 0 - | 52,53,56,56 | 52,56,56,56",
        ] {
            assert!(choose(&position.parse().unwrap()).is_none(), "{position}");
        }
        let home = "players=3 | move 0 0 - 2 | 52,53,56,56 | home 1 | 52,53,56,56";
        assert!(choose(&home.parse().unwrap()).is_some());
    }
}
