//! The puzzle of a day.

use games::Kind;

/// Which puzzle a day has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daily {
    /// Its game.
    pub kind: Kind,
    /// How many days this game had a puzzle before.
    turn: u64,
}

/// Puzzles of one game are gone through in steps of so many, so that neighbours in the file, which are out of
/// the same match now and then, are weeks apart.
const STRIDE: u64 = 17;

/// The puzzle of a day, counted from 1 January 1970: the games take turns.
#[must_use]
pub fn daily(day: u64) -> Daily {
    let games = Kind::OFFERED.len() as u64;
    Daily {
        kind: Kind::OFFERED[(day % games) as usize],
        turn: day / games,
    }
}

impl Daily {
    /// Its number among so many of its game. Every one comes once before one comes again, unless their number is a
    /// multiple of 17.
    #[must_use]
    pub fn of(self, puzzles: usize) -> Option<usize> {
        let count = u64::try_from(puzzles).ok().filter(|count| *count > 0)?;
        usize::try_from(self.turn % count * STRIDE % count).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_take_turns_and_every_puzzle_comes_once() {
        let days: Vec<Daily> = (20_000..20_005).map(daily).collect();
        assert!(
            Kind::OFFERED
                .iter()
                .all(|kind| days.iter().any(|day| day.kind == *kind))
        );
        for count in [30, 54] {
            let mut seen = vec![0; count];
            for turn in 0..count as u64 {
                seen[daily(turn * 5).of(count).unwrap()] += 1;
            }
            assert_eq!(seen, vec![1; count]);
        }
        assert_eq!(daily(7).of(0), None);
    }
}
