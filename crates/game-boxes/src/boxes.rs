//! The game itself.

use game::Reason;
use game::{Event, EventOf, Expired, Game, Illegal, Places, Rng, Seat, Seats, Turn, Viewer, Why};

use crate::{Action, Chance, Notice, Position, Setup, View};

/// A match of Dots and Boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boxes {
    pub(crate) setup: Setup,
    pub(crate) position: Position,
    /// Who went out before the end, and why.
    pub(crate) out: Option<(Seats, Why)>,
}

impl Boxes {
    /// The options.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether `seat` may draw `action` now, as the seat's view allows it.
    pub(crate) fn may_act(&self, seat: Option<Seat>, action: Action) -> Result<(), Illegal> {
        if let Turn::Over(..) = self.turn() {
            return Err(Illegal::new("over"));
        }
        if seat != Some(self.position.mover()) {
            return Err(Illegal::new("not-your-turn"));
        }
        self.position.may_draw(action).map(|_| ())
    }

    fn go_out(&mut self, seats: Seats, why: Why) -> Result<(), Illegal> {
        if let Turn::Over(..) = self.turn() {
            return Err(Illegal::new("over"));
        }
        if seats.is_empty() || !seats.minus(Seats::TWO).is_empty() {
            return Err(Illegal::new("not-playing").with("seats", seats));
        }
        self.out = Some((seats, why));
        Ok(())
    }

    /// The places of a match in which all boxes are claimed.
    fn count(&self) -> Places {
        let scores = self.position.scores().map(i16::from);
        let sign = if self.setup.misere { -1 } else { 1 };
        let score = |seat: Seat| scores.get(seat.index()).map(|score| sign * score);
        Places::by_score(Seats::TWO, score)
    }
}

impl Game for Boxes {
    const NAME: &'static str = "boxes";
    const RULES: u16 = 1;
    const SECRETS: bool = false;
    const SEATS: Option<Seats> = Some(Seats::TWO);
    const DRAWS: Option<bool> = Some(false);

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Notice = Notice;

    fn seats(_: &Setup) -> Seats {
        Seats::TWO
    }

    /// # Errors
    /// `nothing-to-draw` for a 1x1 board whose whole border is drawn.
    fn draws(_: &Setup) -> bool {
        false
    }
    fn start(setup: &Setup) -> Result<Self, Illegal> {
        let position = Position::new(setup.size, setup.border.lines(setup.size));
        if position.is_full() {
            return Err(Illegal::new("nothing-to-draw").with("size", setup.size));
        }
        Ok(Self {
            setup: *setup,
            position,
            out: None,
        })
    }

    fn turn(&self) -> Turn<Action> {
        match self.out {
            Some((seats, why)) => {
                let left = Seats::TWO.minus(seats);
                let places = match left.iter().next() {
                    Some(winner) => Places::won(Seats::TWO, winner),
                    None => Places::tied(Seats::TWO),
                };
                Turn::Over(places, why.reason())
            }
            None if self.position.is_full() => Turn::Over(self.count(), Reason::Full),
            None => Turn::Act(Seats::one(self.position.mover())),
        }
    }

    fn chance(&self, _: &[u8]) -> Result<Chance, Illegal> {
        Err(Illegal::new("no-draw"))
    }

    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Illegal> {
        match event {
            Event::Act(seat, line) => {
                self.may_act(Some(*seat), *line)?;
                self.position.draw(*line)
            }
            Event::Auto(_) => Err(Illegal::new("not-automatic")),
            Event::Chance(chance) => match *chance {},
            Event::Out(seats, why) => self.go_out(*seats, *why),
        }
    }

    fn expired(&self, _: Seat, _: &mut Rng) -> Expired<Action> {
        Expired::Out
    }

    fn view(&self, who: Viewer) -> View {
        View::new(who, self.clone())
    }

    fn notice(&self, event: &EventOf<Self>, _: Viewer) -> Notice {
        Notice::of(&self.position, event)
    }
}
