//! A colour.

use std::fmt;

/// A colour. Text form: `#b92a1c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(u32);

impl Colour {
    /// From a number that is written as the text form is: `0xb9_2a_1c`.
    #[must_use]
    pub const fn new(rgb: u32) -> Self {
        Self(rgb & 0xff_ff_ff)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_written_as_in_css() {
        assert_eq!(Colour::new(0xb9_2a_1c).to_string(), "#b92a1c");
        assert_eq!(Colour::new(0x0f).to_string(), "#00000f");
    }
}
