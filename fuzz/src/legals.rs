//! What is offered is legal, in every match that bytes can describe.

use game::{Draw, Event, EventOf, Expired, Game, Rng, Seat, Seats, Turn, View as _, Viewer, Why};

/// The most events of a match that are played.
const EVENTS: usize = 2_000;

/// The first line is a set-up; each byte after it chooses one event of a match, out of those that
/// the game says are due: each must be taken.
pub fn legals_are_legal<G: Game>(data: &[u8]) {
    let Some(mut state) = start::<G>(data) else {
        return;
    };
    let choices = data.iter().skip_while(|byte| **byte != b'\n').skip(1);
    for byte in choices.take(EVENTS) {
        let Some(event) = next(&state, *byte) else {
            return;
        };
        let taken = state.apply(&event);
        assert_eq!(taken, Ok(()), "`{event}` in {state:?}");
    }
}

/// A match of the set-up on the first line.
pub(crate) fn start<G: Game>(data: &[u8]) -> Option<G> {
    let line = data.split(|byte| *byte == b'\n').next()?;
    let setup: G::Setup = std::str::from_utf8(line).ok()?.parse().ok()?;
    G::start(&setup).ok()
}

/// The event that `byte` chooses; `None` when the match is over. The upper values let seats go out.
fn next<G: Game>(state: &G, byte: u8) -> Option<EventOf<G>> {
    let choice = usize::from(byte);
    Some(match state.turn() {
        Turn::Over(..) => return None,
        Turn::Auto(action) => Event::Auto(action),
        Turn::Chance(due) => {
            let drawn = draw(due, byte);
            Event::Chance(state.chance(&drawn).expect("a draw that fits"))
        }
        Turn::Act(seats) | Turn::Setup(seats) => {
            let seat = nth(seats, choice);
            match state.view(Viewer::Seat(seat)).actions() {
                _ if byte >= 0xfc => Event::Out(seats, Why::Time),
                Some(actions) => {
                    Event::Act(seat, actions[choice / seats.len() % actions.len()].clone())
                }
                None => match state.expired(seat, &mut Rng::new(byte.into())) {
                    Expired::Act(action) => Event::Act(seat, action),
                    Expired::Out => Event::Out(Seats::one(seat), Why::Time),
                },
            }
        }
    })
}

fn nth(seats: Seats, choice: usize) -> Seat {
    let seat = seats.iter().nth(choice % seats.len().max(1));
    seat.expect("an action is owed by somebody")
}

fn draw(due: Draw, byte: u8) -> Vec<u8> {
    match due {
        Draw::Die => vec![byte % 6 + 1],
        Draw::Deck { cards, .. } => {
            let mut deck: Vec<u8> = (0..cards).collect();
            Rng::new(byte.into()).shuffle(&mut deck);
            deck
        }
    }
}
