//! The HTML around the client. It tells the client by `meta` elements what the house and the computer
//! player are called, which build this is, and where the texts and the scripts are that come
//! later: the worker's, and those of boards that come with their game.

use std::fmt::Write as _;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use boards::escape;
use games::Kind;
use words::{Arg, Lang, Words};

use super::alternates;
use super::share::Share;
use super::top::top;
use crate::http::app;
use crate::http::assets;
use crate::http::reader::{Reader, Theme, VARY};

/// The colour of the page's top, which the browser's frame around the page has too.
const FLOORS: [(Theme, &str); 2] = [(Theme::Light, "#8f2318"), (Theme::Dark, "#561911")];

/// The colours of the browser's frame: those of the device, or the chosen ones only. The client finds
/// the elements by their `id` when another choice is made.
fn frame(chosen: Option<Theme>) -> String {
    let of = |(theme, floor): (Theme, &str)| {
        let code = theme.code();
        let media = match chosen {
            None => format!("(prefers-color-scheme: {code})"),
            Some(chosen) if chosen == theme => "all".to_owned(),
            Some(_) => "not all".to_owned(),
        };
        format!(
            "<meta name=\"theme-color\" id=\"floor-{code}\" media=\"{media}\" content=\"{floor}\">\n"
        )
    };
    FLOORS.map(of).concat()
}

/// What a page loads to come to life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Program {
    /// Nothing: it is whole as it is.
    Still,
    /// The client.
    Client,
    /// What people learn with, a module of its own.
    Study,
    /// Little: what asks the browser for a passkey. The page is whole without it.
    Passkey,
}

/// A page before the client takes over: it puts itself in place of what `#app` holds.
pub(super) struct Shell<'a> {
    words: &'a Words,
    reader: &'a Reader,
    title: String,
    about: String,
    body: String,
    /// All that `body` holds, in place of the splash.
    whole: Option<String>,
    /// More for the head.
    head: String,
    program: Program,
    public: bool,
}

