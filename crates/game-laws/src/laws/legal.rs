//! What may be done, and by whom.

use std::collections::BTreeSet;

use game::{Event, EventOf, Game, Rng, Seat, Turn, View as _, Viewer};

use crate::Law;
use crate::garble::garble;
use crate::law::Broken;
use crate::walk::{Walk, chance, choose};

/// Law [`Law::Turns`].
pub(crate) fn turns<G: Game>(walk: &Walk<G>) -> Result<(), Broken> {
    let turn = walk.state.turn();
    if let Turn::Act(seats) | Turn::Setup(seats) = turn {
        let in_match = walk.seats.minus(walk.out());
        Law::Turns.holds(!seats.is_empty(), || "nobody owes what is due".into())?;
        Law::Turns.holds(seats.minus(in_match).is_empty(), || {
            format!("seats {seats} owe an action, only {in_match} are in")
        })?;
    }
    for viewer in walk.viewers() {
        let view = walk.state.view(viewer);
        Law::Turns.holds(view.viewer() == viewer, || {
            format!("the view of {viewer} is of {}", view.viewer())
        })?;
        Law::Turns.holds(view.turn() == turn, || {
            format!("{viewer} sees {:?}, it is {turn:?}", view.turn())
        })?;
    }
    Ok(())
}

/// Actions to try: some that are legal now, some of earlier, some garbled.
fn tries<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<Vec<G::Action>, Broken> {
    let mut tries = Vec::new();
    for seat in walk.state.turn().owing().iter() {
        for _ in 0..3 {
            tries.push(choose(&walk.state, seat, rng)?);
        }
    }
    for _ in 0..3 {
        if let Some(Event::Act(_, action) | Event::Auto(action)) = rng.pick(&walk.record) {
            tries.push(action.clone());
        }
    }
    if let Turn::Auto(action) = walk.state.turn() {
        tries.push(action);
    }
    for i in 0..tries.len() {
        let text = garble(&tries[i].to_string(), rng);
        tries.extend(text.parse::<G::Action>());
    }
    Ok(tries)
}

/// Applies an event to a copy; a refusal must not have changed it.
fn attempt<G: Game>(state: &G, event: &EventOf<G>) -> Result<Result<(), game::Illegal>, Broken> {
    let mut copy = state.clone();
    let answer = copy.apply(event);
    Law::Unchanged.holds(answer.is_ok() || copy == *state, || {
        format!("`{event}` is refused and changes the state")
    })?;
    Ok(answer)
}

/// Laws [`Law::Allows`], [`Law::Actions`], [`Law::Unchanged`], and [`Law::Forced`] for other
/// automatic steps than the one due.
pub(crate) fn allows<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    let tries = tries(walk, rng)?;
    let turn = walk.state.turn();
    for action in &tries {
        for seat in Seat::ALL {
            let answer = attempt(&walk.state, &Event::Act(seat, action.clone()))?;
            if !walk.seats.contains(seat) {
                Law::Allows.holds(answer.is_err(), || {
                    format!("seat {seat}, not in the match, plays `{action}`")
                })?;
                continue;
            }
            let allowed = walk.state.view(Viewer::Seat(seat)).allows(action);
            Law::Allows.holds(answer == allowed, || {
                format!("seat {seat}, `{action}`: the view says {allowed:?}, apply {answer:?}")
            })?;
        }
        let answer = attempt(&walk.state, &Event::Auto(action.clone()))?;
        Law::Forced.holds(
            answer.is_ok() == (turn == Turn::Auto(action.clone())),
            || format!("automatic `{action}`: {answer:?}, due is {turn:?}"),
        )?;
    }
    for viewer in walk.viewers() {
        idle(walk, viewer, &tries)?;
        listed(walk, viewer, &tries)?;
    }
    Ok(())
}

/// Whoever owes nothing may do nothing, and is told why.
fn idle<G: Game>(walk: &Walk<G>, viewer: Viewer, tries: &[G::Action]) -> Result<(), Broken> {
    let turn = walk.state.turn();
    if viewer
        .seat()
        .is_some_and(|seat| turn.owing().contains(seat))
    {
        return Ok(());
    }
    let view = walk.state.view(viewer);
    let code = match turn {
        Turn::Over(..) => "over",
        _ => "not-your-turn",
    };
    for action in tries {
        let answer = view.allows(action);
        let right = answer.as_ref().is_err_and(|e| e.code() == code);
        Law::Allows.holds(right, || {
            format!("{viewer}, who owes nothing, `{action}`: {answer:?} and not `{code}`")
        })?;
    }
    let actions = view.actions();
    Law::Actions.holds(actions.as_ref().is_some_and(Vec::is_empty), || {
        format!("{viewer}, who owes nothing, has the actions {actions:?}")
    })
}

