//! A match as the rules have it, beside what the house says of it.

use std::collections::VecDeque;

use game::{Draw, Event, Expired, Rng, Seat, Turn, Viewer};
use games::{AnyGame, Form};
use protocol::Snapshot;

use crate::fault::Fault;

/// One player's mirror of a match: plays what was sent and wants to see the same view.
#[derive(Debug)]
pub(super) struct Mirror {
    game: AnyGame,
    viewer: Viewer,
    /// Moves that were sent and have not come back to this player yet.
    sent: VecDeque<(Seat, Form)>,
}

impl Mirror {
    /// A match at its start.
    pub(super) fn new(state: &Snapshot) -> Result<Self, Fault> {
        let mirror = Self {
            game: AnyGame::start(state.game.parse()?, &state.setup)?,
            viewer: state.you,
            sent: VecDeque::new(),
        };
        mirror.check(&state.view)?;
        Ok(mirror)
    }

    /// A move was sent, by this player or the other.
    pub(super) fn sent(&mut self, seat: Seat, action: Form) {
        self.sent.push_back((seat, action));
    }

    /// A step came. Whose move it was; none for an automatic step.
    pub(super) fn step(&mut self, view: &str) -> Result<Option<Seat>, Fault> {
        let (seat, event) = match self.game.turn() {
            Turn::Auto(action) => (None, Event::Auto(action)),
            Turn::Chance(draw) => {
                // What was drawn, the house alone knows: any that leads to what it shows.
                let game = self.drawn(draw, view).ok_or_else(|| {
                    Fault::Wrong(format!("it shows `{view}`, to which no draw leads"))
                })?;
                self.game = game;
                return Ok(None);
            }
            _ => {
                let (seat, action) = self
                    .sent
                    .pop_front()
                    .ok_or_else(|| Fault::Wrong("a step that nobody asked for".to_owned()))?;
                (Some(seat), Event::Act(seat, action))
            }
        };
        self.game.apply(&event)?;
        self.check(view)?;
        Ok(seat)
    }

    /// The match after a draw that leads to this view; `None` where there is none.
    fn drawn(&self, draw: Draw, view: &str) -> Option<AnyGame> {
        let Draw::Die = draw else {
            return None; // no game of the house deals cards
        };
        let after = |number| {
            let mut game = self.game.clone();
            let chance = game.chance(&[number]).ok()?;
            game.apply(&Event::Chance(chance)).ok()?;
            Some(game)
        };
        let mut games = (1..=6).filter_map(after);
        games.find(|game| game.view(self.viewer).to_string() == view)
    }

    /// A legal action of this player, at random; where there are too many to list, a set-up, as one whose
    /// time is up gets it.
    pub(super) fn choose(&self, rng: &mut Rng) -> Option<Form> {
        let view = self.game.view(self.viewer);
        match view.actions() {
            Some(actions) => rng.pick(&actions).cloned(),
            None => match view.world(rng).expired(self.viewer.seat()?, rng) {
                Expired::Act(action) => Some(action),
                Expired::Out => None,
            },
        }
    }

    fn check(&self, view: &str) -> Result<(), Fault> {
        let own = self.game.view(self.viewer).to_string();
        if own == view {
            Ok(())
        } else {
            Err(Fault::Wrong(format!(
                "it shows `{view}` where the rules have `{own}`"
            )))
        }
    }
}
