//! The leaderboards: whole in the HTML, without the client.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use boards::escape;
use coins::{Span, Tab};
use games::Kind;
use store::Standing;
use table::PersonId;
use words::{Arg, Words};

use super::profile::address;
use super::shell::Shell;
use super::top::top;
use super::{missing, refusal_page};
use crate::http::app::App;
use crate::http::asker::Asker;
use crate::http::reader::Reader;
use crate::http::said::Part;
use crate::node::Leaders;

/// Where the leaderboards are.
pub(super) const PATH: &str = "/leaderboard";

/// The style sheet of this page, beside the one of all.
const STYLE: &str = "leaderboard.css";

/// What is shown unless something else is asked for.
const FIRST: (Tab, Span) = (Tab::Friendlies, Span::Week);

/// `GET /leaderboard`
pub(crate) async fn whole(State(app): State<App>, asker: Asker, reader: Reader) -> Response {
    show(&app, &asker, &reader, FIRST.0, FIRST.1).await
}

/// `GET /leaderboard/{tab}`
pub(crate) async fn of(
    State(app): State<App>,
    asker: Asker,
    Part(tab): Part,
    reader: Reader,
) -> Response {
    match tab.parse() {
        Ok(tab) => show(&app, &asker, &reader, tab, FIRST.1).await,
        Err(_) => missing(app.words.of(reader.lang), &reader),
    }
}

/// `GET /leaderboard/{tab}/{span}`
pub(crate) async fn since(
    State(app): State<App>,
    asker: Asker,
    parts: Result<Path<(String, String)>, PathRejection>,
    reader: Reader,
) -> Response {
    let read = |Path((tab, span)): Path<(String, String)>| {
        Some((tab.parse::<Tab>().ok()?, span.parse::<Span>().ok()?))
    };
    match parts.ok().and_then(read) {
        Some((tab, span)) => show(&app, &asker, &reader, tab, span).await,
        None => missing(app.words.of(reader.lang), &reader),
    }
}

async fn show(app: &App, asker: &Asker, reader: &Reader, tab: Tab, span: Span) -> Response {
    let words = app.words.of(reader.lang);
    let leaders = match app.node.leaders(tab, span, asker.person()).await {
        Ok(leaders) => leaders,
        Err(refused) => return refusal_page(words, reader, refused),
    };
    let name = name(words, tab);
    let page = Page {
        words,
        tab,
        span,
        me: asker.person(),
    };
    Shell::new(
        words,
        reader,
        "page-leaderboard",
        &[("tab", Arg::Text(&name))],
    )
    .public()
    .still()
    .sheet(STYLE)
    .whole(&page.body(&leaders))
    .answer(StatusCode::OK)
}

/// What a tab is called.
fn name(words: &Words, tab: Tab) -> String {
    match tab {
        Tab::Friendlies => words.say("friendlies", &[]),
        Tab::Game(kind) => words.game(kind),
    }
}

/// One leaderboard, for one reader.
struct Page<'a> {
    words: &'a Words,
    tab: Tab,
    span: Span,
    me: Option<PersonId>,
}

