//! A match as the rules have it, beside what the house says of it.

use std::collections::VecDeque;

use game::{Draw, Event, Expired, Rng, Seat, Turn, Viewer};
use games::{AnyGame, AnyView, Form};
use protocol::Snapshot;

use crate::fault::Fault;

/// One player's mirror of a match: plays what was sent and wants to see the same view. Where cards are
/// dealt nobody can foretell the view: it has to be one, of this player, and the mirror goes on from any match
/// that looks so.
#[derive(Debug)]
pub(super) struct Mirror {
    game: AnyGame,
    viewer: Viewer,
    /// Moves that were sent and have not come back to this player yet.
    sent: VecDeque<(Seat, Form)>,
    /// Whether cards are dealt.
    cards: bool,
}

impl Mirror {
    /// A match at its start.
    pub(super) fn new(state: &Snapshot) -> Result<Self, Fault> {
        let mut mirror = Self {
            game: AnyGame::start(state.game.parse()?, &state.setup)?,
            viewer: state.you,
            sent: VecDeque::new(),
            cards: false,
        };
        if let Turn::Chance(Draw::Deck { .. }) = mirror.game.turn() {
            mirror.cards = true;
            mirror.look(&state.view)?;
        }
        mirror.check(&state.view)?;
        Ok(mirror)
    }

    /// Any match that looks so to this player.
    fn look(&mut self, view: &str) -> Result<(), Fault> {
        let seen = AnyView::parse(self.game.kind(), view)?;
        if seen.viewer() != self.viewer {
            return Err(Fault::Wrong(format!("it shows another’s view `{view}`")));
        }
        self.game = seen.world(&mut Rng::new(0));
        self.check(view)
    }

    /// A move was sent, by this player or the other.
    pub(super) fn sent(&mut self, seat: Seat, action: Form) {
        self.sent.push_back((seat, action));
    }

    /// A step came. Whose move it was; none for an automatic step.
    pub(super) fn step(&mut self, view: &str) -> Result<Option<Seat>, Fault> {
        let (seat, event) = match self.game.turn() {
            Turn::Auto(_) | Turn::Chance(_) if self.cards => {
                self.look(view)?;
                return Ok(None);
            }
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
                if self.cards {
                    self.look(view)?;
                    return Ok(Some(seat));
                }
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
            return None; // a deck is dealt at the start, or never
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

#[cfg(test)]
mod tests {
    use games::Kind;

    use super::*;

    fn at_start(game: &AnyGame, viewer: Viewer) -> Mirror {
        let mut mirror = Mirror {
            game: AnyGame::start(Kind::Tacocat, "").unwrap(),
            viewer,
            sent: VecDeque::new(),
            cards: true,
        };
        mirror.look(&game.view(viewer).to_string()).unwrap();
        mirror
    }

    /// Both players' mirrors go along with whole matches, and choose what is legal.
    #[test]
    fn mirrors_follow_matches_of_hidden_cards() {
        for seed in 0..5 {
            let mut rng = Rng::new(seed);
            let mut game = AnyGame::start(Kind::Tacocat, "").unwrap();
            let viewers = [Seat::FIRST, Seat::SECOND].map(Viewer::Seat);
            let mut mirrors = viewers.map(|viewer| at_start(&game, viewer));
            loop {
                let (seat, event) = match game.turn() {
                    Turn::Over(..) => break,
                    Turn::Auto(action) => (None, Event::Auto(action)),
                    Turn::Chance(draw) => {
                        let Draw::Deck { cards, .. } = draw else {
                            panic!("a die")
                        };
                        let mut deck: Vec<u8> = (0..cards).collect();
                        rng.shuffle(&mut deck);
                        (None, Event::Chance(game.chance(&deck).unwrap()))
                    }
                    Turn::Act(seats) | Turn::Setup(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let action = mirrors[seat.index()].choose(&mut rng).unwrap();
                        for mirror in &mut mirrors {
                            mirror.sent(seat, action.clone());
                        }
                        (Some(seat), Event::Act(seat, action))
                    }
                };
                game.apply(&event).unwrap();
                for mirror in &mut mirrors {
                    let view = game.view(mirror.viewer).to_string();
                    assert_eq!(mirror.step(&view).unwrap(), seat);
                }
            }
        }
    }

    #[test]
    fn what_no_match_shows_is_found() {
        let game = AnyGame::start(Kind::Tacocat, "").unwrap();
        let mut mirror = at_start(&game, Viewer::Seat(Seat::FIRST));
        let start = "| - | 0 4:- | replace |";
        let (own, hidden) = ("1,2,3,4,5,6,7 1 open", "?7 1 open");
        let other = format!("1 |  {start} {hidden} | {own} | - | ?24");
        assert!(mirror.step(&other).is_err(), "the other player sees that");
        let known = format!("0 |  {start} {own} | 3,4,5,6,7,8,9 1 open | - | ?24");
        assert!(mirror.step(&known).is_err(), "it shows the other hand");
        let good = format!("0 |  {start} {own} | {hidden} | - | ?24");
        assert_eq!(mirror.step(&good).unwrap(), None);
    }
}
