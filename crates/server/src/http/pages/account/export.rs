//! `/account/data`: everything that the house knows of a person, for that person alone.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::{Map, Value, json};

use crate::http::app::App;
use crate::http::asker::Asker;
use crate::http::error::Error;

/// `GET /account/data`
pub(crate) async fn data(State(app): State<App>, asker: Asker) -> Result<impl IntoResponse, Error> {
    let session = asker.session().ok_or(Error::NoSession)?;
    let who = session.person.id;
    app.limit_changes(who)?;
    let account = app.node.account(who).await?.map(|account| {
        json!({
            "created": account.created,
            "recovery_codes": account.codes,
        })
    });
    let sessions = app.node.sessions(who).await?;
    let sessions: Vec<Value> = sessions
        .iter()
        .map(|session| {
            json!({
                "device": session.device,
                "created": session.created,
                "seen": session.seen,
            })
        })
        .collect();
    let matches = app.node.own_matches(who).await?;
    let matches: Vec<Value> = matches
        .iter()
        .map(|own| {
            json!({
                "id": own.id.to_string(),
                "game": own.game,
                "kind": own.kind,
                "stage": own.stage,
                "seat": own.seat,
                "created": own.created,
                "record": format!("/api/v1/matches/{}/record", own.id),
            })
        })
        .collect();
    let held = app.node.held(who).await?;
    let held: Map<String, Value> = held
        .into_iter()
        .map(|(table, rows)| (table.to_owned(), json!(rows)))
        .collect();
    let coins = app.node.purse(who).await?;
    let all = json!({
        "id": who.to_string(),
        "name": session.person.name,
        "account": account,
        "coins": coins.balance,
        "sessions": sessions,
        "matches": matches,
        "rows": held,
    });
    let name = "attachment; filename=\"adda-data.json\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(all)))
}