impl Page<'_> {
    /// A message as HTML.
    fn say(&self, key: &str) -> String {
        escape(&self.words.say(key, &[]))
    }

    /// What the page's `body` holds.
    fn body(&self, leaders: &Leaders) -> String {
        let [skip, heading, about, profile, portal] = [
            "skip-to-content",
            "leaderboard",
            "leaderboard-about",
            "profile-own",
            "to-portal",
        ]
        .map(|key| self.say(key));
        let (top, tabs, spans) = (top(self.words), self.tabs(), self.spans());
        let (list, own) = (self.list(&leaders.top), self.own(leaders));
        format!(
            "<a class=\"skip\" href=\"#main\">{skip}</a>\n{top}\
             <main class=\"page leaders\" id=\"main\" data-testid=\"leaderboard\">\n\
             <h1>{heading}</h1>\n{tabs}{spans}{list}{own}<p class=\"small muted\">{about}</p>\n\
             <p><a class=\"button\" href=\"/me\" data-testid=\"to-profile\">{profile}</a></p>\n\
             <p><a class=\"button\" href=\"/\" data-testid=\"to-portal\">{portal}</a></p>\n</main>\n"
        )
    }

    fn tabs(&self) -> String {
        let games = Kind::OFFERED.iter().copied().map(Tab::Game);
        let tabs = std::iter::once(Tab::Friendlies).chain(games);
        let links: String = tabs
            .map(|tab| self.link(tab, self.span, &name(self.words, tab), tab == self.tab))
            .collect();
        self.choices("leaderboard-tabs", &links)
    }

    fn spans(&self) -> String {
        let link = |span: Span| {
            let name = self.words.say(&format!("span-{span}"), &[]);
            self.link(self.tab, span, &name, span == self.span)
        };
        let links: String = Span::ALL.into_iter().map(link).collect();
        self.choices("leaderboard-spans", &links)
    }

    fn choices(&self, label: &str, links: &str) -> String {
        let label = self.say(label);
        format!("<nav class=\"choice\" aria-label=\"{label}\"><ul>{links}</ul></nav>\n")
    }

    fn link(&self, tab: Tab, span: Span, name: &str, is_here: bool) -> String {
        let here = if is_here {
            " aria-current=\"page\""
        } else {
            ""
        };
        let name = escape(name);
        format!(
            "<li><a href=\"{PATH}/{tab}/{span}\" data-testid=\"leaders-{tab}-{span}\"{here}>{name}</a></li>"
        )
    }

    fn list(&self, lines: &[Standing]) -> String {
        if lines.is_empty() {
            return format!("<p>{}</p>\n", self.say("leaderboard-none"));
        }
        let caption = format!(
            "{}, {}",
            escape(&name(self.words, self.tab)),
            self.say(&format!("span-{}", self.span))
        );
        self.table("leaders", &caption, lines)
    }

    /// The own place, unless it is in the list already.
    fn own(&self, leaders: &Leaders) -> String {
        let Some(me) = self.me else {
            return String::new();
        };
        let heading = self.say("leaderboard-own");
        if leaders.around.is_empty() {
            let why = self.say("leaderboard-no-own");
            return format!("<p data-testid=\"no-own-place\">{why}</p>\n");
        }
        if leaders.top.iter().any(|line| line.person == me) {
            return String::new();
        }
        self.table("own-place", &heading, &leaders.around)
    }

    fn table(&self, id: &str, caption: &str, lines: &[Standing]) -> String {
        let [place, player, wins] = [
            "leaderboard-place",
            "leaderboard-player",
            "leaderboard-wins",
        ]
        .map(|key| self.say(key));
        let rows: String = lines.iter().map(|line| self.line(line)).collect();
        format!(
            "<table data-testid=\"{id}\">\n<caption>{caption}</caption>\n<thead><tr><th scope=\"col\">{place}</th>\
             <th scope=\"col\">{player}</th><th scope=\"col\">{wins}</th></tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n"
        )
    }

    fn line(&self, line: &Standing) -> String {
        let own = if self.me == Some(line.person) {
            " class=\"own\" aria-current=\"true\" data-testid=\"own-line\""
        } else {
            ""
        };
        let name = match line.name.as_deref() {
            None => "–".to_owned(),
            Some(name) if line.open => {
                format!("<a href=\"{}\">{}</a>", address(name), escape(name))
            }
            Some(name) => escape(name),
        };
        let [place, wins] = [line.place, line.wins.into()]
            .map(|n| escape(&self.words.lang().digits(&n.to_string())));
        format!("<tr{own}><td>{place}</td><th scope=\"row\">{name}</th><td>{wins}</td></tr>\n")
    }
}
