//! Finding the match that is to be reviewed.

use client::Wish;
use game::Viewer;
use games::Kind;
use protocol::{Refused, code};
use review::Head;
use table::MatchId;

use crate::api;
use crate::browser;
use crate::pages::OPENED;
use crate::parts::player_names;
use crate::play::{self, ask_annex};

/// A match and what its review begins with.
#[derive(Clone)]
pub(super) struct Found {
    pub(super) kind: Kind,
    pub(super) record: String,
    /// By the number of the seat.
    pub(super) names: Vec<String>,
    pub(super) head: Head,
    /// The seat through whose eyes it is looked at first.
    pub(super) eyes: Viewer,
    /// The address of the match itself.
    pub(super) home: String,
}

/// The match with this id: kept by this browser, opened from a file, or the house's. Its review is begun in the worker.
pub(super) async fn found(id: MatchId) -> Result<Found, Refused> {
    let (record, home) = text(id).await?;
    let snapshot = play::import(record.clone()).await?;
    let unread = || Refused::new(code::BAD_RECORD);
    let kind: Kind = snapshot.game.parse().map_err(|_| unread())?;
    let wish = Wish::Review {
        record: record.clone(),
    };
    let head = ask_annex(wish).await?;
    let head: Head = serde_json::from_str(&head).map_err(|_| unread())?;
    let own = browser::take_parameter("seat").and_then(|seat| seat.parse().ok());
    let first = snapshot.seats.first().map(|seat| seat.seat);
    let eyes = own.or(first.filter(|_| kind.has_secrets()));
    Ok(Found {
        kind,
        names: player_names(kind, &snapshot.seats),
        record,
        head,
        eyes: eyes.map_or(Viewer::Watcher, Viewer::Seat),
        home,
    })
}

/// The record, and where the match is looked at.
async fn text(id: MatchId) -> Result<(String, String), Refused> {
    if let Some(record) = play::kept_record(id).await {
        return Ok((record, format!("/local/{id}")));
    }
    let opened = browser::kept(OPENED);
    let header = format!("match {id}");
    if let Some(record) = opened.filter(|record| record.lines().any(|line| line == header)) {
        return Ok((record, "/import".to_owned()));
    }
    Ok((api::record(id).await?, format!("/m/{id}")))
}
