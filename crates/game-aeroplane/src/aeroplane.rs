//! The game itself.

use game::{Event, EventOf, Expired, Game, Illegal, Rng, Seat, Seats, Turn, Viewer};

use crate::{Action, Chance, Notice, Position, Setup, View};

/// A match of Aeroplane Chess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aeroplane(Position);

impl Aeroplane {
    pub(crate) const fn at(position: Position) -> Self {
        Self(position)
    }

    /// The board, whose turn it is and the options.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.0
    }
}

impl Game for Aeroplane {
    const NAME: &'static str = "aeroplane";
    const RULES: u16 = 1;
    const SECRETS: bool = false;
    const DRAWS: Option<bool> = Some(true);

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Notice = Notice;

    fn seats(setup: &Setup) -> Seats {
        setup.seats()
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
        let Turn::Chance(draw) = self.turn() else {
            return Err(Illegal::new("no-draw"));
        };
        drawn
            .first()
            .filter(|_| draw.fits(drawn))
            .and_then(|number| Chance::new(*number))
            .ok_or(Illegal::new("bad-draw"))
    }

    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Illegal> {
        match event {
            Event::Act(seat, action) => {
                self.0.allows(Some(*seat), *action)?;
                self.0.play(*action);
            }
            Event::Auto(action) => {
                if self.turn() != Turn::Auto(*action) {
                    return Err(Illegal::new("not-automatic"));
                }
                self.0.play(*action);
            }
            Event::Chance(number) => {
                let Turn::Chance(_) = self.turn() else {
                    return Err(Illegal::new("no-draw"));
                };
                self.0.rolled(number.number());
            }
            Event::Out(seats, why) => self.0.out(*seats, *why)?,
        }
        Ok(())
    }

    fn expired(&self, _: Seat, _: &mut Rng) -> Expired<Action> {
        Expired::Out
    }

    fn view(&self, who: Viewer) -> View {
        View::new(who, self.0)
    }

    fn notice(&self, event: &EventOf<Self>, _: Viewer) -> Notice {
        Notice::of(&self.0, event)
    }
}
