//! The kit finds what it is for: every flaw is reported as the breach of exactly its law.

mod flawed;

use std::sync::atomic::{AtomicU64, Ordering};

use flawed::{Flaw, Flawed, SeenFlawed, of_side, phase, secret};
use game::{
    Draw, Event, EventOf, Expired, Game, Illegal, Places, Rng, Seat, Seats, Turn, View as _, Viewer,
};
use game_laws::party::{Action, Chance, View};
use game_laws::{Law, Party, Plan, find_fault};

fn plan() -> Plan {
    Plan::new(&["", "seats=3", "seats=4 rounds=9"]).matches(30)
}

/// Declares a flaw and the test that it breaks its law.
macro_rules! flaw {
    ($test:ident, $flaw:ident breaks $law:ident, { $($hook:item)* }) => {
        #[derive(Clone, PartialEq, Eq, Debug)]
        struct $flaw;
        impl Flaw for $flaw { $($hook)* }
        #[test]
        fn $test() {
            let fault = find_fault::<Flawed<$flaw>>(&plan()).unwrap_err();
            assert_eq!(fault.law, Law::$law, "{fault}");
        }
    };
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Sound;
impl Flaw for Sound {}

#[test]
fn without_a_flaw_no_law_is_broken() {
    assert_eq!(find_fault::<Flawed<Sound>>(&plan().matches(8)), Ok(()));
}

#[test]
fn a_match_without_end_is_found() {
    let fault = find_fault::<Party>(&plan().events(5)).unwrap_err();
    assert_eq!(fault.law, Law::Ends);
    assert_eq!(fault.record.len(), 6);
}

#[test]
fn a_fault_is_found_again_from_its_seed() {
    let first = find_fault::<Flawed<Panicking>>(&plan()).unwrap_err();
    let again = Plan::new(&[&first.setup]).seed(first.seed).matches(1);
    assert_eq!(find_fault::<Flawed<Panicking>>(&again), Err(first));
}

static CALLS: AtomicU64 = AtomicU64::new(0);

flaw!(state_beside_the_events, Restless breaks Replay, {
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        state.party.apply(event)?;
        if let Event::Chance(_) = event {
            state.mark = CALLS.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }
});

flaw!(refusal_that_leaves_a_trace, Dirty breaks Unchanged, {
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        state.mark += 1;
        state.party.apply(event)?;
        state.mark = 0;
        Ok(())
    }
});

flaw!(apply_takes_what_the_view_refuses, Stricter breaks Allows, {
    fn allows(view: &View, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Bid(6) => Err(Illegal::new("too-high")),
            _ => view.allows(action),
        }
    }
});

flaw!(apply_refuses_in_other_words, OtherWords breaks Allows, {
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        let answer = state.party.apply(event);
        answer.map_err(|e| if e.code() == "no-such-card" { Illegal::new("no") } else { e })
    }
});

flaw!(watcher_may_act, Meddling breaks Allows, {
    fn allows(view: &View, action: &Action) -> Result<(), Illegal> {
        match view.viewer() {
            Viewer::Watcher => Ok(()),
            Viewer::Seat(_) => view.allows(action),
        }
    }
});

flaw!(seat_outside_the_match_plays, Stranger breaks Allows, {
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        match event {
            Event::Act(seat, _) if of_side(&public(&state.party), *seat, 0).is_empty() => Ok(()),
            _ => state.party.apply(event),
        }
    }
});

flaw!(list_with_a_gap, Forgetful breaks Actions, {
    fn actions(view: &View) -> Option<Vec<Action>> {
        let mut actions = view.actions()?;
        if actions.len() > 1 {
            actions.pop();
        }
        Some(actions)
    }
});

flaw!(list_with_something_twice, Twice breaks Actions, {
    fn actions(view: &View) -> Option<Vec<Action>> {
        let mut actions = view.actions()?;
        actions.extend(actions.last().copied());
        Some(actions)
    }
});

flaw!(list_for_whoever_owes_nothing, Eager breaks Actions, {
    fn actions(view: &View) -> Option<Vec<Action>> {
        match view.actions()? {
            none if none.is_empty() => Some(vec![Action::Roll]),
            some => Some(some),
        }
    }
});

flaw!(seat_that_cannot_act_is_asked, Stuck breaks Forced, {
    fn actions(view: &View) -> Option<Vec<Action>> {
        let mut actions = view.actions()?;
        actions.retain(|action| !matches!(action, Action::Bid(_)));
        Some(actions)
    }
});

flaw!(other_automatic_step_is_taken, Helpful breaks Forced, {
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        let owing = state.party.turn().owing();
        match (event, owing.iter().next()) {
            (Event::Auto(action), Some(seat)) if owing.len() == 1 => {
                state.party.apply(&Event::Act(seat, *action))
            }
            _ => state.party.apply(event),
        }
    }
});

