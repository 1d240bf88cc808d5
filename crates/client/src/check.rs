//! What a page shows of a check of the draws of a match.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat};
use table::Audit;

/// The result of a check of the draws of a record, small enough to be said in lines of words:
///
/// ```text
/// secrets ok
/// draws 57
/// wrong 12
/// rolls 0 4 3 7 2 5 6
/// rolls 2 5 5 3 6 4 7
/// ```
///
/// In place of `ok` stands the code of what is wrong with the secrets, and the seat where it is about
/// one. `wrong` is the first event of the record, from 1, whose draw does not follow from the
/// secrets; the line is missing if all do. A line of `rolls` for each seat that rolled a die: the
/// seat, and how often it rolled each number from 1 to 6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// What is wrong with the secrets: a code of [`fair::Fault`] and the seat.
    pub fault: Option<(String, Option<Seat>)>,
    /// How many draws there were.
    pub draws: u32,
    /// The first event, from 1, whose draw does not follow from the secrets.
    pub wrong: Option<u32>,
    /// How often each seat rolled each number.
    pub rolls: Vec<(Seat, [u32; 6])>,
}

impl Check {
    /// What an audit has found, in short.
    #[must_use]
    pub fn of(audit: &Audit) -> Self {
        let fault = audit.secrets.err().map(|fault| {
            let seat = fault.seat().and_then(Seat::new);
            (fault.code().to_owned(), seat)
        });
        let mut wrong = audit.draws.iter().filter(|draw| !draw.holds());
        let rolls = Seat::ALL
            .into_iter()
            .map(|seat| (seat, audit.rolls_of(seat)));
        Self {
            wrong: match fault {
                Some(_) => None, // nothing follows from secrets that are wrong
                None => wrong.next().map(|draw| draw.event as u32 + 1),
            },
            fault,
            draws: audit.draws.len() as u32,
            rolls: rolls
                .filter(|(_, rolls)| rolls.iter().any(|n| *n > 0))
                .collect(),
        }
    }

    /// Whether every draw is the one that follows from the secrets, and these are those committed to.
    #[must_use]
    pub const fn holds(&self) -> bool {
        self.fault.is_none() && self.wrong.is_none()
    }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.fault {
            None => writeln!(f, "secrets ok")?,
            Some((code, None)) => writeln!(f, "secrets {code}")?,
            Some((code, Some(seat))) => writeln!(f, "secrets {code} {seat}")?,
        }
        writeln!(f, "draws {}", self.draws)?;
        if let Some(event) = self.wrong {
            writeln!(f, "wrong {event}")?;
        }
        for (seat, rolls) in &self.rolls {
            write!(f, "rolls {seat}")?;
            for count in rolls {
                write!(f, " {count}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl FromStr for Check {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        read(text).ok_or_else(|| Illegal::new(protocol::code::BAD_MESSAGE))
    }
}

fn read(text: &str) -> Option<Check> {
    let mut lines = text.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    let fault = match lines.next()?.as_slice() {
        ["secrets", "ok"] => None,
        ["secrets", code] => Some(((*code).to_owned(), None)),
        ["secrets", code, seat] => Some(((*code).to_owned(), Some(seat.parse().ok()?))),
        _ => return None,
    };
    let draws = match lines.next()?.as_slice() {
        ["draws", count] => count.parse().ok()?,
        _ => return None,
    };
    let mut check = Check {
        fault,
        draws,
        wrong: None,
        rolls: Vec::new(),
    };
    for line in lines {
        match line.as_slice() {
            ["wrong", event] => check.wrong = Some(event.parse().ok()?),
            ["rolls", seat, counts @ ..] => {
                let counts: Option<Vec<u32>> = counts.iter().map(|n| n.parse().ok()).collect();
                let counts = counts?.try_into().ok()?;
                check.rolls.push((seat.parse().ok()?, counts));
            }
            _ => return None,
        }
    }
    Some(check)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_check_is_read_back() {
        let seat = Seat::ALL[2];
        let faults = [
            None,
            Some(("house-differs".to_owned(), None)),
            Some(("seat-differs".to_owned(), Some(seat))),
        ];
        for fault in faults {
            for (wrong, rolls) in [
                (None, Vec::new()),
                (
                    Some(9),
                    vec![(Seat::FIRST, [0, 1, 2, 3, 4, 5]), (seat, [7; 6])],
                ),
            ] {
                let check = Check {
                    fault: fault.clone(),
                    draws: 40,
                    wrong,
                    rolls,
                };
                assert_eq!(check.to_string().parse(), Ok(check));
            }
        }
        for text in [
            "",
            "secrets ok",
            "secrets\ndraws 1",
            "secrets ok\ndraws x",
            "secrets ok\ndraws 1\nrolls 0 1",
        ] {
            assert!(text.parse::<Check>().is_err(), "{text}");
        }
    }
}
