//! Makes a record of a random match.

use std::fmt::Write as _;

use game::{Game, Turn, Viewer};

use super::Unfit;
use crate::walk::Walk;

/// The most events of a record: random play of every game ends long before.
const EVENTS: usize = 100_000;

/// The record of the random match of this set-up and seed.
///
/// # Errors
/// When the set-up is refused or the game cannot be played to an end.
pub fn record<G: Game>(setup: &str, seed: u64) -> Result<String, Unfit> {
    let whole = |why: String| Unfit::new(0, why);
    let setup: G::Setup = setup.parse().map_err(|e| Unfit::new(3, e))?;
    let mut walk = Walk::<G>::new(&setup, seed).map_err(|broken| whole(broken.how))?;
    while let Some(event) = walk.next().map_err(|broken| whole(broken.how))? {
        walk.step(event).map_err(|broken| whole(broken.how))?;
        if walk.record.len() > EVENTS {
            return Err(whole("the match does not end".into()));
        }
    }
    let header = format!("setup {setup}");
    let header = header.trim_end(); // no space after it when every option is the default
    let mut text = format!("game {}\nrules {}\n{header}\n", G::NAME, G::RULES);
    for event in &walk.record {
        let _ = writeln!(text, "{event}"); // writing to a string cannot fail
    }
    Ok(text + &ending(&walk.state)?)
}

/// The last two lines.
pub(super) fn ending<G: Game>(state: &G) -> Result<String, Unfit> {
    match state.turn() {
        Turn::Over(places, reason) => Ok(format!(
            "view {}\nresult {places} {reason}\n",
            state.view(Viewer::Watcher)
        )),
        _ => Err(Unfit::new(0, "the match is not over")),
    }
}
