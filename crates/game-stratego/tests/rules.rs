//! Every sentence of the rules on board, set-up, moves, attacks and ends, with a worked position.
//! Repetition has its own tests, and so has what each viewer knows.

mod worked;

use game::{Expired, Game, Reason, Rng, Seat, Seats, Turn, View as _, Viewer};
use game_stratego::{Action, Arrangement, Clash, Position, Rank, Setup, Square, Squares, Stratego};
use worked::{BLUE, RED, allowed, at, event, go, over, play, refused, start, started};

const FIRST: Seat = Seat::FIRST;
const SECOND: Seat = Seat::SECOND;

#[test]
fn the_board_has_ten_columns_without_i_and_two_lakes() {
    let board = at("", 'r', "k1M a10Y a4H k7T");
    refused(&board, "a4a5a", "bad-action");
    refused(&board, "i4i5", "bad-action");
    refused(&board, "a0a1", "bad-action");
    assert_eq!(Squares::LAKES.to_string(), "c5,d5,g5,h5,c6,d6,g6,h6");
}

#[test]
fn each_seat_sets_up_on_its_four_rows_as_seen_from_its_own_side() {
    let match_ = started("");
    let position = match_.position().unwrap();
    let men = |seat| position.men(seat);
    let rows = |from: u8, to: u8| -> Squares {
        Square::all()
            .filter(|square| (from..=to).contains(&(square.row() + 1)))
            .collect()
    };
    assert_eq!((men(FIRST), men(SECOND)), (rows(1, 4), rows(7, 10)));
    let rank = |name: &str| position.rank(name.parse().unwrap());
    // Red's first letter is a1, its last k4; blue's first is k10, its last a7.
    assert_eq!(
        (rank("a1"), rank("b1")),
        (Some(Rank::Captain), Some(Rank::Flag))
    );
    assert_eq!(rank("k4"), Some(Rank::Bomb));
    assert_eq!(
        (rank("k10"), rank("j10")),
        (Some(Rank::Flag), Some(Rank::Miner))
    );
    assert_eq!(rank("a7"), Some(Rank::Lieutenant));
}

#[test]
fn red_moves_first_unless_the_option_says_otherwise() {
    assert_eq!(started("").turn(), Turn::Act(Seats::one(FIRST)));
    assert_eq!(started("first=red").turn(), Turn::Act(Seats::one(FIRST)));
    assert_eq!(started("first=blue").turn(), Turn::Act(Seats::one(SECOND)));
}

#[test]
fn by_lot_a_die_is_drawn_after_both_have_locked() {
    let mut waiting = start("first=lot");
    assert!(matches!(waiting.turn(), Turn::Setup(_)));
    play(
        &mut waiting,
        &[&format!("0 setup {RED}"), &format!("1 setup {BLUE}")],
    );
    assert_eq!(waiting.turn(), Turn::Chance(game::Draw::Die));
    for number in 1..=6 {
        let mut drawn = waiting.clone();
        let chance = drawn.chance(&[number]).unwrap();
        let (first, text) = if number % 2 == 1 {
            (FIRST, "red")
        } else {
            (SECOND, "blue")
        };
        assert_eq!((chance.first(), chance.to_string().as_str()), (first, text));
        let event = event(&format!("? {text}"));
        let notice = waiting.notice(&event, Viewer::Watcher).to_string();
        assert_eq!(notice, format!("first {first}"));
        drawn.apply(&event).unwrap();
        // Everybody sees it before the first move.
        let turn = Turn::Act(Seats::one(first));
        assert_eq!(
            (drawn.turn(), drawn.view(Viewer::Watcher).turn()),
            (turn.clone(), turn)
        );
        assert_eq!(drawn.apply(&event).unwrap_err().code(), "no-draw");
    }
    assert_eq!(waiting.chance(&[7]).unwrap_err().code(), "bad-draw");
    assert_eq!(started("").chance(&[1]).unwrap_err().code(), "no-draw");
}

