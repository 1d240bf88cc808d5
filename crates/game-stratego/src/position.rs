//! A position with all its ranks: what engines work on.

use std::fmt;
use std::ops::ControlFlow;

use game::{Illegal, Reason, Seat};

use crate::field::Field;
use crate::gait::Gait;
use crate::{Arrangement, Clash, Diagram, End, Move, Rank, Setup, Square, Squares};

/// The board of a match after both set-ups, with every rank: the state while it is played, and a
/// world for engines ([`game::View::world`] gives a match, [`Stratego::position`] its position).
///
/// Ranks are kept by where pieces were set up and never change; what changes is public and small.
/// `Debug` prints the diagram as a watcher sees it.
///
/// ```
/// # use game::{Rng, Seat};
/// # use game_stratego::{Arrangement, Position, Setup};
/// let mut rng = Rng::new(1);
/// let [red, blue] = [(); 2].map(|()| Arrangement::sound(false, &mut rng));
/// let mut board = Position::start(Setup::default(), [&red, &blue], Seat::FIRST)?;
/// let mut moves = Vec::new();
/// while board.over().is_none() {
///     board.moves_into(&mut moves);
///     board.play(moves[rng.below(moves.len())]);
/// }
/// # Ok::<(), game::Illegal>(())
/// ```
///
/// [`Stratego::position`]: crate::Stratego::position
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) setup: Setup,
    pub(crate) field: Field,
    /// By where pieces were set up; where none was, a bomb that is never looked at.
    ranks: [Rank; Square::COUNT],
    gait: Gait,
    /// Where the flags were set up, by seat.
    flags: [Option<Square>; 2],
}

impl Position {
    /// Both set-ups, as they stand before the first move.
    ///
    /// # Errors
    /// Those of [`Arrangement::check`].
    pub fn start(
        setup: Setup,
        arrangements: [&Arrangement; 2],
        first: Seat,
    ) -> Result<Self, Illegal> {
        let [red, blue] = arrangements;
        red.check(setup.barrage)?;
        blue.check(setup.barrage)?;
        let pieces: Vec<(Square, Rank)> = red
            .pieces(Seat::FIRST)
            .chain(blue.pieces(Seat::SECOND))
            .collect();
        let homes = pieces.iter().map(|(home, _)| *home).collect();
        Ok(Self::new(setup, Field::new(homes, first), &pieces))
    }

    /// What stands on the field has these ranks.
    pub(crate) fn new(setup: Setup, field: Field, pieces: &[(Square, Rank)]) -> Self {
        let mut ranks = [Rank::Bomb; Square::COUNT];
        let mut flags = [None; 2];
        for (home, rank) in pieces {
            ranks[home.index()] = *rank;
            if *rank == Rank::Flag {
                flags[home.half().index()] = Some(*home);
            }
        }
        Self {
            setup,
            field,
            ranks,
            gait: Gait::of(pieces.iter().copied()),
            flags,
        }
    }

    /// The options.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.field.turn
    }

    /// The move number, from 0; it goes up after blue.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.field.number
    }

    /// Plies since the last attack.
    #[inline]
    #[must_use]
    pub const fn quiet_plies(&self) -> u32 {
        self.field.quiet
    }

    /// The squares on which pieces of `seat` (0 or 1) stand.
    #[inline]
    #[must_use]
    pub const fn men(&self, seat: Seat) -> Squares {
        self.field.men(seat)
    }

    /// The rank of the piece on `square`.
    #[inline]
    #[must_use]
    pub fn rank(&self, square: Square) -> Option<Rank> {
        self.field.piece(square).map(|home| self.rank_of(home))
    }

    /// The rank of the piece that was set up on `home`.
    #[inline]
    pub(crate) const fn rank_of(&self, home: Square) -> Rank {
        self.ranks[home.index()]
    }

    /// Puts the legal moves into `moves`, in place of what was there.
    #[inline]
    pub fn moves_into(&self, moves: &mut Vec<Move>) {
        moves.clear();
        let _ = self
            .field
            .try_moves(&self.gait, self.setup.repetition, |moved| {
                moves.push(moved);
                ControlFlow::Continue(())
            });
    }

    /// The legal moves. While the match is not over there is one at least.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.moves_into(&mut moves);
        moves
    }

    /// Whether `moved` is a legal move.
    ///
    /// # Errors
    /// Why not: `no-piece`, `not-your-piece`, `never-moves`, `lake`, `own-piece`, `not-one-square`,
    /// `not-straight`, `in-the-way`, `two-squares` or `more-squares`.
    pub fn allows(&self, moved: Move) -> Result<(), Illegal> {
        self.field.allows(moved, &self.gait, self.setup.repetition)
    }

    /// The two ranks that fight in this move, the attacker's first, if it is an attack.
    #[inline]
    #[must_use]
    pub fn fight(&self, moved: Move) -> Option<(Rank, Rank)> {
        self.rank(moved.from).zip(self.rank(moved.to))
    }

    /// Makes a legal move.
    #[inline]
    pub fn play(&mut self, moved: Move) {
        let clash = self
            .fight(moved)
            .map(|(attacker, defender)| Clash::of(attacker, defender));
        self.field.advance(moved, clash, self.setup.repetition);
    }

    /// How the match ended, if it has: by the flag; with the option, by both having nothing that
    /// moves; by the player to move having no legal move; by quiet plies. In this order.
    #[inline]
    #[must_use]
    pub fn over(&self) -> Option<End> {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let flag = self.flags[seat.index()];
            if flag.is_none_or(|home| !self.field.alive.contains(home)) {
                return Some(End::won(seat.other(), Reason::Goal));
            }
        }
        self.field.over(&self.setup, &self.gait)
    }

    /// The diagram with all ranks.
    #[must_use]
    pub fn diagram(&self) -> Diagram {
        Diagram::of(&self.field, |home| Some(self.rank_of(home)))
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = |home: Square| {
            let shown = self.field.shown().contains(home);
            shown.then(|| self.rank_of(home))
        };
        write!(f, "Position({})", Diagram::of(&self.field, known))
    }
}
