//! `position`: where a search starts from.

use game_ataxx::{Action, Position};

/// What `position` says: a place and the moves from there.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Place {
    start: Position,
    moves: Vec<String>,
}

impl Place {
    /// Reads what follows the word; `None` if it names no position.
    pub(super) fn read(words: &[&str]) -> Option<Self> {
        let split = words.iter().position(|word| *word == "moves");
        let (place, moves) = words.split_at(split.unwrap_or(words.len()));
        let start = match place {
            ["startpos", ..] => Position::default(),
            ["fen", fields @ ..] => fen(fields)?,
            _ => return None,
        };
        let moves = moves.iter().skip(1).map(|&word| word.to_owned()).collect();
        Some(Self { start, moves })
    }

    /// The position after the moves; those from the first that is not one are left out and the
    /// first is given back.
    pub(super) fn reach(&self) -> (Position, Option<&str>) {
        let mut position = self.start;
        for text in &self.moves {
            match Action::from_uai(text) {
                Ok(action) if position.allows(action).is_ok() => position = position.play(action),
                _ => return (position, Some(text)),
            }
        }
        (position, None)
    }
}

/// Positions may come without counters, as older programs write them.
fn fen(fields: &[&str]) -> Option<Position> {
    let [board, side, rest @ ..] = fields else {
        return None;
    };
    let side = match side.to_ascii_lowercase().as_str() {
        "x" | "b" => "x",
        "o" | "w" => "o",
        _ => return None,
    };
    let counter = |i: usize, default: u32| {
        let number = rest.get(i).and_then(|word| word.parse().ok());
        number.unwrap_or(default)
    };
    let (quiet, number) = (counter(0, 0), counter(1, 1).max(1));
    format!("{board} {side} {quiet} {number}").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reach(line: &str) -> Option<(String, Option<String>)> {
        let words: Vec<&str> = line.split(' ').collect();
        let place = Place::read(&words)?;
        let (position, bad) = place.reach();
        Some((position.to_string(), bad.map(str::to_owned)))
    }

    #[test]
    fn moves_are_played_long_clones_and_passes_too() {
        let (fen, bad) = reach("startpos moves g1g2 a1a2").unwrap();
        assert_eq!((fen.as_str(), bad), ("x5o/7/7/7/7/o5x/o5x x 0 2", None));
        let pass = "fen 7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1 moves 0000 a3a5";
        let (fen, bad) = reach(pass).unwrap();
        assert_eq!(bad, None);
        assert_eq!(fen, "7/7/o6/7/1oooooo/ooooooo/xxxxxxx x 2 2");
    }

    #[test]
    fn what_is_no_move_ends_the_line() {
        for (moves, bad) in [
            ("g2 joho a2", "joho"),
            ("g2 g3", "g3"),
            ("g2 0000", "0000"),
            ("g2 a1a1", "a1a1"),
        ] {
            let (fen, found) = reach(&format!("startpos moves {moves}")).unwrap();
            assert_eq!(fen, "x5o/7/7/7/7/6x/o5x o 0 1");
            assert_eq!(found.as_deref(), Some(bad));
        }
    }

    #[test]
    fn counters_may_be_missing() {
        let fen = |line| reach(line).map(|(fen, _)| fen);
        let start = Some("x5o/7/7/7/7/7/o5x o 0 1".to_owned());
        assert_eq!(fen("fen x5o/7/7/7/7/7/o5x o"), start);
        assert_eq!(fen("fen x5o/7/7/7/7/7/o5x O - 0"), start);
        assert_eq!(fen("fen x5o/7/7/7/7/7/o5x"), None);
        assert_eq!(fen("fen x5o/7/7/7/7/7/o5x 7"), None);
        assert_eq!(fen("fen x5o/7 x 0 1"), None);
        assert_eq!(fen("fen"), None);
    }
}
