//! Commands: acknowledged once committed, done once, refused by code.

use game::{Level, Rng};
use protocol::{Deed, Opponent, Phase, code};
use table::{MatchId, TableEvent};

use crate::house::{House, key, refused, request, until};
use crate::viewer::Viewer;

#[tokio::test]
async fn a_match_of_two_is_played_to_its_end_and_everyone_sees_the_same() {
    let house = House::open().await;
    for (game, seed) in [
        ("ataxx", 1),
        ("boxes", 2),
        ("party", 3),
        ("aeroplane", 4),
        ("tacocat", 5),
    ] {
        let (mut a, mut b) = house.pair(game, "", None).await;
        let watcher = house.guest().await;
        let mut watcher = Viewer::follow(&house.node, watcher.id, a.id).await;
        let mut rng = Rng::new(seed);
        while !a.is_over() {
            for viewer in [&mut a, &mut b] {
                viewer.hear().await;
                if let Some(deed) = viewer.pick(&mut rng) {
                    viewer.order(deed).await.unwrap();
                }
            }
        }
        for viewer in [&mut a, &mut b, &mut watcher] {
            viewer.hear().await;
            assert_eq!(viewer.seen.status.phase, Phase::Over);
            viewer.agrees().await;
        }
        assert!(house.node.live(a.person).await.unwrap().is_empty());
        let record = house.node.record(a.id).await.unwrap();
        let read: table::Record = record.parse().unwrap();
        assert!(read.result.is_some());
    }
}

#[tokio::test]
async fn a_command_sent_again_is_answered_the_same_and_done_once() {
    let house = House::open().await;
    let (a, mut b) = house.pair("ataxx", "", None).await;
    let (same, decision) = (key(), a.seen.status.decision.unwrap());
    let deed = || Deed::Act {
        decision,
        action: "b7".into(),
    };
    let send = || house.node.command(a.person, a.id, same, deed(), 0);
    let first = send().await.unwrap();
    assert_eq!(send().await.unwrap(), first);
    b.act("f7").await.unwrap();
    assert_eq!(send().await.unwrap(), first);
    // Many at once, as after a reconnect.
    let calls: Vec<_> = (0..10)
        .map(|_| {
            let (node, who, id, deed) = (house.node.clone(), a.person, a.id, deed());
            tokio::spawn(async move { node.command(who, id, same, deed, 0).await })
        })
        .collect();
    for call in calls {
        assert_eq!(call.await.unwrap().unwrap(), first);
    }
    let log = house.store().log(a.id, 0).await.unwrap();
    let moves = log
        .iter()
        .filter(|e| matches!(e.event, TableEvent::Play { .. }));
    assert_eq!(moves.count(), 2);
}

#[tokio::test]
async fn what_is_not_allowed_is_refused_by_code_and_changes_nothing() {
    let house = House::open().await;
    let (mut a, mut b) = house.pair("ataxx", "", None).await;
    let stranger = house.guest().await;
    let mut stranger = Viewer::follow(&house.node, stranger.id, a.id).await;
    let ply = a.seen.ply;
    assert_eq!(refused(a.act("d4").await), "no-neighbour");
    assert_eq!(refused(a.act("x").await), "bad-action");
    assert_eq!(refused(a.act(&"x".repeat(5_000)).await), "too-long");
    assert_eq!(refused(b.act("f7").await), "not-your-turn");
    assert_eq!(refused(stranger.act("b7").await), "not-seated");
    let sit = stranger.order(Deed::Sit { seat: None }).await;
    assert_eq!(refused(sit), code::INVITE_ONLY);
    assert_eq!(refused(a.order(Deed::Leave).await), "match-started");
    assert_eq!(refused(a.order(Deed::Rematch).await), "match-not-started");
    let stale = Deed::Act {
        decision: 0,
        action: "b7".into(),
    };
    assert_eq!(refused(a.order(stale).await), "stale-decision");
    let nowhere = MatchId::from_bits(1);
    let ready = house.node.command(a.person, nowhere, key(), Deed::Ready, 0);
    assert_eq!(refused(ready.await), code::UNKNOWN_MATCH);
    let log = house.store().log(a.id, 0).await.unwrap();
    assert_eq!(log.len(), ply as usize);
    for viewer in [&mut a, &mut b, &mut stranger] {
        viewer.agrees().await;
        assert_eq!(viewer.seen.ply, ply);
    }
}

