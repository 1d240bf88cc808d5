//! A set of planes of one seat.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::Plane;

/// A set of planes of one seat, as a bit set. Text form: the numbers joined by commas (`2,4`), and
/// `-` for none.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Planes(u8);

impl Planes {
    /// No plane.
    pub const NONE: Self = Self(0);
    /// All four.
    pub const ALL: Self = Self(0b1111);

    /// The set of one plane.
    #[inline]
    #[must_use]
    pub const fn one(plane: Plane) -> Self {
        Self(1 << plane.index())
    }

    /// The planes of which `holds` is true.
    #[inline]
    pub(crate) fn such(holds: impl Fn(Plane) -> bool) -> Self {
        let mut planes = Self::NONE;
        for plane in Plane::ALL {
            planes.0 |= u8::from(holds(plane)) << plane.index();
        }
        planes
    }

    /// Whether `plane` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, plane: Plane) -> bool {
        self.0 & (1 << plane.index()) != 0
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in this and not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many planes.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest plane, by which a stack is named.
    #[inline]
    #[must_use]
    pub fn lowest(self) -> Option<Plane> {
        Plane::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The planes in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Plane> {
        let mut left = self;
        std::iter::from_fn(move || {
            let lowest = left.lowest()?;
            left = left.minus(Self::one(lowest));
            Some(lowest)
        })
    }
}

impl FromIterator<Plane> for Planes {
    fn from_iter<I: IntoIterator<Item = Plane>>(planes: I) -> Self {
        planes
            .into_iter()
            .fold(Self::NONE, |all, plane| all.or(Self::one(plane)))
    }
}

impl fmt::Display for Planes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, plane) in self.iter().enumerate() {
            write!(f, "{}{plane}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Planes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl FromStr for Planes {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        if text == "-" {
            return Ok(Self::NONE);
        }
        let mut planes = Self::NONE;
        for word in text.split(',') {
            let plane = Self::one(word.parse()?);
            if plane.0 <= planes.0 {
                return Err(Illegal::new("bad-planes").with("planes", text)); // twice, or not ascending
            }
            planes = planes.or(plane);
        }
        Ok(planes)
    }
}
