//! The file of records: what it was made with, then match after match.
//!
//! A run that was broken off goes on behind the last whole match, and what it adds follows from the
//! header alone: the file is the same as if it had never stopped.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek as _, SeekFrom, Write};
use std::path::Path;

use crate::{Fault, Record};

/// What the records were made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// What all chance comes from.
    pub seed: u64,
    /// Nodes a move.
    pub nodes: u64,
}

const MAGIC: &[u8; 8] = b"ataxx 1\n";

impl Header {
    const SIZE: usize = 24;

    fn to_bytes(self) -> [u8; Self::SIZE] {
        let mut bytes = [0; Self::SIZE];
        bytes[..8].copy_from_slice(MAGIC);
        bytes[8..16].copy_from_slice(&self.seed.to_le_bytes());
        bytes[16..].copy_from_slice(&self.nodes.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8; Self::SIZE]) -> Option<Self> {
        let number = |at: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[at..at + 8]);
            u64::from_le_bytes(word)
        };
        (&bytes[..8] == MAGIC).then(|| Self {
            seed: number(8),
            nodes: number(16),
        })
    }
}

/// A file that records are added to.
pub struct DataFile {
    file: File,
    /// The number of the next match.
    next: u32,
}

impl DataFile {
    /// Opens the file, or makes it; what is behind the last whole match is cut off.
    ///
    /// # Errors
    /// When the system refuses, or the file holds something else.
    pub fn open(path: &Path, header: Header) -> Result<Self, Fault> {
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        if file.metadata()?.len() == 0 {
            file.write_all(&header.to_bytes())?;
            return Ok(Self { file, next: 0 });
        }
        let (found, whole, next) = {
            let mut reader = DataReader::of(&file)?;
            let found = reader.header;
            let (mut whole, mut next) = (Header::SIZE as u64, 0);
            while let Some(records) = reader.next_match()? {
                whole += 2 + (records.len() * Record::SIZE) as u64;
                next += 1;
            }
            (found, whole, next)
        };
        if found != header {
            return Err(Fault::OtherRun);
        }
        file.set_len(whole)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Self { file, next })
    }

    /// The number of the next match.
    #[must_use]
    pub const fn next(&self) -> u32 {
        self.next
    }

    /// Adds the next match.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn add(&mut self, records: &[Record]) -> Result<(), Fault> {
        let count = u16::try_from(records.len()).unwrap_or(u16::MAX);
        let mut bytes = count.to_le_bytes().to_vec();
        for record in &records[..usize::from(count)] {
            bytes.extend(record.to_bytes());
        }
        self.file.write_all(&bytes)?; // at once, so that a match is rarely half there
        self.next += 1;
        Ok(())
    }
}

/// Reads a file of records match by match.
pub struct DataReader<R> {
    input: BufReader<R>,
    /// What it was made with.
    pub header: Header,
}

impl<R: Read> DataReader<R> {
    /// Begins to read.
    ///
    /// # Errors
    /// When it does not begin as such a file does.
    pub fn of(input: R) -> Result<Self, Fault> {
        let mut input = BufReader::with_capacity(1 << 16, input);
        let mut bytes = [0; Header::SIZE];
        input.read_exact(&mut bytes).map_err(|_| Fault::NoData)?;
        let header = Header::from_bytes(&bytes).ok_or(Fault::NoData)?;
        Ok(Self { input, header })
    }

    /// The next match; `None` where no whole one follows.
    ///
    /// # Errors
    /// When the system refuses, or there is something that is no record.
    pub fn next_match(&mut self) -> Result<Option<Vec<Record>>, Fault> {
        let mut count = [0; 2];
        if !self.fill(&mut count)? {
            return Ok(None);
        }
        let mut records = Vec::new();
        for _ in 0..u16::from_le_bytes(count) {
            let mut bytes = [0; Record::SIZE];
            if !self.fill(&mut bytes)? {
                return Ok(None);
            }
            records.push(Record::from_bytes(&bytes).ok_or(Fault::NoData)?);
        }
        Ok(Some(records))
    }

    /// Whether there was as much as is asked for.
    fn fill(&mut self, bytes: &mut [u8]) -> Result<bool, Fault> {
        match self.input.read_exact(bytes) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SelfPlay;

    const HEADER: Header = Header { seed: 9, nodes: 60 };

    fn play(path: &Path, matches: u32) {
        let mut file = DataFile::open(path, HEADER).unwrap();
        let mut player = SelfPlay::new(HEADER.seed, HEADER.nodes);
        while file.next() < matches {
            let records = player.play(file.next());
            file.add(&records).unwrap();
        }
    }

    #[test]
    fn a_run_that_was_broken_off_ends_as_if_it_had_not_been() {
        let folder = tempfile::tempdir().unwrap();
        let [whole, broken] = ["whole", "broken"].map(|name| folder.path().join(name));
        play(&whole, 5);
        play(&broken, 2);
        let half = std::fs::read(&broken).unwrap();
        for cut in [1, Record::SIZE, Record::SIZE + 3] {
            std::fs::write(&broken, &half[..half.len() - cut]).unwrap();
            play(&broken, 5);
            assert_eq!(
                std::fs::read(&whole).unwrap(),
                std::fs::read(&broken).unwrap()
            );
        }
    }

    #[test]
    fn another_run_is_not_added_to() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        play(&path, 1);
        let other = Header { seed: 1, ..HEADER };
        let refused = DataFile::open(&path, other).err();
        assert!(matches!(refused, Some(Fault::OtherRun)));
        std::fs::write(&path, "something else that is long enough").unwrap();
        let refused = DataFile::open(&path, HEADER).err();
        assert!(matches!(refused, Some(Fault::NoData)));
    }

    #[test]
    fn matches_are_read_back_with_their_results() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        play(&path, 3);
        let mut reader = DataReader::of(File::open(&path).unwrap()).unwrap();
        assert_eq!(reader.header, HEADER);
        for number in 0..3 {
            let records = reader.next_match().unwrap().unwrap();
            assert_eq!(
                records,
                SelfPlay::new(HEADER.seed, HEADER.nodes).play(number)
            );
            // Who moves next has won what the other has lost.
            let won = records.iter().filter(|record| record.result == 2).count();
            let lost = records.iter().filter(|record| record.result == 0).count();
            assert!(!records.is_empty() && won.abs_diff(lost) <= records.len() / 4);
        }
        assert!(reader.next_match().unwrap().is_none());
    }
}