/// The list holds what is allowed, and no more; of actions that do the same it may hold one.
fn listed<G: Game>(walk: &Walk<G>, viewer: Viewer, tries: &[G::Action]) -> Result<(), Broken> {
    let view = walk.state.view(viewer);
    let Some(actions) = view.actions() else {
        return Ok(());
    };
    let mut texts = BTreeSet::new();
    for action in &actions {
        let allowed = view.allows(action);
        Law::Actions.holds(allowed.is_ok(), || {
            format!("{viewer}: `{action}` is listed and not allowed: {allowed:?}")
        })?;
        Law::Actions.holds(texts.insert(action.to_string()), || {
            format!("{viewer}: `{action}` is listed twice")
        })?;
    }
    for action in tries.iter().filter(|action| view.allows(action).is_ok()) {
        let listed = actions.contains(action) || does_the_same(walk, viewer, action, &actions);
        Law::Actions.holds(listed, || {
            format!("{viewer}: `{action}` is allowed and not listed")
        })?;
    }
    Ok(())
}

/// Whether `action` leads to the very state that one of `others` leads to.
fn does_the_same<G: Game>(
    walk: &Walk<G>,
    viewer: Viewer,
    action: &G::Action,
    others: &[G::Action],
) -> bool {
    let after = |action: &G::Action| {
        let mut state = walk.state.clone();
        let event = Event::Act(viewer.seat()?, action.clone());
        state.apply(&event).ok().map(|()| state)
    };
    let there = after(action);
    there.is_some() && others.iter().any(|other| after(other) == there)
}

/// Law [`Law::Forced`]: a seat that is asked can act; and where even a watcher knows that its only
/// action is one that the table has played by itself before, the table should have done it.
pub(crate) fn forced<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    for seat in walk.state.turn().owing().iter() {
        let Some(actions) = walk.state.view(Viewer::Seat(seat)).actions() else {
            continue;
        };
        Law::Forced.holds(!actions.is_empty(), || {
            format!("seat {seat} is asked and has no action")
        })?;
        let sole = actions.len() == 1 && walk.autos.contains(&actions[0].to_string());
        let public = walk.state.view(Viewer::Watcher);
        let known = |rng: &mut Rng| {
            let world = public.world(rng);
            world.view(Viewer::Seat(seat)).actions().as_ref() == Some(&actions)
        };
        Law::Forced.holds(!(sole && (0..4).all(|_| known(rng))), || {
            format!("seat {seat} is asked for the forced `{}`", actions[0])
        })?;
    }
    Ok(())
}

/// Law [`Law::Draws`].
pub(crate) fn draws<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    let state = &walk.state;
    let refused = |drawn: &[u8], code: &str| {
        let answer = state.chance(drawn);
        let right = answer.as_ref().is_err_and(|e| e.code() == code);
        Law::Draws.holds(right, || {
            format!("the draw {drawn:?}: {answer:?} and not `{code}`")
        })
    };
    let earlier = walk.record.iter().rev();
    let earlier = earlier.filter(|event| matches!(event, Event::Chance(_)));
    let Turn::Chance(due) = state.turn() else {
        for drawn in [&[][..], &[1], &[0, 1, 2]] {
            refused(drawn, "no-draw")?;
        }
        for event in earlier.take(2) {
            let answer = attempt(state, event)?;
            Law::Draws.holds(answer.is_err(), || format!("`{event}` when no draw is due"))?;
        }
        return Ok(());
    };
    for _ in 0..3 {
        let drawn = due.sample(rng);
        let event = Event::Chance(chance(state, &drawn)?);
        let answer = attempt(state, &event)?;
        Law::Draws.holds(answer.is_ok(), || {
            format!("`{event}` is refused: {answer:?}")
        })?;
        let again = Event::Chance(chance(state, &drawn)?);
        Law::Draws.holds(event == again, || {
            format!("{drawn:?} is not always `{event}`")
        })?;
        let mut longer = drawn.clone();
        longer.push(1);
        refused(&longer, "bad-draw")?;
        let mut wrong = drawn.clone();
        wrong[0] = 200;
        refused(&wrong, "bad-draw")?;
        refused(&drawn[1..], "bad-draw")?;
        if drawn.len() > 1 {
            let mut twice = drawn;
            twice[0] = twice[1];
            refused(&twice, "bad-draw")?;
        }
    }
    for event in earlier.take(2) {
        let _ = attempt(state, event)?;
    }
    Ok(())
}
