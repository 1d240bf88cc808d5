//! Who has won most.

use coins::{Board, Span, Tab};
use protocol::Refused;
use store::Standing;
use table::PersonId;

use super::faults::stored;
use super::start::Node;

/// Lines of a leaderboard that everybody is shown.
const TOP: u32 = 20;
/// Neighbours on each side of the own place.
const EACH: u32 = 2;

/// What is shown of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaders {
    /// Its first lines.
    pub top: Vec<Standing>,
    /// The line of who asks, with neighbours; none without a win.
    pub around: Vec<Standing>,
}

impl Node {
    /// The leaderboard of the present day, week, month, or of always.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn leaders(
        &self,
        tab: Tab,
        span: Span,
        who: Option<PersonId>,
    ) -> Result<Leaders, Refused> {
        let board = Board::on(tab, span, self.today());
        let top = self.0.store.top(board, TOP).await;
        let top = top.map_err(|error| stored(&error))?;
        let around = match who {
            Some(who) => self.0.store.around(board, who, EACH).await,
            None => Ok(Vec::new()),
        };
        let around = around.map_err(|error| stored(&error))?;
        Ok(Leaders { top, around })
    }
}
