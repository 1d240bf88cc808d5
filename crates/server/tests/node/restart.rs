//! Time in which the house is down is nobody's time.

use table::TableEvent;

use crate::house::House;
use crate::viewer::Viewer;

async fn resumes(house: &House, id: table::MatchId) -> Vec<i64> {
    let log = house.store().log(id, 0).await.unwrap();
    let down = |entry: &table::Entry| match entry.event {
        TableEvent::Resume(down) => Some(down),
        _ => None,
    };
    log.iter().filter_map(down).collect()
}

#[tokio::test]
async fn downtime_is_given_back_once_when_the_match_is_next_needed() {
    let house = House::open().await;
    let (mut a, _) = house.pair("ataxx", "", None).await;
    a.act("b7").await.unwrap();
    house.pass(5_000);
    house.is_up().await;
    let house = house.restarted(100_000).await;
    assert!(resumes(&house, a.id).await.is_empty());
    let seen = Viewer::follow(&house.node, a.person, a.id).await;
    assert_eq!(seen.seen.status.left, [300_000, 295_000]);
    assert_eq!(resumes(&house, a.id).await, [100_000]);
    // It is in memory now, and needed again.
    let seen = Viewer::follow(&house.node, a.person, a.id).await;
    assert_eq!(seen.seen.status.left, [300_000, 295_000]);
    // Down again, at once.
    let house = house.restarted(7_000).await;
    let seen = Viewer::follow(&house.node, a.person, a.id).await;
    assert_eq!(seen.seen.status.left, [300_000, 295_000]);
    assert_eq!(resumes(&house, a.id).await, [100_000, 7_000]);
}

#[tokio::test]
async fn starts_that_were_interrupted_count_as_down() {
    let house = House::open().await;
    let (a, _) = house.pair("ataxx", "", None).await;
    let (b, _) = house.pair("ataxx", "", None).await;
    house.pass(1_000);
    house.is_up().await;
    // Up for a moment only, in which one of the two is needed.
    let house = house.restarted(10_000).await;
    Viewer::follow(&house.node, a.person, a.id).await;
    let house = house.restarted(20_000).await;
    let house = house.restarted(30_000).await;
    for match_ in [&a, &b] {
        let seen = Viewer::follow(&house.node, match_.person, match_.id).await;
        assert_eq!(seen.seen.status.left, [299_000, 300_000]);
    }
    assert_eq!(resumes(&house, a.id).await, [10_000, 50_000]);
    assert_eq!(resumes(&house, b.id).await, [60_000]);
}

#[tokio::test]
async fn a_match_that_is_over_gets_nothing() {
    let house = House::open().await;
    let (a, _) = house.pair("ataxx", "", None).await;
    a.order(protocol::Deed::Resign).await.unwrap();
    house.is_up().await;
    let house = house.restarted(10_000).await;
    Viewer::follow(&house.node, a.person, a.id).await;
    assert!(resumes(&house, a.id).await.is_empty());
}
