//! A step as it is played.

use game::{Draw, Event, Illegal, Rng, Seat, Turn, Viewer};
use games::{AnyEvent, AnyGame, AnyView, Kind};

use crate::{Goal, Step};

/// What is hidden from the learner is dealt from this, the same every time.
const SEED: u64 = 7;
/// So many events follow one action at most.
const MOST: usize = 16;

/// What the learner sees after an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The text form of the view.
    pub view: String,
    /// That of the notice that led to it.
    pub notice: String,
}

/// What became of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// The step is done.
    Done(Vec<Frame>),
    /// It was right, and more is asked for.
    More(Vec<Frame>),
    /// It is legal, and not what was asked for: nothing has changed.
    Wrong,
    /// It is not legal: nothing has changed.
    Refused(Illegal),
}

/// A step being played.
#[derive(Clone, Debug)]
pub struct Try {
    step: Step,
    seat: Seat,
    game: AnyGame,
    /// How much of a [`Goal::Line`] is done.
    played: usize,
    replies: u8,
}

impl Try {
    /// A step of a game from its beginning.
    ///
    /// # Errors
    /// Its view is not one of a player of this game.
    pub fn new(kind: Kind, step: &Step) -> Result<Self, Illegal> {
        let view = AnyView::parse(kind, step.view)?;
        let seat = view.viewer().seat();
        let mut rng = Rng::new(SEED);
        Ok(Self {
            step: *step,
            seat: seat.ok_or_else(|| Illegal::new("bad-view"))?,
            game: view.world(&mut rng),
            played: 0,
            replies: step.replies,
        })
    }

    /// What the learner sees now.
    #[must_use]
    pub fn view(&self) -> AnyView {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// What the answer says is to be done now.
    #[must_use]
    pub fn answer(&self) -> Option<&'static str> {
        self.step.answer.get(self.played).copied()
    }

    /// The learner does this.
    pub fn act(&mut self, action: &str) -> Judged {
        if let Err(why) = self.view().allows(action) {
            return Judged::Refused(why);
        }
        let mut after = self.clone();
        let Some(frames) = after.play(action) else {
            return Judged::Refused(Illegal::new("not-your-turn"));
        };
        let is_right = match self.step.goal {
            Goal::Any => true,
            Goal::One(all) => all.contains(&action),
            Goal::Not(all) => !all.contains(&action),
            Goal::Line(all) => all.get(self.played) == Some(&action),
            Goal::If(holds) => holds(action),
            Goal::Win => after.is_won(),
        };
        if !is_right {
            return Judged::Wrong;
        }
        after.played += 1;
        let more = matches!(self.step.goal, Goal::Line(all) if after.played < all.len());
        *self = after;
        if more {
            Judged::More(frames)
        } else {
            Judged::Done(frames)
        }
    }

    /// Whether the learner has won the match.
    #[must_use]
    pub fn is_won(&self) -> bool {
        match self.game.turn() {
            Turn::Over(places, _) => places.winner() == Some(self.seat),
            _ => false,
        }
    }

    /// The action, and all that comes of it before the learner is asked again.
    fn play(&mut self, action: &str) -> Option<Vec<Frame>> {
        let own = Event::Act(self.seat, self.game.action(action).ok()?);
        let mut frames = vec![self.apply(&own)?];
        while frames.len() < MOST {
            let Some(event) = self.follows() else { break };
            frames.push(self.apply(&event)?);
        }
        Some(frames)
    }

    /// What happens next by itself.
    fn follows(&mut self) -> Option<AnyEvent> {
        match self.game.turn() {
            Turn::Auto(action) => Some(Event::Auto(action)),
            Turn::Chance(Draw::Die) => self.game.chance(&[self.step.die]).ok().map(Event::Chance),
            Turn::Act(seats) if self.replies > 0 && !seats.contains(self.seat) => {
                self.replies -= 1;
                let other = seats.iter().next()?;
                let choices = self.game.view(Viewer::Seat(other)).actions()?;
                Some(Event::Act(other, choices.first()?.clone()))
            }
            _ => None,
        }
    }

    fn apply(&mut self, event: &AnyEvent) -> Option<Frame> {
        let who = Viewer::Seat(self.seat);
        let notice = self.game.notice(event, who).ok()?.to_string();
        self.game.apply(event).ok()?;
        Some(Frame {
            view: self.view().to_string(),
            notice,
        })
    }
}
