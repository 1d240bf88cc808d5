//! The two ends that a session can talk to.

use protocol::{Say, Tell};

/// A connection that carries messages in order while it stands: a socket to the house, or a host
/// in the same process. Never blocks; whoever runs it is woken in its own way.
pub trait Link {
    /// Sends a message. While the link is down it is dropped: a [`Session`](crate::Session) says
    /// again what matters.
    fn say(&mut self, say: Say);

    /// The next thing that happened, if something has.
    fn next_signal(&mut self) -> Option<Signal>;
}

/// What happens on a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signal {
    /// It stands now.
    Up,
    /// A message came.
    Tell(Box<Tell>),
    /// It is broken; nothing sent before is known to have arrived.
    Down,
}
