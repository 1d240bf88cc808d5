//! What those who run the house do from beside, as people see it.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

mod common;

use std::time::Duration;

use common::{TestHouse, act, begun, connect, follow, invite, refusal, state, until};
use game::Rng;
use games::Kind;
use protocol::{ClosedWhy, Outcome, Phase};
use store::{ActKind, NewAct, Store};
use table::{Millis, PersonId};

/// What is written beside the house, as another process does it.
async fn ask(house: &TestHouse, kind: ActKind, subject: String, until: Option<Millis>) -> i64 {
    let store = Store::open(&house.folder.path().join("house.sqlite")).unwrap();
    let reason = "<b>not \u{1f4a5} kind</b>".to_owned();
    let at = 1;
    let number = store
        .act(NewAct {
            kind,
            subject,
            until,
            reason,
            at,
        })
        .await
        .unwrap();
    for _ in 0..600 {
        let acts = store.acts(number - 1).await.unwrap();
        if acts[0].done.is_some() {
            return number;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the house does not do what it is asked to");
}

#[tokio::test]
async fn a_match_that_is_ended_counts_for_nobody_and_everyone_is_told() {
    let house = TestHouse::open().await;
    for game in [Kind::Ataxx, Kind::Tacocat] {
        let (id, guests, mut players) = begun(&house.house, game, "").await;
        ask(&house, ActKind::End, id.to_string(), None).await;
        for (player, guest) in players.iter_mut().zip(&guests) {
            until(player, id, |state| state.status.phase == Phase::Closed).await;
            let seen = state(player, id);
            let closed = ClosedWhy::Ended;
            assert_eq!(seen.status.outcome, Some(Outcome::Closed { closed }));
            assert!(seen.status.turn.is_empty() && seen.status.running.is_empty());
            assert!(seen.earned.is_none());
            let me = guest.look().await.unwrap();
            assert!(me.live.is_empty() && me.coins.unwrap().balance == 0);
            // What was drawn can be checked.
            assert_eq!(
                seen.draws.is_some(),
                seen.draws.as_ref().is_some_and(|d| d.secrets.is_some())
            );
        }
        assert!(
            !act(&mut players[0], id, &mut Rng::new(1)).await,
            "it goes on"
        );
        // Once more is no fault, nor is a match that is not there.
        ask(&house, ActKind::End, id.to_string(), None).await;
    }
    ask(&house, ActKind::End, "000000000000".to_owned(), None).await;
    ask(&house, ActKind::End, "../../etc".to_owned(), None).await;
}

#[tokio::test]
async fn who_is_kept_out_is_out_at_every_door_and_others_play_on() {
    let house = TestHouse::open().await;
    let (id, guests, mut players) = begun(&house.house, Kind::Ataxx, "").await;
    let me: PersonId = guests[0].me().id.parse().unwrap();
    ask(&house, ActKind::Ban, me.to_string(), None).await;

    // The match is lost as by leaving; the other one is told.
    let other = &mut players[1];
    until(other, id, |state| state.status.phase == Phase::Over).await;
    let outcome = state(other, id).status.outcome.clone();
    assert!(matches!(outcome, Some(Outcome::Result { reason, .. }) if reason.code() == "exited"));

    // The socket ends, and no new one begins; nothing else is open.
    let mut own = players.swap_remove(0);
    let ended = async {
        loop {
            if own.next().await.is_err() {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), ended)
        .await
        .expect("the socket stays open");
    assert_eq!(refusal(guests[0].look().await), (403, "banned".to_owned()));
    let (_, created) = invite(&house.house, Kind::Ataxx, "").await;
    let token = created.invite.unwrap();
    let seat = guests[0].take(&token).await;
    assert_eq!(refusal(seat), (403, "banned".to_owned()));

    // A page says why, and what was typed is only text there.
    let (status, _, page) = house
        .ask(
            "GET",
            "/account",
            &format!("cookie: {}\r\n", guests[0].cookie()),
        )
        .await;
    assert_eq!(status, 403);
    assert!(
        page.contains("data-code=\"banned\"") && page.contains("&lt;b&gt;not"),
        "{page}"
    );
    assert!(!page.contains("<b>not"));

    // The other one is free to do everything.
    assert!(guests[1].look().await.is_ok());
    let mut again = connect(&guests[1]).await;
    follow(&mut again, id).await;

    // Let in again, everything is as it was.
    ask(&house, ActKind::Unban, me.to_string(), None).await;
    assert_eq!(guests[0].look().await.unwrap().id, me.to_string());
    // A ban that is past keeps nobody out.
    ask(&house, ActKind::Ban, me.to_string(), Some(2)).await;
    assert!(guests[0].look().await.is_ok());
}
