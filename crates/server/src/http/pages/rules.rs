//! The Rules pages: whole in the HTML, without the client, so that they can be read on any phone and
//! by any search machine. A game is a table of texts and positions; nothing here knows a rule.

mod ataxx;
mod boxes;
mod content;
mod figure;
mod html;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use games::Kind;
use serde::Deserialize;
use words::{Lang, Words};

use self::content::Page;
use self::html::{Facts, Sheet, around, link_to};
use super::shell::{Shell, escape};
use super::{alternates, missing};
use crate::http::app::App;
use crate::http::origin;
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

/// What an address says of the language.
#[derive(Deserialize)]
pub(crate) struct Asked {
    lang: Option<String>,
}

/// Who reads a page: in which language, and by which address of the house.
struct Reader<'a> {
    words: &'a Words,
    /// The language, if the address says it.
    lang: Option<Lang>,
    origin: String,
}

impl<'a> Reader<'a> {
    fn of(app: &'a App, asked: &Asked, headers: &HeaderMap) -> Self {
        let lang = asked.lang.as_deref().and_then(|lang| lang.parse().ok());
        Self {
            words: lang.map_or_else(|| super::words(app, headers), |lang| app.words.of(lang)),
            lang,
            origin: origin::own(headers, &app.config),
        }
    }

    /// The page whose title and description are those of `key`.
    fn answer(&self, key: &str, path: &str, body: &str) -> Response {
        Shell::new(self.words, key, &[])
            .still()
            .head(&alternates::links(&self.origin, path, self.lang))
            .sheet(STYLE)
            .whole(body)
            .answer(StatusCode::OK)
    }
}

/// `GET /rules`
pub(crate) async fn list(
    State(app): State<App>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let reader = Reader::of(&app, &asked, &headers);
    let words = reader.words;
    let entries: String = PAGES.iter().map(|page| link_to(page, words)).collect();
    let heading = escape(&words.say("rules-all", &[]));
    let main = format!("<h1>{heading}</h1>\n<ul>{entries}</ul>\n");
    reader.answer("rules-list", LIST, &around(words, LIST, &main, ""))
}

/// `GET /rules/{game}`
pub(crate) async fn game(
    State(app): State<App>,
    Part(game): Part,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let reader = Reader::of(&app, &asked, &headers);
    match PAGES.into_iter().find(|page| page.kind.name() == game) {
        Some(page) => {
            let path = path(page.kind);
            reader.answer(page.key, &path, &sheet(page, reader.words).body())
        }
        None => missing(reader.words),
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
