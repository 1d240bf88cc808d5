//! What a line of the interface asks for.

use super::go::Go;
use super::position::Place;

/// A line, read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Who are you?
    Uai,
    /// Have you done all that was asked before?
    IsReady,
    /// What comes is of another match.
    NewGame,
    /// An option's name and value.
    SetOption(String, String),
    /// Where the next search starts from.
    Position(Place),
    /// Think.
    Go(Go),
    /// Answer with what you have.
    Stop,
    /// Leave.
    Quit,
}

impl Command {
    /// Reads a line; `None` if it asks for nothing that is known. Words before the first known one
    /// are passed over, and commands may be in any case.
    pub(super) fn read(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let known = |word: &str| WORDS.into_iter().find(|one| one.eq_ignore_ascii_case(word));
        let word = words.find_map(known)?;
        let rest: Vec<&str> = words.collect();
        Some(match word {
            "uai" => Self::Uai,
            "isready" => Self::IsReady,
            "uainewgame" => Self::NewGame,
            "setoption" => {
                let (name, value) = option(&rest);
                Self::SetOption(name, value)
            }
            "position" => Self::Position(Place::read(&rest)?),
            "go" => Self::Go(Go::read(&rest)),
            "stop" => Self::Stop,
            _ => Self::Quit,
        })
    }
}

/// What a command begins with.
const WORDS: [&str; 8] = [
    "uai",
    "isready",
    "uainewgame",
    "setoption",
    "position",
    "go",
    "stop",
    "quit",
];

/// `name` and `value` with all their words, the name in lower case.
fn option(words: &[&str]) -> (String, String) {
    let is = |word: &&str, name: &str| word.eq_ignore_ascii_case(name);
    let value = words.iter().position(|word| is(word, "value"));
    let (name, value) = words.split_at(value.unwrap_or(words.len()));
    let skips = name.first().is_some_and(|word| is(word, "name"));
    let name = &name[usize::from(skips)..];
    let value = value.get(1..).unwrap_or_default();
    (name.join(" ").to_ascii_lowercase(), value.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_before_a_command_are_passed_over() {
        assert_eq!(Command::read("joho  isready\r\n"), Some(Command::IsReady));
        assert_eq!(Command::read("stop now"), Some(Command::Stop));
        assert_eq!(Command::read("IsReady"), Some(Command::IsReady));
        for line in ["", " ", "joho", "position", "position nowhere go"] {
            assert_eq!(Command::read(line), None, "{line}");
        }
    }

    #[test]
    fn options_have_words_in_any_case() {
        let read = |line| match Command::read(line) {
            Some(Command::SetOption(name, value)) => (name, value),
            other => panic!("{other:?}"),
        };
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(read("setoption name Hash value 16"), pair("hash", "16"));
        assert_eq!(
            read("setoption NAME Move Overhead VALUE 5"),
            pair("move overhead", "5")
        );
        assert_eq!(read("setoption hash"), pair("hash", ""));
        assert_eq!(read("setoption"), pair("", ""));
        assert_eq!(read("setoption value"), pair("", ""));
    }
}
