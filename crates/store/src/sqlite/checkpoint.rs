//! Moves what is committed from the write-ahead log into the database file, beside the writer.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use rusqlite::Connection;

use crate::StoreError;

/// Commits after which a checkpoint is worth while.
const COMMITS: u32 = 64;
/// And the least time between two: a page that changes again and again is moved once.
const PAUSE: Duration = Duration::from_secs(1);
/// Frames of the log (a page each) after which the writer itself makes the rest of the checkpoint, so
/// that the log starts again from its beginning instead of growing: 64 MiB.
const FRAMES_MOST: i64 = 16_384;

/// The writer's end of the thread that makes checkpoints.
#[derive(Debug)]
pub(crate) struct Checkpoints {
    commits: AtomicU32,
    restart: Arc<AtomicBool>,
    wake: mpsc::SyncSender<()>,
}

impl Checkpoints {
    pub(crate) fn start(path: &Path) -> Result<Self, StoreError> {
        let db = Connection::open(path)?;
        let restart = Arc::new(AtomicBool::new(false));
        let (wake, woken) = mpsc::sync_channel(1);
        let flag = Arc::clone(&restart);
        std::thread::Builder::new()
            .name("store-checkpoint".into())
            .spawn(move || {
                while woken.recv().is_ok() {
                    match checkpoint(&db, "PASSIVE") {
                        Ok(frames) => flag.store(frames > FRAMES_MOST, Ordering::Relaxed),
                        Err(error) => tracing::warn!(%error, "no checkpoint"),
                    }
                    std::thread::sleep(PAUSE);
                }
            })
            .map_err(|error| StoreError::Database(error.to_string()))?;
        Ok(Self {
            commits: AtomicU32::new(0),
            restart,
            wake,
        })
    }

    /// The writer has committed with `db`.
    pub(crate) fn committed(&self, db: &Connection) {
        if self.restart.swap(false, Ordering::Relaxed)
            && let Err(error) = checkpoint(db, "RESTART")
        {
            tracing::warn!(%error, "the log was not restarted");
        }
        if self.commits.fetch_add(1, Ordering::Relaxed) % COMMITS == COMMITS - 1 {
            let _ = self.wake.try_send(()); // full: it will look anyway
        }
    }
}

/// Makes a checkpoint and gives the length of the log in frames.
fn checkpoint(db: &Connection, mode: &str) -> Result<i64, StoreError> {
    Ok(
        db.query_row(&format!("PRAGMA wal_checkpoint({mode})"), [], |row| {
            row.get(1)
        })?,
    )
}
