//! The laws by name.

use std::fmt;

/// A law of every game. The text form is its name in failures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Law {
    /// Replaying a record, from its texts, gives the same state and the same views.
    Replay,
    /// A refused event changes nothing.
    Unchanged,
    /// `apply` takes an action exactly when the seat's view allows it, and refuses it with the same
    /// words; watchers and seats that owe nothing are told `not-your-turn`.
    Allows,
    /// `actions` are exactly what is allowed, each once, none for watchers and out of turn; of actions
    /// that lead to the same state one is enough.
    Actions,
    /// A seat that is asked can act; what everybody knows to be a forced step is automatic; no
    /// other automatic step is taken.
    Forced,
    /// A draw is due only in a match whose set-up says that it draws; a chance event is taken only
    /// when one is due; every outcome that fits the draw applies,
    /// no other does (`bad-draw`, `no-draw`).
    Draws,
    /// Whose turn it is is known to all alike, and never a seat that is out or not in the match.
    Turns,
    /// Text forms round-trip, without line breaks; a view's begins with its viewer.
    Texts,
    /// Any text is read or refused, without a panic, and what was read round-trips.
    Garbage,
    /// Choices made at the same time may come in any order.
    Commute,
    /// Before the last choice made at the same time is in, others learn only that one was made.
    Sealed,
    /// The world of a view has that view, and the match can go on from it.
    World,
    /// Where knowledge is equal, views and notices are: an event that tells the same in two worlds
    /// of one view leads to the same view, and a draw tells the same.
    Knowledge,
    /// What a deal hides is known to one seat at most: cards that a viewer does not know can be
    /// swapped in the deck, and its whole history stays the same to the byte.
    Deals,
    /// `Debug` prints what a watcher knows, no more.
    Debug,
    /// Every match ends.
    Ends,
    /// Places rank exactly the seats of the match; who went out earlier is behind who was still in.
    Places,
    /// Once a match is over nothing is accepted, and the refusal is `over`.
    Over,
    /// A seat that is in can go out at any moment, alone or with others, and once; the last one
    /// left ends the match.
    Out,
    /// A deadline gives an event that applies; a choice too large to list is completed.
    Expired,
    /// Nothing panics.
    Panics,
}

impl Law {
    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Replay => "replay",
            Self::Unchanged => "unchanged",
            Self::Allows => "allows",
            Self::Actions => "actions",
            Self::Forced => "forced",
            Self::Draws => "draws",
            Self::Turns => "turns",
            Self::Texts => "texts",
            Self::Garbage => "garbage",
            Self::Commute => "commute",
            Self::Sealed => "sealed",
            Self::World => "world",
            Self::Knowledge => "knowledge",
            Self::Deals => "deals",
            Self::Debug => "debug",
            Self::Ends => "ends",
            Self::Places => "places",
            Self::Over => "over",
            Self::Out => "out",
            Self::Expired => "expired",
            Self::Panics => "panics",
        }
    }

    /// That this law is broken, and how.
    pub(crate) fn breach(self, how: impl Into<String>) -> Broken {
        Broken {
            law: self,
            how: how.into(),
        }
    }

    /// Always broken.
    pub(crate) fn broken<T>(self, how: impl Into<String>) -> Result<T, Broken> {
        Err(self.breach(how))
    }

    /// Broken unless `holds`.
    pub(crate) fn holds(self, holds: bool, how: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds { Ok(()) } else { self.broken(how()) }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A law that does not hold in some state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Broken {
    pub(crate) law: Law,
    pub(crate) how: String,
}