#[tokio::test]
async fn a_request_to_open_is_answered_the_same_when_sent_again() {
    let house = House::open().await;
    let me = house.guest().await;
    for against in [Opponent::Invite, Opponent::Bot(Level::Easy)] {
        let request = request("boxes", against);
        let calls: Vec<_> = (0..8)
            .map(|_| {
                let (node, request) = (house.node.clone(), request.clone());
                tokio::spawn(async move { node.create(me.id, request).await })
            })
            .collect();
        let mut answers = Vec::new();
        for call in calls {
            answers.push(call.await.unwrap().unwrap());
        }
        assert!(answers.iter().all(|answer| *answer == answers[0]));
        assert_eq!(answers[0].invite.is_some(), against == Opponent::Invite);
    }
    assert_eq!(house.node.live(me.id).await.unwrap().len(), 2);
    // Another person's key is another's.
    let (key, other) = (key(), house.guest().await);
    let mut ask = request("boxes", Opponent::Invite);
    ask.key = key;
    let mine = house.node.create(me.id, ask.clone()).await.unwrap();
    let others = house.node.create(other.id, ask).await.unwrap();
    assert!(mine.id != others.id && mine.invite != others.invite);
}

#[tokio::test]
async fn what_cannot_be_played_is_not_opened() {
    let house = House::open().await;
    let me = house.guest().await;
    let check = async |change: &dyn Fn(&mut protocol::CreateMatch), expect| {
        let mut request = request("ataxx", Opponent::Invite);
        change(&mut request);
        assert_eq!(refused(house.node.create(me.id, request).await), expect);
    };
    check(&|r| r.game = "chess".into(), "unknown-game").await;
    check(&|r| r.setup = "colour=red".into(), "unknown-option").await;
    check(&|r| r.clock = Some("fast".into()), "bad-clock").await;
    check(&|r| r.clock = Some("off".into()), "bad-clock").await;
    assert!(house.node.live(me.id).await.unwrap().is_empty());
}

#[tokio::test]
async fn matches_of_one_person_are_limited() {
    let house = House::open().await;
    let me = house.guest().await;
    let mut open = Vec::new();
    for _ in 0..20 {
        let request = request("ataxx", Opponent::Bot(Level::Easy));
        open.push(house.node.create(me.id, request).await.unwrap().id);
    }
    let more = || house.node.create(me.id, request("ataxx", Opponent::Invite));
    assert_eq!(refused(more().await), code::TOO_MANY_MATCHES);
    let resign = house.node.command(me.id, open[7], key(), Deed::Resign, 0);
    resign.await.unwrap();
    assert_eq!(house.node.live(me.id).await.unwrap().len(), 19);
    more().await.unwrap();
}

#[tokio::test]
async fn a_rematch_is_opened_with_the_word_of_the_last_and_the_other_starts() {
    let house = House::open().await;
    let (mut a, mut b) = house.pair("boxes", "size=1x1", None).await;
    a.order(Deed::Resign).await.unwrap();
    assert_eq!(a.order(Deed::Resign).await.unwrap(), a.seen.ply + 1);
    // Both press at once.
    let (one, two) = tokio::join!(a.order(Deed::Rematch), b.order(Deed::Rematch));
    assert!(one.is_ok() && two.is_ok());
    a.hear().await;
    b.hear().await;
    let next = a.seen.next.unwrap();
    assert_eq!(b.seen.next, Some(next));
    let mut a = Viewer::follow(&house.node, a.person, next).await;
    let mut b = Viewer::follow(&house.node, b.person, next).await;
    assert_eq!(refused(a.act("a1h").await), "not-your-turn");
    b.act("a1h").await.unwrap();
    assert_eq!(house.node.live(a.person).await.unwrap()[0].id, next);
}

