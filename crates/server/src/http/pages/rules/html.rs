//! A Rules page as HTML: everything is in it, nothing is fetched later but style and icon.

use std::fmt::Write as _;

use boards::{Picture, escape, in_play};
use game::Level;
use table::Clock;
use words::{Arg, Lang, Words};

use super::content::{Item, Page, Section, Topic};
use super::figure;
use crate::http::pages::alternates;
use crate::http::pages::top::top;

/// The level of the big button: whoever reads the rules is new to the game.
const FIRST: Level = Level::Easy;

/// What the texts of a page say of its game.
pub(super) struct Facts {
    game: String,
    clock: String,
    each: String,
    both: String,
    numbers: Vec<(&'static str, i64)>,
}

impl Facts {
    pub(super) fn new(page: &Page, clock: Clock, words: &Words) -> Self {
        let base = match clock {
            Clock::Match { base, .. } => i64::from(base) * 1000,
            _ => 0,
        };
        Self {
            game: words.game(page.kind),
            clock: words.clock(clock),
            each: words.duration(base),
            both: words.duration(2 * base),
            numbers: (page.numbers)(),
        }
    }

    pub(super) fn args(&self) -> Vec<(&str, Arg<'_>)> {
        let texts = [
            ("game", &self.game),
            ("clock", &self.clock),
            ("each", &self.each),
            ("both", &self.both),
        ];
        let texts = texts.map(|(name, text)| (name, Arg::Text(text)));
        let numbers = self
            .numbers
            .iter()
            .map(|(name, n)| (*name, Arg::Number(*n)));
        texts.into_iter().chain(numbers).collect()
    }
}

/// The page of a game, in the language of `words`.
pub(super) struct Sheet<'a> {
    pub(super) page: &'a Page,
    pub(super) words: &'a Words,
    pub(super) facts: Facts,
    /// The path of this page.
    pub(super) path: String,
    /// The other Rules pages.
    pub(super) others: Vec<&'static Page>,
}

impl Sheet<'_> {
    /// What the page's `body` holds.
    pub(super) fn body(&self) -> String {
        let heading = self.say("rules-of");
        let lead = self.say(self.page.lead);
        let (start, facts, contents) = (self.start(), self.facts(), self.contents());
        let sections: String = self.page.sections.iter().map(|s| self.section(s)).collect();
        let main = format!(
            "<h1>{heading}</h1>\n<p class=\"lead\">{lead}</p>\n{start}{facts}{contents}{sections}"
        );
        around(self.words, &self.path, &main, &self.links())
    }

    /// A message as HTML.
    fn say(&self, key: &str) -> String {
        escape(&self.words.say(key, &self.facts.args()))
    }

    /// The buttons that start a match against the computer.
    fn start(&self) -> String {
        let link = |level: Level, class: &str, label: &str, name: &str| {
            let kind = self.page.kind;
            format!(
                "<a class=\"button {class}\" rel=\"nofollow\" href=\"/play/{kind}/{level}\" \
                 data-testid=\"rules-start-{level}\"{label}>{name}</a>"
            )
        };
        let first = link(FIRST, "primary", "", &self.say("rules-start-now"));
        let harder: String = Level::ALL
            .into_iter()
            .filter(|level| *level != FIRST)
            .map(|level| {
                let name = self.words.level(level);
                let args = [("level", Arg::Text(&name))];
                let label = escape(&self.words.say("rules-start-level", &args));
                let label = format!(" aria-label=\"{label}\"");
                let class = format!("level level-{level}");
                link(level, &class, &label, &escape(&name))
            })
            .collect();
        format!(
            "<div class=\"start\">\n{first}\n<p class=\"small muted\">{}</p>\n\
             <p class=\"small\">{} {harder}</p>\n\
             <a class=\"button\" href=\"/learn/{}\" data-testid=\"rules-learn\">{}</a>\n\
             <a class=\"button\" href=\"/puzzles/{}\" data-testid=\"rules-puzzles\">{}</a>\n</div>\n",
            self.say("rules-start-hint"),
            self.say("rules-start-harder"),
            self.page.kind,
            self.say("rules-learn"),
            self.page.kind,
            self.say("rules-puzzles"),
        )
    }

    fn facts(&self) -> String {
        let mut html = format!(
            "<section class=\"panel facts\" aria-labelledby=\"facts\">\n<h2 id=\"facts\">{}</h2>\n<dl>\n",
            self.say("rules-facts")
        );
        for (fact, text) in self.page.facts {
            let (label, text) = (self.say(fact.label()), self.say(text));
            let _ = writeln!(html, "<div><dt>{label}</dt><dd>{text}</dd></div>"); // a String takes everything
        }
        html.push_str("</dl>\n</section>\n");
        html
    }

    fn contents(&self) -> String {
        let entry = |section: &Section| {
            let (id, name) = (section.topic.id(), self.say(section.topic.heading()));
            format!("<li><a href=\"#{id}\">{name}</a></li>")
        };
        let entries: String = self.page.sections.iter().map(entry).collect();
        let name = self.say("rules-contents");
        format!(
            "<nav class=\"panel contents\" aria-labelledby=\"contents\">\n<h2 id=\"contents\">{name}</h2>\n<ul>{entries}</ul>\n</nav>\n"
        )
    }

    fn section(&self, section: &Section) -> String {
        let (id, heading) = (section.topic.id(), self.say(section.topic.heading()));
        let items: String = section.items.iter().map(|item| self.item(item)).collect();
        // Search machines find questions and answers by these marks.
        let marks = match section.topic {
            Topic::Questions => " itemscope=\"\" itemtype=\"https://schema.org/FAQPage\"",
            _ => "",
        };
        format!(
            "<section id=\"{id}\" aria-labelledby=\"{id}-heading\"{marks}>\n\
             <h2 id=\"{id}-heading\">{heading}</h2>\n{items}</section>\n"
        )
    }

    fn item(&self, item: &Item) -> String {
        match item {
            Item::Say(key) => format!("<p>{}</p>\n", self.say(key)),
            Item::Text(text) => {
                format!("<p class=\"position\"><code>{}</code></p>\n", escape(text))
            }
            Item::Show(figure) => figure::html(self.page.kind, figure, self.words, &self.facts),
            Item::Ask(question, answer) => format!(
                "<div itemscope=\"\" itemprop=\"mainEntity\" itemtype=\"https://schema.org/Question\">\n\
                 <h3 itemprop=\"name\">{}</h3>\n\
                 <div itemscope=\"\" itemprop=\"acceptedAnswer\" itemtype=\"https://schema.org/Answer\">\
                 <p itemprop=\"text\">{}</p></div>\n</div>\n",
                self.say(question),
                self.say(answer)
            ),
        }
    }

    /// The way to the other Rules pages.
    fn links(&self) -> String {
        let entries: String = self
            .others
            .iter()
            .map(|page| format!("<li>{}</li>", link_to(page, self.words)))
            .collect();
        let (name, all) = (self.say("rules-others"), self.say("rules-all"));
        format!(
            "<nav aria-labelledby=\"others\">\n<h2 id=\"others\">{name}</h2>\n\
             <ul>{entries}<li><a href=\"/rules\" data-testid=\"rules-all\">{all}</a></li></ul>\n</nav>\n"
        )
    }
}

