//! Whoever asks may go away at any moment: an HTTP request is dropped in the middle when its browser
//! turns to another page.

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use protocol::Opponent;

use crate::house::{House, request, until};
use crate::viewer::Viewer;

/// Polls `future` at most so many times and then drops it; what it gave, if it was done by then.
async fn given_up_after<F: Future>(polls: usize, future: F) -> Option<F::Output> {
    let mut future = pin!(future);
    let mut polled = 0;
    poll_fn(|context| {
        if polled == polls {
            return Poll::Ready(None);
        }
        polled += 1;
        future.as_mut().poll(context).map(Some)
    })
    .await
}

/// Keeps the store's readers busy, so that every question has to wait.
fn crowd(house: &House, who: table::PersonId) {
    for _ in 0..8 {
        let node = house.node.clone();
        tokio::spawn(async move { while node.person(who).await.is_ok() {} });
    }
}

#[tokio::test]
async fn what_is_committed_is_told_also_where_who_asked_has_gone() {
    let house = House::open().await;
    let host = house.guest().await;
    crowd(&house, host.id);
    for polls in 1..20 {
        let request = request("ataxx", Opponent::Invite);
        let created = house.node.create(host.id, request).await.unwrap();
        let mut viewer = Viewer::follow(&house.node, host.id, created.id).await;
        let friend = house.guest().await;
        let token = created.invite.unwrap();
        let taken = given_up_after(polls, house.node.take(friend.id, &token)).await;
        // Whatever is on its way to the disk arrives.
        tokio::time::sleep(Duration::from_millis(50)).await;
        let log = house.store().log(created.id, 0).await.unwrap();
        until("the log is told", async || {
            viewer.hear().await;
            viewer.seen.ply as usize == log.len()
        })
        .await;
        viewer.lose();
        if let Some(taken) = taken {
            taken.unwrap();
            assert!(polls > 4, "it was never given up on the way");
            return;
        }
    }
    panic!("it never came to an end");
}
