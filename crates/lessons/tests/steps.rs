//! Every step can be done as it says, and not by something else.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use game::Turn;
use games::Kind;
use lessons::{Goal, Judged, Lesson, Part, Try};

fn each(mut look: impl FnMut(Kind, &lessons::Step)) {
    for kind in Kind::OFFERED {
        let lesson = Lesson::of(*kind).unwrap();
        lesson.steps.iter().for_each(|step| look(*kind, step));
    }
}

#[test]
fn the_answer_of_every_step_is_legal_and_meets_its_goal() {
    let mut broken = Vec::new();
    each(|kind, step| {
        let name = format!("{kind} {}", step.name);
        let mut trial = match Try::new(kind, step) {
            Ok(trial) => trial,
            Err(why) => return broken.push(format!("{name}: {why:?}")),
        };
        if trial.view().to_string() != step.view {
            broken.push(format!("{name} is seen as {}", trial.view()));
        }
        let last = step.answer.len() - 1;
        for (i, action) in step.answer.iter().enumerate() {
            assert_eq!(trial.answer(), Some(*action), "{name}");
            match trial.act(action) {
                Judged::Done(frames) if i == last && !frames.is_empty() => {}
                Judged::More(frames) if i < last && !frames.is_empty() => {}
                other => broken.push(format!("{name} {action}: {other:?}")),
            }
        }
    });
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn what_is_asked_for_is_not_done_by_everything() {
    let mut broken = Vec::new();
    each(|kind, step| {
        let Ok(trial) = Try::new(kind, step) else {
            return;
        };
        let free = matches!(step.goal, Goal::Any);
        let Some(actions) = trial.view().actions() else {
            return;
        };
        let wrong = actions.iter().find(|action| {
            let mut trial = trial.clone();
            let judged = trial.act(action.as_str());
            judged == Judged::Wrong && trial.view().to_string() == step.view
        });
        // One who has to, cannot do wrong.
        if wrong.is_none() && !free && actions.len() > 1 {
            broken.push(format!("{kind} {}: {actions:?}", step.name));
        }
    });
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn a_lesson_begins_with_the_rules_and_names_each_step_once() {
    for kind in Kind::OFFERED {
        let lesson = Lesson::of(*kind).unwrap();
        let rules = lesson.part(Part::Rules).count();
        let parts = lesson.steps[..rules].iter();
        assert!(parts.clone().all(|step| step.part == Part::Rules));
        assert!(rules >= 5 && lesson.steps.len() > rules);
        let mut names: Vec<_> = lesson.steps.iter().map(|step| step.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), lesson.steps.len(), "{kind}");
    }
}

#[test]
fn what_is_not_legal_is_refused_and_changes_nothing() {
    each(|kind, step| {
        let mut trial = Try::new(kind, step).unwrap();
        assert!(matches!(trial.act("nonsense"), Judged::Refused(_)));
        assert_eq!(trial.view().to_string(), step.view);
    });
}

/// The steps that say so end the match, and the learner has won it.
#[test]
fn a_step_that_wins_wins() {
    let mut won = 0;
    each(|kind, step| {
        if !matches!(step.goal, Goal::Win) {
            return;
        }
        let mut trial = Try::new(kind, step).unwrap();
        for action in step.answer {
            trial.act(action);
        }
        assert!(trial.is_won() && matches!(trial.view().turn(), Turn::Over(..)));
        won += 1;
    });
    assert!(won >= 5);
}
