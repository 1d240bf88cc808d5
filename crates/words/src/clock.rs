//! Time in words and in figures.

use table::{Clock, Millis};

use crate::{Arg, Words};

/// Below so many milliseconds a clock shows tenths of a second.
const TENTHS_BELOW: Millis = 10_000;
const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;

impl Words {
    /// What time control a match has: "5 minutes each".
    #[must_use]
    pub fn clock(&self, clock: Clock) -> String {
        match clock {
            Clock::Off => self.say("clock-off", &[]),
            Clock::Days(days) => self.count("clock-days", "days", i64::from(days)),
            Clock::Match { base, more, .. } => {
                let time = self.duration(i64::from(base) * SECOND);
                let args = [
                    ("time", Arg::Text(&time)),
                    ("more", Arg::Number(i64::from(more))),
                ];
                self.say("clock-match", &args)
            }
        }
    }

    /// A time as it is spoken, in its two largest units: "4 minutes 5 seconds".
    ///
    /// Parts of a second are rounded up, so that only a clock at zero says zero.
    #[must_use]
    pub fn duration(&self, time: Millis) -> String {
        let seconds = time.max(0).saturating_add(SECOND - 1) / SECOND * SECOND;
        let units = [
            ("clock-days-long", "days", DAY, i64::MAX),
            ("clock-hours", "hours", HOUR, 24),
            ("clock-minutes", "minutes", MINUTE, 60),
            ("clock-seconds", "seconds", SECOND, 60),
        ];
        let said: Vec<String> = units
            .iter()
            .skip_while(|(_, _, unit, _)| seconds < *unit && *unit > SECOND)
            .take(2)
            .map(|(key, name, unit, wrap)| (key, name, seconds / unit % wrap))
            .enumerate()
            .filter(|(i, (_, _, count))| *i == 0 || *count > 0)
            .map(|(_, (key, name, count))| self.count(key, name, count))
            .collect();
        said.join(" ")
    }

    /// What a clock shows: `4:59`, `1:00:00`, and `9.8` in the last ten seconds; whole seconds are
    /// rounded up and tenths down to none only at zero.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// let words = Words::new(Lang::En);
    /// let shown = [300_000, 299_001, 3_600_000, 9_999, 40, 0].map(|ms| words.clock_face(ms));
    /// assert_eq!(shown, ["5:00", "5:00", "1:00:00", "10.0", "0.1", "0.0"]);
    /// ```
    #[must_use]
    pub fn clock_face(&self, left: Millis) -> String {
        let left = left.max(0);
        let face = if left < TENTHS_BELOW {
            let tenths = (left + 99) / 100;
            format!("{}.{}", tenths / 10, tenths % 10)
        } else {
            let seconds = left.saturating_add(SECOND - 1) / SECOND;
            let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
            match hours {
                0 => format!("{minutes}:{seconds:02}"),
                _ => format!("{hours}:{minutes:02}:{seconds:02}"),
            }
        };
        self.lang().digits(&face).into_owned()
    }

    fn count(&self, key: &str, name: &str, count: i64) -> String {
        self.say(key, &[(name, Arg::Number(count))])
    }
}
