//! Stratego over real sockets: set-ups unseen by each other, fights, the flag, and what is told while it
//! runs.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use client::native::{Guest, House, Player};
use common::*;
use game::{Reason, Seat, Viewer};
use game_stratego::{Rank, View};
use games::Kind;
use protocol::{CreateMatch, Deed, Opponent, Outcome, Phase};
use table::{MatchId, Record};

/// A set-up of the small match. From the left: flag, bomb; and in front scout, miner, general, spy,
/// marshal, scout.
const SMALL: &str = "MBaaaaaaaaaaaaaaaaaaaaaaaaaaaaDEKCLDaaaa";
/// One of the whole match.
const WHOLE: &str = "HMBFECEBGBDBDFGHDDIKEHDDJBIFFHGDILDEGEJB";

fn seen(player: &Player, id: MatchId) -> View {
    state(player, id).view.parse().unwrap()
}

/// While a match runs, everybody gets the same record of it, and no rank that has not fought.
async fn live_record(house: &House, guests: &[Guest], id: MatchId) -> String {
    let stranger = house.guest().await.unwrap();
    let text = stranger.record(id).await.unwrap();
    for guest in guests {
        assert_eq!(guest.record(id).await.unwrap(), text);
    }
    assert!(text.parse::<Record>().is_err(), "it cannot be replayed");
    for letters in [SMALL, WHOLE, "DEKCLD", "setup"] {
        assert!(!text.contains(letters), "{text}");
    }
    text
}

#[tokio::test]
async fn both_set_up_in_either_order_and_the_flag_is_captured() {
    let house = TestHouse::open().await;
    for order in [[0, 1], [1, 0]] {
        let (id, guests, players) = begun(&house.house, Kind::Stratego, "barrage=on").await;
        let mut players = with_watcher(&house.house, id, players).await;
        for (nth, who) in order.into_iter().enumerate() {
            does(&mut players, who, id, &format!("setup {SMALL}")).await;
            // The other one and the watcher hear that it is done, and not how.
            for (hearer, player) in players.iter().enumerate() {
                let notice = &state(player, id).log.last().unwrap().notice;
                assert!(notice.starts_with(&format!("arranged {who}")));
                assert_eq!(notice.contains(SMALL), hearer == who, "{notice}");
                let view = seen(player, id);
                let knows = [0, 1].map(|side| view.arrangement(Seat::ALL[side]).is_some());
                let locked = |side: usize| order[..=nth].contains(&side) && side == hearer;
                assert_eq!(knows, [locked(0), locked(1)]);
            }
            live_record(&house.house, &guests, id).await;
        }
        // A scout is lost to the marshal. The other one runs round to the flag in the corner.
        for (ply, moved) in [
            "f4f7", "j7j6", "a4a10", "j6j5", "a10h10", "j5j4", "h10h9", "j4j3", "h9k9", "j3j2",
        ]
        .into_iter()
        .enumerate()
        {
            does(&mut players, ply % 2, id, moved).await;
            let text = live_record(&house.house, &guests, id).await;
            let told: Vec<&str> = Rank::ALL.map(Rank::name).into();
            let told = told.into_iter().filter(|name| text.contains(name));
            assert!(told.eq(["scout", "marshal"]), "{text}");
        }
        for player in &players {
            let view = seen(player, id);
            let fought = view.piece("f7".parse().unwrap()).unwrap();
            assert_eq!((fought.rank, fought.fought), (Some(Rank::Marshal), true));
            // What has slid is a scout, and whoever knows the rules knows it.
            let slid = view.piece("k9".parse().unwrap()).unwrap();
            assert_eq!((slid.rank, slid.slid), (Some(Rank::Scout), true));
            let own = game::View::viewer(&view).seat();
            let miner = view.piece("j2".parse().unwrap()).unwrap();
            assert_eq!(miner.rank.is_some(), own == Some(Seat::SECOND));
        }
        does(&mut players, 0, id, "k9k10").await;
        for player in &players {
            let Some(Outcome::Result { places, reason }) = state(player, id).status.outcome else {
                panic!("no result");
            };
            assert_eq!((places.winner(), reason), (Some(Seat::FIRST), Reason::Goal));
            let view = seen(player, id);
            for seat in [Seat::FIRST, Seat::SECOND] {
                assert_eq!(view.arrangement(seat).unwrap().to_string(), SMALL);
            }
        }
        let text = guests[1].record(id).await.unwrap();
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text, "it replays to the byte");
        assert_eq!(text.matches(SMALL).count(), 2);
    }
}

