//! The Rules pages: whole in the HTML, without the client, so that they can be read on any phone and
//! by any search machine. A game is a table of texts and positions; nothing here knows a rule.

mod aeroplane;
mod ataxx;
mod boxes;
mod content;
mod figure;
mod html;
mod stratego;
mod tacocat;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use boards::escape;
use games::Kind;
use table::Clock;
use words::Words;

use self::content::Page;
use self::html::{Facts, Sheet, around, card};
use super::missing;
use super::shell::Shell;
use crate::http::app::App;
use crate::http::reader::Reader;
use crate::http::said::Part;

/// Every page, in the order of the list.
const PAGES: [&Page; 5] = [
    &ataxx::PAGE,
    &boxes::PAGE,
    &tacocat::PAGE,
    &stratego::PAGE,
    &aeroplane::PAGE,
];

/// The style sheet of these pages, beside the one of all.
const STYLE: &str = "rules.css";

/// The paths of all Rules pages.
pub(super) fn paths() -> impl Iterator<Item = String> {
    let of_games = PAGES.iter().map(|page| path(page.kind));
    std::iter::once(LIST.to_owned()).chain(of_games)
}

const LIST: &str = "/rules";

fn path(kind: Kind) -> String {
    format!("{LIST}/{kind}")
}

/// The page whose title and description are those of `key`, before it has a body.
fn still<'a>(words: &'a Words, reader: &'a Reader, key: &str) -> Shell<'a> {
    let shell = Shell::new(words, reader, key, &[]).public();
    shell.still().sheet(STYLE)
}

/// `GET /rules`
pub(crate) async fn list(State(app): State<App>, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    let entries: String = PAGES.iter().map(|page| card(page, words)).collect();
    let heading = escape(&words.say("rules-all", &[]));
    let main = format!("<h1>{heading}</h1>\n<ul class=\"cards\">{entries}</ul>\n");
    still(words, &reader, "rules-list")
        .whole(&around(words, LIST, &main, ""))
        .answer(StatusCode::OK)
}

/// `GET /rules/{game}`
pub(crate) async fn game(State(app): State<App>, Part(game): Part, reader: Reader) -> Response {
    let words = app.words.of(reader.lang);
    match PAGES.into_iter().find(|page| page.kind.name() == game) {
        Some(page) => still(words, &reader, page.key)
            .shared(None)
            .whole(&sheet(page, words).body())
            .answer(StatusCode::OK),
        None => missing(words, &reader),
    }
}

/// The page of a game in a language.
fn sheet<'a>(page: &'a Page, words: &'a Words) -> Sheet<'a> {
    let others = PAGES.into_iter().filter(|other| other.kind != page.kind);
    Sheet {
        page,
        words,
        facts: Facts::new(page, Clock::usual(page.kind), words),
        path: path(page.kind),
        others: others.collect(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use words::Lang;

    use super::content::{Fact, Item, Shows, Topic};
    use super::*;

    /// Every text of a page.
    fn keys(page: &Page) -> Vec<String> {
        let mut keys: Vec<String> = ["title", "about", "lead"]
            .map(|part| format!("{}-{part}", page.key))
            .into();
        let facts = page
            .facts
            .iter()
            .flat_map(|(fact, text)| [fact.label(), text]);
        keys.extend(facts.map(str::to_owned));
        for section in page.sections {
            keys.push(section.topic.heading().to_owned());
            for item in section.items {
                let said: Vec<&str> = match item {
                    Item::Say(key) => vec![key],
                    Item::Text(_) => vec![],
                    Item::Ask(question, answer) => vec![question, answer],
                    Item::Show(figure) => match figure.shows {
                        Shows::Position { alt } | Shows::Marks { alt, .. } => {
                            vec![figure.caption, alt]
                        }
                        Shows::Change { before, after, .. } => vec![figure.caption, before, after],
                    },
                };
                keys.extend(said.into_iter().map(str::to_owned));
            }
        }
        keys
    }

    /// In every language, with every number its sentence needs.
    #[test]
    fn every_text_of_a_page_can_be_said() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for page in PAGES {
                let sheet = sheet(page, &words);
                for key in keys(page) {
                    let said = words.say_whole(&key, &sheet.facts.args());
                    assert!(said.is_some_and(|said| !said.is_empty()), "{lang}: {key}");
                }
            }
        }
    }

    #[test]
    fn a_page_says_no_sentence_twice() {
        for page in PAGES {
            let mut said = BTreeSet::new();
            for key in keys(page) {
                assert!(said.insert(key.clone()), "{key}");
            }
        }
    }

    #[test]
    fn every_offered_game_has_a_page_with_every_part() {
        let kinds: Vec<Kind> = PAGES.iter().map(|page| page.kind).collect();
        let in_order = Kind::ALL.iter().filter(|kind| kinds.contains(kind));
        assert_eq!(kinds, in_order.copied().collect::<Vec<_>>());
        assert!(Kind::OFFERED.iter().all(|kind| kinds.contains(kind)));
        for page in PAGES {
            let topics: Vec<Topic> = page.sections.iter().map(|section| section.topic).collect();
            let all = Topic::ALL.into_iter();
            let all = all.filter(|topic| *topic != Topic::Tips || topics.contains(topic));
            assert_eq!(topics, all.collect::<Vec<_>>());
            let facts: Vec<Fact> = page.facts.iter().map(|(fact, _)| *fact).collect();
            assert_eq!(facts, Fact::ALL);
        }
    }

    #[test]
    fn numbers_come_from_the_rules() {
        let words = Words::new(Lang::En);
        let html: String = PAGES
            .iter()
            .map(|page| sheet(page, &words).body())
            .collect();
        for part in [
            "5 minutes each",
            "10 minutes each",
            "A ring of 52 squares",
            "At most about 10 minutes",
            "100 moves in a row",
            "from 20 moves before",
            "it has 49 squares",
            "6 × 6 dots, that is 25 boxes",
            "all 60 lines",
            "at most 9 × 9 boxes",
            "A row of 7 spaces between two goals, and 38 cards",
            "1 card with a 1, 2 with a 2, 5 each with 3, 4, 5 and 6, 4 with a 7, 3 each with 8 and 9, \
             2 each with 10 and 11, and 1 with a 12",
            "7 on the middle space, then 6, 9 and 4 towards each goal",
            "first to win 4 rounds",
            "15 minutes each, and 3 seconds more for each move",
            "each of you has 40 pieces",
            "you have 3 minutes",
            "miner (5), scout (8), spy (1). Besides you have bombs (6)",
            "the marshal is 1 and the scout 9",
            "the marshal is 10 and the scout 2",
            "200 moves in a row without an attack",
            "each of you has 8 pieces",
        ] {
            assert!(html.contains(part), "{part}");
        }
    }
}
