//! The person behind a browser.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use protocol::{MeAnswer, Rename, Set};

use crate::http::app::App;
use crate::http::asker::Asker;
use crate::http::error::Error;
use crate::http::said::Said;
use crate::node::Person;

/// `GET /me`
pub(crate) async fn show(State(app): State<App>, asker: Asker) -> Result<impl IntoResponse, Error> {
    let (person, cookie) = asker.or_guest(&app).await?;
    Ok((cookie, answer(&app, person).await?))
}

/// `PUT /me/name`
pub(crate) async fn rename(
    State(app): State<App>,
    asker: Asker,
    Said(said): Said<Rename>,
) -> Result<impl IntoResponse, Error> {
    let person = asker.changes(&app)?;
    let person = app.node.rename(person, &said.name).await?;
    answer(&app, person).await
}

/// `PUT /me/settings`
pub(crate) async fn set(
    State(app): State<App>,
    asker: Asker,
    Said(said): Said<Set>,
) -> Result<impl IntoResponse, Error> {
    let who = asker.changes(&app)?;
    app.node.set(who, said.settings).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a person is told about themselves.
pub(crate) async fn answer(app: &App, person: Person) -> Result<Json<MeAnswer>, Error> {
    let live = app.node.live(person.id).await?;
    let coins = app.node.purse(person.id).await?;
    let settings = app.node.settings(person.id).await?;
    Ok(Json(MeAnswer {
        id: person.id.to_string(),
        name: person.name,
        live,
        coins: Some(coins),
        settings,
    }))
}
