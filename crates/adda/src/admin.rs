//! `adda admin`: what those need who run a house.

mod export;
mod list;
mod people;
mod restore;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use host::Host;
use store::{Archive, Audit, StoreError};
use table::{MatchId, PersonId};

use crate::fault::Fault;
use crate::say;

/// Looks after the database of a house.
///
/// Everything but `restore` also works while the house is served, and slows it no more than a reader does.
#[derive(Args)]
pub(crate) struct Options {
    /// The SQLite file of the house.
    #[arg(long, global = true, default_value = "adda.sqlite")]
    db: PathBuf,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Lists matches, the newest first: who plays what, never a secret of a match.
    List(list::Options),
    /// Prints the record of a match: whole when it is over, while it runs what a watcher has seen.
    Record {
        /// The match, as its address has it: /m/MATCH.
        id: MatchId,
    },
    /// Says what is wrong with the file, if anything is.
    Check,
    /// Ends a match that goes on: it counts for nobody, and everyone there is told.
    End {
        /// The match, as its address has it: /m/MATCH.
        id: MatchId,
        #[command(flatten)]
        why: people::Why,
    },
    /// Keeps a person out, at once; what they play is lost as by leaving.
    Ban(people::Ban),
    /// Lets a person in again.
    Unban {
        /// The person's id.
        person: PersonId,
        #[command(flatten)]
        why: people::Why,
    },
    /// Lists who is kept out, until when and why.
    Bans,
    /// Lists people by a part of their name, or by their id.
    People {
        /// What the name holds, or the id.
        word: String,
        /// At most so many.
        #[arg(long, default_value_t = 50)]
        most: u32,
    },
    /// Prints what the house holds as JSON, an object a line: the whole house, one person or one match.
    Export(export::Options),
    /// Lists what was done with these commands: number, when, what, to what, when the house had done it, why.
    Acts,
    /// Goes through the ledger of coins and the leaderboards.
    Audit,
    /// Copies the house as it is now into a new file.
    Backup {
        /// The new file; nothing that is there is written over.
        to: PathBuf,
    },
    /// Puts a copy in the place of the house's file; the house must be stopped.
    Restore(restore::Options),
}

/// Does one task.
pub(crate) fn run(options: &Options) -> Result<(), Fault> {
    let db = &options.db;
    match &options.task {
        Task::List(options) => list::run(&Archive::open(db)?, options),
        Task::Record { id } => record(&Archive::open(db)?, *id),
        Task::Check => check(db),
        Task::End { id, why } => people::end(db, *id, why),
        Task::Ban(options) => people::ban(db, options),
        Task::Unban { person, why } => people::unban(db, *person, why),
        Task::Bans => people::bans(&Archive::open(db)?),
        Task::People { word, most } => people::people(&Archive::open(db)?, word, *most),
        Task::Export(options) => export::run(db, options),
        Task::Acts => people::acts(&Archive::open(db)?),
        Task::Audit => audit(db),
        Task::Backup { to } => backup(db, to),
        Task::Restore(options) => restore::run(db, options),
    }
}

fn record(archive: &Archive, id: MatchId) -> Result<(), Fault> {
    say(record_of(archive, id)?.trim_end());
    Ok(())
}

/// The record of a match: whole when it is over, while it runs what a watcher has seen.
fn record_of(archive: &Archive, id: MatchId) -> Result<String, Fault> {
    let log = archive.log(id)?;
    if log.is_empty() {
        return Err(Fault::Usage(format!("there is no match {id}")));
    }
    let mut host = Host::open(id, log).map_err(|why| Fault::Wrong(why.to_string()))?;
    let persons = host.table().seats().iter();
    let persons = persons.filter_map(|seat| host.table().chair(seat)?.who.person());
    for (person, name) in archive.names(&persons.collect::<Vec<_>>())? {
        host.call(person, &name);
    }
    let record = host.record();
    record.ok_or_else(|| Fault::Usage(format!("match {id} has not started")))
}

/// Fails where something is wrong, so that a script can go by it.
fn check(db: &Path) -> Result<(), Fault> {
    let faults = Archive::open(db)?.faults()?;
    if faults.is_empty() {
        say("nothing is wrong");
        return Ok(());
    }
    faults.iter().for_each(|line| say(line));
    Err(Fault::Broken(db.to_owned()))
}

/// What should be 0 and what it is; fails where something is not.
fn audit(db: &Path) -> Result<(), Fault> {
    let audit = Archive::open(db)?.audit()?;
    let Audit {
        sum,
        transfers,
        unpaid,
        early,
        standings,
        steps,
        profiles,
    } = audit;
    for (number, what) in [
        (sum, "all balances together"),
        (
            transfers as i64,
            "transfers that are not what their win says",
        ),
        (unpaid as i64, "wins that earned coins and were not paid"),
        (early as i64, "wins of matches that are not over"),
        (
            standings as i64,
            "numbers of wins that are not those of the wins",
        ),
        (
            steps as i64,
            "steps of leaderboards that count other people",
        ),
        (
            profiles as i64,
            "counts of profiles that are not those of their results",
        ),
    ] {
        say(&format!("{number}\t{what}"));
    }
    match audit == Audit::default() {
        true => Ok(()),
        false => Err(Fault::Broken(db.to_owned())),
    }
}

/// What cannot be read back is no backup, so that is done at once.
fn backup(db: &Path, to: &Path) -> Result<(), Fault> {
    if to.exists() {
        let there = format!("{} is there already", to.display());
        return Err(Fault::Usage(there));
    }
    Archive::open(db)?.copy_to(to)?;
    whole(to)?;
    say(&format!("copied to {}", to.display()));
    Ok(())
}

/// A text that holds no tab, and nothing that moves a terminal's cursor or turns what follows around.
fn plain(text: &str) -> String {
    let turns = |c: char| matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    let shown = |c: char| {
        if c.is_control() || turns(c) {
            '\u{fffd}'
        } else {
            c
        }
    };
    text.chars().map(shown).collect()
}

/// That a file is a house's and nothing is wrong with it.
fn whole(path: &Path) -> Result<Archive, Fault> {
    let archive = Archive::open(path)?;
    match archive.faults()?.is_empty() {
        true => Ok(archive),
        false => Err(Fault::Broken(path.to_owned())),
    }
}

impl From<StoreError> for Fault {
    fn from(why: StoreError) -> Self {
        Self::Store(why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_write_elsewhere_on_a_terminal() {
        for hostile in [
            "\u{1b}[2Jgone",
            "two\tcolumns",
            "a\nline",
            "\u{202e}drawkcab",
            "a\u{200b}b",
            "bell\u{7}",
            "\u{9b}1m",
        ] {
            let shown = plain(hostile);
            assert!(shown.contains('\u{fffd}'), "{shown:?}");
            assert!(!shown.chars().any(char::is_control) && !shown.contains('\u{202e}'));
        }
        assert_eq!(plain("রিনা రీనా Rina-2"), "রিনা రీనా Rina-2");
    }
}
