//! Profiles: `/me`, and `/@NAME` of whoever shows theirs. Whole in the HTML, without the client.

mod html;
mod query;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use boards::escape;
use protocol::{Refused, code};
use serde::Deserialize;
use words::{Arg, Words};

use self::html::Page;
pub(super) use self::html::address;
use self::query::Query;
use super::shell::Shell;
use super::{missing, refusal_page};
use crate::http::app::App;
use crate::http::asker::Asker;
use crate::http::error::Error;
use crate::http::reader::Reader;
use crate::http::said::{Part, SaidForm};
use crate::node::ShownProfile;

/// The style sheet of these pages, beside the one of all.
const STYLE: &str = "profile.css";

/// `GET /me`: looking at it makes nobody a guest.
pub(crate) async fn me(State(app): State<App>, asker: Asker, uri: Uri, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    let query = Query::of(uri.query().unwrap_or_default());
    let shell = Shell::new(words, &reader, "page-me", &[])
        .still()
        .sheet(STYLE);
    let Some(session) = asker.session() else {
        let body = html::nobody(words);
        return unkept(shell.whole(&body).answer(StatusCode::OK));
    };
    let asked = query.asked(app.node.now());
    match app.node.own_profile(&session.person, asked).await {
        Ok(shown) => {
            let page = page(&app, words, &shown, query, session.account);
            unkept(shell.whole(&page.body()).answer(StatusCode::OK))
        }
        Err(refused) => refusal_page(words, &reader, refused),
    }
}

/// `GET /@{name}`
pub(crate) async fn of(
    State(app): State<App>,
    asker: Asker,
    Part(name): Part,
    uri: Uri,
    reader: Reader,
) -> Response {
    let words = app.words.of(reader.lang);
    let query = Query::of(uri.query().unwrap_or_default()).of_others();
    let asked = query.asked(app.node.now());
    let shown = match app.node.profile_of(&name, asker.person(), asked).await {
        Ok(shown) => shown,
        // Whether there is nobody or somebody who hides is not said.
        Err(refused) if refused.code == code::NO_ACCOUNT => return missing(words, &reader),
        Err(refused) => return refusal_page(words, &reader, refused),
    };
    if shown.person.name != name {
        // However it was typed: one address for one profile.
        let address = html::address(&shown.person.name);
        return Redirect::to(&address).into_response();
    }
    let args = [("name", Arg::Text(&shown.person.name))];
    let page = page(&app, words, &shown, query, true);
    let shell = Shell::new(words, &reader, "page-profile", &args);
    // People are not for search engines to find.
    unkept(
        shell
            .still()
            .sheet(STYLE)
            .whole(&page.body())
            .answer(StatusCode::OK),
    )
}

fn page<'a>(
    app: &'a App,
    words: &'a Words,
    shown: &'a ShownProfile,
    query: Query,
    account: bool,
) -> Page<'a> {
    Page {
        words,
        node: &app.node,
        shown,
        query,
        account,
    }
}

/// What somebody sees of themselves stays in no cache on the way.
fn unkept(mut response: Response) -> Response {
    let private = HeaderValue::from_static("private, no-cache");
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, private);
    response
}

/// What can be changed on one's own page, by the field `do`.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Change {
    /// Nobody else sees the profile.
    Hide {},
    /// Everybody does.
    Show {},
}

/// `POST /me`
pub(crate) async fn change(
    State(app): State<App>,
    asker: Asker,
    SaidForm(change): SaidForm<Change>,
) -> Result<Response, Error> {
    let session = asker.session().ok_or(Error::NoSession)?;
    if !session.account {
        return Err(Refused::new(code::NO_ACCOUNT).into());
    }
    let who = asker.changes(&app)?;
    let hidden = matches!(change, Change::Hide {});
    app.node.hide_profile(who, hidden).await?;
    Ok(Redirect::to("/me").into_response())
}

/// A message as HTML.
fn say(words: &Words, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    escape(&words.say(key, args))
}
