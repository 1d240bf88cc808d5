//! What search machines are told: which pages are for everybody, and which are not.

use boards::escape;
use std::fmt::Write as _;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use super::{alternates, leaderboard, rules, study};
use crate::http::app::App;
use crate::http::origin;

/// Who is told what: matches and invitations belong to those who have their address. Programs that make
/// a preview of a link somebody sends are asked to look, and at nothing that works only once.
const ROBOTS: &str = include_str!("robots.txt");

/// `GET /robots.txt`
pub(crate) async fn robots(State(app): State<App>, headers: HeaderMap) -> Response {
    let origin = origin::own(&headers, &app.config);
    let text = format!("{ROBOTS}\nSitemap: {origin}/sitemap.xml\n");
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    (kind, text).into_response()
}

/// `GET /sitemap.xml`: the pages for everybody, in every language.
pub(crate) async fn sitemap(State(app): State<App>, headers: HeaderMap) -> Response {
    let origin = origin::own(&headers, &app.config);
    let kind = [(header::CONTENT_TYPE, "application/xml")];
    (kind, map(&origin)).into_response()
}

fn map(origin: &str) -> String {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for path in ["/", leaderboard::PATH]
        .map(str::to_owned)
        .into_iter()
        .chain(rules::paths())
        .chain(study::paths())
    {
        let everywhere = alternates::everywhere(origin, &path);
        let links: String = everywhere
            .iter()
            .map(|(code, there)| {
                let there = escape(there);
                format!("<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{there}\"/>\n")
            })
            .collect();
        for (_, here) in &everywhere {
            // A String takes everything.
            let _ = writeln!(xml, "<url>\n<loc>{}</loc>\n{links}</url>", escape(here));
        }
    }
    xml.push_str("</urlset>\n");
    xml
}
