//! The life of a match in worked examples: seats, ready, resign, exit, rematch.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test")]

mod kit;

use game::{Level, Reason};
use kit::{Bench, person, seat};
use table::{By, Closed, Life, MatchId, Occupant, Order, Plan, Refusal};

fn places(bench: &Bench) -> (String, Reason) {
    match bench.table.life() {
        Life::Over(places, reason) => (places.to_string(), reason),
        life => panic!("not over: {life:?}"),
    }
}

#[test]
fn a_match_against_the_computer_starts_at_once() {
    let bench = Bench::with("ataxx", "", "300+0", Plan::open().bot(seat(1), Level::Easy));
    assert_eq!(bench.table.life(), Life::Playing);
    let me = person(0);
    let expected = [
        "open ataxx/1 friendly 300+0",
        &format!("sit 0 person:{me}"),
        "sit 1 bot:easy",
        "ready 0",
        "start",
    ];
    assert_eq!(bench.texts(0), expected);
}

#[test]
fn friends_sit_get_ready_and_start() {
    let mut bench = Bench::open("ataxx", "", "300+0");
    assert_eq!(bench.ask(0, Order::Ready), Ok(2));
    assert_eq!(bench.table.life(), Life::Gathering);
    bench.ask(1, Order::Sit(None)).unwrap();
    assert_eq!(bench.act(0, "g2"), Err(Refusal::NotStarted));
    bench.ask(1, Order::Ready).unwrap();
    assert_eq!(bench.table.life(), Life::Playing);
    assert!(bench.act(0, "g2").is_ok(), "the creator starts");
}

#[test]
fn one_invite_on_two_devices_seats_one() {
    let mut bench = Bench::open("ataxx", "", "300+0");
    assert!(bench.ask(1, Order::Sit(None)).is_ok());
    assert_eq!(bench.ask(2, Order::Sit(None)), Err(Refusal::NoSeat));
    assert_eq!(
        bench.ask(2, Order::Sit(Some(seat(1)))),
        Err(Refusal::SeatTaken)
    );
    assert_eq!(
        bench.ask(2, Order::Sit(Some(seat(3)))),
        Err(Refusal::NoSeat)
    );
    let before = bench.log.len();
    assert!(
        bench.ask(1, Order::Sit(None)).is_ok(),
        "who sits may press again"
    );
    assert_eq!(bench.log.len(), before);
    assert_eq!(bench.table.seat_of(person(2)), None);
}

#[test]
fn leaving_before_the_start_is_no_loss() {
    let mut bench = Bench::open("ataxx", "", "300+0");
    bench.ask(0, Order::Ready).unwrap();
    bench.ask(1, Order::Sit(None)).unwrap();
    bench.ask(1, Order::Leave).unwrap();
    assert!(
        !bench.table.chair(seat(0)).unwrap().ready,
        "whoever stays has to look who comes next"
    );
    assert_eq!(bench.table.life(), Life::Gathering);
    bench.ask(0, Order::Leave).unwrap();
    assert_eq!(bench.table.life(), Life::Closed(Closed::Left));
    assert_eq!(bench.ask(2, Order::Sit(None)), Err(Refusal::Closed));
}

#[test]
fn an_invite_expires_unless_the_match_has_started() {
    let mut bench = Bench::open("boxes", "", "300+0");
    bench.house(Order::Expire).unwrap();
    assert_eq!(bench.table.life(), Life::Closed(Closed::Expired));
    let mut bench = Bench::started("boxes", "", "300+0");
    let before = bench.log.len();
    bench.house(Order::Expire).unwrap();
    assert_eq!(
        (bench.log.len(), bench.table.life()),
        (before, Life::Playing)
    );
}

#[test]
fn resigning_is_a_loss_also_out_of_turn_and_counts_once() {
    let mut bench = Bench::started("ataxx", "", "300+0");
    bench.ask(1, Order::Resign).unwrap();
    assert_eq!(places(&bench), ("1,2".into(), Reason::Resigned));
    let before = bench.log.len();
    assert!(
        bench.ask(1, Order::Resign).is_ok(),
        "a resent resignation is answered the same"
    );
    assert_eq!(bench.ask(0, Order::Resign), Err(Refusal::Over));
    assert_eq!(bench.log.len(), before);
}

#[test]
fn exiting_is_a_loss() {
    let mut bench = Bench::started("boxes", "", "300+0");
    bench.ask(0, Order::Exit).unwrap();
    assert_eq!(places(&bench), ("2,1".into(), Reason::Exited));
    assert_eq!(bench.act(1, "a1h"), Err(Refusal::Over));
}

#[test]
fn watchers_and_strangers_change_nothing() {
    let mut bench = Bench::started("ataxx", "", "300+0");
    let before = bench.log.len();
    for order in [Order::Resign, Order::Exit, Order::Ready, Order::Leave] {
        assert_eq!(bench.ask(9, order), Err(Refusal::NotSeated));
    }
    for order in [Order::Tick, Order::Resume(1), Order::Expire] {
        assert_eq!(
            bench.ask(0, order),
            Err(Refusal::NotYours),
            "only the house may"
        );
    }
    assert_eq!(bench.house(Order::Resign), Err(Refusal::NotSeated));
    assert_eq!(bench.log.len(), before);
}

