//! How close what is found is to an equilibrium; and that it is minimax where hands are no secret.

use game::Rng;
use game_tacocat::{Attack, Cards, Rank, Setup};

use super::*;
use crate::Budget;
use crate::tacocat::tests::{dealt, minimax};

fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

/// What somebody with this hand knows who is to lead, `gone` having been discarded.
fn known(gone: &str, own: &str) -> Known {
    let (deck, own) = (Setup::default().deck().minus(cards(gone)), cards(own));
    Known {
        own,
        count: own.len(),
        floor: Rank::LOWEST,
        own_floor: Rank::LOWEST,
        deck,
        unseen: deck.minus(own),
        attack: None,
        tie: 1,
        tied: 0.5,
    }
}

/// How much a best response gains after as much learning as the levels do.
fn exploitability(known: &Known) -> f64 {
    let budget = Budget::nodes(u64::MAX);
    let mut lesson = lesson(known, &mut Meter::new(&budget)).unwrap();
    for _ in 0..ROUNDS {
        lesson.learn();
    }
    lesson.exploitability()
}

#[test]
fn less_than_a_hundredth_of_a_round_can_be_gained_against_it() {
    let rank = |number| Rank::new(number).unwrap();
    let deals = known("-", "2,5");
    let after_sacrifices = Known {
        floor: rank(4),
        own_floor: rank(2),
        ..known("1,2,3,3,4,4,5,7,8,12", "3,9")
    };
    let three = known("1,2,3,3,4,4,5,5,6,6,6,7,7,7,8,8,9,9,10,11,12", "2,4,9");
    let defence = Known {
        attack: Attack::of(cards("6,6")),
        count: 1,
        ..known("1,2,3,3,4,4,5,6,6,7,7,8,12", "3,8,9")
    };
    for known in [deals, after_sacrifices, three, defence] {
        let gain = exploitability(&known);
        assert!((0.0..0.01).contains(&gain), "{}: {gain}", known.own);
    }
}

/// More learning leaves less to be gained.
#[test]
fn it_comes_nearer() {
    let budget = Budget::nodes(u64::MAX);
    let known = known("-", "2,5");
    let mut lesson = lesson(&known, &mut Meter::new(&budget)).unwrap();
    let mut gains = Vec::new();
    for _ in 0..4 {
        for _ in 0..10 {
            lesson.learn();
        }
        gains.push(lesson.exploitability());
    }
    assert!(gains.is_sorted_by(|one, two| one > two), "{gains:?}");
}

/// With no pile each sees in the own hand what the other holds.
#[test]
fn with_open_hands_it_is_minimax() {
    let mut rng = Rng::new(3);
    let budget = Budget::nodes(u64::MAX);
    let mut seen = [0; 3];
    for _ in 0..60 {
        let count = 2 + rng.below(2);
        let mut deck: Vec<Rank> = Setup::default().deck().iter().collect();
        rng.shuffle(&mut deck);
        let mut take = |count| deck.drain(..count).collect::<Cards>();
        let (own, other) = (take(count), take(count));
        let all = own.with(other);
        let known = Known {
            deck: all,
            unseen: other,
            ..known("-", &own.to_string())
        };
        let mut lesson = lesson(&known, &mut Meter::new(&budget)).unwrap();
        for _ in 0..100 {
            lesson.learn();
        }
        // The other hand is the one that is left: nothing else is possible.
        let best = minimax(&dealt(own, other));
        let worth = lesson.worth(0, own);
        assert!(
            (worth - f64::from(best) / 2.0).abs() < 0.03,
            "{own} {other}: {worth}"
        );
        seen[usize::from(best)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 3), "{seen:?}");
}

/// Who holds the only 1 keeps it, as often as it is asked.
#[test]
fn what_is_found_says_what_to_do() {
    let text =
        "0 |  | - | 0 4:- | lead 0 | 1,3,12 1 open | ?3 1 open | 2,2,3,3,3,3,4,4,5,5,6,7,8,9 | ?18";
    let solved = solve(&text.parse().unwrap(), 30).unwrap();
    let shares: f64 = solved.actions.iter().map(|(_, share)| share).sum();
    assert!((shares - 1.0).abs() < 1e-6);
    assert!((solved.worth - 1.0).abs() < 1e-3, "{}", solved.worth);
    assert!(solved.gain < 0.01);
    let one = "lead 1".parse().unwrap();
    let led = solved.actions.iter().find(|(action, _)| *action == one);
    assert!(led.is_some_and(|(_, share)| *share < 0.05));
}

#[test]
fn what_is_not_the_end_of_a_round_is_not_solved() {
    for text in [
        "0 |  | - | 0 4:- | duel | 1,3,12 1 open | ?3 1 open | 2,2,3,3,3,3,4,4 | ?24",
        "1 |  | - | 0 4:- | lead 0 | ?3 1 open | 1,3,12 1 open | 2,2,3,3,3,3,4,4 | ?24",
        "0 |  | - | 0 4:- | lead 0 | 1,3,9,12 1 open | ?4 1 open | 2,2,3,3,3,3 | ?24",
    ] {
        let view: View = text.parse().unwrap();
        assert!(solve(&view, 1).is_none(), "{text}");
    }
}
