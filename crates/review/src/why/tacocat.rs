//! Tacocat: cards given up, and cards spent.

use game_tacocat::Action;

use super::Why;

pub(super) fn why(made: Action, better: Action) -> Option<Why> {
    let (Action::Defend(made), Action::Defend(better)) = (made, better) else {
        return None;
    };
    match (made.sacrifices(), better.sacrifices()) {
        (0, 0) => {
            let sum = |answers: game_tacocat::Answers| -> u32 {
                answers
                    .iter()
                    .flatten()
                    .map(|rank| u32::from(rank.number()))
                    .sum()
            };
            (sum(made) > sum(better)).then_some(Why::AnswersTooHigh)
        }
        (count, 0) => Some(Why::GivesUpCards { count }),
        _ => None,
    }
}
