//! What everybody learns from one event.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat, Seats, Why};

use crate::{Action, Squares};

/// What happened. Text forms: `0 g2` (seat 0 cloned), `1 g7e5 d4,e4` (seat 1 jumped and turned two
/// pieces), `0 0000` (seat 0 had to pass), `! 1 resigned` (seat 1 is out).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A move, or a forced pass.
    Played {
        /// Whose move it was.
        seat: Seat,
        /// What was played.
        action: Action,
        /// The pieces that changed colour.
        captured: Squares,
    },
    /// These seats are out.
    Out(Seats, Why),
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Played {
                seat,
                action,
                captured,
            } => {
                write!(f, "{seat} {action}")?;
                if captured.is_empty() {
                    Ok(())
                } else {
                    write!(f, " {captured}")
                }
            }
            Self::Out(seats, why) => write!(f, "! {seats} {why}"),
        }
    }
}

impl FromStr for Notice {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-notice").with("notice", text);
        let words: Vec<&str> = text.split(' ').collect();
        let notice = match words[..] {
            ["!", seats, why] => Self::Out(seats.parse()?, why.parse()?),
            [seat, action] => Self::Played {
                seat: seat.parse()?,
                action: action.parse()?,
                captured: Squares::NONE,
            },
            [seat, action, captured] => Self::Played {
                seat: seat.parse()?,
                action: action.parse()?,
                captured: captured.parse()?,
            },
            _ => return Err(bad()),
        };
        // One text a notice: squares in order, and no `-` for none.
        if notice.to_string() == text {
            Ok(notice)
        } else {
            Err(bad())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_back() {
        for text in [
            "0 g2",
            "1 g7e5 d4,e4",
            "0 0000",
            "! 0,1 time",
            "! 1 resigned",
        ] {
            assert_eq!(text.parse::<Notice>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "0",
            "0 g2 -",
            "0 g2 b2,a2",
            "! 1",
            "! 1 resigned now",
            "0  g2",
        ] {
            assert!(text.parse::<Notice>().is_err(), "{text}");
        }
    }
}
