//! What a page and the house in its worker say to each other: a line of words, then the body.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Level, Seat, Viewer};
use games::Kind;
use table::MatchId;

use crate::desk::PEOPLE;

/// A message of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// What the people of the device are called.
    Names([String; PEOPLE]),
    /// A person says something: the JSON of a [`protocol::Say`].
    Say {
        /// Which person.
        person: usize,
        /// What.
        say: String,
    },
    /// Something is wished; the number comes back with the answer.
    Wish(u32, Wish),
}

/// What a page can wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A new match. The answer is its id.
    Open {
        /// Of this game.
        game: Kind,
        /// Against the computer, or between those who share the device.
        against: Option<Level>,
        /// Which seat the person has against the computer; none for the first.
        seat: Option<Seat>,
        /// With these options.
        setup: String,
    },
    /// A match goes on that the page has kept. The answer is empty.
    Take {
        /// Which.
        id: MatchId,
        /// As it was kept.
        log: String,
    },
    /// The record of a match that is at hand.
    Record {
        /// Which.
        id: MatchId,
    },
    /// The JSON of a [`protocol::Snapshot`] of a record's end.
    Import {
        /// The record.
        record: String,
    },
    /// Every state of a record as two lines: view and notice; the first has no notice.
    Replay {
        /// For whose eyes.
        viewer: Viewer,
        /// The record.
        record: String,
    },
    /// The review of a record begins, and one that was begun before is dropped. The answer is the JSON of what it
    /// begins with.
    Review {
        /// The record.
        record: String,
    },
    /// The next ply of the review that was begun: its JSON, or nothing after the last.
    Ply,
    /// Whether the draws of a record follow from its secrets: the text of a [`Check`](crate::Check).
    Check {
        /// The record.
        record: String,
    },
    /// What a computer player of this level would do: the text of an action. Who runs the desk has the computer
    /// players and answers this, in the place of the desk.
    Choose {
        /// In this game.
        game: Kind,
        /// Which level.
        level: Level,
        /// The view of who is to act.
        view: String,
    },
}

/// A message of the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// It is there; the first message.
    Listens,
    /// A person is told something: the JSON of a [`protocol::Tell`].
    Tell {
        /// Which person.
        person: usize,
        /// What.
        tell: String,
    },
    /// A match is to be kept as it is now.
    Keep(Kept, String),
    /// The answer to a wish, or the JSON of the [`protocol::Refused`].
    Done(u32, Result<String, String>),
}

/// What a page has to know of a match that it keeps, before the house is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Which.
    pub id: MatchId,
    /// The game.
    pub game: Kind,
    /// Whether two people share the device.
    pub both: bool,
    /// How it stands.
    pub stand: Stand,
}

/// How a match stands that a page keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// It goes on.
    On,
    /// The one who plays the computer has won.
    Won,
    /// They have lost.
    Lost,
    /// Nobody has.
    Drawn,
    /// It is over, and those who share the device know who won; or it never took place.
    Over,
}

impl Stand {
    /// Every one.
    pub const ALL: [Self; 5] = [Self::On, Self::Won, Self::Lost, Self::Drawn, Self::Over];

    /// The word it is kept by.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Drawn => "drawn",
            Self::Over => "over",
        }
    }

    fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stand| stand.word() == word)
    }
}

const BOTH: &str = "both";
const ALONE: &str = "alone";

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let both = if self.both { BOTH } else { ALONE };
        write!(f, "{} {} {both} {}", self.id, self.game, self.stand.word())
    }
}

impl FromStr for Kept {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let read = || {
            let [id, game, both, stand] = words(text)?;
            Some(Self {
                id: id.parse().ok()?,
                game: game.parse().ok()?,
                both: one_of(both, [ALONE, BOTH])?,
                stand: Stand::read(stand)?,
            })
        };
        read().ok_or_else(bad)
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Names(names) => write!(f, "names\n{}", names.join("\n")),
            Self::Say { person, say } => write!(f, "say {person}\n{say}"),
            Self::Wish(n, wish) => write!(f, "{n} {wish}"),
        }
    }
}

