//! The files of puzzles that people are given.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;
use std::path::PathBuf;

use games::Kind;
use puzzles::{Answer, Attempt, Fault, Grade, Puzzle, check, read, write};

/// The files, each with how many puzzles it has at least, and of how many one is proven here. All of them are
/// proven by `cargo xtask slow`.
const FILES: [(Kind, usize, usize); 5] = [
    (Kind::Boxes, 50, 1),
    (Kind::Ataxx, 50, 9),
    (Kind::Aeroplane, 50, 9),
    (Kind::Tacocat, 30, 6),
    (Kind::Stratego, 30, 6),
];

fn text(kind: Kind) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/static/puzzles");
    std::fs::read_to_string(folder.join(format!("{kind}.txt"))).unwrap()
}

fn all() -> impl Iterator<Item = (Kind, Vec<Puzzle>, usize, usize)> {
    FILES
        .into_iter()
        .map(|(kind, least, every)| (kind, read(&text(kind)).unwrap(), least, every))
}

#[test]
fn there_are_enough_of_every_grade_and_none_twice() {
    for (kind, puzzles, least, _) in all() {
        assert!(puzzles.len() >= least, "{kind}: {}", puzzles.len());
        assert!(puzzles.iter().all(|puzzle| puzzle.kind() == kind));
        let ids: BTreeSet<_> = puzzles.iter().map(|puzzle| puzzle.id).collect();
        assert_eq!(ids.len(), puzzles.len(), "{kind}");
        for grade in Grade::ALL {
            let of = puzzles.iter().filter(|puzzle| puzzle.grade == grade);
            assert!(of.count() >= 5, "{kind}, grade {grade}");
        }
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade), "{kind}");
    }
}

#[test]
fn what_is_read_is_written_again() {
    for (kind, puzzles, ..) in all() {
        let text = text(kind);
        let comment = text.lines().next().unwrap().strip_prefix("# ").unwrap();
        assert!(write(&puzzles, comment) == text, "{kind}");
    }
}

#[test]
fn puzzles_are_proven() {
    for (kind, puzzles, _, every) in all() {
        for puzzle in puzzles.iter().step_by(every) {
            assert_eq!(check(puzzle), Ok(()), "{kind} {}", puzzle.id);
        }
    }
}

#[test]
fn a_wrong_move_is_refused_and_the_line_solves() {
    for (kind, puzzles, ..) in all() {
        for puzzle in puzzles {
            let mut attempt = Attempt::new(puzzle.clone()).unwrap();
            let before = attempt.view();
            let right: Vec<String> = puzzle.at(0).map(|step| step.action.to_string()).collect();
            let actions = before.actions().unwrap();
            let wrong = actions.iter().find(|action| {
                let mut other = attempt.clone();
                !right.contains(&action.to_string())
                    && other.play(action.as_str()) == Ok(Answer::Wrong)
            });
            let wrong = wrong.map(|action| attempt.play(action.as_str()));
            assert_eq!(wrong, Some(Ok(Answer::Wrong)), "{kind} {}", puzzle.id);
            assert_eq!(attempt.view(), before);
            assert!(attempt.play("nothing").is_err());
            let mut moves = 0;
            while let Some(hint) = attempt.hint().map(ToString::to_string) {
                assert!(matches!(attempt.play(&hint), Ok(Answer::Right(_))));
                moves += 1;
            }
            assert!(attempt.is_solved() && moves == puzzle.line().len());
            assert!(attempt.play(&right[0]).is_err());
        }
    }
}

/// A puzzle of Dots and Boxes, changed in this way.
fn changed(from: &str, to: &str) -> Result<(), Fault> {
    let text = read(&text(Kind::Boxes)).unwrap()[0].to_string();
    let changed = text.replacen(from, to, 1);
    assert!(changed != text, "{from} is not in it");
    check(&changed.parse()?)
}

#[test]
fn what_is_changed_is_proven_no_more() {
    let first = read(&text(Kind::Boxes)).unwrap().remove(0);
    let steps: Vec<String> = first.steps.iter().map(ToString::to_string).collect();
    assert!(changed("grade 1", "grade 3").is_err());
    assert!(changed("goal win", "goal chance").is_err());
    assert!(changed(&format!("puzzle {}", first.id), "puzzle aaaaaaaa").is_err());
    assert!(changed(&format!("{}\n", steps[0]), "").is_err());
    let view = first.view.to_string();
    assert!(changed(&view, &format!("2{}", &view[1..])).is_err());
    assert!(changed(&view, &format!("w{}", &view[1..])).is_err());
    let wrong = first.view.actions().unwrap();
    let wrong = wrong
        .iter()
        .find(|action| first.at(0).all(|step| step.action != **action));
    let more = format!("{}\n0 {} / .\n", steps[0], wrong.unwrap());
    assert_eq!(
        changed(&format!("{}\n", steps[0]), &more),
        Err(Fault::Differs("a right move"))
    );
}

#[test]
fn what_is_no_puzzle_is_refused_by_its_line() {
    let refused = |text: &str| match read(text) {
        Err(Fault::Text { line, .. }) => line,
        other => unreachable!("{other:?}"),
    };
    assert_eq!(read("# nothing\n\n"), Ok(Vec::new()));
    assert_eq!(refused("# one\n\njoho\n"), 3);
    assert_eq!(refused("puzzle aaaaaaaa\ngame chess\n"), 2);
    assert_eq!(refused("puzzle aaaaaaaa\ngame boxes\nview 0 zz x\n"), 3);
    assert_eq!(refused("puzzle aaaaaaaa\n\npuzzle b\n"), 2);
    let good = read(&text(Kind::Boxes)).unwrap()[0].to_string();
    let lines = good.lines().count();
    assert_eq!(refused(&format!("{good}0 a1h / x\n")), lines + 1);
}
