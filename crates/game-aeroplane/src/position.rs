//! The board and whose turn it is: what engines work on.

use game::{Draw, Illegal, Places, Seat, Seats, Turn};

use crate::{
    Action, Fate, Moves, Overshoot, Phase, Plane, Planes, Progress, RollOff, Route, Setup, Side,
    Struck, Trip,
};

/// A match as it stands, options included. A small `Copy` value.
///
/// Text form: the set-up, the phase and each seat's planes: `players=3 | move 2 1 1,3 6 |
/// -,0,17,@3 | home 1 | 9,9,30,56`. Planes are written by their progress, `-` in the hangar, `@3`
/// in the stack of plane 3; `home 1` finished first, `out 2` went out at the second instant at
/// which somebody did. Phases:
///
/// | text | waits for |
/// |---|---|
/// | `off 0,2 4` | the next roll of a roll-off among seats 0 and 2, of which the first rolled 4 |
/// | `off-die 0,2 -` | its die, nobody having rolled yet |
/// | `roll 2 1 1,3` | seat 2, which rolled one six that moved planes 1 and 3, to roll |
/// | `die 2 0 -` | its die |
/// | `move 2 0 - 5` | seat 2 to use its 5, or the pass if it cannot |
/// | `over goal` | nothing |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    pub(crate) sides: [Side; Seat::MAX],
}

impl Position {
    /// The position a match starts from: the roll-off, all planes in the hangar.
    #[must_use]
    pub fn start(setup: &Setup) -> Self {
        Self {
            setup: *setup,
            phase: Phase::RollOff(RollOff::new(setup.seats())),
            sides: [Side::START; Seat::MAX],
        }
    }

    /// The options.
    #[inline]
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What it waits for.
    #[inline]
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The planes of a seat.
    #[inline]
    #[must_use]
    pub const fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// Whether `seat` is in the match and neither finished nor out.
    #[inline]
    #[must_use]
    pub fn is_playing(&self, seat: Seat) -> bool {
        self.setup.seats().contains(seat) && self.side(seat).fate == Fate::Playing
    }

    /// The seats that are neither finished nor out.
    #[must_use]
    pub fn playing(&self) -> Seats {
        Seat::ALL
            .into_iter()
            .filter(|seat| self.is_playing(*seat))
            .collect()
    }

