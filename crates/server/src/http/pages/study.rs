//! The pages of what people learn with: How to play, puzzles, the review of a match. Each has its title, its description
//! and something to read, and loads the module `study` in place of the client.

use std::fmt::Write as _;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use boards::escape;
use games::Kind;
use lessons::{Lesson, Part as Chapter};
use table::MatchId;
use words::{Arg, Words};

use super::missing;
use super::shell::{Program, Shell};
use crate::http::app::App;
use crate::http::reader::Reader;
use crate::http::said::Part;

/// Where How to play is.
pub(super) const LEARN: &str = "/learn";
/// Where the puzzles are.
pub(super) const PUZZLES: &str = "/puzzles";
/// The puzzle of the day, beside the games.
const DAILY: &str = "daily";

/// The style sheet of these pages, beside the one of all.
const STYLE: &str = "study.css";

/// The paths of those that are for everybody to find.
pub(super) fn paths() -> impl Iterator<Item = String> {
    let of_games = |base: &'static str| {
        Kind::OFFERED
            .iter()
            .map(move |kind| format!("{base}/{kind}"))
    };
    let daily = format!("{PUZZLES}/{DAILY}");
    [LEARN.to_owned(), PUZZLES.to_owned(), daily]
        .into_iter()
        .chain(of_games(LEARN))
        .chain(of_games(PUZZLES))
}

/// The page whose title and description are those of `key`.
fn shell<'a>(
    words: &'a Words,
    reader: &'a Reader,
    key: &str,
    args: &[(&str, Arg<'_>)],
) -> Shell<'a> {
    let shell = Shell::new(words, reader, key, args).shared(None);
    shell.program(Program::Study).sheet(STYLE)
}

/// The ways to the same page of every game.
fn ways(words: &Words, base: &str) -> String {
    let mut html = String::new();
    for kind in Kind::OFFERED {
        let game = escape(&words.game(*kind));
        let _ = writeln!(html, "<li><a href=\"{base}/{kind}\">{game}</a></li>"); // a String takes everything
    }
    format!("<ul>\n{html}</ul>\n")
}

/// A game that is offered.
fn offered(game: &str) -> Option<Kind> {
    let kind = game.parse().ok()?;
    Kind::OFFERED.contains(&kind).then_some(kind)
}

fn of_game(words: &Words, reader: &Reader, key: &str, kind: Kind, body: &str) -> Response {
    let game = words.game(kind);
    let rules = escape(&words.say("rules-of", &[("game", Arg::Text(&game))]));
    shell(words, reader, key, &[("game", Arg::Text(&game))])
        .public()
        .body(&format!(
            "<p><a href=\"/rules/{kind}\">{rules}</a></p>\n{body}"
        ))
        .answer(StatusCode::OK)
}

/// `GET /learn`
pub(crate) async fn learn(State(app): State<App>, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    shell(words, &reader, "page-learn", &[])
        .public()
        .body(&ways(words, LEARN))
        .answer(StatusCode::OK)
}

/// `GET /learn/{game}`
pub(crate) async fn learn_game(
    State(app): State<App>,
    Part(game): Part,
    reader: Reader,
) -> Response {
    let words = app.words.of(reader.lang);
    match offered(&game) {
        Some(kind) => of_game(words, &reader, "page-learn-game", kind, &steps(words, kind)),
        None => missing(words, &reader),
    }
}

/// What each step of a lesson says.
fn steps(words: &Words, kind: Kind) -> String {
    let Some(lesson) = Lesson::of(kind) else {
        return String::new();
    };
    let part = |part: Chapter, heading: &str| {
        let mut html = String::new();
        for step in lesson.part(part) {
            let said = words.say(&format!("learn-{kind}-{}", step.name), &[]);
            let _ = writeln!(html, "<li>{}</li>", escape(&said)); // a String takes everything
        }
        let heading = escape(&words.say(heading, &[]));
        format!("<h2>{heading}</h2>\n<ol>\n{html}</ol>\n")
    };
    part(Chapter::Rules, "learn-rules-part") + &part(Chapter::Strategy, "learn-strategy-part")
}

/// Tells the module in which time zone the house has its days.
fn zone(app: &App) -> String {
    let zone = escape(app.config.calendar.zone());
    format!("<meta name=\"adda-zone\" content=\"{zone}\">\n")
}

/// `GET /puzzles`
pub(crate) async fn puzzles(State(app): State<App>, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    shell(words, &reader, "page-puzzles", &[])
        .head(&zone(&app))
        .public()
        .body(&ways(words, PUZZLES))
        .answer(StatusCode::OK)
}

/// `GET /puzzles/{game}` and `GET /puzzles/daily`
pub(crate) async fn puzzles_of(State(app): State<App>, Part(of): Part, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    match offered(&of) {
        Some(kind) => of_game(words, &reader, "page-puzzles-game", kind, ""),
        None if of == DAILY => shell(words, &reader, "page-puzzles-daily", &[])
            .head(&zone(&app))
            .public()
            .answer(StatusCode::OK),
        None => missing(words, &reader),
    }
}

/// `GET /puzzles/{game}/{which}`: one of them. Which there are, the module knows.
pub(crate) async fn puzzle(
    State(app): State<App>,
    parts: Result<Path<(String, String)>, PathRejection>,
    reader: Reader,
) -> Response {
    let words = app.words.of(reader.lang);
    let read = |Path((game, which)): Path<(String, String)>| {
        which.parse::<u32>().ok().and_then(|_| offered(&game))
    };
    match parts.ok().and_then(read) {
        Some(kind) => of_game(words, &reader, "page-puzzles-game", kind, ""),
        None => missing(words, &reader),
    }
}

/// `GET /review/{match}`: what it shows, the module asks for as the one who looks.
pub(crate) async fn review(State(app): State<App>, Part(id): Part, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    match id.parse::<MatchId>() {
        Ok(_) => shell(words, &reader, "page-review", &[]).answer(StatusCode::OK),
        Err(_) => missing(words, &reader),
    }
}
