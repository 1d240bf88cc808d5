//! The Aeroplane Chess board: a cross of 52 squares around four home columns, with a hangar and a
//! launch pad in each corner.
//!
//! The board is 15 fields wide. Each arm of the cross is seven fields wide at its end and four long,
//! and the corners between two arms are cut, so that a quarter of the ring is 13 squares: the only
//! such cross on which the flight of a seat crosses the third square of the home column opposite.

use game::Seat;
use game_aeroplane::{Leg, Plane, Progress};

use super::Point;

/// The board's picture, turned so that the corner of one seat is nearest, at the bottom left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlightGrid {
    /// Whose corner is nearest.
    pub near: Seat,
}

/// Steps from the middle of the board: columns to the right, rows down.
type Step = (f64, f64);

/// The first 13 squares on the way of the seat at the bottom, from its corner of the arm.
const QUARTER: [Step; 13] = [
    (-3.0, 7.0),
    (-3.0, 6.0),
    (-3.0, 5.0),
    (-3.0, 4.0),
    (-4.0, 3.0),
    (-5.0, 3.0),
    (-6.0, 3.0),
    (-7.0, 3.0),
    (-7.0, 2.0),
    (-7.0, 1.0),
    (-7.0, 0.0),
    (-7.0, -1.0),
    (-7.0, -2.0),
];
/// The launch pad of the seat at the bottom, beside its first square.
const PAD: Step = (-4.0, 7.0);
/// The middle of its hangar.
const HANGAR: Step = (-5.65, 5.35);
/// How far right and down of that its places are.
const BERTH: f64 = 0.72;
/// Its part of the centre.
const CENTRE: Step = (0.0, 0.95);

/// A plane's share of a field: how far right and down from the middle, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// How far from the middle.
    pub by: Point,
    /// How large, 1 being a plane that has the field for itself.
    pub scale: f64,
}

impl FlightGrid {
    /// The width of a field.
    pub const CELL: f64 = 100.0;
    /// Width and height of the picture.
    pub const SIDE: f64 = 15.0 * Self::CELL + 2.0 * Self::MARGIN;
    /// What is free around the fields.
    pub const MARGIN: f64 = 10.0;
    /// The radius of a hangar.
    pub const HANGAR: f64 = 170.0;
    /// The radius within which a plane lies that has its field for itself.
    pub const PLANE: f64 = 45.0;

    /// A point that is the same for every seat, as seen from its own side of the board.
    fn point(self, seat: Seat, step: Step) -> Point {
        let (x, y) = turn(step, self.turns(seat));
        let middle = Self::SIDE / 2.0;
        Point {
            x: middle + Self::CELL * x,
            y: middle + Self::CELL * y,
        }
    }

    /// Quarter turns, clockwise, from the near seat's side of the board to that of `seat`.
    #[must_use]
    pub const fn turns(self, seat: Seat) -> usize {
        (seat.index() + Seat::MAX - self.near.index()) % Seat::MAX
    }

    /// The middle of a square of the ring, 0 to 51.
    #[must_use]
    pub fn ring(self, square: u8) -> Point {
        let square = usize::from(square % Progress::RING);
        let seat = Seat::ALL[square / QUARTER.len()];
        self.point(seat, QUARTER[square % QUARTER.len()])
    }

    /// The seat in whose colour a square of the ring is.
    #[must_use]
    pub fn colour(square: u8) -> Seat {
        let own = |seat: &Seat| {
            (1..=Progress::RING_END.number())
                .filter_map(Progress::new)
                .any(|at| at.is_own_colour() && at.ring(*seat) == Some(square % Progress::RING))
        };
        Seat::ALL.into_iter().find(own).unwrap_or(Seat::FIRST)
    }

    /// The middle of a seat's hangar.
    #[must_use]
    pub fn hangar(self, seat: Seat) -> Point {
        self.point(seat, HANGAR)
    }

