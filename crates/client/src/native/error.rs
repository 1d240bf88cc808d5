//! What can go wrong on the way to a house.

use protocol::Refused;

/// Why a house did not do what it was asked to.
#[derive(Debug, thiserror::Error)]
pub enum NativeError {
    /// Not an address of the form `http://HOST:PORT`.
    #[error("not an address like http://127.0.0.1:8080")]
    Address,
    /// No connection, or it broke.
    #[error("the house cannot be reached: {0}")]
    Unreachable(String),
    /// The house refused.
    #[error("refused with status {status}: {why}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Why.
        why: Refused,
    },
    /// The house's answer is not of the protocol.
    #[error("not understood: {0}")]
    NotUnderstood(String),
    /// The system has no random bytes.
    #[error("the system has no random bytes")]
    Entropy,
    /// The house wants another build of the client.
    #[error("this build is too old or too new for the house")]
    Reload,
}

impl NativeError {
    /// The stable code, if the house refused.
    #[must_use]
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Refused { why, .. } => Some(&why.code),
            _ => None,
        }
    }
}
