//! What a match waits for, and who may therefore do what.

use game::{Illegal, Seat, Seats, Turn};

use crate::{Action, Chance, End, Move, Setup};

/// What a match waits for. Everybody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// These seats have not locked their set-ups yet.
    Arrange(Seats),
    /// It is drawn who moves first.
    Lot,
    /// This seat is to move.
    Play(Seat),
    /// The match is over.
    Over(End),
}

impl Phase {
    pub(crate) fn turn(self) -> Turn<Action> {
        match self {
            Self::Arrange(owing) => Turn::Setup(owing),
            Self::Lot => Turn::Chance(Chance::DRAW),
            Self::Play(seat) => Turn::Act(Seats::one(seat)),
            Self::Over(end) => Turn::Over(end.places(), end.reason),
        }
    }

    /// Whether `seat` may take `action`; `moves` judges a move of the player to move.
    pub(crate) fn allows(
        self,
        setup: &Setup,
        seat: Option<Seat>,
        action: &Action,
        moves: impl FnOnce(Move) -> Result<(), Illegal>,
    ) -> Result<(), Illegal> {
        let owes = |owing: Seats| seat.is_some_and(|seat| owing.contains(seat));
        match (self, action) {
            (Self::Over(_), _) => Err(Illegal::new("over")),
            (Self::Arrange(owing), Action::Setup(arrangement)) if owes(owing) => {
                arrangement.check(setup.barrage)
            }
            (Self::Arrange(owing), Action::Move(_)) if owes(owing) => {
                Err(Illegal::new("arrange-first"))
            }
            (Self::Play(turn), Action::Move(moved)) if seat == Some(turn) => moves(*moved),
            (Self::Play(turn), Action::Setup(_)) if seat == Some(turn) => {
                Err(Illegal::new("already-arranged"))
            }
            _ => Err(Illegal::new("not-your-turn")),
        }
    }
}

/// How far a match has come: `L` is what is held of one side's set-up until both are in, `P` what is
/// held of the board after that.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Stage<L, P> {
    /// Both arrange.
    Arrange([L; 2]),
    /// The lot is due.
    Lot(P),
    /// The match is played.
    Play(P),
}
