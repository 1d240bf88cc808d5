//! What can be wrong with commitments and secrets.

use std::fmt;

/// Why commitments and secrets do not make a fair draw. Text form: the code, and the seat where
/// there is one: `seat-differs seat=2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Fault {
    /// Not the text of a secret.
    BadSecret,
    /// Not the text of a commitment.
    BadCommitment,
    /// Not the text of the commitments of a match.
    BadCommitments,
    /// Not the text of the secrets of a match.
    BadReveal,
    /// A seed of a seat that did not commit to one.
    NotCommitted {
        /// Which.
        seat: u8,
    },
    /// A seat that committed to a seed and did not reveal it.
    NotRevealed {
        /// Which.
        seat: u8,
    },
    /// The seed of a seat is not the one it committed to.
    SeatDiffers {
        /// Which.
        seat: u8,
    },
    /// Salt and seed of the house are not those it committed to.
    HouseDiffers,
    /// No seat takes part.
    NoSeats,
}

impl Fault {
    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::BadSecret => "bad-secret",
            Self::BadCommitment => "bad-commitment",
            Self::BadCommitments => "bad-commitments",
            Self::BadReveal => "bad-reveal",
            Self::NotCommitted { .. } => "not-committed",
            Self::NotRevealed { .. } => "not-revealed",
            Self::SeatDiffers { .. } => "seat-differs",
            Self::HouseDiffers => "house-differs",
            Self::NoSeats => "no-seats",
        }
    }

    /// The seat it is about.
    #[must_use]
    pub const fn seat(self) -> Option<u8> {
        match self {
            Self::NotCommitted { seat }
            | Self::NotRevealed { seat }
            | Self::SeatDiffers { seat } => Some(seat),
            _ => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self.seat() {
            Some(seat) => write!(f, " seat={seat}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}