impl FromStr for Ask {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let (head, body) = text.split_once('\n').unwrap_or((text, ""));
        let (first, rest) = head.split_once(' ').unwrap_or((head, ""));
        match first {
            "names" => words_by(body, '\n')
                .map(|names: [&str; PEOPLE]| Self::Names(names.map(str::to_owned)))
                .ok_or_else(bad),
            "say" => Ok(Self::Say {
                person: person(rest)?,
                say: body.to_owned(),
            }),
            n => Ok(Self::Wish(
                number(n)?,
                Wish::read(rest, body).ok_or_else(bad)?,
            )),
        }
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open {
                game,
                against,
                seat,
                setup,
            } => {
                write!(f, "open {game} ")?;
                match against {
                    Some(level) => write!(f, "{level}")?,
                    None => f.write_str(BOTH)?,
                }
                if let Some(seat) = seat {
                    write!(f, " {seat}")?;
                }
                write!(f, "\n{setup}")
            }
            Self::Take { id, log } => write!(f, "take {id}\n{log}"),
            Self::Record { id } => writeln!(f, "record {id}"),
            Self::Import { record } => write!(f, "import\n{record}"),
            Self::Replay { viewer, record } => write!(f, "replay {viewer}\n{record}"),
            Self::Check { record } => write!(f, "check\n{record}"),
            Self::Review { record } => write!(f, "review\n{record}"),
            Self::Ply => f.write_str("ply"),
            Self::Choose { game, level, view } => write!(f, "choose {game} {level}\n{view}"),
        }
    }
}

impl Wish {
    fn read(head: &str, body: &str) -> Option<Self> {
        let words: Vec<&str> = head.split(' ').collect();
        let body = body.to_owned();
        Some(match words.as_slice() {
            ["open", game, against, seat @ ..] => Self::Open {
                game: game.parse().ok()?,
                against: if *against == BOTH {
                    None
                } else {
                    Some(against.parse().ok()?)
                },
                seat: match seat {
                    [] => None,
                    [seat] => Some(seat.parse().ok()?),
                    _ => return None,
                },
                setup: body,
            },
            ["take", id] => Self::Take {
                id: id.parse().ok()?,
                log: body,
            },
            ["record", id] => Self::Record {
                id: id.parse().ok()?,
            },
            ["import"] => Self::Import { record: body },
            ["replay", viewer] => Self::Replay {
                viewer: viewer.parse().ok()?,
                record: body,
            },
            ["check"] => Self::Check { record: body },
            ["review"] => Self::Review { record: body },
            ["ply"] => Self::Ply,
            ["choose", game, level] => Self::Choose {
                game: game.parse().ok()?,
                level: level.parse().ok()?,
                view: body,
            },
            _ => return None,
        })
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listens => f.write_str("listens"),
            Self::Tell { person, tell } => write!(f, "tell {person}\n{tell}"),
            Self::Keep(kept, log) => write!(f, "keep {kept}\n{log}"),
            Self::Done(n, Ok(answer)) => write!(f, "done {n}\n{answer}"),
            Self::Done(n, Err(why)) => write!(f, "refused {n}\n{why}"),
        }
    }
}

impl FromStr for Told {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let (head, body) = text.split_once('\n').unwrap_or((text, ""));
        let (first, rest) = head.split_once(' ').unwrap_or((head, ""));
        let body = body.to_owned();
        Ok(match first {
            "listens" => Self::Listens,
            "tell" => Self::Tell {
                person: person(rest)?,
                tell: body,
            },
            "keep" => Self::Keep(rest.parse()?, body),
            "done" => Self::Done(number(rest)?, Ok(body)),
            "refused" => Self::Done(number(rest)?, Err(body)),
            _ => return Err(bad()),
        })
    }
}

