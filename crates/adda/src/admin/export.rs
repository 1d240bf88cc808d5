//! `adda admin export`: what the house holds, for people and programs to read. docs/operating.md has the format.

use std::path::Path;

use clap::Args;
use serde_json::json;
use store::{ActKind, Archive, Row};
use table::{MatchId, PersonId};

use super::people::{act, carry_out};
use crate::fault::Fault;
use crate::say;

#[derive(Args)]
pub(super) struct Options {
    /// Only what is about this person.
    #[arg(long, conflicts_with = "id")]
    person: Option<PersonId>,
    /// Only this match.
    #[arg(long = "match")]
    id: Option<MatchId>,
}

/// One JSON object a line: the format first, then a row each.
pub(super) fn run(db: &Path, options: &Options) -> Result<(), Fault> {
    let archive = Archive::open(db)?;
    say(&json!({ "export": "adda", "version": 1 }).to_string());
    let subject = if let Some(id) = options.id {
        let record = super::record_of(&archive, id)?;
        say(&json!({ "match": id.to_string(), "record": record }).to_string());
        id.to_string()
    } else if let Some(person) = options.person {
        for (table, rows) in archive.held(person)? {
            rows.iter().for_each(|row| say(&line(table, row)));
        }
        person.to_string()
    } else {
        archive.each_row(|table, row| say(&line(table, &row)))?;
        "house".to_owned()
    };
    carry_out(db, act(ActKind::Export, subject, None, String::new()))?;
    Ok(())
}

fn line(table: &str, row: &Row) -> String {
    json!({ "table": table, "row": row }).to_string()
}
