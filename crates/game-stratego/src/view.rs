//! What one viewer knows, and what of it is the viewer's to do.

use std::fmt;
use std::ops::ControlFlow;

use game::{Illegal, Rng, Seat, Seats, Turn, Viewer};

use crate::deal::deal;
use crate::phase::Stage;
use crate::seen::Seen;
use crate::{Action, Arrangement, Diagram, End, Move, Phase, Quiet, Rank, Setup, Square, Squares};
use crate::{Position, Stratego};

/// Few positions have more moves than this.
const USUAL: usize = 64;

/// What a viewer knows of one side's set-up until both are in.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Lock {
    /// It is not locked.
    Open,
    /// It is locked, and secret.
    Sealed,
    /// It is locked, and known: one's own.
    Known(Arrangement),
}

/// What a viewer knows of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// The square it was set up on, its name for the whole match.
    pub home: Square,
    /// Its rank, if the viewer knows it.
    pub rank: Option<Rank>,
    /// Whether it has fought, so that everybody knows its rank.
    pub fought: bool,
    /// Whether it has moved.
    pub moved: bool,
    /// Whether it has moved more than one square at once, so is a scout.
    pub slid: bool,
}

/// The match as `viewer` knows it: all that is public, and the own ranks.
///
/// Text form, parts joined by ` | `: the viewer, the options, the [`End`] or `-`, then
/// * `arrange`, and for each side `-` (not locked), `+` (locked, secret) or its letters; or
/// * `lot` or `play`, then `r 12 3` (the side to move, the move number, plies since the last attack);
///   then what the repetition rules remember, `3,0 a4a5,b7b6 a4a5a4 b7b6` (chase counts, moves since
///   the first board that may not come again, and the way of the piece each player moved last); then
///   each side: its set-up with `?` for ranks that are not known, and every piece that has done
///   something: where it was set up, where it is (`-`: lost), `m` moved, or `s` slid, `f` fought.
///   (`a4a6m b3-mf`).
///
/// `Debug` prints whose it is alone, as the rest may be a secret.
#[derive(Clone, PartialEq, Eq)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) setup: Setup,
    pub(crate) stage: Stage<Lock, Box<Seen>>,
    pub(crate) end: Option<End>,
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View({}, ..)", self.viewer)
    }
}

impl View {
    /// What `viewer` knows of a match.
    pub(crate) fn of(state: &Stratego, viewer: Viewer) -> Self {
        let open = state.end.is_some();
        let seen = |position: &Position| Box::new(Seen::of(position, viewer, open));
        let lock = |seat: Seat, held: &Option<Arrangement>| match held {
            None => Lock::Open,
            Some(own) if open || viewer.seat() == Some(seat) => Lock::Known(own.clone()),
            Some(_) => Lock::Sealed,
        };
        let stage = match &state.stage {
            Stage::Arrange([red, blue]) => {
                Stage::Arrange([lock(Seat::FIRST, red), lock(Seat::SECOND, blue)])
            }
            Stage::Lot(position) => Stage::Lot(seen(position)),
            Stage::Play(position) => Stage::Play(seen(position)),
        };
        Self {
            viewer,
            setup: state.setup,
            stage,
            end: state.end,
        }
    }

