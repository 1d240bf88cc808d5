//! The one thread that writes: what has gathered is one transaction.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::sqlite::checkpoint::Checkpoints;

/// How many units may wait; more are refused with [`StoreError::Busy`].
const QUEUE: usize = 8_192;
/// The most units of one transaction.
const BATCH: usize = 2_048;

/// One unit: done within the transaction, answered after its commit.
trait Unit: Send {
    /// Whether it can be refused when it has changed something already, which is undone then.
    fn guarded(&self) -> bool;
    /// Does it.
    fn run(&mut self, db: &Connection) -> Result<(), StoreError>;
    /// Answers whoever waits: with what `run` gave, if the transaction was committed.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Work<F, T> {
    work: Option<F>,
    guarded: bool,
    result: Option<Result<T, StoreError>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<F, T> Unit for Work<F, T>
where
    F: FnOnce(&Connection) -> Result<T, StoreError> + Send,
    T: Send,
{
    fn guarded(&self) -> bool {
        self.guarded
    }

    fn run(&mut self, db: &Connection) -> Result<(), StoreError> {
        let Some(work) = self.work.take() else {
            return Ok(());
        };
        let result = work(db);
        let done = result.as_ref().map(|_| ()).map_err(StoreError::clone);
        self.result = Some(result);
        done
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let result = match (committed, self.result) {
            (Ok(()), Some(result)) => result,
            (Ok(()), None) => Err(StoreError::Closed),
            (Err(_), Some(Err(own))) => Err(own),
            (Err(error), _) => Err(error),
        };
        // Whoever asked may have gone: what is committed is committed.
        let _ = self.reply.send(result);
    }
}

/// The writer's end for everyone else.
#[derive(Debug)]
pub(crate) struct Writer {
    units: mpsc::Sender<Box<dyn Unit>>,
    closed: AtomicBool,
}

impl Writer {
    /// Starts the writer on its thread, which ends with the writer.
    pub(crate) fn start(path: &Path) -> Result<Self, StoreError> {
        let db = super::writing(path)?;
        let checkpoints = Checkpoints::start(path)?;
        let (units, queue) = mpsc::channel(QUEUE);
        std::thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || write_all(&db, queue, &checkpoints))
            .map_err(|error| StoreError::Database(error.to_string()))?;
        Ok(Self {
            units,
            closed: AtomicBool::new(false),
        })
    }

    /// Does `work` within a transaction and answers after its commit. `guarded`: it can fail when it
    /// has changed something already, which is undone then.
    pub(crate) async fn write<T, F>(&self, guarded: bool, work: F) -> Result<T, StoreError>
    where
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
        T: Send + 'static,
    {
        if self.closed.load(Ordering::Acquire) {
            return Err(StoreError::Closed);
        }
        self.enqueue(guarded, work).await
    }

    /// Takes nothing more and waits for what was taken.
    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        self.closed.store(true, Ordering::Release);
        self.enqueue(false, |_| Ok(())).await // the last in the queue
    }

    async fn enqueue<T, F>(&self, guarded: bool, work: F) -> Result<T, StoreError>
    where
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
        T: Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let unit = Work {
            work: Some(work),
            guarded,
            result: None,
            reply,
        };
        self.units
            .try_send(Box::new(unit))
            .map_err(|error| match error {
                mpsc::error::TrySendError::Full(_) => StoreError::Busy,
                mpsc::error::TrySendError::Closed(_) => StoreError::Closed,
            })?;
        answer.await.map_err(|_| StoreError::Unknown)?
    }

    /// How many units wait.
    pub(crate) fn waiting(&self) -> usize {
        QUEUE - self.units.capacity()
    }
}

fn write_all(db: &Connection, mut queue: mpsc::Receiver<Box<dyn Unit>>, checkpoints: &Checkpoints) {
    let mut batch = Vec::with_capacity(BATCH);
    while queue.blocking_recv_many(&mut batch, BATCH) > 0 {
        let committed = transact(db, &mut batch);
        for unit in batch.drain(..) {
            unit.answer(committed.clone());
        }
        checkpoints.committed(db);
    }
}

