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

#[test]
fn medium_beats_easy() {
    let score = score("", (Level::Medium, 1_000), (Level::Easy, 1_000), 200);
    assert!(score >= 75, "{score} %");
}

#[test]
fn hard_beats_medium() {
    let score = score("", (Level::Hard, 3_000), (Level::Medium, 1_000), 200);
    assert!(score >= 75, "{score} %");
}

#[test]
fn the_order_of_the_levels_holds_with_other_options_too() {
    for setup in [
        "size=3x3 misere=on",
        "size=4x4 border=icelandic",
        "size=3x6",
    ] {
        let medium = score(setup, (Level::Medium, 1_000), (Level::Easy, 1_000), 60);
        assert!(medium >= 60, "{setup}: medium {medium} %");
        let hard = score(setup, (Level::Hard, 20_000), (Level::Medium, 1_000), 20);
        assert!(hard >= 60, "{setup}: hard {hard} %");
    }
}

/// What a level draws at this view, with budget and seed to spare.
fn draws(view: &str, level: Level) -> String {
    let view = AnyView::Boxes(view.parse().unwrap());
    choose(&view, level, &Budget::nodes(10_000), 1)
        .unwrap()
        .action
}

#[test]
fn hard_double_deals_where_medium_takes() {
    // Taking c1 and d1 would mean to open the next chain of four: better leave both to o.
    let view = "0 5555/5555/5555/xxd5 x size=4x4";
    assert_eq!(draws(view, Level::Medium), "d1v");
    assert_eq!(draws(view, Level::Hard), "e1v");
    // With nothing else left, all are taken.
    let view = "0 oooo/oooo/xxxx/xxd5 x size=4x4";
    assert_eq!(draws(view, Level::Hard), "d1v");
}

#[test]
fn medium_and_hard_take_what_is_free_and_draw_safe_lines() {
    for level in [Level::Medium, Level::Hard] {
        assert_eq!(draws("1 40/78 o size=2x2", level), "a1v");
        // All lines but the two on the border of a3 give boxes away.
        let safe = draws("0 455/555/555 x size=3x3", level);
        assert!(["a4h", "a3v"].contains(&safe.as_str()), "{safe}");
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
    let choice = choose(&view, Level::Hard, &budget, 1).unwrap();
    assert_eq!(view.allows(&choice.action), Ok(()));
}