    /// The options.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the match waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match (&self.stage, self.end) {
            (_, Some(end)) => Phase::Over(end),
            (Stage::Arrange(locks), None) => Phase::Arrange(
                Seats::TWO
                    .iter()
                    .filter(|seat| locks[seat.index()] == Lock::Open)
                    .collect(),
            ),
            (Stage::Lot(_), None) => Phase::Lot,
            (Stage::Play(seen), None) => Phase::Play(seen.field.turn),
        }
    }

    fn seen(&self) -> Option<&Seen> {
        match &self.stage {
            Stage::Arrange(_) => None,
            Stage::Lot(seen) | Stage::Play(seen) => Some(seen),
        }
    }

    /// The set-up of `seat`, if all of it is known: one's own once it is locked, both at the end.
    #[must_use]
    pub fn arrangement(&self, seat: Seat) -> Option<Arrangement> {
        match &self.stage {
            Stage::Arrange(locks) => match locks.get(seat.index())? {
                Lock::Known(arrangement) => Some(arrangement.clone()),
                Lock::Open | Lock::Sealed => None,
            },
            Stage::Lot(seen) | Stage::Play(seen) => {
                let homes = &seen.field.homes;
                let cells: Option<Vec<Option<Rank>>> = (0..Arrangement::CELLS)
                    .map(|cell| {
                        let home = Arrangement::square(seat, cell)?;
                        let rank = seen.ranks[home.index()];
                        (rank.is_some() || !homes.contains(home)).then_some(rank)
                    })
                    .collect();
                cells?.try_into().ok().map(Arrangement::new)
            }
        }
    }

    /// The piece on `square`, once both set-ups are in.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let seen = self.seen()?;
        Some(described(seen, seen.field.piece(square)?))
    }

    /// The pieces that `seat` has lost.
    #[must_use]
    pub fn lost(&self, seat: Seat) -> Vec<Piece> {
        let Some(seen) = self.seen() else {
            return Vec::new();
        };
        let lost = (seen.field.homes - seen.field.alive) & Squares::half(seat);
        lost.into_iter().map(|home| described(seen, home)).collect()
    }

    /// The last move.
    #[must_use]
    pub fn last(&self) -> Option<Move> {
        let field = &self.seen()?.field;
        field.runs[field.turn.other().index() & 1].last()
    }

    /// The last move of `seat`.
    #[must_use]
    pub fn last_of(&self, seat: Seat) -> Option<Move> {
        self.seen()?.field.runs[seat.index() & 1].last()
    }

    /// Where the viewer's piece on `from` may go now.
    #[must_use]
    pub fn targets(&self, from: Square) -> Squares {
        let mut targets = Squares::NONE;
        if let Some(seen) = self.moving()
            && seen.field.men(seen.field.turn).contains(from)
        {
            let rule = self.setup.repetition;
            let _ = seen
                .field
                .try_moves_from(from, &seen.gait(), rule, &mut |moved| {
                    targets = targets.with(moved.to);
                    ControlFlow::Continue(())
                });
        }
        targets
    }

    /// Plies without an attack until the quiet draw, if the option has one.
    #[must_use]
    pub fn quiet_left(&self) -> Option<u32> {
        let limit = self.setup.quiet.limit()?;
        Some(limit.saturating_sub(self.seen()?.field.quiet))
    }

    /// Whether the board warns of the quiet draw.
    #[must_use]
    pub fn warns(&self) -> bool {
        self.end.is_none() && self.quiet_left().is_some_and(|left| left <= Quiet::WARNING)
    }

    /// The diagram, with `?` for ranks that are not known, once both set-ups are in.
    #[must_use]
    pub fn diagram(&self) -> Option<Diagram> {
        let seen = self.seen()?;
        Some(Diagram::of(&seen.field, |home| seen.ranks[home.index()]))
    }

    /// The board, if the viewer is to move on it now.
    fn moving(&self) -> Option<&Seen> {
        match (self.phase(), &self.stage) {
            (Phase::Play(turn), Stage::Play(seen)) if self.viewer.seat() == Some(turn) => {
                Some(seen)
            }
            _ => None,
        }
    }
}

fn described(seen: &Seen, home: Square) -> Piece {
    let field = &seen.field;
    Piece {
        seat: home.half(),
        home,
        rank: seen.ranks[home.index()],
        fought: field.fought.contains(home),
        moved: field.moved.contains(home),
        slid: field.slid.contains(home),
    }
}

impl game::View for View {
    type Game = Stratego;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn<Action> {
        self.phase().turn()
    }

    fn actions(&self) -> Option<Vec<Action>> {
        if let (Phase::Arrange(owing), Some(seat)) = (self.phase(), self.viewer.seat())
            && owing.contains(seat)
        {
            return None;
        }
        let mut actions = Vec::new();
        if let Some(seen) = self.moving() {
            actions.reserve(USUAL);
            let rule = self.setup.repetition;
            let _ = seen.field.try_moves(&seen.gait(), rule, |moved| {
                actions.push(Action::Move(moved));
                ControlFlow::Continue(())
            });
        }
        Some(actions)
    }

    fn allows(&self, action: &Action) -> Result<(), Illegal> {
        let seat = self.viewer.seat();
        self.phase().allows(&self.setup, seat, action, |moved| {
            // Only asked of the player to move.
            self.moving().map_or(Ok(()), |seen| {
                seen.field
                    .allows(moved, &seen.gait(), self.setup.repetition)
            })
        })
    }

    fn drafts(&self, draft: &Action) -> Result<(), Illegal> {
        match (self.phase(), self.viewer.seat(), draft) {
            (Phase::Over(_), ..) => Err(Illegal::new("over")),
            (Phase::Arrange(owing), Some(seat), draft) if owing.contains(seat) => match draft {
                Action::Setup(placed) => placed.check_part(self.setup.barrage),
                Action::Move(_) => Err(Illegal::new("arrange-first")),
            },
            _ => Err(Illegal::new("not-your-turn")),
        }
    }

    fn world(&self, rng: &mut Rng) -> Stratego {
        let stage = match &self.stage {
            Stage::Arrange(locks) => Stage::Arrange(locks.each_ref().map(|lock| match lock {
                Lock::Open => None,
                Lock::Sealed => Some(Arrangement::sound(self.setup.barrage, rng)),
                Lock::Known(arrangement) => Some(arrangement.clone()),
            })),
            Stage::Lot(seen) => Stage::Lot(Box::new(deal(seen, &self.setup, false, rng))),
            Stage::Play(seen) => {
                let played = self.end.is_none();
                Stage::Play(Box::new(deal(seen, &self.setup, played, rng)))
            }
        };
        Stratego {
            setup: self.setup,
            stage,
            end: self.end,
        }
    }
}
