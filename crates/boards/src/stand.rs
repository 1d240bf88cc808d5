//! How a plane lies on the board.

use game::Seat;
use game_aeroplane::{Fate, Plane, Position, Progress};

use crate::geometry::{FlightGrid, Point};

/// Where a plane lies on the picture, how large, and where it looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// Its middle.
    pub at: Point,
    /// How large, 1 being a plane that has its field for itself.
    pub scale: f64,
    /// Degrees clockwise from the top of the screen.
    pub turn: f64,
}

impl Stand {
    /// How far right and up each plane of a stack lies from the one above it.
    const LIFT: f64 = 7.0;

    /// How a plane lies when nothing moves; `None` for one that has left the board with its seat.
    #[must_use]
    pub fn of(grid: FlightGrid, position: &Position, seat: Seat, plane: Plane) -> Option<Self> {
        let side = position.side(seat);
        let progress = side.progress(plane);
        let turn = grid.heading(seat, progress);
        let lies = |turn| Self {
            at: grid.berth(seat, plane),
            scale: 1.0,
            turn,
        };
        match progress {
            _ if matches!(side.fate(), Fate::Out(_)) => None,
            Progress::HANGAR => Some(lies(turn)),
            Progress::CENTRE => Some(lies((grid.heading(seat, Progress::HANGAR) + 180.0) % 360.0)),
            on_way => {
                let lead = side.lead(plane);
                let leads = || side.planes_at(on_way).iter().filter(|p| side.is_lead(*p));
                let index = leads().position(|p| p == lead).unwrap_or_default();
                let share = FlightGrid::share(index, leads().count());
                let under = side.stack(plane).iter().position(|p| p == plane);
                let field = Self {
                    at: grid.at(seat, plane, on_way),
                    scale: share.scale,
                    turn,
                };
                Some(field.by(share.by).under(under.unwrap_or_default()))
            }
        }
    }

    /// The same, so far away.
    fn by(mut self, by: Point) -> Self {
        self.at.x += by.x;
        self.at.y += by.y;
        self
    }

    /// The same, below so many others.
    pub(crate) fn under(self, others: usize) -> Self {
        let by = Self::LIFT * self.scale * others as f64;
        self.by(Point { x: by, y: -by })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRID: FlightGrid = FlightGrid { near: Seat::FIRST };

    fn stand(position: &Position, plane: usize) -> Option<Stand> {
        Stand::of(GRID, position, Seat::FIRST, Plane::ALL[plane])
    }

    #[test]
    fn planes_lie_in_their_places_apart_or_in_stacks() {
        let position: Position = " | move 0 0 - 3 | 9,9,@2,56 | -,-,-,-".parse().unwrap();
        let [alone, lead, member, done] = [0, 1, 2, 3].map(|p| stand(&position, p).unwrap());
        assert!(alone.scale < 1.0 && alone.scale == lead.scale);
        assert_eq!(alone.at.y - lead.at.y, alone.at.x - lead.at.x, "apart");
        let lift = 7.0 * lead.scale;
        let lifted = [member.at.x - lead.at.x, lead.at.y - member.at.y];
        assert!(
            lifted.iter().all(|by| (by - lift).abs() < 1e-9),
            "{lifted:?}"
        );
        assert_eq!(done.at, GRID.berth(Seat::FIRST, Plane::ALL[3]));
        let waiting = Position::default();
        let waits = stand(&waiting, 3).unwrap();
        assert_eq!(waits.at, done.at);
        assert_eq!((waits.turn + 180.0) % 360.0, done.turn, "turned over");
    }

    #[test]
    fn planes_of_a_seat_that_is_out_lie_nowhere() {
        let position: Position = "players=3 | roll 1 0 - | out 1 | -,-,-,- | -,-,-,-"
            .parse()
            .unwrap();
        assert_eq!(stand(&position, 0), None);
    }
}
