//! Checks all laws over seeded random matches.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Game, Rng, Turn};

use crate::law::Broken;
use crate::walk::Walk;
use crate::{Fault, Law, Plan, laws};

/// A match this long is checked at some of its later states only.
const EVERY_STATE: usize = 12;
/// One state in so many after that.
const SOMETIMES: usize = 6;
/// The law on deals replays a match some hundred times, so it takes one match in so many.
const DEALS: u64 = 4;

/// Checks every [`Law`] for a game: the first test that it has.
///
/// ```
/// game_laws::check::<game_laws::Party>(&game_laws::Plan::new(&["", "seats=3"]).matches(2));
/// ```
///
/// # Panics
/// With the law, the set-up, the seed and the record, when a law is broken.
#[track_caller]
pub fn check<G: Game>(plan: &Plan) {
    if let Err(fault) = find_fault::<G>(plan) {
        panic!("{fault}");
    }
}

/// The same without a panic.
///
/// # Errors
/// The first law that was found broken.
pub fn find_fault<G: Game>(plan: &Plan) -> Result<(), Box<Fault>> {
    for text in &plan.setups {
        for seed in (0..plan.matches).map(|i| plan.seed.wrapping_add(i)) {
            let mut record = Vec::new();
            let played = catch_unwind(AssertUnwindSafe(|| {
                one_match::<G>(text, seed, plan.events, &mut record)
            }));
            let broken = match played {
                Ok(Ok(())) => continue,
                Ok(Err(broken)) => broken,
                Err(_) => Broken {
                    law: Law::Panics,
                    how: "see the message above".into(),
                },
            };
            return Err(Box::new(Fault {
                law: broken.law,
                how: broken.how,
                game: G::NAME,
                setup: text.clone(),
                seed,
                record,
            }));
        }
    }
    Ok(())
}

/// Plays one match; `record` is what was played when a law is found broken.
fn one_match<G: Game>(
    text: &str,
    seed: u64,
    bound: usize,
    record: &mut Vec<String>,
) -> Result<(), Broken> {
    let bad = |e: game::Illegal| Law::Texts.breach(format!("the set-up is not read: {e}"));
    let setup: G::Setup = text.parse().map_err(bad)?;
    laws::setup::<G>(&setup)?;
    let mut walk = Walk::<G>::new(&setup, seed)?;
    let mut rng = Rng::new(!seed); // what is tried never changes what is played
    for events in 0.. {
        Law::Ends.holds(events <= bound, || format!("no end within {bound} events"))?;
        laws::forced(&walk, &mut rng)?;
        let thorough = events < EVERY_STATE || rng.chance(1, SOMETIMES);
        if thorough {
            state_laws(&walk, &mut rng)?;
        }
        let next = walk.next()?;
        if thorough || next.is_none() {
            laws::texts(&walk, next.as_ref())?;
            laws::garbage(&walk, &setup, next.as_ref(), &mut rng)?;
        }
        let Some(event) = next else { break };
        laws::knowledge(&walk, &event, &mut rng)?;
        record.push(event.to_string());
        walk.step(event)?;
    }
    state_laws(&walk, &mut rng)?;
    laws::replay(&walk, &setup)?;
    if seed.is_multiple_of(DEALS) {
        laws::deals(&walk, &setup)?;
    }
    Ok(())
}

/// The laws of a single state.
fn state_laws<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    if let Turn::Over(..) = walk.state.turn() {
        laws::places(walk)?;
        laws::over(walk)?;
    } else {
        laws::out(walk, rng)?;
    }
    laws::turns(walk)?;
    laws::allows(walk, rng)?;
    laws::draws(walk, rng)?;
    laws::expired(walk, rng)?;
    laws::commute(walk, rng)?;
    laws::sealed(walk, rng)?;
    laws::world(walk, rng)?;
    laws::debug(walk, rng)
}
