//! Matches against the computer start in one way, wherever the button is.

use game::{Level, Seat};
use games::Kind;
use protocol::{CreateMatch, Created, Opponent, Refused};

use crate::api::{self, Failed};
use crate::browser;
use crate::me::Me;
use crate::play;
use crate::route::Route;

/// A match to be: the game, and what was chosen for it.
#[derive(Clone, Debug)]
pub(super) struct Wish {
    /// The game.
    pub(super) kind: Kind,
    /// The set-up's text form; empty for the usual one.
    pub(super) setup: String,
    /// The seat to play; none for the first.
    pub(super) seat: Option<Seat>,
    /// The clock's text form; none for the usual one.
    pub(super) clock: Option<String>,
    /// Whether a match with a friend counts for both ratings.
    pub(super) rated: bool,
}

impl Wish {
    /// A match against the computer: at the house, or in this browser while the house is away. Where
    /// it is, or why there is none.
    pub(super) async fn against_computer(self, level: Level, me: Me) -> Result<Route, Refused> {
        match self.create(Opponent::Bot(level)).await {
            Ok(created) => Ok(Route::Match(created.id)),
            Err(Failed::Away) => {
                me.set_away();
                self.on_this_device(Some(level)).await
            }
            Err(failed) => Err(failed.into()),
        }
    }

    /// A match in this browser: against the computer, or of two people.
    pub(super) async fn on_this_device(self, against: Option<Level>) -> Result<Route, Refused> {
        let opened = play::open_local(self.kind, self.setup, self.seat, against).await;
        opened.map(Route::Local)
    }

    /// Opens the match at the house.
    pub(super) async fn create(&self, against: Opponent) -> Result<Created, Failed> {
        let request = CreateMatch {
            key: browser::fresh_key().ok_or(Failed::Away)?, // it is made of a key's letters
            game: self.kind.name().to_owned(),
            setup: self.setup.clone(),
            clock: self.clock.clone(),
            against,
            seat: self.seat,
            bots: Vec::new(),
            rated: self.rated && against == Opponent::Invite,
        };
        api::create(&request).await
    }
}
