//! The pages: an HTML shell with a real title, a description and something to read before the client
//! has loaded. What a page shows of a match is the watcher's view.

mod account;
mod alternates;
mod leaderboard;
mod profile;
mod rules;
mod search;
mod share;
mod shell;
mod study;
mod top;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use boards::escape;
use game::Level;
use games::Kind;
use protocol::{Invitation, Refused};
use words::{Arg, Words};

pub(crate) use self::account::{
    act as account_act, data as account_data, enter as login_act, login, passkey_ask,
    show as account,
};
pub(crate) use self::leaderboard::{
    of as leaderboard_of, since as leaderboard_since, whole as leaderboard,
};
pub(crate) use self::profile::{change as me_change, me, of as profile_of};
pub(crate) use self::rules::{game as rules_of, list as rules};
pub(crate) use self::search::{robots, sitemap};
use self::shell::Shell;
pub(crate) use self::study::{learn, learn_game, puzzle, puzzles, puzzles_of, review};
use super::app::App;
use super::assets;
use super::error::Error;
use super::reader::Reader;
use super::said::Part;
use crate::node::MatchSummary;

/// `GET /`
pub(crate) async fn portal(State(app): State<App>, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    let games: String = Kind::OFFERED
        .iter()
        .map(|kind| {
            let (name, about) = (words.game(*kind), words.about(*kind));
            format!(
                "<li><strong>{}</strong> {}</li>",
                escape(&name),
                escape(&about)
            )
        })
        .collect();
    let heading = escape(&words.say("page-portal-games", &[]));
    Shell::new(words, &reader, "page-portal", &[])
        .public()
        .body(&format!("<h2>{heading}</h2><ul>{games}</ul>"))
        .shared(None)
        .answer(StatusCode::OK)
}

/// `GET /m/{id}`
pub(crate) async fn table(State(app): State<App>, Part(id): Part, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    let found = match id.parse() {
        Ok(id) => app.node.summary(id).await,
        Err(_) => Err(Refused::new(protocol::code::UNKNOWN_MATCH)),
    };
    match found {
        Ok(summary) => match_page(words, &reader, &summary),
        Err(refused) => refusal_page(words, &reader, refused),
    }
}

fn match_page(words: &Words, reader: &Reader, summary: &MatchSummary) -> Response {
    let game = words.say(&format!("game-{}", summary.game), &[]);
    let players = players(words, summary);
    let clock = words.clock(summary.clock);
    let args = [
        ("game", Arg::Text(&game)),
        ("players", Arg::Text(&players)),
        ("clock", Arg::Text(&clock)),
    ];
    Shell::new(words, reader, "page-match", &args)
        .public()
        .shared(Some(summary.ply))
        .answer(StatusCode::OK)
}

/// The players' names, joined.
fn players(words: &Words, summary: &MatchSummary) -> String {
    let mut names = summary
        .players
        .iter()
        .map(|(_, name, bot)| words.player(name.as_deref(), *bot));
    let first = names.next().unwrap_or_default();
    names.fold(first, |first, second| {
        let args = [("first", Arg::Text(&first)), ("second", Arg::Text(&second))];
        words.say("and", &args)
    })
}

/// `GET /i/{token}`: says who invites to what, and takes nothing.
pub(crate) async fn invite(State(app): State<App>, Part(token): Part, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    match app.node.invitation(None, &token).await {
        Ok(invitation) => invite_page(words, &reader, &invitation),
        Err(refused) => {
            let sentence = sentence(words, &refused);
            let status = Error::from(refused).status();
            Shell::new(words, &reader, "page-invite-gone", &[])
                .about(&sentence)
                .answer(status)
        }
    }
}

fn invite_page(words: &Words, reader: &Reader, invitation: &Invitation) -> Response {
    let game = words.say(&format!("game-{}", invitation.game), &[]);
    let clock = invitation
        .clock
        .parse()
        .map_or_else(|_| String::new(), |c| words.clock(c));
    let args = [
        ("from", Arg::Text(&invitation.from)),
        ("game", Arg::Text(&game)),
        ("clock", Arg::Text(&clock)),
    ];
    Shell::new(words, reader, "page-invite", &args)
        .shared(None)
        .answer(StatusCode::OK)
}

