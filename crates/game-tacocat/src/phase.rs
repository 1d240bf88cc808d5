//! Where a round stands.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat};

use crate::Attack;
use crate::number::number;

/// What a round waits for. Everybody knows it. Text forms: `deal`, `replace` (both at the same time),
/// `replace 1 7` (seat 1, at most 7 cards), `duel`, `lead 0`, `defend 1 4,4`, `reveal`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The deck is to be shuffled and dealt.
    Deal,
    /// Both choose what to replace, at the same time.
    ReplaceBoth,
    /// A seat chooses what to replace.
    Replace {
        /// Who.
        seat: Seat,
        /// How many cards at most.
        most: u8,
    },
    /// Both put down a duel card.
    Duel,
    /// This seat leads.
    Lead(Seat),
    /// This seat defends against an attack, whose cards lie on the table.
    Defend(Seat, Attack),
    /// Both have one card, which are to be shown.
    Reveal,
}

impl Phase {
    /// The one seat whose turn it is, unless both choose or nobody does.
    #[must_use]
    pub const fn mover(self) -> Option<Seat> {
        match self {
            Self::Replace { seat, .. } | Self::Lead(seat) | Self::Defend(seat, _) => Some(seat),
            Self::Deal | Self::ReplaceBoth | Self::Duel | Self::Reveal => None,
        }
    }

    /// Whether both seats choose at the same time.
    #[must_use]
    pub const fn is_sealed(self) -> bool {
        matches!(self, Self::ReplaceBoth | Self::Duel)
    }

    /// The verb of the action that it waits for.
    pub(crate) const fn verb(self) -> &'static str {
        match self {
            Self::Deal => "deal",
            Self::ReplaceBoth | Self::Replace { .. } => "replace",
            Self::Duel => "duel",
            Self::Lead(_) => "lead",
            Self::Defend(..) => "defend",
            Self::Reveal => "reveal",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Self::Replace { seat, most } => write!(f, " {seat} {most}"),
            Self::Lead(seat) => write!(f, " {seat}"),
            Self::Defend(seat, attack) => write!(f, " {seat} {attack}"),
            Self::Deal | Self::ReplaceBoth | Self::Duel | Self::Reveal => Ok(()),
        }
    }
}

impl FromStr for Phase {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-phase").with("phase", text);
        let player = |text: &str| match text {
            "0" => Ok(Seat::FIRST),
            "1" => Ok(Seat::SECOND),
            _ => Err(bad()),
        };
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["deal"] => Self::Deal,
            ["replace"] => Self::ReplaceBoth,
            ["replace", seat, most] => Self::Replace {
                seat: player(seat)?,
                most: number(most).ok_or_else(bad)?,
            },
            ["duel"] => Self::Duel,
            ["lead", seat] => Self::Lead(player(seat)?),
            ["defend", seat, attack] => Self::Defend(player(seat)?, attack.parse()?),
            ["reveal"] => Self::Reveal,
            _ => return Err(bad()),
        })
    }
}
