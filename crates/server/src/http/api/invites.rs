//! Invites to a match.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use protocol::Invitation;

use crate::http::app::App;
use crate::http::asker::Asker;
use crate::http::error::Error;
use crate::http::said::Part;

/// `GET /invites/{token}`: takes nothing, and makes nobody a guest.
pub(crate) async fn show(
    State(app): State<App>,
    asker: Asker,
    Part(token): Part,
) -> Result<Json<Invitation>, Error> {
    Ok(Json(app.node.invitation(asker.person(), &token).await?))
}

/// `POST /invites/{token}/take`
pub(crate) async fn take(
    State(app): State<App>,
    asker: Asker,
    Part(token): Part,
) -> Result<impl IntoResponse, Error> {
    let (person, cookie) = asker.or_guest(&app).await?;
    app.limit_changes(person.id)?;
    let seated = app.node.take(person.id, &token).await?;
    Ok((cookie, Json(seated)))
}
