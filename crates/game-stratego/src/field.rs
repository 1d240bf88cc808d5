//! The part of a position that everybody knows: where pieces stand, what they have done, and the
//! memory of the repetition rules. Ranks are not in it.

use std::ops::ControlFlow;

use game::{Illegal, Reason, Seat};

use crate::chase::{Chase, Near};
use crate::gait::Gait;
use crate::run::Run;
use crate::{Clash, End, Move, Repetition, Setup, Square, Squares, Stuck};

/// No piece here.
const EMPTY: u8 = u8::MAX;

/// Pieces by where they were set up, whose turn it is, and what the repetition rules remember.
///
/// Everything here is public, so all that depends on it alone tells nobody a rank: the only ways in
/// for ranks are [`Gait`] (of the player to move) and [`Clash`] (of two pieces that are shown).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Field {
    /// By square: the piece that stands there.
    board: [u8; Square::COUNT],
    /// By seat: the squares its pieces stand on.
    men: [Squares; 2],
    /// Where pieces were set up.
    pub(crate) homes: Squares,
    /// The pieces that are still there.
    pub(crate) alive: Squares,
    /// The pieces that have moved, ...
    pub(crate) moved: Squares,
    /// ... more than one square at once, ...
    pub(crate) slid: Squares,
    /// ... or fought, by which everybody knows their rank.
    pub(crate) fought: Squares,
    pub(crate) turn: Seat,
    /// Goes up after blue.
    pub(crate) number: u32,
    /// Plies since the last attack.
    pub(crate) quiet: u32,
    pub(crate) runs: [Run; 2],
    pub(crate) chase: Chase,
}

impl Field {
    /// Pieces set up on these squares, before the first move.
    pub(crate) fn new(homes: Squares, first: Seat) -> Self {
        let pieces = || homes.into_iter().map(|home| (home, home));
        let mut field = Self {
            board: [EMPTY; Square::COUNT],
            men: [Squares::NONE; 2],
            homes,
            alive: homes,
            moved: Squares::NONE,
            slid: Squares::NONE,
            fought: Squares::NONE,
            turn: first,
            number: 0,
            quiet: 0,
            runs: [Run::default(); 2],
            chase: Chase::new(pieces()),
        };
        for (home, square) in pieces() {
            field.put(home, square);
        }
        field
    }

    /// The piece on `square`, by where it was set up.
    #[inline]
    pub(crate) fn piece(&self, square: Square) -> Option<Square> {
        Square::from_index(usize::from(self.board[square.index()]))
    }

    /// The squares on which pieces of `seat` stand.
    #[inline]
    pub(crate) const fn men(&self, seat: Seat) -> Squares {
        self.men[seat.index() & 1]
    }