#[test]
fn a_resent_action_is_answered_the_same_and_acts_once() {
    let mut bench = Bench::started("boxes", "size=1x2", "300+0");
    // Seat 0 moves several times running: the third side of a box, then both boxes.
    for (number, line) in [(0, "a1h"), (1, "a2h"), (0, "a1v"), (1, "b1h"), (0, "b2h")] {
        bench.act(number, line).unwrap();
    }
    let order = bench.act_order(seat(1), "b1v", 0); // takes a box and moves again
    let first = bench.give(bench.by(seat(1)), &order);
    bench.restart();
    let again = bench.give(bench.by(seat(1)), &order);
    assert_eq!((again.reply, again.entries.len()), (first.reply, 0));
    let late = Order::Act {
        decision: match order {
            Order::Act { decision, .. } => decision,
            _ => unreachable!(),
        },
        key: kit::key("other"),
        action: "c1v".parse().unwrap(),
        lag: 0,
    };
    let stale = bench.give(bench.by(seat(1)), &late);
    assert_eq!(
        (stale.reply, stale.entries.len()),
        (Err(Refusal::Stale), 0),
        "the choice it answers is past"
    );
}

#[test]
fn a_key_used_again_for_another_choice_is_another_order() {
    let mut bench = Bench::started("ataxx", "", "300+0");
    let order = |decision, action: &str| Order::Act {
        decision,
        key: kit::key("same"),
        action: action.parse().unwrap(),
        lag: 0,
    };
    let first = bench.table.decision(seat(0)).unwrap();
    bench.ask(0, order(first, "g2")).unwrap();
    bench.act(1, "a2").unwrap();
    let second = bench.table.decision(seat(0)).unwrap();
    let before = bench.log.len();
    assert_eq!(bench.ask(0, order(second, "f1")), Ok(before as u32));
    assert_eq!(bench.log.len(), before + 1);
    assert_eq!(
        bench.ask(0, order(first, "g2")),
        Ok(first),
        "and each is answered as before"
    );
}

#[test]
fn illegal_actions_say_why_and_change_nothing() {
    let mut bench = Bench::started("ataxx", "", "300+0");
    let before = bench.table.clone();
    for (number, action) in [(0, "d4"), (0, "zz"), (0, "0000"), (1, "g6"), (0, "a7g1")] {
        let refusal = bench.act(number, action).unwrap_err();
        assert!(
            matches!(refusal, Refusal::Illegal(_)),
            "{action}: {refusal:?}"
        );
    }
    assert_eq!(bench.table, before);
}

#[test]
fn a_rematch_needs_everyone_and_the_other_starts() {
    let mut bench = Bench::started("ataxx", "quiet=none", "300+0");
    assert_eq!(
        bench.ask(0, Order::Rematch(MatchId::from_bits(5))),
        Err(Refusal::NotStarted)
    );
    bench.ask(0, Order::Resign).unwrap();
    let (a, b) = (bench.fresh(), bench.fresh());
    bench.ask(0, Order::Rematch(a)).unwrap();
    assert_eq!(bench.table.next(), None);
    // Both press at once: the second finds everyone asking.
    bench.ask(1, Order::Rematch(b)).unwrap();
    assert_eq!(bench.table.next(), Some(b));
    let before = bench.log.len();
    let again = bench.fresh();
    bench.ask(0, Order::Rematch(again)).unwrap();
    assert_eq!(
        (bench.table.next(), bench.log.len()),
        (Some(b), before),
        "pressing again changes nothing"
    );
    let entries = bench.table.rematch(b, bench.now, &mut bench.luck).unwrap();
    let rematch = table::Table::replay(b, &entries).unwrap();
    assert_eq!(rematch.life(), Life::Playing);
    assert_eq!(
        rematch.chair(seat(0)).unwrap().who,
        Occupant::Person(person(1))
    );
    assert_eq!(rematch.offer().setup.as_str(), "quiet=none");
}

#[test]
fn the_computer_always_wants_a_rematch_and_then_starts() {
    let mut bench = Bench::with("boxes", "", "300+0", Plan::open().bot(seat(1), Level::Hard));
    bench.ask(0, Order::Resign).unwrap();
    let id = bench.fresh();
    bench.ask(0, Order::Rematch(id)).unwrap();
    assert_eq!(bench.table.next(), Some(id));
    let entries = bench.table.rematch(id, bench.now, &mut bench.luck).unwrap();
    let rematch = table::Table::replay(id, &entries).unwrap();
    assert_eq!(
        rematch.chair(seat(0)).unwrap().who,
        Occupant::Bot(Level::Hard)
    );
    assert!(rematch.decision(seat(0)).is_some());
}

#[test]
fn a_computer_player_may_choose_for_its_own_seat_alone() {
    let mut bench = Bench::with("ataxx", "", "300+0", Plan::open().bot(seat(1), Level::Easy));
    let thought = |seat, decision, action: &str, spent| Order::Thought {
        seat,
        decision,
        action: action.parse().unwrap(),
        spent,
    };
    let mine = bench.table.decision(seat(0)).unwrap();
    assert_eq!(
        bench.house(thought(seat(0), mine, "g2", 1)),
        Err(Refusal::NotSeated)
    );
    bench.act(0, "g2").unwrap();
    let its = bench.table.decision(seat(1)).unwrap();
    assert_eq!(
        bench.ask(0, thought(seat(1), its, "a2", 1)),
        Err(Refusal::NotYours)
    );
    assert!(bench.house(thought(seat(1), its, "a2", 1)).is_ok());
    assert_eq!(
        bench.house(thought(seat(1), its, "a2", 1)),
        Err(Refusal::Stale),
        "doing it twice changes nothing"
    );
}

#[test]
fn a_seat_that_goes_out_leaves_the_others_playing() {
    let mut bench = Bench::started("party", "seats=3", "60+0");
    bench.ask(1, Order::Exit).unwrap();
    assert_eq!(bench.table.life(), Life::Playing);
    assert!(!bench.table.owing().contains(seat(1)));
    bench.ask(2, Order::Resign).unwrap();
    assert_eq!(places(&bench).0, "1,3,2");
    assert_eq!(
        bench.judge(By::Person(person(0)), &Order::Exit).reply,
        Err(Refusal::Over)
    );
}
