//! An independent solver, which works backwards through every board below one and knows nothing but
//! the rules; and the comparison with it, for ordinary tests and for the slow suite.

use boxes_solver::{Limit, Solver};
use game::Rng;
use game_boxes::{Bits, Setup, Size};

/// No set of places has this one.
const NEVER: u32 = 1 << 31;

/// What the mover gains on every board that can come of one, by the set of open lines drawn since.
struct Backwards {
    /// The open lines of the board, by number: the places of the sets. At most 30.
    open: Vec<usize>,
    values: Vec<i8>,
    /// The open sides of the boxes beside each line.
    beside: Vec<[u32; 2]>,
    misere: bool,
}

impl Backwards {
    fn new(size: Size, drawn: Bits<3>, misere: bool) -> Self {
        let open: Vec<usize> = Bits::first(size.line_count()).minus(drawn).iter().collect();
        let place = |line| open.iter().position(|each| *each == line);
        let boxes = size.spots().map(|spot| {
            let sides: Bits<3> = size.sides(spot);
            sides.iter().filter_map(place).map(|at| 1 << at).sum()
        });
        let boxes: Vec<u32> = boxes.collect();
        let beside = (0..open.len()).map(|at| {
            let mut here = boxes.iter().filter(|sides| *sides >> at & 1 == 1);
            std::array::from_fn(|_| here.next().copied().unwrap_or(NEVER))
        });
        let mut this = Self {
            beside: beside.collect(),
            values: vec![0; 1 << open.len()],
            open,
            misere,
        };
        // A line more makes the number of a board larger.
        for board in (0..this.all()).rev() {
            this.values[board as usize] = this.value(board);
        }
        this
    }

    /// Everything drawn.
    fn all(&self) -> u32 {
        (1 << self.open.len()) - 1
    }

    fn value(&self, board: u32) -> i8 {
        let mut best = i8::MIN;
        let mut left = self.all() & !board;
        while left != 0 {
            best = best.max(self.gain(board, left.trailing_zeros() as usize));
            left &= left - 1;
        }
        best
    }

    /// What the mover gains who draws the line at this place.
    fn gain(&self, board: u32, at: usize) -> i8 {
        let after = board | 1 << at;
        let [one, other] = self.beside[at];
        let claimed = i8::from(after & one == one) + i8::from(after & other == other);
        let rest = self.values[after as usize];
        match claimed {
            0 => -rest,
            _ if self.misere => rest - claimed,
            _ => rest + claimed,
        }
    }

    /// All best lines, by number.
    fn best(&self, board: u32) -> Vec<usize> {
        let value = self.values[board as usize];
        let places = (0..self.open.len()).filter(|at| board >> at & 1 == 0);
        let best = places.filter(|at| self.gain(board, *at) == value);
        best.map(|at| self.open[at]).collect()
    }

    /// The lines of a board.
    fn lines(&self, board: u32) -> Bits<3> {
        let places = (0..self.open.len()).filter(|at| board >> at & 1 == 1);
        places.map(|at| self.open[at]).collect()
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

/// Compares values, lines and all best lines on random boards with `left` open lines or all there are,
/// each with `below` random boards that come of it. How many were compared.
pub(crate) fn compare(options: &str, left: usize, boards: u64, below: usize) -> usize {
    let setup: Setup = options.parse().unwrap();
    let mut solver = Solver::new(&setup, 1 << 20);
    let mut compared = 0;
    for seed in 0..boards {
        let mut rng = Rng::new(seed);
        let drawn = board(&setup, left, seed % 2 == 0, &mut rng);
        if drawn.len() == setup.size.line_count() {
            continue;
        }
        let truth = Backwards::new(setup.size, drawn, setup.misere);
        let mut more = 0;
        for _ in 0..=below {
            compare_one(&truth, drawn, more, &mut solver, options);
            compared += 1;
            // The next one: a random share of the lines is drawn.
            let share = rng.below(8);
            more = (0..truth.open.len())
                .fold(0, |more, at| more | u32::from(rng.chance(share, 8)) << at);
            if more == truth.all() {
                more = 0;
            }
        }
        compare_targets(&truth, drawn, &setup, options);
        compare_gains(&truth, drawn, &mut solver, options);
    }
    compared
}

/// One board: `more` drawn besides `drawn`.
fn compare_one(truth: &Backwards, drawn: Bits<3>, more: u32, solver: &mut Solver, options: &str) {
    let drawn = drawn.or(truth.lines(more));
    let (solution, lines) = solver.solve_all(drawn, &Limit::NONE).unwrap();
    let name = format!("{options} {drawn:?}");
    assert_eq!(
        solution.value,
        i32::from(truth.values[more as usize]),
        "{name}"
    );
    assert_eq!(lines, truth.best(more), "{name}");
    assert!(lines.contains(&solution.line), "{name}: {}", solution.line);
}

/// Lines that gain enough, by a solver that knows nothing yet.
fn compare_targets(truth: &Backwards, drawn: Bits<3>, setup: &Setup, options: &str) {
    let mut fresh = Solver::new(setup, 1 << 20);
    let value = i32::from(truth.values[0]);
    for target in value - 2..=value + 2 {
        let line = fresh.reach(drawn, target, &Limit::NONE).unwrap();
        let name = format!("{options} {drawn:?} {target}");
        assert_eq!(line.is_some(), target <= value, "{name}");
        if let Some(line) = line {
            let at = truth.open.iter().position(|at| *at == line).unwrap();
            assert!(i32::from(truth.gain(0, at)) >= target, "{name}: {line}");
        }
    }
}

/// What each line gains.
fn compare_gains(truth: &Backwards, drawn: Bits<3>, solver: &mut Solver, options: &str) {
    let appraisal = solver.appraise(drawn, &Limit::NONE).unwrap();
    let name = format!("{options} {drawn:?}");
    assert_eq!(appraisal.value, i32::from(truth.values[0]), "{name}");
    let gains = appraisal.lines.iter().map(|each| (each.line, each.gain));
    let known = (0..truth.open.len()).map(|at| (truth.open[at], Some(truth.gain(0, at).into())));
    assert!(gains.eq(known), "{name}: {appraisal:?}");
}
