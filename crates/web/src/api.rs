//! The house over HTTP.

use client::wire::{self, Readable};
use protocol::{
    CreateMatch, Created, Invitation, MeAnswer, PersonalLink, Refused, Rename, Seated, Set,
    Setting, TakeInvite, code,
};
use serde::Serialize;
use table::MatchId;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, Request, RequestInit, Response};

use crate::browser;

/// Why a request brought nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failed {
    /// The house refuses.
    Refused(Refused),
    /// The house cannot be reached.
    Away,
}

impl From<Failed> for Refused {
    /// The refusal to show for what went wrong.
    fn from(failed: Failed) -> Self {
        match failed {
            Failed::Refused(why) => why,
            Failed::Away => Refused::new("away"),
        }
    }
}

/// After so many milliseconds without an answer the house counts as away.
const PATIENCE: u32 = 10_000;

/// Who this browser is.
pub(crate) async fn me() -> Result<MeAnswer, Failed> {
    get("/me").await
}

/// Changes the person's name.
pub(crate) async fn rename(name: String) -> Result<MeAnswer, Failed> {
    send("PUT", "/me/name", &Rename { name }).await
}

/// Sets things for all devices of the person's account.
pub(crate) async fn set(settings: Vec<Setting>) -> Result<(), Failed> {
    let body = serde_json::to_string(&Set { settings }).map_err(|_| bad())?;
    fetch("PUT", "/me/settings", Some(&body)).await.map(|_| ())
}

/// Opens a match.
pub(crate) async fn create(request: &CreateMatch) -> Result<Created, Failed> {
    send("POST", "/matches", request).await
}

/// Who invites to what.
pub(crate) async fn invitation(token: &str) -> Result<Invitation, Failed> {
    get(&format!("/invites/{token}")).await
}

/// Takes the seat of an invitation.
pub(crate) async fn take(token: &str) -> Result<Seated, Failed> {
    let path = format!("/invites/{token}/take");
    send("POST", &path, &TakeInvite {}).await
}

/// A link that makes another device this person, once.
pub(crate) async fn personal_link() -> Result<PersonalLink, Failed> {
    send("POST", "/me/link", &()).await
}

/// Uses such a link up: this browser is that person from now on.
pub(crate) async fn use_link(token: &str) -> Result<MeAnswer, Failed> {
    send("POST", &format!("/links/{token}"), &()).await
}

/// The record of a match.
pub(crate) async fn record(id: MatchId) -> Result<String, Failed> {
    let response = fetch("GET", &format!("/matches/{id}/record"), None).await?;
    text(&response).await
}

/// A text file of the client; however slow the network is, it is waited for.
pub(crate) async fn asset(address: &str) -> Option<String> {
    let response = JsFuture::from(browser::window().fetch_with_str(address));
    let response: Response = response.await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    text(&response).await.ok()
}

async fn get<A: Readable>(path: &str) -> Result<A, Failed> {
    read(&text(&fetch("GET", path, None).await?).await?)
}

async fn send<A: Readable>(method: &str, path: &str, body: &impl Serialize) -> Result<A, Failed> {
    let body = serde_json::to_string(body).map_err(|_| bad())?;
    read(&text(&fetch(method, path, Some(&body)).await?).await?)
}

fn read<A: Readable>(text: &str) -> Result<A, Failed> {
    wire::read(text).map_err(Failed::Refused)
}

fn bad() -> Failed {
    Failed::Refused(Refused::new(code::BAD_MESSAGE))
}

/// A response that is not a refusal.
async fn fetch(method: &str, path: &str, body: Option<&str>) -> Result<Response, Failed> {
    let path = &format!("/api/v1{path}");
    let response = request(method, path, body)
        .map(|request| browser::window().fetch_with_request(&request))
        .map_err(|_| Failed::Away)?;
    let response = JsFuture::from(response).await.map_err(|_| Failed::Away)?;
    let response: Response = response.dyn_into().map_err(|_| Failed::Away)?;
    if response.ok() {
        return Ok(response);
    }
    let said = text(&response).await?;
    match wire::read(&said) {
        Ok(refused) => Err(Failed::Refused(refused)),
        // What stands in front of the house says that it is not there.
        Err(_) if response.status() >= 500 => Err(Failed::Away),
        Err(_) => Err(bad()),
    }
}

fn request(method: &str, path: &str, body: Option<&str>) -> Result<Request, wasm_bindgen::JsValue> {
    let init = RequestInit::new();
    init.set_method(method);
    init.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    if let Some(body) = body {
        init.set_body(&body.into());
    }
    let request = Request::new_with_str_and_init(path, &init)?;
    if body.is_some() {
        request.headers().set("content-type", "application/json")?;
    }
    Ok(request)
}

async fn text(response: &Response) -> Result<String, Failed> {
    let text = response.text().map_err(|_| Failed::Away)?;
    let text = JsFuture::from(text).await.map_err(|_| Failed::Away)?;
    text.as_string().ok_or(Failed::Away)
}
