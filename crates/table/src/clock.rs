//! How much time a match gives.

use std::fmt;
use std::str::FromStr;

use game::Illegal;
use games::Kind;

use crate::Millis;

/// The time control of a match, a text form of its own beside the set-up.
///
/// `300+0` and `900+3`: seconds for the whole match and seconds more for each move, for each
/// player; `900+3/180`: with seconds for a set-up before it; `3d`: days for each move (and for a
/// set-up); `off`: no clock.
///
/// ```
/// let clock: table::Clock = "900+3/180".parse().unwrap();
/// assert_eq!(clock, table::Clock::Match { base: 900, more: 3, setup: 180 });
/// assert_eq!(clock.to_string(), "900+3/180");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clock {
    /// One clock a player for the whole match.
    Match {
        /// Seconds at the start, 1 to 86,400.
        base: u32,
        /// Seconds more for each own move, 0 to 600.
        more: u32,
        /// Seconds for a set-up, 0 (none given) to 3,600.
        setup: u32,
    },
    /// So many days for each move, 1 to 14.
    Days(u32),
    /// No clock.
    Off,
}

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 60 * 60 * SECOND;
/// For a set-up, where the clock gives no time of its own to it.
const SETUP: Millis = 180 * SECOND;

impl Clock {
    /// The clock of a match at a house unless its creator picks another.
    #[must_use]
    pub const fn usual(game: Kind) -> Self {
        let (base, more) = match game {
            Kind::Aeroplane | Kind::Tacocat => (600, 0),
            Kind::Stratego => (900, 3),
            _ => (300, 0),
        };
        Self::Match {
            base,
            more,
            setup: 0, // those that a set-up has everywhere
        }
    }

    /// What a player has at the start.
    #[must_use]
    pub fn start(self) -> Option<Millis> {
        match self {
            Self::Match { base, .. } => Some(Millis::from(base) * SECOND),
            Self::Days(days) => Some(Millis::from(days) * DAY),
            Self::Off => None,
        }
    }

    /// What a player with `left` has after an own move.
    #[must_use]
    pub fn after_move(self, left: Millis) -> Millis {
        match self {
            Self::Match { more, .. } => left + Millis::from(more) * SECOND,
            Self::Days(days) => Millis::from(days) * DAY,
            Self::Off => left,
        }
    }

    /// What a player has for a set-up.
    #[must_use]
    pub fn setup(self) -> Option<Millis> {
        match self {
            Self::Match { setup: 0, .. } => Some(SETUP),
            Self::Match { setup, .. } => Some(Millis::from(setup) * SECOND),
            Self::Days(days) => Some(Millis::from(days) * DAY),
            Self::Off => None,
        }
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Match {
                base,
                more,
                setup: 0,
            } => write!(f, "{base}+{more}"),
            Self::Match { base, more, setup } => write!(f, "{base}+{more}/{setup}"),
            Self::Days(days) => write!(f, "{days}d"),
            Self::Off => f.write_str("off"),
        }
    }
}

impl FromStr for Clock {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-clock").with("clock", text);
        let number = |word: &str, least: u32, most: u32| {
            word.parse()
                .ok()
                .filter(|n| (least..=most).contains(n))
                .ok_or_else(bad)
        };
        let clock = if text == "off" {
            Self::Off
        } else if let Some(days) = text.strip_suffix('d') {
            Self::Days(number(days, 1, 14)?)
        } else {
            let (base, rest) = text.split_once('+').ok_or_else(bad)?;
            let (more, setup) = rest
                .split_once('/')
                .map_or((rest, None), |(m, s)| (m, Some(s)));
            Self::Match {
                base: number(base, 1, 86_400)?,
                more: number(more, 0, 600)?,
                setup: setup.map_or(Ok(0), |s| number(s, 1, 3_600))?,
            }
        };
        // One way to write it: no plus sign, no leading zero.
        if clock.to_string() == text {
            Ok(clock)
        } else {
            Err(bad())
        }
    }
}
