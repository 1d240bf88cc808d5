//! The text form of a notice.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat};

use crate::notice::Won;
use crate::number::number;
use crate::{Answers, Attack, Cards, Notice, Rank, Space, Track};

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Self::Dealt { count, own } => {
                write!(f, " {count}")?;
                own.iter().try_for_each(|own| write!(f, " {own}"))
            }
            Self::Chooses { seat, own } => {
                write!(f, " {seat}")?;
                own.iter().try_for_each(|own| write!(f, " {own}"))
            }
            Self::BothReplace {
                discards: [first, second],
                drawn,
            } => {
                write!(f, " {first} {second}")?;
                drawn
                    .iter()
                    .try_for_each(|drawn| write!(f, " drawn {drawn}"))
            }
            Self::Replaces {
                seat,
                discards,
                drawn,
            } => {
                write!(f, " {seat} {discards}")?;
                drawn
                    .iter()
                    .try_for_each(|drawn| write!(f, " drawn {drawn}"))
            }
            Self::Sets { seat, own } => {
                write!(f, " {seat}")?;
                own.iter().try_for_each(|own| write!(f, " {own}"))
            }
            Self::Duel([first, second]) => write!(f, " {first} {second}"),
            Self::Leads(seat, attack) => write!(f, " {seat} {attack}"),
            Self::Defends {
                seat,
                answers,
                gives,
            } => {
                write!(f, " {seat} {answers}")?;
                if gives.is_empty() {
                    return Ok(());
                }
                write!(f, " gives {gives}")
            }
            Self::Reveals {
                cards: [first, second],
                won,
            } => {
                write!(f, " {first} {second}")?;
                won.iter().try_for_each(|won| {
                    write!(f, " won {} from {} to {}", won.seat, won.from, won.to)
                })
            }
            Self::Out(seats, why) => write!(f, " {seats} {why}"),
        }
    }
}

fn bad() -> Illegal {
    Illegal::new("bad-notice")
}

fn player(text: &str) -> Result<Seat, Illegal> {
    text.parse()
        .ok()
        .filter(|seat: &Seat| seat.index() < 2)
        .ok_or_else(bad)
}

/// Nothing, or what one word says.
fn maybe<T: FromStr<Err = Illegal>>(words: &[&str]) -> Result<Option<T>, Illegal> {
    match words {
        [] => Ok(None),
        [word] => word.parse().map(Some),
        _ => Err(bad()),
    }
}

/// Nothing, or as many drawn cards as `due` says.
fn drawn(words: &[&str], due: impl Fn(u8) -> bool) -> Result<Option<Cards>, Illegal> {
    let drawn: Option<Cards> = match words {
        ["drawn", rest @ ..] if !rest.is_empty() => maybe(rest)?,
        [] => None,
        _ => return Err(bad()),
    };
    if drawn.is_none_or(|drawn| due(drawn.len())) {
        Ok(drawn)
    } else {
        Err(bad())
    }
}

fn defends(seat: &str, answers: &str, gives: &str) -> Result<Notice, Illegal> {
    let (answers, gives): (Answers, Cards) = (answers.parse()?, gives.parse()?);
    if answers.sacrifices() != gives.len() {
        return Err(bad());
    }
    Ok(Notice::Defends {
        seat: player(seat)?,
        answers,
        gives,
    })
}

/// `won 0 from 4 to 3`, or nothing.
fn won(words: &[&str]) -> Result<Option<Won>, Illegal> {
    match words {
        [] => Ok(None),
        ["won", seat, "from", from, "to", to] => {
            let (seat, from): (_, Space) = (player(seat)?, from.parse()?);
            let to = number(to).filter(|to| *to <= Track::goal(Seat::SECOND));
            let to = to.ok_or_else(bad)?;
            Ok(Some(Won { seat, from, to }))
        }
        _ => Err(bad()),
    }
}

fn two<T: FromStr<Err = Illegal>>(first: &str, second: &str) -> Result<[T; 2], Illegal> {
    Ok([first.parse()?, second.parse()?])
}

impl FromStr for Notice {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["dealt", count, ref own @ ..] => {
                let count = number(count).ok_or_else(bad)?;
                let own: Option<Cards> = maybe(own)?;
                let fits = own.is_none_or(|own| own.len() == count);
                fits.then_some(Self::Dealt { count, own }).ok_or_else(bad)
            }
            ["chooses", seat, ref own @ ..] => Ok(Self::Chooses {
                seat: player(seat)?,
                own: maybe(own)?,
            }),
            ["replace", first, second, ref rest @ ..] => {
                let discards: [Cards; 2] = two(first, second)?;
                let due = |count| discards.iter().any(|cards| cards.len() == count);
                let drawn = drawn(rest, due)?;
                Ok(Self::BothReplace { discards, drawn })
            }
            ["replaces", seat, discards, ref rest @ ..] => {
                let (seat, discards): (_, Cards) = (player(seat)?, discards.parse()?);
                Ok(Self::Replaces {
                    seat,
                    discards,
                    drawn: drawn(rest, |count| count == discards.len())?,
                })
            }
            ["sets", seat, ref own @ ..] => Ok(Self::Sets {
                seat: player(seat)?,
                own: maybe(own)?,
            }),
            ["duel", first, second] => two(first, second).map(Self::Duel),
            ["leads", seat, attack] => {
                let attack: Attack = attack.parse()?;
                Ok(Self::Leads(player(seat)?, attack))
            }
            ["defends", seat, answers] => defends(seat, answers, "-"),
            ["defends", seat, answers, "gives", gives] if gives != "-" => {
                defends(seat, answers, gives)
            }
            ["reveals", first, second, ref rest @ ..] => {
                let cards: [Rank; 2] = two(first, second)?;
                let won = won(rest)?;
                Ok(Self::Reveals { cards, won })
            }
            ["out", seats, why] => Ok(Self::Out(seats.parse()?, why.parse()?)),
            _ => Err(bad()),
        }
    }
}
