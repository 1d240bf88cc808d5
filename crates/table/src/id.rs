//! Names that hold nothing about anybody.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Rng};

/// Base32 without the letters that are read as others (Crockford's), lower case.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LEN: usize = 12;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $code:literal) => {
        $(#[$doc])*
        /// Twelve characters of lower-case Crockford base32: 60 bits.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; LEN]);

        impl $name {
            /// The id made of the low 60 of these bits, which the caller draws at random.
            #[must_use]
            pub fn from_bits(bits: u64) -> Self {
                Self(std::array::from_fn(|i| ALPHABET[(bits >> (5 * i) & 31) as usize]))
            }

            /// A seeded id, for simulations.
            #[must_use]
            pub fn seeded(rng: &mut Rng) -> Self {
                Self::from_bits(rng.next_u64())
            }

            /// The twelve characters.
            #[must_use]
            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).unwrap_or_default() // ASCII by construction
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        impl FromStr for $name {
            type Err = Illegal;

            fn from_str(text: &str) -> Result<Self, Illegal> {
                let bytes: [u8; LEN] = text.as_bytes().try_into().map_err(|_| Illegal::new($code))?;
                if bytes.iter().all(|byte| ALPHABET.contains(byte)) {
                    Ok(Self(bytes))
                } else {
                    Err(Illegal::new($code))
                }
            }
        }
    };
}

id!(
    /// Which match.
    MatchId,
    "bad-match-id"
);
id!(
    /// Which person: a guest or one with an account.
    PersonId,
    "bad-person-id"
);
