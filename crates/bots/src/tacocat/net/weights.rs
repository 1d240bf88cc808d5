//! The weights, and how they are kept.

use std::sync::OnceLock;

use super::{Eyes, HIDDEN, KINDS, ROWS, Try, squash};

/// The house's net; docs/strength.md says how it is made.
const FILE: &[u8] = include_bytes!("../../../nets/tacocat.net");
/// What a file begins with.
const MAGIC: &[u8; 8] = b"tacocat1";
/// What one stands for in a file.
const ONE: f32 = 2048.0;

/// The weights of one kind of choice.
#[derive(Clone)]
pub struct Part {
    /// What each thing that is seen adds to the hidden units.
    pub rows: Vec<[f32; HIDDEN]>,
    /// What the hidden units begin with.
    pub bias: [f32; HIDDEN],
    /// What each of them adds to the output.
    pub out: [f32; HIDDEN],
    /// What the output begins with.
    pub out_bias: f32,
}

/// Something that is no net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadNet;

/// The weights of all choices.
#[derive(Clone)]
pub struct Net {
    /// One part for each kind.
    pub parts: Vec<Part>,
}

impl Part {
    /// Every weight, in the order of the file.
    pub fn weights(&self) -> impl Iterator<Item = &f32> {
        let rows = self.rows.iter().flatten();
        rows.chain(&self.bias)
            .chain(&self.out)
            .chain([&self.out_bias])
    }

    /// The same, to be changed.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().flatten();
        rows.chain(&mut self.bias)
            .chain(&mut self.out)
            .chain([&mut self.out_bias])
    }

    /// What the output is if the hidden units begin like this.
    #[inline]
    pub(crate) fn sum(&self, base: &[f32; HIDDEN], choice: &Try) -> f32 {
        let mut hidden = *base;
        choice.rows(|row| {
            for (unit, weight) in hidden.iter_mut().zip(&self.rows[row]) {
                *unit += weight;
            }
        });
        let mut lanes = [0.0_f32; 8];
        for (units, outs) in hidden.chunks_exact(8).zip(self.out.chunks_exact(8)) {
            for ((lane, unit), out) in lanes.iter_mut().zip(units).zip(outs) {
                *lane += unit.max(0.0) * out;
            }
        }
        self.out_bias + lanes.iter().sum::<f32>()
    }
}

impl Net {
    /// A net that knows nothing.
    #[must_use]
    pub fn blank() -> Self {
        let part = Part {
            rows: vec![[0.0; HIDDEN]; ROWS],
            bias: [0.0; HIDDEN],
            out: [0.0; HIDDEN],
            out_bias: 0.0,
        };
        Self {
            parts: vec![part; KINDS],
        }
    }

    /// The house's net.
    pub(crate) fn house() -> &'static Self {
        static NET: OnceLock<Net> = OnceLock::new();
        NET.get_or_init(|| Self::read(FILE).unwrap_or_else(|BadNet| Self::blank()))
    }

    /// The net in a file.
    ///
    /// # Errors
    /// [`BadNet`] if it is none of this shape.
    pub fn read(file: &[u8]) -> Result<Self, BadNet> {
        let words = file.strip_prefix(MAGIC).ok_or(BadNet)?;
        let mut net = Self::blank();
        let mut pairs = words.chunks_exact(2);
        for weight in net.parts.iter_mut().flat_map(Part::weights_mut) {
            let [low, high] = pairs.next().ok_or(BadNet)? else {
                return Err(BadNet);
            };
            *weight = f32::from(i16::from_le_bytes([*low, *high])) / ONE;
        }
        let over = pairs.next().is_some() || !pairs.remainder().is_empty();
        if over { Err(BadNet) } else { Ok(net) }
    }

    /// As it is kept in a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for weight in self.parts.iter().flat_map(Part::weights) {
            let word = (weight * ONE).round() as i16; // what does not fit is the most that does
            bytes.extend(word.to_le_bytes());
        }
        bytes
    }

    /// How likely the round is won after each of some choices of one kind.
    pub fn worths<'a>(
        &'a self,
        eyes: &Eyes,
        choices: &'a [Try],
    ) -> impl Iterator<Item = f32> + use<'a> {
        let kind = choices.first().map_or(0, Try::kind);
        let part = &self.parts[kind];
        let base = eyes.base(part);
        choices
            .iter()
            .map(move |choice| squash(part.sum(&base, choice)).0)
    }

    /// The best of some choices of one kind; of equals the first.
    pub(crate) fn best(&self, eyes: &Eyes, choices: &[Try]) -> usize {
        let [first, _, ..] = choices else {
            return 0;
        };
        let part = &self.parts[first.kind()];
        let base = eyes.base(part);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (at, choice) in choices.iter().enumerate() {
            let sum = part.sum(&base, choice);
            if sum > most {
                (best, most) = (at, sum);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_has_a_net_which_a_file_holds_to_the_bit() {
        let net = Net::read(FILE).unwrap();
        assert_eq!(net.to_bytes(), FILE);
    }

    #[test]
    fn what_is_no_net_is_refused() {
        for file in [&b""[..], b"tacocat1", &FILE[1..], &FILE[..FILE.len() - 1]] {
            assert!(Net::read(file).is_err());
        }
        assert!(Net::read(&[FILE, &[0]].concat()).is_err());
    }
}
