//! `adda uai` as a process: conversations, odd input, stopping at once, and never silent or illegal.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod program;

use std::io::Write;
use std::process::{Child, ChildStdin};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use game::Rng;
use game_ataxx::{Action, Position, Quiet};

/// Far longer than anything here takes, on a machine that does other things too.
const PATIENCE: Duration = Duration::from_secs(60);

struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Self {
        let (child, input, lines) = program::start(&["uai"]);
        Self {
            input: Some(input),
            child,
            lines,
        }
    }

    fn send(&mut self, lines: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(lines.as_bytes()).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
    }

    /// The lines up to the first that begins with this word, which is the last of them.
    fn until(&self, word: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE);
            heard.push(line.unwrap_or_else(|_| panic!("no {word} after {heard:?}")));
            if heard.last().unwrap().split(' ').next() == Some(word) {
                return heard;
            }
        }
    }

    /// What is played after `go`.
    fn best(&mut self, go: &str) -> Action {
        self.send(go);
        let heard = self.until("bestmove");
        let best = heard.last().unwrap().strip_prefix("bestmove ").unwrap();
        best.parse().unwrap()
    }

    /// Closes its input; what it still says, and whether it ended well.
    fn close(mut self) -> (Vec<String>, bool) {
        drop(self.input.take());
        let ended = self.child.wait().unwrap().success();
        (self.lines.iter().collect(), ended)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill(); // it may have ended
        let _ = self.child.wait();
    }
}

/// What follows a word in a line.
fn after<'a>(line: &'a str, word: &str) -> &'a str {
    let mut words = line.split(' ').skip_while(|one| *one != word);
    words
        .nth(1)
        .unwrap_or_else(|| panic!("no {word} in {line}"))
}

#[test]
fn a_conversation() {
    let mut engine = Engine::start();
    engine.send("uai");
    let heard = engine.until("uaiok");
    assert!(heard[0].starts_with("id name Adda"), "{heard:?}");
    assert!(heard.iter().any(|line| line.starts_with("id author ")));
    assert!(
        heard
            .iter()
            .any(|line| line.starts_with("option name Hash type spin"))
    );
    engine.send("setoption NAME hash VALUE 1\nsetoption name joho value 3\nuainewgame\nisready");
    assert_eq!(engine.until("readyok"), ["readyok"]);
    engine.send("position startpos moves g2 a1a2\ngo depth 4");
    let heard = engine.until("bestmove");
    let infos = &heard[..heard.len() - 1];
    assert_eq!(infos.len(), 4, "{heard:?}");
    for (depth, info) in (1..).zip(infos) {
        assert_eq!(after(info, "depth"), depth.to_string());
        for word in ["nodes", "nps", "cp"] {
            assert!(after(info, word).parse::<i64>().is_ok(), "{word}: {info}");
        }
    }
    let best = heard.last().unwrap().strip_prefix("bestmove ").unwrap();
    assert_eq!(after(infos.last().unwrap(), "pv"), best);
    engine.send("quit");
    assert!(engine.child.wait().unwrap().success());
}

#[test]
fn the_line_of_every_depth_can_be_played() {
    let mut engine = Engine::start();
    let fen = "1o3xx/2oo3/2-1-2/oo2o2/2-o-xx/1oo2x1/1o5 x 5 13";
    engine.send(&format!("position fen {fen}\ngo depth 6"));
    let heard = engine.until("bestmove");
    for info in &heard[..heard.len() - 1] {
        let mut position: Position = fen.parse().unwrap();
        let (_, line) = info.split_once(" pv ").unwrap();
        for text in line.split(' ') {
            let action: Action = text.parse().unwrap();
            assert!(
                position.moves(Quiet::Hundred).any(|one| one == action),
                "{info}"
            );
            position = position.play(action);
        }
    }
}

#[test]
fn stop_ends_what_has_no_end() {
    let mut engine = Engine::start();
    for _ in 0..5 {
        // Also where the search itself ends soon, nothing is answered before it is told to.
        for fen in [
            "x5o/7/7/7/7/7/o5x x 0 1",
            "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/ooooo2 o 0 40",
        ] {
            engine.send(&format!("position fen {fen}\ngo infinite\nisready"));
            let heard = engine.until("readyok");
            assert!(!heard.iter().any(|line| line.starts_with("bestmove")));
            engine.send("stop\nisready");
            let heard = engine.until("readyok");
            let answers = heard.iter().filter(|line| line.starts_with("bestmove "));
            assert_eq!(answers.count(), 1, "{heard:?}");
        }
    }
    engine.send("stop\nstop\nisready");
    assert_eq!(
        engine.until("readyok"),
        ["readyok"],
        "nothing to stop, nothing to say"
    );
    // A second search ends the first, which still answers.
    engine.send("go infinite\ngo depth 1\nisready\nuainewgame\nisready");
    let mut heard = engine.until("readyok");
    heard.extend(engine.until("readyok"));
    let answers = heard.iter().filter(|line| line.starts_with("bestmove "));
    assert_eq!(answers.count(), 2, "{heard:?}");
}