#[test]
fn a_side_has_40_pieces_of_these_ranks() {
    let counts: Vec<usize> = Rank::ALL.iter().map(|rank| rank.count(false)).collect();
    assert_eq!(counts, [6, 1, 8, 5, 4, 4, 4, 3, 2, 1, 1, 1]);
    assert_eq!(counts.iter().sum::<usize>(), 40);
    let match_ = start("");
    // The spy is missing, there are two.
    refused_setup(
        &match_,
        &RED.replacen('C', "D", 1),
        "wrong-count rank=spy count=0 due=1",
    );
    refused_setup(
        &match_,
        &RED.replacen('D', "C", 1),
        "wrong-count rank=spy count=2 due=1",
    );
    refused_setup(
        &match_,
        &RED.replacen('D', "a", 1),
        "wrong-count rank=scout count=7 due=8",
    );
}

#[track_caller]
fn refused_setup(match_: &Stratego, letters: &str, why: &str) {
    let event = event(&format!("0 setup {letters}"));
    let answer = match_.clone().apply(&event).map_err(|e| e.to_string());
    assert_eq!(answer, Err(why.to_owned()));
}

#[test]
fn barrage_has_8_pieces_on_any_squares_of_the_own_rows() {
    let counts: Vec<usize> = Rank::ALL.iter().map(|rank| rank.count(true)).collect();
    assert_eq!(counts, [1, 1, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1]);
    let mut match_ = start("barrage=on");
    refused_setup(&match_, RED, "wrong-count rank=bomb count=6 due=1");
    let back = format!("BCDDEKLM{}", "a".repeat(32));
    let front = format!("{}BCDDEKLMaa", "a".repeat(30));
    play(
        &mut match_,
        &[&format!("0 setup {back}"), &format!("1 setup {front}")],
    );
    let position = match_.position().unwrap();
    let men = |seat| position.men(seat).to_string();
    assert_eq!(men(FIRST), "a1,b1,c1,d1,e1,f1,g1,h1");
    assert_eq!(men(SECOND), "c7,d7,e7,f7,g7,h7,j7,k7");
}

#[test]
fn both_arrange_at_the_same_time_and_a_lock_is_final() {
    let mut match_ = start("");
    assert_eq!(match_.turn(), Turn::Setup(Seats::TWO));
    play(&mut match_, &[&format!("1 setup {BLUE}")]);
    assert_eq!(match_.turn(), Turn::Setup(Seats::one(FIRST)));
    let again = event(&format!("1 setup {RED}"));
    assert_eq!(
        match_.clone().apply(&again).unwrap_err().code(),
        "not-your-turn"
    );
    let early = match_.clone().apply(&event("0 a4a5")).unwrap_err();
    assert_eq!(early.code(), "arrange-first");
    play(&mut match_, &[&format!("0 setup {RED}")]);
    let late = match_
        .clone()
        .apply(&event(&format!("0 setup {RED}")))
        .unwrap_err();
    assert_eq!(late.code(), "already-arranged");
}

#[test]
fn a_set_up_in_which_no_piece_could_move_is_refused() {
    // Bombs on the six squares of the front row that are not behind a lake.
    let stuck = "MCDDDDDDDDEEEEEFFFFGGGGHHHHIIIBBJJBBKLBB";
    let mut cells: Vec<char> = stuck.chars().collect();
    let bombs = [30, 31, 34, 35, 38, 39];
    assert!(bombs.iter().all(|cell| cells[*cell] == 'B'));
    refused_setup(&start(""), stuck, "setup-stuck");
    cells.swap(0, 30); // the flag in front does not move either
    refused_setup(&start(""), &cells.iter().collect::<String>(), "setup-stuck");
    cells.swap(1, 30);
    let free: String = cells.iter().collect();
    play(&mut start(""), &[&format!("0 setup {free}")]);
}

#[test]
fn a_set_up_that_is_late_is_completed_at_random() {
    let match_ = start("");
    let mut rng = Rng::new(1);
    let mut made = Vec::new();
    for _ in 0..50 {
        let Expired::Act(action) = match_.expired(FIRST, &mut rng) else {
            panic!("out");
        };
        play(&mut match_.clone(), &[&format!("0 {action}")]);
        made.push(action.to_string());
    }
    made.sort();
    made.dedup();
    assert_eq!(made.len(), 50);
    assert_eq!(started("").expired(FIRST, &mut rng), Expired::Out);
}

