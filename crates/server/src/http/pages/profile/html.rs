//! A profile as HTML.

use std::fmt::Write as _;

use boards::escape;
use games::Kind;
use results::{Against, Outcome, Streak};
use store::{Opponents, Other, Played, Rival, Tally};
use words::{Arg, Words};

use super::query::{Query, Since};
use super::say;
use crate::http::pages::top::top;
use crate::node::{Node, ShownProfile, shown};

/// One profile, for one reader.
pub(super) struct Page<'a> {
    pub(super) words: &'a Words,
    pub(super) node: &'a Node,
    pub(super) shown: &'a ShownProfile,
    pub(super) query: Query,
    /// Whether whose it is has an account.
    pub(super) account: bool,
}

/// The address of the profile of who is called so.
pub(in crate::http::pages) fn address(name: &str) -> String {
    let mut address = String::from("/@");
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
            address.push(char::from(byte));
        } else {
            let _ = write!(address, "%{byte:02X}"); // a String takes everything
        }
    }
    address
}

/// `/me` of who has not played yet.
pub(super) fn nobody(words: &Words) -> String {
    let text = say(words, "profile-nobody", &[]);
    around(
        words,
        &say(words, "profile-own", &[]),
        &format!("<p data-testid=\"profile-nobody\">{text}</p>\n"),
    )
}

fn around(words: &Words, heading: &str, main: &str) -> String {
    let (skip, portal) = (
        say(words, "skip-to-content", &[]),
        say(words, "to-portal", &[]),
    );
    let top = top(words);
    format!(
        "<a class=\"skip\" href=\"#main\">{skip}</a>\n{top}\
         <main class=\"page profile stack\" id=\"main\" data-testid=\"profile\">\n\
         <h1 class=\"lead\">{heading}</h1>\n{main}\
         <p><a class=\"button\" href=\"/\" data-testid=\"to-portal\">{portal}</a></p>\n</main>\n"
    )
}

/// A panel with a heading.
fn panel(id: &str, heading: &str, inner: &str) -> String {
    format!(
        "<section class=\"panel stack\" id=\"{id}\" aria-labelledby=\"{id}-heading\">\n\
         <h2 id=\"{id}-heading\">{heading}</h2>\n{inner}</section>\n"
    )
}

/// Numbers of results.
#[derive(Clone, Copy, Default)]
struct Counts {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Counts {
    fn of<'a>(tallies: impl Iterator<Item = &'a Tally>) -> Self {
        let mut counts = Self::default();
        for tally in tallies {
            let count = match tally.outcome {
                Outcome::Won => &mut counts.won,
                Outcome::Drawn => &mut counts.drawn,
                Outcome::Lost => &mut counts.lost,
            };
            *count = count.saturating_add(tally.matches);
        }
        counts
    }

    fn between(rival: &Rival) -> Self {
        let Rival {
            won, drawn, lost, ..
        } = *rival;
        Self { won, drawn, lost }
    }
}