fn bad() -> Illegal {
    Illegal::new(protocol::code::BAD_MESSAGE)
}

fn number(text: &str) -> Result<u32, Illegal> {
    text.parse().map_err(|_| bad())
}

fn person(text: &str) -> Result<usize, Illegal> {
    let number = text.parse().ok().filter(|number| *number < PEOPLE);
    number.ok_or_else(bad)
}

fn words<const N: usize>(text: &str) -> Option<[&str; N]> {
    words_by(text, ' ')
}

fn words_by<const N: usize>(text: &str, sign: char) -> Option<[&str; N]> {
    text.split(sign).collect::<Vec<_>>().try_into().ok()
}

/// Which of two words it is: whether it is the second.
fn one_of(word: &str, [no, yes]: [&str; 2]) -> Option<bool> {
    match word {
        word if word == no => Some(false),
        word if word == yes => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id() -> MatchId {
        MatchId::from_bits(7)
    }

    #[test]
    fn what_a_page_says_is_read_back() {
        let two = || "a b\nc d\n".to_owned();
        let wishes = [
            Wish::Open {
                game: Kind::Boxes,
                against: None,
                seat: None,
                setup: "size=2x2 misere=on".into(),
            },
            Wish::Open {
                game: Kind::Ataxx,
                against: Some(Level::Hard),
                seat: Some(Seat::SECOND),
                setup: String::new(),
            },
            Wish::Take {
                id: id(),
                log: two(),
            },
            Wish::Record { id: id() },
            Wish::Import { record: two() },
            Wish::Check { record: two() },
            Wish::Review { record: two() },
            Wish::Ply,
            Wish::Choose {
                game: Kind::Tacocat,
                level: Level::Easy,
                view: two(),
            },
            Wish::Replay {
                viewer: Viewer::Watcher,
                record: two(),
            },
            Wish::Replay {
                viewer: Viewer::Seat(game::Seat::SECOND),
                record: two(),
            },
        ];
        let wishes = wishes.into_iter().map(|wish| Ask::Wish(9, wish));
        let others = [
            Ask::Names(["লাল", "నీలం", "Mina R", "Green", "Gold"].map(str::to_owned)),
            Ask::Say {
                person: 2,
                say: "{}".into(),
            },
        ];
        for ask in wishes.chain(others) {
            assert_eq!(ask.to_string().parse(), Ok(ask));
        }
    }

    #[test]
    fn what_a_house_says_is_read_back() {
        let kept = |both, stand| Kept {
            id: id(),
            game: Kind::Ataxx,
            both,
            stand,
        };
        for stand in Stand::ALL {
            let told = Told::Keep(kept(false, stand), String::new());
            assert_eq!(told.to_string().parse(), Ok(told));
        }
        for told in [
            Told::Listens,
            Told::Tell {
                person: 0,
                tell: "{}".into(),
            },
            Told::Keep(kept(true, Stand::On), "1 a\n2 b\n".into()),
            Told::Done(1, Ok(String::new())),
            Told::Done(2, Err("{}\n".into())),
        ] {
            assert_eq!(told.to_string().parse(), Ok(told));
        }
    }

    #[test]
    fn other_texts_are_no_messages() {
        for text in [
            "",
            "names\na\nb",
            "say 5\n{}",
            "say\n{}",
            "x import\n",
            "1 open\n",
            "1 open chess both\n",
            "1 open boxes god\n",
            "1 take nobody\n",
            "1",
            "1 import now\n",
        ] {
            assert!(text.parse::<Ask>().is_err(), "{text}");
        }
        for text in [
            "",
            "tell\n",
            "keep\n",
            "keep 1 2 3 4\n",
            "done\n",
            "done x\n",
            "hello",
        ] {
            assert!(text.parse::<Told>().is_err(), "{text}");
        }
    }
}
