//! Starts of matches that draw, and of matches whose seats the computer fills.

use game::{Level, Rng, Seat};
use protocol::{BotSeat, Deed, Opponent, Phase, code};

use crate::house::{House, key, refused, request, until};
use crate::viewer::Viewer;

/// Two who are ready and have committed, the match being sealed; neither has revealed.
async fn sealed(house: &House) -> (Viewer, Viewer) {
    let (a, b) = (house.guest().await, house.guest().await);
    let asked = house.node.create(a.id, request("party", Opponent::Invite));
    let created = asked.await.unwrap();
    house
        .node
        .take(b.id, &created.invite.unwrap())
        .await
        .unwrap();
    let mut viewers = Vec::new();
    for who in [a.id, b.id] {
        let mut viewer = Viewer::follow(&house.node, who, created.id).await;
        viewer.read().await;
        let commit = viewer.part().unwrap();
        viewer.order(commit).await.unwrap();
        viewer.order(Deed::Ready).await.unwrap();
        viewers.push(viewer);
    }
    let mut both = viewers.into_iter();
    let (mut a, mut b) = (both.next().unwrap(), both.next().unwrap());
    for viewer in [&mut a, &mut b] {
        viewer.read().await;
        assert_eq!(viewer.seen.status.phase, Phase::Drawing);
    }
    (a, b)
}

#[tokio::test]
async fn a_seed_that_does_not_come_cancels_the_start_without_anybody_asking() {
    let house = House::open().await;
    let (mut a, mut b) = sealed(&house).await;
    let reveal = a.part().unwrap();
    a.order(reveal).await.unwrap();
    house.pass(19_000);
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    b.read().await;
    assert_eq!(b.seen.status.phase, Phase::Drawing);
    house.pass(1_000);
    until("the start is cancelled", async || {
        a.read().await;
        a.seen.status.phase == Phase::Gathering
    })
    .await;
    let ready: Vec<bool> = a.seen.seats.iter().map(|seat| seat.ready).collect();
    assert_eq!(ready, [true, false]);
    assert_eq!(a.seen.draws.as_ref().unwrap().start, 1);
    b.order(Deed::Ready).await.unwrap();
    until("it starts", async || {
        a.hear().await;
        b.hear().await;
        a.seen.status.phase == Phase::Setup
    })
    .await;
    b.agrees().await;
}

#[tokio::test]
async fn a_start_goes_on_after_the_house_was_down() {
    let house = House::open().await;
    let (a, b) = sealed(&house).await;
    house.is_up().await;
    let house = house.restarted(3_600_000).await;
    let (mut a, mut b) = (
        Viewer::follow(&house.node, a.person, a.id).await,
        Viewer::follow(&house.node, b.person, b.id).await,
    );
    assert_eq!(a.seen.status.phase, Phase::Drawing, "nobody's time");
    a.hear().await;
    b.hear().await;
    a.hear().await;
    assert_eq!(a.seen.status.phase, Phase::Setup);
    a.agrees().await;
}

#[tokio::test]
async fn another_node_starts_what_one_has_sealed() {
    let house = House::open().await;
    let (a, mut b) = sealed(&house).await;
    let other = house.another().await;
    let mut a = Viewer::follow(&other, a.person, a.id).await;
    a.hear().await;
    b.hear().await;
    until("it starts", async || {
        a.hear().await;
        b.hear().await;
        a.seen.status.phase == Phase::Setup && b.seen.status.phase == Phase::Setup
    })
    .await;
    // Each node draws on from the log alone.
    let mut rng = Rng::new(2);
    until("the end", async || {
        for viewer in [&mut a, &mut b] {
            viewer.hear().await;
            if let Some(deed) = viewer.pick(&mut rng) {
                let _ = viewer.order(deed).await; // the other node may have been faster
            }
        }
        a.is_over()
    })
    .await;
    let record = house.node.record(a.id).await.unwrap();
    let record: table::Record = record.parse().unwrap();
    assert!(record.audit().unwrap().unwrap().holds());
}

