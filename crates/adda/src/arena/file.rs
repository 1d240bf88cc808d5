//! What the file of finished pairs says first.

use ::arena::Plan;
use serde::{Deserialize, Serialize};

use super::spec::Spec;

/// What is played. A run goes on only from a file that says the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Header {
    /// Of this file.
    version: u8,
    pub(super) game: String,
    pub(super) setup: String,
    pub(super) opening: String,
    pub(super) seed: u64,
    pub(super) first: String,
    pub(super) second: String,
    /// Milliseconds.
    margin: u64,
}

/// The version of the file.
const VERSION: u8 = 1;

impl Header {
    pub(super) fn new(plan: &Plan, opening: String, players: [&Spec; 2], margin: u64) -> Self {
        Self {
            version: VERSION,
            game: plan.kind.to_string(),
            setup: plan.setup.clone(),
            opening,
            seed: plan.seed,
            first: players[0].to_string(),
            second: players[1].to_string(),
            margin,
        }
    }
}

/// A hash of a text that no version changes: FNV-1a.
pub(super) fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::Fault;
    use crate::kept::Kept;
    use ::arena::{Match, Pair};

    fn header(seed: u64) -> Header {
        Header {
            version: VERSION,
            game: "ataxx".to_owned(),
            setup: String::new(),
            opening: "4 plies by lot".to_owned(),
            seed,
            first: "hard".to_owned(),
            second: "easy".to_owned(),
            margin: 20,
        }
    }

    fn pair(pair: u64) -> Pair {
        let one = Match {
            half_points: 1,
            end: "quiet".to_owned(),
            lapse: None,
            events: vec!["0 g2".to_owned()],
            moves: [1, 0],
            nodes: [7, 0],
            micros: [3, 0],
            longest: [3, 0],
        };
        Pair {
            pair,
            opening: "w".to_owned(),
            matches: [one.clone(), one],
        }
    }

    #[test]
    fn what_was_kept_is_there_and_a_torn_line_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run.jsonl");
        let (mut file, pairs) = Kept::open::<_, Pair>(&path, &header(1)).unwrap();
        assert_eq!(pairs, []);
        file.keep(&pair(0)).unwrap();
        file.keep(&pair(2)).unwrap();
        drop(file);
        let whole = std::fs::read_to_string(&path).unwrap();
        // Torn anywhere, it goes on after the last whole line.
        for end in 0..=whole.len() {
            std::fs::write(&path, &whole[..end]).unwrap();
            let (mut file, pairs) = Kept::open::<_, Pair>(&path, &header(1)).unwrap();
            let lines = whole[..end].matches('\n').count();
            assert_eq!(pairs.len(), lines.saturating_sub(1));
            file.keep(&pair(5)).unwrap();
            drop(file);
            let (_, again) = Kept::open::<_, Pair>(&path, &header(1)).unwrap();
            assert_eq!(again.len(), pairs.len() + 1);
            assert_eq!(again.last(), Some(&pair(5)));
        }
    }

    #[test]
    fn another_run_is_refused_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run.jsonl");
        drop(Kept::open::<_, Pair>(&path, &header(1)).unwrap());
        let before = std::fs::read(&path).unwrap();
        assert!(matches!(
            Kept::open::<_, Pair>(&path, &header(2)),
            Err(Fault::Usage(_))
        ));
        assert_eq!(std::fs::read(&path).unwrap(), before);
        std::fs::write(&path, "joho\n").unwrap();
        assert!(matches!(
            Kept::open::<_, Pair>(&path, &header(1)),
            Err(Fault::Usage(_))
        ));
    }

    #[test]
    fn the_fingerprint_is_fnv() {
        assert_eq!(fingerprint(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fingerprint("a"), 0xaf63_dc4c_8601_ec8c);
    }
}
