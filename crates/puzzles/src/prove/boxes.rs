//! Dots and Boxes: the exact solver says after which lines the match is still won.

use boxes_solver::{Limit, Solver};
use game::Seat;
use game_boxes::{Bits, Line, Position, Setup};
use games::{AnyGame, AnyView, Form};

use super::Prover;
use crate::{Fault, Goal, Puzzle, Theme};

/// Enough for the positions that are asked for.
const NODES: u64 = 3_000_000;
/// What is proven is kept in so many bytes.
const BYTES: usize = 1 << 25;

/// The exact solver of the board that is looked at.
#[derive(Default)]
pub(super) struct Exact(Option<(Setup, Solver)>);

impl Exact {
    fn solver(&mut self, setup: &Setup) -> &mut Solver {
        let fits = self.0.as_ref().is_some_and(|(known, _)| known == setup);
        if !fits {
            self.0 = None;
        }
        let fresh = || (*setup, Solver::new(setup, BYTES));
        &mut self.0.get_or_insert_with(fresh).1
    }

    /// Whether `seat` wins here, in the normal game.
    fn wins(&mut self, setup: &Setup, position: &Position, seat: Seat) -> Result<bool, Fault> {
        let lead = lead(position, position.mover());
        let limit = Limit {
            nodes: NODES,
            go_on: &|_| true,
        };
        let mut reaches = |target| {
            let solver = self.solver(setup);
            let found = solver.reach(drawn(position), target, &limit);
            found
                .map(|line| line.is_some())
                .map_err(|_| Fault::Unproven)
        };
        if position.is_full() {
            Ok(position.mover() == seat && lead > 0 || position.mover() != seat && lead < 0)
        } else if position.mover() == seat {
            reaches(1 - lead)
        } else {
            Ok(!reaches(-lead)?)
        }
    }
}

/// Boxes of `seat` less those of the other.
fn lead(position: &Position, seat: Seat) -> i32 {
    let [first, second] = position.scores().map(i32::from);
    if seat == Seat::FIRST {
        first - second
    } else {
        second - first
    }
}

fn drawn(position: &Position) -> Bits<3> {
    position.board().map_or(Bits::EMPTY, |board| board.drawn())
}

fn after(position: &Position, line: Line) -> Result<Position, Fault> {
    let mut next = *position;
    next.draw(line)?;
    Ok(next)
}

/// Boxes with three sides.
fn offered(position: &Position) -> usize {
    let spots = position.size().spots();
    spots
        .filter(|spot| {
            let open = spot
                .sides()
                .into_iter()
                .filter(|side| !position.is_drawn(*side));
            open.count() == 1
        })
        .count()
}

fn of(view: &AnyView) -> Result<&game_boxes::View, Fault> {
    match view {
        AnyView::Boxes(view) => Ok(view),
        _ => Err(Fault::Unproven),
    }
}

impl Prover for Exact {
    fn right(&mut self, view: &AnyView, goal: Goal) -> Result<Vec<Form>, Fault> {
        let view = of(view)?;
        let (setup, position) = (*view.setup(), view.position());
        if goal != Goal::Win || setup.misere {
            return Err(Fault::Unproven);
        }
        let seat = position.mover();
        let mut right = Vec::new();
        for line in position.open() {
            if self.wins(&setup, &after(position, line)?, seat)? {
                right.push(Form::of(&line));
            }
        }
        Ok(right)
    }

    fn reply(&mut self, game: &AnyGame, _: Seat, _: Goal) -> Result<Form, Fault> {
        let AnyGame::Boxes(game) = game else {
            return Err(Fault::Unproven);
        };
        let limit = Limit {
            nodes: NODES,
            go_on: &|_| true,
        };
        let (setup, position) = (game.setup(), game.position());
        let solution = self.solver(setup).solve(drawn(position), &limit);
        let line = solution.map_err(|_| Fault::Unproven)?.line;
        let line = setup.size.line(line).ok_or(Fault::Unproven)?;
        Ok(Form::of(&line))
    }

    /// Takes a box where one can be taken, else gives as few as possible.
    fn first_sight(&self, view: &AnyView) -> Vec<Form> {
        let Ok(view) = of(view) else {
            return Vec::new();
        };
        let position = view.position();
        let cost = |line: &Line| match position.closes(*line).len() {
            0 => after(position, *line).map_or(0, |next| offered(&next) as i32),
            taken => -(taken as i32),
        };
        let least = position.open().map(|line| cost(&line)).min();
        let best = position.open().filter(|line| Some(cost(line)) == least);
        best.map(|line| Form::of(&line)).collect()
    }

    fn theme(&self, puzzle: &Puzzle) -> Theme {
        let Ok(mut at) = of(&puzzle.view).map(|view| *view.position()) else {
            return Theme::Count;
        };
        let mut theme = Theme::Count;
        for step in puzzle.line() {
            let Ok(line) = step.action.as_str().parse::<Line>() else {
                break;
            };
            let takes = !at.closes(line).is_empty();
            let could = at.open().any(|line| !at.closes(line).is_empty());
            let gives = after(&at, line).is_ok_and(|next| offered(&next) > 0);
            match (takes, could) {
                (false, true) => return Theme::Deal,
                (true, _) if theme == Theme::Count => theme = Theme::Take,
                (false, false) if gives => theme = Theme::Sacrifice,
                _ => {}
            }
            let acts = step.then.iter().filter_map(|event| match event {
                game::Event::Act(_, action) => action.as_str().parse().ok(),
                _ => None,
            });
            for line in std::iter::once(line).chain(acts) {
                if at.draw(line).is_err() {
                    return theme;
                }
            }
        }
        theme
    }

    fn goals(&self, view: &AnyView) -> Vec<Goal> {
        let fits = of(view).is_ok_and(|view| {
            let open = view.position().open().count();
            (6..=30).contains(&open)
        });
        if fits { vec![Goal::Win] } else { Vec::new() }
    }
}
