//! One-time links that make another device the same person.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use protocol::PersonalLink;

use super::me;
use crate::http::app::App;
use crate::http::asker::Asker;
use crate::http::error::Error;
use crate::http::said::Part;

/// `POST /me/link`
pub(crate) async fn make(
    State(app): State<App>,
    asker: Asker,
) -> Result<Json<PersonalLink>, Error> {
    let person = asker.changes(&app)?;
    Ok(Json(app.node.personal_link(person).await?))
}

/// `POST /links/{token}`: uses the link up and makes this browser its person.
pub(crate) async fn take(
    State(app): State<App>,
    asker: Asker,
    Part(token): Part,
) -> Result<impl IntoResponse, Error> {
    asker.limit_network(&app)?;
    let person = app.node.use_link(&token).await?;
    if let Some(before) = asker.person() {
        app.node.are_one(before, person.id).await?;
    }
    // Whoever has the link need not be whoever knows the password.
    let browser = asker.browser();
    let entered = app.node.open_session(&person, &browser, false).await?;
    let cookie = asker.enters(&app, &entered);
    Ok((cookie, me::answer(&app, person).await?))
}
