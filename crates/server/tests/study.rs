//! The pages of what people learn with, as the house sends them: with something to read for who has no JavaScript.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::*;
use words::{Lang, Words};

#[tokio::test]
async fn a_lesson_can_be_read_without_its_program() {
    let house = TestHouse::open().await;
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (game, step) in [
            ("ataxx", "learn-ataxx-corner"),
            ("boxes", "learn-boxes-double"),
            ("stratego", "learn-stratego-shelter"),
            ("tacocat", "learn-tacocat-keep"),
            ("aeroplane", "learn-aeroplane-fly"),
        ] {
            let (status, head, html) = house
                .ask("GET", &format!("/learn/{game}?lang={lang}"), "")
                .await;
            assert_eq!(status, 200, "{game}");
            assert!(head.contains("content-security-policy"), "{head}");
            let said = words.say(step, &[]);
            assert!(html.contains(&boards::escape(&said)), "{lang} {step}");
            assert!(html.contains(&format!("href=\"/rules/{game}\"")), "{game}");
        }
    }
}

#[tokio::test]
async fn what_there_is_not_is_missing_and_reviews_are_nobodys_to_find() {
    let house = TestHouse::open().await;
    for path in [
        "/learn/chess",
        "/puzzles/chess",
        "/puzzles/ataxx/x",
        "/puzzles/daily/1",
        "/review/zzz",
    ] {
        let (status, _, _) = house.ask("GET", path, "").await;
        assert_eq!(status, 404, "{path}");
    }
    for path in ["/learn", "/puzzles", "/puzzles/daily", "/puzzles/boxes/3"] {
        let (status, _, _) = house.ask("GET", path, "").await;
        assert_eq!(status, 200, "{path}");
    }
    let (status, _, html) = house.ask("GET", "/review/0123456789ab", "").await;
    assert_eq!(status, 200);
    assert!(html.contains("noindex"));
    let (_, _, robots) = house.ask("GET", "/robots.txt", "").await;
    assert!(robots.contains("\nDisallow: /review/\n"));
}
