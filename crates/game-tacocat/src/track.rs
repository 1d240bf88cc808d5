//! The row of spaces: where the token is, and what is tiled.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat};

use crate::Space;
use crate::number::number;

/// The goal of seat 0.
const GOAL_0: u8 = 0;
/// The goal of seat 1.
const GOAL_1: u8 = Space::COUNT as u8 + 1;

/// The way of the token: "a row of seven spaces between two goals". Text form: where the token is, `0`
/// to `8`, and the tiled spaces: `4:-` at the start, `5:3,4`, `0:1,2,3,4`.
///
/// Every row that play can reach can be written, and no other: the tiled spaces are one block, the token
/// is at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Track {
    token: u8,
    /// Bit `n` is set when space `n` is tiled.
    tiled: u8,
}

impl Default for Track {
    fn default() -> Self {
        Self {
            token: Space::MIDDLE.number(),
            tiled: 0,
        }
    }
}

impl Track {
    /// Where the token is: 1 to 7, or the goal 0 (of seat 0) or 8 (of seat 1).
    #[must_use]
    pub const fn token(self) -> u8 {
        self.token
    }

    /// The space the token is on, unless it is in a goal.
    #[must_use]
    pub const fn space(self) -> Option<Space> {
        Space::new(self.token)
    }

    /// Whether a space is tiled.
    #[must_use]
    pub const fn is_tiled(self, space: Space) -> bool {
        self.tiled >> space.number() & 1 == 1
    }

    /// The tiled spaces.
    pub fn tiles(self) -> impl Iterator<Item = Space> {
        Space::all().filter(move |space| self.is_tiled(*space))
    }

    /// The number of the goal of a seat, 0 or 8.
    #[must_use]
    pub const fn goal(seat: Seat) -> u8 {
        if seat.index() == 0 { GOAL_0 } else { GOAL_1 }
    }

    /// The seat in whose goal the token is.
    #[must_use]
    pub const fn winner(self) -> Option<Seat> {
        match self.token {
            GOAL_0 => Some(Seat::FIRST),
            GOAL_1 => Some(Seat::SECOND),
            _ => None,
        }
    }

    /// After a round that `seat` won: "the token moves one space towards the winner's goal, the space it
    /// left is tiled; landing on a tiled space it slides on to the next free one". In a goal it stays.
    #[must_use]
    pub(crate) const fn won(self, seat: Seat) -> Self {
        if self.space().is_none() {
            return self;
        }
        let tiled = self.tiled | 1 << self.token;
        let mut token = self.token;
        while (1 << token) & (tiled as u16) != 0 {
            // The goals are never tiled, so it stops there at the latest.
            token = if seat.index() == 0 {
                token - 1
            } else {
                token + 1
            };
        }
        Self { token, tiled }
    }

    /// How many rounds each seat has won: the token is that far from the middle after each.
    #[must_use]
    pub fn rounds_won(self) -> [u8; 2] {
        let middle = Space::MIDDLE.number();
        let least = self.tiles().map(Space::number).chain([self.token]).min();
        let most = self.tiles().map(Space::number).chain([self.token]).max();
        [
            middle.saturating_sub(least.unwrap_or(middle)),
            most.unwrap_or(middle).saturating_sub(middle),
        ]
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.token)?;
        if self.tiled == 0 {
            return f.write_str("-");
        }
        for (i, space) in self.tiles().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            write!(f, "{comma}{space}")?;
        }
        Ok(())
    }
}

impl FromStr for Track {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-track").with("track", text);
        let (token, tiles) = text.split_once(':').ok_or_else(bad)?;
        let token = number(token).ok_or_else(bad)?;
        let mut tiled = 0;
        if tiles != "-" {
            for space in tiles.split(',') {
                tiled |= 1 << space.parse::<Space>()?.number();
            }
        }
        let track = Self { token, tiled };
        if token <= GOAL_1 && track.reachable() && track.to_string() == text {
            Ok(track)
        } else {
            Err(bad())
        }
    }
}

impl Track {
    /// Whether play can lead here: as many rounds as there are tiles, in one of the orders that leave
    /// the token where it is.
    fn reachable(self) -> bool {
        let [left, right] = self.rounds_won();
        let replay = |last: Seat| {
            let other = last.other();
            let mut track = Self::default();
            let wins = [left, right];
            for _ in 0..wins[other.index() & 1] {
                track = track.won(other);
            }
            for _ in 0..wins[last.index() & 1] {
                track = track.won(last);
            }
            track
        };
        replay(Seat::FIRST) == self || replay(Seat::SECOND) == self
    }
}
