//! Several nodes of one house: any takes any command, the log's key decides who was first.

use game::Rng;
use protocol::Deed;
use table::TableEvent;

use crate::house::{House, key, until};
use crate::viewer::Viewer;

#[tokio::test]
async fn viewers_at_both_nodes_see_the_same() {
    let house = House::open().await;
    let other = house.another().await;
    for (game, seed) in [("ataxx", 1), ("boxes", 2), ("party", 3)] {
        let (mut a, b) = house.pair(game, "", None).await;
        let mut b = Viewer::follow(&other, b.person, b.id).await;
        let mut rng = Rng::new(seed);
        let mut turns = 0;
        while !a.is_over() {
            turns += 1;
            assert!(turns < 10_000);
            for viewer in [&mut a, &mut b] {
                viewer.hear().await;
                if let Some(deed) = viewer.pick(&mut rng) {
                    viewer.order(deed).await.unwrap();
                }
            }
        }
        b.until_over().await;
        let watcher = house.guest().await;
        let mut watcher = Viewer::follow(&other, watcher.id, a.id).await;
        for viewer in [&mut a, &mut b, &mut watcher] {
            viewer.agrees().await;
        }
        assert_eq!(a.seen.status.outcome, b.seen.status.outcome);
        assert_eq!(
            (a.seen.ply, b.seen.ply),
            (watcher.seen.ply, watcher.seen.ply)
        );
    }
}

#[tokio::test]
async fn of_two_who_decide_at_once_one_is_first_and_the_other_decides_again() {
    let house = House::open().await;
    let other = house.another().await;
    let (a, b) = house.pair("party", "rounds=9", None).await;
    let mut a = Viewer::follow(&house.node, a.person, a.id).await;
    let mut b = Viewer::follow(&other, b.person, b.id).await;
    let mut rng = Rng::new(9);
    let mut acted = 0;
    for _ in 0..400 {
        a.hear().await;
        b.hear().await;
        // Sealed choices at the same time, at two nodes; and each command at both.
        let (mine, yours) = (a.pick(&mut rng), b.pick(&mut rng));
        let send = async |viewer: &Viewer, deed: Option<Deed>| {
            let Some(deed) = deed else { return 0 };
            let key = key();
            let here = house
                .node
                .command(viewer.person, viewer.id, key, deed.clone(), 0);
            let there = other.command(viewer.person, viewer.id, key, deed, 0);
            let (here, there) = tokio::join!(here, there);
            assert_eq!(here.unwrap(), there.unwrap());
            1
        };
        let (one, two) = tokio::join!(send(&a, mine), send(&b, yours));
        acted += one + two;
        if a.is_over() {
            break;
        }
    }
    a.until_over().await;
    b.until_over().await;
    let log = house.store().log(a.id, 0).await.unwrap();
    let commands = log
        .iter()
        .filter(|entry| matches!(entry.event, TableEvent::Play { key: Some(_), .. }));
    assert_eq!(commands.count(), acted);
    let conflicts = |node: &server::node::Node| {
        let mut registry = prometheus_client::registry::Registry::default();
        node.metrics().register(&mut registry);
        let mut text = String::new();
        prometheus_client::encoding::text::encode(&mut text, &registry).unwrap();
        let line = text
            .lines()
            .find(|l| l.starts_with("conflicts_total"))
            .unwrap();
        line.split(' ').nth(1).unwrap().parse::<u64>().unwrap()
    };
    assert!(conflicts(&house.node) + conflicts(&other) > 0);
}

#[tokio::test]
async fn a_bot_is_played_by_another_node_when_its_own_has_died() {
    let house = House::open().await;
    let (mut me, id) = house.alone("ataxx", game::Level::Easy).await;
    // The node takes the move and dies before the computer player has thought.
    let store = house.store();
    me.act("b7").await.unwrap();
    house.node.shutdown().await;
    let other = house.another().await;
    let mut me = Viewer::follow(&other, me.person, id).await;
    let before = me.seen.ply;
    drop(store);
    if me.seen.status.decision.is_none() {
        house.pass(20_000); // the dead node's lease
        until("the computer player moves", async || {
            me.hear().await;
            me.seen.ply > before
        })
        .await;
    }
    assert!(me.seen.status.decision.is_some());
}
