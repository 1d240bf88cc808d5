//! The Rules pages as the house sends them, and what search machines are told.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::*;
use roxmltree::Document;
use server::Origin;
use words::{Lang, Words};

const SECTIONS: [&str; 9] = [
    "start",
    "play",
    "win",
    "clock",
    "leave",
    "house",
    "options",
    "notation",
    "questions",
];

const PATHS: [&str; 6] = [
    "/rules",
    "/rules/ataxx",
    "/rules/boxes",
    "/rules/tacocat",
    "/rules/stratego",
    "/rules/aeroplane",
];

async fn house() -> TestHouse {
    let url: Origin = "https://play.example.org".parse().unwrap();
    TestHouse::with(|config| config.public_url = Some(url)).await
}

async fn page(house: &TestHouse, path: &str) -> String {
    let (status, head, body) = house.ask("GET", path, "").await;
    assert_eq!(status, 200, "{path}");
    assert!(head.contains("content-type: text/html"), "{head}");
    body
}

/// What stands between the first `<TAG` and the last `</TAG>`, as XML: every element is closed, every
/// attribute quoted, every sign escaped.
fn element<'a>(html: &'a str, tag: &str) -> Document<'a> {
    let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
    let from = html.find(&open).expect(&open);
    let to = html.rfind(&close).expect(&close) + close.len();
    Document::parse(&html[from..to]).unwrap()
}

#[tokio::test]
async fn every_page_is_whole_in_every_language() {
    let house = house().await;
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (path, key) in [
            ("/rules", "rules-list"),
            ("/rules/ataxx", "rules-ataxx"),
            ("/rules/boxes", "rules-boxes"),
            ("/rules/stratego", "rules-stratego"),
            ("/rules/aeroplane", "rules-aeroplane"),
            ("/rules/tacocat", "rules-tacocat"),
        ] {
            let html = page(&house, &format!("{path}?lang={lang}")).await;
            assert!(html.contains(&format!("<html lang=\"{lang}\"")), "{path}");
            let title = words.say(&format!("{key}-title"), &[]);
            assert!(html.contains(&format!("<title>{title}</title>")), "{title}");
            let about = words.say(&format!("{key}-about"), &[]);
            assert!(html.contains(&format!("name=\"description\" content=\"{about}\"")));
            assert!(html.contains(&format!("property=\"og:title\" content=\"{title}\"")));
            let address = format!("https://play.example.org{path}");
            let canonical = format!("rel=\"canonical\" href=\"{address}?lang={lang}\"");
            assert!(html.contains(&canonical), "{canonical}");
            for other in Lang::ALL {
                let link = format!("hreflang=\"{other}\" href=\"{address}?lang={other}\"");
                assert!(html.contains(&link), "{link}");
            }
            assert!(html.contains(&format!("hreflang=\"x-default\" href=\"{address}\"")));
            for absent in ["<script", ".wasm", "style=", "noindex"] {
                assert!(!html.contains(absent), "{absent} in {path}");
            }
            let body = element(&html, "body");
            let count = |name: &str| body.descendants().filter(|n| n.has_tag_name(name)).count();
            assert_eq!((count("h1"), count("main")), (1, 1));
        }
    }
}

#[tokio::test]
async fn a_game_has_its_sections_pictures_and_buttons() {
    let house = house().await;
    for (game, boards) in [
        ("ataxx", 9),
        ("boxes", 8),
        ("tacocat", 12),
        ("stratego", 18),
        ("aeroplane", 13),
    ] {
        for lang in Lang::ALL {
            let html = page(&house, &format!("/rules/{game}?lang={lang}")).await;
            let picture = format!("https://play.example.org/rules/{game}/preview.png?lang={lang}");
            assert!(html.contains(&format!("property=\"og:image\" content=\"{picture}\"")));
            let body = element(&html, "body");
            let with_id = |id: &str| body.descendants().find(|n| n.attribute("id") == Some(id));
            for id in SECTIONS {
                let section = with_id(id).unwrap();
                assert!(section.has_tag_name("section"));
                let heading = with_id(section.attribute("aria-labelledby").unwrap()).unwrap();
                assert!(heading.has_tag_name("h2") && heading.text().is_some());
                assert!(html.contains(&format!("href=\"#{id}\"")), "no way to {id}");
            }
            let pictures = body
                .descendants()
                .filter(|n| n.attribute("role") == Some("img"));
            let drawn = pictures.map(|picture| {
                assert!(picture.attribute("aria-label").unwrap().len() > 20);
                picture
                    .descendants()
                    .filter(|n| n.has_tag_name("svg"))
                    .count()
            });
            assert_eq!(drawn.sum::<usize>(), boards, "{game}");
            let questions = with_id("questions").unwrap();
            let asked = questions.descendants().filter(|n| n.has_tag_name("h3"));
            assert!(asked.count() >= 8);
            for level in game::Level::ALL {
                let button = format!("href=\"/play/{game}/{level}\"");
                assert_eq!(html.matches(&button).count(), 1, "{button}");
            }
        }
    }
}

/// Each id stands once, and what names another by its id finds it.
#[tokio::test]
async fn ids_are_unique_and_found() {
    let house = house().await;
    for path in PATHS {
        let html = page(&house, path).await;
        let body = element(&html, "body");
        let ids: Vec<&str> = body
            .descendants()
            .filter_map(|n| n.attribute("id"))
            .collect();
        let unique: std::collections::BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len(), "{ids:?}");
        let named = body.descendants().filter_map(|n| {
            let link = n.attribute("href").and_then(|href| href.strip_prefix('#'));
            link.or_else(|| n.attribute("aria-labelledby"))
        });
        for id in named {
            assert!(unique.contains(id), "{id} in {path}");
        }
    }
}

