//! Boards played to the end at random, for where nothing better is known.

use game::Rng;
use game_boxes::{Bits, Grid, Harvest, Survey};

/// Plays on at random as long as nothing is given away, and sensibly after that.
pub(super) struct Playouts<'a, const W: usize> {
    grid: &'a Grid<W>,
    misere: bool,
    /// The quiet lines of the board, in random order.
    quiet: Vec<u8>,
}

impl<'a, const W: usize> Playouts<'a, W> {
    pub(super) const fn new(grid: &'a Grid<W>, misere: bool) -> Self {
        Self {
            grid,
            misere,
            quiet: Vec::new(),
        }
    }

    /// What the mover gains in one playout.
    pub(super) fn play(&mut self, mut drawn: Bits<W>, rng: &mut Rng) -> i32 {
        let mover = if self.exhaust(&mut drawn, rng) { 1 } else { -1 };
        mover
            * if self.misere {
                // Every line takes a box now, and who takes one moves again.
                -i32::from(Survey::of(self.grid, drawn).boxes)
            } else {
                loony(self.grid, drawn)
            }
    }

    /// Draws quiet lines in turn, evenly at random, until none is left; whether it is the first
    /// mover's turn then. Quiet are the lines that give no box away, in misere those that take none.
    ///
    /// A line that is not quiet any more never is again, so a random order of those at the
    /// beginning will do.
    fn exhaust(&mut self, drawn: &mut Bits<W>, rng: &mut Rng) -> bool {
        let survey = Survey::of(self.grid, *drawn);
        let mut loud = if self.misere {
            survey.taking
        } else {
            survey.loony
        };
        let quiet = survey.open.minus(loud);
        self.quiet.clear();
        self.quiet.extend(quiet.iter().map(|line| line as u8));
        rng.shuffle(&mut self.quiet);
        let mut mine = true;
        for line in self.quiet.iter().map(|line| usize::from(*line)) {
            if loud.contains(line) {
                continue;
            }
            *drawn = drawn.or(Bits::one(line));
            for spot in self.grid.beside(line).into_iter().flatten() {
                let open = self.grid.open_sides(spot, *drawn);
                if open.is_single() || !self.misere && open.is_pair() {
                    loud = loud.or(open);
                }
            }
            mine = !mine;
        }
        mine
    }
}

/// A random member.
pub(super) fn any<const W: usize>(lines: Bits<W>, rng: &mut Rng) -> Option<usize> {
    let count = lines.len();
    if count == 0 {
        return None;
    }
    lines.iter().nth(rng.below(count))
}

/// What the mover gains where every line gives boxes away, when both always open what gives away
/// least and answer by taking or double-dealing, whichever is better then.
pub(super) fn loony<const W: usize>(grid: &Grid<W>, mut drawn: Bits<W>) -> i32 {
    let mut gifts: Vec<(i32, i32)> = Vec::new(); // boxes and stake, in the order of the match
    loop {
        let survey = Survey::of(grid, drawn);
        let mut left = survey.open;
        let from = gifts.len();
        let mut least: Option<Harvest<W>> = None;
        while let Some(line) = left.lowest() {
            let harvest = Harvest::after(grid, drawn, line);
            left = left.minus(harvest.rest); // the other lines of the same chain or loop
            gifts.push(gift(&harvest));
            if least.is_none_or(|least| harvest.boxes < least.boxes) {
                least = Some(harvest);
            }
        }
        let Some(least) = least else { break };
        if survey.simple {
            gifts[from..].sort_unstable(); // they do not touch one another
            break;
        }
        gifts.truncate(from);
        gifts.push(gift(&least));
        drawn = least.rest;
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

#[cfg(test)]
mod tests {
    use super::*;
    use boxes_solver::{Limit, Solver};
    use game_boxes::{Border, Position, Setup};

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
        let setup: Setup = "size=4x4".parse().unwrap();
        let mut solver = Solver::new(&setup, 1 << 16);
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
            let found = solver.solve(drawn.resized(), &Limit::NONE).unwrap();
            found.value == loony(&grid, drawn)
        });
        let exact = exact.count();
        assert!(exact >= 120, "{exact} of 200");
    }

    #[test]
    fn in_misere_who_has_no_free_line_takes_all_the_rest() {
        let (grid, drawn) = board("7d/7d x");
        assert_eq!(Playouts::new(&grid, true).play(drawn, &mut Rng::new(1)), -4);
        let (grid, drawn) = board("5 x"); // one free line, and the other takes the box
        assert_eq!(Playouts::new(&grid, true).play(drawn, &mut Rng::new(1)), 1);
    }
}