#[test]
fn what_is_placed_stays_when_the_rest_is_completed() {
    let mut rng = Rng::new(2);
    for _ in 0..50 {
        let whole = Arrangement::sound(false, &mut rng);
        let mut placed = *whole.cells();
        (0..25).for_each(|_| placed[rng.below(40)] = None);
        let made = Arrangement::completed(&placed, false, &mut rng);
        assert_eq!(made.check(false), Ok(()));
        let kept = placed.iter().zip(made.cells());
        assert!(
            kept.into_iter()
                .all(|(placed, made)| placed.is_none() || placed == made)
        );
    }
    // Where nothing that is placed can stay, a sound one is made.
    let stuck: Arrangement = "MCDDDDDDDDEEEEEFFFFGGGGHHHHIIIBBJJBBKLBB".parse().unwrap();
    let made = Arrangement::completed(stuck.cells(), false, &mut rng);
    assert_eq!(made.check(false), Ok(()));
}

#[test]
fn sound_set_ups_guard_the_flag_on_the_back_row_and_leave_ways_out() {
    let mut rng = Rng::new(3);
    for barrage in [false, true] {
        for _ in 0..200 {
            let made = Arrangement::sound(barrage, &mut rng);
            assert_eq!(made.check(barrage), Ok(()));
            let flag = made
                .cells()
                .iter()
                .position(|cell| *cell == Some(Rank::Flag));
            let flag = flag.filter(|flag| *flag < 10).unwrap();
            let near = Squares::near(Arrangement::square(FIRST, flag).unwrap());
            let bombs = near
                .into_iter()
                .filter(|square| made.cells()[square.index()] == Some(Rank::Bomb));
            assert!(bombs.count() >= if barrage { 1 } else { 2 }, "{made}");
        }
    }
}

#[test]
fn the_record_holds_one_set_up_a_seat() {
    let events = [format!("0 setup {RED}"), format!("1 setup {BLUE}")];
    let mut match_ = start("");
    play(&mut match_, &[&events[0], &events[1]]);
    assert!(matches!(match_.turn(), Turn::Act(_)));
}

#[test]
fn a_piece_moves_one_square_up_down_left_or_right() {
    let board = at("", 'r', "k1M a10Y e4H");
    assert_eq!(targets(&board, "e4"), "e3,d4,f4,e5");
    for text in ["e4f5", "e4e6", "e4c4", "e4g1"] {
        refused(&board, text, "not-one-square");
    }
    refused(&board, "e4e4", "own-piece");
    refused(&board, "j4j5", "no-piece");
    refused(&board, "a10a9", "not-your-piece");
}

fn targets(board: &Position, from: &str) -> String {
    let moves = board.moves();
    let own = moves.iter().filter(|moved| moved.from.to_string() == from);
    own.map(|moved| moved.to).collect::<Squares>().to_string()
}

#[test]
fn never_into_a_lake_or_onto_an_own_piece() {
    let board = at("", 'r', "k1M a10Y c4H b4F e6D");
    assert_eq!(targets(&board, "c4"), "c3,d4");
    refused(&board, "c4c5", "lake");
    refused(&board, "c4b4", "own-piece");
    refused(&board, "e6d6", "lake");
}

#[test]
fn flags_and_bombs_never_move() {
    let board = at("", 'r', "k1M a10Y a4B j4F");
    refused(&board, "k1k2", "never-moves");
    refused(&board, "a4a5", "never-moves");
    assert!(
        board
            .moves()
            .iter()
            .all(|moved| moved.from.to_string() == "j4")
    );
}

