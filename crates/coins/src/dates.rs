//! The day of a win, its week and its month.

/// The day of a win and the first days of its week and month, each as the number of days since 1
/// January 1970. Which day it is depends on the time zone of the installation, so that whoever knows
/// it makes these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dates {
    /// The day.
    pub day: i32,
    /// The Monday of its week.
    pub week: i32,
    /// The first of its month.
    pub month: i32,
}

impl Dates {
    /// Of this day, the `nth` of its month, from 1.
    ///
    /// ```
    /// // 2 January 1970 was a Friday.
    /// let dates = coins::Dates::of(1, 2);
    /// assert_eq!((dates.week, dates.month), (-3, 0));
    /// ```
    #[must_use]
    pub const fn of(day: i32, nth: i32) -> Self {
        Self {
            day,
            week: day.saturating_sub(day.saturating_add(3).rem_euclid(7)), // 1 January 1970 was a Thursday
            month: day.saturating_sub(nth.saturating_sub(1)),
        }
    }
}
