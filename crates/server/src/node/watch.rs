//! Who follows which match.

use protocol::{Refused, code};
use table::{MatchId, PersonId};

use super::outbox::Outbox;
use super::start::Node;

impl Node {
    /// A connection of `who` follows a match from now on. It gets what it has missed, `since` being
    /// how many entries it has; none: the whole.
    ///
    /// # Errors
    /// When there is no such match, or the connection follows too many.
    pub async fn watch(
        &self,
        outbox: &Outbox,
        who: PersonId,
        ch: MatchId,
        since: Option<u32>,
    ) -> Result<(), Refused> {
        let mut room = self.enter(ch).await?;
        let who = room.known_as(who);
        if room.host.viewer(who).seat().is_some() {
            self.read_drafts(&mut room).await?;
        }
        if !outbox.follow(ch) {
            return Err(Refused::new(code::TOO_MANY_MATCHES));
        }
        room.add(outbox);
        let out = room.host.join(outbox.conn(), who, since, self.now());
        room.answer(outbox.conn(), &out);
        Ok(())
    }

    /// The connection follows the match no longer.
    pub fn unwatch(&self, outbox: &Outbox, ch: MatchId) {
        outbox.unfollow(ch);
        let (node, outbox) = (self.clone(), outbox.clone());
        tokio::spawn(async move { node.leave(&outbox, ch).await });
    }

    /// The connection is closed.
    pub fn gone(&self, outbox: &Outbox) {
        let followed = outbox.unfollow_all();
        if followed.is_empty() {
            return;
        }
        let (node, outbox) = (self.clone(), outbox.clone());
        tokio::spawn(async move {
            for ch in followed {
                node.leave(&outbox, ch).await;
            }
        });
    }

    async fn leave(&self, outbox: &Outbox, ch: MatchId) {
        let Some(mut room) = self.enter_if_loaded(ch).await else {
            return;
        };
        if outbox.follows(ch) {
            return; // it has come back meanwhile
        }
        room.remove(outbox.conn());
        let out = room.host.leave(outbox.conn());
        room.deliver(&out);
    }
}
