//! Numbers as they stand in a picture.

use std::fmt;

/// A length, a place, a factor or an angle as text: `50`, `-0.5`, `7.25`, rounded to two decimals.
///
/// It is written by integers alone. How the standard library writes an `f64` would be several
/// kilobytes more for every page to load.
#[derive(Clone, Copy, PartialEq)]
pub struct Decimal(pub f64);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What is no number is 0, and what is too large the largest one.
        let hundredths = (self.0 * 100.0).round() as i64;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (
            hundredths.unsigned_abs() / 100,
            hundredths.unsigned_abs() % 100,
        );
        match rest {
            0 => write!(f, "{sign}{whole}"),
            rest if rest % 10 == 0 => write!(f, "{sign}{whole}.{}", rest / 10),
            rest => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

impl fmt::Debug for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_decimals_are_kept_and_no_zeros() {
        for (number, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (50.0, "50"),
            (-755.0, "-755"),
            (0.6, "0.6"),
            (-0.5, "-0.5"),
            (7.25, "7.25"),
            (7.05, "7.05"),
            (-0.004, "0"),
            (-0.006, "-0.01"),
            (1.999, "2"),
            (508.400_000_000_000_03, "508.4"),
            (f64::NAN, "0"),
            (f64::INFINITY, "92233720368547758.07"),
            (f64::MIN, "-92233720368547758.08"),
        ] {
            assert_eq!(Decimal(number).to_string(), text, "{number}");
        }
    }

    #[test]
    fn every_hundredth_is_written_as_the_standard_library_does() {
        for hundredths in -100_000..=100_000 {
            let number = f64::from(hundredths) / 100.0;
            assert_eq!(Decimal(number).to_string(), number.to_string());
        }
    }
}
