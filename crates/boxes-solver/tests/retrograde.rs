//! The solver against an independent one, which works backwards through every board below one and
//! knows nothing but the rules.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use boxes_solver::{Limit, Solver};
use game::Rng;
use game_boxes::{Bits, Setup, Size};

/// What the mover gains on every board that can come of one, by the set of open lines drawn since.
struct Retrograde {
    /// The open lines of the board, by number.
    open: Vec<usize>,
    values: Vec<i8>,
    /// The boxes with open sides, as sets of places in `open`.
    boxes: Vec<u32>,
    misere: bool,
}

impl Retrograde {
    fn new(size: Size, drawn: Bits<3>, misere: bool) -> Self {
        let open: Vec<usize> = Bits::first(size.line_count()).minus(drawn).iter().collect();
        let place = |line| open.iter().position(|each| *each == line);
        let boxes = size.spots().map(|spot| {
            let sides: Bits<3> = size.sides(spot);
            sides.iter().filter_map(place).map(|at| 1 << at).sum()
        });
        let mut this = Self {
            boxes: boxes.filter(|sides| *sides != 0).collect(),
            values: vec![0; 1 << open.len()],
            open,
            misere,
        };
        // The more is drawn, the larger the number need not be; but a line more makes it larger.
        for board in (0..this.values.len() - 1).rev() {
            let lines = (0..this.open.len()).filter(|at| board >> at & 1 == 0);
            let best = lines.map(|at| this.gain(board, at)).max();
            this.values[board] = best.unwrap_or(0);
        }
        this
    }

    /// What the mover gains who draws this line.
    fn gain(&self, board: usize, at: usize) -> i8 {
        let after = board | 1 << at;
        let closed = |sides: &&u32| **sides >> at & 1 == 1 && after as u32 & **sides == **sides;
        let claimed = self.boxes.iter().filter(closed).count() as i8;
        match claimed {
            0 => -self.values[after],
            _ if self.misere => self.values[after] - claimed,
            _ => self.values[after] + claimed,
        }
    }

    fn best(&self) -> Vec<usize> {
        let lines = (0..self.open.len()).filter(|at| self.gain(0, *at) == self.values[0]);
        lines.map(|at| self.open[at]).collect()
    }
}

/// Draws random lines until so many are open; safe ones first, where asked.
fn board(setup: &Setup, left: usize, safe: bool, rng: &mut Rng) -> Bits<3> {
    let size = setup.size;
    let mut drawn: Bits<3> = setup.border.lines(size);
    let mut lines: Vec<usize> = (0..size.line_count()).collect();
    rng.shuffle(&mut lines);
    for only_safe in [true, false] {
        for line in &lines {
            let gives = |spot| {
                let sides: Bits<3> = size.sides(spot);
                sides.minus(drawn).len() <= 2
            };
            let line_of = size.line(*line).unwrap();
            let skip = only_safe && (!safe || size.beside(line_of).any(gives));
            if !skip && size.line_count() - drawn.len() > left {
                drawn = drawn.or(Bits::one(*line));
            }
        }
    }
    drawn
}

/// Compares values, lines and all best lines on random boards with up to `left` open lines.
fn compare(options: &str, left: usize, boards: u64) {
    let setup: Setup = options.parse().unwrap();
    let mut solver = Solver::new(&setup, 1 << 16);
    for seed in 0..boards {
        let mut rng = Rng::new(seed);
        let left = left - rng.below(left.min(6));
        let drawn = board(&setup, left, seed % 2 == 0, &mut rng);
        if drawn.len() == setup.size.line_count() {
            continue;
        }
        let truth = Retrograde::new(setup.size, drawn, setup.misere);
        let (solution, lines) = solver.solve_all(drawn, &Limit::NONE).unwrap();
        let name = format!("{options} {drawn:?}");
        assert_eq!(solution.value, i32::from(truth.values[0]), "{name}");
        assert_eq!(lines, truth.best(), "{name}");
        assert!(lines.contains(&solution.line), "{name}: {}", solution.line);
        let mut fresh = Solver::new(&setup, 1 << 16);
        for target in solution.value - 2..=solution.value + 2 {
            let line = fresh.reach(drawn, target, &Limit::NONE).unwrap();
            assert_eq!(line.is_some(), target <= solution.value, "{name} {target}");
            if let Some(line) = line {
                let gain = truth.gain(0, truth.open.iter().position(|at| *at == line).unwrap());
                assert!(i32::from(gain) >= target, "{name} {target}: {line}");
            }
        }
    }
}

#[test]
fn default_boards_agree() {
    compare("", 12, 600);
    compare("", 15, 100);
}

#[test]
fn boards_of_every_size_and_border_agree() {
    for border in ["american", "icelandic", "swedish"] {
        for size in Size::all() {
            if (size.rows(), size.columns()) != (1, 1) {
                compare(&format!("size={size} border={border}"), 11, 12);
            }
        }
        for size in [
            "1x2", "1x9", "2x2", "2x3", "3x3", "3x4", "4x4", "4x6", "6x6",
        ] {
            compare(&format!("size={size} border={border}"), 13, 60);
        }
    }
}

#[test]
fn misere_boards_agree() {
    for border in ["american", "icelandic", "swedish"] {
        for size in ["1x3", "2x2", "2x3", "3x3", "1x7", "5x5", "9x9"] {
            compare(&format!("size={size} border={border} misere=on"), 11, 40);
        }
    }
}
