//! `adda admin export`: what the house holds, for people and programs to read. docs/operating.md has the format.

use std::path::Path;

use clap::Args;
use serde_json::{Map, Value, json};
use store::{ActKind, Archive, Cell, Row};
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
            rows.into_iter().for_each(|row| say(&line(table, row)));
        }
        person.to_string()
    } else {
        archive.each_row(|table, row| say(&line(table, row)))?;
        "house".to_owned()
    };
    carry_out(db, act(ActKind::Export, subject, None, String::new()))?;
    Ok(())
}

fn line(table: &str, row: Row) -> String {
    let cells = row.into_iter().map(|(name, cell)| {
        let value = match cell {
            Cell::None => Value::Null,
            Cell::Number(number) => number.into(),
            Cell::Text(text) => text.into(),
        };
        (name, value)
    });
    let row: Map<String, Value> = cells.collect();
    json!({ "table": table, "row": row }).to_string()
}
