//! What a viewer may know, and what not.

use game::{Event, EventOf, Game, Rng, Seat, Turn, View as _, Viewer};

use crate::Law;
use crate::law::Broken;
use crate::walk::{Walk, choose, next_event};

/// Events played on from a world, to see that it is a whole state.
const ROLLOUT: usize = 12;

/// Law [`Law::World`].
pub(crate) fn world<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    for viewer in walk.viewers() {
        let view = walk.state.view(viewer);
        let mut world = view.world(rng);
        let seen = world.view(viewer);
        Law::World.holds(seen == view && seen.to_string() == view.to_string(), || {
            format!("a world of `{view}` has the view `{seen}`")
        })?;
        Law::World.holds(G::SECRETS || world == walk.state, || {
            format!("nothing is secret, and a world of `{view}` is another state")
        })?;
        Law::World.holds(world.turn() == walk.state.turn(), || {
            format!("a world of `{view}` waits for {:?}", world.turn())
        })?;
        for _ in 0..ROLLOUT {
            let Some(event) = next_event(&world, rng)? else {
                break;
            };
            if let Err(e) = world.apply(&event) {
                return Law::World.broken(format!("in a world of `{view}`, `{event}`: {e}"));
            }
        }
    }
    Ok(())
}

/// Law [`Law::Debug`].
pub(crate) fn debug<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    let printed = format!("{:?}", walk.state);
    let public = walk.state.view(Viewer::Watcher);
    for _ in 0..2 {
        let other = format!("{:?}", public.world(rng));
        Law::Debug.holds(other == printed, || {
            format!("alike for a watcher, {printed} and {other}")
        })?;
    }
    Ok(())
}

/// Law [`Law::Knowledge`], for the event that follows.
pub(crate) fn knowledge<G: Game>(
    walk: &Walk<G>,
    event: &EventOf<G>,
    rng: &mut Rng,
) -> Result<(), Broken> {
    let state = &walk.state;
    let mut after = state.clone();
    if after.apply(event).is_err() {
        return Ok(()); // the walk itself finds this
    }
    for viewer in walk.viewers() {
        let world = state.view(viewer).world(rng);
        let mut world_after = world.clone();
        if world_after.apply(event).is_err() {
            continue; // not possible there
        }
        let told = state.notice(event, viewer).to_string();
        let told_there = world.notice(event, viewer).to_string();
        if matches!(event, Event::Chance(_)) {
            Law::Knowledge.holds(told == told_there, || {
                format!("`{event}` tells {viewer} `{told}`, in a world alike `{told_there}`")
            })?;
        }
        let ends = |state: &G| matches!(state.turn(), Turn::Over(..)); // then all may be shown
        if told == told_there && !ends(&after) && !ends(&world_after) {
            let (seen, there) = (after.view(viewer), world_after.view(viewer));
            Law::Knowledge.holds(seen.to_string() == there.to_string(), || {
                format!("after `{event}` {viewer} sees `{seen}`, in a world alike `{there}`")
            })?;
        }
    }
    Ok(())
}

/// Law [`Law::Sealed`].
pub(crate) fn sealed<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    let state = &walk.state;
    let owing = state.turn().owing();
    if owing.len() < 2 {
        return Ok(()); // the last choice may reveal all of them
    }
    for seat in owing.iter() {
        for viewer in walk.viewers() {
            if viewer == Viewer::Seat(seat) {
                continue;
            }
            let learnt = learns(state, seat, viewer, rng)?;
            let other = learns(state, seat, viewer, rng)?;
            let there = learns(&state.view(viewer).world(rng), seat, viewer, rng)?;
            Law::Sealed.holds(learnt == other && learnt == there, || {
                format!("{viewer} can tell choices of {seat} apart: {learnt:?} {other:?} {there:?}")
            })?;
        }
    }
    Ok(())
}

/// What `viewer` learns from a random choice of `seat`: the notice, and the view after it.
fn learns<G: Game>(
    state: &G,
    seat: Seat,
    viewer: Viewer,
    rng: &mut Rng,
) -> Result<(String, String), Broken> {
    let event = Event::Act(seat, choose(state, seat, rng)?);
    let notice = state.notice(&event, viewer).to_string();
    let mut after = state.clone();
    if let Err(e) = after.apply(&event) {
        return Law::Allows.broken(format!("`{event}` is refused: {e}"));
    }
    Ok((notice, after.view(viewer).to_string()))
}

/// Law [`Law::Commute`].
pub(crate) fn commute<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    let mut seats: Vec<Seat> = walk.state.turn().owing().iter().collect();
    if seats.len() < 2 {
        return Ok(());
    }
    let mut events = Vec::new();
    for seat in &seats {
        events.push(Event::Act(*seat, choose(&walk.state, *seat, rng)?));
    }
    let first = in_order(&walk.state, &events)?;
    events.reverse();
    seats.reverse();
    for _ in 0..2 {
        let other = in_order(&walk.state, &events)?;
        let views = walk.viewers();
        let same = views.iter().all(|who| first.view(*who) == other.view(*who));
        Law::Commute.holds(first == other && same, || {
            let texts: Vec<String> = events.iter().map(ToString::to_string).collect();
            format!("the order of {texts:?} matters")
        })?;
        rng.shuffle(&mut events);
    }
    Ok(())
}

/// The state after these events.
pub(super) fn in_order<G: Game>(state: &G, events: &[EventOf<G>]) -> Result<G, Broken> {
    let mut state = state.clone();
    for event in events {
        if let Err(e) = state.apply(event) {
            return Law::Commute.broken(format!("`{event}` is refused after the others': {e}"));
        }
    }
    Ok(state)
}
