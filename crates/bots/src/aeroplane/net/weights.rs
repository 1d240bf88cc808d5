//! The weights, in the file and as they are used.

use std::sync::OnceLock;

use super::{HIDDEN, Inputs, ROWS, Row, SETS, squeeze};

/// The net of this house; where it comes from: docs/strength.md.
const FILE: &[u8] = include_bytes!("../../../nets/aeroplane.net");

const MAGIC: &[u8; 8] = b"plane n1";
/// What 1 is in the file, whose weights are whole numbers of 16 bits.
const UNIT: f32 = 2_048.0;

/// A net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// By input: what it adds to the hidden units.
    pub rows: Vec<Row>,
    /// By input: what it adds to the strength.
    pub direct: Vec<f32>,
    /// Of the hidden units.
    pub bias: Row,
    /// By set: what each unit adds to the strength.
    pub out: [Row; SETS],
}

/// This is no net of the shape that this program has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadNet;

impl Net {
    /// The net of this house. A test reads the file, so that the net that knows nothing is never met.
    #[must_use]
    pub fn get() -> &'static Self {
        static NET: OnceLock<Net> = OnceLock::new();
        NET.get_or_init(|| Self::from_bytes(FILE).unwrap_or_else(|_| Self::blank()))
    }

    /// Finds all seats alike.
    #[must_use]
    pub fn blank() -> Self {
        Self {
            rows: vec![[0.0; HIDDEN]; ROWS],
            direct: vec![0.0; ROWS],
            bias: [0.0; HIDDEN],
            out: [[0.0; HIDDEN]; SETS],
        }
    }

    /// The hidden units of a seat that sees this.
    #[inline]
    #[must_use]
    pub fn hidden(&self, inputs: &Inputs) -> Row {
        let mut hidden = self.bias;
        for (input, much) in inputs.iter() {
            let row = &self.rows[input];
            for (unit, weight) in hidden.iter_mut().zip(row) {
                *unit += much * weight;
            }
        }
        hidden
    }

    /// How strong a seat is that sees this and has these hidden units, by the set for so many seats.
    #[inline]
    #[must_use]
    pub fn strength(&self, inputs: &Inputs, hidden: &Row, set: usize) -> f32 {
        let direct: f32 = inputs
            .iter()
            .map(|(input, much)| much * self.direct[input])
            .sum();
        let out = self.out[set.min(SETS - 1)].iter().zip(hidden);
        direct
            + out
                .map(|(weight, unit)| weight * squeeze(*unit))
                .sum::<f32>()
    }

    /// All weights in the order of the file.
    fn weights(&self) -> impl Iterator<Item = &f32> {
        let rows = self.rows.iter().flatten().chain(&self.direct);
        rows.chain(&self.bias).chain(self.out.iter().flatten())
    }

    fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().flatten().chain(&mut self.direct);
        rows.chain(&mut self.bias)
            .chain(self.out.iter_mut().flatten())
    }

    /// The file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let words = self.weights().map(|weight| (weight * UNIT).round() as i16);
        let words = words.flat_map(i16::to_le_bytes);
        MAGIC.iter().copied().chain(words).collect()
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it is none of this shape.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BadNet> {
        let (words, rest) = bytes.strip_prefix(MAGIC).ok_or(BadNet)?.as_chunks::<2>();
        let mut net = Self::blank();
        if !rest.is_empty() || net.weights().count() != words.len() {
            return Err(BadNet);
        }
        for (weight, word) in net.weights_mut().zip(words) {
            *weight = f32::from(i16::from_le_bytes(*word)) / UNIT;
        }
        Ok(net)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever changes the net says in docs/strength.md how it was made and what it is worth.
    #[test]
    fn the_net_is_the_one_of_the_docs() {
        let net = Net::from_bytes(FILE).unwrap();
        assert!(net != Net::blank());
        let hash = FILE.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let docs = include_str!("../../../../../docs/strength.md");
        assert!(docs.contains(&format!("{hash:016x}")), "{hash:016x}");
    }

    #[test]
    fn a_file_is_read_back() {
        let mut net = Net::blank();
        for (i, weight) in net.weights_mut().enumerate() {
            *weight = (i % 1_000) as f32 / UNIT - 0.25;
        }
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(&bytes), Ok(net));
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1]), Err(BadNet));
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 2]), Err(BadNet));
        assert_eq!(Net::from_bytes(&bytes[1..]), Err(BadNet));
        assert_eq!(Net::from_bytes(&[]), Err(BadNet));
    }
}