fn with_clock(setup: &str, clock: &str) -> CreateMatch {
    CreateMatch {
        clock: Some(clock.parse().unwrap()),
        ..wish(Kind::Stratego, setup, Opponent::Invite)
    }
}

/// Whoever has not set up when the time is over gets a sound set-up; whoever has, keeps the own one.
#[tokio::test]
async fn a_set_up_is_completed_when_its_time_is_over() {
    let house = TestHouse::open().await;
    for own in [None, Some(0), Some(1)] {
        let wish = with_clock("", "60+0/2");
        let (id, _, players) = begun_as(&house.house, wish).await;
        let mut players = with_watcher(&house.house, id, players).await;
        if let Some(who) = own {
            does(&mut players, who, id, &format!("setup {WHOLE}")).await;
        }
        for (side, player) in players.iter_mut().enumerate() {
            until(player, id, |state| {
                let view: View = state.view.parse().unwrap();
                view.diagram().is_some()
            })
            .await;
            assert_eq!(state(player, id).status.phase, Phase::Playing);
            let view = seen(player, id);
            assert_eq!(view.phase(), game_stratego::Phase::Play(Seat::FIRST));
            let Viewer::Seat(seat) = game::View::viewer(&view) else {
                assert!(
                    Seat::ALL
                        .iter()
                        .all(|seat| view.arrangement(*seat).is_none())
                );
                continue;
            };
            let arrangement = view.arrangement(seat).unwrap();
            assert_eq!(arrangement.check(false), Ok(()));
            assert_eq!(arrangement.to_string() == WHOLE, own == Some(side));
            assert_eq!(view.arrangement(seat.other()), None);
        }
        assert!(players[0].room(id).unwrap().decision().is_some());
        let moved = choose(state(&players[0], id), &mut game::Rng::new(1)).unwrap();
        does(&mut players, 0, id, &moved).await;
    }
}

/// What is refused says which rule it is by, to the one who asked alone.
#[tokio::test]
async fn a_refused_move_names_its_rule_and_nobody_else_hears_of_it() {
    let house = TestHouse::open().await;
    let (id, _, mut players) = begun(&house.house, Kind::Stratego, "barrage=on").await;
    for who in [0, 1] {
        does(&mut players, who, id, &format!("setup {SMALL}")).await;
    }
    for (ply, moved) in ["b4b5", "j7j6", "b5b4", "j6j7", "b4b5", "j7j6"]
        .into_iter()
        .enumerate()
    {
        does(&mut players, ply % 2, id, moved).await;
    }
    let ply = state(&players[0], id).ply;
    for (action, code) in [
        ("b5b4", "two-squares"),
        ("a1a2", "never-moves"),
        ("b5c5", "lake"),
        ("j6j5", "not-your-piece"),
    ] {
        let decision = players[0].room(id).unwrap().decision().unwrap();
        let action = action.to_owned();
        let deed = Deed::Act { decision, action };
        let said = players[0].command(id, key(code), deed).await.unwrap();
        let refused = async {
            loop {
                if let client::Heard::Refused(_, why) = players[0].next().await.unwrap() {
                    return why.code;
                }
            }
        };
        assert!(said);
        assert_eq!(refused.await, code);
    }
    does(&mut players, 0, id, "b5b6").await;
    assert_eq!(state(&players[1], id).ply, ply + 1);
}
