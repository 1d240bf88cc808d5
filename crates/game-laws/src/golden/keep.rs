//! Golden records in files.

use std::fs;
use std::path::Path;

use game::Game;

use super::{Age, record, replay};

/// Set to `write`, it makes the records anew.
const VARIABLE: &str = "ADDA_GOLDEN";

/// Verifies every record in `folder` (relative to the package), where the game keeps one per name,
/// made from the random match of a set-up and a seed: `NAME.RULES.txt`.
///
/// # Panics
/// When a record is missing, cannot be read or written, or does not replay.
#[track_caller]
pub fn keep<G: Game>(folder: &str, records: &[(&str, &str, u64)]) {
    if let Err(why) = try_keep::<G>(Path::new(folder), records) {
        panic!("golden records of {}: {why}", G::NAME);
    }
}

fn try_keep<G: Game>(folder: &Path, records: &[(&str, &str, u64)]) -> Result<(), String> {
    let path = |name: &str| folder.join(format!("{name}.{}.txt", G::RULES));
    if std::env::var(VARIABLE).is_ok_and(|value| value == "write") {
        fs::create_dir_all(folder).map_err(|e| e.to_string())?;
        for (name, setup, seed) in records {
            let text = record::<G>(setup, *seed).map_err(|e| format!("{name}: {e}"))?;
            fs::write(path(name), text).map_err(|e| format!("{name}: {e}"))?;
        }
    }
    for (name, ..) in records {
        let path = path(name);
        let age = verify::<G>(&path)?;
        if age != Age::Current {
            return Err(format!("{}: {age:?}", path.display()));
        }
    }
    for entry in fs::read_dir(folder).map_err(|e| e.to_string())? {
        verify::<G>(&entry.map_err(|e| e.to_string())?.path())?;
    }
    Ok(())
}

fn verify<G: Game>(path: &Path) -> Result<Age, String> {
    let text = fs::read_to_string(path)
        .map_err(|e| format!("{}: {e}; {VARIABLE}=write makes it", path.display()))?;
    replay::<G>(&text).map_err(|e| format!("{}: {e}", path.display()))
}
