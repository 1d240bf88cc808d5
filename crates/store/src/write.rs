//! What can be written, and belongs together with what.

use std::fmt;

use coins::{Dates, Tariff, Win};
use game::Seat;
use results::Finish;
use table::{Draft, Entry, Key, MatchId, MatchKind, Millis, Occupant, PersonId};

use crate::{Stage, TokenHash, What};

/// One change. A list of them is one unit: it happens whole or not at all.
#[derive(Clone, PartialEq, Eq)]
pub enum Write {
    /// A match comes into being; its entries follow in the same unit.
    Open {
        /// Which match.
        id: MatchId,
        /// What it is played for.
        kind: MatchKind,
        /// The game's name.
        game: &'static str,
        /// When.
        at: Millis,
    },
    /// Entries follow on the `first` ones that the match has.
    Entries {
        /// Which match.
        id: MatchId,
        /// The ply of the first of them.
        first: u32,
        /// What happened.
        entries: Vec<Entry>,
    },
    /// The match stands elsewhere now. One that no longer goes on has nothing due and is in nobody's
    /// list of live matches.
    Stage {
        /// Which match.
        id: MatchId,
        /// Where it stands.
        stage: Stage,
    },
    /// Somebody sits.
    Sit {
        /// Which match.
        id: MatchId,
        /// Where.
        seat: Seat,
        /// Who.
        who: Occupant,
    },
    /// A seat is free again.
    Rise {
        /// Which match.
        id: MatchId,
        /// Which seat.
        seat: Seat,
    },
    /// Who sits there is out; for them the match goes on no longer.
    Out {
        /// Which match.
        id: MatchId,
        /// Which seat.
        seat: Seat,
    },
    /// A seat keeps a draft of its set-up, in place of the one before; nothing where it is out or the
    /// match does not go on.
    Draft {
        /// Which match.
        id: MatchId,
        /// What is kept.
        draft: Draft,
    },
    /// The draft of a seat is needed no longer.
    Undraft {
        /// Which match.
        id: MatchId,
        /// Which seat.
        seat: Seat,
    },
    /// Something is due at `at`, in place of what was due of this kind.
    Due {
        /// Which match.
        id: MatchId,
        /// What.
        what: What,
        /// When.
        at: Millis,
        /// Until when the writer holds it as claimed; 0: not at all.
        lease: Millis,
    },
    /// Something is due no longer.
    Done {
        /// Which match.
        id: MatchId,
        /// What.
        what: What,
    },
    /// An invite to a match.
    Invite {
        /// The hash of its token.
        hash: TokenHash,
        /// Which match.
        id: MatchId,
        /// Who invites.
        from: PersonId,
        /// Until when.
        until: Millis,
    },
    /// A person has won a friendly: what it earns is decided within the unit, by what the day has seen
    /// before. Taken up once, however often it is written.
    Win {
        /// Which match.
        id: MatchId,
        /// When it ended.
        at: Millis,
        /// Which day that was.
        dates: Dates,
        /// Who has won against whom.
        win: Win,
        /// What wins are worth.
        tariff: Tariff,
    },
    /// A match is over: what each of its people has to show for it. Taken up once, however often it is
    /// written.
    Finish {
        /// Which match.
        id: MatchId,
        /// When it ended.
        at: Millis,
        /// How.
        finish: Finish,
    },
    /// The request of `person` with this key has opened this match.
    Answer {
        /// Who asked.
        person: PersonId,
        /// The request's key.
        key: Key,
        /// What was opened.
        id: MatchId,
        /// When.
        at: Millis,
    },
}

impl Write {
    /// Whether it can be refused because somebody was first.
    pub(crate) const fn contends(&self) -> bool {
        matches!(
            self,
            Self::Open { .. } | Self::Entries { .. } | Self::Invite { .. } | Self::Answer { .. }
        )
    }
}

impl fmt::Debug for Write {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // Entries hold the secrets of a match.
            Self::Entries { id, first, entries } => {
                write!(f, "Entries({id}, {first}, {})", entries.len())
            }
            Self::Open { id, .. } => write!(f, "Open({id})"),
            Self::Stage { id, stage } => write!(f, "Stage({id}, {stage:?})"),
            Self::Sit { id, seat, .. } => write!(f, "Sit({id}, {seat})"),
            Self::Rise { id, seat } => write!(f, "Rise({id}, {seat})"),
            Self::Out { id, seat } => write!(f, "Out({id}, {seat})"),
            // Whose draft it is tells who is at it.
            Self::Draft { id, .. } => write!(f, "Draft({id})"),
            Self::Undraft { id, .. } => write!(f, "Undraft({id})"),
            Self::Due { id, what, at, .. } => write!(f, "Due({id}, {what:?}, {at})"),
            Self::Done { id, what } => write!(f, "Done({id}, {what:?})"),
            Self::Invite { id, .. } => write!(f, "Invite({id})"),
            Self::Win { id, win, .. } => write!(f, "Win({id}, {})", win.seat),
            Self::Finish { id, .. } => write!(f, "Finish({id})"),
            Self::Answer { id, .. } => write!(f, "Answer({id})"),
        }
    }
}

/// A key that the house signs with.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}
