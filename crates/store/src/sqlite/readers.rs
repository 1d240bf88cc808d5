//! A few connections that only read, each used by one reader at a time.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;

use crate::StoreError;

/// How many reads go on at once.
const READERS: usize = 2;
/// How many may wait; more are refused with [`StoreError::Busy`].
const QUEUE: usize = 8_192;

#[derive(Debug)]
pub(crate) struct Readers {
    free: Arc<Mutex<Vec<Connection>>>,
    turns: Arc<Semaphore>,
    asked: AtomicUsize,
}

impl Readers {
    pub(crate) fn open(path: &Path) -> Result<Self, StoreError> {
        let free = (0..READERS)
            .map(|_| super::reading(path))
            .collect::<Result<_, _>>()?;
        Ok(Self {
            free: Arc::new(Mutex::new(free)),
            turns: Arc::new(Semaphore::new(READERS)),
            asked: AtomicUsize::new(0),
        })
    }

    /// Reads what is committed by now, on a thread for blocking work.
    pub(crate) async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
        T: Send + 'static,
    {
        let _asked = Asked::count(&self.asked)?;
        let turn = Arc::clone(&self.turns)
            .acquire_owned()
            .await
            .map_err(|_| StoreError::Closed)?;
        let free = Arc::clone(&self.free);
        let read = tokio::task::spawn_blocking(move || {
            let taken = free.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let db = taken.ok_or(StoreError::Closed)?;
            let result = work(&db);
            free.lock().unwrap_or_else(PoisonError::into_inner).push(db);
            drop(turn);
            result
        });
        read.await.map_err(|_| StoreError::Closed)?
    }
}

/// One place in the queue.
struct Asked<'a>(&'a AtomicUsize);

impl<'a> Asked<'a> {
    fn count(asked: &'a AtomicUsize) -> Result<Self, StoreError> {
        let place = Self(asked); // given back also where it is refused
        if asked.fetch_add(1, Ordering::Relaxed) < QUEUE {
            Ok(place)
        } else {
            Err(StoreError::Busy)
        }
    }
}

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
