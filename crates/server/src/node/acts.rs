//! What those who run the house have asked of it from beside (`adda admin`): that is another process, so it stands in
//! the store, where every node looks for it.

use std::sync::atomic::Ordering;

use protocol::{Deed, Refused, code};
use store::{Act, ActKind, Ban, NewAct};
use table::{By, Key, MatchId, Order, PersonId};
use tokio::sync::watch;

use super::faults::stored;
use super::start::Node;

impl Node {
    /// Changes whenever somebody is kept out from now on.
    #[must_use]
    pub fn bans_changed(&self) -> watch::Receiver<i64> {
        self.0.banned.subscribe()
    }

    /// Who is kept out now.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn banned(&self) -> Result<Vec<PersonId>, Refused> {
        let bans = self.0.store.bans().await.map_err(|e| stored(&e))?;
        let now = self.now();
        let holding = bans.into_iter().filter(|ban| ban.holds(now));
        Ok(holding.map(|ban| ban.person).collect())
    }

    /// Whether a person may come in.
    ///
    /// # Errors
    /// When they are kept out.
    pub(super) async fn admits(&self, who: PersonId) -> Result<(), Refused> {
        let ban = self.0.store.ban(who).await.map_err(|e| stored(&e))?;
        self.is_in(ban.as_ref())
    }

    /// The same by what is known of a ban.
    ///
    /// # Errors
    /// When it holds.
    pub fn is_in(&self, ban: Option<&Ban>) -> Result<(), Refused> {
        let Some(ban) = ban.filter(|ban| ban.holds(self.now())) else {
            return Ok(());
        };
        let until = ban.until.map(|until| self.0.options.calendar.day(until));
        Err(Refused::new(code::BANNED)
            .with("until", until.as_deref().unwrap_or("never"))
            .with("reason", &ban.reason))
    }

    /// Does what was asked for since this was looked at last.
    pub(super) async fn do_acts(&self) -> Result<(), Refused> {
        let seen = self.0.acts.load(Ordering::Acquire);
        let acts = self.0.store.acts(seen).await.map_err(|e| stored(&e))?;
        for Act { number, act, done } in acts {
            if act.kind == ActKind::Ban && number > self.0.acts.load(Ordering::Acquire) {
                self.0.banned.send_replace(number);
            }
            if done.is_none() {
                self.carry_out_act(&act).await;
                let acted = self.0.store.acted(number, self.now()).await;
                acted.map_err(|error| stored(&error))?;
            }
            self.0.acts.fetch_max(number, Ordering::AcqRel);
        }
        Ok(())
    }

    /// What cannot be done has been done, or never can be.
    async fn carry_out_act(&self, act: &NewAct) {
        let _ = match act.kind {
            ActKind::End => match act.subject.parse() {
                Ok(id) => self.end(id).await,
                Err(_) => Ok(()),
            },
            // It may be past by now, or taken back.
            ActKind::Ban => match act.subject.parse() {
                Ok(who) if self.admits(who).await.is_err() => self.leave_all(who).await,
                _ => Ok(()),
            },
            ActKind::Unban | ActKind::Export => Ok(()),
        };
    }

    /// Breaks a match off; everyone there is told.
    async fn end(&self, id: MatchId) -> Result<(), Refused> {
        let mut room = self.enter(id).await?;
        let ended = self.carry_out(&mut room, By::House, &Order::End).await;
        ended.map(|_| ())
    }

    /// Leaves every match of a person, by the rules of each table: the others play on, or have won.
    pub(super) async fn leave_all(&self, who: PersonId) -> Result<(), Refused> {
        for live in self.live(who).await? {
            let key: Key = "forget".parse().map_err(|_| Refused::new(code::FAULT))?;
            let deed = if live.started {
                Deed::Exit
            } else {
                Deed::Leave
            };
            // What cannot be left is over, or never began.
            let _ = self.command(who, live.id, key, deed, 0).await;
        }
        Ok(())
    }
}