impl<'a> Shell<'a> {
    /// The page whose title and description are the messages `KEY-title` and `KEY-about`.
    pub(super) fn new(
        words: &'a Words,
        reader: &'a Reader,
        key: &str,
        args: &[(&str, Arg<'_>)],
    ) -> Self {
        Self {
            words,
            reader,
            title: words.say(&format!("{key}-title"), args),
            about: words.say(&format!("{key}-about"), args),
            body: String::new(),
            whole: None,
            head: String::new(),
            program: Program::Client,
            public: false,
        }
    }

    /// The same with another description.
    pub(super) fn about(mut self, about: &str) -> Self {
        self.about = about.to_owned();
        self
    }

    /// The same with more HTML to read.
    pub(super) fn body(mut self, html: &str) -> Self {
        self.body = html.to_owned();
        self
    }

    /// The same with HTML of its own in place of all that a page holds before the client has loaded.
    pub(super) fn whole(mut self, html: &str) -> Self {
        self.whole = Some(html.to_owned());
        self
    }

    /// The same with more elements in its head.
    pub(super) fn head(mut self, html: &str) -> Self {
        self.head.push_str(html);
        self
    }

    /// The same with a style sheet of its own behind the one of all pages.
    pub(super) fn sheet(self, name: &str) -> Self {
        match assets::addresses().get(name) {
            Some(address) => self.head(&format!("<link rel=\"stylesheet\" href=\"{address}\">\n")),
            None => self,
        }
    }

    /// The same with what a chat shows of a link to it; `ply` says how far a match has gone on it.
    pub(super) fn shared(self, ply: Option<u32>) -> Self {
        let share = Share {
            origin: &self.reader.origin,
            path: &self.reader.path,
            lang: self.words.lang(),
            alt: &self.title,
            ply,
        };
        let html = share.html();
        self.head(&html)
    }

    /// The same without the client: there is nothing for it to do.
    pub(super) fn still(self) -> Self {
        self.program(Program::Still)
    }

    /// The same with another program than the client.
    pub(super) fn program(mut self, program: Program) -> Self {
        self.program = program;
        self
    }

    /// The same for everybody to find: search engines are told its address in each language. A page
    /// that is not public is kept out of them.
    pub(super) fn public(mut self) -> Self {
        self.public = true;
        self
    }

    pub(super) fn answer(&self, status: StatusCode) -> Response {
        let mut response = (status, Html(self.html())).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static(VARY));
        if let Some(cookie) = self.reader.cookie() {
            headers.append(header::SET_COOKIE, cookie);
        }
        response
    }

    fn html(&self) -> String {
        let (title, about) = (escape(&self.title), escape(&self.about));
        let (house, bot) = (escape(&self.words.house()), escape(&self.words.bot()));
        let coin = self.words.coin_set().map_or_else(String::new, |coin| {
            format!("<meta name=\"adda-coin\" content=\"{}\">\n", escape(coin))
        });
        let lang = self.words.lang();
        let body = self.whole.clone().unwrap_or_else(|| self.splash());
        let is_match = self.reader.path.starts_with("/m/");
        let (links, head) = (links(self.program, is_match, lang), &self.head);
        let place = if self.public {
            let Reader {
                origin,
                path,
                asked,
                ..
            } = self.reader;
            alternates::links(origin, path, *asked)
        } else {
            PRIVATE.to_owned()
        };
        let theme = look(self.reader);
        let (build, frame) = (escape(&app::build()), frame(self.reader.theme));
        format!(
            "<!doctype html>\n<html lang=\"{lang}\"{theme}>\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n\
             <title>{title}</title>\n<meta name=\"description\" content=\"{about}\">\n{place}\
             <meta property=\"og:title\" content=\"{title}\">\n\
             <meta property=\"og:description\" content=\"{about}\">\n\
             <meta property=\"og:type\" content=\"website\">\n\
             <meta property=\"og:site_name\" content=\"{house}\">\n\
             <meta name=\"application-name\" content=\"{house}\">\n\
             <meta name=\"adda-bot\" content=\"{bot}\">\n{coin}\
             <meta name=\"adda-build\" content=\"{build}\">\n{frame}{links}{head}</head>\n\
             <body>\n{body}</body>\n</html>\n"
        )
    }

    /// What is to be seen before the client has loaded.
    fn splash(&self) -> String {
        let name = self.title.split([':', '–']).next().unwrap_or_default();
        let (heading, about) = (escape(name.trim()), escape(&self.about));
        let (top, body, state) = (top(self.words), &self.body, self.state());
        format!(
            "<div id=\"app\">\n{top}<main class=\"splash\">\n<h1>{heading}</h1>\n<p>{about}</p>\n{body}\n{state}</main>\n\
             </div>\n"
        )
    }

    /// What becomes of the page: the client is coming, cannot come, or is not built.
    fn state(&self) -> String {
        let say = |key| escape(&self.words.say(key, &[]));
        if self.program == Program::Still {
            return String::new();
        }
        if assets::addresses().is_empty() {
            return format!(
                "<p>{}</p>\n<pre>cargo xtask web</pre>\n",
                say("page-unbuilt")
            );
        }
        format!(
            "<p role=\"status\">{}</p>\n<noscript><p>{}</p></noscript>\n",
            say("page-loading"),
            say("page-no-script"),
        )
    }
}

/// The module with what people say to each other, which is loaded as those of games are.
const TALK: &str = "talk";

/// What the reader has set for all pages, as attributes for the style sheet.
fn look(reader: &Reader) -> String {
    let theme = reader.theme.map_or_else(String::new, |theme| {
        format!(" data-theme=\"{}\"", theme.code())
    });
    let safe = if reader.safe {
        " data-colours=\"safe\""
    } else {
        ""
    };
    let large = if reader.large {
        " data-text=\"large\""
    } else {
        ""
    };
    format!("{theme}{safe}{large}")
}

/// For pages that belong to somebody, or to nobody.
const PRIVATE: &str = "<meta name=\"robots\" content=\"noindex\">\n";

/// Style, icons, and with a client its script, its module and its texts, fetched at once rather than
/// one after the other. A match does without the rest of the module at first.
fn links(program: Program, is_match: bool, lang: Lang) -> String {
    let addresses = assets::addresses();
    let mut html = String::new();
    let mut link = |name: &str, before: &str, after: &str| {
        if let Some(address) = addresses.get(name) {
            let _ = writeln!(html, "{before}{address}{after}"); // a String takes everything
        }
    };
    link("style.css", "<link rel=\"stylesheet\" href=\"", "\">");
    link(
        "icon.svg",
        "<link rel=\"icon\" type=\"image/svg+xml\" href=\"",
        "\">",
    );
    link(
        "icon-180.png",
        "<link rel=\"apple-touch-icon\" href=\"",
        "\">",
    );
    if program == Program::Passkey {
        link(
            "passkey.js",
            "<script type=\"module\" src=\"",
            "\"></script>",
        );
    } else if program != Program::Still {
        link("worker.js", "<meta name=\"adda-worker\" content=\"", "\">");
        for module in Kind::ALL.iter().map(|game| game.name()).chain([TALK]) {
            let named = |what| format!("<meta name=\"adda-{what}-{module}\" content=\"");
            link(&format!("{module}.js"), &named("board"), "\">");
            link(&format!("{module}.css"), &named("sheet"), "\">");
        }
        let texts = format!("words/{lang}.txt");
        link(&texts, "<meta name=\"adda-words\" content=\"", "\">");
        let text = "\" as=\"fetch\" type=\"text/plain\" crossorigin fetchpriority=\"low\">";
        link(&texts, "<link rel=\"preload\" href=\"", text);
        let name = if program == Program::Study {
            let own = format!("study/{lang}.txt");
            link(&own, "<meta name=\"adda-study\" content=\"", "\">");
            link(&own, "<link rel=\"preload\" href=\"", text);
            for game in Kind::ALL {
                let meta = format!("<meta name=\"adda-puzzles-{game}\" content=\"");
                link(&format!("puzzles/{game}.txt"), &meta, "\">");
            }
            "study"
        } else {
            let pictures = "<meta name=\"adda-pictures\" content=\"";
            link("pictures.json", pictures, "\">");
            "web"
        };
        // What is there to be read comes first: script, module and texts wait for the style sheet.
        let module = "\" as=\"fetch\" type=\"application/wasm\" crossorigin fetchpriority=\"low\">";
        let wasm = format!("{name}.wasm");
        link(&wasm, "<link rel=\"preload\" href=\"", module);
        if program == Program::Client && !is_match {
            link(
                "web/split_rest.wasm",
                "<link rel=\"preload\" href=\"",
                module,
            );
        }
        let script = "\" fetchpriority=\"low\"></script>";
        let js = format!("{name}.js");
        link(&js, "<script type=\"module\" src=\"", script);
    }
    if assets::has_root(MANIFEST) {
        let _ = writeln!(html, "<link rel=\"manifest\" href=\"/{MANIFEST}\">");
    }
    html
}

/// What makes the page an app on a phone.
const MANIFEST: &str = "adda.webmanifest";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::reader::tests::somebody;

