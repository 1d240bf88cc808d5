//! What people can say to each other at a table. There is no free chat, since children play here: only these
//! travel, as codes, and each reader has them in their own language.

use std::fmt;
use std::str::FromStr;

use game::Seat;
use serde::{Deserialize, Serialize};
use table::MatchId;

use crate::{Refused, code};

/// A phrase, or a face that says as much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    Luck,
    /// One moment, please.
    Moment,
    /// That was a good move.
    Nice,
    /// That was close.
    Close,
    /// Oh no, my own mistake.
    Oops,
    /// Thank you.
    Thanks,
    /// You have played well.
    Played,
    /// Shall we play again?
    Again,
    /// Bye.
    Bye,
    /// A smile.
    Smile,
    /// A laugh.
    Laugh,
    /// Wonder.
    Wow,
    /// Sorrow.
    Sad,
    /// A heart.
    Heart,
    /// A star.
    Star,
}

impl Phrase {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 16] = [
        Self::Hello,
        Self::Luck,
        Self::Moment,
        Self::Nice,
        Self::Close,
        Self::Oops,
        Self::Thanks,
        Self::Played,
        Self::Again,
        Self::Bye,
        Self::Smile,
        Self::Laugh,
        Self::Wow,
        Self::Sad,
        Self::Heart,
        Self::Star,
    ];

    /// Its stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::Luck => "luck",
            Self::Moment => "moment",
            Self::Nice => "nice",
            Self::Close => "close",
            Self::Oops => "oops",
            Self::Thanks => "thanks",
            Self::Played => "played",
            Self::Again => "again",
            Self::Bye => "bye",
            Self::Smile => "smile",
            Self::Laugh => "laugh",
            Self::Wow => "wow",
            Self::Sad => "sad",
            Self::Heart => "heart",
            Self::Star => "star",
        }
    }

    /// Whether it is a picture rather than words.
    #[must_use]
    pub const fn is_face(self) -> bool {
        matches!(
            self,
            Self::Smile | Self::Laugh | Self::Wow | Self::Sad | Self::Heart | Self::Star
        )
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Phrase {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        let known = Self::ALL.into_iter().find(|phrase| phrase.code() == text);
        known.ok_or_else(|| Refused::new(code::UNKNOWN_PHRASE))
    }
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// The match.
    #[serde(with = "crate::text")]
    pub ch: MatchId,
    /// Who says it.
    #[serde(with = "crate::text")]
    pub seat: Seat,
    /// What: the code of a [`Phrase`]. One that a reader does not know is of a newer house, and is not shown.
    pub phrase: String,
    /// A name of the speaker that this reader alone is told, always the same, for whoever does not want to
    /// hear that person any more. Missing in one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_told_apart_and_no_other_is_read() {
        for phrase in Phrase::ALL {
            assert_eq!(phrase.to_string().parse(), Ok(phrase));
        }
        for text in ["", "Hello", "hello ", "your queen hangs"] {
            let why = text.parse::<Phrase>().map_err(|why| why.code);
            assert_eq!(why, Err(code::UNKNOWN_PHRASE.to_owned()), "{text}");
        }
    }
}
