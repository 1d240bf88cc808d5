//! What one viewer knows, and what it may therefore do.

use crate::{Game, Illegal, Rng, Turn, Viewer};

/// What one viewer knows of a match. Its text form is complete (counters, what has moved, what is
/// known, the options) and begins with the viewer's own text form and a space.
pub trait View: Sized {
    /// The game it is a view of.
    type Game: Game<View = Self>;

    /// Whose view it is.
    fn viewer(&self) -> Viewer;

    /// What the match waits for; everybody knows this.
    fn turn(&self) -> Turn<<Self::Game as Game>::Action>;

    /// The legal actions of the viewer now, each once: none for a watcher or out of turn. Of actions
    /// that lead to the same state one is enough. `None` when there are too many to list.
    fn actions(&self) -> Option<Vec<<Self::Game as Game>::Action>>;

    /// Whether the viewer may take `action` now.
    ///
    /// # Errors
    /// Says why not: `over` when the match is over, `not-your-turn` when the viewer owes no action,
    /// else the game's own reason.
    fn allows(&self, action: &<Self::Game as Game>::Action) -> Result<(), Illegal>;

    /// Whether the viewer, who arranges a set-up, may keep `draft` of it: a set-up that need not be
    /// complete. Every set-up that is [allowed](Self::allows) is a draft too.
    ///
    /// # Errors
    /// Says why not.
    fn drafts(&self, _draft: &<Self::Game as Game>::Action) -> Result<(), Illegal> {
        Err(Illegal::new("no-draft"))
    }

    /// A whole state that fits the view, what is hidden drawn at random: for bots and tests.
    /// Its view for the same viewer is this view again.
    fn world(&self, rng: &mut Rng) -> Self::Game;
}
