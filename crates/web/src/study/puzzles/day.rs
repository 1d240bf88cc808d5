//! Which day it is for the house: its puzzle turns at midnight there, wherever somebody looks at it.

use js_sys::{Array, Date, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::browser;

/// Today in the time zone of the house, counted from 1 January 1970.
pub(super) fn today() -> u64 {
    let zone = browser::meta("adda-zone");
    let date = zone.and_then(|zone| written(&zone));
    let day = date.as_deref().and_then(number);
    // Without a zone or a calendar it is the day in Greenwich.
    day.unwrap_or((Date::now() / 86_400_000.0) as u64)
}

/// Today as `2026-12-01`.
fn written(zone: &str) -> Option<String> {
    let options = Object::new();
    for (key, value) in [
        ("timeZone", zone),
        ("year", "numeric"),
        ("month", "2-digit"),
        ("day", "2-digit"),
    ] {
        Reflect::set(&options, &key.into(), &value.into()).ok()?;
    }
    let locales = Array::of1(&"en-CA".into());
    let format = Intl::DateTimeFormat::new(&locales, &options).format();
    let date = format.call1(&JsValue::UNDEFINED, &Date::new_0()).ok()?;
    date.as_string()
}

/// The number of a day that is written `2026-12-01`, by the calendar of Gregory (H. Hinnant, *chrono-Compatible Low-Level
/// Date Algorithms*, 2013).
fn number(date: &str) -> Option<u64> {
    let parts: Vec<u64> = date
        .split('-')
        .filter_map(|part| part.parse().ok())
        .collect();
    let [year, month, day] = parts[..] else {
        return None;
    };
    let is_date =
        (1970..10_000).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    is_date.then_some(())?;
    // Years begin with March, so that a leap day is the last one.
    let year = if month <= 2 { year - 1 } else { year };
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let days = 365 * year + year / 4 - year / 100 + year / 400 + of_year;
    days.checked_sub(719_468)
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn days_are_counted_from_1970() {
        for (date, day) in [
            ("1970-01-01", 0),
            ("2000-02-29", 11_016),
            ("2000-03-01", 11_017),
            ("2026-12-01", 20_788),
        ] {
            assert_eq!(number(date), Some(day), "{date}");
        }
        for date in ["", "2026-13-01", "12/1/2026", "2026-12"] {
            assert_eq!(number(date), None, "{date}");
        }
    }
}
