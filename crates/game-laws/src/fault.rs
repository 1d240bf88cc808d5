//! A broken law, with what is needed to see it again.

use std::fmt;

use crate::Law;

/// A broken law, and the match that broke it. A plan of this set-up, this seed and one match
/// repeats it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The law.
    pub law: Law,
    /// How it was broken.
    pub how: String,
    /// The game's name.
    pub game: &'static str,
    /// The set-up of the match.
    pub setup: String,
    /// The seed of the match.
    pub seed: u64,
    /// The events of the match until then.
    pub record: Vec<String>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            law,
            how,
            game,
            setup,
            seed,
            record,
        } = self;
        writeln!(f, "law `{law}` is broken: {how}")?;
        writeln!(f, "game {game}, setup {setup:?}, seed {seed}, after")?;
        record.iter().try_for_each(|event| writeln!(f, "  {event}"))
    }
}

impl std::error::Error for Fault {}
