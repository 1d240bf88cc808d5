//! Counting the move tree: the check of every move generator, and its benchmark.

use game::Seat;

use crate::{Action, Position, Quiet, Squares};

impl Position {
    /// The number of lines of `depth` plies from here, with the default option [`Quiet`]. A forced
    /// pass is one node, a finished match has no children, depth 0 is 1.
    ///
    /// The last two plies are counted without being played.
    ///
    /// ```
    /// let start = game_ataxx::Position::default();
    /// assert_eq!(start.perft(3), 6460);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves(Quiet::Hundred).len() as u64,
            2 => self.pairs(),
            _ => self.each(depth - 1),
        }
    }

    /// Perft of depth 2. The replies to all moves onto one square differ only by the square that a
    /// jump leaves, so they are counted together: from the enemy's jumps before the move, less
    /// those into the landing square and those of the captured pieces, plus what the square left
    /// behind offers.
    fn pairs(&self) -> u64 {
        let (us, them) = (self.us, self.them);
        let empty = self.empty();
        if self.over(Quiet::Hundred).is_some() || (us.reach() & empty).is_empty() {
            return self.each(1);
        }
        let jumps_end = Quiet::Hundred.reached(self.quiet + 1);
        let before = jumps(them, empty);
        let mut total = 0;
        for to in us.reach() & empty {
            let captured = Squares::near(to) & them;
            let left = them - captured;
            if left.is_empty() {
                continue; // wiped out: no replies
            }
            let near = left.steps();
            let replies = (near & empty.without(to)).len() + before
                - (Squares::ring(to) & them).len()
                - jumps(captured, empty);
            if !(Squares::near(to) & us).is_empty() {
                total += self.replies(replies, Action::Clone(to));
            }
            if jumps_end {
                continue;
            }
            for from in Squares::ring(to) & us {
                let more = u32::from(near.contains(from)) + (Squares::ring(from) & left).len();
                total += self.replies(replies + more, Action::Jump(from, to));
            }
        }
        total
    }

    /// `count`, unless it is 0: then the reply is a pass, or the match is over.
    #[inline]
    fn replies(&self, count: u32, action: Action) -> u64 {
        if count > 0 {
            u64::from(count)
        } else {
            self.play(action).perft(1)
        }
    }

    /// Perft of one more than `depth`, by playing.
    fn each(&self, depth: u32) -> u64 {
        self.moves(Quiet::Hundred)
            .map(|action| self.play(action).perft(depth))
            .sum()
    }

    /// How many moves `seat` would have on this board.
    #[inline]
    #[must_use]
    pub fn mobility(&self, seat: Seat) -> u32 {
        let (pieces, empty) = (self.pieces(seat), self.empty());
        (pieces.steps() & empty).len() + jumps(pieces, empty)
    }
}

/// The jumps of `pieces` into `empty`.
#[inline]
fn jumps(pieces: Squares, empty: Squares) -> u32 {
    pieces.map(|from| (Squares::ring(from) & empty).len()).sum()
}