#[test]
fn a_scout_goes_any_number_of_empty_squares_and_may_end_by_attacking() {
    let board = at("", 'r', "k1M a10Y e4D e7R b4H");
    assert_eq!(
        targets(&board, "e4"),
        "e1,e2,e3,c4,d4,f4,g4,h4,j4,k4,e5,e6,e7"
    );
    refused(&board, "e4e8", "in-the-way square=e7");
    refused(&board, "e4b4", "own-piece");
    refused(&board, "e4a4", "in-the-way square=b4");
    refused(&board, "e4f5", "not-straight");
    let lake = at("", 'r', "k1M a10Y c4D c10R");
    refused(&lake, "c4c7", "in-the-way square=c5");
    let mut far = board;
    assert_eq!(
        far.fight("e4e7".parse().unwrap()),
        Some((Rank::Scout, Rank::Sergeant))
    );
    far.play("e4e7".parse().unwrap());
    assert_eq!(far.rank("e7".parse().unwrap()), Some(Rank::Sergeant));
    assert_eq!(far.rank("e4".parse().unwrap()), None);
}

/// One row an attacker from the spy up; the defenders are bomb, spy, ..., marshal, flag; `w` the
/// attacker wins, `l` it is removed, `b` both are.
const ATTACKS: [&str; 10] = [
    "lbllllllllww", // spy
    "lwbllllllllw", // scout
    "wwwblllllllw", // miner
    "lwwwbllllllw", // sergeant
    "lwwwwblllllw", // lieutenant
    "lwwwwwbllllw", // captain
    "lwwwwwwblllw", // major
    "lwwwwwwwbllw", // colonel
    "lwwwwwwwwblw", // general
    "lwwwwwwwwwbw", // marshal
];

#[test]
fn attacks_go_by_rank() {
    for (attacker, row) in Rank::ALL[1..11].iter().zip(ATTACKS) {
        for (defender, outcome) in Rank::ALL.iter().zip(row.chars()) {
            attack(*attacker, *defender, outcome);
        }
    }
}

fn attack(attacker: Rank, defender: Rank, outcome: char) {
    let red = attacker.letter();
    let blue = char::from(defender.letter() as u8 + 12);
    let flag = if defender == Rank::Flag { "" } else { "a10Y " };
    let mut board = at("", 'r', &format!("k1M {flag}e6{red} e7{blue} k4H k7T"));
    go(&mut board, "e6e7");
    let square = |row: u8| Square::new(4, row - 1).unwrap_or_else(|| panic!("row {row}"));
    let taken = board.rank(square(7));
    let (clash, expected) = match outcome {
        'w' => (Clash::Wins, Some(attacker)),
        'l' => (Clash::Loses, Some(defender)),
        _ => (Clash::Both, None),
    };
    assert_eq!(Clash::of(attacker, defender), clash);
    assert_eq!(taken, expected, "{attacker:?} attacks {defender:?}");
    assert_eq!(board.rank(square(6)), None);
    let men = [FIRST, SECOND].map(|seat| board.men(seat).contains(square(7)));
    assert_eq!(men.contains(&true), expected.is_some());
    // Whoever attacks the flag wins the match; nothing else ends it here.
    assert_eq!(board.over().is_some(), defender == Rank::Flag);
    // Both ranks are shown to both: lower case in the diagram of a watcher's board.
    let printed = format!("{board:?}");
    let shown = |letter: char| printed.contains(letter.to_ascii_lowercase());
    assert!(outcome != 'w' || shown(red), "{printed}");
    assert!(outcome != 'l' || shown(blue), "{printed}");
}

#[test]
fn a_piece_that_wins_by_defending_stays() {
    let mut board = at("", 'b', "k1M a10Y e6L e7W k7T"); // the general attacks the marshal
    board.play("e7e6".parse().unwrap());
    assert_eq!(board.rank("e6".parse().unwrap()), Some(Rank::Marshal));
    assert!(board.men(FIRST).contains("e6".parse().unwrap()));
    // The marshal attacks the spy: the spy only wins by attacking.
    let mut board = at("", 'r', "k1M a10Y e6L e7O k7T");
    board.play("e6e7".parse().unwrap());
    assert_eq!(board.rank("e7".parse().unwrap()), Some(Rank::Marshal));
}

