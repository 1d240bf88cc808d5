//! What a piece is.

/// The rank of a piece, in the order of the letters `B` to `M` of set-ups and diagrams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// Never moves; removes every attacker but a miner.
    Bomb,
    /// Beats the marshal when it attacks, and nobody else.
    Spy,
    /// Moves any number of empty squares in a straight line.
    Scout,
    /// Removes bombs.
    Miner,
    /// Beats miners and below.
    Sergeant,
    /// Beats sergeants and below.
    Lieutenant,
    /// Beats lieutenants and below.
    Captain,
    /// Beats captains and below.
    Major,
    /// Beats majors and below.
    Colonel,
    /// Beats colonels and below.
    General,
    /// Beats everybody, and falls to an attack by the spy.
    Marshal,
    /// Never moves; whoever attacks it wins the match.
    Flag,
}

impl Rank {
    /// Every rank, in the order of the letters.
    pub const ALL: [Self; 12] = [
        Self::Bomb,
        Self::Spy,
        Self::Scout,
        Self::Miner,
        Self::Sergeant,
        Self::Lieutenant,
        Self::Captain,
        Self::Major,
        Self::Colonel,
        Self::General,
        Self::Marshal,
        Self::Flag,
    ];

    /// How many of it each side has, in the whole game or in barrage.
    #[must_use]
    pub const fn count(self, barrage: bool) -> usize {
        const WHOLE: [u8; 12] = [6, 1, 8, 5, 4, 4, 4, 3, 2, 1, 1, 1];
        const BARRAGE: [u8; 12] = [1, 1, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1];
        let counts = if barrage { BARRAGE } else { WHOLE };
        counts[self as usize] as usize
    }

    /// Whether it can move at all: neither flag nor bomb.
    #[must_use]
    pub const fn moves(self) -> bool {
        !matches!(self, Self::Bomb | Self::Flag)
    }

    /// Its letter in set-ups and in diagrams for red: `B` bomb to `M` flag.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'B' + self as u8) as char
    }

    /// The rank with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.letter() == letter)
    }

    /// Its name, as in notices and logs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bomb => "bomb",
            Self::Spy => "spy",
            Self::Scout => "scout",
            Self::Miner => "miner",
            Self::Sergeant => "sergeant",
            Self::Lieutenant => "lieutenant",
            Self::Captain => "captain",
            Self::Major => "major",
            Self::Colonel => "colonel",
            Self::General => "general",
            Self::Marshal => "marshal",
            Self::Flag => "flag",
        }
    }

    /// The rank with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.name() == name)
    }
}