#[test]
fn odd_input_is_passed_over() {
    let mut engine = Engine::start();
    let long = "g2 ".repeat(200_000);
    let odd = [
        "",
        "joho",
        "position",
        "position fen",
        "position fen joho x 0 1",
        "position joho",
        "position fen 8/8/8/8/8/8/8 x 0 1",
        "setoption",
        "setoption name",
        "setoption name Hash value joho",
        "setoption name Hash value -1",
        "stop",
        "\u{1f600} \u{0}",
        long.as_str(),
    ];
    for line in odd {
        engine.send(&format!("{line}\nisready"));
        assert_eq!(engine.until("readyok"), ["readyok"], "{line:.40}");
    }
    engine
        .input
        .as_mut()
        .unwrap()
        .write_all(b"\xff\xfe\r\n")
        .unwrap();
    engine.send("position startpos moves g2 a2 joho f1\njoho isready");
    let heard = engine.until("readyok");
    assert_eq!(heard, ["info string no move here: joho", "readyok"]);
    for go in [
        "go depth",
        "go depth 1 nodes -5",
        "go nodes 0",
        "go movetime -1",
        "go btime 0 wtime 0",
        "go wtime joho btime -9 binc",
    ] {
        let best = engine.best(&format!("{go} joho depth 2"));
        let position: Position = "x5o/7/7/7/7/o5x/o5x x 0 2".parse().unwrap();
        assert!(position.allows(best).is_ok(), "{go}: {best}");
    }
}

#[test]
fn there_is_an_answer_wherever_a_match_can_stand() {
    let mut engine = Engine::start();
    for (fen, best) in [
        // Only the other side can move.
        ("7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1", Some("0000")),
        // Nobody can move: both pass.
        (
            "xo-----/oo-----/-------/-------/-------/-------/------- x 0 1",
            Some("0000"),
        ),
        (
            "xo-----/oo-----/-------/-------/-------/-------/------- o 0 1",
            Some("0000"),
        ),
        // A side is wiped out, the board is full or empty.
        ("7/7/7/7/7/7/x6 o 0 1", Some("0000")),
        ("7/7/7/7/7/7/7 x 0 1", Some("0000")),
        (
            "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/ooooooo/ooooooo/ooooooo x 0 1",
            Some("0000"),
        ),
        // Only the quiet plies have ended it, and programs may not count them.
        ("x5o/7/7/7/7/7/o5x x 100 60", None),
        ("x5o/7/7/7/7/7/o5x x 4294967295 4294967295", None),
        ("x5o/7/2-1-2/7/2-1-2/7/o5x o 99 60", None),
    ] {
        for go in [
            "go nodes 2000",
            "go movetime 1",
            "go depth 3",
            "go btime 20 wtime 20",
        ] {
            engine.send(&format!("position fen {fen}"));
            let found = engine.best(go);
            match best {
                Some(best) => assert_eq!(found.to_string(), best, "{fen}"),
                None => {
                    let position: Position = fen.parse().unwrap();
                    assert!(position.allows(found).is_ok(), "{fen}: {found}");
                    assert_ne!(found, Action::Pass);
                }
            }
        }
    }
}

#[test]
fn random_matches_with_gaps_and_passes_are_played_to_the_end() {
    let mut engine = Engine::start();
    let mut rng = Rng::new(4);
    let (mut passes, mut moves_made) = (0, 0);
    for _ in 0..12 {
        let start = gaps(&mut rng);
        let (mut position, mut moves) = (start, String::new());
        for _ in 0..250 {
            if position.over(Quiet::None).is_some() {
                break;
            }
            // The engine's own move, or one by lot in its longest form.
            let action = if rng.chance(1, 2) {
                engine.send(&format!("position fen {start} moves{moves}"));
                let best = engine.best("go nodes 300");
                let mut legal = position.moves(Quiet::None);
                assert!(legal.any(|one| one == best), "{best} in {position}");
                best
            } else {
                let legal: Vec<Action> = position.moves(Quiet::None).collect();
                *rng.pick(&legal).unwrap()
            };
            passes += u32::from(action == Action::Pass);
            moves_made += 1;
            moves.push(' ');
            moves.push_str(&long(&position, action));
            position = position.play(action);
        }
    }
    assert!(
        moves_made > 400 && passes > 0,
        "{moves_made} moves, {passes} passes"
    );
}

/// A position with many gaps and a few pieces.
fn gaps(rng: &mut Rng) -> Position {
    let rows = (0..7).map(|_| {
        let row = (0..7).map(|_| *rng.pick(&['1', '1', '-', '-', 'x', 'o']).unwrap());
        row.collect::<String>()
    });
    let board = rows.collect::<Vec<_>>().join("/");
    // One digit a gap of empty squares is not how a FEN writes it.
    let board = (2..=7).rev().fold(board, |board, length| {
        board.replace(&"1".repeat(length), &length.to_string())
    });
    format!("{board} x 0 1").parse().unwrap()
}