#[test]
fn whoever_attacks_the_flag_wins() {
    let mut match_ = Stratego::from(at("", 'b', "k1M a10Y k2O k7T"));
    play(&mut match_, &["1 k2k1"]);
    over(&match_, "2,1", Reason::Goal);
}

#[test]
fn a_player_to_move_who_cannot_move_loses() {
    // The captain attacks red's last piece that could move.
    let mut match_ = Stratego::from(at("", 'b', "k1M a10Y a4G a5T"));
    play(&mut match_, &["1 a5a4"]);
    over(&match_, "2,1", Reason::Stuck);
    // Captain against captain: neither has one left, and blue is to move.
    let both = "k1M a10Y a4H a5T";
    let mut match_ = Stratego::from(at("", 'r', both));
    play(&mut match_, &["0 a4a5"]);
    over(&match_, "1,2", Reason::Stuck);
}

#[test]
fn with_the_option_it_is_a_draw_if_neither_has_a_piece_that_moves() {
    let both = "k1M a10Y a4H a5T";
    let mut match_ = Stratego::from(at("stuck=draw-if-both", 'r', both));
    play(&mut match_, &["0 a4a5"]);
    over(&match_, "1,1", Reason::Stuck);
    // One side alone: it loses all the same.
    let mut match_ = Stratego::from(at("stuck=draw-if-both", 'b', "k1M a10Y a4G a5T"));
    play(&mut match_, &["1 a5a4"]);
    over(&match_, "2,1", Reason::Stuck);
}

/// Both go to and fro, which is legal without the repetition rules.
fn to_and_fro(match_: &mut Stratego, plies: usize) {
    let events = ["0 a4a5", "1 k7k6", "0 a5a4", "1 k6k7"];
    for ply in 0..plies {
        play(match_, &[events[ply % 4]]);
    }
}

const APART: &str = "k1M a10Y a4H k7T";

#[test]
fn two_hundred_plies_without_an_attack_are_a_draw() {
    let mut match_ = Stratego::from(at("repetition=none", 'r', APART));
    to_and_fro(&mut match_, 179);
    let view = match_.view(Viewer::Watcher);
    assert_eq!((view.quiet_left(), view.warns()), (Some(21), false));
    play(&mut match_, &["1 k6k7"]);
    let view = match_.view(Viewer::Seat(SECOND));
    assert_eq!((view.quiet_left(), view.warns()), (Some(20), true));
    to_and_fro(&mut match_, 19);
    assert_eq!(match_.turn(), Turn::Act(Seats::one(SECOND)));
    play(&mut match_, &["1 k6k7"]);
    over(&match_, "1,1", Reason::Quiet);
    assert!(!match_.view(Viewer::Watcher).warns());
}

#[test]
fn an_attack_starts_the_count_of_quiet_plies_anew() {
    let mut match_ = Stratego::from(at("repetition=none", 'r', "k1M a10Y a4H k7T e4D e7P"));
    to_and_fro(&mut match_, 196);
    play(&mut match_, &["0 e4e7"]);
    assert_eq!(match_.position().unwrap().quiet_plies(), 0);
    assert_eq!(match_.view(Viewer::Watcher).quiet_left(), Some(200));
}

#[test]
fn without_the_option_quiet_plies_never_end_a_match() {
    let mut match_ = Stratego::from(at("quiet=none repetition=none", 'r', APART));
    to_and_fro(&mut match_, 1000);
    let view = match_.view(Viewer::Watcher);
    assert_eq!((view.quiet_left(), view.warns()), (None, false));
    assert!(matches!(match_.turn(), Turn::Act(_)));
}

/// Blue's captain can only go between a10 and a9; red's has fought.
const CORRIDOR: &str = "k1M b10Y b9N a8N a10T e2h";

#[test]
fn a_move_that_is_forbidden_can_leave_a_player_without_one() {
    let mut match_ = Stratego::from(at("", 'b', CORRIDOR));
    play(
        &mut match_,
        &["1 a10a9", "0 e2e3", "1 a9a10", "0 e3e4", "1 a10a9"],
    );
    let again = match_.clone();
    play(&mut match_, &["0 e4e5"]);
    over(&match_, "1,2", Reason::Stuck);
    // The same without the rules goes on.
    let mut free = Stratego::from(at("repetition=none", 'b', CORRIDOR));
    play(
        &mut free,
        &[
            "1 a10a9", "0 e2e3", "1 a9a10", "0 e3e4", "1 a10a9", "0 e4e5", "1 a9a10",
        ],
    );
    assert!(matches!(again.turn(), Turn::Act(_)));
}

