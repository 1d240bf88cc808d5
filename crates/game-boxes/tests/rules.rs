//! Every rule of Dots and Boxes with a worked position.
#![allow(clippy::unwrap_used)] // helpers outside the test functions too

use game::{Event, Expired, Game, Reason, Rng, Seat, Seats, Turn, View as _, Viewer, Why};
use game_boxes::{Action, Border, Boxes, Line, Notice, Position, Setup, Size, Spot, View};

const START: &str = "00000/00000/00000/00000/00000 x";

fn start(setup: &str) -> Boxes {
    Boxes::start(&setup.parse().unwrap()).unwrap()
}

fn line(text: &str) -> Line {
    text.parse().unwrap()
}

fn spot(text: &str) -> Spot {
    text.parse().unwrap()
}

/// Draws the lines, each by whoever is to move.
fn draw(game: &mut Boxes, lines: &str) {
    for text in lines.split_whitespace() {
        let seat = game.position().mover();
        game.apply(&Event::Act(seat, line(text))).unwrap();
    }
}

fn after(setup: &str, lines: &str) -> Boxes {
    let mut game = start(setup);
    draw(&mut game, lines);
    game
}

/// The game of a view's text, as a watcher or seat sees it.
fn from_view(text: &str) -> Boxes {
    text.parse::<View>().unwrap().world(&mut Rng::new(0))
}

fn refused(game: &Boxes, seat: Seat, text: &str) -> String {
    let mut same = game.clone();
    let illegal = same.apply(&Event::Act(seat, line(text))).unwrap_err();
    assert_eq!(&same, game, "a refused line changes nothing");
    illegal.to_string()
}

fn over(game: &Boxes) -> Option<(String, Reason)> {
    match game.turn() {
        Turn::Over(places, reason) => Some((places.to_string(), reason)),
        _ => None,
    }
}

fn board(game: &Boxes) -> String {
    game.position().to_string()
}

#[test]
fn the_default_board_has_36_dots_25_boxes_and_60_lines() {
    let game = start("");
    assert_eq!(board(&game), START);
    assert_eq!(game.setup().size.box_count(), 25);
    let actions = game.view(Viewer::Seat(Seat::FIRST)).actions().unwrap();
    assert_eq!(actions.len(), 60);
    let mut dots: Vec<_> = actions.iter().flat_map(|line| line.dots()).collect();
    dots.sort();
    dots.dedup();
    assert_eq!(dots.len(), 36);
}

#[test]
fn seat_0_is_x_and_draws_first() {
    let game = start("");
    assert_eq!(game.turn(), Turn::Act(Seats::one(Seat::FIRST)));
    assert!(board(&game).ends_with(" x"));
    assert_eq!(refused(&game, Seat::SECOND, "a1h"), "not-your-turn");
}

#[test]
fn a_line_that_completes_no_box_ends_the_turn() {
    let mut game = start("size=2x2");
    draw(&mut game, "a1h");
    assert_eq!(board(&game), "00/40 o");
    draw(&mut game, "b2h");
    assert_eq!(
        board(&game),
        "04/41 x",
        "a line between two boxes is a side of both"
    );
    assert_eq!(refused(&game, Seat::SECOND, "a1v"), "not-your-turn");
}

#[test]
fn the_fourth_side_claims_the_box_and_the_same_player_must_draw_again() {
    let mut game = from_view("w 40/78 o size=2x2");
    draw(&mut game, "a1v");
    assert_eq!(board(&game), "40/o8 o");
    assert_eq!(game.position().scores(), [0, 1]);
    assert_eq!(game.position().owner(spot("a1")), Some(Seat::SECOND));
    assert_eq!(game.position().owner(spot("b1")), None);
    assert_eq!(refused(&game, Seat::FIRST, "b3h"), "not-your-turn");
    draw(&mut game, "b3h");
    assert_eq!(board(&game), "41/o8 x", "the second line claims none");
}

#[test]
fn a_line_may_complete_two_boxes() {
    let mut game = after("size=1x2", "a1h a2h a1v b1h b2h c1v");
    assert_eq!(board(&game), "d7 x");
    draw(&mut game, "b1v");
    assert_eq!(board(&game), "xx x");
    assert_eq!(game.position().scores(), [2, 0]);
}