/// The move with the square that it comes from.
fn long(position: &Position, action: Action) -> String {
    let Action::Clone(to) = action else {
        return action.to_string();
    };
    let us = position.pieces(position.turn());
    let from = us.into_iter().find(|from| from.distance(to) == 1).unwrap();
    format!("{from}{to}")
}

#[test]
fn more_threads_answer_in_time_too() {
    let mut engine = Engine::start();
    engine.send("SetOption name threads value 3");
    for go in ["go nodes 3000", "go depth 6", "go movetime 30"] {
        engine.send("position startpos moves g2");
        let best = engine.best(go);
        let after: Position = "x5o/7/7/7/7/6x/o5x o 0 1".parse().unwrap();
        assert!(after.moves(Quiet::Hundred).any(|one| one == best), "{best}");
    }
    engine.send("go infinite");
    engine.send("stop");
    engine.until("bestmove");
}

#[test]
fn the_end_of_the_input_lets_a_search_with_an_end_come_to_it() {
    for go in ["go depth 5", "go infinite"] {
        let mut engine = Engine::start();
        engine.send(go);
        let (heard, ended) = engine.close();
        assert!(
            heard
                .last()
                .is_some_and(|line| line.starts_with("bestmove ")),
            "{heard:?}"
        );
        assert!(ended);
    }
}

/// Whatever is said before and between, each `go` is answered once, legally, and in its time.
#[test]
fn conversations_by_lot_get_one_legal_answer_for_each_go() {
    let mut engine = Engine::start();
    let mut rng = Rng::new(9);
    let (mut gone, mut heard, mut passes) = (0, 0, 0);
    for _ in 0..150 {
        let start = match rng.below(8) {
            0 => Position::default(),
            1 => rng.pick(&STUCK).unwrap().parse().unwrap(),
            _ => gaps(&mut rng),
        };
        let (mut position, mut moves) = (start, String::new());
        for _ in 0..rng.below(6) {
            let legal: Vec<Action> = position.moves(Quiet::None).collect();
            let Some(action) = rng.pick(&legal) else {
                break;
            };
            moves.push_str(&format!(" {}", long(&position, *action)));
            position = position.play(*action);
        }
        let noise = |rng: &mut Rng| *rng.pick(&NOISE).unwrap();
        engine.send(&format!("{}\n{}", noise(&mut rng), noise(&mut rng)));
        engine.send(&format!("position fen {start} moves{moves}"));
        if rng.chance(1, 5) {
            // Cut short by the next, but answered all the same.
            engine.send("go infinite");
            gone += 1;
        }
        let number = |rng: &mut Rng, most: usize| rng.below(most);
        let go = match rng.below(5) {
            0 => format!("go movetime {}", number(&mut rng, 12)),
            1 => format!("go nodes {}", number(&mut rng, 800)),
            2 => format!("go depth {}", number(&mut rng, 4)),
            3 => format!("go infinite\n{}\nstop", noise(&mut rng)),
            _ => {
                let (time, inc) = (number(&mut rng, 300), number(&mut rng, 9));
                format!("go btime {time} wtime {time} binc {inc} winc {inc} joho")
            }
        };
        engine.send(&format!("{go}\nisready"));
        gone += 1;
        let mut last = None;
        while heard < gone {
            let line = engine.until("bestmove").pop().unwrap();
            last = line
                .strip_prefix("bestmove ")
                .map(|text| text.parse::<Action>().unwrap());
            heard += 1;
        }
        let best = last.unwrap();
        if position.over(Quiet::None).is_some() {
            assert_eq!(best, Action::Pass, "{position}");
        } else {
            let mut legal = position.moves(Quiet::None);
            assert!(legal.any(|one| one == best), "{go}: {best} in {position}");
        }
        passes += u32::from(best == Action::Pass);
    }
    assert!(passes > 2, "{passes} passes");
    // Nothing was answered twice.
    engine.send("quit");
    let (rest, ended) = engine.close();
    assert!(ended);
    assert!(
        !rest.iter().any(|line| line.starts_with("bestmove")),
        "{rest:?}"
    );
}

/// Where one side, or both, can only pass.
const STUCK: [&str; 3] = [
    "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1",
    "xo-----/oo-----/-------/-------/-------/-------/------- x 0 1",
    "ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/-------/xx1---- o 0 1",
];

/// What may come between two questions.
const NOISE: [&str; 12] = [
    "",
    "joho",
    "isready",
    "stop",
    "uai",
    "uainewgame",
    "setoption name Threads value 2",
    "setoption name threads value 1",
    "SETOPTION NAME hash VALUE 1",
    "setoption name Move Overhead value 3",
    "position startpos moves joho",
    "position fen 7/7 x",
];
