//! `adda admin` about people and matches that go on: who is kept out, what is ended, and the list of all of it.
//!
//! What is asked for is written into the database; the house, which is another process, looks for it there every second.

use std::path::Path;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clap::Args;
use server::node::Calendar;
use store::{Act, ActKind, Archive, NewAct, Store};
use table::{Life, MatchId, Millis, PersonId, Table};

use super::plain;
use crate::fault::Fault;
use crate::say;

/// How long a house that runs is waited for.
const WAIT: Duration = Duration::from_secs(15);

#[derive(Args)]
pub(super) struct Why {
    /// Why, in your own words: kept in the audit; a person who is kept out reads it.
    #[arg(long, default_value = "")]
    reason: String,
}

#[derive(Args)]
pub(super) struct Ban {
    /// The person's id, as `people` and `list --json` say it.
    person: PersonId,
    /// Until the beginning of this day where the house is, as 2026-12-24; for good if it is missing.
    #[arg(long)]
    until: Option<String>,
    /// The time zone of the house, if it is not Asia/Dhaka.
    #[arg(long, default_value = "Asia/Dhaka")]
    time_zone: Calendar,
    #[command(flatten)]
    why: Why,
}

/// The longest reason, in letters.
const REASON: usize = 200;

impl Why {
    fn text(&self) -> Result<String, Fault> {
        if self.reason.chars().count() > REASON || self.reason.chars().any(char::is_control) {
            let why = format!("a reason has at most {REASON} letters, on one line");
            return Err(Fault::Usage(why));
        }
        Ok(self.reason.trim().to_owned())
    }
}

/// Ends a match that goes on: it counts for nobody.
pub(super) fn end(db: &Path, id: MatchId, why: &Why) -> Result<(), Fault> {
    let log = Archive::open(db)?.log(id)?;
    if log.is_empty() {
        return Err(Fault::Usage(format!("there is no match {id}")));
    }
    let table = Table::replay(id, &log).map_err(|why| Fault::Wrong(why.to_string()))?;
    if matches!(table.life(), Life::Over(..) | Life::Closed(_)) {
        return Err(Fault::Usage(format!("match {id} is over already")));
    }
    let what = act(ActKind::End, id.to_string(), None, why.text()?);
    let done = carry_out(db, what)?;
    say(&format!("{id}\t{}", if done { "ended" } else { LATER }));
    Ok(())
}

/// What is said where no house runs that could do it now.
const LATER: &str = "no house runs: it is done as soon as it is started";

/// Keeps a person out: what they play is lost as by leaving, and nothing is theirs to do.
pub(super) fn ban(db: &Path, ban: &Ban) -> Result<(), Fault> {
    known(db, ban.person)?;
    let until = match &ban.until {
        None => None,
        Some(day) => {
            let start = ban.time_zone.start(day);
            let start = start.ok_or_else(|| Fault::Usage(format!("{day} is no day")))?;
            if start <= now() {
                return Err(Fault::Usage(format!("{day} is past")));
            }
            Some(start)
        }
    };
    let what = act(ActKind::Ban, ban.person.to_string(), until, ban.why.text()?);
    let done = carry_out(db, what)?;
    let seats = if done {
        "kept out"
    } else {
        "kept out from the next start"
    };
    say(&format!("{}\t{seats}", ban.person));
    Ok(())
}

/// Lets a person in again.
pub(super) fn unban(db: &Path, person: PersonId, why: &Why) -> Result<(), Fault> {
    let bans = Archive::open(db)?.bans()?;
    if bans.iter().all(|ban| ban.person != person) {
        return Err(Fault::Usage(format!("{person} is not kept out")));
    }
    carry_out(
        db,
        act(ActKind::Unban, person.to_string(), None, why.text()?),
    )?;
    say(&format!("{person}\tlet in"));
    Ok(())
}

/// Lists who is kept out: id, name, until when, why.
pub(super) fn bans(archive: &Archive) -> Result<(), Fault> {
    let bans = archive.bans()?;
    let ids: Vec<_> = bans.iter().map(|ban| ban.person).collect();
    let names = archive.names(&ids)?;
    for ban in bans {
        let name = names.iter().find(|(id, _)| *id == ban.person);
        let name = name.map_or("(gone)", |(_, name)| name);
        let until = match ban.until {
            None => "for good".to_owned(),
            Some(until) if until <= now() => format!("{until} (past)"),
            Some(until) => until.to_string(),
        };
        let (name, reason) = (plain(name), plain(&ban.reason));
        say(&format!("{}\t{name}\t{until}\t{reason}", ban.person));
    }
    Ok(())
}

/// Lists people by a part of their name, or by their id.
pub(super) fn people(archive: &Archive, word: &str, most: u32) -> Result<(), Fault> {
    for person in archive.people(word, most)? {
        let kind = if person.account { "account" } else { "guest" };
        let name = plain(&person.name);
        say(&format!(
            "{}\t{name}\t{kind}\t{}",
            person.id, person.created
        ));
    }
    Ok(())
}

/// Lists what was done by those who run the house.
pub(super) fn acts(archive: &Archive) -> Result<(), Fault> {
    for Act { number, act, done } in archive.acts()? {
        let (kind, reason) = (act.kind.code(), plain(&act.reason));
        let done = done.map_or("waits".to_owned(), |at| at.to_string());
        let (at, subject) = (act.at, plain(&act.subject));
        say(&format!(
            "{number}\t{at}\t{kind}\t{subject}\t{done}\t{reason}"
        ));
    }
    Ok(())
}

fn known(db: &Path, person: PersonId) -> Result<(), Fault> {
    match Archive::open(db)?.names(&[person])?.is_empty() {
        true => Err(Fault::Usage(format!("there is nobody called {person}"))),
        false => Ok(()),
    }
}

pub(super) fn act(kind: ActKind, subject: String, until: Option<Millis>, reason: String) -> NewAct {
    NewAct {
        kind,
        subject,
        until,
        reason,
        at: now(),
    }
}

/// Writes it down, and waits until a house that runs has done it; whether it has.
pub(super) fn carry_out(db: &Path, act: NewAct) -> Result<bool, Fault> {
    // Held by nobody: no house runs. Let go at once, so that one can be started meanwhile.
    let runs = server::hold(db).is_err();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let (done, number) = runtime.block_on(async {
        let store = Store::open(db)?;
        let number = store.act(act).await?;
        store.close().await?;
        Ok::<_, store::StoreError>((is_done(db, number)?, number))
    })?;
    if done || !runs {
        return Ok(done);
    }
    let started = Instant::now();
    while started.elapsed() < WAIT {
        if is_done(db, number)? {
            return Ok(true);
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    Ok(false)
}

fn is_done(db: &Path, number: i64) -> Result<bool, store::StoreError> {
    let acts = Archive::open(db)?.acts()?;
    let own = acts.into_iter().find(|act| act.number == number);
    Ok(own.is_some_and(|act| act.done.is_some()))
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}
