//! The game itself.

use std::fmt;

use game::{Draw, Event, EventOf, Expired, Game, Illegal, Rng, Seat, Seats, Turn, Viewer};

use crate::{Action, Chance, Notice, Position, Setup, View};

/// A match of Tacocat Spelled Backwards: a whole position.
///
/// `Debug` prints what a watcher knows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tacocat(Position);

impl Tacocat {
    /// `position` must be whole.
    pub(crate) const fn at(position: Position) -> Self {
        Self(position)
    }

    /// Everything on the table, all of it known.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.0
    }

    /// Takes a step that is known to be legal, without a look: for engines. (After a step that is not
    /// the match makes no sense, but nothing panics.)
    pub fn play(&mut self, seat: Seat, action: &Action) {
        self.0.play(seat, action);
    }
}

/// The match that stands at a position, if nothing of it is hidden; else `hidden-cards`.
impl TryFrom<Position> for Tacocat {
    type Error = Illegal;

    fn try_from(position: Position) -> Result<Self, Illegal> {
        if position.is_open() {
            Ok(Self(position))
        } else {
            Err(Illegal::new("hidden-cards"))
        }
    }
}

impl fmt::Debug for Tacocat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tacocat({})", self.view(Viewer::Watcher))
    }
}

impl Game for Tacocat {
    const NAME: &'static str = "tacocat";
    const RULES: u16 = 1;
    const SECRETS: bool = true;
    const SEATS: Option<Seats> = Some(Seats::TWO);
    const DRAWS: Option<bool> = Some(true);

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Notice = Notice;

    fn seats(_: &Setup) -> Seats {
        Seats::TWO
    }

    fn draws(_: &Setup) -> bool {
        true
    }

    fn start(setup: &Setup) -> Result<Self, Illegal> {
        Ok(Self(Position::start(setup)))
    }

    fn turn(&self) -> Turn<Action> {
        self.0.turn()
    }

    fn chance(&self, drawn: &[u8]) -> Result<Chance, Illegal> {
        let draw = due(&self.0)?;
        let deck = Some(drawn).filter(|drawn| draw.fits(drawn));
        deck.and_then(|deck| self.0.setup().ranks(deck))
            .map(Chance)
            .ok_or(Illegal::new("bad-draw"))
    }

    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Illegal> {
        match event {
            Event::Act(seat, action) => {
                self.0.allows(Some(*seat), action)?;
                self.0.play(*seat, action);
            }
            Event::Auto(action) => {
                if self.turn() != Turn::Auto(*action) {
                    return Err(Illegal::new("not-automatic"));
                }
                self.0.play(Seat::FIRST, action);
            }
            Event::Chance(chance) => {
                due(&self.0)?;
                if chance.deck().cards() != self.0.setup().deck() {
                    return Err(Illegal::new("bad-draw"));
                }
                self.0.deal(chance.deck());
            }
            Event::Out(seats, why) => self.0.leave(*seats, *why)?,
        }
        Ok(())
    }

    /// "Zero is a loss on time": nothing is chosen for a seat.
    fn expired(&self, _: Seat, _: &mut Rng) -> Expired<Action> {
        Expired::Out
    }

    fn view(&self, who: Viewer) -> View {
        View::of(&self.0, who)
    }

    fn notice(&self, event: &EventOf<Self>, who: Viewer) -> Notice {
        Notice::of(&self.0, event, who)
    }
}

/// The draw that is due.
fn due(position: &Position) -> Result<Draw, Illegal> {
    match position.turn() {
        Turn::Chance(draw) => Ok(draw),
        _ => Err(Illegal::new("no-draw")),
    }
}
