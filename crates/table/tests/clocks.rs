//! Clocks in worked examples: exactly zero, lag, both at once, computer players, restarts.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test")]

mod kit;

use game::{Level, Reason};
use kit::{Bench, seat};
use table::{Clocks, Life, Millis, Order, Plan, Refusal};

fn over(bench: &Bench) -> Option<(String, Reason)> {
    match bench.table.life() {
        Life::Over(places, reason) => Some((places.to_string(), reason)),
        _ => None,
    }
}

#[test]
fn only_the_own_thinking_time_counts_and_each_move_adds() {
    let mut bench = Bench::started("ataxx", "", "60+2");
    bench.wait(5_000);
    assert_eq!((bench.left(0), bench.left(1)), (55_000, 60_000));
    bench.act(0, "g2").unwrap();
    assert_eq!((bench.left(0), bench.left(1)), (57_000, 60_000));
    bench.wait(1_000);
    assert_eq!((bench.left(0), bench.left(1)), (57_000, 59_000));
}

#[test]
fn clocks_stand_still_at_the_end_where_they_were() {
    let mut bench = Bench::started("ataxx", "", "60+0");
    bench.wait(5_000);
    bench.ask(1, Order::Resign).unwrap();
    assert_eq!((bench.left(0), bench.left(1)), (55_000, 60_000));
    let mut bench = Bench::started("ataxx", "", "60+0");
    bench.wait(60_000 + Clocks::GRACE);
    bench.house(Order::Tick).unwrap();
    assert_eq!((bench.left(0), bench.left(1)), (0, 60_000));
}

#[test]
fn a_move_one_millisecond_before_zero_counts_and_at_zero_it_does_not() {
    for (at, counts) in [(59_999, true), (60_000, false), (60_001, false)] {
        let mut bench = Bench::started("ataxx", "", "60+0");
        bench.wait(at);
        assert_eq!(bench.act(0, "g2").is_ok(), counts, "at {at}");
        if !counts {
            assert_eq!(bench.act(0, "g2"), Err(Refusal::TooLate));
            assert_eq!(over(&bench), None, "the flag falls after the grace");
            bench.wait(Clocks::GRACE);
            bench.house(Order::Tick).unwrap();
            assert_eq!(over(&bench), Some(("2,1".into(), Reason::Time)));
        }
    }
}

#[test]
fn lag_is_credited_up_to_half_a_second() {
    for (late, lag, counts) in [
        (0, 1, true),
        (499, 500, true),
        (300, 300, false),
        (499, 9_000, true),
        (0, -5, false),
    ] {
        let mut bench = Bench::started("ataxx", "", "60+0");
        bench.wait(60_000 + late);
        assert_eq!(
            bench.act_lagging(0, "g2", lag).is_ok(),
            counts,
            "{late} late, {lag} lag"
        );
    }
    let mut bench = Bench::started("ataxx", "", "60+0");
    bench.wait(10_000);
    bench.act_lagging(0, "g2", 120).unwrap();
    assert_eq!(bench.left(0), 50_120);
    assert!(
        bench
            .log
            .last()
            .unwrap()
            .event
            .to_string()
            .contains("credit=120"),
        "it is in the event"
    );
}

#[test]
fn the_quota_ends_and_fills_slowly() {
    let mut bench = Bench::started("boxes", "size=9x9", "600+0");
    let mut credited = Vec::new();
    let lines: Vec<String> = ('a'..='i')
        .flat_map(|c| (1..=3).map(move |r| format!("{c}{}h", r * 3)))
        .collect();
    for (i, line) in lines.iter().enumerate() {
        bench.wait(1_000);
        let number = (i % 2) as u8;
        let before = bench.left(number);
        bench.act_lagging(number, line, 5_000).unwrap();
        if number == 0 {
            credited.push(bench.left(0) - before);
        }
    }
    assert_eq!(credited[..7], [500, 500, 500, 500, 400, 100, 100]);
}

#[test]
fn a_lying_client_gains_no_more_than_the_quota() {
    let mut bench = Bench::started("boxes", "size=9x9", "600+0");
    let mut gained: Millis = 0;
    for i in 0..20 {
        bench.wait(1_000);
        let (number, col) = ((i % 2) as u8, char::from(b'a' + (i % 9) as u8));
        let before = bench.left(number);
        let lag = if number == 0 { Millis::MAX } else { 0 };
        bench
            .act_lagging(number, &format!("{col}{}h", 1 + i / 9 * 3), lag)
            .unwrap();
        if number == 0 {
            gained += bench.left(0) - before;
        }
    }
    assert!(gained <= 2_000 + 10 * 100, "{gained}");
}