    /// Whose turn it is, to roll or to move, in the roll-off too.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        match &self.phase {
            Phase::RollOff(round) | Phase::RollOffDie(round) => round.next(),
            Phase::Roll(go) | Phase::Die(go) | Phase::Move(go, _) => Some(go.mover),
            Phase::Over(_) => None,
        }
    }

    /// What the match waits for.
    #[must_use]
    pub fn turn(&self) -> Turn<Action> {
        match self.phase {
            Phase::Over(reason) => Turn::Over(self.places(), reason),
            Phase::RollOffDie(_) | Phase::Die(_) => Turn::Chance(Draw::Die),
            Phase::Move(go, number) if !self.can_use(go.mover, number) => Turn::Auto(Action::Pass),
            Phase::RollOff(_) | Phase::Roll(_) | Phase::Move(..) => {
                Turn::Act(self.mover().into_iter().collect())
            }
        }
    }

    /// The places as they stand: those who finished in their order, those who play, and those who
    /// are out, who went first last.
    #[must_use]
    pub fn places(&self) -> Places {
        Places::by_score(self.setup.seats(), |seat| match self.side(seat).fate {
            Fate::Home(order) => i16::from(u8::MAX) * 2 - i16::from(order),
            Fate::Playing => i16::from(u8::MAX),
            Fate::Out(instant) => i16::from(instant),
        })
    }

    /// Whether any plane of `seat` can use this number.
    #[inline]
    #[must_use]
    pub fn can_use(&self, seat: Seat, number: u8) -> bool {
        let launches = self.setup.launch.allows(number);
        let bounces = self.setup.overshoot == Overshoot::Bounce;
        self.side(seat).at.iter().any(|at| {
            (launches && *at == Progress::HANGAR)
                || (at.is_on_board() && (bounces || at.plus(number).is_some()))
        })
    }

    /// The actions of the mover that has rolled; none in any other phase, or when it has to pass.
    #[must_use]
    pub fn moves(&self) -> Moves {
        let mut moves = Moves::NONE;
        let Phase::Move(go, number) = self.phase else {
            return moves;
        };
        let side = self.side(go.mover);
        for plane in Plane::ALL {
            let from = side.progress(plane);
            if from == Progress::HANGAR {
                if self.setup.launch.allows(number) {
                    moves.push(Action::Launch(plane));
                }
            } else if side.is_lead(plane) {
                self.push_moves(&mut moves, go.mover, plane, number);
            }
        }
        moves
    }

    /// Adds the ways in which a plane or stack can move.
    #[inline]
    fn push_moves(&self, moves: &mut Moves, seat: Seat, plane: Plane, number: u8) {
        let side = self.side(seat);
        let (from, planes) = (side.progress(plane), side.stack(plane));
        for fly in [false, true] {
            let Some(route) = Route::find(&self.setup, from, number, fly) else {
                continue;
            };
            for stack in [false, true] {
                if !stack || !self.stackable(seat, planes, route.end()).is_empty() {
                    moves.push(Action::Move { plane, fly, stack });
                }
            }
        }
    }

    /// The own planes that `planes` can stack with when they end there.
    #[inline]
    pub(crate) fn stackable(&self, seat: Seat, planes: Planes, end: Progress) -> Planes {
        if end.can_stack() {
            self.side(seat).planes_at(end).minus(planes)
        } else {
            Planes::NONE
        }
    }

    /// The enemy planes on a square of the way of `seat`.
    #[inline]
    #[must_use]
    pub fn enemies_at(&self, seat: Seat, square: Progress) -> Option<Struck> {
        // A seat that does not play has no plane on the ring.
        for other in Seat::ALL {
            if other != seat
                && let Some(there) = square.for_seat(seat, other)
            {
                let planes = self.side(other).planes_at(there);
                if !planes.is_empty() {
                    return Some(Struck {
                        seat: other,
                        planes,
                    });
                }
            }
        }
        None
    }

    /// The enemy planes that a flight of `seat` crosses.
    #[inline]
    #[must_use]
    pub fn crossed_by(&self, seat: Seat) -> Option<Struck> {
        let opposite = Seat::ALL[(seat.index() + 2) % Seat::MAX];
        let planes = self.side(opposite).planes_at(Progress::CROSSED);
        (!planes.is_empty()).then_some(Struck {
            seat: opposite,
            planes,
        })
    }

    /// Whether `seat` may take `action` now.
    ///
    /// # Errors
    /// `over`, `not-your-turn`; `roll-first` before the roll and `rolled` after it; `must-move` for
    /// a pass; `not-in-hangar` and `no-launch` for a launch; those of [`Trip::of`] for a move.
    pub fn allows(&self, seat: Option<Seat>, action: Action) -> Result<(), Illegal> {
        let turn = self.turn();
        if let Turn::Over(..) = turn {
            return Err(Illegal::new("over"));
        }
        let Some(seat) = seat.filter(|seat| turn.owing().contains(*seat)) else {
            return Err(Illegal::new("not-your-turn"));
        };
        let Phase::Move(_, number) = self.phase else {
            return match action {
                Action::Roll => Ok(()),
                _ => Err(Illegal::new("roll-first")),
            };
        };
        match action {
            Action::Roll => Err(Illegal::new("rolled").with("number", number)),
            Action::Pass => Err(Illegal::new("must-move").with("number", number)),
            Action::Launch(plane) if self.side(seat).progress(plane) != Progress::HANGAR => {
                Err(Illegal::new("not-in-hangar").with("plane", plane))
            }
            Action::Launch(_) if !self.setup.launch.allows(number) => {
                Err(Illegal::new("no-launch").with("number", number))
            }
            Action::Launch(_) => Ok(()),
            Action::Move { plane, fly, stack } => {
                Trip::of(self, seat, plane, number, fly, stack).map(|_| ())
            }
        }
    }

    /// The actions that `seat` may take now.
    #[must_use]
    pub fn actions(&self, seat: Option<Seat>) -> Vec<Action> {
        let owes = |seat| self.turn().owing().contains(seat);
        match self.phase {
            _ if !seat.is_some_and(owes) => Vec::new(),
            Phase::Move(..) => self.moves().to_vec(),
            _ => vec![Action::Roll],
        }
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start(&Setup::default())
    }
}
