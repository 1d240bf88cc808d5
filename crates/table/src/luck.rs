//! Where everything random comes from.

use fair::Secret;
use game::Rng;

/// The randomness of one decision, handed in by whoever runs the table: the secrets that the house
/// brings into a fair draw, and a generator for what is not drawn fairly.
#[derive(Debug)]
pub struct Luck {
    secret: Secret,
    taken: u8,
    rng: Rng,
}

impl Luck {
    /// The luck of 32 bytes and a number from a good source of entropy, used once.
    #[must_use]
    pub fn new(bytes: [u8; fair::SIZE], number: u64) -> Self {
        Self {
            secret: Secret::new(bytes),
            taken: 0,
            rng: Rng::new(number),
        }
    }

    /// The luck of a seed: for simulations and tests, which are repeated from it.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let bytes = std::array::from_fn(|_| rng.next_u64() as u8);
        Self::new(bytes, seed)
    }

    /// A fresh secret.
    pub fn secret(&mut self) -> Secret {
        // A chain of keys, each good for 255 secrets.
        self.taken = self.taken.wrapping_add(1);
        if self.taken == 0 {
            self.secret = self.secret.child(&[b"next"]);
        }
        self.secret.child(&[b"secret", &[self.taken]])
    }

    /// A generator for what is not drawn fairly: completing a set-up whose time ran out.
    pub const fn rng(&mut self) -> &mut Rng {
        &mut self.rng
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_secret_comes_twice() {
        let mut luck = Luck::seeded(1);
        let mut secrets: Vec<String> = (0..600).map(|_| luck.secret().reveal()).collect();
        secrets.sort();
        secrets.dedup();
        assert_eq!(secrets.len(), 600);
        assert_eq!(format!("{:?}", luck.secret()), "Secret(..)");
    }
}