#[test]
fn two_clocks_at_zero_in_one_instant_are_a_tie() {
    let mut bench = Bench::started("party", "", "60+0/30");
    arrange(&mut bench);
    assert_eq!(
        bench.table.owing().len(),
        2,
        "bids are sealed at the same time"
    );
    bench.wait(60_000 + Clocks::GRACE);
    bench.house(Order::Tick).unwrap();
    assert_eq!(over(&bench), Some(("1,1".into(), Reason::Time)));
    let end = bench.texts(bench.log.len() - 2);
    assert_eq!(end, ["play ! 0,1 time", "disclose"]);
}

#[test]
fn the_first_clock_at_zero_loses_however_late_it_is_looked_at() {
    // A card bid early is paid early: in the next round both bid again, with unequal clocks.
    for (early, places) in [(0, "1,2"), (1, "2,1")] {
        let mut bench = Bench::started("party", "", "60+0/30");
        arrange(&mut bench);
        play_round(&mut bench, early);
        assert_eq!(bench.table.owing().len(), 2, "the next bids");
        assert_ne!(bench.left(0), bench.left(1));
        bench.wait(10_000_000);
        bench.house(Order::Tick).unwrap();
        assert_eq!(over(&bench), Some((places.into(), Reason::Time)));
    }
}

#[test]
fn a_set_up_that_is_late_is_completed() {
    let mut bench = Bench::started("party", "", "60+0/30");
    assert!(bench.table.in_setup());
    bench.act(0, "arrange 231").unwrap();
    bench.wait(29_999);
    assert_eq!(bench.left(1), 1);
    bench.wait(1 + Clocks::GRACE);
    bench.house(Order::Tick).unwrap();
    assert_eq!(bench.table.life(), Life::Playing);
    assert!(!bench.table.in_setup());
    assert_eq!(
        (bench.left(0), bench.left(1)),
        (60_000, 60_000),
        "a set-up costs none of the match's time"
    );
}

#[test]
fn computer_players_pay_for_thinking_and_not_for_waiting() {
    let mut bench = Bench::with("ataxx", "", "60+0", Plan::open().bot(seat(1), Level::Easy));
    bench.act(0, "g2").unwrap();
    bench.wait(3_600_000); // a queue of an hour
    bench.house(Order::Tick).unwrap();
    assert_eq!(
        bench.table.life(),
        Life::Playing,
        "a computer player has no flag"
    );
    let thought = |bench: &Bench, action: &str, spent| Order::Thought {
        seat: seat(1),
        decision: bench.table.decision(seat(1)).unwrap(),
        action: action.parse().unwrap(),
        spent,
    };
    let order = thought(&bench, "a2", 1_500);
    bench.house(order).unwrap();
    assert_eq!(bench.left(1), 58_500);
    bench.act(0, "f1").unwrap();
    let order = thought(&bench, "b1", 58_500);
    bench.house(order).unwrap();
    assert_eq!(
        over(&bench),
        Some(("1,2".into(), Reason::Time)),
        "it can lose on time"
    );
}

#[test]
fn downtime_is_nobodys_time() {
    let mut bench = Bench::started("ataxx", "", "60+0");
    bench.wait(10_000);
    let before = (bench.left(0), bench.left(1));
    bench.wait(7_200_000);
    bench.restart();
    bench.house(Order::Resume(7_200_000)).unwrap(); // the flag must not come first
    assert_eq!(over(&bench), None);
    assert_eq!((bench.left(0), bench.left(1)), before);
}

#[test]
fn a_restart_in_the_grace_loses_nothing() {
    let mut bench = Bench::started("ataxx", "", "60+0");
    bench.wait(59_900);
    bench.restart();
    assert_eq!(
        bench.table.flag(),
        Some(kit::START + 60_000 + Clocks::GRACE)
    );
    assert!(bench.act(0, "g2").is_ok());
}

#[test]
fn days_and_no_clock() {
    let mut bench = Bench::started("ataxx", "", "2d");
    bench.wait(2 * 86_400_000 - 1);
    bench.act(0, "g2").unwrap();
    assert_eq!(bench.left(0), 2 * 86_400_000, "each move has its own days");
    let mut bench = Bench::started("ataxx", "", "off");
    assert_eq!(bench.table.flag(), None);
    bench.wait(i64::from(u32::MAX) * 1_000);
    bench.act(0, "g2").unwrap();
    assert_eq!(bench.table.clocks().left(seat(0), bench.now), None);
}

/// Both seats arrange, at the same instant.
fn arrange(bench: &mut Bench) {
    bench.act(0, "arrange 123").unwrap();
    bench.act(1, "arrange 123").unwrap();
}

/// Both bid, the seat `early` at once and the other a second later; then each holds in its turn.
fn play_round(bench: &mut Bench, early: u8) {
    for number in [early, 1 - early] {
        let bid = bench.choose(seat(number), &mut game::Rng::new(1)).unwrap();
        bench.act(number, &bid).unwrap();
        bench.wait(1_000);
    }
    bench.now = bench.table.last();
    while bench.table.owing().len() == 1 {
        let mover = bench.table.owing().iter().next().unwrap();
        bench.act(mover.index() as u8, "hold").unwrap();
    }
}
