//! The store as everyone else sees it.

use std::path::Path;
use std::sync::Arc;

use coins::{Board, Earned};
use game::Seat;
use table::{Draft, Entry, Key, MatchId, Millis, PersonId};

use crate::sqlite::{self, Readers, Writer};
use crate::{
    Audit, Claimed, Invite, LiveSeat, Person, Purse, Secret, Standing, StoreError, TokenHash, Write,
};

/// A span in which the house was down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Down {
    /// When it was last known to be up.
    pub since: Millis,
    /// When it was up again.
    pub until: Millis,
}

/// The store. A clone is another handle on the same one.
///
/// Every method may fail with [`StoreError::Busy`], [`StoreError::Closed`] and
/// [`StoreError::Database`], and every change with [`StoreError::Unknown`]. A change is on the disk
/// when its method returns.
#[derive(Clone, Debug)]
pub struct Store(Arc<Sqlite>);

#[derive(Debug)]
struct Sqlite {
    writer: Writer,
    readers: Readers,
}

impl Store {
    /// Opens the store in the file at `path`, which is made if there is none, and brings its schema
    /// up to date. Blocks.
    ///
    /// # Errors
    /// When the file cannot be used, or was written by a newer build.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let writer = Writer::start(path)?;
        let readers = Readers::open(path)?;
        Ok(Self(Arc::new(Sqlite { writer, readers })))
    }

    /// Makes these changes as one unit, whole or not at all.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when a match has an entry there, [`StoreError::KeyUsed`] when a
    /// request's key or a token exists already.
    pub async fn append(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let guarded = sqlite::guarded(&writes);
        self.0
            .writer
            .write(guarded, move |db| sqlite::apply(db, &writes))
            .await
    }

    /// How many changes wait to be made.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.0.writer.waiting()
    }

    /// The entries of a match from ply `from` on; none where there is no such match.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] at an entry that this build cannot read.
    pub async fn log(&self, id: MatchId, from: u32) -> Result<Vec<Entry>, StoreError> {
        self.read(move |db| sqlite::log(db, id, from)).await
    }

    /// The drafts of set-ups that are kept for a match: secrets of their seats.
    ///
    /// # Errors
    /// As for every method.
    pub async fn drafts(&self, id: MatchId) -> Result<Vec<Draft>, StoreError> {
        self.read(move |db| sqlite::drafts(db, id)).await
    }

    /// Takes up a person.
    ///
    /// # Errors
    /// When there is one with this id.
    pub async fn create_person(&self, person: Person, at: Millis) -> Result<(), StoreError> {
        let Person { id, name } = person;
        self.change(move |db| sqlite::create_person(db, id, &name, at))
            .await
    }

    /// Gives a person another name. False: there is no such person.
    ///
    /// # Errors
    /// As for every method.
    pub async fn rename(&self, id: PersonId, name: String) -> Result<bool, StoreError> {
        self.change(move |db| sqlite::rename(db, id, &name)).await
    }

    /// A person.
    ///
    /// # Errors
    /// As for every method.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let name = self.read(move |db| sqlite::name(db, id)).await?;
        Ok(name.map(|name| Person { id, name }))
    }

    /// Who is behind these ids: a guest who turned out to be somebody is that person. Who is not known is
    /// left out.
    ///
    /// # Errors
    /// As for every method.
    pub async fn names(&self, ids: Vec<PersonId>) -> Result<Vec<(PersonId, Person)>, StoreError> {
        self.read(move |db| sqlite::names(db, &ids)).await
    }

    /// Which match the request of `person` with this key has opened.
    ///
    /// # Errors
    /// As for every method.
    pub async fn answer(&self, person: PersonId, key: Key) -> Result<Option<MatchId>, StoreError> {
        self.read(move |db| sqlite::answer(db, person, key)).await
    }

    /// The matches of a person that go on, the newest first, at most `most` of them.
    ///
    /// # Errors
    /// As for every method.
    pub async fn live(&self, person: PersonId, most: u32) -> Result<Vec<LiveSeat>, StoreError> {
        self.read(move |db| sqlite::live(db, person, most)).await
    }

    /// The invite with this token, if it has not expired.
    ///
    /// # Errors
    /// As for every method.
    pub async fn invite(&self, hash: TokenHash, now: Millis) -> Result<Option<Invite>, StoreError> {
        self.read(move |db| sqlite::invite(db, hash, now)).await
    }

    /// Keeps a personal link that can be used once, until `until`.
    ///
    /// # Errors
    /// As for every method.
    pub async fn link(
        &self,
        hash: TokenHash,
        person: PersonId,
        until: Millis,
    ) -> Result<(), StoreError> {
        self.change(move |db| sqlite::link(db, hash, person, until))
            .await
    }

    /// Uses a personal link up: whose it was, unless it was used or has expired.
    ///
    /// # Errors
    /// As for every method.
    pub async fn open_link(
        &self,
        hash: TokenHash,
        now: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        self.change(move |db| sqlite::open_link(db, hash, now))
            .await
    }

    /// What the wins of a match earned, by seat; none before it is over.
    ///
    /// # Errors
    /// As for every method.
    pub async fn earned(&self, id: MatchId) -> Result<Vec<(Seat, Earned)>, StoreError> {
        self.read(move |db| sqlite::earned(db, id)).await
    }

    /// What a person has earned on `day`, as days since 1970, and in all.
    ///
    /// # Errors
    /// As for every method.
    pub async fn purse(&self, person: PersonId, day: i32) -> Result<Purse, StoreError> {
        self.read(move |db| sqlite::purse(db, person, day)).await
    }

    /// Notes that two persons are one human's: a win of one over the other earns nothing.
    ///
    /// # Errors
    /// As for every method.
    pub async fn join_kin(&self, one: PersonId, other: PersonId) -> Result<(), StoreError> {
        self.change(move |db| sqlite::join_kin(db, one, other))
            .await
    }

    /// Looks through the whole ledger and the leaderboards, which takes as long as they are large.
    ///
    /// # Errors
    /// As for every method.
    pub async fn audit(&self) -> Result<Audit, StoreError> {
        self.read(sqlite::audit).await
    }

    /// The first `most` lines of a leaderboard.
    ///
    /// # Errors
    /// As for every method.
    pub async fn top(&self, board: Board, most: u32) -> Result<Vec<Standing>, StoreError> {
        self.read(move |db| sqlite::top(db, board, most)).await
    }

    /// A person's own line of a leaderboard, with at most `each` lines before and behind it; none
    /// without a win there.
    ///
    /// # Errors
    /// As for every method.
    pub async fn around(
        &self,
        board: Board,
        person: PersonId,
        each: u32,
    ) -> Result<Vec<Standing>, StoreError> {
        self.read(move |db| sqlite::around(db, board, person, each))
            .await
    }

    /// Forgets some lines of leaderboards whose span began before `day`, and of who has met whom;
    /// how many it were: 0 when there are none left.
    ///
    /// # Errors
    /// As for every method.
    pub async fn forget_boards(&self, day: i32) -> Result<usize, StoreError> {
        const MOST: u32 = 2_000; // the writer's other work waits for it
        self.change(move |db| sqlite::forget(db, day, MOST)).await
    }

    /// Claims what is due at `now` until `lease`, the longest overdue first, at most `most`. What is
    /// claimed stays due until a [`Write::Done`], or another [`Write::Due`] in its place.
    ///
    /// # Errors
    /// As for every method.
    pub async fn claim(
        &self,
        now: Millis,
        lease: Millis,
        most: u32,
    ) -> Result<Vec<Claimed>, StoreError> {
        if !self.read(move |db| sqlite::any_due(db, now)).await? {
            return Ok(Vec::new()); // the usual case costs no transaction
        }
        self.change(move |db| sqlite::claim(db, now, lease, most))
            .await
    }

    /// Says that the house is up at `now`.
    ///
    /// # Errors
    /// As for every method.
    pub async fn alive(&self, now: Millis) -> Result<(), StoreError> {
        self.change(move |db| sqlite::alive(db, now)).await
    }

    /// The house is up again at `now`, with nobody else at the store: notes the span since it was last
    /// known to be up, frees what was claimed, and gives every span in which it was down, in order.
    ///
    /// # Errors
    /// As for every method.
    pub async fn woke(&self, now: Millis) -> Result<Vec<Down>, StoreError> {
        self.change(move |db| sqlite::woke(db, now)).await
    }

    /// The secret of this name; `fresh` becomes it if there is none.
    ///
    /// # Errors
    /// As for every method.
    pub async fn secret(&self, name: &'static str, fresh: Secret) -> Result<Secret, StoreError> {
        self.change(move |db| sqlite::secret(db, name, &fresh))
            .await
    }

    /// Forgets invites, links, sessions and answered keys that have expired.
    ///
    /// # Errors
    /// As for every method.
    pub async fn tidy(&self, now: Millis) -> Result<(), StoreError> {
        self.change(move |db| sqlite::tidy(db, now)).await
    }

    /// Takes no more changes and waits until those that were taken are on the disk.
    ///
    /// # Errors
    /// When they could not be committed.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.0.writer.close().await
    }

    /// A change that answers something.
    pub(crate) async fn change<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        F: FnOnce(&rusqlite::Connection) -> Result<T, StoreError> + Send + 'static,
        T: Send + 'static,
    {
        self.0.writer.write(true, work).await
    }

    pub(crate) async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        F: FnOnce(&rusqlite::Connection) -> Result<T, StoreError> + Send + 'static,
        T: Send + 'static,
    {
        self.0.readers.read(work).await
    }
}
