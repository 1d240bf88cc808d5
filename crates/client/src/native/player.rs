//! A session on a socket.

use std::time::{SystemTime, UNIX_EPOCH};

use protocol::{Deed, Say, Tell};
use table::{Key, MatchId, Millis};

use super::{Guest, NativeError, Socket};
use crate::{Heard, Room, Session, Signal};

/// A [`Session`] that runs on a [`Socket`].
#[derive(Debug)]
pub struct Player {
    session: Session,
    socket: Socket,
}

impl Player {
    /// Connects a session, a new one or one whose connection broke, and greets.
    ///
    /// # Errors
    /// When the house refuses, cannot be reached, or wants another build.
    pub async fn connect(guest: &Guest, session: Session) -> Result<Self, NativeError> {
        let socket = guest.socket().await?;
        let mut player = Self { session, socket };
        let (_, says) = player.session.hear(Signal::Up, now());
        player.say_all(&says).await?;
        while !player.session.is_up() {
            player.next().await?;
        }
        Ok(player)
    }

    /// What the session knows.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// What is known of a followed match.
    #[must_use]
    pub fn room(&self, ch: MatchId) -> Option<&Room> {
        self.session.room(ch)
    }

    /// Follows a match.
    ///
    /// # Errors
    /// When the connection is broken.
    pub async fn follow(&mut self, ch: MatchId) -> Result<(), NativeError> {
        let says = self.session.follow(ch);
        self.say_all(&says).await
    }

    /// Follows it no longer.
    ///
    /// # Errors
    /// When the connection is broken.
    pub async fn unfollow(&mut self, ch: MatchId) -> Result<(), NativeError> {
        let says = self.session.unfollow(ch);
        self.say_all(&says).await
    }

    /// Does something; whether it was said, which it is not where the choice is not open.
    ///
    /// # Errors
    /// When the connection is broken.
    pub async fn command(
        &mut self,
        ch: MatchId,
        key: Key,
        deed: Deed,
    ) -> Result<bool, NativeError> {
        let says = self.session.command(ch, key, deed);
        self.say_all(&says).await?;
        Ok(!says.is_empty())
    }

    /// Waits for the next message: what it changed.
    ///
    /// # Errors
    /// When the connection is broken or the house wants another build.
    pub async fn next(&mut self) -> Result<Heard, NativeError> {
        let tell = self.hear().await?;
        self.take(tell).await
    }

    /// The next message, to be handed to [`take`](Self::take). Nothing is lost if the future is
    /// dropped, so it fits into a `select!`.
    ///
    /// # Errors
    /// When the connection is broken.
    pub async fn hear(&mut self) -> Result<Tell, NativeError> {
        self.socket.hear().await
    }

    /// Takes a message up: what it changed.
    ///
    /// # Errors
    /// When the connection is broken or the house wants another build.
    pub async fn take(&mut self, tell: Tell) -> Result<Heard, NativeError> {
        let (heard, says) = self.session.hear(Signal::Tell(Box::new(tell)), now());
        self.say_all(&says).await?;
        match heard {
            Heard::Reload => Err(NativeError::Reload),
            heard => Ok(heard),
        }
    }

    /// The connection is broken off as if the network had failed; the session may go on with
    /// another.
    #[must_use]
    pub fn cut(mut self) -> Session {
        self.session.hear(Signal::Down, now());
        self.session
    }

    /// The socket below.
    pub fn socket(&mut self) -> &mut Socket {
        &mut self.socket
    }

    async fn say_all(&mut self, says: &[Say]) -> Result<(), NativeError> {
        for say in says {
            self.socket.say(say).await?;
        }
        Ok(())
    }
}

/// Milliseconds since the Unix epoch.
fn now() -> Millis {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}
