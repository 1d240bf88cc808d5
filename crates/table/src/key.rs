//! What makes a resent command the same command.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// An idempotency key: 1 to 24 characters of `A-Z a-z 0-9 _ -`, made by the client, new for each
/// command and the same when that command is sent again.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key {
    len: u8,
    bytes: [u8; Self::MAX],
}

impl Key {
    /// The longest key, in characters.
    pub const MAX: usize = 24;

    /// The characters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..usize::from(self.len)]).unwrap_or_default() // ASCII by construction
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key({self})")
    }
}

impl FromStr for Key {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let fits = (1..=Self::MAX).contains(&text.len())
            && text
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-');
        if !fits {
            return Err(Illegal::new("bad-key"));
        }
        let mut bytes = [0; Self::MAX];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Self {
            len: text.len() as u8,
            bytes,
        })
    }
}
