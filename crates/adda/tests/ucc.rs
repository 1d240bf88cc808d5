//! `adda ucc` as a process: whole matches of two of them, refereed by the protocol alone.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod program;

use std::io::Write;
use std::process::{Child, ChildStdin};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use game::{Reason, Seat};
use game_stratego::{Arrangement, Clash, Move, Position, Rank, Setup, Square, Squares};

/// Far longer than anything here takes, on a machine that does other things too.
const PATIENCE: Duration = Duration::from_secs(60);
/// By rank: bomb, spy, scout, ... marshal, flag.
const LETTERS: &[u8; 12] = b"Bs987654321F";

struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Program {
    fn start(options: &[&str]) -> Self {
        let (child, input, lines) = program::start(&[&["ucc"], options].concat());
        Self {
            input,
            child,
            lines,
        }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
        self.input.flush().unwrap();
    }

    fn hear(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// The set-up of a colour.
    fn arrange(&mut self, colour: &str) -> Arrangement {
        self.send(&format!("{colour} opponent 10 10"));
        let text: String = (0..4).map(|_| self.hear()).collect();
        assert_eq!(text.len(), 40, "{text}");
        let mut cells = [None; Arrangement::CELLS];
        for (i, letter) in text.bytes().enumerate() {
            let cell = if colour == "RED" { i } else { 39 - i };
            let rank = LETTERS.iter().position(|one| *one == letter).unwrap();
            cells[cell] = Some(Rank::ALL[rank]);
        }
        Arrangement::new(cells)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill(); // it may have ended
        let _ = self.child.wait();
    }
}

fn letter(rank: Rank) -> char {
    char::from(LETTERS[rank as usize])
}

/// The board as `seat` is shown it.
fn board(position: &Position, seat: Seat) -> String {
    let cell = |square: Square| match position.rank(square) {
        _ if Squares::LAKES.contains(square) => '+',
        None => '.',
        Some(rank) if position.men(seat).contains(square) => letter(rank),
        Some(_) => '#',
    };
    let cells: Vec<char> = Square::all().map(cell).collect();
    let rows: Vec<String> = cells.chunks(10).map(|row| row.iter().collect()).collect();
    rows.join("\n")
}

/// The move that was answered.
fn read(answer: &str) -> Move {
    let words: Vec<&str> = answer.split(' ').collect();
    let number = |at: usize| words[at].parse::<i8>().unwrap();
    let steps = if words.len() > 3 { number(3) } else { 1 };
    let (columns, rows) = match words[2] {
        "UP" => (0, -steps),
        "DOWN" => (0, steps),
        "LEFT" => (-steps, 0),
        "RIGHT" => (steps, 0),
        other => panic!("{other}"),
    };
    let square = |x: i8, y: i8| Square::new(x as u8, y as u8).unwrap();
    let (x, y) = (number(0), number(1));
    Move::new(square(x, y), square(x + columns, y + rows))
}

fn outcome(position: &Position, moved: Move) -> String {
    match position.fight(moved) {
        None => "OK".to_owned(),
        Some((_, Rank::Flag)) => "VICTORY_FLAG".to_owned(),
        Some((one, two)) => {
            let word = match Clash::of(one, two) {
                Clash::Wins => "KILLS",
                Clash::Loses => "DIES",
                Clash::Both => "BOTHDIE",
            };
            format!("{word} {} {}", letter(one), letter(two))
        }
    }
}

/// A whole match; who won, why, and the longest that a move took.
fn play(options: [&[&str]; 2]) -> (Option<Seat>, Reason, Duration) {
    let mut programs = options.map(Program::start);
    let red = programs[0].arrange("RED");
    let blue = programs[1].arrange("BLUE");
    let mut position = Position::start(Setup::default(), [&red, &blue], Seat::FIRST).unwrap();
    let (mut last, mut longest) = ("START".to_owned(), Duration::ZERO);
    loop {
        if let Some(end) = position.over() {
            for program in &mut programs {
                program.send("QUIT");
                assert!(program.child.wait().unwrap().success());
            }
            return (end.winner, end.reason, longest);
        }
        let turn = position.turn();
        let program = &mut programs[turn.index()];
        program.send(&last);
        program.send(&board(&position, turn));
        let asked = Instant::now();
        let answer = program.hear();
        longest = longest.max(asked.elapsed());
        let moved = read(&answer);
        assert_eq!(position.allows(moved), Ok(()), "{answer}");
        last = format!("{answer} {}", outcome(&position, moved));
        program.send(&last);
        position.play(moved);
    }
}

#[test]
fn whole_matches_are_played_by_the_protocol() {
    for seed in ["1", "2"] {
        let medium: &[&str] = &["--level", "medium", "--nodes", "1000", "--seed", seed];
        let easy: &[&str] = &["--level", "easy", "--nodes", "200", "--seed", seed];
        let ends = [play([medium, easy]), play([easy, medium])];
        assert!(ends.iter().any(|(winner, ..)| winner.is_some()), "{ends:?}");
    }
}

#[test]
fn without_a_bound_in_nodes_the_time_ends_thinking() {
    let mut program = Program::start(&["--movetime", "400"]);
    let own = program.arrange("RED");
    let other = Arrangement::sound(false, &mut game::Rng::new(5));
    let position = Position::start(Setup::default(), [&own, &other], Seat::FIRST).unwrap();
    program.send("START");
    program.send(&board(&position, Seat::FIRST));
    let asked = Instant::now();
    let moved = read(&program.hear());
    assert!(asked.elapsed() < PATIENCE / 6, "{:?}", asked.elapsed());
    assert_eq!(position.allows(moved), Ok(()));
}

/// Lines that mean nothing here, a program that ends in the middle, bytes that are no text.
#[test]
fn odd_input_is_passed_over() {
    let mut program = Program::start(&["--nodes", "50", "--seed", "1"]);
    for line in [
        "",
        "hello",
        "RED x 9 9",
        "3 3 3 3",
        "..........",
        "\u{0}",
        "START OK OK",
    ] {
        program.send(line);
    }
    program.input.write_all(&[0xff, 0xfe, b'\n']).unwrap();
    let own = program.arrange("BLUE");
    assert_eq!(own.check(false), Ok(()));
    program.send("QUIT");
    assert!(program.child.wait().unwrap().success());
}
