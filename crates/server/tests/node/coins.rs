//! Coins from the end of a match to the purse of who has won it.

use coins::Dates;
use game::{Level, Rng};
use protocol::{Deed, Earned, Opponent, Phase};
use server::node::{Node, Outbox};
use store::Audit;
use table::PersonId;

use crate::house::{House, key, refused, request, until};
use crate::viewer::Viewer;

fn earned(coins: u32, less: Option<&str>) -> Option<Earned> {
    let less = less.map(str::to_owned);
    Some(Earned { coins, less })
}

/// A match of these two with the usual set-up, or another, that has just started.
async fn meet(node: &Node, one: PersonId, other: PersonId, setup: &str) -> (Viewer, Viewer) {
    let mut request = request("boxes", Opponent::Invite);
    request.setup = setup.to_owned();
    let created = node.create(one, request).await.unwrap();
    node.take(other, &created.invite.unwrap()).await.unwrap();
    for who in [one, other] {
        let ready = node.command(who, created.id, key(), Deed::Ready, 0);
        ready.await.unwrap();
    }
    let one = Viewer::follow(node, one, created.id).await;
    let other = Viewer::follow(node, other, created.id).await;
    (one, other)
}

/// Plays so many moves.
async fn play(viewers: [&mut Viewer; 2], moves: u32, rng: &mut Rng) {
    let [one, other] = viewers;
    let from = one.seen.ply;
    while one.seen.ply < from + moves {
        for viewer in [&mut *one, &mut *other] {
            viewer.hear().await;
            if viewer.seen.ply < from + moves
                && let Some(deed) = viewer.pick(rng)
            {
                viewer.order(deed).await.unwrap();
            }
        }
        one.hear().await;
    }
}

/// `one` wins by the other's resignation after so many moves; what it earned.
async fn win(
    node: &Node,
    one: PersonId,
    other: PersonId,
    setup: &str,
    moves: u32,
) -> Option<Earned> {
    let (mut one, mut other) = meet(node, one, other, setup).await;
    play([&mut one, &mut other], moves, &mut Rng::new(3)).await;
    other.order(Deed::Resign).await.unwrap();
    one.hear().await;
    other.hear().await;
    assert_eq!(other.seen.earned, None, "nobody else's business");
    one.agrees().await;
    one.seen.earned
}

async fn is_clean(house: &House) {
    assert_eq!(house.store().audit().await.unwrap(), Audit::default());
}

#[tokio::test]
async fn a_win_against_the_computer_pays_by_its_level() {
    let house = House::open().await;
    for level in [Level::Easy, Level::Medium] {
        let mut rng = Rng::new(5);
        for _ in 0..20 {
            let (mut me, _) = house.alone("ataxx", level).await;
            until("the match is over", async || {
                me.hear().await;
                if let Some(deed) = best(&me, &mut rng) {
                    me.order(deed).await.unwrap();
                }
                me.is_over()
            })
            .await;
            me.hear().await;
            let winner = match me.seen.status.outcome.clone().unwrap() {
                protocol::Outcome::Result { places, .. } => places.winner(),
                protocol::Outcome::Closed { .. } => None,
            };
            let purse = house.node.purse(me.person).await.unwrap();
            if winner != me.seen.you.seat() {
                assert_eq!((me.seen.earned, purse.today), (None, 0));
                continue; // lost, or a draw
            }
            let pays = if level == Level::Easy { 5 } else { 10 };
            assert_eq!(me.seen.earned, earned(pays, None));
            assert_eq!((purse.today, purse.limit), (pays, 100));
            assert_eq!(purse.balance, i64::from(pays));
            is_clean(&house).await;
            break;
        }
    }
}

/// What a strong player would do.
fn best(viewer: &Viewer, rng: &mut Rng) -> Option<Deed> {
    let decision = viewer.seen.status.decision?;
    let view = games::AnyView::parse(viewer.seen.game.parse().unwrap(), &viewer.seen.view).unwrap();
    let budget = bots::Budget::nodes(4_000);
    let choice = bots::choose(&view, Level::Hard, &budget, rng.next_u64()).unwrap();
    let action = choice.action.to_string();
    Some(Deed::Act { decision, action })
}