#[test]
fn a_line_cannot_be_drawn_twice_nor_off_the_board() {
    let game = after("size=2x2", "a1h");
    assert_eq!(refused(&game, Seat::SECOND, "a1h"), "line-drawn line=a1h");
    assert_eq!(refused(&game, Seat::SECOND, "c1h"), "no-such-line line=c1h");
    assert_eq!(refused(&game, Seat::SECOND, "a3v"), "no-such-line line=a3v");
}

#[test]
fn completing_a_box_is_never_compulsory() {
    let mut game = from_view("w 40/78 o size=2x2");
    let seat = game.view(Viewer::Seat(Seat::SECOND));
    assert_eq!(seat.actions().unwrap().len(), 9, "every open line is legal");
    draw(&mut game, "b3h");
    assert_eq!(board(&game), "41/78 x", "x may take what o left");
    draw(&mut game, "a1v");
    assert_eq!(board(&game), "41/x8 x");
}

#[test]
fn the_match_is_over_when_all_boxes_are_claimed_and_more_boxes_win() {
    let mut game = from_view("w xxx/xxo/ood o size=3x3");
    assert_eq!(over(&game), None);
    draw(&mut game, "d1v");
    assert_eq!(board(&game), "xxx/xxo/ooo o", "o drew last");
    assert_eq!(game.position().scores(), [5, 4]);
    assert_eq!(over(&game), Some(("1,2".into(), Reason::Full)));
    assert_eq!(refused(&game, Seat::SECOND, "a1h"), "over");
    assert_eq!(refused(&game, Seat::FIRST, "a1h"), "over");
    assert_eq!(
        game.view(Viewer::Seat(Seat::SECOND)).actions(),
        Some(vec![])
    );
}

#[test]
fn there_is_no_early_end_when_a_majority_is_claimed() {
    let mut game = from_view("w xxxxx/xxxxx/xxxxx/xxxxx/xxxd7 o");
    assert_eq!(over(&game), None, "23 of 25 do not end it");
    draw(&mut game, "e1v");
    assert_eq!(over(&game), Some(("1,2".into(), Reason::Full)));
    assert_eq!(game.position().scores(), [23, 2]);
}

#[test]
fn misere_gives_the_match_to_the_fewest_boxes() {
    let mut game = from_view("w xxx/xxo/ood o size=3x3 misere=on");
    draw(&mut game, "d1v");
    assert_eq!(over(&game), Some(("2,1".into(), Reason::Full)));
}

#[test]
fn an_even_number_of_boxes_can_be_drawn_also_in_misere() {
    for misere in ["", " misere=on"] {
        let mut game = from_view(&format!("w xx/od x size=2x2{misere}"));
        draw(&mut game, "c1v");
        assert_eq!(game.position().scores(), [3, 1]);
        let mut game = from_view(&format!("w xx/od o size=2x2{misere}"));
        draw(&mut game, "c1v");
        assert_eq!(game.position().scores(), [2, 2]);
        assert_eq!(over(&game), Some(("1,1".into(), Reason::Full)));
    }
}

#[test]
fn sizes_go_from_1x1_to_9x9_rows_by_columns() {
    assert_eq!(board(&start("size=2x3")), "000/000 x");
    assert_eq!(board(&after("size=1x1", "a1h a1v b1v a2h")), "o o");
    assert_eq!(Size::all().count(), 81);
    let big = start("size=9x9");
    assert_eq!(
        big.view(Viewer::Seat(Seat::FIRST)).actions().unwrap().len(),
        180
    );
    for bad in [
        "0x5", "5x0", "10x5", "5x10", "5", "x", "5x", "05x5", "5X5", "5x5x5", "+1x2",
    ] {
        assert_eq!(bad.parse::<Size>().unwrap_err().code(), "bad-size", "{bad}");
        let setup = format!("size={bad}").parse::<Setup>();
        assert_eq!(setup.unwrap_err().code(), "bad-size", "{bad}");
    }
}