#[tokio::test]
async fn the_creator_chooses_the_seat_and_lets_the_computer_take_others() {
    let house = House::open().await;
    let (me, friend) = (house.guest().await, house.guest().await);
    let mut asked = request("party", Opponent::Invite);
    asked.setup = "seats=4".to_owned();
    asked.seat = Some(Seat::SECOND);
    let level = Level::Easy;
    asked.bots = vec![BotSeat {
        seat: Seat::FIRST,
        level,
    }];
    let created = house.node.create(me.id, asked.clone()).await.unwrap();
    assert_eq!(house.node.create(me.id, asked).await.unwrap(), created);
    let token = created.invite.unwrap();
    let mut mine = Viewer::follow(&house.node, me.id, created.id).await;
    assert_eq!(mine.seen.you.seat(), Some(Seat::SECOND));
    assert!(mine.seen.creator);
    assert_eq!(mine.seen.seats[0].bot, Some(level));
    house.node.take(friend.id, &token).await.unwrap();
    let mut theirs = Viewer::follow(&house.node, friend.id, created.id).await;
    assert_eq!(theirs.seen.you.seat(), Some(Seat::ALL[2]));
    assert!(!theirs.seen.creator);
    let fill = |seat: Seat, level| Deed::Fill { seat, level };
    let last = Seat::ALL[3];
    assert_eq!(
        refused(theirs.order(fill(last, level)).await),
        "not-creator"
    );
    let stranger = house.guest().await;
    let command = house
        .node
        .command(stranger.id, created.id, key(), fill(last, level), 0);
    assert_eq!(refused(command.await), "not-seated");
    assert_eq!(
        refused(mine.order(fill(Seat::ALL[2], level)).await),
        "seat-taken"
    );
    mine.order(fill(last, Level::Hard)).await.unwrap();
    assert!(!house.node.invitation(None, &token).await.unwrap().open);
    for viewer in [&mine, &theirs] {
        viewer.order(Deed::Ready).await.unwrap();
    }
    let mut rng = Rng::new(1);
    until("the end", async || {
        for viewer in [&mut mine, &mut theirs] {
            viewer.hear().await;
            if let Some(deed) = viewer.pick(&mut rng) {
                viewer.order(deed).await.unwrap();
            }
        }
        mine.is_over()
    })
    .await;
    assert_eq!(mine.seen.seats[3].bot, Some(Level::Hard));
    assert_eq!(refused(mine.order(fill(last, level)).await), "seat-taken");
}

#[tokio::test]
async fn seats_that_do_not_fit_are_refused() {
    let house = House::open().await;
    let me = house.guest().await;
    let bot = |number: usize| BotSeat {
        seat: Seat::ALL[number],
        level: Level::Easy,
    };
    let check = async |seat: Option<usize>, bots: &[usize], expect: &str| {
        let mut asked = request("party", Opponent::Invite);
        asked.seat = seat.map(|number| Seat::ALL[number]);
        asked.bots = bots.iter().map(|number| bot(*number)).collect();
        assert_eq!(refused(house.node.create(me.id, asked).await), expect);
    };
    check(Some(3), &[], "no-seat").await;
    check(None, &[3], "no-seat").await;
    check(Some(0), &[0], "seat-taken").await;
    check(None, &[0, 1], "no-seat").await;
    assert_eq!(
        refused(house.node.record(table::MatchId::from_bits(9)).await),
        code::UNKNOWN_MATCH
    );
}

/// Aeroplane Chess for two is played by the seats 0 and 2.
#[tokio::test]
async fn seats_need_not_be_the_first_ones() {
    let house = House::open().await;
    let me = house.guest().await;
    let mut asked = request("aeroplane", Opponent::Invite);
    asked.seat = Some(Seat::ALL[2]);
    let created = house.node.create(me.id, asked).await.unwrap();
    let mut mine = Viewer::follow(&house.node, me.id, created.id).await;
    let fill = |seat: Seat| Deed::Fill {
        seat,
        level: Level::Easy,
    };
    assert_eq!(refused(mine.order(fill(Seat::SECOND)).await), "no-seat");
    mine.order(fill(Seat::FIRST)).await.unwrap();
    mine.order(Deed::Ready).await.unwrap();
    until("it starts", async || {
        mine.hear().await;
        mine.seen.status.phase == Phase::Playing
    })
    .await;
    let mut asked = request("aeroplane", Opponent::Bot(Level::Easy));
    asked.seat = Some(Seat::ALL[2]);
    let created = house.node.create(me.id, asked).await.unwrap();
    let mut mine = Viewer::follow(&house.node, me.id, created.id).await;
    assert_eq!(mine.seen.you.seat(), Some(Seat::ALL[2]));
    mine.hear().await;
    assert_eq!(mine.seen.status.phase, Phase::Playing);
}
