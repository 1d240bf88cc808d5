//! Who is removed when a piece attacks another.

use crate::Rank;

/// How an attack goes, for the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clash {
    /// The defender is removed and the attacker takes its square.
    Wins,
    /// The attacker is removed and the defender stays.
    Loses,
    /// Equal ranks: both are removed.
    Both,
}

impl Clash {
    /// How an attack by `attacker` on `defender` goes.
    #[must_use]
    pub fn of(attacker: Rank, defender: Rank) -> Self {
        match (attacker, defender) {
            (_, Rank::Flag) | (Rank::Miner, Rank::Bomb) | (Rank::Spy, Rank::Marshal) => Self::Wins,
            (_, Rank::Bomb) => Self::Loses,
            _ if attacker > defender => Self::Wins,
            _ if attacker < defender => Self::Loses,
            _ => Self::Both,
        }
    }
}
