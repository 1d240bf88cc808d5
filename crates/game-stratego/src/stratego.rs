//! The match as every other crate sees it.

use std::fmt;

use game::{Event, EventOf, Expired, Game, Illegal, Rng, Seat, Seats, Turn, Viewer, Why};

use crate::phase::Stage;
use crate::{Action, Arrangement, Chance, End, Notice, Phase, Position, Setup, Squares, View};

/// A match of Stratego. `Debug` prints what a watcher may see.
#[derive(Clone, PartialEq, Eq)]
pub struct Stratego {
    pub(crate) setup: Setup,
    pub(crate) stage: Stage<Option<Arrangement>, Box<Position>>,
    pub(crate) end: Option<End>,
}

impl Stratego {
    /// The board with all ranks, once both set-ups are in.
    #[must_use]
    pub const fn position(&self) -> Option<&Position> {
        match &self.stage {
            Stage::Arrange(_) => None,
            Stage::Lot(position) | Stage::Play(position) => Some(position),
        }
    }

    /// What the match waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match (&self.stage, self.end) {
            (_, Some(end)) => Phase::Over(end),
            (Stage::Arrange(locked), None) => Phase::Arrange(
                Seats::TWO
                    .iter()
                    .filter(|seat| locked[seat.index()].is_none())
                    .collect(),
            ),
            (Stage::Lot(_), None) => Phase::Lot,
            (Stage::Play(position), None) => Phase::Play(position.turn()),
        }
    }

    fn allows(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.phase()
            .allows(&self.setup, Some(seat), action, |moved| {
                // Only asked while the match is played.
                self.position()
                    .map_or(Ok(()), |position| position.allows(moved))
            })
    }

    /// An action that is allowed.
    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match (&mut self.stage, action) {
            (Stage::Arrange(locked), Action::Setup(arrangement)) => {
                locked[seat.index()] = Some(arrangement.clone());
                self.unseal()
            }
            (Stage::Play(position), Action::Move(moved)) => {
                position.play(*moved);
                self.end = position.over();
                Ok(())
            }
            _ => Err(Illegal::new("not-your-turn")),
        }
    }

    /// Goes on once both set-ups are in.
    fn unseal(&mut self) -> Result<(), Illegal> {
        let Stage::Arrange([Some(red), Some(blue)]) = &self.stage else {
            return Ok(());
        };
        let first = self.setup.first.seat();
        let position = Position::start(self.setup, [red, blue], first.unwrap_or(Seat::FIRST))?;
        let position = Box::new(position);
        self.stage = match first {
            Some(_) => Stage::Play(position),
            None => Stage::Lot(position),
        };
        Ok(())
    }

    /// Where all pieces will stand, in barrage, if this set-up is the last.
    fn opened(&self, seat: Seat, arrangement: &Arrangement) -> Option<Squares> {
        let Stage::Arrange(locked) = &self.stage else {
            return None;
        };
        let other = locked[seat.other().index() & 1].as_ref()?;
        let pieces = arrangement.pieces(seat).chain(other.pieces(seat.other()));
        let on = pieces.map(|(square, _)| square).collect();
        self.setup.barrage.then_some(on)
    }

    /// What the end of its time does to a seat that has `placed` so much of its set-up.
    fn at_the_deadline(&self, placed: &Arrangement, rng: &mut Rng) -> Expired<Action> {
        match self.phase() {
            Phase::Arrange(_) => {
                let barrage = self.setup.barrage;
                let whole = Arrangement::completed(placed.cells(), barrage, rng);
                Expired::Act(Action::Setup(whole))
            }
            _ => Expired::Out,
        }
    }

    fn lot(&mut self, chance: Chance) -> Result<(), Illegal> {
        match &self.stage {
            Stage::Lot(position) if self.end.is_none() => {
                let mut position = position.clone();
                position.field.turn = chance.first();
                self.stage = Stage::Play(position);
                Ok(())
            }
            _ => Err(Illegal::new("no-draw")),
        }
    }

    fn leave(&mut self, seats: Seats, why: Why) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::new("over"));
        }
        if seats.is_empty() || !seats.minus(Seats::TWO).is_empty() {
            return Err(Illegal::new("not-playing").with("seats", seats));
        }
        let left = Seats::TWO.minus(seats).iter().next();
        self.end = Some(End {
            winner: left, // both in the same instant: a draw
            reason: why.reason(),
        });
        Ok(())
    }
}

/// A match that stands at this position.
impl From<Position> for Stratego {
    fn from(position: Position) -> Self {
        Self {
            setup: *position.setup(),
            end: position.over(),
            stage: Stage::Play(Box::new(position)),
        }
    }
}

impl fmt::Debug for Stratego {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stratego({})", self.view(Viewer::Watcher))
    }
}

impl Game for Stratego {
    const NAME: &'static str = "stratego";
    const RULES: u16 = 1;
    const SECRETS: bool = true;
    const SEATS: Option<Seats> = Some(Seats::TWO);

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Notice = Notice;

    fn seats(_: &Setup) -> Seats {
        Seats::TWO
    }

    fn draws(setup: &Setup) -> bool {
        setup.first.seat().is_none()
    }

    fn start(setup: &Setup) -> Result<Self, Illegal> {
        Ok(Self {
            setup: *setup,
            stage: Stage::Arrange([None, None]),
            end: None,
        })
    }

    fn turn(&self) -> Turn<Action> {
        self.phase().turn()
    }

    fn chance(&self, drawn: &[u8]) -> Result<Chance, Illegal> {
        match self.phase() {
            Phase::Lot => Chance::of(drawn),
            _ => Err(Illegal::new("no-draw")),
        }
    }

    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Illegal> {
        match event {
            Event::Act(seat, action) => {
                self.allows(*seat, action)?;
                self.act(*seat, action)
            }
            Event::Auto(action) => Err(Illegal::new("not-automatic").with("action", action)),
            Event::Chance(chance) => self.lot(*chance),
            Event::Out(seats, why) => self.leave(*seats, *why),
        }
    }

    /// A set-up is completed; a move that is not made loses.
    fn expired(&self, _: Seat, rng: &mut Rng) -> Expired<Action> {
        self.at_the_deadline(&Arrangement::EMPTY, rng)
    }

    fn completed(&self, _: Seat, draft: &Action, rng: &mut Rng) -> Expired<Action> {
        match draft {
            Action::Setup(placed) => self.at_the_deadline(placed, rng),
            Action::Move(_) => self.at_the_deadline(&Arrangement::EMPTY, rng),
        }
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn notice(&self, event: &EventOf<Self>, who: Viewer) -> Notice {
        let (seat, action) = match event {
            Event::Act(seat, action) => (*seat, action),
            // Never legal in this game: there is no automatic step.
            Event::Auto(action) => (Seat::FIRST, action),
            Event::Chance(chance) => return Notice::First(chance.first()),
            Event::Out(seats, why) => return Notice::Out(*seats, *why),
        };
        match action {
            Action::Setup(arrangement) => Notice::Arranged {
                seat,
                own: (who.seat() == Some(seat)).then(|| arrangement.clone()),
                on: self.opened(seat, arrangement),
            },
            Action::Move(moved) => {
                let fight = self.position().and_then(|position| position.fight(*moved));
                Notice::Moved(seat, *moved, fight)
            }
        }
    }
}
