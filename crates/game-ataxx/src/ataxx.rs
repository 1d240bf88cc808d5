//! The match: a position, its options, and whether somebody went out.

use game::{Event, EventOf, Expired, Game, Illegal, Places, Rng, Seat, Seats, Turn, Viewer, Why};

use crate::{Action, Chance, Notice, Position, Setup, View};

/// A match of Ataxx.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ataxx {
    pub(crate) position: Position,
    pub(crate) setup: Setup,
    /// What was played last: shown on the board.
    pub(crate) last: Option<Action>,
    /// Who went out before the rules ended the match.
    pub(crate) out: Option<(Seats, Why)>,
}

impl Ataxx {
    /// The board now.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether `seat` may take `action` now.
    pub(crate) fn allows(&self, seat: Option<Seat>, action: Action) -> Result<(), Illegal> {
        match (self.turn(), seat) {
            (Turn::Over(..), _) => Err(Illegal::new("over")),
            (Turn::Act(seats), Some(seat)) if seats.contains(seat) => self.position.allows(action),
            _ => Err(Illegal::new("not-your-turn")),
        }
    }

    fn play(&mut self, action: Action) {
        self.position = self.position.play(action);
        self.last = Some(action);
    }

    /// Takes `seats` out, if the match is not over.
    pub(crate) fn leave(&mut self, seats: Seats, why: Why) -> Result<(), Illegal> {
        if matches!(self.turn(), Turn::Over(..)) {
            Err(Illegal::new("over"))
        } else if seats.is_empty() || !seats.minus(Seats::TWO).is_empty() {
            Err(Illegal::new("not-playing").with("seats", seats))
        } else {
            self.out = Some((seats, why));
            Ok(())
        }
    }
}

impl Game for Ataxx {
    const NAME: &'static str = "ataxx";
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

    fn draws(_: &Setup) -> bool {
        false
    }

    fn start(setup: &Setup) -> Result<Self, Illegal> {
        let position = Position::start(setup);
        match position.over(setup.quiet()) {
            Some(reason) => Err(Illegal::new("over-at-once").with("reason", reason)),
            None => Ok(Self {
                position,
                setup: *setup,
                last: None,
                out: None,
            }),
        }
    }

    fn turn(&self) -> Turn<Action> {
        if let Some((seats, why)) = self.out {
            // One out: the other wins. Both in the same instant: a tie.
            let places = Places::by_score(Seats::TWO, |seat| !seats.contains(seat));
            return Turn::Over(places, why.reason());
        }
        match self.position.over(self.setup.quiet()) {
            Some(reason) => Turn::Over(self.position.places(reason), reason),
            None if self.position.can_move(self.position.turn()) => {
                Turn::Act(Seats::one(self.position.turn()))
            }
            None => Turn::Auto(Action::Pass),
        }
    }

    fn chance(&self, _: &[u8]) -> Result<Chance, Illegal> {
        Err(Illegal::new("no-draw"))
    }

    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Illegal> {
        match event {
            Event::Act(seat, action) => {
                self.allows(Some(*seat), *action)?;
                self.play(*action);
                Ok(())
            }
            Event::Auto(action) => match self.turn() {
                Turn::Auto(due) if due == *action => {
                    self.play(due);
                    Ok(())
                }
                Turn::Over(..) => Err(Illegal::new("over")),
                _ => Err(Illegal::new("not-automatic").with("action", action)),
            },
            Event::Chance(chance) => match *chance {},
            Event::Out(seats, why) => self.leave(*seats, *why),
        }
    }

    fn expired(&self, _: Seat, _: &mut Rng) -> Expired<Action> {
        Expired::Out
    }

    fn view(&self, who: Viewer) -> View {
        View::new(who, self.clone())
    }

    fn notice(&self, event: &EventOf<Self>, _: Viewer) -> Notice {
        match event {
            Event::Act(_, action) | Event::Auto(action) => Notice::Played {
                seat: self.position.turn(),
                action: *action,
                captured: self.position.captured(*action),
            },
            Event::Chance(chance) => match *chance {},
            Event::Out(seats, why) => Notice::Out(*seats, *why),
        }
    }
}
