//! How a match ends, and what is left of it.

use game::{
    Event, EventOf, Expired, Game, Illegal, Rng, Seat, Seats, Turn, View as _, Viewer, Why,
};

use crate::Law;
use crate::law::Broken;
use crate::walk::{Walk, can_go, choose};

/// Law [`Law::Out`].
pub(crate) fn out<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    let can_go = can_go(&walk.state, walk.seats);
    let owing = walk.state.turn().owing();
    Law::Out.holds(owing.minus(can_go).is_empty(), || {
        format!("of the seats {owing}, whose clocks run, only {can_go} can go out")
    })?;
    let gone = walk.out();
    Law::Out.holds(can_go.and(gone).is_empty(), || {
        format!("seats {gone} are out and can go out again")
    })?;
    let mut sets = vec![Seats::NONE, can_go, owing, Seats::first(Seat::MAX)];
    sets.extend(Seat::ALL.map(Seats::one));
    sets.push(Seat::ALL.into_iter().filter(|_| rng.chance(1, 2)).collect());
    for seats in sets {
        go(walk, seats, can_go, rng)?;
    }
    Ok(())
}

/// These seats go out now, if they can.
fn go<G: Game>(walk: &Walk<G>, seats: Seats, can: Seats, rng: &mut Rng) -> Result<(), Broken> {
    let all = [Why::Resigned, Why::Exited, Why::Time];
    let why = all[rng.below(all.len())];
    let mut state = walk.state.clone();
    let answer = state.apply(&Event::Out(seats, why));
    let legal = !seats.is_empty() && seats.minus(can).is_empty();
    Law::Out.holds(answer.is_ok() == legal, || {
        format!("seats {seats} go out where {can} can: {answer:?}")
    })?;
    if !legal {
        return Law::Unchanged.holds(state == walk.state, || {
            format!("seats {seats} cannot go out, and the state changes")
        });
    }
    let turn = state.turn();
    Law::Out.holds(turn.owing().and(seats).is_empty(), || {
        format!("seats {seats} are out and owe an action")
    })?;
    let left = walk.seats.minus(walk.out()).minus(seats);
    if left.len() > 1 {
        return Ok(());
    }
    match turn {
        Turn::Over(places, reason) => {
            Law::Out.holds(reason == why.reason(), || {
                format!("seats {seats} go out ({why}), and the match ends by {reason}")
            })?;
            let mut gone = walk.gone.clone();
            gone.push(seats);
            ranked(walk.seats, &gone, places)
        }
        _ => Law::Out.broken(format!("seats {left} are left, and the match goes on")),
    }
}

/// Law [`Law::Places`] at the end of a match.
pub(crate) fn places<G: Game>(walk: &Walk<G>) -> Result<(), Broken> {
    match walk.state.turn() {
        Turn::Over(places, _) => ranked(walk.seats, &walk.gone, places),
        _ => Ok(()),
    }
}

/// Places rank the seats of the match; seats out at one instant are tied, behind all others that
/// were in then.
fn ranked(seats: Seats, gone: &[Seats], places: game::Places) -> Result<(), Broken> {
    let sound = places.seats() == seats && places.to_string().parse() == Ok(places);
    Law::Places.holds(sound, || format!("places {places} of the seats {seats}"))?;
    let mut left = seats;
    for instant in gone {
        left = left.minus(*instant);
        let mut out = instant.iter().map(|seat| places.of(seat));
        let place = out.next().flatten();
        let tied = out.all(|other| other == place);
        let behind = left.iter().all(|seat| places.of(seat) < place);
        Law::Places.holds(tied && behind, || {
            format!("places {places}: seats {instant} went out before {left}")
        })?;
    }
    Ok(())
}

/// Law [`Law::Over`].
pub(crate) fn over<G: Game>(walk: &Walk<G>) -> Result<(), Broken> {
    let refused = |event: &EventOf<G>| {
        let mut state = walk.state.clone();
        let answer = state.apply(event);
        Law::Over.holds(answer.is_err(), || {
            format!("`{event}` is taken after the end")
        })?;
        Law::Unchanged.holds(state == walk.state, || {
            format!("`{event}` changes the state after the end")
        })
    };
    for event in &walk.record {
        refused(event)?;
        if let Event::Act(_, action) | Event::Auto(action) = event {
            for viewer in walk.viewers() {
                let answer = walk.state.view(viewer).allows(action);
                let right = answer.as_ref().is_err_and(|e| e.code() == "over");
                Law::Over.holds(right, || {
                    format!("after the end {viewer}, `{action}`: {answer:?} and not `over`")
                })?;
            }
        }
    }
    for seat in walk.seats.iter() {
        refused(&Event::Out(Seats::one(seat), Why::Resigned))?;
    }
    refused(&Event::Out(walk.seats, Why::Time))
}

/// Law [`Law::Expired`].
pub(crate) fn expired<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    for seat in walk.state.turn().owing().iter() {
        drafts(walk, seat, rng)?;
        let event = match walk.state.expired(seat, rng) {
            Expired::Act(action) => Event::Act(seat, action),
            Expired::Out => {
                let listed = walk.state.view(Viewer::Seat(seat)).actions().is_some();
                Law::Expired.holds(listed, || {
                    "a choice too large to list is not completed when time is over".into()
                })?;
                Event::Out(Seats::one(seat), Why::Time)
            }
        };
        let answer = walk.state.clone().apply(&event);
        Law::Expired.holds(answer.is_ok(), || {
            format!("the deadline of seat {seat} gives `{event}`: {answer:?}")
        })?;
    }
    Ok(())
}

/// A whole set-up is a draft too, and as a draft is locked as it is.
fn drafts<G: Game>(walk: &Walk<G>, seat: Seat, rng: &mut Rng) -> Result<(), Broken> {
    if !matches!(walk.state.turn(), Turn::Setup(_)) {
        return Ok(());
    }
    let whole = choose(&walk.state, seat, rng)?;
    let view = walk.state.view(Viewer::Seat(seat));
    let kept = view.drafts(&whole);
    Law::Expired.holds(kept.is_ok(), || {
        format!("seat {seat} may not keep `{whole}`: {kept:?}")
    })?;
    let locked = walk.state.completed(seat, &whole, rng);
    let same = matches!(&locked, Expired::Act(action) if *action == whole);
    Law::Expired.holds(same, || {
        format!("the deadline of seat {seat} does not lock the draft `{whole}`")
    })
}

/// Law [`Law::Replay`].
pub(crate) fn replay<G: Game>(walk: &Walk<G>, setup: &G::Setup) -> Result<(), Broken> {
    let bad = |e: Illegal| Law::Replay.breach(format!("from the texts of the record: {e}"));
    let setup: G::Setup = setup.to_string().parse().map_err(bad)?;
    let mut state = G::start(&setup).map_err(bad)?;
    for event in &walk.record {
        let event: EventOf<G> = event.to_string().parse().map_err(bad)?;
        state.apply(&event).map_err(bad)?;
    }
    let mut viewers = walk.viewers().into_iter();
    let same = viewers.all(|who| state.view(who).to_string() == walk.state.view(who).to_string());
    Law::Replay.holds(state == walk.state && same, || {
        "replaying the record gives another state".into()
    })
}
