//! The leaderboards as pages, and what `/me` says of coins.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::*;
use game::Rng;
use games::Kind;
use protocol::{Deed, Purse};
use words::{Lang, Words};

/// The first of two guests wins after so many moves, by the other's resignation.
async fn won(house: &TestHouse, moves: u32) -> client::native::Guest {
    let (id, mut guests, mut players) = begun(&house.house, Kind::Boxes, "").await;
    let mut rng = Rng::new(2);
    let from = state(&players[0], id).ply;
    while state(&players[0], id).ply < from + moves {
        for who in 0..2 {
            let ply = state(&players[who], id).ply;
            if ply < from + moves && act(&mut players[who], id, &mut rng).await {
                for player in &mut players {
                    until(player, id, |state| state.ply > ply).await;
                }
            }
        }
    }
    players[1]
        .command(id, key("resign"), Deed::Resign)
        .await
        .unwrap();
    until(&mut players[0], id, |state| state.earned.is_some()).await;
    guests.swap_remove(0)
}

async fn page(house: &TestHouse, path: &str, headers: &str) -> String {
    let (status, head, body) = house.ask("GET", path, headers).await;
    assert_eq!(status, 200, "{path}");
    assert!(head.contains("content-type: text/html"), "{head}");
    body
}

#[tokio::test]
async fn a_win_stands_on_the_pages_in_every_language_and_in_the_purse() {
    let house = TestHouse::open().await;
    let guest = won(&house, 10).await;
    guest.rename("<b>\"&'").await.unwrap();
    let purse = Purse {
        today: 10,
        limit: 100,
        balance: 10,
    };
    assert_eq!(guest.look().await.unwrap().coins, Some(purse));
    let own = format!("cookie: {}\r\n", guest.cookie());
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for path in [
            "",
            "/friendlies/day",
            "/boxes",
            "/boxes/month",
            "/boxes/all",
        ] {
            let path = format!("/leaderboard{path}?lang={lang}");
            let html = page(&house, &path, &own).await;
            assert!(html.contains("&lt;b&gt;&quot;&amp;&#39;"), "{path}");
            assert!(!html.contains("<b>"), "a name is no HTML");
            assert!(html.contains(&words.say("leaderboard-about", &[])));
            assert!(html.contains("data-testid=\"own-line\""), "{path}");
            assert!(!html.contains("<script"), "it needs none");
            let anyone = page(&house, &path, "").await;
            assert!(!anyone.contains("own-line") && !anyone.contains("no-own-place"));
        }
        let html = page(&house, &format!("/leaderboard/ataxx?lang={lang}"), &own).await;
        assert!(html.contains(&words.say("leaderboard-none", &[])));
        assert!(html.contains("data-testid=\"no-own-place\""));
    }
    for path in ["chess", "ataxx/year", "ataxx/day/1", "local"] {
        let (status, ..) = house.ask("GET", &format!("/leaderboard/{path}"), "").await;
        assert_eq!(status, 404, "{path}");
    }
}

#[tokio::test]
async fn an_installation_sets_what_wins_pay_and_what_coins_are_called() {
    let house = TestHouse::with(|config| {
        config.tariff.person = 7;
        config.tariff.day = 12;
        config.tariff.moves = 2;
        config.coin = Some("Kori <1>".into());
    })
    .await;
    let guest = won(&house, 2).await;
    let purse = Purse {
        today: 7,
        limit: 12,
        balance: 7,
    };
    assert_eq!(guest.look().await.unwrap().coins, Some(purse));
    let html = page(&house, "/", "").await;
    assert!(html.contains("<meta name=\"adda-coin\" content=\"Kori &lt;1&gt;\">"));
}