#[test]
fn borders_are_blank_or_left_and_bottom_or_whole() {
    assert_eq!(board(&start("size=3x3 border=american")), "000/000/000 x");
    assert_eq!(board(&start("size=3x3 border=icelandic")), "800/800/c44 x");
    assert_eq!(board(&start("size=3x3 border=swedish")), "913/802/c46 x");
    assert_eq!(board(&start("size=1x1 border=icelandic")), "c x");
    assert_eq!(board(&start("size=1x2 border=swedish")), "d7 x");
    let setup = "size=1x1 border=swedish".parse().unwrap();
    assert_eq!(Boxes::start(&setup).unwrap_err().code(), "nothing-to-draw");
    let game = start("border=swedish");
    assert_eq!(refused(&game, Seat::FIRST, "a1h"), "line-drawn line=a1h");
}

#[test]
fn every_setup_but_one_can_be_played() {
    for size in Size::all() {
        for border in Border::ALL {
            for misere in [false, true] {
                let setup = Setup {
                    size,
                    border,
                    misere,
                };
                assert_eq!(setup.to_string().parse::<Setup>().unwrap(), setup);
                let nothing = size.box_count() == 1 && border == Border::Swedish;
                assert_eq!(Boxes::start(&setup).is_err(), nothing, "{setup}");
            }
        }
    }
}

#[test]
fn the_setup_text_omits_defaults() {
    let text = |text: &str| text.parse::<Setup>().map(|setup| setup.to_string());
    assert_eq!(text("").unwrap(), "");
    assert_eq!(text("size=5x5 border=american misere=off").unwrap(), "");
    let full = "size=3x4 border=icelandic misere=on";
    assert_eq!(text(full).unwrap(), full);
    assert_eq!(text("misere=on size=3x4").unwrap(), "size=3x4 misere=on");
    for (bad, code) in [
        ("misere", "bad-option"),
        ("misere=yes", "bad-misere"),
        ("border=danish", "bad-border"),
        ("colour=red", "unknown-option"),
        ("size=3x3 size=3x3", "option-twice"),
    ] {
        assert_eq!(text(bad).unwrap_err().code(), code, "{bad}");
    }
}

#[test]
fn a_line_is_named_by_its_left_or_lower_dot_and_its_direction() {
    let dots = |text: &str| line(text).dots().map(|dot| dot.to_string());
    assert_eq!(dots("a1h"), ["a1", "b1"], "runs right");
    assert_eq!(dots("a1v"), ["a1", "a2"], "runs up");
    assert_eq!(dots("i10h"), ["i10", "j10"], "i and j are columns");
    assert_eq!(dots("j9v"), ["j9", "j10"], "rows go up to 10");
    for bad in [
        "", "a1", "a1x", "a0h", "a11h", "k1h", "j1h", "a10v", "A1h", "a01h", "a1hh", "é1h",
    ] {
        assert_eq!(bad.parse::<Line>().unwrap_err().code(), "bad-line", "{bad}");
    }
}

#[test]
fn columns_go_from_the_left_and_rows_from_the_bottom() {
    let game = after("", "a1h f5v");
    assert_eq!(board(&game), "00002/00000/00000/00000/40000 x");
}

#[test]
fn a_line_knows_its_one_or_two_boxes() {
    let size: Size = "2x3".parse().unwrap();
    let beside = |text| -> Vec<String> {
        let spots = size.beside(line(text));
        spots.map(|spot| spot.to_string()).collect()
    };
    assert_eq!(beside("a1h"), ["a1"]);
    assert_eq!(beside("a2h"), ["a1", "a2"]);
    assert_eq!(beside("c3h"), ["c2"]);
    assert_eq!(beside("b2v"), ["a2", "b2"]);
    assert_eq!(beside("d1v"), ["c1"]);
    for text in size.lines().map(|line| line.to_string()) {
        for spot in size.beside(line(&text)) {
            assert!(spot.sides().contains(&line(&text)), "{text} {spot}");
        }
    }
}

#[test]
fn lines_and_boxes_are_numbered_without_gaps_on_every_size() {
    for size in Size::all() {
        let lines: Vec<_> = size.lines().map(|line| size.line_number(line)).collect();
        assert_eq!(lines, (0..size.line_count()).map(Some).collect::<Vec<_>>());
        let spots: Vec<_> = size.spots().map(|spot| size.spot_number(spot)).collect();
        assert_eq!(spots, (0..size.box_count()).map(Some).collect::<Vec<_>>());
        assert_eq!(size.line(size.line_count()), None);
        let sides: usize = size.lines().map(|line| size.beside(line).count()).sum();
        assert_eq!(sides, 4 * size.box_count());
    }
}