/// Whose forced hold is asked for, from a view: the second seat's, while others' are automatic.
fn asked(view: &str) -> Option<Seat> {
    let ["choose", mover, _, _, "3"] = phase(view)[..] else {
        return None;
    };
    let mover = mover.parse().ok()?;
    (mover == Seat::SECOND && of_side(view, mover, 3) == "-").then_some(mover)
}

flaw!(forced_step_is_asked_for, Pedantic breaks Forced, {
    fn turn(turn: Turn<Action>, view: &str) -> Turn<Action> {
        match asked(view) {
            Some(seat) => Turn::Act(Seats::one(seat)),
            None => turn,
        }
    }
    fn actions(view: &View) -> Option<Vec<Action>> {
        match asked(&view.to_string()).map(Viewer::Seat) {
            Some(seat) if seat == view.viewer() => Some(vec![Action::Hold]),
            _ => view.actions(),
        }
    }
    fn allows(view: &View, action: &Action) -> Result<(), Illegal> {
        match asked(&view.to_string()).map(Viewer::Seat) {
            Some(seat) if seat == view.viewer() && *action == Action::Hold => Ok(()),
            _ => view.allows(action),
        }
    }
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        let asked = asked(&public(&state.party));
        match event {
            Event::Act(seat, Action::Hold) if asked == Some(*seat) => {
                state.party.apply(&Event::Auto(Action::Hold))
            }
            Event::Auto(_) if asked.is_some() => Err(Illegal::new("not-due")),
            _ => state.party.apply(event),
        }
    }
});

flaw!(any_draw_will_do, Gullible breaks Draws, {
    fn chance(state: &Party, drawn: &[u8]) -> Result<Chance, Illegal> {
        match (state.turn(), drawn) {
            (Turn::Chance(Draw::Die), [number, ..]) => Ok(Chance::Die((number - 1) % 6 + 1)),
            _ => state.chance(drawn),
        }
    }
});

flaw!(draw_that_is_not_due_is_taken, Lucky breaks Draws, {
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        match event {
            Event::Chance(Chance::Die(_)) => state.party.apply(event).or(Ok(())),
            _ => state.party.apply(event),
        }
    }
});

flaw!(turn_is_hidden_from_watchers, Secretive breaks Turns, {
    fn seen_turn(turn: Turn<Action>, viewer: Viewer) -> Turn<Action> {
        match (viewer, turn) {
            (Viewer::Watcher, Turn::Act(_)) => Turn::Act(Seats::one(Seat::FIRST)),
            (_, turn) => turn,
        }
    }
});

flaw!(view_with_a_line_break, Broken breaks Texts, {
    fn write(text: String) -> String {
        text.replace(" # ", "\n# ")
    }
    fn read(text: &str) -> Result<&str, Illegal> {
        Ok(text)
    }
});

flaw!(view_that_forgets, Lossy breaks Texts, {
    fn write(text: String) -> String {
        text.replace(" arrange |", " deal |")
    }
});

flaw!(reader_that_panics, Careless breaks Garbage, {
    fn read(text: &str) -> Result<&str, Illegal> {
        let _ = &text[..2];
        Ok(text)
    }
});

flaw!(choices_that_depend_on_their_order, Impatient breaks Commute, {
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        state.party.apply(event)?;
        if let Event::Act(seat, Action::Arrange(_)) = event {
            state.mark = state.mark * 10 + seat.index() as u64;
        }
        Ok(())
    }
});

flaw!(notice_of_a_sealed_choice, Gossip breaks Sealed, {
    fn told(_: &Party, event: &EventOf<Party>, _: Viewer) -> String {
        match event {
            Event::Act(_, action @ Action::Bid(_)) => action.to_string(),
            _ => String::new(),
        }
    }
});

flaw!(view_of_a_sealed_choice, Peeking breaks Sealed, {
    fn leak(state: &Party, _: Viewer) -> String {
        secret(state, Seat::FIRST, 4)
    }
});

flaw!(world_without_the_own_cards, Amnesiac breaks World, {
    fn world(view: &SeenFlawed<Self>, rng: &mut Rng) -> Party {
        let world = view.view.world(rng);
        world.view(Viewer::Watcher).world(rng)
    }
});

flaw!(view_that_learns_what_no_notice_tells, Clairvoyant breaks Knowledge, {
    fn leak(state: &Party, who: Viewer) -> String {
        match phase(&public(state))[0] {
            "die" if who == Viewer::Seat(Seat::SECOND) => secret(state, Seat::FIRST, 3),
            _ => String::new(),
        }
    }
});

flaw!(die_that_tells_of_hands, Chatty breaks Knowledge, {
    fn told(state: &Party, event: &EventOf<Party>, _: Viewer) -> String {
        match event {
            Event::Chance(Chance::Die(_)) => secret(state, Seat::SECOND, 3),
            _ => String::new(),
        }
    }
});

