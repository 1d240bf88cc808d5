//! Flags fall by themselves, also where the node that knew of them has died.

use game::Seat;
use protocol::{Outcome, Phase};

use crate::house::{House, until};
use crate::viewer::Viewer;

async fn until_over(viewer: &mut Viewer) {
    viewer.until_over().await;
}

#[tokio::test]
async fn out_of_time_is_a_loss_without_anybody_asking() {
    let house = House::open().await;
    let (mut a, mut b) = house.pair("ataxx", "", None).await;
    house.pass(10_000);
    a.act("b7").await.unwrap();
    // The row that was written at the start is due, and put off.
    house.pass(290_600);
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    b.hear().await;
    assert_eq!(b.seen.status.phase, Phase::Playing);
    house.pass(10_000);
    until_over(&mut b).await;
    let Some(Outcome::Result { places, reason }) = &b.seen.status.outcome else {
        panic!("no result: {:?}", b.seen.status);
    };
    assert_eq!(
        (places.of(Seat::FIRST), places.of(Seat::SECOND)),
        (Some(1), Some(2))
    );
    assert_eq!(reason.to_string(), "time");
    a.agrees().await;
}

#[tokio::test]
async fn a_flag_falls_after_the_node_that_knew_of_it_has_died() {
    let house = House::open().await;
    let (a, _) = house.pair("ataxx", "", Some("60+0")).await;
    house.pass(30_000);
    house.is_up().await;
    let house = house.restarted(3_600_000).await;
    let mut a = Viewer::follow(&house.node, a.person, a.id).await;
    // The hour was nobody's time.
    assert_eq!(a.seen.status.left, [30_000, 60_000]);
    house.pass(29_000);
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    a.hear().await;
    assert_eq!(a.seen.status.phase, Phase::Playing);
    house.pass(1_600);
    until_over(&mut a).await;
}

#[tokio::test]
async fn a_set_up_that_is_late_is_completed() {
    let house = House::open().await;
    let (mut a, mut b) = house.pair("party", "", Some("300+0/60")).await;
    assert_eq!(a.seen.status.phase, Phase::Setup);
    a.act("arrange 312").await.unwrap();
    house.pass(60_600);
    until("the set-ups are complete", async || {
        b.hear().await;
        b.seen.status.phase == Phase::Playing
    })
    .await;
    a.agrees().await;
    b.agrees().await;
}
