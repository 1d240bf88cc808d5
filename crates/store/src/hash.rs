//! What is kept of a token.

use std::fmt;

use sha2::{Digest, Sha256};

/// The SHA-256 of a token: whoever reads the database cannot use the links in it. Tokens are
/// random, so that no salt is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of `token`.
    #[must_use]
    pub fn of(token: &str) -> Self {
        Self(Sha256::digest(token.as_bytes()).into())
    }

    /// A hash as it was kept.
    pub(crate) const fn kept(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A short name of what has this token, which tells nothing of it.
    #[must_use]
    pub fn name(&self) -> String {
        self.0[..8]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}
