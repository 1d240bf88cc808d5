//! Records from elsewhere.

use axum::Json;
use protocol::{RecordSummary, Refused, code};
use table::Record;

use crate::http::error::Error;
use crate::http::said::SaidText;

/// `POST /records`: replays a record, and says what it is. Nothing is kept.
pub(crate) async fn check(SaidText(text): SaidText) -> Result<Json<RecordSummary>, Error> {
    // A long record takes a while to replay: not on a thread that serves sockets.
    let read = tokio::task::spawn_blocking(move || text.parse::<Record>())
        .await
        .map_err(|_| Refused::new(code::FAULT))?;
    let record = read.map_err(|error| {
        Refused::new(code::BAD_RECORD)
            .with("line", error.line)
            .with("why", error.why.code())
    })?;
    Ok(Json(RecordSummary::of(&record)))
}
