//! Opening matches, and their records.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::{CreateMatch, Refused, code};
use table::MatchId;

use crate::http::app::App;
use crate::http::asker::Asker;
use crate::http::error::Error;
use crate::http::said::{Part, Said};

/// `POST /matches`
pub(crate) async fn create(
    State(app): State<App>,
    asker: Asker,
    Said(said): Said<CreateMatch>,
) -> Result<impl IntoResponse, Error> {
    let (person, cookie) = asker.or_guest(&app).await?;
    app.limit_changes(person.id)?;
    let created = app.node.create(person.id, said).await?;
    Ok((cookie, Json(created)))
}

/// `GET /matches/{id}/record`
pub(crate) async fn record(
    State(app): State<App>,
    Part(id): Part,
) -> Result<impl IntoResponse, Error> {
    let id = match_id(&id)?;
    let record = app.node.record(id).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"adda-{id}.txt\""),
        ),
    ];
    Ok((headers, record))
}

/// Reads a match id out of a path: what is not one is the id of no match.
pub(crate) fn match_id(text: &str) -> Result<MatchId, Error> {
    text.parse()
        .map_err(|_| Refused::new(code::UNKNOWN_MATCH).into())
}
