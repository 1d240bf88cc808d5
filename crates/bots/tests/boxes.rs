//! The Dots and Boxes levels against each other.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Budget, choose};
use game::{Event, Level, Rng, Seat, Turn, Viewer};
use games::{AnyGame, AnyView, Kind};

/// Plays one match; the points of the first level, which has this seat: 2 a win.
fn points(setup: &str, levels: [(Level, u64); 2], seat: Seat, seed: u64) -> u32 {
    let mut game = AnyGame::start(Kind::Boxes, setup).unwrap();
    let mut rng = Rng::new(seed);
    loop {
        match game.turn() {
            Turn::Over(places, _) => {
                return match places.winner() {
                    None => 1,
                    Some(winner) if winner == seat => 2,
                    Some(_) => 0,
                };
            }
            Turn::Act(seats) => {
                let to_move = seats.iter().next().unwrap();
                let (level, nodes) = levels[usize::from(to_move != seat)];
                let view = game.view(Viewer::Seat(to_move));
                let choice = choose(&view, level, &Budget::nodes(nodes), rng.next_u64()).unwrap();
                game.apply(&Event::Act(to_move, choice.action.parse().unwrap()))
                    .unwrap();
            }
            _ => panic!("nothing else happens in Dots and Boxes"),
        }
    }
}

/// Percent of the points of so many matches, half of them from each seat.
fn score(setup: &str, stronger: (Level, u64), weaker: (Level, u64), matches: u64) -> u32 {
    let pair = |seed| {
        [Seat::FIRST, Seat::SECOND]
            .map(|seat| points(setup, [stronger, weaker], seat, seed))
            .iter()
            .sum::<u32>()
    };
    let sum: u32 = (0..matches / 2).map(pair).sum();
    100 * sum / (2 * matches as u32)
}

/// Each level should get 70 to 90 %; longer matches are in docs/strength.md.
#[test]
fn medium_beats_easy() {
    let score = score("", (Level::Medium, 6_000), (Level::Easy, 1_000), 200);
    assert!((70..=97).contains(&score), "{score} %");
}

#[test]
fn hard_beats_medium() {
    let score = score("", (Level::Hard, 80_000), (Level::Medium, 6_000), 40);
    assert!(score >= 65, "{score} %");
}

#[test]
fn master_beats_hard() {
    let score = score("", (Level::Master, 100_000), (Level::Hard, 80_000), 10);
    assert!(score >= 60, "{score} %");
}

#[test]
fn the_order_of_the_levels_holds_with_other_options_too() {
    for setup in [
        "size=3x3 misere=on",
        "size=4x4 border=icelandic",
        "size=3x6",
    ] {
        let medium = score(setup, (Level::Medium, 6_000), (Level::Easy, 1_000), 40);
        assert!(medium >= 60, "{setup}: medium {medium} %");
        let hard = score(setup, (Level::Hard, 20_000), (Level::Medium, 6_000), 20);
        assert!(hard >= 50, "{setup}: hard {hard} %");
    }
}

/// What a level draws at this view, with budget to spare.
fn draws(view: &str, level: Level, seed: u64) -> String {
    let view = AnyView::Boxes(view.parse().unwrap());
    choose(&view, level, &Budget::nodes(10_000), seed)
        .unwrap()
        .action
}

/// How often of 100 times a level draws this line.
fn times(view: &str, level: Level, line: &str) -> usize {
    (0..100)
        .filter(|seed| draws(view, level, *seed) == line)
        .count()
}

#[test]
fn the_better_a_level_the_more_often_it_double_deals() {
    // Taking c1 and d1 would mean to open the next chain of four: better leave both to o.
    let view = "0 5555/5555/5555/xxd5 x size=4x4";
    let deals = Level::ALL.map(|level| times(view, level, "e1v"));
    assert!(deals[0] < deals[1] && deals[1] < deals[2], "{deals:?}");
    assert!(deals[2] >= 90, "{deals:?}");
    assert_eq!(deals[3], 100);
    // With nothing else left, all are taken.
    let view = "0 oooo/oooo/xxxx/xxd5 x size=4x4";
    assert_eq!(times(view, Level::Master, "d1v"), 100);
}

#[test]
fn from_medium_on_all_take_what_is_free_and_draw_safe_lines() {
    for level in [Level::Medium, Level::Hard, Level::Master] {
        assert_eq!(times("1 40/78 o size=2x2", level, "a1v"), 100);
        // All lines but the two on the border of a3 give boxes away.
        let safe = ["a4h", "a3v"].map(|line| times("0 455/555/555 x size=3x3", level, line));
        assert_eq!(safe.iter().sum::<usize>(), 100, "{level}");
    }
}

#[test]
fn every_size_and_option_is_played_within_the_budget() {
    let budget = 500;
    for rows in 1..=9 {
        for (columns, border) in (1..=9).zip(["american", "icelandic", "swedish"].iter().cycle()) {
            for misere in ["off", "on"] {
                let setup = format!("size={rows}x{columns} border={border} misere={misere}");
                let Ok(game) = AnyGame::start(Kind::Boxes, &setup) else {
                    continue; // 1x1 with the whole border drawn
                };
                let view = game.view(Viewer::Seat(Seat::FIRST));
                for level in Level::ALL {
                    let choice = choose(&view, level, &Budget::nodes(budget), 1).unwrap();
                    assert_eq!(view.allows(&choice.action), Ok(()), "{setup} {level}");
                    assert!(choice.nodes <= budget, "{setup} {level} {}", choice.nodes);
                }
            }
        }
    }
}

#[test]
fn thinking_ends_when_it_is_told_to() {
    let game = AnyGame::start(Kind::Boxes, "size=9x9").unwrap();
    let view = game.view(Viewer::Seat(Seat::FIRST));
    let budget = Budget {
        nodes: u64::MAX,
        stop: &|| true,
    };
    for level in Level::ALL {
        let choice = choose(&view, level, &budget, 1).unwrap();
        assert_eq!(view.allows(&choice.action), Ok(()));
    }
}