/// `GET /l/{token}`: the link is used by a press, not by being looked at.
pub(crate) async fn link(State(app): State<App>, reader: Reader) -> Response {
    Shell::new(app.words.of(reader.lang), &reader, "page-link", &[]).answer(StatusCode::OK)
}

/// `GET /local/...`
pub(crate) async fn local(State(app): State<App>, reader: Reader) -> Response {
    Shell::new(app.words.of(reader.lang), &reader, "page-local", &[]).answer(StatusCode::OK)
}

/// `GET /import`
pub(crate) async fn import(State(app): State<App>, reader: Reader) -> Response {
    Shell::new(app.words.of(reader.lang), &reader, "page-import", &[]).answer(StatusCode::OK)
}

/// `GET /settings`: the client draws them, so that they are there without a network too.
pub(crate) async fn settings(State(app): State<App>, reader: Reader) -> Response {
    Shell::new(app.words.of(reader.lang), &reader, "page-settings", &[]).answer(StatusCode::OK)
}

/// `GET /play/{game}/{level}`: looking at it starts nothing, the client does.
pub(crate) async fn play(
    State(app): State<App>,
    parts: Result<Path<(String, String)>, PathRejection>,
    reader: Reader,
) -> Response {
    let words = app.words.of(reader.lang);
    let read = |Path((game, level)): Path<(String, String)>| {
        Some((game.parse::<Kind>().ok()?, level.parse::<Level>().ok()?))
    };
    let Some((kind, level)) = parts.ok().and_then(read) else {
        return missing(words, &reader);
    };
    let (game, level) = (words.game(kind), words.level(level));
    let args = [("game", Arg::Text(&game)), ("level", Arg::Text(&level))];
    Shell::new(words, &reader, "page-play", &args).answer(StatusCode::OK)
}

/// Whatever else is asked for: a file of the client's root, or nothing.
pub(crate) async fn other(
    State(app): State<App>,
    uri: Uri,
    headers: HeaderMap,
    reader: Reader,
) -> Response {
    let name = uri.path().trim_start_matches('/');
    assets::root(name, &headers).unwrap_or_else(|| missing(app.words.of(reader.lang), &reader))
}

fn missing(words: &Words, reader: &Reader) -> Response {
    let back = escape(&words.say("page-missing-back", &[]));
    Shell::new(words, reader, "page-missing", &[])
        .still()
        .body(&format!(
            "<p><a class=\"button primary\" href=\"/\">{back}</a></p>"
        ))
        .answer(StatusCode::NOT_FOUND)
}

/// A page that cannot be had: what is not there, or a house that cannot answer.
fn refusal_page(words: &Words, reader: &Reader, refused: Refused) -> Response {
    let sentence = sentence(words, &refused);
    let status = Error::from(refused).status();
    if status == StatusCode::NOT_FOUND {
        return missing(words, reader);
    }
    (status, sentence).into_response()
}

/// Says to somebody who is kept out why, and until when.
pub(crate) fn kept_out(app: &App, reader: &Reader, why: &Refused) -> Response {
    let words = app.words.of(reader.lang);
    let sentence = sentence(words, why);
    let html = format!(
        "<main class=\"page\"><h1>{}</h1>\
         <p class=\"error\" role=\"alert\" data-testid=\"error\" data-code=\"{}\">{}</p></main>",
        escape(&words.house()),
        escape(&why.code),
        escape(&sentence)
    );
    let mut answer = Shell::new(words, reader, "page-missing", &[])
        .still()
        .about(&sentence)
        .whole(&html)
        .answer(Error::from(why.clone()).status());
    let nowhere = axum::http::HeaderValue::from_static("no-store");
    let headers = answer.headers_mut();
    headers.insert(axum::http::header::CACHE_CONTROL, nowhere);
    answer
}

fn sentence(words: &Words, refused: &Refused) -> String {
    let args = refused
        .args
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()));
    words.refused(&refused.code, args)
}