#[test]
fn the_flag_comes_before_all_other_ends() {
    // Blue's last piece is its flag: after the attack it could not move either.
    let mut match_ = Stratego::from(at("stuck=draw-if-both", 'r', "k1M a10Y a9H"));
    play(&mut match_, &["0 a9a10"]);
    over(&match_, "1,2", Reason::Goal);
}

#[test]
fn having_no_move_comes_before_quiet_plies() {
    // Blue has no move left just when the 200th quiet ply is made.
    let mut match_ = worked::quiet(at("", 'b', CORRIDOR), 194);
    play(
        &mut match_,
        &["1 a10a9", "0 e2e3", "1 a9a10", "0 e3e4", "1 a10a9"],
    );
    assert_eq!(match_.view(Viewer::Watcher).quiet_left(), Some(1));
    play(&mut match_, &["0 e4e5"]);
    over(&match_, "1,2", Reason::Stuck);
    let mut match_ = worked::quiet(at("repetition=none", 'b', CORRIDOR), 199);
    play(&mut match_, &["1 a10a9"]);
    over(&match_, "1,1", Reason::Quiet);
}

#[test]
fn any_seat_may_go_out_at_any_moment_and_loses() {
    for (events, places, reason) in [
        (vec!["! 0 resigned"], "2,1", Reason::Resigned),
        (vec!["! 1 exited"], "1,2", Reason::Exited),
        (vec!["! 0,1 time"], "1,1", Reason::Time),
    ] {
        let mut early = start("first=lot");
        play(&mut early, &events);
        over(&early, places, reason);
        let mut late = started("");
        play(&mut late, &events);
        over(&late, places, reason);
        let again = late.apply(&event("! 0 resigned")).unwrap_err();
        assert_eq!(again.code(), "over");
    }
    let nobody = start("").apply(&event("! 2 resigned")).unwrap_err();
    assert_eq!(nobody.code(), "not-playing");
}

#[test]
fn nobody_moves_out_of_turn_and_nothing_is_automatic() {
    let match_ = started("");
    let refusal = |text: &str| match_.clone().apply(&event(text)).unwrap_err().code();
    assert_eq!(refusal("1 a7a6"), "not-your-turn");
    assert_eq!(refusal("= a4a5"), "not-automatic");
    let watcher = match_.view(Viewer::Watcher);
    let action: Action = "a4a5".parse().unwrap();
    assert_eq!(watcher.allows(&action).unwrap_err().code(), "not-your-turn");
    assert_eq!(watcher.actions(), Some(Vec::new()));
    assert!(allowed(match_.position().unwrap(), "a4a5"));
}

#[test]
fn options_are_read_and_defaults_omitted() {
    for text in [
        "",
        "first=blue",
        "barrage=on quiet=none",
        "first=lot barrage=on stuck=draw-if-both quiet=none repetition=none",
    ] {
        assert_eq!(text.parse::<Setup>().unwrap().to_string(), text);
    }
    let defaults = "first=red barrage=off stuck=loses quiet=200 repetition=isf";
    assert_eq!(defaults.parse::<Setup>(), Ok(Setup::default()));
    for (text, why) in [
        ("first=green", "bad-choice option=first choice=green"),
        ("barrage=8", "bad-choice option=barrage choice=8"),
        ("stuck=draw", "bad-choice option=stuck choice=draw"),
        ("quiet=100", "bad-choice option=quiet choice=100"),
        (
            "repetition=fide",
            "bad-choice option=repetition choice=fide",
        ),
        ("speed=1", "unknown-option option=speed"),
    ] {
        assert_eq!(text.parse::<Setup>().unwrap_err().to_string(), why);
    }
}
