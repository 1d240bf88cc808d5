//! `adda review` on records of whole matches, and on what is none.

#![allow(clippy::unwrap_used, reason = "a test")]

mod records;

use std::process::Output;

use records::told;

const RECORDS: [&str; 4] = [
    include_str!("records/aeroplane.txt"),
    include_str!("records/ataxx.txt"),
    include_str!("records/stratego.txt"),
    include_str!("records/tacocat.txt"),
];

fn review(record: &str, more: &[&str]) -> Output {
    told("review", record, &[&["--nodes", "2000"], more].concat())
}

#[test]
fn each_event_has_its_chances_in_text_and_json() {
    for record in RECORDS {
        let events = record.split_once("\n\n").unwrap().1.trim().lines().count();
        let output = review(record, &["--json"]);
        assert_eq!(output.status.code(), Some(0));
        let whole: review::Review = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(whole.plies.len(), events);
        let text = String::from_utf8(review(record, &[]).stdout).unwrap();
        let heads = 2 + whole.head.seats.len();
        assert_eq!(text.lines().count(), events + heads, "{text}");
        assert!(text.contains("accuracy"), "{text}");
    }
}

#[test]
fn what_is_no_finished_record_is_refused_by_name() {
    let whole = RECORDS[1];
    let begun: Vec<&str> = whole.lines().take(12).collect();
    let begun = begun.join("\n").replace("result 1,2 full", "result *") + "\n";
    for (record, code) in [("joho", "bad-record-header"), (&begun, "not-over")] {
        let output = review(record, &[]);
        assert_eq!(output.status.code(), Some(1));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(code), "{said}");
    }
}
