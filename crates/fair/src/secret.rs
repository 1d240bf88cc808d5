//! A seed or a salt.

use std::fmt;
use std::str::FromStr;

use zeroize::Zeroizing;

use crate::fields::Fields;
use crate::hash::hmac;
use crate::{Fault, SIZE, hex};

/// 32 bytes that are secret until they are revealed: a seed, or the salt of the house. `Debug` does
/// not print them, and they are wiped when dropped. Read from 64 lower-case hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Zeroizing<[u8; SIZE]>);

impl Secret {
    /// The secret of these bytes, which come from a good source of entropy.
    #[must_use]
    pub fn new(bytes: [u8; SIZE]) -> Self {
        Self(Zeroizing::new(bytes))
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &*self.0
    }

    /// A secret of its own for these fields, which tells nothing of this one: HMAC-SHA-256 under this
    /// one. So a device that keeps one secret reveals the same seed again after it was started anew.
    #[must_use]
    pub fn child(&self, fields: &[&[u8]]) -> Self {
        let fields = fields
            .iter()
            .fold(Fields::new(), |all, field| all.with(field));
        Self::new(hmac(self.bytes(), &fields))
    }

    /// Its digits, for whoever may know them. Not `Display`, so that nothing prints it by accident.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex::write(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl FromStr for Secret {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        hex::read(text).map(Self::new).ok_or(Fault::BadSecret)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_keeps_it_secret() {
        let secret = Secret::new([0xab; SIZE]);
        assert_eq!(format!("{secret:?}"), "Secret(..)");
        assert_eq!(secret.reveal().parse(), Ok(secret));
        assert_eq!("ab".parse::<Secret>(), Err(Fault::BadSecret));
    }

    #[test]
    fn a_child_depends_on_every_field() {
        let (one, other) = (Secret::new([1; SIZE]), Secret::new([2; SIZE]));
        let child = one.child(&[b"a", b"b"]);
        assert_eq!(child, one.child(&[b"a", b"b"]));
        for differs in [
            one.child(&[b"ab"]),
            one.child(&[b"a", b"c"]),
            one.child(&[b"b", b"a"]),
            other.child(&[b"a", b"b"]),
            one,
        ] {
            assert_ne!(child, differs);
        }
    }
}
