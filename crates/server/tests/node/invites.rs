//! Invites: shown to everyone, taken by one.

use protocol::{Deed, Opponent, Phase, code};

use crate::house::{House, refused, request, until};
use crate::viewer::Viewer;

#[tokio::test]
async fn an_invite_seats_the_first_who_takes_it() {
    let house = House::open().await;
    let (host, guest, late) = (
        house.guest().await,
        house.guest().await,
        house.guest().await,
    );
    let node = &house.node;
    let asked = node.create(host.id, request("ataxx", Opponent::Invite));
    let created = asked.await.unwrap();
    let token = created.invite.unwrap();
    // Looking takes nothing.
    for who in [None, Some(guest.id), Some(host.id)] {
        let seen = node.invitation(who, &token).await.unwrap();
        assert_eq!(
            (seen.id, seen.from.as_str()),
            (created.id, host.name.as_str())
        );
        assert!(seen.open && seen.clock == "300+0");
        assert_eq!(seen.seated, who == Some(host.id));
    }
    assert_eq!(node.take(guest.id, &token).await.unwrap().id, created.id);
    // On a second device of the same person, and by the one who invites.
    assert_eq!(node.take(guest.id, &token).await.unwrap().id, created.id);
    assert_eq!(node.take(host.id, &token).await.unwrap().id, created.id);
    assert_eq!(refused(node.take(late.id, &token).await), "no-seat");
    assert!(!node.invitation(Some(late.id), &token).await.unwrap().open);
    assert_eq!(
        refused(node.take(late.id, "nonsense").await),
        code::UNKNOWN_INVITE
    );
    let live = node.live(guest.id).await.unwrap();
    assert_eq!(live.len(), 1);
    assert_eq!(live[0].others, [Some(host.name.clone())]);
    assert!(!live[0].started);
}

#[tokio::test]
async fn one_invite_on_many_devices_at_once_seats_one() {
    let house = House::open().await;
    let host = house.guest().await;
    let asked = house
        .node
        .create(host.id, request("boxes", Opponent::Invite));
    let token = asked.await.unwrap().invite.unwrap();
    let mut calls = Vec::new();
    for _ in 0..8 {
        let (node, who, token) = (house.node.clone(), house.guest().await, token.clone());
        calls.push(tokio::spawn(async move { node.take(who.id, &token).await }));
    }
    let mut seated = 0;
    for call in calls {
        match call.await.unwrap() {
            Ok(_) => seated += 1,
            Err(refused) => assert_eq!(refused.code, "no-seat"),
        }
    }
    assert_eq!(seated, 1);
}

#[tokio::test]
async fn a_seat_given_back_can_be_taken_again() {
    let house = House::open().await;
    let (host, first, second) = (
        house.guest().await,
        house.guest().await,
        house.guest().await,
    );
    let node = &house.node;
    let asked = node.create(host.id, request("ataxx", Opponent::Invite));
    let created = asked.await.unwrap();
    let token = created.invite.unwrap();
    node.take(first.id, &token).await.unwrap();
    let viewer = Viewer::follow(node, first.id, created.id).await;
    viewer.order(Deed::Leave).await.unwrap();
    assert!(node.live(first.id).await.unwrap().is_empty());
    node.take(second.id, &token).await.unwrap();
    assert_eq!(node.live(second.id).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_match_that_nobody_comes_to_is_closed_after_a_day() {
    let house = House::open().await;
    let host = house.guest().await;
    let asked = house
        .node
        .create(host.id, request("ataxx", Opponent::Invite));
    let created = asked.await.unwrap();
    let mut viewer = Viewer::follow(&house.node, host.id, created.id).await;
    house.pass(24 * 60 * 60 * 1000);
    until("the match is closed", async || {
        viewer.hear().await;
        viewer.seen.status.phase == Phase::Closed
    })
    .await;
    let token = created.invite.unwrap();
    let seen = house.node.invitation(None, &token).await;
    assert_eq!(refused(seen), code::UNKNOWN_INVITE);
    assert!(house.node.live(host.id).await.unwrap().is_empty());
    until("nothing is due", async || {
        let far = house.now() + 1_000_000_000;
        house
            .store()
            .claim(far, far + 1, 9)
            .await
            .unwrap()
            .is_empty()
    })
    .await;
}