    /// The place of a plane in its hangar, where it waits and where it lies when it is done.
    #[must_use]
    pub fn berth(self, seat: Seat, plane: Plane) -> Point {
        let Point { x, y } = self.hangar(seat);
        let side = |is_far: bool| Self::CELL * if is_far { BERTH } else { -BERTH };
        Point {
            x: x + side(plane.index() % 2 == 1),
            y: y + side(plane.index() / 2 == 1),
        }
    }

    /// Where a plane is that has come so far, if it has the field for itself; in the centre, where it
    /// arrives before it is laid in its hangar.
    #[must_use]
    pub fn at(self, seat: Seat, plane: Plane, progress: Progress) -> Point {
        match progress {
            Progress::HANGAR => self.berth(seat, plane),
            Progress::PAD => self.point(seat, PAD),
            Progress::CENTRE => self.point(seat, CENTRE),
            on_way => match on_way.ring(seat) {
                Some(square) => self.ring(square),
                None => self.column(seat, on_way),
            },
        }
    }

    /// A square of the home column, from the ring's side to the centre's.
    fn column(self, seat: Seat, progress: Progress) -> Point {
        let step = progress.number() - Progress::RING_END.number();
        self.point(seat, (0.0, 7.0 - f64::from(step)))
    }

    /// Where the planes of a seat stand that are on its pad or in its home column, by progress.
    pub fn own_fields(self, seat: Seat) -> impl Iterator<Item = (Progress, Point)> {
        let column = Progress::RING_END.number() + 1..Progress::CENTRE.number();
        std::iter::once(Progress::PAD.number())
            .chain(column)
            .filter_map(Progress::new)
            .map(move |at| (at, self.at(seat, Plane::ALL[0], at)))
    }

    /// The ends of a seat's flight.
    #[must_use]
    pub fn flight(self, seat: Seat) -> [Point; 2] {
        [Progress::FLIGHT, Progress::FLIGHT_END].map(|at| self.at(seat, Plane::ALL[0], at))
    }

    /// The way of a plane along the squares that it passes, its start and each landing included.
    #[must_use]
    pub fn way(self, seat: Seat, plane: Plane, from: Progress, legs: &[Leg]) -> Vec<Point> {
        let mut way = vec![self.at(seat, plane, from)];
        let mut last = from;
        for leg in legs {
            let squares = leg.squares(last);
            way.extend(squares.into_iter().map(|at| self.at(seat, plane, at)));
            last = leg.to;
        }
        way
    }

    /// Where a plane looks that has come so far, in degrees clockwise from the top of the screen:
    /// towards the next square.
    #[must_use]
    pub fn heading(self, seat: Seat, progress: Progress) -> f64 {
        let next = match progress {
            Progress::HANGAR => Some(Progress::PAD),
            at => at.plus(1),
        };
        let plane = Plane::ALL[0];
        let from = match progress {
            Progress::HANGAR => self.hangar(seat),
            at => self.at(seat, plane, at),
        };
        let to = next.map_or_else(
            || self.point(seat, (0.0, 0.0)),
            |at| self.at(seat, plane, at),
        );
        let degrees = (to.x - from.x).atan2(from.y - to.y).to_degrees();
        degrees.round().rem_euclid(360.0)
    }

    /// How several planes or stacks share one field, none over another: the share of the `index`-th of
    /// `count`.
    #[must_use]
    pub fn share(index: usize, count: usize) -> Share {
        let (by, scale): (&[Step], f64) = match count {
            0 | 1 => (&[(0.0, 0.0)], 1.0),
            2 => (&[(-20.0, -20.0), (20.0, 20.0)], 0.6),
            3 => (&[(-24.0, -22.0), (24.0, -22.0), (0.0, 23.0)], 0.5),
            _ => (
                &[(-24.0, -24.0), (24.0, -24.0), (-24.0, 24.0), (24.0, 24.0)],
                0.5,
            ),
        };
        let (x, y) = by[index % by.len()];
        let by = Point { x, y };
        Share { by, scale }
    }
}

