//! A position with what came of it: what the net is trained on.

use game_ataxx::{Position, Square, Squares};

/// What is known of one position, all seen by its side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The pieces of the side to move.
    pub us: Squares,
    /// The pieces of the other.
    pub them: Squares,
    /// The squares nobody may enter.
    pub blocked: Squares,
    /// What the search found, in hundredths of a piece.
    pub score: i16,
    /// What came of the match: 0 lost, 1 drawn, 2 won.
    pub result: u8,
    /// How many pieces the move that was found best turns: 0 to 8.
    pub turned: u8,
}

/// A set takes 49 bits in seven bytes.
const SET: usize = 7;

impl Record {
    /// Bytes of a record.
    pub const SIZE: usize = 3 * SET + 3;

    /// What is known before the match is over.
    #[must_use]
    pub fn new(position: &Position, score: i32, turned: u32) -> Self {
        let turn = position.turn();
        Self {
            us: position.pieces(turn),
            them: position.pieces(turn.other()),
            blocked: position.blocked(),
            score: score.clamp(-30_000, 30_000) as i16,
            result: 1,
            turned: turned.min(8) as u8,
        }
    }

    /// As it lies in a file.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; Self::SIZE] {
        let mut bytes = [0; Self::SIZE];
        for (i, set) in [self.us, self.them, self.blocked].into_iter().enumerate() {
            let bits = set.fold(0_u64, |bits, square| bits | 1 << square.index());
            bytes[i * SET..(i + 1) * SET].copy_from_slice(&bits.to_le_bytes()[..SET]);
        }
        bytes[3 * SET..3 * SET + 2].copy_from_slice(&self.score.to_le_bytes());
        bytes[3 * SET + 2] = self.result << 4 | self.turned;
        bytes
    }

    /// Reads it back; `None` if no position is like that.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; Self::SIZE]) -> Option<Self> {
        let set = |i: usize| {
            let mut word = [0; 8];
            word[..SET].copy_from_slice(&bytes[i * SET..(i + 1) * SET]);
            let bits = u64::from_le_bytes(word);
            let squares = Square::all().filter(|square| bits >> square.index() & 1 != 0);
            (bits >> 49 == 0).then(|| squares.collect::<Squares>())
        };
        let (us, them, blocked) = (set(0)?, set(1)?, set(2)?);
        let apart = (us & them).is_empty() && ((us | them) & blocked).is_empty();
        let last = bytes[3 * SET + 2];
        let (result, turned) = (last >> 4, last & 15);
        (apart && result <= 2 && turned <= 8).then_some(Self {
            us,
            them,
            blocked,
            score: i16::from_le_bytes([bytes[3 * SET], bytes[3 * SET + 1]]),
            result,
            turned,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_back() {
        for fen in [
            "x5o/7/7/7/7/7/o5x x 0 1",
            "1o3xx/2oo3/2-1-2/oo2o2/2-o-xx/1oo2x1/1o5 o 5 13",
        ] {
            let position: Position = fen.parse().unwrap();
            for score in [-40_000, -7, 250] {
                let record = Record {
                    result: 2,
                    ..Record::new(&position, score, 3)
                };
                assert_eq!(Record::from_bytes(&record.to_bytes()), Some(record));
            }
        }
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let good = Record::new(&Position::default(), 5, 0).to_bytes();
        for (at, byte) in [
            (0, 0xff),                // own pieces on squares of the other
            (6, 2),                   // beyond the board
            (Record::SIZE - 1, 0x30), // no such result
            (Record::SIZE - 1, 9),    // more than eight neighbours
        ] {
            let mut bad = good;
            bad[at] = byte;
            if at == 0 {
                bad[SET] = 0xff;
            }
            assert_eq!(Record::from_bytes(&bad), None, "{at}");
        }
    }
}