#[tokio::test]
async fn what_guards_lower_is_said_and_the_result_stays() {
    let house = House::open().await;
    let node = &house.node;
    let (a, b) = (house.guest().await.id, house.guest().await.id);
    assert_eq!(win(node, a, b, "", 9).await, earned(0, Some("short")));
    assert_eq!(
        win(node, a, b, "size=4x4", 12).await,
        earned(0, Some("unusual"))
    );
    assert_eq!(win(node, a, b, "", 10).await, earned(10, None));
    assert_eq!(win(node, b, a, "", 10).await, earned(5, Some("pair")));
    assert_eq!(win(node, a, b, "", 10).await, earned(2, Some("pair")));
    house.pass(24 * 60 * 60 * 1000);
    assert_eq!(win(node, a, b, "", 10).await, earned(10, None));
    let c = house.guest().await.id;
    node.are_one(a, c).await.unwrap();
    assert_eq!(win(node, a, c, "", 10).await, earned(0, Some("same")));
    assert_eq!(node.purse(a).await.unwrap().balance, 22);
    is_clean(&house).await;
    // Every one of them is a win all the same.
    let board = coins::Board::on(coins::Tab::Friendlies, coins::Span::All, Dates::of(0, 1));
    let top = house.store().top(board, 9).await.unwrap();
    let wins: Vec<_> = top.iter().map(|line| (line.person, line.wins)).collect();
    assert_eq!(wins, [(a, 6), (b, 1)]);
}

#[tokio::test]
async fn the_days_limit_is_said_and_midnight_of_the_house_turns_it() {
    let house = House::open().await;
    let me = house.guest().await.id;
    for n in 1..=11 {
        let other = house.guest().await.id;
        let expect = match n {
            11 => earned(0, Some("limit")),
            _ => earned(10, None),
        };
        assert_eq!(win(&house.node, me, other, "", 10).await, expect, "{n}");
    }
    assert_eq!(house.node.purse(me).await.unwrap().today, 100);
    // The clock of the house goes back: the day has paid.
    house.pass(-60_000);
    let other = house.guest().await.id;
    assert_eq!(
        win(&house.node, me, other, "", 10).await,
        earned(0, Some("limit"))
    );
    // It began at 20:13 in Dhaka.
    house.pass(4 * 60 * 60 * 1000);
    assert_eq!(house.node.purse(me).await.unwrap().today, 0);
    let other = house.guest().await.id;
    assert_eq!(win(&house.node, me, other, "", 10).await, earned(10, None));
    let purse = house.node.purse(me).await.unwrap();
    assert_eq!((purse.today, purse.balance), (10, 110));
    is_clean(&house).await;
}

#[tokio::test]
async fn who_has_won_is_told_again_after_a_reconnect_and_a_restart_and_at_another_node() {
    let mut house = House::open().await;
    let other = house.another().await;
    let (a, b) = (house.guest().await.id, house.guest().await.id);
    let (mut one, mut two) = meet(&house.node, a, b, "").await;
    let mut there = Viewer::follow(&other, a, one.id).await;
    let stranger = house.guest().await.id;
    let mut watcher = Viewer::follow(&house.node, stranger, one.id).await;
    play([&mut one, &mut two], 10, &mut Rng::new(4)).await;
    // Asked for twice, at two nodes: the match ends once.
    let (id, twice) = (one.id, key());
    let here = house.node.command(b, id, twice, Deed::Resign, 0);
    let elsewhere = other.command(b, id, twice, Deed::Resign, 0);
    let (here, elsewhere) = tokio::join!(here, elsewhere);
    assert!(here.is_ok() && elsewhere.is_ok());
    until("the other node tells it too", async || {
        there.hear().await;
        there.seen.earned.is_some()
    })
    .await;
    for viewer in [&mut one, &mut there] {
        viewer.hear().await;
        assert_eq!(viewer.seen.earned, earned(10, None));
    }
    watcher.hear().await;
    two.hear().await;
    assert_eq!((watcher.seen.earned, two.seen.earned), (None, None));
    assert_eq!(watcher.seen.status.phase, Phase::Over);
    drop(other);
    house = house.restarted(1_000).await;
    let node = house.node.clone();
    one.come_back(&node).await;
    assert_eq!(one.seen.earned, earned(10, None));
    let again = node.command(b, id, twice, Deed::Resign, 0).await;
    assert!(again.is_ok(), "it is out: what was asked for");
    assert_eq!(refused(one.act("a1h").await), "match-over");
    assert_eq!(node.purse(a).await.unwrap().balance, 10);
    is_clean(&house).await;
}