impl Page<'_> {
    /// What the page's `body` holds.
    pub(super) fn body(&self) -> String {
        let name = &self.shown.person.name;
        let heading = if self.shown.own {
            self.say("profile-own")
        } else {
            escape(name)
        };
        let parts = [
            self.seen(),
            self.between(),
            self.results(),
            self.met(),
            self.matches(),
        ];
        around(self.words, &heading, &parts.concat())
    }

    fn say(&self, key: &str) -> String {
        say(self.words, key, &[])
    }

    fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        say(self.words, key, args)
    }

    fn digits(&self, number: u32) -> String {
        self.words.lang().digits(&number.to_string()).into_owned()
    }

    /// Who sees the page, on one's own.
    fn seen(&self) -> String {
        if !self.shown.own {
            return String::new();
        }
        let name = &self.shown.person.name;
        if !self.account {
            let text = self.with("profile-guest", &[("name", Arg::Text(name))]);
            return format!("<p data-testid=\"profile-seen\">{text}</p>\n");
        }
        let (text, act, button) = if self.shown.hidden {
            (self.say("profile-hidden"), "show", self.say("profile-show"))
        } else {
            let shown = format!("@{name}");
            let text = self.with("profile-seen", &[("address", Arg::Text(&shown))]);
            (text, "hide", self.say("profile-hide"))
        };
        format!(
            "<p data-testid=\"profile-seen\">{text}</p>\n<form method=\"post\" action=\"/me\">\n\
             <input type=\"hidden\" name=\"do\" value=\"{act}\">\n\
             <button data-testid=\"profile-{act}\">{button}</button>\n</form>\n"
        )
    }

    /// What came of the matches between the reader and whose page this is.
    fn between(&self) -> String {
        let Some(rival) = self.shown.between.as_ref().filter(|_| !self.shown.own) else {
            return String::new();
        };
        let heading = self.with(
            "profile-between",
            &[("name", Arg::Text(&self.shown.person.name))],
        );
        let counts = self.counts_in_words(Counts::between(rival));
        let query = Query {
            with: Some(self.shown.person.id),
            ..Query::default()
        };
        let (address, list) = (query.address(), self.say("profile-between-list"));
        let inner = format!(
            "<p data-testid=\"between\">{counts}</p>\n\
             <p><a class=\"button\" href=\"/me{address}#matches\" data-testid=\"between-list\">{list}</a></p>\n"
        );
        panel("between", &heading, &inner)
    }

    /// Numbers of results in one line.
    fn counts_in_words(&self, counts: Counts) -> String {
        let [won, drawn, lost] = [
            ("profile-won", counts.won),
            ("profile-drawn", counts.drawn),
            ("profile-lost", counts.lost),
        ]
        .map(|(key, number)| format!("{} {}", self.say(key), self.digits(number)));
        format!("<span class=\"counts\">{won} · {drawn} · {lost}</span>")
    }

    fn results(&self) -> String {
        let profile = &self.shown.profile;
        if profile.tallies.is_empty() {
            return format!(
                "<p data-testid=\"profile-none\">{}</p>\n",
                self.say("profile-none")
            );
        }
        let streak = |game| {
            let mut streaks = profile.streaks.iter();
            let found = streaks.find(|(of, _)| *of == game);
            found.map_or_else(Streak::default, |(_, streak)| *streak)
        };
        let all = self.streak(streak(None));
        let mut inner = format!(
            "<p data-testid=\"results-all\">{}<br>{all}</p>\n",
            self.counts_in_words(Counts::of(profile.tallies.iter()))
        );
        for game in Kind::ALL {
            let own = || profile.tallies.iter().filter(|tally| tally.game == *game);
            if own().next().is_none() {
                continue;
            }
            let counts = self.counts_in_words(Counts::of(own()));
            let (name, table) = (escape(&self.words.game(*game)), self.by_opponent(*game));
            let streak = self.streak(streak(Some(*game)));
            let (rating, about) = self.rating(*game);
            let _ = write!(
                inner,
                "<details data-testid=\"results-{game}\">\n<summary><span><strong>{name}</strong>{rating}<br>{counts}</span></summary>\n\
                 {table}<p class=\"small\">{streak}</p>\n{about}</details>\n"
            ); // a String takes everything
        }
        panel("results", &self.say("profile-results"), &inner)
    }

    /// How strong the person is at a game, and from how many matches one knows it; nothing without rated ones.
    fn rating(&self, game: Kind) -> (String, String) {
        let mut all = self.shown.profile.ratings.iter();
        let Some(kept) = all.find(|rated| rated.game == game) else {
            return (String::new(), String::new());
        };
        let now = shown(Some(kept), self.node.now());
        let points = self.words.strength(now.points, now.provisional);
        let rating = self.with("profile-rating", &[("points", Arg::Text(&points))]);
        let matches = [("matches", Arg::Number(kept.matches.into()))];
        let about = self.with("profile-rating-about", &matches);
        (
            format!(" <span data-testid=\"rating-{game}\">{rating}</span>"),
            format!("<p class=\"small\">{about}</p>\n"),
        )
    }

    fn streak(&self, streak: Streak) -> String {
        let (now, best) = (i64::from(streak.now), i64::from(streak.best));
        let args = [("now", Arg::Number(now)), ("best", Arg::Number(best))];
        self.with("profile-streak", &args)
    }

    /// A table of results of one game, a line for each opponent.
    fn by_opponent(&self, game: Kind) -> String {
        let mut rows = String::new();
        for against in Against::all() {
            let tallies = self.shown.profile.tallies.iter();
            let own: Vec<_> = tallies
                .filter(|tally| tally.game == game && tally.against == against)
                .collect();
            if !own.is_empty() {
                let counts = Counts::of(own.into_iter());
                rows += &self.row(&escape(&self.opponent(against)), counts);
            }
        }
        self.table(&escape(&self.words.game(game)), "profile-against", &rows)
    }

    fn opponent(&self, against: Against) -> String {
        match against {
            Against::Person => self.words.say("profile-person", &[]),
            Against::Level(level) => self.words.player(None, Some(level)),
        }
    }

    fn row(&self, first: &str, counts: Counts) -> String {
        let [won, drawn, lost] =
            [counts.won, counts.drawn, counts.lost].map(|number| self.digits(number));
        format!(
            "<tr><th scope=\"row\">{first}</th><td>{won}</td><td>{drawn}</td><td>{lost}</td></tr>\n"
        )
    }

    fn table(&self, caption: &str, first: &str, rows: &str) -> String {
        let [first, won, drawn, lost] =
            [first, "profile-won", "profile-drawn", "profile-lost"].map(|key| self.say(key));
        format!(
            "<table>\n<caption class=\"hidden-text\">{caption}</caption>\n<thead><tr><th scope=\"col\">{first}</th>\
             <th scope=\"col\">{won}</th><th scope=\"col\">{drawn}</th><th scope=\"col\">{lost}</th></tr></thead>\n\
             <tbody>\n{rows}</tbody>\n</table>\n"
        )
    }

    /// Whom the reader has met.
    fn met(&self) -> String {
        if self.shown.rivals.is_empty() {
            return String::new();
        }
        let mut rows = String::new();
        for rival in &self.shown.rivals {
            let query = Query {
                with: Some(rival.other.person),
                ..Query::default()
            };
            let name = escape(&self.words.player(Some(called(&rival.other)), None));
            let link = format!(
                "<a href=\"/me{}#matches\" data-testid=\"met\">{name}</a>",
                query.address()
            );
            rows += &self.row(&link, Counts::between(rival));
        }
        let heading = self.say("profile-met");
        let table = self.table(&heading, "profile-player", &rows);
        panel("met", &heading, &table)
    }

    /// Where this very page is.
    fn own_address(&self) -> String {
        if self.shown.own {
            "/me".to_owned()
        } else {
            address(&self.shown.person.name)
        }
    }

    fn matches(&self) -> String {
        if self.shown.profile.tallies.is_empty() {
            return String::new();
        }
        let (address, query) = (self.own_address(), self.query);
        let mut inner = match &self.shown.between {
            Some(rival) if self.shown.own => self.with_whom(rival),
            _ => String::new(),
        };
        inner += &self.filter();
        if self.shown.matches.is_empty() {
            inner += &format!(
                "<p data-testid=\"no-match\">{}</p>\n",
                self.say("profile-empty")
            );
        } else {
            let rows: String = self
                .shown
                .matches
                .iter()
                .map(|one| self.line(one))
                .collect();
            inner += &format!("<ul class=\"matches\" data-testid=\"matches\">\n{rows}</ul>\n");
        }
        let link = |query: Query, id: &str, text: String| {
            let query = query.address();
            format!(
                "<a class=\"button\" href=\"{address}{query}#matches\" data-testid=\"{id}\">{text}</a>\n"
            )
        };
        let mut pages = String::new();
        if query.before.is_some() {
            let newest = Query {
                before: None,
                ..query
            };
            pages += &link(newest, "newest", self.say("profile-newest"));
        }
        if let Some(next) = self.shown.next {
            let older = Query {
                before: Some(next),
                ..query
            };
            pages += &link(older, "older", self.say("profile-older"));
        }
        if !pages.is_empty() {
            inner += &format!("<p class=\"row pages\">{pages}</p>\n");
        }
        panel("matches", &self.heading(), &inner)
    }

    fn heading(&self) -> String {
        match &self.shown.between {
            Some(rival) if self.shown.own => {
                let name = self.words.player(Some(called(&rival.other)), None);
                self.with("profile-matches-with", &[("name", Arg::Text(&name))])
            }
            _ => self.say("profile-matches"),
        }
    }

    /// With whom the list is, and the way back to everybody.
    fn with_whom(&self, rival: &Rival) -> String {
        let counts = self.counts_in_words(Counts::between(rival));
        let all = self.say("profile-matches-all");
        format!(
            "<p data-testid=\"between\">{counts}</p>\n\
             <p><a class=\"button\" href=\"/me#matches\" data-testid=\"with-all\">{all}</a></p>\n"
        )
    }

    /// The choices of what is listed, open where something was chosen.
    fn filter(&self) -> String {
        let query = &self.query;
        let offered = Kind::OFFERED.iter();
        let games: Vec<_> = offered
            .map(|game| {
                (
                    game.name(),
                    self.words.game(*game),
                    query.game == Some(*game),
                )
            })
            .collect();
        let opponents = Opponents::all().map(|one| {
            let name = match one {
                Opponents::Computer => self.words.say("profile-computer", &[]),
                Opponents::Against(against) => self.opponent(against),
            };
            (one.code(), name, query.opponents == Some(one))
        });
        let outcomes = Outcome::ALL.map(|one| {
            let name = self.words.say(&format!("profile-{one}"), &[]);
            (one.code(), name, query.outcome == Some(one))
        });
        let spans = Since::ALL.map(|one| {
            let name = self.words.say(&format!("profile-{}", one.code()), &[]);
            (one.code(), name, query.since == Some(one))
        });
        let mut fields = self.select("game", "profile-game", "profile-games", &games);
        if let Some(with) = query.with {
            // The opponent is chosen already.
            fields += &format!("<input type=\"hidden\" name=\"with\" value=\"{with}\">\n");
        } else {
            let opponents: Vec<_> = opponents.collect();
            fields += &self.select(
                "against",
                "profile-against",
                "profile-opponents",
                &opponents,
            );
        }
        fields += &self.select("result", "profile-result", "profile-results-all", &outcomes);
        fields += &self.select("since", "profile-since", "profile-always", &spans);
        let (address, show) = (self.own_address(), self.say("profile-filter"));
        let (choose, open) = (
            self.say("profile-choose"),
            if query.chooses() { " open" } else { "" },
        );
        format!(
            "<details data-testid=\"choose\"{open}>\n<summary>{choose}</summary>\n\
             <form class=\"filter\" method=\"get\" action=\"{address}#matches\" data-testid=\"filter\">\n{fields}\
             <button data-testid=\"filter-show\">{show}</button>\n</form>\n</details>\n"
        )
    }

    fn select(
        &self,
        name: &str,
        label: &str,
        all: &str,
        options: &[(&str, String, bool)],
    ) -> String {
        let (label, all) = (self.say(label), self.say(all));
        let options: String = options
            .iter()
            .map(|(value, text, chosen)| {
                let chosen = if *chosen { " selected" } else { "" };
                format!(
                    "<option value=\"{value}\"{chosen}>{}</option>\n",
                    escape(text)
                )
            })
            .collect();
        format!(
            "<label>{label}\n<select name=\"{name}\" data-testid=\"filter-{name}\">\n\
             <option value=\"\">{all}</option>\n{options}</select></label>\n"
        )
    }

    /// One match.
    fn line(&self, played: &Played) -> String {
        let game = escape(&self.words.game(played.game));
        let outcome = played.outcome;
        let result = self.say(&format!("profile-{outcome}"));
        let mut others: Vec<String> = played.others.iter().map(|one| self.other(one)).collect();
        if let Against::Level(level) = played.against {
            others.push(escape(&self.words.player(None, Some(level))));
        }
        let others = others.join(", ");
        let date = self.node.date(played.ended);
        let shown = escape(&self.words.lang().digits(&date));
        let id = played.id;
        format!(
            "<li data-testid=\"match-line\"><a href=\"/m/{id}\">{game}</a> <span class=\"others\">{others}</span>\
             <strong class=\"outcome {outcome}\">{result}</strong> <time datetime=\"{date}\">{shown}</time></li>\n"
        )
    }

    /// Somebody else at a match, with the way to their profile if they show one.
    fn other(&self, other: &Other) -> String {
        let name = escape(&self.words.player(Some(called(other)), None));
        if other.open {
            let address = address(called(other));
            format!("<a href=\"{address}\">{name}</a>")
        } else {
            name
        }
    }
}

/// What somebody is called; nothing where they are no longer here.
fn called(other: &Other) -> &str {
    other.name.as_deref().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_a_name_of_any_script() {
        assert_eq!(address("Mina-Roy_1.x"), "/@Mina-Roy_1.x");
        assert_eq!(address("\u{9ae}"), "/@%E0%A6%AE");
        assert_eq!(address("a/b?\"<"), "/@a%2Fb%3F%22%3C");
    }
}