/// Everything or, on failure, nothing of `batch`. A unit that is refused by itself is undone alone.
fn transact(db: &Connection, batch: &mut [Box<dyn Unit>]) -> Result<(), StoreError> {
    let all = attempt(db, batch);
    if all.is_err() && !db.is_autocommit() {
        db.execute_batch("ROLLBACK")?;
    }
    all
}

fn attempt(db: &Connection, batch: &mut [Box<dyn Unit>]) -> Result<(), StoreError> {
    execute(db, "BEGIN IMMEDIATE")?;
    for unit in batch {
        if unit.guarded() {
            execute(db, "SAVEPOINT unit")?;
            if unit.run(db).is_err() {
                execute(db, "ROLLBACK TO unit")?;
            }
            execute(db, "RELEASE unit")?;
        } else if let Err(error @ StoreError::Database(_)) = unit.run(db) {
            return Err(error); // nobody knows what is left of it: nothing of the batch stays
        }
        if db.is_autocommit() {
            // Some failures (a full disk) end the transaction by themselves.
            return Err(StoreError::Database("the transaction was ended".into()));
        }
    }
    execute(db, "COMMIT")
}

fn execute(db: &Connection, sql: &str) -> Result<(), StoreError> {
    db.prepare_cached(sql)?.execute([])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    type Answer = oneshot::Receiver<Result<(), StoreError>>;

    fn unit(guarded: bool, sql: &'static str) -> (Box<dyn Unit>, Answer) {
        let (reply, answer) = oneshot::channel();
        let work = move |db: &Connection| Ok(db.execute_batch(sql)?);
        let unit = Work {
            work: Some(work),
            guarded,
            result: None,
            reply,
        };
        (Box::new(unit), answer)
    }

    /// Runs the units as one batch: who was told that it is done, and the rows that are left.
    fn check(units: &[(bool, &'static str)], done: &[bool], rows: i64) {
        let db = Connection::open_in_memory().unwrap();
        db.execute_batch("CREATE TABLE t (x INTEGER PRIMARY KEY)")
            .unwrap();
        let (mut batch, answers): (Vec<_>, Vec<_>) = units
            .iter()
            .map(|(guarded, sql)| unit(*guarded, sql))
            .unzip();
        let committed = transact(&db, &mut batch);
        for unit in batch {
            unit.answer(committed.clone());
        }
        let told: Vec<_> = answers
            .into_iter()
            .map(|mut answer| answer.try_recv().unwrap().is_ok())
            .collect();
        assert_eq!(told, done);
        let count = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
        let left = db.query_row("SELECT count(*) FROM t", [], count).unwrap();
        assert_eq!(left, rows);
        assert!(db.is_autocommit());
    }

    #[test]
    fn a_guarded_unit_that_fails_is_undone_alone() {
        let half = "INSERT INTO t VALUES (2); INSERT INTO t VALUES (1);";
        check(
            &[
                (false, "INSERT INTO t VALUES (1)"),
                (true, half),
                (false, "INSERT INTO t VALUES (3)"),
            ],
            &[true, false, true],
            2,
        );
    }

    #[test]
    fn when_nobody_knows_what_is_left_nothing_of_the_batch_is_done() {
        check(
            &[
                (false, "INSERT INTO t VALUES (1)"),
                (false, "INSERT INTO nowhere VALUES (1)"),
                (false, "INSERT INTO t VALUES (3)"),
            ],
            &[false, false, false],
            0,
        );
    }

    #[test]
    fn when_the_transaction_ends_by_itself_nothing_of_the_batch_is_done() {
        check(
            &[(false, "INSERT INTO t VALUES (1)"), (false, "ROLLBACK")],
            &[false, false],
            0,
        );
    }
}
