//! The Rules pages: whole in the HTML, without the client, so that they can be read on any phone and
//! by any search machine. A game is a table of texts and positions; nothing here knows a rule.

mod ataxx;
mod boxes;
mod content;
mod figure;
mod html;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use games::Kind;
use words::Words;

use self::content::Page;
use self::html::{Facts, Sheet, around, link_to};
use super::missing;
use super::shell::{Shell, escape};
use crate::http::app::App;
use crate::http::reader::Reader;
use crate::http::said::Part;
use crate::node::usual_clock;

/// Every page, in the order of the list.
const PAGES: [&Page; 2] = [&ataxx::PAGE, &boxes::PAGE];

/// The style sheet of these pages, beside the one of all.
const STYLE: &str = "rules.css";

const LIST: &str = "/rules";

fn path(kind: Kind) -> String {
    format!("{LIST}/{kind}")
}

/// The page whose title and description are those of `key`.
fn answer(words: &Words, reader: &Reader, key: &str, body: &str) -> Response {
    let shell = Shell::new(words, reader, key, &[]);
    let shell = match reader.path == LIST {
        true => shell,
        false => shell.shared(None),
    };
    shell
        .public()
        .still()
        .sheet(STYLE)
        .whole(body)
        .answer(StatusCode::OK)
}

/// `GET /rules`
pub(crate) async fn list(State(app): State<App>, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    let entries: String = PAGES.iter().map(|page| link_to(page, words)).collect();
    let heading = escape(&words.say("rules-all", &[]));
    let main = format!("<h1>{heading}</h1>\n<ul>{entries}</ul>\n");
    answer(
        words,
        &reader,
        "rules-list",
        &around(words, LIST, &main, ""),
    )
}

/// `GET /rules/{game}`
pub(crate) async fn game(State(app): State<App>, Part(game): Part, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    match PAGES.into_iter().find(|page| page.kind.name() == game) {
        Some(page) => answer(words, &reader, page.key, &sheet(page, words).body()),
        None => missing(words, &reader),
    }
}

/// The page of a game in a language.
fn sheet<'a>(page: &'a Page, words: &'a Words) -> Sheet<'a> {
    let others = PAGES.into_iter().filter(|other| other.kind != page.kind);
    Sheet {
        page,
        words,
        facts: Facts::new(page, usual_clock(page.kind), words),
        path: path(page.kind),
        others: others.collect(),
    }
}
