//! What is published in place of a seed.

use std::fmt;
use std::str::FromStr;

use crate::{Fault, SIZE, hex};

/// A commitment to a seed: it fixes the seed and tells nothing of it. Text form: 64 lower-case
/// hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment([u8; SIZE]);

impl Commitment {
    pub(crate) const fn new(bytes: [u8; SIZE]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        hex::read(text).map(Self).ok_or(Fault::BadCommitment)
    }
}
