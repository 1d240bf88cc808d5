//! The more-squares rule: chase counts, and the boards that may not come again.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::{Move, Square};

/// One move that the rule may have to look back over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Step {
    pub(crate) moved: Move,
    /// The board before it.
    pub(crate) key: u64,
}

/// What the more-squares rule remembers. Text form: both counts, then the moves since the first
/// board that may not come again, oldest first, or `-`: `3,0 a4a5,b7b6`.
///
/// A board is known by its key, the exclusive or of one 64-bit word for each piece and its square;
/// pieces by their identity, so that what is refused tells no rank.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Chase {
    counts: [u32; 2],
    /// The board now.
    key: u64,
    /// The last moves, oldest first. A move may not make a board that stood 1 to n - 1 plies before
    /// the new one, n being the mover's count with it. The board now stood 1 ply before and differs;
    /// the board before the last move stood 2 plies before: so as many moves as the higher count, less
    /// one, are all that can matter. An attack sets both counts to 0, so none of them is an attack.
    trail: Vec<Step>,
}

/// The word of one piece, by where it was set up, on one square.
pub(crate) const fn word(piece: Square, at: Square) -> u64 {
    // The finisher of SplitMix64: no table to keep in the cache.
    let number = piece.index() as u64 * 128 + at.index() as u64 + 1;
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The change of the key by a move.
const fn change(piece: Square, moved: Move) -> u64 {
    word(piece, moved.from) ^ word(piece, moved.to)
}

impl Chase {
    /// With this board, counts 0.
    pub(crate) fn new(pieces: impl Iterator<Item = (Square, Square)>) -> Self {
        let key = pieces.fold(0, |key, (piece, at)| key ^ word(piece, at));
        Self {
            key,
            ..Self::default()
        }
    }

    /// A chase that was read, on the board that stands now.
    ///
    /// `undo` takes back one move on that board and says which piece made it.
    pub(crate) fn placed(
        self,
        pieces: impl Iterator<Item = (Square, Square)>,
        mut undo: impl FnMut(Move) -> Option<Square>,
    ) -> Option<Self> {
        let mut chase = Self::new(pieces);
        let mut key = chase.key;
        chase.counts = self.counts;
        chase.trail = self.trail;
        for step in chase.trail.iter_mut().rev() {
            key ^= change(undo(step.moved)?, step.moved);
            step.key = key;
        }
        (chase.trail.len() == chase.span()).then_some(chase)
    }

    /// How many moves can matter.
    fn span(&self) -> usize {
        let most = self.counts[0].max(self.counts[1]);
        most.saturating_sub(1) as usize
    }

    /// The chase count of the player with this index.
    pub(crate) const fn count(&self, player: usize) -> u32 {
        self.counts[player]
    }

    /// Whether a quiet move of `piece` by this player, which ends next to an enemy, makes a board
    /// that may not come again.
    pub(crate) fn repeats(&self, player: usize, piece: Square, moved: Move) -> bool {
        let look_back = self.counts[player].saturating_sub(1) as usize;
        if look_back == 0 {
            return false;
        }
        let after = self.key ^ change(piece, moved);
        let mut steps = self.trail.iter().rev().take(look_back);
        steps.any(|step| step.key == after)
    }

    /// A quiet move of `piece` by this player; without `near` it is not remembered.
    pub(crate) fn quiet(&mut self, player: usize, piece: Square, moved: Move, near: Option<Near>) {
        let before = self.key;
        self.key ^= change(piece, moved);
        let Some(near) = near else {
            return;
        };
        let grown = |count: u32, grows: bool| if grows { count.saturating_add(1) } else { 0 };
        let other = 1 - player;
        self.counts[other] = grown(self.counts[other], near.flees);
        self.counts[player] = grown(self.counts[player], near.hunts);
        self.trail.push(Step { moved, key: before });
        let span = self.span();
        self.trail.drain(..self.trail.len().saturating_sub(span));
    }

    /// An attack, after which these pieces have left these squares and one may have arrived.
    pub(crate) fn attack(&mut self, changes: impl Iterator<Item = (Square, Square)>) {
        self.counts = [0; 2];
        self.trail.clear();
        self.key = changes.fold(self.key, |key, (piece, at)| key ^ word(piece, at));
    }
}

/// What a move has to do with enemy pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Near {
    /// It starts next to where the other's last move ended.
    pub(crate) flees: bool,
    /// It ends next to an enemy piece.
    pub(crate) hunts: bool,
}

impl fmt::Display for Chase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.counts;
        write!(f, "{first},{second} ")?;
        if self.trail.is_empty() {
            return f.write_str("-");
        }
        for (i, step) in self.trail.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            write!(f, "{comma}{}", step.moved)?;
        }
        Ok(())
    }
}

impl FromStr for Chase {
    type Err = Illegal;

    /// Counts and moves alone; [`placed`](Chase::placed) finds the boards.
    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-view");
        let (counts, trail) = text.split_once(' ').ok_or_else(bad)?;
        let (first, second) = counts.split_once(',').ok_or_else(bad)?;
        let count = |text: &str| text.parse().map_err(|_| bad());
        let step = |text: &str| {
            Ok::<_, Illegal>(Step {
                moved: text.parse()?,
                key: 0,
            })
        };
        Ok(Self {
            counts: [count(first)?, count(second)?],
            key: 0,
            trail: match trail {
                "-" => Vec::new(),
                moves => moves.split(',').map(step).collect::<Result<_, _>>()?,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    /// Two pieces, set up on a1 and b1, go round four squares; the other side always flees.
    fn round(steps: &[(&str, &str)]) -> Chase {
        let [one, two] = ["a1", "b1"].map(square);
        let start = [(one, square("e3")), (two, square("f4"))];
        let mut chase = Chase::new(start.into_iter());
        for (piece, moved) in steps {
            let near = Near {
                flees: false,
                hunts: true,
            };
            let moved: Move = moved.parse().unwrap();
            chase.quiet(0, square(piece), moved, Some(near));
        }
        chase
    }

    const HALF: [(&str, &str); 4] = [
        ("a1", "e3f3"),
        ("b1", "f4e4"),
        ("a1", "f3f4"),
        ("b1", "e4e3"),
    ];
    const BACK: [(&str, &str); 4] = [
        ("a1", "f4e4"),
        ("b1", "e3f3"),
        ("a1", "e4e3"),
        ("b1", "f3f4"),
    ];

    /// After half a round both have changed places: on the board of ranks nothing may have changed,
    /// but the pieces are others, and a refusal must not tell that they are alike.
    #[test]
    fn boards_are_told_apart_by_pieces_and_not_by_ranks() {
        let chase = round(&HALF[..3]);
        assert!(!chase.repeats(0, square("b1"), "e4e3".parse().unwrap()));
        // The board after the first move of all stands again when the round is complete.
        let whole: Vec<_> = HALF.into_iter().chain(BACK).collect();
        let chase = round(&whole);
        assert!(chase.repeats(0, square("a1"), "e3f3".parse().unwrap()));
        assert!(!chase.repeats(0, square("a1"), "e3e4".parse().unwrap()));
    }

    #[test]
    fn no_more_is_remembered_than_can_matter() {
        let chase = round(&HALF);
        assert_eq!((chase.count(0), chase.trail.len()), (4, 3));
        let mut calm = chase;
        let near = Near {
            flees: false,
            hunts: false,
        };
        calm.quiet(0, square("a1"), "f4f5".parse().unwrap(), Some(near));
        assert_eq!((calm.count(0), calm.trail.len()), (0, 0));
    }
}
