//! How long a leaderboard counts.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::Dates;

/// How long a leaderboard counts. The text form is the lower-case name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Span {
    /// One day.
    Day,
    /// From Monday to Sunday.
    Week,
    /// From the first of a month.
    Month,
    /// Always.
    All,
}

impl Span {
    /// Every span, the shortest first.
    pub const ALL: [Self; 4] = [Self::Day, Self::Week, Self::Month, Self::All];

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Day => "day",
            Self::Week => "week",
            Self::Month => "month",
            Self::All => "all",
        }
    }

    /// The first day of the span that these dates are in; always is one span.
    #[must_use]
    pub const fn start(self, dates: Dates) -> i32 {
        match self {
            Self::Day => dates.day,
            Self::Week => dates.week,
            Self::Month => dates.month,
            Self::All => 0,
        }
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Span {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let found = Self::ALL.into_iter().find(|span| span.code() == text);
        found.ok_or_else(|| Illegal::new("bad-span").with("span", text))
    }
}
