//! Where a node's randomness comes from.

use std::sync::{Mutex, PoisonError};

use protocol::Refused;
use table::{Luck, MatchId, PersonId};

use super::faults::fault;

/// Characters of a token: 120 bits.
const TOKEN: usize = 24;
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The system's random bytes, fetched for many uses at once.
#[derive(Default)]
pub(super) struct Entropy(Mutex<Vec<u8>>);

impl Entropy {
    fn bytes<const N: usize>(&self) -> Result<[u8; N], Refused> {
        let mut stock = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if stock.len() < N {
            stock.resize(1024, 0);
            if let Err(error) = getrandom::fill(&mut stock) {
                stock.clear(); // what was not filled must not be used
                return Err(fault("no random bytes", &error));
            }
        }
        let rest = stock.len() - N;
        let mut bytes = [0; N];
        bytes.copy_from_slice(&stock[rest..]);
        stock.truncate(rest);
        Ok(bytes)
    }

    pub(super) fn u64(&self) -> Result<u64, Refused> {
        self.bytes().map(u64::from_le_bytes)
    }

    pub(super) fn match_id(&self) -> Result<MatchId, Refused> {
        self.u64().map(MatchId::from_bits)
    }

    pub(super) fn person_id(&self) -> Result<PersonId, Refused> {
        self.u64().map(PersonId::from_bits)
    }

    /// The luck of one decision.
    pub(super) fn luck(&self) -> Result<Luck, Refused> {
        Ok(Luck::new(self.key()?, self.u64()?))
    }

    /// 32 random bytes.
    pub(super) fn key(&self) -> Result<[u8; 32], Refused> {
        self.bytes()
    }

    /// A token that nobody guesses.
    pub(super) fn token(&self) -> Result<String, Refused> {
        self.key().map(|bytes| base32(&bytes))
    }
}

/// Five bits of each of the first 24 bytes as lower-case base32.
pub(super) fn base32(bytes: &[u8; 32]) -> String {
    let letters = bytes[..TOKEN].iter();
    letters
        .map(|byte| char::from(ALPHABET[usize::from(byte & 31)]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_do_not_repeat() {
        let entropy = Entropy::default();
        let mut tokens: Vec<_> = (0..500).map(|_| entropy.token().unwrap()).collect();
        assert!(tokens.iter().all(|token| token.len() == TOKEN));
        tokens.sort();
        tokens.dedup();
        assert_eq!(tokens.len(), 500);
    }
}