#[tokio::test]
async fn a_translation_says_that_english_holds_and_leads_there() {
    let house = house().await;
    for path in PATHS {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let html = page(&house, &format!("{path}?lang={lang}")).await;
            let (translated, here) = ("rules-english", "rules-english-here");
            let (says, not) = match lang {
                Lang::En => (here, translated),
                _ => (translated, here),
            };
            assert!(html.contains(&words.say(says, &[])), "{path} {lang}");
            assert!(!html.contains(&words.say(not, &[])), "{path} {lang}");
            if lang != Lang::En {
                let link = words.say("rules-english-link", &[]);
                assert!(html.contains(&format!("href=\"{path}?lang=en\">{link}</a>")));
            }
        }
    }
}

/// Without a word in the address it is the language the browser asks for, and the address is that of
/// all languages.
#[tokio::test]
async fn the_browser_chooses_the_language_else() {
    let house = house().await;
    let (_, head, html) = house
        .ask("GET", "/rules/boxes", "accept-language: te, en;q=0.5\r\n")
        .await;
    assert!(html.contains("<html lang=\"te\""));
    assert!(html.contains("rel=\"canonical\" href=\"https://play.example.org/rules/boxes\""));
    assert!(head.contains("accept-language"), "{head}");
    let (_, _, html) = house.ask("GET", "/rules/boxes?lang=xx", "").await;
    assert!(html.contains("<html lang=\"en\""), "no such language");
}

#[tokio::test]
async fn a_page_is_sent_compressed_where_the_browser_takes_it() {
    let house = house().await;
    let whole = page(&house, "/rules/ataxx").await.len();
    let asked = "accept-encoding: gzip, deflate, br\r\n";
    let (status, head, body) = house.ask("GET", "/rules/ataxx", asked).await;
    assert_eq!(status, 200);
    assert!(head.contains("content-encoding: gzip"), "{head}");
    for name in ["accept-encoding", "accept-language", "cookie"] {
        let said = head
            .lines()
            .any(|line| line.starts_with("vary:") && line.contains(name));
        assert!(said, "{name} in {head}");
    }
    assert!(body.len() < whole / 4, "{} of {whole}", body.len());
}

#[tokio::test]
async fn what_there_is_no_page_for_is_missing() {
    let house = house().await;
    for path in [
        "/rules/chess",
        "/rules/",
        "/rules/ataxx/more",
        "/play/chess/easy",
        "/play/ataxx/godlike",
        "/play/%ff/easy",
        "/play/ataxx/%ff",
        "/play/ataxx",
    ] {
        let (status, _, _) = house.ask("GET", path, "").await;
        assert_eq!(status, 404, "{path}");
    }
}

/// Programs follow links: the address that starts a match starts none by being looked at.
#[tokio::test]
async fn looking_at_the_start_address_changes_nothing() {
    let house = house().await;
    let guest = house.house.guest().await.unwrap();
    let cookie = format!("cookie: {}\r\n", guest.cookie());
    let (status, _, html) = house.ask("GET", "/play/ataxx/easy", &cookie).await;
    assert_eq!(status, 200);
    assert!(html.contains("<meta name=\"robots\" content=\"noindex\">"));
    assert!(html.contains("<title>Ataxx – Adda</title>"));
    let (_, _, me) = house.ask("GET", "/api/v1/me", &cookie).await;
    assert!(me.contains("\"live\":[]"), "{me}");
}

#[tokio::test]
async fn search_machines_find_what_is_for_everybody() {
    let house = house().await;
    let (status, head, robots) = house.ask("GET", "/robots.txt", "").await;
    assert_eq!(status, 200);
    assert!(head.contains("text/plain"));
    assert!(robots.contains("Sitemap: https://play.example.org/sitemap.xml"));
    for path in ["/i/", "/l/", "/local", "/import", "/api/", "/play/"] {
        assert!(robots.contains(&format!("\nDisallow: {path}\n")), "{path}");
    }
    for path in ["/rules", "/m/", "/\n"] {
        assert!(!robots.contains(&format!("Disallow: {path}")), "{path}");
    }

    let (status, head, map) = house.ask("GET", "/sitemap.xml", "").await;
    assert_eq!(status, 200);
    assert!(head.contains("application/xml"));
    let map = Document::parse(&map).unwrap();
    let found: Vec<&str> = map
        .descendants()
        .filter(|n| n.has_tag_name(("http://www.sitemaps.org/schemas/sitemap/0.9", "loc")))
        .filter_map(|n| n.text())
        .collect();
    for path in ["/"].into_iter().chain(PATHS) {
        let there = format!("https://play.example.org{path}");
        assert!(found.contains(&&*there), "{there}");
        for lang in Lang::ALL {
            assert!(found.contains(&&*format!("{there}?lang={lang}")));
        }
    }
    // None of them leads into the void.
    for address in found {
        let path = address.strip_prefix("https://play.example.org").unwrap();
        let (status, _, html) = house.ask("GET", path, "").await;
        assert_eq!(status, 200, "{path}");
        assert!(!html.contains("noindex"), "{path}");
    }
}
