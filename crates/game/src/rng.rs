//! A small seeded generator for bots, simulations and tests.

/// xoshiro256++ by Blackman and Vigna, seeded by SplitMix64, as published at
/// <https://prng.di.unimi.it>. The stream of a seed never changes: simulations and tests are
/// repeated from it. Not for dice and deals, which come from the fair draw.
///
/// ```
/// let mut rng = game::Rng::new(7);
/// let rolls: Vec<usize> = (0..5).map(|_| rng.below(6) + 1).collect();
/// assert!(rolls.iter().all(|roll| (1..=6).contains(roll)));
/// ```
#[derive(Clone)]
pub struct Rng([u64; 4]);

impl std::fmt::Debug for Rng {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Rng(..)") // its state foretells what it draws
    }
}

impl Rng {
    /// The generator of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        let mut state = [0; 4];
        let mut x = seed;
        let mut i = 0;
        while i < 4 {
            x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = x;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            state[i] = z ^ (z >> 31);
            i += 1;
        }
        Self(state)
    }

    /// The next 64 random bits.
    pub const fn next_u64(&mut self) -> u64 {
        let s = &mut self.0;
        let out = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        out
    }

    /// An even number in 0..`bound`, by Lemire's multiply-and-reject.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "nothing to choose from");
        let bound = bound as u64;
        let reject = bound.wrapping_neg() % bound;
        loop {
            let wide = u128::from(self.next_u64()) * u128::from(bound);
            if wide as u64 >= reject {
                return (wide >> 64) as usize;
            }
        }
    }

    /// True `numerator` times out of `denominator`.
    pub fn chance(&mut self, numerator: usize, denominator: usize) -> bool {
        self.below(denominator) < numerator
    }

    /// One of `items`, if there is any.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            None
        } else {
            items.get(self.below(items.len()))
        }
    }

    /// Shuffles `items` evenly (Fisher-Yates from the top).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for top in (1..items.len()).rev() {
            items.swap(top, self.below(top + 1));
        }
    }
}
