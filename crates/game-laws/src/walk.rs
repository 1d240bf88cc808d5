//! One random match.

use std::collections::BTreeSet;

use game::{Draw, Event, EventOf, Expired, Game, Rng, Seat, Seats, Turn, View as _, Viewer, Why};

use crate::Law;
use crate::law::Broken;

/// How seats go out in a random match.
#[derive(Clone, Copy, Debug)]
enum Outs {
    /// Never.
    None,
    /// A random seat, once in so many events.
    One(usize),
    /// Any seats at the same instant, once in so many events.
    Some(usize),
}

/// A random match as far as it has been played.
pub(crate) struct Walk<G: Game> {
    pub(crate) seats: Seats,
    pub(crate) rng: Rng,
    pub(crate) state: G,
    pub(crate) record: Vec<EventOf<G>>,
    /// Deck draws: the index of their event in the record, and what was drawn.
    pub(crate) decks: Vec<(usize, Vec<u8>)>,
    /// Who went out, by instant.
    pub(crate) gone: Vec<Seats>,
    /// Texts of the automatic actions so far.
    pub(crate) autos: BTreeSet<String>,
    outs: Outs,
    /// Whether the set-up says that draws are made.
    draws: bool,
}

impl<G: Game> Walk<G> {
    /// A match of `setup` before its first event.
    pub(crate) fn new(setup: &G::Setup, seed: u64) -> Result<Self, Broken> {
        let mut rng = Rng::new(seed);
        let outs = match rng.below(4) {
            0 => Outs::One(8 + rng.below(100)),
            1 => Outs::Some(8 + rng.below(100)),
            _ => Outs::None,
        };
        Ok(Self {
            seats: G::seats(setup),
            rng,
            state: G::start(setup).map_err(|e| Law::Replay.breach(format!("start: {e}")))?,
            record: Vec::new(),
            decks: Vec::new(),
            gone: Vec::new(),
            autos: BTreeSet::new(),
            outs,
            draws: G::draws(setup),
        })
    }

    /// The seats that have gone out.
    pub(crate) fn out(&self) -> Seats {
        self.gone.iter().flat_map(|seats| seats.iter()).collect()
    }

    /// Everyone who may look.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let seats = self.seats.iter().map(Viewer::Seat);
        seats.chain([Viewer::Watcher]).collect()
    }

    /// The next event of the random match; `None` when it is over.
    pub(crate) fn next(&mut self) -> Result<Option<EventOf<G>>, Broken> {
        let over = matches!(self.state.turn(), Turn::Over(..));
        match self.outs {
            Outs::One(often) | Outs::Some(often) if !over && self.rng.chance(1, often) => {
                if let Some(event) = self.next_out() {
                    return Ok(Some(event));
                }
            }
            _ => {}
        }
        let event = next_event(&self.state, &mut self.rng)?;
        if let (Some(Event::Chance(_)), Turn::Chance(Draw::Deck { cards, .. })) =
            (&event, self.state.turn())
        {
            // Drawn here once more so that the permutation itself is kept.
            let drawn = Draw::Deck { round: 0, cards }.sample(&mut self.rng);
            let chance = chance(&self.state, &drawn)?;
            self.decks.push((self.record.len(), drawn));
            return Ok(Some(Event::Chance(chance)));
        }
        Ok(event)
    }

    /// Seats that go out now, if they can.
    fn next_out(&mut self) -> Option<EventOf<G>> {
        let mut seats: Vec<Seat> = can_go(&self.state, self.seats).iter().collect();
        self.rng.shuffle(&mut seats);
        let most = match self.outs {
            Outs::Some(_) if !seats.is_empty() => 1 + self.rng.below(seats.len()),
            _ => 1,
        };
        let seats: Seats = seats.into_iter().take(most).collect();
        let why = *self.rng.pick(&[Why::Resigned, Why::Exited, Why::Time])?;
        (!seats.is_empty()).then_some(Event::Out(seats, why))
    }

    /// Takes a step of the match.
    pub(crate) fn step(&mut self, event: EventOf<G>) -> Result<(), Broken> {
        if let Err(e) = self.state.apply(&event) {
            return Law::Allows.broken(format!("`{event}` is refused: {e}"));
        }
        match &event {
            Event::Out(seats, _) => self.gone.push(*seats),
            Event::Auto(action) => {
                self.autos.insert(action.to_string());
            }
            Event::Chance(_) => Law::Draws.holds(self.draws, || {
                "a draw in a match whose set-up says that there is none".to_owned()
            })?,
            Event::Act(..) => {}
        }
        self.record.push(event);
        Ok(())
    }
}

/// A random event that is due in `state`; `None` when the match is over.
pub(crate) fn next_event<G: Game>(state: &G, rng: &mut Rng) -> Result<Option<EventOf<G>>, Broken> {
    Ok(match state.turn() {
        Turn::Over(..) => None,
        Turn::Auto(action) => Some(Event::Auto(action)),
        Turn::Chance(due) => Some(Event::Chance(chance(state, &due.sample(rng))?)),
        Turn::Setup(seats) | Turn::Act(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let Some(seat) = rng.pick(&seats) else {
                return Law::Turns.broken("nobody owes the action that is due");
            };
            Some(Event::Act(*seat, choose(state, *seat, rng)?))
        }
    })
}

/// A random legal action of a seat that owes one.
pub(crate) fn choose<G: Game>(state: &G, seat: Seat, rng: &mut Rng) -> Result<G::Action, Broken> {
    match state.view(Viewer::Seat(seat)).actions() {
        Some(actions) => match rng.pick(&actions) {
            Some(action) => Ok(action.clone()),
            None => Law::Forced.broken(format!("seat {seat} is asked and has no action")),
        },
        None => match state.expired(seat, rng) {
            Expired::Act(action) => Ok(action),
            Expired::Out => {
                Law::Expired.broken("a choice too large to list is not completed when time is over")
            }
        },
    }
}

/// The chance event of an outcome that fits what is due.
pub(crate) fn chance<G: Game>(state: &G, drawn: &[u8]) -> Result<G::Chance, Broken> {
    state
        .chance(drawn)
        .map_err(|e| Law::Draws.breach(format!("the draw {drawn:?} is refused: {e}")))
}

/// The seats that can go out now.
pub(crate) fn can_go<G: Game>(state: &G, seats: Seats) -> Seats {
    let goes = |seat: &Seat| {
        let event = Event::Out(Seats::one(*seat), Why::Resigned);
        state.clone().apply(&event).is_ok()
    };
    seats.iter().filter(goes).collect()
}
