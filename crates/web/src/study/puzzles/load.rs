//! The puzzles of a game, fetched when they are needed.

use std::sync::Arc;

use games::Kind;
use puzzles::{Puzzle, read};

use crate::{api, browser};

/// All puzzles of a game, in the order of its file.
pub(super) type Puzzled = Arc<Vec<Puzzle>>;

/// Those of a game; nothing if they cannot be had.
pub(super) async fn puzzles(kind: Kind) -> Option<Puzzled> {
    let address = browser::meta(&format!("adda-puzzles-{}", kind.name()))?;
    let text = api::asset(&address).await?;
    read(&text).ok().map(Arc::new)
}
