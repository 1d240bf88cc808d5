//! Profiles: what a person's matches came to, and who may see it.
//!
//! Others see of somebody with an account what the pages of the matches show anyone: name, results, and
//! matches that are over. Who does not want that hides it. A guest's profile is seen by nobody else.

use protocol::{Refused, code};
use results::Finish;
use std::sync::Weak;
use store::{Asked, Before, Person, Played, Profile, Rival, Write};
use table::{Entry, MatchId, Millis, PersonId, Table};

use super::faults::stored;
use super::names;
use super::room::Room;
use super::start::{Inner, Node};

/// Matches on one page.
const PAGE: u32 = 20;
/// People that a profile lists.
const RIVALS: u32 = 20;
/// Matches that are taken up at a time, of those that were over before results were kept.
const BATCH: u32 = 32;

/// A profile as one reader sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownProfile {
    /// Whose.
    pub person: Person,
    /// Whether it is the reader's own.
    pub own: bool,
    /// Whether nobody else sees it.
    pub hidden: bool,
    /// What the matches came to.
    pub profile: Profile,
    /// One page of them.
    pub matches: Vec<Played>,
    /// Where the next page begins, if there is one.
    pub next: Option<Before>,
    /// Whom the person has met; only on one's own.
    pub rivals: Vec<Rival>,
    /// What came of the matches between the reader and the person, or between the person and whom the
    /// list is asked for.
    pub between: Option<Rival>,
}

/// What is written when `entries` end the match in `room`.
pub(super) fn finish(room: &Room, entries: &[Entry], after: &Table) -> Option<Write> {
    let finish = Finish::of(after)?;
    let at = entries.last()?.at; // of the log, as for coins
    let id = room.id();
    Some(Write::Finish { id, at, finish })
}

impl Node {
    /// The reader's own profile.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn own_profile(&self, me: &Person, asked: Asked) -> Result<ShownProfile, Refused> {
        let hidden = self.0.store.is_hidden(me.id).await;
        let mut shown = self
            .shown(me.clone(), hidden.map_err(|e| stored(&e))?, asked)
            .await?;
        let rivals = self.0.store.rivals(me.id, RIVALS).await;
        shown.rivals = rivals.map_err(|error| stored(&error))?;
        shown.own = true;
        if let Some(with) = asked.with {
            let between = self.0.store.rival(me.id, with).await;
            shown.between = between.map_err(|error| stored(&error))?;
        }
        Ok(shown)
    }

    /// The profile of who is called so, for a reader who may be nobody.
    ///
    /// # Errors
    /// When nobody with an account is called so, or they show it to nobody.
    pub async fn profile_of(
        &self,
        name: &str,
        reader: Option<PersonId>,
        asked: Asked,
    ) -> Result<ShownProfile, Refused> {
        let most: String = name.chars().take(64).collect();
        let found = self.0.store.named_person(names::forms(&most)).await;
        let found = found.map_err(|error| stored(&error))?;
        let own = |person: &Person| reader == Some(person.id);
        let seen = found.filter(|(person, hidden)| !hidden || own(person));
        let (person, hidden) = seen.ok_or_else(|| Refused::new(code::NO_ACCOUNT))?;
        let is_own = own(&person);
        let mut shown = self.shown(person, hidden, asked).await?;
        if let Some(reader) = reader.filter(|_| !is_own) {
            let between = self.0.store.rival(reader, shown.person.id).await;
            shown.between = between.map_err(|error| stored(&error))?;
        }
        Ok(shown)
    }

    async fn shown(
        &self,
        person: Person,
        hidden: bool,
        asked: Asked,
    ) -> Result<ShownProfile, Refused> {
        let profile = self.0.store.profile(person.id).await;
        let profile = profile.map_err(|error| stored(&error))?;
        // One more than is shown says whether there is a next page.
        let matches = self.0.store.played(person.id, asked, PAGE + 1).await;
        let mut matches = matches.map_err(|error| stored(&error))?;
        let more = matches.len() > PAGE as usize;
        matches.truncate(PAGE as usize);
        let next = matches.last().filter(|_| more).map(|last| Before {
            ended: last.ended,
            id: last.id,
            seat: last.seat,
        });
        Ok(ShownProfile {
            person,
            own: false,
            hidden,
            profile,
            matches,
            next,
            rivals: Vec::new(),
            between: None,
        })
    }

    /// Says whether nobody else may see a person's profile.
    ///
    /// # Errors
    /// When there is no account.
    pub async fn hide_profile(&self, who: PersonId, hidden: bool) -> Result<(), Refused> {
        self.has_account(who).await?;
        let said = self.0.store.hide(who, hidden).await;
        said.map_err(|error| stored(&error))
    }

    /// The day of a time where the house is: `2026-11-30`.
    #[must_use]
    pub fn date(&self, at: Millis) -> String {
        self.0.options.calendar.day(at)
    }

    /// What is written of a match that is over, from its log.
    async fn finish_of(&self, id: MatchId) -> Option<Write> {
        let log = self.0.store.log(id, 0).await.ok()?;
        let at = log.last()?.at;
        let finish = Finish::of(&Table::replay(id, &log).ok()?)?;
        Some(Write::Finish { id, at, finish })
    }
}

/// Takes up the results of matches that were over before any were kept.
pub(super) async fn take_up(inner: Weak<Inner>) {
    let mut after = MatchId::from_bits(0);
    while let Some(node) = Node::of(&inner) {
        let Ok(ids) = node.0.store.unfinished(after, BATCH).await else {
            return; // with the next start
        };
        let Some(last) = ids.last() else { return };
        after = *last;
        let mut writes = Vec::new();
        for id in ids {
            writes.extend(node.finish_of(id).await);
        }
        if let Err(error) = node.0.store.append(writes).await {
            tracing::warn!(%error, "results of old matches were not taken up");
            return;
        }
    }
}
