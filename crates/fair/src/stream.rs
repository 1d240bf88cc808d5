//! The bytes of one draw, and what is made of them.

use crate::fields::Fields;
use crate::hash::hmac;
use crate::{Key, SIZE};

/// Dice take bytes below this, the largest multiple of six that a byte can reach.
const DIE_BELOW: u8 = 252;

/// The bytes of draw `number` of a labelled stream, as many as are asked for: blocks of HMAC over
/// the label and a counter, whose upper half is the draw and whose lower half is the block.
pub(crate) struct Stream<'a> {
    key: &'a Key,
    label: &'static [u8],
    counter: u64,
    block: [u8; SIZE],
    used: usize,
}

impl<'a> Stream<'a> {
    pub(crate) fn new(key: &'a Key, label: &'static [u8], number: u32) -> Self {
        let counter = u64::from(number) << 32;
        Self {
            key,
            label,
            counter,
            block: Self::block(key, label, counter),
            used: 0,
        }
    }

    fn block(key: &Key, label: &[u8], counter: u64) -> [u8; SIZE] {
        let fields = Fields::new().with(label).with(&counter.to_be_bytes());
        hmac(key.bytes(), &fields)
    }

    fn byte(&mut self) -> u8 {
        if self.used == SIZE {
            self.counter += 1;
            self.block = Self::block(self.key, self.label, self.counter);
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// A number from 1 to 6.
    pub(crate) fn die(&mut self) -> u8 {
        loop {
            let byte = self.byte();
            if byte < DIE_BELOW {
                return byte % 6 + 1;
            }
        }
    }

    /// A number below `bound`, which is 1 to 255.
    fn below(&mut self, bound: u8) -> u8 {
        let accepted = 256 - 256 % u16::from(bound);
        loop {
            let byte = self.byte();
            if u16::from(byte) < accepted {
                return byte % bound;
            }
        }
    }

    /// The numbers below `cards` in random order: Fisher-Yates from the top.
    pub(crate) fn shuffled(&mut self, cards: u8) -> Vec<u8> {
        let mut deck: Vec<u8> = (0..cards).collect();
        for top in (1..cards).rev() {
            let other = self.below(top + 1);
            deck.swap(usize::from(top), usize::from(other));
        }
        deck
    }
}
