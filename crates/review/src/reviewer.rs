//! Going through a match.

use bots::{Appraisal, Budget, Chances};
use game::{Event, Seat, Seats, Turn, Viewer};
use games::{AnyEvent, AnyGame, Form, Kind};
use table::Record;

use crate::{Fault, Grade, Head, Judged, Ply, mille, why};

/// What a ply may cost by default, in nodes of the game's computer player: a match takes some seconds on a phone.
#[must_use]
pub const fn nodes(kind: Kind) -> u64 {
    match kind {
        Kind::Ataxx | Kind::Boxes => 60_000,
        Kind::Aeroplane => 4_000,
        Kind::Stratego => 20_000,
        _ => 40_000,
    }
}

/// Reviews a match ply by ply.
pub struct Reviewer {
    seats: Seats,
    states: Vec<AnyGame>,
    events: Vec<AnyEvent>,
    /// What each seat was told so far.
    told: [Vec<Form>; Seat::MAX],
    next: usize,
    /// The chances where it is now.
    now: Chances,
    /// What is known of where it is now, in games that hide nothing.
    here: Option<Appraisal>,
}

impl Reviewer {
    /// Of a record in hand, before its first event.
    ///
    /// # Errors
    /// When the match is not over, or the record was not read and is not legal.
    pub fn new(record: &Record, budget: &Budget<'_>) -> Result<Self, Fault> {
        if record.result.is_none() {
            return Err(Fault::NotOver);
        }
        let states = record.states()?;
        let events = record.events.iter().map(|(_, event)| event.clone());
        let seats = record.offer.seats();
        let mut even = Chances::default();
        for seat in seats.iter() {
            even[seat.index()] = 1.0 / seats.len() as f64;
        }
        let mut reviewer = Self {
            seats,
            events: events.collect(),
            told: Default::default(),
            next: 0,
            now: even,
            here: None,
            states,
        };
        reviewer.arrive(budget);
        Ok(reviewer)
    }

    /// What a review begins with.
    #[must_use]
    pub fn head(&self) -> Head {
        Head {
            seats: self.seats.iter().map(|seat| seat.index() as u8).collect(),
            start: self.chances(),
            plies: self.events.len() as u32,
        }
    }

    /// The chances where it is now, in per mille.
    fn chances(&self) -> Vec<u16> {
        mille::of(&self.now, self.seats)
    }

    /// The next event; none after the last.
    pub fn step(&mut self, budget: &Budget<'_>) -> Option<Ply> {
        let event = self.events.get(self.next)?.clone();
        let (before, was, here) = (self.now, self.chances(), self.here.take());
        let made = match &event {
            Event::Act(seat, action) => Some((*seat, action.clone())),
            _ => None,
        };
        let here = match &made {
            Some((seat, action)) if self.hides() => self.by_view(*seat, action, budget),
            _ => here,
        };
        let at = self.next;
        self.tell(&event);
        self.next += 1;
        self.arrive(budget);
        let judged = made
            .as_ref()
            .zip(here)
            .and_then(|((seat, action), here)| self.judge(at, *seat, action, &here));
        if matches!(event, Event::Auto(_)) && !self.is_over() && !self.hides() {
            // A forced step changes nothing; what a deeper look sees then was so before.
            self.now = before;
        }
        let chances = self.chances();
        let luck = matches!(event, Event::Chance(_)).then(|| {
            let pairs = chances.iter().zip(&was);
            pairs.map(|(now, was)| *now as i16 - *was as i16).collect()
        });
        let text = match &event {
            Event::Act(_, text) | Event::Auto(text) | Event::Chance(text) => text.to_string(),
            out @ Event::Out(..) => out.to_string(),
        };
        Some(Ply {
            ply: at as u32,
            seat: made.map(|(seat, _)| seat.index() as u8),
            text,
            chances,
            judged,
            luck,
        })
    }

    fn hides(&self) -> bool {
        self.states[0].kind().has_secrets()
    }

    fn is_over(&self) -> bool {
        matches!(self.states[self.next].turn(), Turn::Over(..))
    }

    /// What the seat that acts next could know of its choice.
    fn by_view(&self, seat: Seat, action: &Form, budget: &Budget<'_>) -> Option<Appraisal> {
        let view = self.states[self.next].view(Viewer::Seat(seat));
        bots::appraise(
            &view,
            &self.told[seat.index()],
            Some(action.as_str()),
            budget,
        )
    }

    /// Tells every seat of an event as the match would.
    fn tell(&mut self, event: &AnyEvent) {
        if !self.hides() {
            return;
        }
        let before = &self.states[self.next];
        for seat in self.seats.iter() {
            if let Ok(notice) = before.notice(event, Viewer::Seat(seat)) {
                self.told[seat.index()].push(notice);
            }
        }
    }

    /// Looks around where it is now. What cannot be said anew stays as it was.
    fn arrive(&mut self, budget: &Budget<'_>) {
        let state = &self.states[self.next];
        if let Turn::Over(places, _) = state.turn() {
            self.now = mille::ended(places, self.seats);
        } else if self.hides() {
            self.now = bots::standing(state, budget).unwrap_or(self.now);
        } else {
            self.here = bots::appraise(&state.view(Viewer::Watcher), &[], None, budget);
            self.now = self.here.as_ref().map_or(self.now, |here| here.chances);
        }
    }

    /// What is to be said of the action at `at`, now that what came of it is known.
    fn judge(&self, at: usize, seat: Seat, action: &Form, here: &Appraisal) -> Option<Judged> {
        let choices = self.states[at].view(Viewer::Seat(seat)).actions();
        if choices.is_some_and(|all| all.len() < 2) {
            return None;
        }
        let of = |chances: &Chances| chances[seat.index()];
        let (best, most) = here.actions.first()?;
        let listed = here
            .actions
            .iter()
            .find(|(name, _)| name == action.as_str());
        let made = match listed {
            Some((_, chances)) => of(chances),
            None if self.hides() => return None,
            None if self.is_over() => of(&self.now),
            // What is proven and what is judged is not to be compared.
            None => of(&self
                .here
                .as_ref()
                .filter(|next| next.proven == here.proven)?
                .chances),
        };
        let lost = mille::mille(of(most) - made);
        let grade = Grade::of(lost);
        let is_bad = grade.is_bad() && best != action.as_str();
        let better = is_bad.then(|| best.clone());
        let why = better
            .as_ref()
            .and_then(|better| why::why(&self.states[at], seat, action.as_str(), better));
        Some(Judged {
            grade,
            lost,
            better,
            why,
        })
    }
}