    /// Every piece that is still there, with its square.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (Square, Square)> {
        let squares = (self.men[0] | self.men[1]).into_iter();
        squares.filter_map(|square| Some((self.piece(square)?, square)))
    }

    /// The pieces whose rank everybody knows: they have fought, or slid like a scout.
    pub(crate) fn shown(&self) -> Squares {
        self.fought | self.slid
    }

    /// How the match ended, if it has, but for flags.
    #[inline]
    pub(crate) fn over(&self, setup: &Setup, gait: &Gait) -> Option<End> {
        if setup.stuck == Stuck::DrawIfBoth && (self.alive - gait.still).is_empty() {
            return Some(End::drawn(Reason::Stuck));
        }
        if !self.can_move(gait, setup.repetition) {
            return Some(End::won(self.turn.other(), Reason::Stuck));
        }
        let limit = setup.quiet.limit();
        let quiet = limit.is_some_and(|limit| self.quiet >= limit);
        quiet.then_some(End::drawn(Reason::Quiet))
    }

    /// Stands a piece on an empty square.
    pub(crate) fn put(&mut self, piece: Square, square: Square) {
        self.board[square.index()] = piece.index() as u8;
        let men = &mut self.men[piece.half().index()];
        *men = men.with(square);
    }

    /// Takes up what stands on a square.
    pub(crate) fn lift(&mut self, square: Square) -> Option<Square> {
        let piece = self.piece(square)?;
        self.board[square.index()] = EMPTY;
        let men = &mut self.men[piece.half().index()];
        *men = men.without(square);
        Some(piece)
    }

    /// Calls `f` with every move of the player to move until it breaks.
    #[inline]
    pub(crate) fn try_moves(
        &self,
        gait: &Gait,
        rule: Repetition,
        mut f: impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for from in self.men(self.turn) {
            self.try_moves_from(from, gait, rule, &mut f)?;
        }
        ControlFlow::Continue(())
    }

    /// The same for the piece of the player to move on `from`.
    #[inline]
    pub(crate) fn try_moves_from(
        &self,
        from: Square,
        gait: &Gait,
        rule: Repetition,
        f: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(piece) = self.piece(from) else {
            return ControlFlow::Continue(());
        };
        if gait.still.contains(piece) {
            return ControlFlow::Continue(());
        }
        let own = self.men(self.turn);
        let enemies = self.men(self.turn.other());
        if !gait.scouts.contains(piece) {
            for to in Squares::near(from) - own {
                self.offer(piece, Move::new(from, to), rule, f)?;
            }
            return ControlFlow::Continue(());
        }
        for line in Squares::lines(from) {
            for to in line.take_while(|to| !own.contains(*to)) {
                self.offer(piece, Move::new(from, to), rule, f)?;
                if enemies.contains(to) {
                    break;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `f` unless the repetition rules forbid the move.
    #[inline]
    fn offer(
        &self,
        piece: Square,
        moved: Move,
        rule: Repetition,
        f: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if rule == Repetition::Isf && (self.two_squares(moved) || self.more_squares(piece, moved)) {
            return ControlFlow::Continue(());
        }
        f(moved)
    }

    /// Whether the player to move can.
    #[inline]
    pub(crate) fn can_move(&self, gait: &Gait, rule: Repetition) -> bool {
        let found = self.try_moves(gait, rule, |_| ControlFlow::Break(()));
        found.is_break()
    }

    /// Whether the two-squares rule forbids this move.
    #[inline]
    fn two_squares(&self, moved: Move) -> bool {
        self.runs[self.turn.index() & 1].forbids(moved)
    }

    /// Whether the more-squares rule forbids this move of `piece`.
    #[inline]
    fn more_squares(&self, piece: Square, moved: Move) -> bool {
        let player = self.turn.index() & 1;
        self.chase.count(player) > 1
            && self.piece(moved.to).is_none()
            && self.next_to_enemy(moved.to)
            && self.runs[player].last() != Some(moved.reversed())
            && self.chase.repeats(player, piece, moved)
    }

    #[inline]
    fn next_to_enemy(&self, square: Square) -> bool {
        !(Squares::near(square) & self.men(self.turn.other())).is_empty()
    }

    /// Whether the player to move may move so.
    ///
    /// # Errors
    /// The first reason why not.
    pub(crate) fn allows(&self, moved: Move, gait: &Gait, rule: Repetition) -> Result<(), Illegal> {
        let piece = self.mover(moved.from)?;
        if gait.still.contains(piece) {
            return Err(Illegal::new("never-moves").with("square", moved.from));
        }
        self.enters(moved.to)?;
        let refused = |why: Illegal| Err(why.with("from", moved.from).with("to", moved.to));
        match moved.length() {
            Some(1) => {}
            _ if !gait.scouts.contains(piece) => return refused(Illegal::new("not-one-square")),
            None => return refused(Illegal::new("not-straight")),
            Some(_) => self.clear_way(moved)?,
        }
        if rule == Repetition::None {
            Ok(())
        } else if self.two_squares(moved) {
            refused(Illegal::new("two-squares"))
        } else if self.more_squares(piece, moved) {
            refused(Illegal::new("more-squares"))
        } else {
            Ok(())
        }
    }

    /// The piece of the player to move on `square`.
    fn mover(&self, square: Square) -> Result<Square, Illegal> {
        match self.piece(square) {
            Some(piece) if piece.half() == self.turn => Ok(piece),
            Some(_) => Err(Illegal::new("not-your-piece").with("square", square)),
            None => Err(Illegal::new("no-piece").with("square", square)),
        }
    }

    /// Whether a piece of the player to move may ever stand on `square` now.
    fn enters(&self, square: Square) -> Result<(), Illegal> {
        if Squares::LAKES.contains(square) {
            Err(Illegal::new("lake").with("square", square))
        } else if self.men(self.turn).contains(square) {
            Err(Illegal::new("own-piece").with("square", square))
        } else {
            Ok(())
        }
    }

    /// Whether nothing stands between the two squares of a line.
    fn clear_way(&self, moved: Move) -> Result<(), Illegal> {
        let columns = i16::from(moved.to.column()) - i16::from(moved.from.column());
        let rows = i16::from(moved.to.row()) - i16::from(moved.from.row());
        let step = columns.signum() + rows.signum() * i16::from(Square::SIDE);
        let numbers =
            std::iter::successors(Some(moved.from.index() as i16 + step), |at| Some(at + step));
        let squares = numbers.map_while(|at| Square::from_index(usize::try_from(at).ok()?));
        for square in squares.take_while(|square| *square != moved.to) {
            if Squares::LAKES.contains(square) || self.piece(square).is_some() {
                return Err(Illegal::new("in-the-way").with("square", square));
            }
        }
        Ok(())
    }

    /// Makes a legal move; `clash` says how it goes if it is an attack.
    #[inline]
    pub(crate) fn advance(&mut self, moved: Move, clash: Option<Clash>, rule: Repetition) {
        let player = self.turn.index() & 1;
        let Some(piece) = self.lift(moved.from) else {
            return;
        };
        self.moved = self.moved.with(piece);
        if moved.length().is_some_and(|length| length > 1) {
            self.slid = self.slid.with(piece);
        }
        match clash.zip(self.piece(moved.to)) {
            Some((clash, defender)) => self.fight(piece, defender, moved, clash),
            None => {
                self.put(piece, moved.to);
                self.quiet = self.quiet.saturating_add(1);
                let near = (rule == Repetition::Isf).then(|| self.nearness(moved));
                self.chase.quiet(player, piece, moved, near);
            }
        }
        self.runs[player].push(moved);
        self.number = self.number.saturating_add(player as u32);
        self.turn = self.turn.other();
    }

    fn nearness(&self, moved: Move) -> Near {
        let others = self.runs[self.turn.other().index() & 1].end();
        Near {
            flees: others.is_some_and(|end| Squares::near(moved.from).contains(end)),
            hunts: self.next_to_enemy(moved.to),
        }
    }

    /// The piece lifted from `moved.from` attacks the one on `moved.to`.
    fn fight(&mut self, attacker: Square, defender: Square, moved: Move, clash: Clash) {
        self.fought = self.fought.with(attacker).with(defender);
        self.quiet = 0;
        let left = (attacker, moved.from);
        let gone = (clash != Clash::Loses).then_some((defender, moved.to));
        if gone.is_some() {
            self.lift(moved.to);
            self.alive = self.alive.without(defender);
        }
        let came = (clash == Clash::Wins).then_some((attacker, moved.to));
        if came.is_some() {
            self.put(attacker, moved.to);
        } else {
            self.alive = self.alive.without(attacker);
        }
        self.chase
            .attack([left].into_iter().chain(gone).chain(came));
    }
}
