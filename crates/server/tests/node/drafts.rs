//! Drafts of set-ups outlive everything, and nobody else is told anything.

use game::Rng;
use prometheus_client::registry::Registry;
use protocol::{Deed, Phase};

use crate::house::{House, refused, until};
use crate::viewer::Viewer;

const CLOCK: Option<&str> = Some("300+0/60");

impl Viewer {
    async fn draft(&self, text: &str) -> Result<u32, protocol::Refused> {
        let decision = self.seen.status.decision.unwrap_or_default();
        let draft = text.to_owned();
        self.order(Deed::Draft { decision, draft }).await
    }

    async fn sees_draft(&self) -> Option<String> {
        let fresh = Self::follow(&self.node, self.person, self.id).await;
        fresh.lose();
        fresh.seen.draft
    }

    /// The own row, once it is locked.
    fn row(&self) -> String {
        let side = self.seen.view.split(" | ").nth(5).unwrap();
        side.split(' ').nth(2).unwrap().to_owned()
    }
}

/// Everything that the node counts, as it is read.
fn numbers(house: &House) -> String {
    let mut registry = Registry::default();
    house.node.metrics().register(&mut registry);
    let mut text = String::new();
    prometheus_client::encoding::text::encode(&mut text, &registry).unwrap();
    text
}

#[tokio::test]
async fn a_draft_is_for_the_own_eyes_and_outlives_the_house() {
    let house = House::open().await;
    let (a, b) = house.pair("party", "", CLOCK).await;
    a.draft("arrange 2--").await.unwrap();
    a.draft("arrange -3-").await.unwrap();
    assert_eq!(a.sees_draft().await.as_deref(), Some("arrange -3-"));
    assert_eq!(b.sees_draft().await, None);
    let other = house.another().await;
    let elsewhere = Viewer::follow(&other, a.person, a.id).await;
    assert_eq!(elsewhere.seen.draft.as_deref(), Some("arrange -3-"));
    // Kept by another node meanwhile.
    elsewhere.draft("arrange 13-").await.unwrap();
    assert_eq!(a.sees_draft().await.as_deref(), Some("arrange 13-"));
    drop((elsewhere, other));
    house.is_up().await;
    let house = house.restarted(3_600_000).await;
    let mut a = Viewer::follow(&house.node, a.person, a.id).await;
    let mut b = Viewer::follow(&house.node, b.person, b.id).await;
    assert_eq!(a.seen.draft.as_deref(), Some("arrange 13-"));
    assert_eq!(b.seen.draft, None);
    a.act("arrange 321").await.unwrap();
    assert_eq!(a.sees_draft().await, None);
    assert!(house.store().drafts(a.id).await.unwrap().is_empty());
    b.act("arrange 123").await.unwrap();
    assert_eq!(refused(a.draft("arrange 1--").await), "stale-decision");
}

#[tokio::test]
async fn the_clock_completes_the_draft_of_whatever_node() {
    let house = House::open().await;
    let (mut a, mut b) = house.pair("party", "", CLOCK).await;
    a.draft("arrange 2--").await.unwrap();
    let other = house.another().await;
    let elsewhere = Viewer::follow(&other, a.person, a.id).await;
    elsewhere.draft("arrange -31").await.unwrap();
    drop((elsewhere, other));
    b.act("arrange 312").await.unwrap();
    house.pass(60_600);
    until("the set-ups are complete", async || {
        a.hear().await;
        a.seen.status.phase == Phase::Playing
    })
    .await;
    assert_eq!(a.row(), "231");
    assert!(house.store().drafts(a.id).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_match_that_ends_in_its_set_up_leaves_no_draft() {
    let house = House::open().await;
    let (a, mut b) = house.pair("party", "", CLOCK).await;
    a.draft("arrange 2--").await.unwrap();
    b.draft("arrange 3--").await.unwrap();
    assert_eq!(house.store().drafts(a.id).await.unwrap().len(), 2);
    b.order(Deed::Resign).await.unwrap();
    b.until_over().await;
    assert!(house.store().drafts(a.id).await.unwrap().is_empty());
}

#[tokio::test]
async fn nobody_else_can_tell_that_somebody_arranges() {
    let house = House::open().await;
    let (a, mut b) = house.pair("party", "", CLOCK).await;
    let watcher = house.guest().await;
    let mut w = Viewer::follow(&house.node, watcher.id, a.id).await;
    b.hear().await;
    let (counted, seen) = (numbers(&house), [b.seen.clone(), w.seen.clone()]);
    let summary = format!("{:?}", house.node.summary(a.id).await.unwrap());
    let record = house.node.record(a.id).await.unwrap();
    let live = house.node.live(b.person).await.unwrap();
    for text in ["arrange 2--", "arrange 2-1", "arrange 231"] {
        a.draft(text).await.unwrap();
    }
    for text in ["arrange 22-", "hold", ""] {
        a.draft(text).await.unwrap_err();
    }
    assert_eq!(numbers(&house), counted);
    for (viewer, before) in [&mut b, &mut w].into_iter().zip(seen) {
        viewer.hear().await;
        assert_eq!(viewer.seen, before);
        viewer.agrees().await;
    }
    let after = house.node.summary(a.id).await.unwrap();
    assert_eq!(format!("{after:?}"), summary);
    assert_eq!(house.node.record(a.id).await.unwrap(), record);
    assert_eq!(house.node.live(b.person).await.unwrap(), live);
}

#[tokio::test]
async fn drafts_are_bounded_in_size_and_rate() {
    let house = House::open().await;
    let (a, b) = house.pair("party", "", CLOCK).await;
    assert_eq!(refused(a.draft(&"x".repeat(2_000)).await), "too-long");
    let mut rng = Rng::new(1);
    let mut last = None;
    for _ in 0..200 {
        let token = 1 + rng.below(3);
        match a.draft(&format!("arrange {token}--")).await {
            Ok(_) => assert!(last.is_none(), "the burst is over"),
            Err(why) => last = Some(why),
        }
        if last.is_some() {
            break;
        }
    }
    let last = last.expect("there is a limit");
    assert_eq!(last.code, "too-many-requests");
    assert!(b.draft("arrange 2--").await.is_ok(), "each has its own");
}
