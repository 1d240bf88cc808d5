//! Text forms.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Event, EventOf, Game, Rng, Text, View as _, Viewer};

use crate::Law;
use crate::garble::garble;
use crate::law::Broken;
use crate::walk::Walk;

/// One value goes through its text and back.
fn round_trip<T: Text>(value: &T) -> Result<String, Broken> {
    let text = value.to_string();
    Law::Texts.holds(!text.contains(['\n', '\r']), || {
        format!("a line break in {text:?}")
    })?;
    match text.parse::<T>() {
        Ok(read) if read == *value && read.to_string() == text => Ok(text),
        Ok(read) => Law::Texts.broken(format!("{text:?} is read as {:?}", read.to_string())),
        Err(e) => Law::Texts.broken(format!("{text:?} is not read: {e}")),
    }
}

/// Law [`Law::Texts`]: every view now, and what is learnt from the event that follows.
pub(crate) fn texts<G: Game>(walk: &Walk<G>, next: Option<&EventOf<G>>) -> Result<(), Broken> {
    for viewer in walk.viewers() {
        let text = round_trip(&walk.state.view(viewer))?;
        Law::Texts.holds(text.starts_with(&format!("{viewer} ")), || {
            format!("the view {text:?} does not begin with its viewer {viewer}")
        })?;
        if let Some(event) = next {
            round_trip(&walk.state.notice(event, viewer))?;
        }
    }
    match next {
        Some(event @ (Event::Act(_, action) | Event::Auto(action))) => {
            round_trip(action)?;
            round_trip(event)?;
        }
        Some(event @ Event::Chance(chance)) => {
            round_trip(chance)?;
            round_trip(event)?;
        }
        Some(event) => {
            round_trip(event)?;
        }
        None => {}
    }
    Ok(())
}

/// Law [`Law::Texts`] for a set-up, and that what holds for every set-up holds for this one.
pub(crate) fn setup<G: Game>(setup: &G::Setup) -> Result<(), Broken> {
    round_trip(setup)?;
    let default = round_trip(&G::Setup::default())?;
    Law::Texts.holds(default.is_empty(), || {
        format!("the default set-up has the text {default:?}: defaults are omitted")
    })?;
    let (seats, draws) = (G::seats(setup), G::draws(setup));
    let agree = G::SEATS.is_none_or(|all| all == seats) && G::DRAWS.is_none_or(|all| all == draws);
    Law::Texts.holds(agree, || {
        format!("seats {seats}, draws {draws}: not what is said of every set-up")
    })
}

/// Reads a damaged text; what is read must round-trip and be usable.
fn read<T: Text>(text: &str, rng: &mut Rng, mut usable: impl FnMut(T)) -> Result<(), Broken> {
    let text = garble(text, rng);
    let outcome = catch_unwind(AssertUnwindSafe(|| -> Result<(), Broken> {
        let Ok(value) = text.parse::<T>() else {
            return Ok(());
        };
        round_trip(&value)?;
        usable(value);
        Ok(())
    }));
    match outcome {
        Ok(Ok(())) => Ok(()),
        Ok(Err(broken)) => Law::Garbage.broken(format!("from the text {text:?}: {}", broken.how)),
        Err(_) => Law::Garbage.broken(format!("a panic by the text {text:?}")),
    }
}

/// Law [`Law::Garbage`], for every text form of the game.
pub(crate) fn garbage<G: Game>(
    walk: &Walk<G>,
    setup: &G::Setup,
    next: Option<&EventOf<G>>,
    rng: &mut Rng,
) -> Result<(), Broken> {
    let own = &mut Rng::new(rng.next_u64());
    read::<G::Setup>(&setup.to_string(), rng, |setup| {
        if let Ok(state) = G::start(&setup) {
            let _ = (state.turn(), state.view(Viewer::Watcher), G::seats(&setup));
        }
    })?;
    let state = &walk.state;
    for viewer in walk.viewers() {
        read::<G::View>(&state.view(viewer).to_string(), rng, |view| {
            let world = view.world(own);
            let _ = (world.turn(), world.view(Viewer::Watcher).to_string());
            for action in view.actions().unwrap_or_default() {
                let _ = view.allows(&action);
            }
        })?;
        if let Some(event) = next {
            let notice = state.notice(event, viewer).to_string();
            read::<G::Notice>(&notice, rng, |_| {})?;
        }
    }
    match next {
        Some(event @ (Event::Act(_, action) | Event::Auto(action))) => {
            read::<G::Action>(&action.to_string(), rng, |action| {
                let seats = walk.seats.iter();
                seats.for_each(|seat| {
                    let _ = state.clone().apply(&Event::Act(seat, action.clone()));
                });
            })?;
            read::<EventOf<G>>(&event.to_string(), rng, |event| {
                let _ = state.clone().apply(&event);
            })
        }
        Some(Event::Chance(chance)) => read::<G::Chance>(&chance.to_string(), rng, |chance| {
            let _ = state.clone().apply(&Event::Chance(chance));
        }),
        _ => Ok(()),
    }
}
