//! Which day it is where the house is.

use std::str::FromStr;

use coins::Dates;
use jiff::Timestamp;
use jiff::civil::date;
use jiff::tz::{Offset, TimeZone};
use table::Millis;

/// The calendar of an installation: a day turns at midnight of its time zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar(TimeZone);

/// No time zone of this name is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a time zone like Asia/Dhaka")]
pub struct UnknownZone;

impl FromStr for Calendar {
    type Err = UnknownZone;

    /// Reads a name of the IANA time zone database.
    fn from_str(name: &str) -> Result<Self, UnknownZone> {
        TimeZone::get(name).map(Self).map_err(|_| UnknownZone)
    }
}

impl Default for Calendar {
    fn default() -> Self {
        let dhaka = "Asia/Dhaka".parse();
        dhaka.unwrap_or(Self(TimeZone::fixed(Offset::constant(6))))
    }
}

impl Calendar {
    /// The zone's name, as browsers know it too.
    pub(crate) fn zone(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// When a day begins, given as `2026-12-24`.
    #[must_use]
    pub fn start(&self, day: &str) -> Option<Millis> {
        let day: jiff::civil::Date = day.parse().ok()?;
        let start = day.to_zoned(self.0.clone()).ok()?;
        Some(start.timestamp().as_millisecond())
    }

    /// Which day it is at a time, as `2026-12-01`.
    pub(crate) fn day(&self, at: Millis) -> String {
        let at = Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH);
        self.0.to_datetime(at).date().to_string()
    }

    /// The day at a time, with its week and month.
    pub(crate) fn dates(&self, at: Millis) -> Dates {
        let at = Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH);
        let day = self.0.to_datetime(at).date();
        let days = day.duration_since(date(1970, 1, 1)).as_hours() / 24;
        Dates::of(days as i32, i32::from(day.day()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(zone: &str, at: &str, day: &str, week: &str, month: &str) {
        let at: Timestamp = at.parse().unwrap();
        let calendar: Calendar = zone.parse().unwrap();
        let days = |text: &str| {
            let day: jiff::civil::Date = text.parse().unwrap();
            (day.duration_since(date(1970, 1, 1)).as_hours() / 24) as i32
        };
        let dates = calendar.dates(at.as_millisecond());
        assert_eq!(calendar.day(at.as_millisecond()), day);
        let [day, week, month] = [day, week, month].map(days);
        assert_eq!(dates, Dates { day, week, month }, "{zone} {at}");
    }

    #[test]
    fn the_day_turns_at_midnight_of_the_zone() {
        let dhaka = "Asia/Dhaka";
        let monday = "2026-11-30";
        check(
            dhaka,
            "2026-11-30T17:59:59.999Z",
            monday,
            monday,
            "2026-11-01",
        );
        check(
            dhaka,
            "2026-11-30T18:00:00Z",
            "2026-12-01",
            monday,
            "2026-12-01",
        );
        // An hour is left out here: a day of 23 hours.
        let paris = "Europe/Paris";
        let (week, month) = ("2026-03-23", "2026-03-01");
        check(paris, "2026-03-28T22:59:59Z", "2026-03-28", week, month);
        check(paris, "2026-03-28T23:00:00Z", "2026-03-29", week, month);
        check(paris, "2026-03-29T21:59:59Z", "2026-03-29", week, month);
        check(
            paris,
            "2026-03-29T22:00:00Z",
            "2026-03-30",
            "2026-03-30",
            month,
        );
        check(
            "Asia/Kolkata",
            "2024-02-29T18:29:59Z",
            "2024-02-29",
            "2024-02-26",
            "2024-02-01",
        );
        check(
            "UTC",
            "1969-12-31T23:59:59Z",
            "1969-12-31",
            "1969-12-29",
            "1969-12-01",
        );
    }

    #[test]
    fn what_is_no_zone_is_refused_and_the_default_is_dhaka() {
        for name in ["", "Dhaka", "Asia/Nowhere", "../etc/passwd"] {
            assert_eq!(name.parse::<Calendar>(), Err(UnknownZone), "{name}");
        }
        assert_eq!(Calendar::default(), "Asia/Dhaka".parse().unwrap());
    }
}
