//! One line of the manager, and how moves and ranks are written.

use std::fmt::Write as _;

use game::Seat;
use game_stratego::{Arrangement, Clash, Move, Rank, Square};

/// The letters of the ranks, in the order of [`Rank::ALL`].
const LETTERS: &[u8; 12] = b"Bs987654321F";

/// How a move went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// To an empty square.
    Quiet,
    /// A fight: the attacker's rank and the defender's.
    Fight(Clash, Rank, Rank),
    /// The flag was taken.
    Flag,
    /// The manager does not allow it.
    Illegal,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Message {
    /// A match begins: one's own colour.
    Begin(Seat),
    /// The first move is one's own; the board follows.
    Start,
    /// A move and how it went.
    Moved(Move, Outcome),
    /// The other side has not moved; the board follows.
    Passed,
    /// It is all over.
    Quit,
    /// A row of the board.
    Row([u8; 10]),
}

impl Message {
    /// `None` for what is not understood.
    pub(super) fn read(line: &str) -> Option<Self> {
        let line = line.trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["RED", _, "10", "10", ..] => Some(Self::Begin(Seat::FIRST)),
            ["BLUE", _, "10", "10", ..] => Some(Self::Begin(Seat::SECOND)),
            ["START", ..] => Some(Self::Start),
            ["NO_MOVE", ..] => Some(Self::Passed),
            ["QUIT", ..] => Some(Self::Quit),
            [row] => {
                let row: [u8; 10] = row.as_bytes().try_into().ok()?;
                let known = |cell: &u8| b".+#*?".contains(cell) || LETTERS.contains(cell);
                row.iter().all(known).then_some(Self::Row(row))
            }
            [x, y, way, ref rest @ ..] => {
                let (steps, rest) = match rest {
                    [steps, rest @ ..] if steps.parse::<u8>().is_ok() => {
                        (steps.parse().ok()?, rest)
                    }
                    rest => (1, rest),
                };
                let moved = step(x.parse().ok()?, y.parse().ok()?, way, steps)?;
                Some(Self::Moved(moved, outcome(rest)?))
            }
            _ => None,
        }
    }
}

/// The move of so many steps; Red's back row is y 0, and so is row 1 of the board.
fn step(x: u8, y: u8, way: &str, steps: u8) -> Option<Move> {
    let from = Square::new(x, y)?;
    let to = match way {
        "UP" => Square::new(x, y.checked_sub(steps)?),
        "DOWN" => Square::new(x, y.checked_add(steps)?),
        "LEFT" => Square::new(x.checked_sub(steps)?, y),
        "RIGHT" => Square::new(x.checked_add(steps)?, y),
        _ => None,
    }?;
    (steps > 0).then_some(Move::new(from, to))
}

fn outcome(words: &[&str]) -> Option<Outcome> {
    let fight = |clash, attacker: &str, defender: &str| {
        Some(Outcome::Fight(clash, rank(attacker)?, rank(defender)?))
    };
    match words {
        ["OK", ..] => Some(Outcome::Quiet),
        ["KILLS", _, "F", ..] | ["VICTORY_FLAG", ..] => Some(Outcome::Flag),
        ["KILLS", attacker, defender, ..] => fight(Clash::Wins, attacker, defender),
        ["DIES", attacker, defender, ..] => fight(Clash::Loses, attacker, defender),
        ["BOTHDIE", attacker, defender, ..] => fight(Clash::Both, attacker, defender),
        ["ILLEGAL", ..] => Some(Outcome::Illegal),
        _ => None,
    }
}

/// The rank of a letter.
fn rank(letter: &str) -> Option<Rank> {
    match letter.as_bytes() {
        [letter] => self::letter_rank(*letter),
        _ => None,
    }
}

/// The rank of a cell, if it shows one.
pub(super) fn letter_rank(letter: u8) -> Option<Rank> {
    let at = LETTERS.iter().position(|one| *one == letter)?;
    Rank::ALL.get(at).copied()
}

/// The letter of a rank.
pub(super) fn letter(rank: Rank) -> char {
    LETTERS
        .get(rank as usize)
        .map_or('.', |letter| char::from(*letter))
}

/// A move as it is answered: `X Y UP|DOWN|LEFT|RIGHT`, and how many squares if more than one.
pub(super) fn written(moved: Move) -> String {
    let (from, to) = (moved.from, moved.to);
    let way = match (to.column().cmp(&from.column()), to.row() > from.row()) {
        (std::cmp::Ordering::Greater, _) => "RIGHT",
        (std::cmp::Ordering::Less, _) => "LEFT",
        (std::cmp::Ordering::Equal, true) => "DOWN",
        (std::cmp::Ordering::Equal, false) => "UP",
    };
    let mut text = format!("{} {} {way}", from.column(), from.row());
    if let Some(steps) = moved.length().filter(|steps| *steps > 1) {
        let _ = write!(text, " {steps}"); // writing to a string
    }
    text
}