/// What the winner gets more, another does not see by any message.
#[tokio::test]
async fn nobody_else_gets_a_message_about_it() {
    let house = House::open().await;
    let mut told = Vec::new();
    for setup in ["", "size=4x4"] {
        let (a, b) = (house.guest().await.id, house.guest().await.id);
        let (mut one, mut two) = meet(&house.node, a, b, setup).await;
        play([&mut one, &mut two], 10, &mut Rng::new(4)).await;
        let (loser, watcher) = (Outbox::new(64), Outbox::new(64));
        house.node.watch(&loser, b, one.id, None).await.unwrap();
        let stranger = house.guest().await.id;
        house
            .node
            .watch(&watcher, stranger, one.id, None)
            .await
            .unwrap();
        for outbox in [&loser, &watcher] {
            outbox.next().await;
        }
        two.order(Deed::Resign).await.unwrap();
        let texts = [loser.next().await, watcher.next().await];
        assert!(texts.iter().flatten().all(|text| !text.contains("earned")));
        told.push(texts.map(|texts| texts.len()));
    }
    assert_eq!(told[0], told[1]);
}

#[tokio::test]
async fn whatever_happens_to_a_house_its_ledger_adds_up() {
    for seed in 0..4 {
        let mut house = House::open().await;
        let mut rng = Rng::new(seed);
        let people = [
            house.guest().await.id,
            house.guest().await.id,
            house.guest().await.id,
        ];
        for _ in 0..14 {
            let one = rng.below(3);
            let (a, b) = (people[one], people[(one + 1 + rng.below(2)) % 3]);
            let other = house.another().await;
            let (mut x, mut y) = meet(&house.node, a, b, "").await;
            play([&mut x, &mut y], 8 + rng.below(4) as u32, &mut rng).await;
            // The clock jumps, the end is asked for at two nodes, and one of them goes down.
            house.pass((rng.below(5) as i64 - 2) * 12 * 60 * 60 * 1000);
            let resign = |node: &Node| {
                let node = node.clone();
                let id = x.id;
                tokio::spawn(async move { node.command(b, id, key(), Deed::Resign, 0).await })
            };
            let asked = [resign(&house.node), resign(&other)];
            if rng.chance(1, 3) {
                tokio::task::yield_now().await;
                house = house.restarted(0).await;
            }
            for asked in asked {
                let _ = asked.await.unwrap();
            }
            drop(other);
            // Over by now, by this or by a clock that ran out while the house's jumped.
            let _ = house.node.command(b, x.id, key(), Deed::Resign, 0).await;
            is_clean(&house).await;
            let wins = house.store().earned(x.id).await.unwrap();
            assert_eq!(wins.len(), 1, "seed {seed}");
            let log = house.store().log(x.id, 0).await.unwrap();
            let table = table::Table::replay(x.id, &log).unwrap();
            let table::Life::Over(places, _) = table.life() else {
                panic!("seed {seed}: it goes on");
            };
            assert_eq!(Some(wins[0].0), places.winner());
        }
    }
}