/// So many quarter turns clockwise.
fn turn(step: Step, turns: usize) -> Step {
    (0..turns).fold(step, |(x, y), _| (-y, x))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_aeroplane::{Route, Setup};

    const NEAR: FlightGrid = FlightGrid { near: Seat::FIRST };

    fn at(number: i8) -> Progress {
        Progress::new(number).unwrap()
    }

    fn distance(a: Point, b: Point) -> f64 {
        (a.x - b.x).hypot(a.y - b.y)
    }

    /// Every field with what it is: the ring, the pads and columns, and the hangars' places.
    fn fields(grid: FlightGrid) -> Vec<Point> {
        let own = Seat::ALL.into_iter().flat_map(|seat| {
            let berths = Plane::ALL.map(|plane| grid.berth(seat, plane));
            let fields = grid.own_fields(seat).map(|(_, point)| point);
            fields.chain(berths)
        });
        (0..Progress::RING)
            .map(|square| grid.ring(square))
            .chain(own)
            .collect()
    }

    #[test]
    fn the_ring_is_one_round_of_neighbours() {
        for near in Seat::ALL {
            let grid = FlightGrid { near };
            for square in 0..Progress::RING {
                let (a, b) = (grid.ring(square), grid.ring((square + 1) % Progress::RING));
                let (right, down) = ((a.x - b.x).abs(), (a.y - b.y).abs());
                assert!(
                    (right.max(down) - FlightGrid::CELL).abs() < 1e-9,
                    "{square}"
                );
                assert!(right.min(down) < 1e-9 || right.max(down) - right.min(down) < 1e-9);
            }
        }
    }

    #[test]
    fn a_plane_is_on_the_ring_where_the_rules_say() {
        for seat in Seat::ALL {
            for p in 1..=50 {
                let square = (13 * seat.index() as u8 + p - 1) % 52;
                let there = NEAR.at(seat, Plane::ALL[0], at(p as i8));
                assert_eq!(there, NEAR.ring(square), "seat {seat} at {p}");
            }
        }
    }

    #[test]
    fn every_step_of_a_way_goes_to_a_neighbour() {
        for seat in Seat::ALL {
            let points: Vec<Point> = (0..=56)
                .map(|p| NEAR.at(seat, Plane::ALL[0], at(p)))
                .collect();
            for (p, pair) in points.windows(2).enumerate() {
                let step = distance(pair[0], pair[1]);
                assert!(
                    (99.0..142.0).contains(&step),
                    "seat {seat} from {p}: {step}"
                );
            }
        }
    }

    #[test]
    fn seats_are_quarter_turns_of_each_other() {
        let middle = FlightGrid::SIDE / 2.0;
        for near in Seat::ALL {
            let grid = FlightGrid { near };
            for seat in Seat::ALL {
                let next = Seat::ALL[(seat.index() + 1) % Seat::MAX];
                for p in 0..=56 {
                    let here = grid.at(seat, Plane::ALL[0], at(p));
                    let turned = Point {
                        x: middle - (here.y - middle),
                        y: middle + (here.x - middle),
                    };
                    assert!(distance(grid.at(next, Plane::ALL[0], at(p)), turned) < 1e-9);
                    let degrees = grid.heading(seat, at(p)) + 90.0;
                    assert!(
                        (grid.heading(next, at(p)) - degrees % 360.0).abs() < 1e-9,
                        "{p}"
                    );
                }
                // Whoever looks, the own corner is the same one.
                let own = FlightGrid { near: seat };
                assert_eq!(own.hangar(seat), NEAR.hangar(Seat::FIRST));
            }
        }
        let near = NEAR.hangar(Seat::FIRST);
        assert!(near.x < middle && near.y > middle, "at the bottom left");
    }

    #[test]
    fn colours_follow_each_other_and_own_ones_are_those_of_the_rules() {
        for square in 0..Progress::RING {
            let next = FlightGrid::colour((square + 1) % Progress::RING);
            let expect = (FlightGrid::colour(square).index() + 1) % Seat::MAX;
            assert_eq!(next.index(), expect, "{square}");
        }
        for seat in Seat::ALL {
            for p in 1..=50 {
                let own = FlightGrid::colour(at(p).ring(seat).unwrap()) == seat;
                assert_eq!(own, p % 4 == 2, "seat {seat} at {p}");
            }
        }
    }

    #[test]
    fn a_flight_crosses_the_third_square_of_the_home_column_opposite() {
        for seat in Seat::ALL {
            let opposite = Seat::ALL[(seat.index() + 2) % Seat::MAX];
            let [a, b] = NEAR.flight(seat);
            let crossed = NEAR.at(opposite, Plane::ALL[0], Progress::CROSSED);
            assert_eq!((a.x + b.x, a.y + b.y), (2.0 * crossed.x, 2.0 * crossed.y));
            assert!(a.x == b.x || a.y == b.y, "straight across");
        }
    }

    #[test]
    fn nothing_overlaps_and_all_is_inside() {
        for near in Seat::ALL {
            let grid = FlightGrid { near };
            let fields = fields(grid);
            assert_eq!(fields.len(), 52 + 4 * (1 + 5 + 4));
            let inside = FlightGrid::CELL / 2.0..=FlightGrid::SIDE - FlightGrid::CELL / 2.0;
            for (i, a) in fields.iter().enumerate() {
                assert!(inside.contains(&a.x) && inside.contains(&a.y), "{a}");
                for b in &fields[..i] {
                    assert!(distance(*a, *b) > 99.0, "{a} {b}");
                }
            }
            for seat in Seat::ALL {
                // Its hangar touches no square and not its pad.
                let own: Vec<Point> = Plane::ALL.map(|plane| grid.berth(seat, plane)).into();
                for field in fields.iter().filter(|field| !own.contains(field)) {
                    let gap = distance(grid.hangar(seat), *field) - FlightGrid::HANGAR;
                    assert!(gap > FlightGrid::PLANE, "seat {seat}: {gap} to {field}");
                }
                for berth in own {
                    let reach = distance(grid.hangar(seat), berth) + FlightGrid::PLANE;
                    assert!(reach < FlightGrid::HANGAR);
                }
            }
        }
    }

    #[test]
    fn planes_that_share_a_field_lie_apart_within_it() {
        for count in 1..=4 {
            for i in 0..count {
                let one = FlightGrid::share(i, count);
                let radius = FlightGrid::PLANE * one.scale;
                let edge = one.by.x.abs().max(one.by.y.abs()) + radius;
                assert!(edge <= FlightGrid::CELL / 2.0, "{count} {i}");
                for j in 0..i {
                    let gap = distance(one.by, FlightGrid::share(j, count).by) - 2.0 * radius;
                    assert!(gap > 0.0, "{count} {i} {j}");
                }
            }
        }
    }

    #[test]
    fn a_way_goes_along_the_squares_that_are_passed() {
        let (seat, plane) = (Seat::SECOND, Plane::ALL[2]);
        let way = |setup: &str, from, number, fly| {
            let setup: Setup = setup.parse().unwrap();
            let route = Route::of(&setup, at(from), number, fly).unwrap();
            NEAR.way(seat, plane, at(from), route.legs())
        };
        let points = |all: &[i8]| -> Vec<Point> {
            all.iter().map(|p| NEAR.at(seat, plane, at(*p))).collect()
        };
        assert_eq!(way("", 3, 2, false), points(&[3, 4, 5]));
        assert_eq!(way("", 9, 1, false), points(&[9, 10, 14]), "a jump");
        assert_eq!(
            way("", 12, 2, true),
            points(&[12, 13, 14, 18, 30]),
            "and a flight"
        );
        assert_eq!(
            way("fly-then-jump=on", 16, 2, true),
            points(&[16, 17, 18, 30, 34])
        );
        let bounced = way("overshoot=bounce", 54, 5, false);
        assert_eq!(bounced, points(&[54, 55, 56, 55, 54, 53]));
    }

    #[test]
    fn planes_look_where_they_go() {
        let heading = |p| NEAR.heading(Seat::FIRST, at(p));
        assert_eq!([heading(0), heading(1), heading(5)], [90.0, 0.0, 270.0]);
        assert_eq!(heading(4), 315.0, "around the inner corner");
        assert_eq!([heading(50), heading(55), heading(56)], [0.0, 0.0, 0.0]);
    }
}