/// A set-up as four rows, top row first.
pub(super) fn rows(arrangement: &Arrangement, seat: Seat) -> String {
    let mut board = ['.'; Square::COUNT];
    for (cell, rank) in arrangement.cells().iter().enumerate() {
        if let (Some(square), Some(rank)) = (Arrangement::square(seat, cell), rank) {
            board[square.index()] = letter(*rank);
        }
    }
    let rows = board.chunks(10).map(|row| row.iter().collect::<String>());
    let rows: Vec<String> = rows.filter(|row| row != "..........").collect();
    rows.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;

    fn moved(text: &str) -> Move {
        text.parse().unwrap()
    }

    #[track_caller]
    fn check(line: &str, message: Message) {
        assert_eq!(Message::read(line), Some(message), "{line}");
    }

    #[test]
    fn lines_are_read() {
        check("RED somebody 10 10", Message::Begin(Seat::FIRST));
        check("BLUE ../a/program 10 10\r\n", Message::Begin(Seat::SECOND));
        check("START", Message::Start);
        check("START OK", Message::Start);
        check("NO_MOVE OK", Message::Passed);
        check("QUIT", Message::Quit);
        check("QUIT VICTORY_FLAG 3 4", Message::Quit);
        check("0 3 DOWN OK", Message::Moved(moved("a4a5"), Outcome::Quiet));
        check("9 6 UP 2 OK", Message::Moved(moved("k7k5"), Outcome::Quiet));
        check("1 4 LEFT OK", Message::Moved(moved("b5a5"), Outcome::Quiet));
        let fight = |clash, one, two| Outcome::Fight(clash, one, two);
        check(
            "4 3 DOWN 3 KILLS 9 s",
            Message::Moved(moved("e4e7"), fight(Clash::Wins, Rank::Scout, Rank::Spy)),
        );
        check(
            "0 5 RIGHT DIES 1 B",
            Message::Moved(
                moved("a6b6"),
                fight(Clash::Loses, Rank::Marshal, Rank::Bomb),
            ),
        );
        check(
            "0 5 UP BOTHDIE 8 8",
            Message::Moved(moved("a6a5"), fight(Clash::Both, Rank::Miner, Rank::Miner)),
        );
        check(
            "0 8 DOWN VICTORY_FLAG",
            Message::Moved(moved("a9a10"), Outcome::Flag),
        );
        check(
            "0 5 UP ILLEGAL",
            Message::Moved(moved("a6a5"), Outcome::Illegal),
        );
        check("..++#1sBF9", Message::Row(*b"..++#1sBF9"));
    }

    #[test]
    fn what_is_not_understood_is_nothing() {
        for line in [
            "",
            " ",
            "RED",
            "RED a 8 8",
            "joho",
            "0 3",
            "0 3 DOWN",
            "0 3 NORTH OK",
            "0 0 UP OK",
            "0 9 DOWN OK",
            "9 9 DOWN 200 OK",
            "0 3 DOWN 0 OK",
            "0 3 DOWN KILLS",
            "0 3 DOWN KILLS 9",
            "0 3 DOWN KILLS x y",
            "10 0 LEFT OK",
            "..........x",
            "....é.....",
            "abcdefghij",
            "\0",
        ] {
            assert_eq!(Message::read(line), None, "{line}");
        }
    }

    #[test]
    fn moves_are_written_as_they_are_read() {
        for text in [
            "a4a5", "a5a4", "b5a5", "a5b5", "k1k10", "k10k1", "a1k1", "k1a1",
        ] {
            let line = format!("{} OK", written(moved(text)));
            check(&line, Message::Moved(moved(text), Outcome::Quiet));
        }
    }

    #[test]
    fn set_ups_are_four_rows_from_the_top() {
        let arrangement = Arrangement::sound(false, &mut Rng::new(1));
        for seat in [Seat::FIRST, Seat::SECOND] {
            let rows = rows(&arrangement, seat);
            let rows: Vec<&str> = rows.lines().collect();
            assert_eq!(rows.len(), 4);
            assert!(rows.iter().all(|row| row.len() == 10));
            let back = if seat == Seat::FIRST {
                rows[0]
            } else {
                rows[3]
            };
            assert!(back.contains('F'), "{rows:?}");
        }
    }
}
