//! `adda verify`: whether the draws of a record are those that its seeds gave.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Args;
use game::{Draw, Seat};
use serde_json::{Value, json};
use table::{Audit, Checked, Record, RecordError};

use crate::fault::Fault;
use crate::say;

/// More than any record has; what is longer is refused when it is read.
const BYTES: u64 = 2 << 20;

#[derive(Args)]
pub(crate) struct Options {
    /// The record, or `-` for standard input.
    record: PathBuf,
    /// Print one JSON object for programs.
    #[arg(long)]
    json: bool,
}

/// Says what holds and what does not.
pub(crate) fn run(options: &Options) -> Result<(), Fault> {
    let record: Record = read(&options.record)?.parse()?;
    let audit = record.audit();
    let audit = audit.map_err(|why| RecordError { line: 1, why })?;
    if options.json {
        say(&object(&record, audit.as_ref()).to_string());
    } else {
        lines(&record, audit.as_ref())
            .iter()
            .for_each(|line| say(line));
    }
    match audit {
        Some(audit) if !audit.holds() => Err(Fault::Unfair),
        _ => Ok(()),
    }
}

/// The text of a record, from a file or, for `-`, standard input.
pub(crate) fn read(path: &Path) -> Result<String, Fault> {
    let mut text = String::new();
    if path == Path::new("-") {
        std::io::stdin()
            .lock()
            .take(BYTES)
            .read_to_string(&mut text)?;
    } else {
        File::open(path)?.take(BYTES).read_to_string(&mut text)?;
    }
    Ok(text)
}

/// What was checked, a line for each thing.
fn lines(record: &Record, audit: Option<&Audit>) -> Vec<String> {
    let offer = &record.offer;
    let mut lines = vec![format!("match {}: {offer}", record.id)];
    let Some(audit) = audit else {
        lines.push("This match draws nothing: there is nothing to check.".to_owned());
        return lines;
    };
    let mark = |holds: bool| if holds { "ok   " } else { "WRONG" };
    let kept = |holds: bool| if holds { "the one" } else { "not the one" };
    let house = audit.house;
    lines.push(format!(
        "{} the house: its secret is {} it had committed to",
        mark(house),
        kept(house)
    ));
    for (seat, holds) in &audit.seats {
        lines.push(format!(
            "{} seat {seat}: its seed is {} it had committed to",
            mark(*holds),
            kept(*holds)
        ));
    }
    if let Err(fault) = audit.secrets {
        lines.push(format!("WRONG the draws cannot be recomputed: {fault}"));
    } else {
        let wrong = audit.draws.iter().enumerate();
        let wrong: Vec<String> = wrong
            .filter(|(_, draw)| !draw.holds())
            .map(|(number, draw)| bent(number, draw))
            .collect();
        let count = audit.draws.len();
        let fair = count - wrong.len();
        let all = mark(wrong.is_empty());
        lines.push(format!(
            "{all} {fair} of {count} draws follow from the seeds"
        ));
        lines.extend(wrong);
    }
    let rolls = audit.rolls();
    if rolls.iter().any(|count| *count > 0) {
        let each = (1..)
            .zip(rolls)
            .map(|(face, count)| format!("{face}: {count}"));
        lines.push(format!("rolled {}", each.collect::<Vec<_>>().join(", ")));
    }
    lines.push(
        if audit.holds() {
            "Every draw of this match is the one that the seeds gave."
        } else {
            "This record does not hold."
        }
        .to_owned(),
    );
    lines
}

/// What is wrong with a draw.
fn bent(number: usize, draw: &Checked) -> String {
    let fair = draw.fair.as_ref().map(ToString::to_string);
    format!(
        "WRONG draw {number}, {} ms after the start: the record says {}, the seeds give {}",
        draw.at,
        draw.recorded,
        fair.unwrap_or_default()
    )
}

fn object(record: &Record, audit: Option<&Audit>) -> Value {
    let seat = |(seat, holds): &(Seat, bool)| (seat.to_string(), json!(holds));
    let draw = |draw: &Checked| {
        json!({
            "event": draw.event,
            "at": draw.at,
            "kind": match draw.draw {
                Draw::Die => "die",
                Draw::Deck { .. } => "deck",
            },
            "recorded": draw.recorded.as_str(),
            "fair": draw.fair.as_ref().map(games::Form::as_str),
            "holds": draw.holds(),
        })
    };
    let mut object = json!({
        "match": record.id.as_str(),
        "offer": record.offer.to_string(),
        "holds": audit.is_none_or(Audit::holds),
        "draws": [],
    });
    if let Some(audit) = audit {
        object["house"] = json!(audit.house);
        object["seats"] = audit.seats.iter().map(seat).collect();
        object["fault"] = json!(audit.secrets.err().map(|fault| fault.to_string()));
        object["draws"] = audit.draws.iter().map(draw).collect();
        object["rolls"] = json!(audit.rolls());
    }
    object
}
