//! `adda admin restore`.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use clap::Args;

use super::whole;
use crate::fault::Fault;
use crate::say;

#[derive(Args)]
pub(super) struct Options {
    /// The copy, made by `backup`.
    from: PathBuf,
    /// Also where the house has a file: it is kept beside, under another name.
    #[arg(long)]
    replace: bool,
}

/// What is there is never thrown away, and the new file gets its name when it is on the disk as a whole.
pub(super) fn run(db: &Path, options: &Options) -> Result<(), Fault> {
    let _held = server::hold(db)?;
    let copy = whole(&options.from)?;
    let there = db.exists();
    if there && !options.replace {
        let why = format!(
            "{} is there already; --replace keeps it beside",
            db.display()
        );
        return Err(Fault::Usage(why));
    }
    let fresh = beside(db, "-restoring");
    if fresh.exists() {
        fs::remove_file(&fresh)?; // of a try that was broken off
    }
    copy.copy_to(&fresh)?;
    if there {
        let kept = aside(db)?;
        say(&format!("the file before is {}", kept.display()));
    }
    fs::rename(&fresh, db)?;
    sync_folder(db)?;
    say(&format!(
        "{} is what {} holds",
        db.display(),
        options.from.display()
    ));
    Ok(())
}

/// Moves a database with what belongs to it to a name that is free. The log beside it goes first: with
/// another database it would be taken for that one's.
fn aside(db: &Path) -> Result<PathBuf, Fault> {
    let free = |number: &u32| !beside(db, &format!("-before-{number}")).exists();
    let number = (1..).find(free).unwrap_or_default();
    let kept = beside(db, &format!("-before-{number}"));
    for part in ["-wal", "-shm", ""] {
        let from = beside(db, part);
        if from.exists() {
            fs::rename(from, beside(&kept, part))?;
        }
    }
    Ok(kept)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// A new name is on the disk when its folder is.
fn sync_folder(path: &Path) -> Result<(), Fault> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or_else(|| Path::new("."));
    Ok(File::open(folder)?.sync_all()?)
}
