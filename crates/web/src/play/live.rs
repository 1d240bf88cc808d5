//! A match as a page has it.

use game::Seat;
use leptos::prelude::*;
use protocol::{Deed, Refused, Said, Snapshot};
use table::{MatchId, Millis};

use super::stage::Stage;
use super::{house, local};
use crate::api::{self, Failed};

/// Where a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// At the house.
    House,
    /// In this browser.
    Browser,
}

/// A match that is followed as long as the page shows it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Live {
    /// Which.
    pub(crate) id: MatchId,
    /// Where it is played.
    pub(crate) place: Place,
    /// Whether people share this device.
    pub(crate) both: bool,
    /// Whether the next player has to take the device before anything is shown, where people share it and the
    /// game has secrets: then [`stage`](Self::stage) has what everybody knows, as that player's.
    pub(crate) curtain: RwSignal<bool>,
    /// What is shown of it.
    pub(crate) stage: Stage,
    /// Whether a command is under way.
    pub(crate) busy: RwSignal<bool>,
    /// The last refusal, until it is taken away.
    pub(crate) refused: RwSignal<Option<Refused>>,
    /// What was said at the table last.
    pub(crate) said: RwSignal<Option<Said>>,
    /// Whether the person leaves: the page goes once the house has taken that up, so that a lost
    /// network does not lose it.
    pub(crate) leaving: RwSignal<bool>,
    /// The record, where a record is all there is.
    still: Option<StoredValue<String>>,
}

impl Live {
    /// Follows a match until the owner is gone.
    pub(crate) fn follow(id: MatchId, place: Place) -> Self {
        let live = Self {
            id,
            place,
            both: place == Place::Browser && local::is_shared(id),
            curtain: RwSignal::new(false),
            stage: Stage::new(),
            busy: RwSignal::new(false),
            refused: RwSignal::new(None),
            said: RwSignal::new(None),
            leaving: RwSignal::new(false),
            still: None,
        };
        match place {
            Place::House => house::follow(live),
            Place::Browser => local::follow(live),
        }
        on_cleanup(move || match place {
            Place::House => house::unfollow(live),
            Place::Browser => local::unfollow(live),
        });
        live
    }

    /// A match of which there is only a record.
    pub(crate) fn still(snapshot: &Snapshot, record: String) -> Self {
        let live = Self {
            id: snapshot.ch,
            place: Place::Browser,
            both: false,
            curtain: RwSignal::new(false),
            stage: Stage::new(),
            busy: RwSignal::new(false),
            refused: RwSignal::new(None),
            said: RwSignal::new(None),
            leaving: RwSignal::new(false),
            still: Some(StoredValue::new(record)),
        };
        live.stage.show(snapshot);
        live
    }

    /// Whether it is a record and nothing else.
    pub(crate) const fn is_still(self) -> bool {
        self.still.is_some()
    }

    /// Does something.
    pub(crate) fn command(self, deed: Deed) {
        self.refused.set(None);
        match self.place {
            Place::House => house::command(self.id, deed),
            Place::Browser => local::command(self.id, deed),
        }
    }

    /// Who the curtain names has the device now.
    pub(crate) fn take(self) {
        local::take(self.id);
    }

    /// Takes an action in answer to the present choice.
    pub(crate) fn act(self, action: String) {
        let decision = self
            .stage
            .shown()
            .with_untracked(|shown| shown.as_ref()?.status.decision);
        if let Some(decision) = decision {
            self.command(Deed::Act { decision, action });
        }
    }

    /// Keeps the own set-up as far as it has come.
    pub(crate) fn draft(self, draft: String) {
        let decision = self
            .stage
            .shown()
            .with_untracked(|shown| shown.as_ref()?.status.decision);
        if let Some(decision) = decision {
            self.command(Deed::Draft { decision, draft });
        }
    }

    /// What is left on the clock of a seat now.
    pub(crate) fn left(self, seat: Seat) -> Option<Millis> {
        match self.place {
            Place::House => house::left(self.id, seat),
            Place::Browser => None,
        }
    }

    /// The record of the match.
    pub(crate) async fn record(self) -> Result<String, Failed> {
        if let Some(still) = self.still {
            return Ok(still.get_value());
        }
        match self.place {
            Place::House => api::record(self.id).await,
            Place::Browser => local::record(self.id).await.map_err(Failed::Refused),
        }
    }
}
