//! Estimates of a board, for where the search goes no deeper.

use game::Rng;
use game_boxes::{Bits, Estimate, Grid, Harvest, Survey};

/// Plays on a few times, at random as long as nothing is given away, sensibly after that, and takes
/// the mean.
pub(super) struct Playouts<'a, const W: usize> {
    grid: &'a Grid<W>,
    misere: bool,
    seed: u64,
}

/// How many playouts make an estimate.
const GAMES: i32 = 4;

impl<'a, const W: usize> Playouts<'a, W> {
    pub(super) const fn new(grid: &'a Grid<W>, misere: bool, seed: u64) -> Self {
        Self { grid, misere, seed }
    }
}

impl<const W: usize> Estimate<W> for Playouts<'_, W> {
    const NODES: u64 = 30;

    fn value(&mut self, drawn: Bits<W>) -> i32 {
        // The board is part of the seed: the same board gets the same estimate.
        let words = drawn.words().into_iter();
        let seed = words.fold(self.seed, |seed, word| Rng::new(seed ^ word).next_u64());
        let mut rng = Rng::new(seed);
        let play = if self.misere { misere } else { normal };
        let sum: i32 = (0..GAMES).map(|_| play(self.grid, drawn, &mut rng)).sum();
        sum / GAMES
    }
}

/// A random member.
pub(super) fn any<const W: usize>(lines: Bits<W>, rng: &mut Rng) -> Option<usize> {
    let count = lines.len();
    if count == 0 {
        return None;
    }
    let skip = rng.below(count);
    (0..skip)
        .fold(lines, |lines, _| lines.without_lowest())
        .lowest()
}

/// What the mover gains when both draw safe lines at random, and when there are none left open what
/// gives away least.
fn normal<const W: usize>(grid: &Grid<W>, mut drawn: Bits<W>, rng: &mut Rng) -> i32 {
    let mut turn = 1;
    loop {
        let survey = Survey::of(grid, drawn);
        let Some(line) = any(survey.open.minus(survey.loony), rng) else {
            return turn * loony(grid, drawn);
        };
        drawn = drawn.or(Bits::one(line));
        turn = -turn;
    }
}

/// What the mover gains where every line gives boxes away, when both always open what gives away
/// least and answer by taking or double-dealing, whichever is better then.
fn loony<const W: usize>(grid: &Grid<W>, mut drawn: Bits<W>) -> i32 {
    let mut gifts: Vec<(i32, i32)> = Vec::new(); // boxes and stake, in the order of the match
    loop {
        let survey = Survey::of(grid, drawn);
        let mut ways = openings(grid, drawn, survey.open);
        ways.sort_unstable_by_key(|way| way.boxes);
        let Some(first) = ways.first() else { break };
        drawn = first.rest;
        if survey.simple {
            gifts.extend(ways.iter().map(gift)); // they do not touch one another
            break;
        }
        gifts.push(gift(first));
    }
    let answer = |rest: i32, (boxes, stake): &(i32, i32)| match stake {
        0 => -(boxes + rest),
        stake => -(boxes - stake + (stake + rest).abs()),
    };
    gifts.iter().rev().fold(0, answer)
}

/// The boxes and the stake of what one opens. One or two boxes are opened so that nothing can be
/// given back.
fn gift<const W: usize>(harvest: &Harvest<W>) -> (i32, i32) {
    let stake = if harvest.boxes > 2 { harvest.stake } else { 0 };
    (i32::from(harvest.boxes), i32::from(stake))
}

/// What each chain and loop would give away.
fn openings<const W: usize>(grid: &Grid<W>, drawn: Bits<W>, open: Bits<W>) -> Vec<Harvest<W>> {
    let mut left = open;
    std::iter::from_fn(|| {
        let harvest = Harvest::after(grid, drawn, left.lowest()?);
        left = left.minus(harvest.rest);
        Some(harvest)
    })
    .collect()
}

/// What the mover gains in misere when both draw at random lines that take nothing: whoever has no
/// such line left takes all the rest.
fn misere<const W: usize>(grid: &Grid<W>, mut drawn: Bits<W>, rng: &mut Rng) -> i32 {
    let mut turn = 1;
    loop {
        let survey = Survey::of(grid, drawn);
        let Some(line) = any(survey.open.minus(survey.taking), rng) else {
            return -turn * i32::from(survey.boxes);
        };
        drawn = drawn.or(Bits::one(line));
        turn = -turn;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_boxes::{Border, Limit, Position, Solver};

    /// A board by its position text.
    fn board(text: &str) -> (Grid<1>, Bits<1>) {
        let position: Position = text.parse().unwrap();
        let grid = Grid::new(position.size()).unwrap();
        (grid, position.board().unwrap().drawn())
    }

    #[test]
    fn chains_are_worth_what_double_dealing_makes_of_them() {
        // Three chains of three: the opener gets 2 for the first and for the second, the other all
        // else.
        let (grid, drawn) = board("555/555/555 x");
        assert_eq!(loony(&grid, drawn), -1);
        let (grid, drawn) = board("5555/5555 x");
        assert_eq!(loony(&grid, drawn), -4);
        // Two boxes are opened in the middle, so that the other has to take them and move.
        let (grid, drawn) = board("55/55 x");
        assert_eq!(loony(&grid, drawn), 0);
        // A loop of four.
        let (grid, drawn) = board("93/c6 x");
        assert_eq!(loony(&grid, drawn), -4);
    }

    #[test]
    fn where_only_loony_lines_are_left_the_estimate_is_mostly_exact() {
        let grid = Grid::<1>::new("4x4".parse().unwrap()).unwrap();
        let mut solver = Solver::new(&grid, false, 12);
        let exact = (0..200).filter(|seed| {
            let mut rng = Rng::new(*seed);
            let mut drawn = grid.start(Border::American).drawn();
            let safe = |drawn| {
                let survey = Survey::of(&grid, drawn);
                survey.open.minus(survey.loony)
            };
            while let Some(line) = any(safe(drawn), &mut rng) {
                drawn = drawn.or(Bits::one(line));
            }
            let found = solver.solve(drawn, &Limit::NONE).unwrap();
            found.value == loony(&grid, drawn)
        });
        let exact = exact.count();
        assert!(exact >= 120, "{exact} of 200");
    }

    #[test]
    fn in_misere_who_has_no_free_line_takes_all_the_rest() {
        let (grid, drawn) = board("7d/7d x");
        assert_eq!(misere(&grid, drawn, &mut Rng::new(1)), -4);
        let (grid, drawn) = board("5 x"); // one free line, and the other takes the box
        assert_eq!(misere(&grid, drawn, &mut Rng::new(1)), 1);
    }

    #[test]
    fn the_same_board_gets_the_same_estimate() {
        let (grid, drawn) = board("00000/00000/00000/00000/00000 x");
        for misere in [false, true] {
            let value = |seed| Playouts::new(&grid, misere, seed).value(drawn);
            let values: Vec<i32> = (0..20).map(value).collect();
            assert_eq!(values, (0..20).map(value).collect::<Vec<_>>());
            assert!(values.iter().any(|value| *value != values[0]));
        }
    }
}
