//! What people say to each other at a table: to whom, how often, and that nothing of it stays.

use game::Level;
use protocol::{Deed, Phrase, Said};
use server::node::Node;
use table::Key;

use crate::house::{House, key, refused, until};
use crate::viewer::Viewer;

async fn speak(node: &Node, by: &Viewer, key: Key, phrase: &str) -> Result<u32, String> {
    let spoken = node.speak(by.person, by.id, key, phrase).await;
    spoken.map_err(|why| why.code)
}

/// What a viewer has heard since it was asked last.
async fn heard(viewer: &mut Viewer) -> Vec<Said> {
    viewer.hear().await;
    std::mem::take(&mut viewer.said)
}

fn phrases(said: &[Said]) -> Vec<&str> {
    said.iter().map(|said| &*said.phrase).collect()
}

#[tokio::test]
async fn who_sits_is_heard_by_who_sits_and_leaves_no_trace() {
    let house = House::open().await;
    let (mut a, mut b) = house.pair("boxes", "", None).await;
    let watcher = house.guest().await;
    let mut watcher = Viewer::follow(&house.node, watcher.id, a.id).await;
    let before = house.store().log(a.id, 0).await.unwrap();
    for phrase in Phrase::ALL.into_iter().take(4) {
        speak(&house.node, &a, key(), phrase.code()).await.unwrap();
    }
    let told = heard(&mut b).await;
    assert_eq!(phrases(&told), ["hello", "luck", "moment", "nice"]);
    assert!(told.iter().all(|said| Some(said.seat) == a.seen.you.seat()));
    let own = heard(&mut a).await;
    assert_eq!(phrases(&own), phrases(&told));
    assert!(own.iter().all(|said| said.from.is_none()));
    // Watchers hear nothing and say nothing.
    assert!(heard(&mut watcher).await.is_empty());
    let said = speak(&house.node, &watcher, key(), "hello").await;
    assert_eq!(said, Err("not-seated".to_owned()));
    // Nothing is kept, and nobody who comes back is told.
    assert_eq!(house.store().log(a.id, 0).await.unwrap(), before);
    b.come_back(&house.node).await;
    let mut fresh = Viewer::follow(&house.node, b.person, b.id).await;
    assert!(heard(&mut b).await.is_empty() && heard(&mut fresh).await.is_empty());
    a.agrees().await;
}

#[tokio::test]
async fn only_phrases_of_the_list_and_only_where_somebody_reads_them() {
    let house = House::open().await;
    let (a, mut b) = house.pair("boxes", "", None).await;
    for text in ["", "HELLO", "i have the flag on a1", "hello\n"] {
        let said = speak(&house.node, &a, key(), text).await;
        assert_eq!(said, Err("unknown-phrase".to_owned()), "{text}");
    }
    assert!(heard(&mut b).await.is_empty());
    let (alone, _) = house.alone("boxes", Level::Easy).await;
    let said = speak(&house.node, &alone, key(), "hello").await;
    assert_eq!(said, Err("nobody-there".to_owned()));
    let nowhere = table::MatchId::from_bits(5);
    let said = house.node.speak(a.person, nowhere, key(), "hello").await;
    assert_eq!(refused(said), "unknown-match");
    // The end of a match is a time to say something.
    a.order(Deed::Resign).await.unwrap();
    speak(&house.node, &a, key(), "played").await.unwrap();
    assert_eq!(phrases(&heard(&mut b).await), ["played"]);
}

#[tokio::test]
async fn what_is_sent_again_is_said_once_and_too_much_is_refused() {
    let house = House::open().await;
    let (a, mut b) = house.pair("boxes", "", None).await;
    let twice = key();
    for _ in 0..30 {
        speak(&house.node, &a, twice, "hello").await.unwrap();
    }
    assert_eq!(phrases(&heard(&mut b).await), ["hello"]);
    // The limit is of the person, at whatever table.
    let (mut left, mut last) = (0, Ok(0));
    while last.is_ok() && left < 50 {
        left += 1;
        last = speak(&house.node, &a, key(), "smile").await;
    }
    assert_eq!(last, Err("too-many-requests".to_owned()));
    assert_eq!(heard(&mut b).await.len(), left - 1);
    assert!(left <= 6, "{left} at once");
    speak(&house.node, &a, twice, "hello").await.unwrap();
    speak(&house.node, &b, key(), "hello").await.unwrap();
}

#[tokio::test]
async fn over_two_nodes_it_is_said_once_and_by_one_name() {
    let house = House::open().await;
    let other = house.another().await;
    let (a, b) = house.pair("boxes", "", None).await;
    let mut b = Viewer::follow(&other, b.person, b.id).await;
    let once = key();
    speak(&house.node, &a, once, "hello").await.unwrap();
    until("it comes to the other node", async || {
        b.hear().await;
        !b.said.is_empty()
    })
    .await;
    speak(&other, &a, once, "hello").await.unwrap();
    speak(&other, &a, key(), "luck").await.unwrap();
    let said = heard(&mut b).await;
    assert_eq!(phrases(&said), ["hello", "luck"]);
    let name = said[0].from.clone().unwrap();
    assert_eq!(said[1].from, Some(name.clone()));
    assert!(!name.contains(&a.person.to_string()) && name.len() == 12);
    // Another reader knows the same person by another name.
    let (mut c, d) = house.pair("boxes", "", None).await;
    speak(&house.node, &d, key(), "hello").await.unwrap();
    let other_name = heard(&mut c).await[0].from.clone().unwrap();
    assert_ne!(other_name, name);
}
