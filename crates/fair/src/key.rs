//! The key that draws come from.

use std::fmt;

use zeroize::Zeroizing;

use crate::fields::Fields;
use crate::hash::hmac;
use crate::{Dealer, SIZE};

/// The key of a match, or of one of its rounds: whoever has it knows every draw under it. `Debug`
/// does not print it, and it is wiped when dropped.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(Zeroizing<[u8; SIZE]>);

impl Key {
    pub(crate) const fn new(bytes: Zeroizing<[u8; SIZE]>) -> Self {
        Self(bytes)
    }

    pub(crate) fn bytes(&self) -> &[u8; SIZE] {
        &self.0
    }

    /// The key of a round.
    pub(crate) fn round(&self, round: u16) -> Self {
        let fields = Fields::new().with(b"round").with(&round.to_be_bytes());
        Self(Zeroizing::new(hmac(self.bytes(), &fields)))
    }

    /// The dealer of the match, after `drawn` draws.
    #[must_use]
    pub fn dealer(self, drawn: u32) -> Dealer {
        Dealer::new(self, drawn)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}
