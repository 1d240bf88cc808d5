//! `adda review`: the chances along a match, its mistakes with what would have been better and why, and what was luck.

use std::path::PathBuf;

use clap::Args;
use review::{Ply, Review};
use serde_json::json;
use table::Record;

use crate::fault::Fault;
use crate::{say, verify};

#[derive(Args)]
pub(crate) struct Options {
    /// The record of a match that is over, or `-` for standard input.
    record: PathBuf,
    /// What each ply may cost, in nodes of the game's computer player; what the page of a review takes by default.
    #[arg(long)]
    nodes: Option<u64>,
    /// Print one JSON object for programs.
    #[arg(long)]
    json: bool,
}

/// Prints the review of a record.
pub(crate) fn run(options: &Options) -> Result<(), Fault> {
    let record: Record = verify::read(&options.record)?.parse()?;
    let review = Review::of(&record, options.nodes)?;
    if options.json {
        say(&json!(review).to_string());
    } else {
        lines(&record, &review).iter().for_each(|line| say(line));
    }
    Ok(())
}

/// A line for each seat, then one for each event.
fn lines(record: &Record, review: &Review) -> Vec<String> {
    let mut lines = vec![format!("match {}: {}", record.id, record.offer)];
    for (seat, tally) in review.head.seats.iter().zip(&review.tallies) {
        let name = record.names.get(usize::from(*seat));
        let name = name.and_then(Option::as_deref).unwrap_or("-");
        let accuracy = tally
            .accuracy()
            .map_or("-".to_owned(), |all| format!("{all} %"));
        lines.push(format!(
            "seat {seat} {name}: accuracy {accuracy}, {} slips, {} mistakes, {} blunders, luck {}",
            tally.slips,
            tally.mistakes,
            tally.blunders,
            percent(tally.luck)
        ));
    }
    lines.push(format!("start {}", chances(&review.head.start)));
    lines.extend(review.plies.iter().map(line));
    lines
}

fn line(ply: &Ply) -> String {
    let who = ply.seat.map_or("?".to_owned(), |seat| seat.to_string());
    let mut line = format!(
        "{:>4} {who} {:<14} {}",
        ply.ply,
        ply.text,
        chances(&ply.chances)
    );
    if let Some(luck) = &ply.luck {
        let each: Vec<String> = luck.iter().map(|luck| percent(i32::from(*luck))).collect();
        line.push_str(&format!("  luck {}", each.join(" ")));
    }
    if let Some(judged) = ply.judged.as_ref().filter(|judged| judged.grade.is_bad()) {
        line.push_str(&format!(
            "  {} {}",
            judged.grade.name(),
            percent(-i32::from(judged.lost))
        ));
        let better = judged
            .better
            .iter()
            .map(|better| format!(", better {better}"));
        line.extend(better);
        if let Some(why) = judged.why {
            let (count, instead) = why.counts();
            line.push_str(&format!(": {}", why.name()));
            line.extend(count.map(|count| format!(" {count}")));
            line.extend(instead.map(|instead| format!(" instead of {instead}")));
        }
    }
    line
}

/// Per mille as per cent of each seat.
fn chances(chances: &[u16]) -> String {
    let each = chances
        .iter()
        .map(|each| format!("{:>5.1}", f64::from(*each) / 10.0));
    each.collect::<Vec<_>>().join(" ")
}

/// Per mille as per cent with a sign.
fn percent(mille: i32) -> String {
    format!("{:+.1} %", f64::from(mille) / 10.0)
}