    #[test]
    fn names_cannot_become_html() {
        let words = Words::new(Lang::En);
        let name = "</title><script>alert('1')</script>\"";
        let args = [("from", Arg::Text(name)), ("game", Arg::Text("Ataxx"))];
        let reader = somebody();
        let html = Shell::new(&words, &reader, "page-invite", &args).html();
        assert!(!html.contains("<script>alert"));
        assert!(html.contains(
            "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot; invites you to Ataxx"
        ));
    }

    #[test]
    fn a_page_has_title_description_language_and_something_to_read() {
        let words = Words::new(Lang::En);
        let reader = somebody();
        let html = Shell::new(&words, &reader, "page-portal", &[])
            .body("<p>x</p>")
            .html();
        for part in [
            "<html lang=\"en\">",
            "<title>Adda: play with friends or the computer</title>",
            "<meta name=\"description\" content=\"Board games",
            "<meta name=\"theme-color\" id=\"floor-dark\" media=\"(prefers-color-scheme: dark)\"",
            "<h1>Adda</h1>",
            "<p>x</p>",
        ] {
            assert!(html.contains(part), "{part} in {html}");
        }
        assert!(
            !html.contains("style="),
            "inline styles are against the policy"
        );
        assert!(
            !html.contains("<script>"),
            "inline scripts are against the policy"
        );
    }

    #[test]
    fn a_public_page_names_its_languages_and_no_other_is_to_be_found() {
        let words = Words::new(Lang::Bn);
        let mut reader = somebody();
        reader.asked = Some(Lang::Bn);
        let page = || Shell::new(&words, &reader, "page-portal", &[]);
        let html = page().public().html();
        let own = "https://play.example.org/";
        for part in [
            format!("<link rel=\"canonical\" href=\"{own}?lang=bn\">"),
            format!("<link rel=\"alternate\" hreflang=\"en\" href=\"{own}?lang=en\">"),
            format!("<link rel=\"alternate\" hreflang=\"bn\" href=\"{own}?lang=bn\">"),
            format!("<link rel=\"alternate\" hreflang=\"te\" href=\"{own}?lang=te\">"),
            format!("<link rel=\"alternate\" hreflang=\"x-default\" href=\"{own}\">"),
        ] {
            assert!(html.contains(&part), "{part} in {html}");
        }
        assert!(!html.contains("noindex"));
        let html = page().html();
        assert!(html.contains(PRIVATE) && !html.contains("rel=\"alternate\""));
    }

    #[test]
    fn every_page_has_the_switch_and_the_colours_that_were_chosen() {
        let words = Words::new(Lang::Te);
        let mut reader = somebody();
        reader.theme = Some(Theme::Dark);
        let html = Shell::new(&words, &reader, "page-missing", &[])
            .still()
            .html();
        for part in [
            "<html lang=\"te\" data-theme=\"dark\">",
            "id=\"floor-light\" media=\"not all\"",
            "id=\"floor-dark\" media=\"all\"",
            "<a href=\"?lang=bn\" lang=\"bn\" hreflang=\"bn\" data-testid=\"lang-bn\">বাংলা</a>",
            "data-testid=\"lang-te\" aria-current=\"true\">తెలుగు</a>",
        ] {
            assert!(html.contains(part), "{part} in {html}");
        }
    }
}