/// An entry of the list of all Rules pages.
pub(super) fn card(page: &Page, words: &Words) -> String {
    let (kind, about) = (page.kind, escape(&words.about(page.kind)));
    let face = in_play(kind).map_or_else(String::new, |view| {
        Picture::new(&view).labels(false).inline()
    });
    let link = link_to(page, words);
    format!(
        "<li class=\"card\">\n<div class=\"card-face\">{face}</div>\n<h2>{link}</h2>\n<p>{about}</p>\n</li>\n"
    )
}

/// The way to a Rules page.
fn link_to(page: &Page, words: &Words) -> String {
    let (kind, game) = (page.kind, words.game(page.kind));
    let name = escape(&words.say("rules-of", &[("game", Arg::Text(&game))]));
    format!("<a href=\"/rules/{kind}\" data-testid=\"rules-{kind}\">{name}</a>")
}

/// What stands around every Rules page: the way to its content, to the front page, to the other
/// languages, and which of them holds.
pub(super) fn around(words: &Words, path: &str, main: &str, links: &str) -> String {
    let say = |key: &str| escape(&words.say(key, &[]));
    let (skip, portal) = (say("skip-to-content"), say("to-portal"));
    let (top, holds) = (top(words), holds(words, path));
    format!(
        "<a class=\"skip\" href=\"#main\">{skip}</a>\n\
         {top}\
         <main class=\"page rules\" id=\"main\" data-testid=\"rules\">\n{main}</main>\n\
         <footer class=\"page rules-foot\">\n{links}{holds}\
         <p><a class=\"button\" href=\"/\" data-testid=\"to-portal\">{portal}</a></p>\n</footer>\n"
    )
}

/// Which language holds where they differ.
fn holds(words: &Words, path: &str) -> String {
    let say = |key: &str| escape(&words.say(key, &[]));
    match words.lang() {
        Lang::En => format!(
            "<p class=\"small muted\">{}</p>\n",
            say("rules-english-here")
        ),
        _ => format!(
            "<p class=\"small\">{} <a hreflang=\"en\" href=\"{}\">{}</a></p>\n",
            say("rules-english"),
            escape(&alternates::address("", path, Some(Lang::En))),
            say("rules-english-link"),
        ),
    }
}
