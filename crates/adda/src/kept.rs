//! A file that a broken run goes on from: a line that says what is done, then one for each thing that is
//! done.
//!
//! A line is written whole and at once, but the power may fail in the middle of one: what does not
//! end with a line break was never there.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::fault::Fault;

/// An open file of this kind.
pub(crate) struct Kept(File);

impl Kept {
    /// Opens the file, or makes it; gives what is there. The header says what is done: a run goes on only from a
    /// file that says the same.
    pub(crate) fn open<H, L>(path: &Path, header: &H) -> Result<(Self, Vec<L>), Fault>
    where
        H: Serialize + DeserializeOwned + PartialEq,
        L: DeserializeOwned,
    {
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut lines = text[..whole].lines();
        let mut this = Self(file);
        let Some(first) = lines.next() else {
            this.keep(header)?;
            return Ok((this, Vec::new()));
        };
        let wrong = |why: &str| Fault::Usage(format!("{}: {why}", path.display()));
        match serde_json::from_str::<H>(first) {
            Ok(found) if found == *header => {}
            Ok(_) => return Err(wrong("it holds another run")),
            Err(_) => return Err(wrong("it holds no run")),
        }
        let done = lines.map(serde_json::from_str).collect::<Result<_, _>>();
        let done = done.map_err(|error| wrong(&error.to_string()))?;
        Ok((this, done))
    }

    /// Adds a line.
    pub(crate) fn keep(&mut self, line: &impl Serialize) -> Result<(), Fault> {
        let mut line = serde_json::to_vec(line).map_err(std::io::Error::from)?;
        line.push(b'\n');
        Ok(self.0.write_all(&line)?)
    }
}
