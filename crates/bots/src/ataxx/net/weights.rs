//! The weights, in the file and as the search uses them.

use std::sync::OnceLock;

use super::{BUCKETS, HIDDEN, OPEN_STATES, STATES, WINDOWS, has_gap, open_state};

/// What 1 is for hidden units and the rows that add up to them.
pub(crate) const UNIT: i32 = 128;
/// What 1 is for the weights of the output.
pub(crate) const OUT_UNIT: i32 = 64;
/// The largest weight of the output: with it 16 bits hold a product with a clipped unit.
pub(crate) const OUT_MAX: i16 = 255;

/// The net of this engine; where it comes from: docs/strength.md.
const FILE: &[u8] = include_bytes!("../../../nets/ataxx.net");

const MAGIC: &[u8; 8] = b"ataxx n1";

/// A row of weights or of hidden units.
pub(crate) type Row = [i16; HIDDEN];

/// A net as it is kept, its weights as fractions: what the trainer makes.
#[derive(Clone, Debug, PartialEq)]
pub struct Parts {
    /// What the output is multiplied with to get hundredths of a piece.
    pub scale: f32,
    /// By window and state without gaps.
    pub open: Vec<[f32; HIDDEN]>,
    /// By state with gaps, for all windows alike: added to the row where gaps count as empty. Those of states without are 0.
    pub gaps: Vec<[f32; HIDDEN]>,
    /// Of the hidden units.
    pub bias: [f32; HIDDEN],
    /// By bucket: of the mover's units, then of the other's.
    pub out: Vec<[[f32; HIDDEN]; 2]>,
    /// By bucket.
    pub out_bias: [f32; BUCKETS],
}

/// This is no net of the shape that this program has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadNet;

/// The largest row weight that a byte holds.
const ROW_MAX: f32 = 127.0 / UNIT as f32;

impl Parts {
    /// Keeps every weight within what the file can hold.
    pub fn clip(&mut self) {
        for weight in self.open.iter_mut().chain(&mut self.gaps).flatten() {
            *weight = weight.clamp(-ROW_MAX, ROW_MAX);
        }
        let most = f32::from(OUT_MAX) / OUT_UNIT as f32;
        for weight in self.out.iter_mut().flatten().flatten() {
            *weight = weight.clamp(-most, most);
        }
    }

    /// The file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let fixed = |weight: f32, unit: i32| (weight * unit as f32).round();
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.scale.round() as u16).to_le_bytes());
        for weight in self.open.iter().flatten() {
            bytes.push(fixed(*weight, UNIT) as i8 as u8);
        }
        for (state, row) in self.gaps.iter().enumerate() {
            if has_gap(state) {
                bytes.extend(row.iter().map(|weight| fixed(*weight, UNIT) as i8 as u8));
            }
        }
        let words = self.bias.iter().map(|weight| fixed(*weight, UNIT));
        let out = self.out.iter().flatten().flatten();
        let words = words.chain(out.map(|weight| fixed(*weight, OUT_UNIT)));
        bytes.extend(words.flat_map(|word| (word as i16).to_le_bytes()));
        let out_unit = UNIT * UNIT * OUT_UNIT;
        let biases = self.out_bias.iter().map(|bias| fixed(*bias, out_unit));
        bytes.extend(biases.flat_map(|bias| (bias as i32).to_le_bytes()));
        bytes
    }
}

/// A net as the search uses it.
pub(crate) struct Net {
    /// By window and state.
    pub(crate) rows: Vec<Row>,
    pub(crate) bias: Row,
    /// By bucket: of the mover's units, then of the other's.
    pub(crate) out: [[Row; 2]; BUCKETS],
    pub(crate) out_bias: [i32; BUCKETS],
    pub(crate) scale: i32,
}

