//! Which puzzles were solved on this device, and how many days in a row the one of the day was.

use std::collections::BTreeSet;

use games::Kind;
use puzzles::Id;

use crate::browser;

/// Where the days in a row are kept: the last one, and how many.
const DAYS: &str = "adda.puzzles.days";

/// The names of the puzzles of a game that were solved here.
pub(super) fn solved(kind: Kind) -> BTreeSet<Id> {
    let kept = browser::kept(&key(kind)).unwrap_or_default();
    kept.split(' ')
        .filter_map(|name| name.parse().ok())
        .collect()
}

/// Keeps that one was solved.
pub(super) fn add(kind: Kind, id: Id) {
    let mut all = solved(kind);
    if all.insert(id) {
        let all: Vec<String> = all.iter().map(ToString::to_string).collect();
        browser::keep(&key(kind), &all.join(" "));
    }
}

fn key(kind: Kind) -> String {
    format!("adda.puzzles.{kind}")
}

/// Days in a row in which the puzzle of the day was solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Streak {
    /// The last of them, counted from 1 January 1970.
    last: u64,
    length: u64,
}

impl Streak {
    /// That of this device.
    pub(super) fn kept() -> Self {
        browser::kept(DAYS)
            .and_then(|text| Self::read(&text))
            .unwrap_or_default()
    }

    fn read(text: &str) -> Option<Self> {
        let (last, length) = text.split_once(' ')?;
        Some(Self {
            last: last.parse().ok()?,
            length: length.parse().ok()?,
        })
    }

    /// How many days it has on this day: one that was broken has none.
    pub(super) const fn on(self, day: u64) -> u64 {
        if self.last == day || self.last + 1 == day {
            self.length
        } else {
            0
        }
    }

    /// With this day solved.
    const fn with(self, day: u64) -> Self {
        if self.last == day {
            return self;
        }
        Self {
            last: day,
            length: self.on(day) + 1,
        }
    }

    /// Keeps that the puzzle of this day was solved.
    pub(super) fn add(day: u64) {
        let Self { last, length } = Self::kept().with(day);
        browser::keep(DAYS, &format!("{last} {length}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_grows_by_a_day_and_breaks_after_one_that_was_missed() {
        let streak = Streak::read("100 3").unwrap();
        assert_eq!((streak.on(100), streak.on(101), streak.on(102)), (3, 3, 0));
        assert_eq!(streak.with(100), streak);
        assert_eq!(streak.with(101).on(101), 4);
        assert_eq!(streak.with(102).on(102), 1);
        assert_eq!(Streak::default().with(20_000).on(20_000), 1);
        assert_eq!(Streak::read("x 3"), None);
    }
}