#[test]
fn a_position_is_read_as_it_is_written() {
    let texts = [
        START,
        "d7 x",
        "913/802/c46 o",
        "xxx/xxo/ooo o",
        "40/o8 o",
        "e x",
        "7 o",
    ];
    for text in texts {
        assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
    }
}

#[test]
fn a_position_that_does_not_fit_is_refused() {
    let refuse = |text: &str, code| {
        assert_eq!(text.parse::<Position>().unwrap_err().code(), code, "{text}");
    };
    refuse("20 x", "sides-disagree"); // b1 lacks its left side
    refuse("08 x", "sides-disagree"); // a1 lacks its right side
    refuse("4/0 x", "sides-disagree");
    refuse("x0 x", "sides-disagree"); // an owned box has all four sides
    for bad in [
        "",
        "x",
        "0",
        "0 ",
        "0 y",
        "0  x",
        " 0 x",
        "0 x ",
        "0/ x",
        "/0 x",
        "00/0 x",
        "f x",
        "A x",
        "g x",
        "é x",
        "0000000000 x",
        "0/0/0/0/0/0/0/0/0/0 x",
    ] {
        refuse(bad, "bad-position");
    }
    refuse(&format!("{} x", "0".repeat(300)), "bad-position");
    refuse(&format!("{} x", "/".repeat(300)), "bad-position");
    let largest = format!("{}/000000000 x", ["000000000"; 8].join("/"));
    assert_eq!(largest.parse::<Position>().unwrap().to_string(), largest);
}

#[test]
fn both_boxes_of_a_line_must_agree_on_every_size() {
    // A board of two boxes, all 16 x 16 digits: taken exactly when the side between them agrees.
    for (left, right) in (0..15u32).flat_map(|left| (0..15u32).map(move |right| (left, right))) {
        let text = format!("{left:x}{right:x} x");
        let agree = (left >> 1 & 1) == (right >> 3 & 1);
        assert_eq!(text.parse::<Position>().is_ok(), agree, "{text}");
    }
}

#[test]
fn a_seat_may_go_out_at_any_time_also_out_of_turn() {
    for (seats, why, places) in [
        ("0", Why::Resigned, "2,1"),
        ("1", Why::Exited, "1,2"),
        ("1", Why::Time, "1,2"),
        ("0,1", Why::Time, "1,1"),
    ] {
        let mut game = after("", "a1h");
        let out = Event::Out(seats.parse().unwrap(), why);
        game.apply(&out).unwrap();
        assert_eq!(over(&game), Some((places.into(), why.reason())));
        assert_eq!(refused(&game, Seat::SECOND, "b1h"), "over");
        assert_eq!(game.clone().apply(&out).unwrap_err().code(), "over");
    }
}

#[test]
fn going_out_loses_also_in_misere_and_when_ahead() {
    let mut game = from_view("w xxx/xxo/ood o size=3x3 misere=on");
    game.apply(&Event::Out(Seats::one(Seat::SECOND), Why::Resigned))
        .unwrap();
    assert_eq!(over(&game), Some(("1,2".into(), Reason::Resigned)));
}

#[test]
fn only_the_two_seats_can_go_out_and_nobody_after_the_end() {
    let out = |seats: &str| Event::Out(seats.parse().unwrap(), Why::Resigned);
    let mut game = start("");
    assert_eq!(game.apply(&out("2")).unwrap_err().code(), "not-playing");
    assert_eq!(game.apply(&out("0,3")).unwrap_err().code(), "not-playing");
    assert_eq!(game.apply(&out("-")).unwrap_err().code(), "not-playing");
    let mut ended = from_view("w o o size=1x1");
    assert_eq!(ended.apply(&out("0")).unwrap_err().code(), "over");
}

#[test]
fn nothing_is_automatic_and_nothing_is_drawn_by_lot() {
    let mut game = start("");
    let auto = game.apply(&Event::Auto(line("a1h"))).unwrap_err();
    assert_eq!(auto.code(), "not-automatic");
    assert_eq!(game.chance(&[1]).unwrap_err().code(), "no-draw");
    assert_eq!(
        "4".parse::<game_boxes::Chance>().unwrap_err().code(),
        "no-draw"
    );
    assert_eq!(game, start(""));
}

