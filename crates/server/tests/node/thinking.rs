//! Computer players: they answer, they queue, and nobody waits for them.

use std::time::Instant;

use game::{Level, Reason, Rng, Seat};
use protocol::{Deed, Opponent, Outcome};
use table::{Charge, Record, TableEvent};

use crate::house::{House, key, request, until};
use crate::viewer::Viewer;

#[tokio::test]
async fn a_match_against_the_computer_is_played_to_its_end() {
    let house = House::open().await;
    for game in ["ataxx", "boxes", "aeroplane", "tacocat", "party"] {
        let (mut me, _) = house.alone(game, Level::Easy).await;
        let mut rng = Rng::new(4);
        until("the end", async || {
            me.hear().await;
            if let Some(deed) = me.pick(&mut rng) {
                me.order(deed).await.unwrap();
            }
            me.is_over()
        })
        .await;
        me.agrees().await;
        // It asks for a rematch too, and may start it.
        me.order(Deed::Rematch).await.unwrap();
        me.hear().await;
        let next = me.seen.next.unwrap();
        let mut again = Viewer::follow(&house.node, me.person, next).await;
        until("my turn", async || {
            again.hear().await;
            again.seen.status.decision.is_some()
        })
        .await;
    }
}

/// Three of four colours are the computer's. Who resigns is out, and these play on to the end.
#[tokio::test]
async fn computer_players_play_on_without_the_person() {
    let house = House::open().await;
    let me = house.guest().await;
    let mut request = request("aeroplane", Opponent::Bot(Level::Easy));
    request.setup = "players=4".to_owned();
    let id = house.node.create(me.id, request).await.unwrap().id;
    let mut me = Viewer::follow(&house.node, me.id, id).await;
    me.act("roll").await.unwrap();
    me.order(Deed::Resign).await.unwrap();
    assert!(house.node.live(me.person).await.unwrap().is_empty());
    me.until_over().await;
    let Some(Outcome::Result { places, reason }) = me.seen.status.outcome else {
        panic!("no result");
    };
    assert_eq!(reason, Reason::Goal);
    assert_eq!(places.of(Seat::FIRST), Some(4));
    let record: Record = house.node.record(id).await.unwrap().parse().unwrap();
    assert_eq!(record.result, Some((places, reason)));
}

#[tokio::test]
async fn a_clock_that_is_set_back_holds_up_no_computer_player() {
    let house = House::open().await;
    let (mut me, _) = house.alone("ataxx", Level::Easy).await;
    house.pass(-3_600_000);
    me.act("b7").await.unwrap();
    until("its answer", async || {
        me.hear().await;
        me.seen.status.decision.is_some()
    })
    .await;
}

/// The clock stands still while the queue is long: only thinking is charged, by its own measure.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_waiting_computer_players_make_no_person_wait() {
    const BOTS: usize = 1_000;
    let house = House::open().await;
    let (mut a, mut b) = house.pair("boxes", "size=9x9", None).await;
    let mut open = Vec::new();
    for _ in 0..BOTS / 20 {
        let me = house.guest().await;
        let asked: Vec<_> = (0..20)
            .map(|_| {
                let request = request("ataxx", Opponent::Bot(Level::Hard));
                let node = house.node.clone();
                tokio::spawn(async move { node.create(me.id, request).await })
            })
            .collect();
        for created in asked {
            open.push((me.id, created.await.unwrap().unwrap().id));
        }
    }
    let started = Instant::now();
    let moves: Vec<_> = open
        .iter()
        .map(|&(me, id)| {
            let node = house.node.clone();
            let deed = Deed::Act {
                decision: 5,
                action: "b7".into(),
            };
            tokio::spawn(async move { node.command(me, id, key(), deed, 0).await })
        })
        .collect();
    for sent in moves {
        sent.await.unwrap().unwrap();
    }
    // A thousand think or wait now. Two persons play on, and are not behind them.
    let mut rng = Rng::new(1);
    for _ in 0..20 {
        for viewer in [&mut a, &mut b] {
            viewer.hear().await;
            if let Some(deed) = viewer.pick(&mut rng) {
                viewer.order(deed).await.unwrap();
            }
        }
    }
    let store = house.store();
    let mut waiting = 0;
    for (_, id) in &open {
        waiting += usize::from(store.log(*id, 0).await.unwrap().len() == 6);
    }
    assert!(
        waiting > 0,
        "the persons were served behind all computer players"
    );
    let mut answered = 0;
    until("everyone has an answer", async || {
        while answered < open.len() && store.log(open[answered].1, 0).await.unwrap().len() > 6 {
            answered += 1;
        }
        answered == open.len()
    })
    .await;
    // The one thread thinks about one decision at a time: all together are charged for no more than has passed, rounded up.
    let most = started.elapsed().as_millis() + BOTS as u128;
    let mut charged = 0;
    for (_, id) in &open {
        let log = store.log(*id, 6).await.unwrap();
        let TableEvent::Play { charge, .. } = log[0].event else {
            panic!("not a move: {:?}", log[0]);
        };
        let Charge::Spent(spent) = charge else {
            panic!("charged by the clock: {charge:?}");
        };
        charged += u128::from(spent.unsigned_abs());
    }
    assert!(charged <= most, "charged {charged} ms of {most} ms");
}

/// Where something is hidden, neither the clock nor the time of a move tells how long there was to
/// think: that depends on what the computer player holds.
#[tokio::test]
async fn how_long_it_thinks_about_what_is_hidden_is_told_to_nobody() {
    let house = House::open().await;
    let (mut me, id) = house.alone("tacocat", Level::Easy).await;
    let mut rng = Rng::new(5);
    for _ in 0..12 {
        until("my turn", async || {
            me.hear().await;
            me.is_over() || me.seen.status.decision.is_some()
        })
        .await;
        if let Some(deed) = me.pick(&mut rng) {
            let _ = me.order(deed).await;
        }
    }
    me.hear().await;
    let log = house.store().log(id, 0).await.unwrap();
    let spent = log.iter().filter_map(|entry| match entry.event {
        TableEvent::Play {
            charge: Charge::Spent(spent),
            ..
        } => Some(spent),
        _ => None,
    });
    let spent: Vec<i64> = spent.collect();
    let due = bots::limits(games::Kind::Tacocat, Level::Easy).millis as i64;
    assert!(spent.len() > 4);
    assert_eq!(spent, vec![due; spent.len()]);
}
