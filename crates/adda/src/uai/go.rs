//! `go`: what a search may spend.

use std::time::Duration;

use game_ataxx::{Position, Quiet};

/// What `go` says. Whatever it leaves out sets no bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    depth: Option<u64>,
    nodes: Option<u64>,
    movetime: Option<u64>,
    /// What is left on the clocks of x (`btime`) and o (`wtime`), in milliseconds, and what a move
    /// adds.
    time: [Option<u64>; 2],
    inc: [u64; 2],
    /// Until `stop`.
    pub(super) infinite: bool,
}

/// How long `go` with no bound thinks.
const DEFAULT: Duration = Duration::from_secs(1);
/// A clock is shared out over so many moves to come, and over so many more for ten empty squares: a
/// late move is worth more time than an early one (docs/strength.md).
const MOVES_TO_GO: u32 = 12;
const MOVES_FOR_TEN: u32 = 8;

impl Go {
    /// Reads what follows the word. Unknown words and missing numbers are passed over; a clock
    /// below zero is at zero.
    pub(super) fn read(words: &[&str]) -> Self {
        let mut go = Self::default();
        for (i, word) in words.iter().enumerate() {
            let number = words.get(i + 1).and_then(|word| word.parse::<i64>().ok());
            let number = number.map(|number| u64::try_from(number).unwrap_or(0));
            match *word {
                "depth" => go.depth = number,
                "nodes" => go.nodes = number,
                "movetime" => go.movetime = number,
                "btime" => go.time[0] = number,
                "wtime" => go.time[1] = number,
                "binc" => go.inc[0] = number.unwrap_or(0),
                "winc" => go.inc[1] = number.unwrap_or(0),
                "infinite" => go.infinite = true,
                _ => {}
            }
        }
        go
    }

    /// Plies.
    pub(super) fn depth(&self) -> u8 {
        let depth = self.depth.map(|depth| depth.clamp(1, u64::from(u8::MAX)));
        depth.map_or(u8::MAX, |depth| depth as u8)
    }

    /// Nodes.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.unwrap_or(u64::MAX)
    }

    /// How long the side to move may think, `overhead` being what an answer takes to arrive; `None`
    /// where time is no bound.
    pub(super) fn time(&self, position: &Position, overhead: Duration) -> Option<Duration> {
        if self.infinite {
            return None;
        }
        if let Some(movetime) = self.movetime {
            return Some(safely(Duration::from_millis(movetime), overhead));
        }
        let side = position.turn().index() & 1;
        match self.time[side] {
            Some(left) => {
                let left = safely(Duration::from_millis(left), overhead);
                let inc = Duration::from_millis(self.inc[side]);
                Some(share(left, inc, position))
            }
            None if self.depth.is_none() && self.nodes.is_none() => Some(DEFAULT),
            None => None,
        }
    }
}

/// What a move may take of a clock to which every move adds `inc`: never more than half, and nothing
/// where there is nothing to choose.
pub(crate) fn share(left: Duration, inc: Duration, position: &Position) -> Duration {
    if position.moves(Quiet::None).len() == 1 {
        return Duration::ZERO;
    }
    let moves = MOVES_TO_GO * 10 + MOVES_FOR_TEN * position.empty().len();
    (left * 10 / moves + inc * 3 / 4).min(left / 2)
}

/// What is left of `time` when an answer takes `overhead` to arrive: of a very short time, half.
fn safely(time: Duration, overhead: Duration) -> Duration {
    time.saturating_sub(overhead).max(time / 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    fn time(line: &str, side: Seat) -> Option<u128> {
        let words: Vec<&str> = line.split(' ').collect();
        let side = if side == Seat::FIRST { 'x' } else { 'o' };
        let position = format!("x5o/7/7/7/7/7/o5x {side} 0 1").parse().unwrap();
        let time = Go::read(&words).time(&position, Duration::from_millis(10));
        time.map(|time| time.as_millis())
    }

    #[test]
    fn btime_belongs_to_x() {
        let clock = "btime 60010 wtime 30010 binc 0 winc 0";
        assert_eq!(time(clock, Seat::FIRST), Some(600_000 / 480));
        assert_eq!(time(clock, Seat::SECOND), Some(300_000 / 480));
    }

    #[test]
    fn late_moves_take_more_and_the_only_move_nothing() {
        let share = |fen: &str| {
            let left = Duration::from_millis(16_000);
            share(left, Duration::ZERO, &fen.parse().unwrap()).as_millis()
        };
        let late = "xxxxxxx/ooooooo/xxxxxxx/ooooooo/xxxxxxx/ooooooo/5xo x 0 40";
        assert_eq!(share(late), 1_000);
        assert_eq!(share("x5o/7/7/7/7/7/o5x x 0 1"), 333);
        assert_eq!(share("7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1"), 0);
    }

    #[test]
    fn no_more_is_thought_than_there_is() {
        for left in [0_u64, 1, 5, 15, 100, 10_000] {
            for inc in [0_u64, 10, 1_000] {
                let line = format!("btime {left} wtime {left} binc {inc} winc {inc}");
                let time = time(&line, Seat::FIRST).unwrap();
                assert!(time <= u128::from(left / 2), "{line}: {time}");
            }
        }
        assert_eq!(time("movetime 50", Seat::FIRST), Some(40));
        assert_eq!(time("movetime 1", Seat::FIRST), Some(0));
        assert_eq!(time("btime -50 wtime -50", Seat::SECOND), Some(0));
    }

    #[test]
    fn other_bounds_need_no_time() {
        assert_eq!(time("depth 3", Seat::FIRST), None);
        assert_eq!(time("nodes 3", Seat::FIRST), None);
        assert_eq!(time("infinite", Seat::FIRST), None);
        assert_eq!(time("infinite movetime 5", Seat::FIRST), None);
        assert_eq!(time("depth 3 movetime 50", Seat::FIRST), Some(40));
        assert_eq!(time("", Seat::FIRST), Some(1_000));
        assert_eq!(time("depth", Seat::FIRST), Some(1_000));
        assert_eq!(time("wtime 100", Seat::FIRST), Some(1_000));
    }

    #[test]
    fn odd_numbers_are_tamed() {
        let go = |line: &str| Go::read(&line.split(' ').collect::<Vec<_>>());
        assert_eq!(go("depth 0").depth(), 1);
        assert_eq!(go("depth 999999").depth(), u8::MAX);
        assert_eq!(go("depth -4 nodes -1").nodes(), 0);
        assert_eq!(go("joho depth x nodes 7").nodes(), 7);
        assert_eq!(go("nodes 99999999999999999999").nodes(), u64::MAX);
    }
}