/// What the first seat was dealt, as far as it has not been shown.
fn dealt(state: &Party) -> String {
    let cards = secret(state, Seat::FIRST, 3) + &secret(state, Seat::FIRST, 4);
    let mut cards: Vec<char> = cards.chars().collect();
    cards.sort_unstable();
    cards.into_iter().collect()
}

flaw!(hand_shown_to_another_seat, Marked breaks Deals, {
    fn leak(state: &Party, who: Viewer) -> String {
        match who {
            Viewer::Seat(Seat::SECOND) => dealt(state),
            _ => String::new(),
        }
    }
});

flaw!(hand_shown_to_watchers, Glass breaks Deals, {
    fn leak(state: &Party, who: Viewer) -> String {
        match who {
            Viewer::Watcher => dealt(state),
            Viewer::Seat(_) => String::new(),
        }
    }
});

flaw!(deck_told_to_a_seat, Dealer breaks Deals, {
    fn told(_: &Party, event: &EventOf<Party>, who: Viewer) -> String {
        match event {
            Event::Chance(deal @ Chance::Deal(_)) if who == Viewer::Seat(Seat::FIRST) => {
                deal.to_string()
            }
            _ => String::new(),
        }
    }
});

flaw!(debug_that_prints_a_hand, Logging breaks Debug, {
    fn debug(state: &Party) -> String {
        secret(state, Seat::FIRST, 3)
    }
});

flaw!(places_of_other_seats, Miscounted breaks Places, {
    fn turn(turn: Turn<Action>, view: &str) -> Turn<Action> {
        match turn {
            Turn::Over(_, reason) if view.contains("seats=") => {
                Turn::Over(Places::tied(Seats::TWO), reason)
            }
            turn => turn,
        }
    }
});

flaw!(going_out_costs_nothing, Forgiving breaks Places, {
    fn turn(turn: Turn<Action>, _: &str) -> Turn<Action> {
        match turn {
            Turn::Over(places, reason) => Turn::Over(Places::tied(places.seats()), reason),
            turn => turn,
        }
    }
});

flaw!(match_goes_on_after_the_end, Endless breaks Over, {
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        match (event, state.party.turn()) {
            (Event::Out(..), Turn::Over(..)) => Ok(()),
            _ => state.party.apply(event),
        }
    }
});

flaw!(end_that_is_not_named, Unnamed breaks Over, {
    fn allows(view: &View, action: &Action) -> Result<(), Illegal> {
        match view.turn() {
            Turn::Over(..) => Err(Illegal::new("too-late")),
            _ => view.allows(action),
        }
    }
});

flaw!(seat_that_cannot_leave, Sticky breaks Out, {
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        match event {
            Event::Out(..) if phase(&public(&state.party))[0] == "bid" => {
                Err(Illegal::new("not-now"))
            }
            _ => state.party.apply(event),
        }
    }
});

flaw!(seat_that_leaves_twice, Ghost breaks Out, {
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        let view = public(&state.party);
        let gone = |seat: Seat| !["0", ""].contains(&of_side(&view, seat, 1));
        match (event, state.party.turn()) {
            (_, Turn::Over(..)) => Err(Illegal::new("over")),
            (Event::Out(seats, _), _) if seats.len() == 1 && seats.iter().all(gone) => Ok(()),
            _ => state.party.apply(event),
        }
    }
});

flaw!(deadline_with_an_illegal_action, Hasty breaks Expired, {
    fn expired(state: &Party, seat: Seat, rng: &mut Rng) -> Expired<Action> {
        match state.expired(seat, rng) {
            Expired::Out => Expired::Act(Action::Reveal),
            act => act,
        }
    }
});

flaw!(deadline_that_completes_nothing, Lazy breaks Expired, {
    fn expired(_: &Party, _: Seat, _: &mut Rng) -> Expired<Action> {
        Expired::Out
    }
});

flaw!(deadline_that_forgets_the_draft, Undrafted breaks Expired, {
    fn completed(state: &Party, seat: Seat, _: &Action, rng: &mut Rng) -> Expired<Action> {
        state.expired(seat, rng)
    }
});

flaw!(game_that_denies_its_secrets, Open breaks World, {
    const SECRETS: bool = false;
});

flaw!(set_up_that_hides_its_draws, Undeclared breaks Draws, {
    fn draws() -> bool {
        false
    }
});

flaw!(rules_that_panic, Panicking breaks Panics, {
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        assert_ne!(event, &Event::Chance(Chance::Die(6)), "a six");
        state.party.apply(event)
    }
});

/// The watcher's view.
fn public(state: &Party) -> String {
    state.view(Viewer::Watcher).to_string()
}