#[tokio::test]
async fn names_are_those_of_the_store() {
    let house = House::open().await;
    let (mut a, b) = house.pair("ataxx", "", None).await;
    let renamed = house.node.rename(b.person, " Mina  Ray ").await.unwrap();
    assert_eq!(renamed.name, "Mina Ray");
    assert_eq!(
        refused(house.node.rename(b.person, "\u{202e}").await),
        code::BAD_NAME
    );
    a.order(Deed::Resign).await.unwrap();
    a.order(Deed::Rematch).await.unwrap(); // tells the whole
    a.hear().await;
    assert_eq!(a.seen.seats[1].name.as_deref(), Some("Mina Ray"));
    let live = house.node.summary(a.id).await.unwrap();
    assert_eq!(live.players[1].1.as_deref(), Some("Mina Ray"));
}

#[tokio::test]
async fn a_personal_link_works_once_and_for_ten_minutes() {
    let house = House::open().await;
    let me = house.guest().await;
    let link = async || house.node.personal_link(me.id).await.unwrap().token;
    let token = link().await;
    assert_eq!(house.node.use_link(&token).await.unwrap(), me);
    assert_eq!(
        refused(house.node.use_link(&token).await),
        code::UNKNOWN_LINK
    );
    let token = link().await;
    house.pass(10 * 60 * 1000);
    assert_eq!(
        refused(house.node.use_link(&token).await),
        code::UNKNOWN_LINK
    );
    assert_eq!(refused(house.node.use_link("").await), code::UNKNOWN_LINK);
}

/// Who goes away in the middle of a commit leaves nothing behind that others do not see.
#[tokio::test]
async fn a_command_that_nobody_waits_for_is_seen_by_all() {
    let house = House::open().await;
    let (mut a, mut b) = house.pair("boxes", "size=9x9", None).await;
    let mut rng = Rng::new(5);
    for micros in 0..60 {
        for viewer in [&mut a, &mut b] {
            viewer.hear().await;
            if let Some(deed) = viewer.pick(&mut rng) {
                let wait = std::time::Duration::from_micros(micros * 20);
                let _ = tokio::time::timeout(wait, viewer.order(deed)).await;
            }
            viewer.agrees().await;
        }
    }
    // The last one may be on its way still.
    until("all is seen", async || {
        a.agrees().await;
        let log = house.store().log(a.id, 0).await.unwrap();
        log.len() == a.seen.ply as usize
    })
    .await;
}

#[tokio::test]
async fn a_crowd_of_watchers_is_told_everything() {
    const CROWD: usize = 1_000;
    let house = House::open().await;
    let (mut a, mut b) = house.pair("ataxx", "", None).await;
    let watcher = house.guest().await;
    let crowd: Vec<_> = (0..CROWD).map(|_| server::node::Outbox::new(64)).collect();
    // In another order than their numbers', some of them twice, and every third leaves.
    for outbox in crowd.iter().rev().chain(crowd.iter().step_by(7)) {
        let watch = house.node.watch(outbox, watcher.id, a.id, None);
        watch.await.unwrap();
        outbox.next().await;
    }
    for outbox in crowd.iter().step_by(3) {
        house.node.gone(outbox);
    }
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    a.act("b7").await.unwrap();
    b.act("f7").await.unwrap();
    for (number, outbox) in crowd.iter().enumerate() {
        let told = tokio::time::timeout(std::time::Duration::ZERO, outbox.next()).await;
        let steps = if number % 3 == 0 { 0 } else { 2 };
        assert_eq!(told.map_or(0, |told| told.len()), steps, "{number}");
    }
}
