//! Tacocat Spelled Backwards over real sockets: both replace and duel in either order, rounds that end
//! equal are dealt again, and what is told while a match runs.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use client::native::{Guest, House, Player};
use common::*;
use game::{Reason, Rng, Seat, Viewer};
use game_tacocat::{Phase, Seal, View};
use games::Kind;
use protocol::Outcome;
use table::{MatchId, Record};

/// Cards of which many are alike: most rounds end equal.
const ALIKE: &str = "deck=9,3,0,0,0,0,0,0,0,0,0,0 hands=2,2,2,3,2,2,2";

fn seen(player: &Player, id: MatchId) -> View {
    state(player, id).view.parse().unwrap()
}

/// While a match runs, everybody gets the same record of it, without the order of the deck.
async fn live_record(house: &House, guests: &[Guest], id: MatchId) -> String {
    let stranger = house.guest().await.unwrap();
    let text = stranger.record(id).await.unwrap();
    for guest in guests {
        assert_eq!(guest.record(id).await.unwrap(), text);
    }
    assert!(text.parse::<Record>().is_err(), "it cannot be replayed");
    assert!(!text.contains("deal "), "{text}");
    text
}

/// One has chosen: the others hear that and no more, and see only their own hands.
fn sealed(players: &[Player], who: usize, id: MatchId, public: &str) {
    for (hearer, player) in players.iter().enumerate() {
        let notice = &state(player, id).log.last().unwrap().notice;
        assert!(notice.starts_with(public), "{notice}");
        assert_eq!(notice.len() > public.len(), hearer == who, "{notice}");
        let view = seen(player, id);
        let position = view.position();
        let own = Seat::ALL[who];
        assert!(position.seal(own).is_in() && !position.seal(own.other()).is_in());
        assert_eq!(matches!(position.seal(own), Seal::Known(_)), hearer == who);
        for side in [0, 1] {
            let known = position.hand(Seat::ALL[side]).cards().is_some();
            assert_eq!(known, side == hearer, "{hearer} sees {side}");
        }
    }
}

#[tokio::test]
async fn both_replace_and_duel_at_the_same_time_in_either_order() {
    let house = TestHouse::open().await;
    for (seed, order) in [(1, [0, 1]), (2, [1, 0])] {
        let (id, guests, players) = begun(&house.house, Kind::Tacocat, "").await;
        let mut players = with_watcher(&house.house, id, players).await;
        for player in &mut players {
            until(player, id, |state| !state.view.contains(" deal ")).await;
        }
        let mut rng = Rng::new(seed);
        for (first, both) in [("chooses", "replace "), ("sets", "duel ")] {
            let [one, other] = order;
            let chosen = choose(state(&players[one], id), &mut rng).unwrap();
            does(&mut players, one, id, &chosen).await;
            sealed(&players, one, id, &format!("{first} {one}"));
            let text = live_record(&house.house, &guests, id).await;
            let last = text.lines().last().unwrap();
            assert!(last.ends_with(&format!("{first} {one}")), "{text}");
            // It is final, and the other one is asked as if nothing had been put down.
            assert!(players[one].room(id).unwrap().decision().is_none());
            assert!(players[other].room(id).unwrap().decision().is_some());
            let chosen = choose(state(&players[other], id), &mut rng).unwrap();
            does(&mut players, other, id, &chosen).await;
            for player in &players {
                let notice = &state(player, id).log.last().unwrap().notice;
                assert!(notice.starts_with(both), "{notice}");
                assert_eq!(seen(player, id).position().seal(Seat::FIRST), Seal::Open);
            }
            let text = live_record(&house.house, &guests, id).await;
            assert!(text.contains(both) && !text.contains("drawn"), "{text}");
        }
        let [first, second, watched] = [0, 1, 2].map(|who| seen(&players[who], id));
        assert_eq!(first.position().discards(), watched.position().discards());
        assert_eq!(first.position().phase(), second.position().phase());
        assert_ne!(first.position().phase(), Phase::ReplaceBoth);
        let watcher = game::View::viewer(&watched);
        assert_eq!(watcher, Viewer::Watcher);
    }
}

/// A match of which many rounds end equal: each is dealt anew, every deal is proved, and the record of
/// its end shows everything.
#[tokio::test]
async fn rounds_that_end_equal_are_dealt_again() {
    let house = TestHouse::open().await;
    let (id, guests, players) = begun(&house.house, Kind::Tacocat, ALIKE).await;
    let players = play_all(players, id, 3).await;
    for player in &players {
        let Some(Outcome::Result { places, reason }) = state(player, id).status.outcome else {
            panic!("no result");
        };
        let winner = places.winner().unwrap();
        assert_eq!(reason, Reason::Goal);
        let view = seen(player, id);
        let position = view.position();
        assert_eq!(position.track().winner(), Some(winner));
        assert!(position.unseen().is_empty(), "at the end all is shown");
        let rounds: u8 = position.track().rounds_won().iter().sum();
        let equal = position.round() + 1 - u16::from(rounds);
        assert!(equal > 0, "no round ended equal");
        let told = &state(player, id).log;
        let ties = told.iter().filter(|line| {
            let words: Vec<&str> = line.notice.split(' ').collect();
            words[0] == "reveals" && words[1] == words[2]
        });
        assert_eq!(ties.count(), usize::from(equal));
        let deals = told.iter().filter(|line| line.notice.starts_with("dealt "));
        assert_eq!(deals.count(), usize::from(position.round()) + 1);
    }
    let text = guests[0].record(id).await.unwrap();
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text, "it replays to the byte");
    let audit = record.audit().unwrap().unwrap();
    assert!(audit.holds() && audit.draws.len() == text.matches("deal ").count());
}
