//! Drafts of set-ups: what may be kept, that it is no part of the match, and what a deadline makes of it.

#![allow(clippy::unwrap_used, reason = "a test")]

mod kit;

use game::Viewer;
use kit::{Bench, seat};
use table::{Drafts, Order};

fn draft(bench: &Bench, number: u8, text: &str) -> Order {
    Order::Draft {
        decision: bench.table.decision(seat(number)).unwrap_or_default(),
        draft: text.parse().unwrap(),
    }
}

fn keep(bench: &mut Bench, number: u8, text: &str) -> Result<u32, String> {
    let order = draft(bench, number, text);
    let answer = bench.ask(number.into(), order);
    answer.map_err(|refusal| refusal.code().to_owned())
}

/// The row of a seat, as it locked it.
fn row(bench: &Bench, number: u8) -> String {
    let view = bench.table.game().view(Viewer::Seat(seat(number)));
    let view = view.to_string();
    let side = view.split(" | ").nth(5 + usize::from(number)).unwrap();
    side.split(' ').nth(2).unwrap().to_owned()
}

#[test]
fn a_draft_is_no_event_and_the_latest_counts() {
    let mut bench = Bench::started("party", "", "300+0/60");
    let (before, log) = (bench.table.clone(), bench.log.len());
    for text in ["arrange 2--", "arrange -3-", "arrange -3-", "arrange 231"] {
        assert_eq!(keep(&mut bench, 0, text), Ok(before.ply()));
        assert_eq!((&bench.table, bench.log.len()), (&before, log));
        let kept = bench.drafts.of(&bench.table, seat(0)).unwrap();
        assert_eq!(kept.as_str(), text);
        assert_eq!(bench.drafts.of(&bench.table, seat(1)), None);
    }
}

#[test]
fn what_is_no_draft_is_refused() {
    let mut bench = Bench::started("party", "", "300+0/60");
    let refused = |bench: &mut Bench, number, text: &str, code: &str| {
        assert_eq!(keep(bench, number, text), Err(code.to_owned()), "{text}");
        assert_eq!(bench.drafts, Drafts::NONE);
    };
    refused(&mut bench, 0, "arrange 22-", "bad-row");
    refused(&mut bench, 0, "arrange 4--", "bad-rank");
    refused(&mut bench, 0, "bid 3", "wrong-phase");
    refused(&mut bench, 0, "", "bad-action");
    let stale = Order::Draft {
        decision: bench.table.decision(seat(0)).unwrap() - 1,
        draft: "arrange 2--".parse().unwrap(),
    };
    assert_eq!(bench.ask(0, stale).unwrap_err().code(), "stale-decision");
    let late = draft(&bench, 0, "arrange 2--");
    bench.act(0, "arrange 231").unwrap();
    assert_eq!(bench.ask(0, late).unwrap_err().code(), "stale-decision");
    bench.act(1, "arrange 123").unwrap();
    refused(&mut bench, 0, "bid 1", "no-draft");
    let nobody = draft(&bench, 0, "arrange 2--");
    assert_eq!(bench.ask(9, nobody).unwrap_err().code(), "not-seated");
}

#[test]
fn a_game_without_a_set_up_keeps_none() {
    let mut bench = Bench::started("ataxx", "", "300+0");
    assert_eq!(keep(&mut bench, 0, "g2"), Err("no-draft".to_owned()));
}

#[test]
fn what_is_placed_stays_when_the_time_is_up() {
    for number in 0..40 {
        let mut bench = Bench::started_as("party", "", "300+0/60", number);
        keep(&mut bench, 0, "arrange --1").unwrap();
        keep(&mut bench, 0, "arrange -3-").unwrap();
        keep(&mut bench, 1, "arrange 312").unwrap();
        bench.wait(60_500);
        bench.house(Order::Tick).unwrap();
        assert!(!bench.table.in_setup());
        assert_eq!(&row(&bench, 0)[1..2], "3", "{}", row(&bench, 0));
        assert_eq!(row(&bench, 1), "312");
        assert_eq!(bench.drafts.open(&bench.table).count(), 0);
    }
}

#[test]
fn the_rest_is_completed_at_random() {
    let rows = (0..40).map(|number| {
        let mut bench = Bench::started_as("party", "", "300+0/60", number);
        keep(&mut bench, 0, "arrange -3-").unwrap();
        bench.wait(60_500);
        bench.house(Order::Tick).unwrap();
        row(&bench, 0)
    });
    let mut rows: Vec<String> = rows.collect();
    rows.sort();
    rows.dedup();
    assert_eq!(rows, ["132", "231"]);
}

#[test]
fn nothing_is_kept_at_zero() {
    let mut bench = Bench::started("party", "", "300+0/60");
    bench.wait(59_999);
    assert!(keep(&mut bench, 0, "arrange 3--").is_ok());
    bench.wait(1);
    assert_eq!(
        keep(&mut bench, 0, "arrange 1--"),
        Err("too-late".to_owned())
    );
    bench.wait(500);
    let order = draft(&bench, 0, "arrange 1--");
    assert_eq!(bench.ask(0, order).unwrap_err().code(), "stale-decision");
    assert_eq!(&row(&bench, 0)[..1], "3", "the one that came in time");
}

#[test]
fn a_draft_shows_in_no_debug_output() {
    let mut bench = Bench::started("party", "", "300+0/60");
    let order = draft(&bench, 0, "arrange 2--");
    let decided = bench.give(bench.by(seat(0)), &order);
    let printed = format!("{order:?} {decided:?} {:?}", bench.drafts);
    assert!(!printed.contains("2--"), "{printed}");
}