#[test]
fn a_deadline_puts_the_seat_out() {
    assert_eq!(
        start("").expired(Seat::FIRST, &mut Rng::new(1)),
        Expired::Out
    );
}

#[test]
fn a_view_is_complete_and_starts_with_its_viewer() {
    let mut game = after("size=2x2 border=icelandic misere=on", "a3h");
    let text = |game: &Boxes, who| game.view(who).to_string();
    let expected = "90/c4 o size=2x2 border=icelandic misere=on";
    for who in ["0", "1", "w"] {
        assert_eq!(
            text(&game, who.parse().unwrap()),
            format!("{who} {expected}")
        );
    }
    game.apply(&Event::Out(Seats::TWO, Why::Time)).unwrap();
    assert_eq!(
        text(&game, Viewer::Watcher),
        format!("w {expected} ! 0,1 time")
    );
    assert_eq!(text(&start(""), Viewer::Watcher), format!("w {START}"));
    let back = from_view(&text(&game, Viewer::Watcher));
    assert_eq!(back, game);
}

#[test]
fn a_view_that_does_not_fit_is_refused() {
    let refuse = |text: &str, code| {
        assert_eq!(text.parse::<View>().unwrap_err().code(), code, "{text}");
    };
    refuse("", "bad-view");
    refuse("3 00/00 x size=2x2", "bad-view"); // no such seat here
    refuse("x 00/00 x size=2x2", "bad-viewer");
    refuse("0 00/00 x", "bad-view"); // the size is 5x5 then
    refuse("0 00/00 x size=2x2 misere=off", "bad-view"); // a default is omitted
    refuse("0 00/00 x size=2x2 border=icelandic", "bad-view"); // the border is not drawn
    refuse("0 00/00 x size=2x2 ", "bad-view");
    refuse("0 00/00 x  size=2x2", "bad-view");
    refuse("0 00/00 x size=2x2 ! 0", "bad-event");
    refuse("0 00/00 x size=2x2 ! 2 time", "not-playing");
    refuse("0 x x size=1x1 ! 0 time", "over");
    refuse("0 f x size=1x1", "bad-position");
    refuse("0 00/00", "bad-position");
}

#[test]
fn a_watcher_and_the_other_seat_may_do_nothing() {
    let game = start("");
    for who in [Viewer::Watcher, Viewer::Seat(Seat::SECOND)] {
        let view = game.view(who);
        assert_eq!(view.actions(), Some(vec![]));
        assert_eq!(
            view.allows(&line("a1h")).unwrap_err().code(),
            "not-your-turn"
        );
    }
}

/// The notice of drawing a line, which must read as it is written.
fn notice(game: &Boxes, text: &str) -> String {
    let event: Event<Action, _> = Event::Act(game.position().mover(), line(text));
    let notice = game.notice(&event, Viewer::Watcher);
    assert_eq!(notice.to_string().parse::<Notice>().unwrap(), notice);
    notice.to_string()
}

#[test]
fn a_notice_tells_the_line_the_boxes_and_who_goes_on() {
    assert_eq!(notice(&start(""), "c2v"), "0 c2v");
    assert_eq!(
        notice(&from_view("w 40/78 o size=2x2"), "a1v"),
        "1 a1v a1 again"
    );
    let two = after("size=1x3", "a1h a2h a1v b1h b2h c1v");
    assert_eq!(notice(&two, "b1v"), "0 b1v a1,b1 again");
    assert_eq!(
        notice(&from_view("w d7 o size=1x2"), "b1v"),
        "1 b1v a1,b1",
        "the last line"
    );
    let out = start("").notice(&Event::Out(Seats::TWO, Why::Time), Viewer::Watcher);
    assert_eq!(out.to_string(), "! 0,1 time");
    assert_eq!("! 0,1 time".parse::<Notice>().unwrap(), out);
}

#[test]
fn a_notice_that_cannot_be_is_refused() {
    for bad in [
        "",
        "0",
        "0 a1h again",
        "0 a1h b1 again",
        "0 a2h a2,a1",
        "0 a1h a1 again again",
        "0 a1h a1,a1",
    ] {
        assert!(bad.parse::<Notice>().is_err(), "{bad}");
    }
    assert_eq!("! 0".parse::<Notice>().unwrap_err().code(), "bad-event");
}