impl Net {
    /// The net of this engine. A test reads the file, so that the net that knows nothing is never met.
    pub(crate) fn get() -> &'static Self {
        static NET: OnceLock<Net> = OnceLock::new();
        NET.get_or_init(|| Self::from_bytes(FILE).unwrap_or_else(|_| Self::blank()))
    }

    /// Finds every position even.
    fn blank() -> Self {
        Self {
            rows: vec![[0; HIDDEN]; WINDOWS * STATES],
            bias: [0; HIDDEN],
            out: [[[0; HIDDEN]; 2]; BUCKETS],
            out_bias: [0; BUCKETS],
            scale: 0,
        }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it is none of this shape.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Self, BadNet> {
        let mut reader = Reader(bytes.strip_prefix(MAGIC).ok_or(BadNet)?);
        let scale = i32::from(u16::from_le_bytes(reader.take()?));
        let mut open = Vec::with_capacity(WINDOWS * OPEN_STATES);
        for _ in 0..WINDOWS * OPEN_STATES {
            open.push(reader.bytes()?);
        }
        let mut gaps = Vec::with_capacity(STATES);
        for state in 0..STATES {
            let gap = has_gap(state);
            gaps.push(if gap { reader.bytes()? } else { [0; HIDDEN] });
        }
        let row = |i: usize| {
            let (window, state) = (i / STATES, i % STATES);
            let mut row: Row = open[window * OPEN_STATES + open_state(state)];
            let more = &gaps[state];
            row.iter_mut()
                .zip(more)
                .for_each(|(unit, more)| *unit += more);
            row
        };
        let rows = (0..WINDOWS * STATES).map(row).collect();
        let bias = reader.words()?;
        let mut out = [[[0; HIDDEN]; 2]; BUCKETS];
        for row in out.iter_mut().flatten() {
            *row = reader.words()?;
            let fits = |weight: &i16| weight.abs() <= OUT_MAX;
            if !row.iter().all(fits) {
                return Err(BadNet);
            }
        }
        let mut out_bias = [0; BUCKETS];
        for bias in &mut out_bias {
            *bias = i32::from_le_bytes(reader.take()?);
        }
        let net = Self {
            rows,
            bias,
            out,
            out_bias,
            scale,
        };
        reader.0.is_empty().then_some(net).ok_or(BadNet)
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadNet> {
        let (first, rest) = self.0.split_first_chunk().ok_or(BadNet)?;
        self.0 = rest;
        Ok(*first)
    }

    fn bytes(&mut self) -> Result<Row, BadNet> {
        Ok(self.take::<HIDDEN>()?.map(|byte| i16::from(byte as i8)))
    }

    fn words(&mut self) -> Result<Row, BadNet> {
        let mut row = [0; HIDDEN];
        for word in &mut row {
            *word = i16::from_le_bytes(self.take()?);
        }
        Ok(row)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use game::Rng;

    /// A net by lot.
    pub(crate) fn by_lot(seed: u64) -> Parts {
        let mut rng = Rng::new(seed);
        let mut lot = |most: f32| (rng.below(2_001) as f32 / 1_000.0 - 1.0) * most;
        let gaps = |state, lot: &mut dyn FnMut(f32) -> f32| {
            let most = if has_gap(state) { 0.2 } else { 0.0 };
            [0; HIDDEN].map(|_: u8| lot(most))
        };
        Parts {
            scale: 400.0,
            open: (0..WINDOWS * OPEN_STATES)
                .map(|_| [0; HIDDEN].map(|_: u8| lot(0.2)))
                .collect(),
            gaps: (0..STATES).map(|state| gaps(state, &mut lot)).collect(),
            bias: [0; HIDDEN].map(|_: u8| lot(0.5)),
            out: (0..BUCKETS)
                .map(|_| [0; 2].map(|_: u8| [0; HIDDEN].map(|_: u8| lot(1.0))))
                .collect(),
            out_bias: [0; BUCKETS].map(|_: u8| lot(0.5)),
        }
    }

    /// Whoever changes the net says in docs/strength.md how it was made and what it is worth.
    #[test]
    fn the_net_is_the_one_of_the_docs() {
        let net = Net::from_bytes(FILE).unwrap();
        assert!(net.scale > 0);
        let hash = FILE.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let docs = include_str!("../../../../../docs/strength.md");
        assert!(docs.contains(&format!("{hash:016x}")), "{hash:016x}");
    }

    #[test]
    fn a_file_is_read_back() {
        let parts = by_lot(1);
        let bytes = parts.to_bytes();
        let net = Net::from_bytes(&bytes).unwrap();
        assert_eq!(net.scale, 400);
        let fixed = |weight: f32| (weight * UNIT as f32).round() as i16;
        let (window, state) = (20, 0b01_10_00_01);
        let row = net.rows[window * STATES + state];
        let kept = &parts.open[window * OPEN_STATES + open_state(state)];
        assert_eq!(row, kept.map(fixed));
        let gap = 0b01_11_00_01;
        let kept = &parts.open[window * OPEN_STATES + open_state(gap)];
        let sum: Vec<i16> = (0..HIDDEN)
            .map(|i| fixed(kept[i]) + fixed(parts.gaps[gap][i]))
            .collect();
        assert_eq!(net.rows[window * STATES + gap].to_vec(), sum);
        assert_eq!(net.bias, parts.bias.map(fixed));
    }

    #[test]
    fn what_is_no_net_is_refused() {
        let bytes = by_lot(1).to_bytes();
        let refused = |bytes: &[u8]| Net::from_bytes(bytes).err();
        assert_eq!(refused(&bytes), None);
        assert_eq!(refused(&bytes[..bytes.len() - 1]), Some(BadNet));
        assert_eq!(refused(&[bytes.as_slice(), &[0]].concat()), Some(BadNet));
        assert_eq!(refused(&bytes[1..]), Some(BadNet));
        assert_eq!(refused(&[]), Some(BadNet));
    }

    #[test]
    fn weights_are_kept_in_bounds() {
        let mut parts = by_lot(2);
        parts.open[5][3] = 7.0;
        parts.out[1][0][2] = -9.0;
        parts.clip();
        let net = Net::from_bytes(&parts.to_bytes()).unwrap();
        assert_eq!(net.out[1][0][2], -OUT_MAX);
        assert!(net.rows.iter().flatten().all(|weight| weight.abs() <= 254));
        assert!(net.rows.iter().flatten().any(|weight| *weight == 127));
    }
}
