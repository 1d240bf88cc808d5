//! Every sentence of the rules with a worked position.

use game::{EventOf, Game, Illegal, Reason, Rng, Seat, Seats, Turn, View as _, Viewer, Why};
use game_ataxx::{Action, Ataxx, Cell, Quiet, Setup, Square, Squares, View};

const X: Seat = Seat::FIRST;
const O: Seat = Seat::SECOND;

/// A match that stands at this position, by the view's text form.
fn at(fen: &str) -> Ataxx {
    let view = format!("w {fen}").parse::<View>();
    let view = view.unwrap_or_else(|refused| panic!("{fen}: {refused}"));
    view.world(&mut Rng::new(0))
}

fn start(setup: &str) -> Result<Ataxx, Illegal> {
    Ataxx::start(&setup.parse()?)
}

fn event(text: &str) -> EventOf<Ataxx> {
    text.parse()
        .unwrap_or_else(|refused| panic!("{text}: {refused}"))
}

/// The position after these events, all of them legal.
fn play(fen: &str, events: &[&str]) -> Ataxx {
    let mut game = at(fen);
    for text in events {
        let done = game.apply(&event(text));
        done.unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
    game
}

/// `events` from `fen` lead to `after`.
fn leads(fen: &str, events: &[&str], after: &str) {
    assert_eq!(play(fen, events).position().to_string(), after);
}

/// `text` is refused at `fen` for this reason, and nothing changes.
fn refused(fen: &str, text: &str, why: &str) {
    let mut game = at(fen);
    let before = game.clone();
    let refusal = game.apply(&event(text));
    assert_eq!(
        refusal.map_err(|e| e.to_string()),
        Err(why.to_owned()),
        "{text}"
    );
    assert_eq!(game, before);
}

/// The match is over at `game`, with these places.
fn over(game: &Ataxx, places: &str, reason: Reason) {
    match game.turn() {
        Turn::Over(got, why) => assert_eq!((got.to_string().as_str(), why), (places, reason)),
        turn => panic!("not over but {turn:?}"),
    }
}

fn squares(text: &str) -> Squares {
    text.parse()
        .unwrap_or_else(|refused| panic!("{text}: {refused}"))
}

fn square(text: &str) -> Square {
    text.parse()
        .unwrap_or_else(|refused| panic!("{text}: {refused}"))
}

const START: &str = "x5o/7/7/7/7/7/o5x x 0 1";

#[test]
fn seat_0_starts_with_pieces_top_left_and_bottom_right() {
    let game = start("").unwrap();
    let view = game.view(Viewer::Watcher);
    assert_eq!(game.position().to_string(), START);
    assert_eq!(Ataxx::seats(&Setup::default()), Seats::TWO);
    assert_eq!(game.turn(), Turn::Act(Seats::one(X)));
    for (at, seat) in [("a7", X), ("g1", X), ("g7", O), ("a1", O)] {
        assert_eq!(view.cell(square(at)), Cell::Piece(seat));
    }
    assert_eq!((view.count(X), view.count(O)), (2, 2));
}

#[test]
fn a_clone_goes_one_step_in_any_of_8_directions() {
    let alone = "7/7/7/3x3/7/7/o6 x 0 1";
    let game = at(alone);
    let clones = game
        .position()
        .moves(Quiet::Hundred)
        .filter_map(|a| match a {
            Action::Clone(to) => Some(to),
            _ => None,
        });
    let clones: Squares = clones.collect();
    assert_eq!(clones, squares("c3,d3,e3,c4,e4,c5,d5,e5"));
    leads(alone, &["0 e5"], "7/7/4x2/3x3/7/7/o6 o 0 1");
    refused(alone, "0 d6", "no-neighbour square=d6");
}

#[test]
fn a_jump_goes_to_the_ring_of_16_and_empties_its_own_square() {
    let alone = "7/7/7/3x3/7/7/o6 x 0 1";
    let game = at(alone);
    let jumps = game
        .position()
        .moves(Quiet::Hundred)
        .filter_map(|a| match a {
            Action::Jump(from, to) if from == square("d4") => Some(to),
            _ => None,
        });
    let jumps: Squares = jumps.collect();
    let ring = "b2,c2,d2,e2,f2,b3,f3,b4,f4,b5,f5,b6,c6,d6,e6,f6";
    assert_eq!(jumps, squares(ring));
    leads(alone, &["0 d4d6"], "7/3x3/7/7/7/7/o6 o 1 1");
    leads(alone, &["0 d4c6"], "7/2x4/7/7/7/7/o6 o 1 1"); // a knight shape
    leads(alone, &["0 d4f6"], "7/5x1/7/7/7/7/o6 o 1 1");
    refused(alone, "0 d4d7", "not-two-steps from=d4 to=d7");
    refused(alone, "0 d4d5", "not-two-steps from=d4 to=d5"); // the long form of a clone
}

#[test]
fn landing_turns_every_enemy_neighbour_and_nothing_else() {
    leads(
        "o6/7/7/2ooo2/2o1o2/2ooo2/3x3 x 0 1",
        &["0 d1d3"],
        "o6/7/7/2xxx2/2xxx2/2xxx2/7 o 1 1",
    );
    // A clone turns too; f4 is two steps from d4 and stays; the leaving square turns nothing.
    leads(
        "7/7/7/2x1oo1/7/7/7 x 0 1",
        &["0 d4"],
        "7/7/7/2xxxo1/7/7/7 o 0 1",
    );
    leads(
        "7/7/7/ox5/7/7/6o x 0 1",
        &["0 b4d4"],
        "7/7/7/o2x3/7/7/6o o 1 1",
    );
}

#[test]
fn the_notice_says_what_turned() {
    let game = at("o6/7/7/2ooo2/2o1o2/2ooo2/3x3 x 0 1");
    let notice = |text| game.notice(&event(text), Viewer::Watcher).to_string();
    assert_eq!(notice("0 d1d3"), "0 d1d3 c2,d2,e2,c3,e3,c4,d4,e4");
    assert_eq!(notice("0 c1"), "0 c1 c2,d2");
    assert_eq!(notice("! 1 resigned"), "! 1 resigned");
    let stuck = at("7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1");
    assert_eq!(
        stuck.notice(&event("= 0000"), Viewer::Seat(O)).to_string(),
        "0 0000"
    );
}

#[test]
fn what_the_board_does_not_allow_is_refused_with_its_reason() {
    refused(START, "0 a1", "occupied square=a1");
    refused(START, "0 g7", "occupied square=g7");
    refused(START, "0 a7", "occupied square=a7");
    refused(START, "0 a1a3", "not-your-piece square=a1");
    refused(START, "0 d4d6", "not-your-piece square=d4");
    refused(START, "0 a7a7", "occupied square=a7");
    refused(START, "1 a2", "not-your-turn");
    refused(START, "2 a6", "not-your-turn");
    refused(
        "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1",
        "0 a7c5",
        "blocked square=c5",
    );
}

const X_STUCK: &str = "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 7 3";

#[test]
fn who_cannot_move_passes_by_itself_and_only_then() {
    let game = at(X_STUCK);
    assert_eq!(game.turn(), Turn::Auto(Action::Pass));
    assert_eq!(game.turn().owing(), Seats::NONE);
    for who in [Viewer::Seat(X), Viewer::Seat(O), Viewer::Watcher] {
        assert_eq!(game.view(who).actions(), Some(vec![]));
    }
    refused(X_STUCK, "0 0000", "not-your-turn"); // the table plays it, not the seat
    refused(X_STUCK, "= a4", "not-automatic action=a4");
    refused(START, "0 0000", "can-move");
    refused(START, "= 0000", "not-automatic action=0000");
}

#[test]
fn a_pass_counts_for_both_counters() {
    leads(
        X_STUCK,
        &["= 0000"],
        "7/7/7/7/ooooooo/ooooooo/xxxxxxx o 8 3",
    );
    let o_stuck = "7/7/7/7/xxxxxxx/xxxxxxx/ooooooo o 8 3";
    leads(
        o_stuck,
        &["= 0000"],
        "7/7/7/7/xxxxxxx/xxxxxxx/ooooooo x 9 4",
    );
}

#[test]
fn a_full_board_is_over_and_more_pieces_win() {
    let last = "xxxxxxx/xxxxxxx/xxxxxxx/xxxooo1/ooooooo/ooooooo/ooooooo x 0 30";
    over(&play(last, &["0 g4"]), "1,2", Reason::Full);
    let other = "ooooooo/ooooooo/ooooooo/oooxxx1/xxxxxxx/xxxxxxx/xxxxxxx o 0 30";
    over(&play(other, &["1 g4"]), "2,1", Reason::Full);
}

#[test]
fn equal_is_a_draw_which_needs_an_even_number_of_free_squares() {
    let even = "xxxxxxx/xxxxxxx/xxxxxxx/xxx-ooo/ooooooo/ooooooo/ooooooo x 0 30";
    over(&at(even), "1,1", Reason::Full);
}

#[test]
fn a_side_without_pieces_has_lost() {
    over(
        &play("7/7/7/2x1o2/7/7/7 x 0 1", &["0 d4"]),
        "1,2",
        Reason::Wiped,
    );
    over(
        &play("7/7/7/2x1o2/7/7/7 o 0 1", &["1 d4"]),
        "2,1",
        Reason::Wiped,
    );
    over(&at("7/7/7/7/7/7/x6 o 0 1"), "1,2", Reason::Wiped);
}

#[test]
fn nobody_can_move_is_over_although_squares_are_empty() {
    let walls = "x--4/---4/---4/7/4---/4---/4--o x 0 1";
    over(&at(walls), "1,1", Reason::Stuck);
    over(
        &at("x--4/---4/x--4/---4/---1---/4---/4--o x 0 1"),
        "1,2",
        Reason::Stuck,
    );
    // One side that can move is enough to go on.
    let one = "x--4/---4/---4/7/4---/4---/5-o x 0 1";
    assert_eq!(at(one).turn(), Turn::Auto(Action::Pass));
}

#[test]
fn a_hundred_plies_without_a_clone_are_a_draw() {
    let near = "x5o/7/7/7/7/7/o5x x 99 60";
    over(&play(near, &["0 a7a5"]), "1,1", Reason::Quiet);
    leads(near, &["0 a6"], "x5o/x6/7/7/7/7/o5x o 0 60"); // a clone starts the count anew
    let o_to_pass = "7/7/7/7/xxxxxxx/xxxxxxx/ooooooo o 99 60";
    over(&play(o_to_pass, &["= 0000"]), "1,1", Reason::Quiet);
    let ahead = "xxxxx1o/7/7/7/7/7/o5x o 99 60";
    over(&play(ahead, &["1 a1a3"]), "1,1", Reason::Quiet); // a draw whoever leads
}

#[test]
fn what_the_move_won_comes_before_the_quiet_draw() {
    let wins = "7/7/7/1x2o2/7/7/7 x 99 60";
    over(&play(wins, &["0 b4d4"]), "1,2", Reason::Wiped);
    over(
        &at("x--4/---4/x--4/---4/---1---/4---/4--o x 100 60"),
        "1,2",
        Reason::Stuck,
    );
    over(
        &at("xxxxxxx/xxxxxxx/xxxxxxx/xxxxooo/ooooooo/ooooooo/ooooooo x 100 60"),
        "1,2",
        Reason::Full,
    );
}

#[test]
fn without_the_quiet_option_jumping_goes_on() {
    let game = play("x5o/7/7/7/7/7/o5x x 99 60 quiet=none", &["0 a7a5"]);
    assert_eq!(game.turn(), Turn::Act(Seats::one(O)));
    assert_eq!(game.view(Viewer::Watcher).quiet_left(), None);
    assert!(!game.view(Viewer::Watcher).warns());
    let setup: Setup = "quiet=none".parse().unwrap();
    assert_eq!(setup.quiet(), Quiet::None);
}

#[test]
fn the_board_warns_from_20_plies_before_the_draw() {
    let view = |quiet| {
        let fen = format!("x5o/7/7/7/7/7/o5x x {quiet} 60");
        at(&fen).view(Viewer::Watcher)
    };
    assert_eq!((view(79).quiet_left(), view(79).warns()), (Some(21), false));
    assert_eq!((view(80).quiet_left(), view(80).warns()), (Some(20), true));
    assert_eq!((view(99).quiet_left(), view(99).warns()), (Some(1), true));
    assert_eq!(
        (view(100).quiet_left(), view(100).warns()),
        (Some(0), false)
    );
}

#[test]
fn blocked_squares_are_entered_by_nobody() {
    let game = start("blocked=c3,c5,e3,e5").unwrap();
    assert_eq!(
        game.position().to_string(),
        "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1"
    );
    let view = game.view(Viewer::Seat(X));
    assert_eq!(view.cell(square("c5")), Cell::Blocked);
    assert_eq!(view.targets(square("a7")), squares("a5,b5,a6,b6,c6,b7,c7"));
    assert_eq!(view.setup().to_string(), "blocked=c3,e3,c5,e5");
}

#[test]
fn corners_cannot_be_blocked() {
    for corner in ["a1", "g1", "a7", "g7"] {
        let refusal = start(&format!("blocked=d4,{corner}")).unwrap_err();
        assert_eq!(
            refusal.to_string(),
            format!("blocked-corner square={corner}")
        );
    }
}

#[test]
fn a_set_up_that_is_over_at_once_is_refused() {
    let all_but_corners: Squares = Squares::BOARD - Squares::CORNERS;
    let refusal = start(&format!("blocked={all_but_corners}")).unwrap_err();
    assert_eq!(refusal.to_string(), "over-at-once reason=full");
    let walls = all_but_corners.without(square("d4"));
    let refusal = start(&format!("blocked={walls}")).unwrap_err();
    assert_eq!(refusal.to_string(), "over-at-once reason=stuck");
    // Only seat 1 can move: the match begins with a pass.
    let o_only = all_but_corners.without(square("a2"));
    assert_eq!(
        start(&format!("blocked={o_only}")).unwrap().turn(),
        Turn::Auto(Action::Pass)
    );
}

#[test]
fn bad_options_are_refused() {
    for (setup, code) in [
        ("quiet=99", "bad-quiet"),
        ("quiet", "bad-option"),
        ("colour=red", "unknown-option"),
        ("quiet=none quiet=none", "option-twice"),
        ("blocked=h8", "bad-square"),
        ("blocked=", "bad-square"),
        ("blocked=d4,d4", "square-twice"),
    ] {
        assert_eq!(setup.parse::<Setup>().unwrap_err().code(), code, "{setup}");
    }
}

#[test]
fn defaults_are_not_written() {
    for (given, written) in [
        ("", ""),
        ("quiet=100", ""),
        ("blocked=-", ""),
        ("quiet=none", "quiet=none"),
        ("blocked=e5,c3 quiet=none", "quiet=none blocked=c3,e5"),
    ] {
        assert_eq!(given.parse::<Setup>().unwrap().to_string(), written);
    }
}

#[test]
fn the_third_field_counts_plies_since_the_last_clone_and_the_fourth_moves() {
    leads(START, &["0 a7a5"], "6o/7/x6/7/7/7/o5x o 1 1");
    leads(START, &["0 a7a5", "1 a1a3"], "6o/7/x6/7/o6/7/6x x 2 2");
    leads(
        START,
        &["0 a7a5", "1 a1a3", "0 a6"],
        "6o/x6/x6/7/o6/7/6x o 0 2",
    );
}

#[test]
fn anybody_may_go_out_at_any_moment_and_the_other_wins() {
    for (why, reason) in [
        (Why::Resigned, Reason::Resigned),
        (Why::Exited, Reason::Exited),
        (Why::Time, Reason::Time),
    ] {
        for fen in [START, X_STUCK] {
            over(&play(fen, &[&format!("! 0 {why}")]), "2,1", reason);
            over(&play(fen, &[&format!("! 1 {why}")]), "1,2", reason); // out of turn
            over(&play(fen, &[&format!("! 0,1 {why}")]), "1,1", reason); // in the same instant
        }
    }
    refused(START, "! 2 time", "not-playing seats=2");
    refused(START, "! 0,3 time", "not-playing seats=0,3");
    refused("x5o/7/7/7/7/7/o5x x 0 1 out=0:time", "! 1 time", "over");
    refused("7/7/7/7/7/7/x6 o 0 1", "! 1 time", "over");
}

#[test]
fn nothing_is_played_after_the_end() {
    for over in [
        "7/7/7/7/7/7/x6 o 0 1",
        "x5o/7/7/7/7/7/o5x x 0 1 out=1:exited",
    ] {
        for text in ["0 a6", "1 b2", "= 0000"] {
            refused(over, text, "over");
        }
    }
    assert_eq!(
        start("").unwrap().chance(&[3]).unwrap_err().code(),
        "no-draw"
    );
    assert_eq!(
        "? 3".parse::<EventOf<Ataxx>>().unwrap_err().code(),
        "no-draw"
    );
}

#[test]
fn a_viewer_is_offered_its_own_moves_only() {
    let game = start("").unwrap();
    let view = game.view(Viewer::Seat(X));
    assert_eq!(view.actions().unwrap().len(), 16);
    assert_eq!(
        view.action(square("g1"), square("g2")),
        Some(Action::Clone(square("g2")))
    );
    let jump = Action::Jump(square("g1"), square("e3"));
    assert_eq!(view.action(square("g1"), square("e3")), Some(jump));
    assert_eq!(view.action(square("g1"), square("d4")), None);
    assert_eq!(view.targets(square("a1")), Squares::NONE);
    for who in [Viewer::Seat(O), Viewer::Watcher] {
        let view = game.view(who);
        assert_eq!(view.actions(), Some(vec![]));
        assert_eq!(view.targets(square("g1")), Squares::NONE);
        assert_eq!(view.allows(&jump).unwrap_err().code(), "not-your-turn");
    }
}
