//! Golden records of the test game, and what does not pass for one.

use game_laws::Party;
use game_laws::golden::{Age, keep, record, replay};

#[test]
fn records_replay() {
    let records = [
        ("two", "", 1),
        ("three-one-out", "seats=3", 45),
        ("four", "seats=4", 3),
        ("four-outs", "seats=4 rounds=9", 40),
    ];
    keep::<Party>("tests/golden", &records);
}

/// The first line of `text` that starts with `from` becomes `to`.
fn change(text: &str, from: &str, to: &str) -> String {
    let mut done = false;
    let lines = text.lines().map(|line| {
        let here = !done && line.starts_with(from);
        done |= here;
        format!("{}\n", if here { to } else { line })
    });
    let changed = lines.collect();
    assert!(done, "no line starts with {from}");
    changed
}

#[track_caller]
fn unfit(text: &str, line: usize) {
    let unfit = replay::<Party>(text).err();
    assert_eq!(unfit.map(|unfit| unfit.line), Some(line), "{text}");
}

#[test]
fn a_changed_record_is_unfit() {
    let text = record::<Party>("seats=3", 1).unwrap();
    assert_eq!(replay::<Party>(&text), Ok(Age::Current));
    let end = text.lines().count();
    unfit("", 1);
    unfit("game party\n", 2);
    unfit("game party\nrules 1\nsetup \n", 0);
    unfit(&change(&text, "game", "game chess"), 1);
    unfit(&change(&text, "rules", "rules 2"), 2);
    unfit(&change(&text, "rules", "rules 0"), 2);
    unfit(&change(&text, "setup", "setup seats=9"), 3);
    unfit(
        &change(&text, "0 arrange", "0 arrange 334"),
        event(&text, "0 arrange"),
    );
    unfit(&change(&text, "0 bid", "0 hold"), event(&text, "0 bid"));
    unfit(&change(&text, "view", "view w"), end - 1);
    unfit(&change(&text, "result", "result 1,1,1 full"), end - 1);
}

/// The number of the first line that starts with `start`, from 1.
fn event(text: &str, start: &str) -> usize {
    let at = text.lines().position(|line| line.starts_with(start));
    at.map_or(0, |at| at + 1)
}
