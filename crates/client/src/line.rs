//! A session on a link.

use fair::Secret;
use protocol::{Deed, Say};
use table::{Key, MatchId, Millis};

use crate::{Heard, Link, Session};

/// A session and the link it runs on: what the one says goes out by the other.
#[derive(Debug)]
pub struct Line<L> {
    session: Session,
    link: L,
}

impl<L: Link> Line<L> {
    /// A session of this build on this link; see [`Session::new`].
    #[must_use]
    pub fn new(build: &str, device: Secret, link: L) -> Self {
        Self {
            session: Session::new(build, device),
            link,
        }
    }

    /// What is known.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The link, for whoever opens and closes it.
    pub const fn link(&mut self) -> &mut L {
        &mut self.link
    }

    /// Takes up the next thing that happened on the link; `None` if nothing has.
    pub fn hear(&mut self, now: Millis) -> Option<Heard> {
        let signal = self.link.next_signal()?;
        let (heard, says) = self.session.hear(signal, now);
        self.say(says);
        Some(heard)
    }

    /// See [`Session::follow`].
    pub fn follow(&mut self, ch: MatchId) {
        let says = self.session.follow(ch);
        self.say(says);
    }

    /// See [`Session::unfollow`].
    pub fn unfollow(&mut self, ch: MatchId) {
        let says = self.session.unfollow(ch);
        self.say(says);
    }

    /// See [`Session::command`].
    pub fn command(&mut self, ch: MatchId, key: Key, deed: Deed) {
        let says = self.session.command(ch, key, deed);
        self.say(says);
    }

    /// See [`Session::speak`].
    pub fn speak(&mut self, ch: MatchId, key: Key, phrase: &str) {
        let say = self.session.speak(ch, key, phrase);
        self.say(say.into_iter().collect());
    }

    /// See [`Session::tick`].
    pub fn tick(&mut self, now: Millis) {
        let says = self.session.tick(now);
        self.say(says);
    }

    fn say(&mut self, says: Vec<Say>) {
        says.into_iter().for_each(|say| self.link.say(say));
    }
}
