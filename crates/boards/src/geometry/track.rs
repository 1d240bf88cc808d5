//! Where the spaces of Tacocat are: a column, so that the own goal is nearest.

use game::Seat;
use game_tacocat::{Space, Track};

use super::Point;

/// The column of the seven spaces between the two goals; seen by a seat, whose goal is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackGrid {
    /// Whose goal is nearest.
    pub near: Seat,
}

impl TrackGrid {
    /// How wide the column is.
    pub const WIDTH: f64 = 216.0;
    /// How high it is: a space is 100 high.
    pub const HEIGHT: f64 = 100.0 * (Space::COUNT as f64 + 2.0);
    /// Spaces and goals.
    const PLACES: u8 = Space::COUNT as u8 + 2;

    /// The row of a place, from the top: 0 to 8 are the goal of seat 0, the spaces, the goal of seat 1.
    #[must_use]
    pub fn row(self, place: u8) -> Option<u8> {
        let last = Self::PLACES - 1;
        let row = if self.near == Seat::FIRST {
            last.checked_sub(place)?
        } else {
            place
        };
        (row <= last).then_some(row)
    }

    /// The middle of a place.
    #[must_use]
    pub fn place(self, place: u8) -> Option<Point> {
        let row = self.row(place)?;
        Some(Point {
            x: Self::WIDTH / 2.0,
            y: 50.0 + 100.0 * f64::from(row),
        })
    }

    /// Where the token stands.
    #[must_use]
    pub fn token(self, track: Track) -> Point {
        // A track's token is always somewhere on it.
        self.place(track.token()).unwrap_or(Point {
            x: Self::WIDTH / 2.0,
            y: Self::HEIGHT / 2.0,
        })
    }

    /// Whether what belongs to `seat` is at the bottom.
    #[must_use]
    pub fn is_near(self, seat: Seat) -> bool {
        seat == self.near
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_goal_is_at_the_bottom() {
        let y = |near, place| TrackGrid { near }.place(place).map(|at| at.y);
        for (near, own, other) in [(Seat::FIRST, 0, 8), (Seat::SECOND, 8, 0)] {
            assert_eq!(y(near, own), Some(850.0));
            assert_eq!(y(near, other), Some(50.0));
            assert_eq!(y(near, 4), Some(450.0), "the middle is the middle for both");
            assert_eq!(y(near, 9), None);
        }
    }

    #[test]
    fn the_token_stands_on_its_space() {
        let grid = TrackGrid { near: Seat::FIRST };
        for (track, y) in [("4:-", 450.0), ("5:4", 350.0), ("0:1,2,3,4", 850.0)] {
            assert_eq!(grid.token(track.parse().unwrap()).y, y, "{track}");
        }
    }
}
