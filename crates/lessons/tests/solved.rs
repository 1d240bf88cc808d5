//! What the strategy of Dots and Boxes asks for, the solver has proven.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use boxes_solver::{Limit, Solver};
use game_boxes::{Bits, Grid, View};
use games::Kind;
use lessons::{Goal, Judged, Lesson, Part, Step, Try};

/// All lines that gain as much as a position is worth.
fn best(view: &str) -> Vec<String> {
    let view: View = view.parse().unwrap();
    let drawn: Bits<3> = view.position().board().unwrap().drawn();
    let mut solver = Solver::new(view.setup(), 1 << 20);
    let (_, lines) = solver.solve_all(drawn, &Limit::NONE).unwrap();
    let grid = Grid::<3>::new(view.position().size()).unwrap();
    let lines = lines.iter().filter_map(|line| grid.line(*line));
    lines.map(|line| line.to_string()).collect()
}

/// What a step takes at each of its moves.
fn asked(step: &Step) -> Vec<Vec<&'static str>> {
    match step.goal {
        Goal::One(all) => vec![all.to_vec()],
        Goal::Line(all) => all.iter().map(|line| vec![*line]).collect(),
        _ => vec![],
    }
}

#[test]
fn only_what_is_best_is_taken() {
    let lesson = Lesson::of(Kind::Boxes).unwrap();
    let mut proven = 0;
    let mut broken = Vec::new();
    for step in lesson.part(Part::Strategy) {
        let mut trial = Try::new(Kind::Boxes, step).unwrap();
        for (turn, asked) in asked(step).iter().enumerate() {
            let mut best = best(&trial.view().to_string());
            let mut asked = asked.clone();
            best.sort_unstable();
            asked.sort_unstable();
            if best != asked {
                broken.push(format!("{} {turn}: {best:?}", step.name));
            }
            assert!(!matches!(trial.act(step.answer[turn]), Judged::Wrong));
            proven += 1;
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
    assert!(proven >= 8);
}

/// Where lines are safe, the step takes those after which nothing can be claimed, and no other.
#[test]
fn what_is_safe_gives_nothing_away() {
    let lesson = Lesson::of(Kind::Boxes).unwrap();
    let step = lesson
        .steps
        .iter()
        .find(|step| step.name == "safe")
        .unwrap();
    let Goal::Not(asked) = step.goal else {
        panic!()
    };
    let start: View = step.view.parse().unwrap();
    for line in start.position().open() {
        let mut after = *start.position();
        after.draw(line).unwrap();
        let gives = after.open().any(|next| !after.closes(next).is_empty());
        assert_eq!(asked.contains(&&*line.to_string()), gives, "{line}");
    }
}
