//! What is seen of an event of Aeroplane Chess: which planes go along which points and when, and
//! what bursts on the way. No browser in here; the page plays it.

use std::fmt::Write as _;

use game::Seat;
use game_aeroplane::{How, Notice, Plane, Planes, Position, Progress, Struck, Trip};

use crate::Stand;
use crate::geometry::{FlightGrid, Point};

/// A plane on its way at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Milliseconds from the start of the event.
    pub millis: u32,
    /// Where it is. Degrees may be any number, so that a turn goes the short way round.
    pub stand: Stand,
}

/// The way of one plane, from where it was to where it stays.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub plane: Plane,
    /// In the order of time.
    pub frames: Vec<Frame>,
}

/// What something that bursts on the board tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Burst {
    /// A landing that sends planes home.
    Hit,
    /// A flight that sends planes home which it crosses.
    Cross,
    /// A jump.
    Jump,
    /// Planes that become a stack.
    Stack,
    /// A plane that is done.
    Home,
}

impl Burst {
    /// The name the style sheet knows it by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hit => "hit",
            Self::Cross => "cross",
            Self::Jump => "jump",
            Self::Stack => "stack",
            Self::Home => "home",
        }
    }
}

/// Something that bursts on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Blast {
    /// What it tells.
    pub burst: Burst,
    /// Whom it is about: who is sent home, or who moves.
    pub seat: Seat,
    /// Where.
    pub at: Point,
    /// Milliseconds from the start of the event.
    pub millis: u32,
}

/// What is seen of one event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Show {
    /// The planes that move.
    pub motions: Vec<Motion>,
    /// What bursts.
    pub blasts: Vec<Blast>,
    /// The way of whoever moved, as an SVG path; empty if nobody did.
    pub trail: String,
    /// How long it takes, the time to take it in included.
    pub millis: u32,
}

/// Milliseconds: the die in the air, a look at what it shows, a look at what needs no hurry.
const THROW: u32 = 600;
const LOOK: u32 = 350;
const READ: u32 = 900;
/// Milliseconds of a plane: from square to square, a jump, a flight, from the hangar to the pad, to
/// the hangar, the last bit to where it stays.
const STEP: u32 = 150;
const JUMP: u32 = 340;
const FLIGHT: u32 = 760;
const LAUNCH: u32 = 420;
const HOME: u32 = 520;
const SETTLE: u32 = 140;
/// How large a plane gets in the middle of a step, a jump, a flight, and on its way home.
const HOP: f64 = 1.12;
const LEAP: f64 = 1.5;
const SOAR: f64 = 1.9;
const FALL: f64 = 0.7;

impl Show {
    /// What is seen of this notice, which led from one position to another. Where it did not (a
    /// match that is stepped through backwards), nothing moves.
    #[must_use]
    pub fn of(grid: FlightGrid, before: &Position, notice: &Notice, after: &Position) -> Self {
        let mut stage = Director {
            grid,
            before,
            after,
            moves: true,
            show: Self::default(),
        };
        stage.show.millis = match notice {
            Notice::Roll(_) => THROW,
            Notice::RollOff { then, .. } => LOOK + then.map_or(LOOK, |_| READ),
            Notice::Rolled { seat, back, .. } => match back {
                Some(planes) => LOOK + stage.send(*seat, *planes, LOOK) + LOOK,
                None => LOOK,
            },
            Notice::Pass(_) | Notice::Out(..) => READ,
            Notice::Launch(seat, plane) => stage.launch(*seat, *plane),
            Notice::Moved { seat, trip, .. } => stage.travel(*seat, trip),
        };
        stage.show
    }

    /// The same where nothing moves any more: what is left on the board, and how long it took.
    #[must_use]
    pub fn still(grid: FlightGrid, notice: &Notice) -> Self {
        let start = Position::default();
        Self::of(grid, &start, notice, &start)
    }
}

/// Puts a show together.
struct Director<'a> {
    grid: FlightGrid,
    before: &'a Position,
    after: &'a Position,
    /// Whether the notice leads from the one to the other.
    moves: bool,
    show: Show,
}

impl Director<'_> {
    fn launch(&mut self, seat: Seat, plane: Plane) -> u32 {
        let progress = |position: &Position| position.side(seat).progress(plane);
        self.moves =
            progress(self.before) == Progress::HANGAR && progress(self.after) == Progress::PAD;
        let [berth, pad] =
            [Progress::HANGAR, Progress::PAD].map(|at| self.grid.at(seat, plane, at));
        let mut course = self
            .course(seat, plane)
            .unwrap_or_else(|| Course::new(berth));
        course.leap(LAUNCH, pad, LEAP);
        self.finish(seat, Planes::one(plane), &course, SETTLE);
        self.show.trail = format!("M{berth}L{pad}");
        LAUNCH + SETTLE + LOOK
    }

    fn travel(&mut self, seat: Seat, trip: &Trip) -> u32 {
        let lead = trip.planes().lowest().unwrap_or(Plane::ALL[0]);
        let start = self.grid.at(seat, lead, trip.from());
        self.moves = self.is_of(seat, trip);
        let mut course = self
            .course(seat, lead)
            .unwrap_or_else(|| Course::new(start));
        let mut trail = format!("M{start}");
        let mut last = trip.from();
        for (leg, crossed, hit) in trip.legs() {
            let (left, to) = (course.clock(), self.grid.at(seat, lead, leg.to));
            match leg.how {
                How::Roll | How::Bounce => {
                    for square in leg.squares(last) {
                        let point = self.grid.at(seat, lead, square);
                        let _ = write!(trail, "L{point}");
                        course.leap(STEP, point, HOP);
                    }
                }
                How::Jump => {
                    self.blast(Burst::Jump, seat, to, left);
                    let _ = write!(trail, "Q{} {to}", bow(course.at(), to));
                    course.leap(JUMP, to, LEAP);
                }
                How::Fly => {
                    let _ = write!(trail, "L{to}");
                    course.leap(FLIGHT, to, SOAR);
                }
            }
            if let Some(struck) = crossed {
                self.strike(Burst::Cross, struck, left + FLIGHT / 2);
            }
            if let Some(struck) = hit {
                self.strike_at(Burst::Hit, struck, to, course.clock());
            }
            last = leg.to;
        }
        let (end, landed) = (course.at(), course.clock());
        if !trip.joined().is_empty() {
            self.blast(Burst::Stack, seat, end, landed);
        }
        let settle = if trip.end() == Progress::CENTRE {
            self.blast(Burst::Home, seat, end, landed);
            HOME
        } else {
            SETTLE
        };
        self.finish(seat, trip.planes(), &course, settle);
        self.show.trail = trail;
        // Who is sent home is on the way a little longer.
        let blasts = self.show.blasts.iter();
        let struck = blasts.filter(|blast| matches!(blast.burst, Burst::Hit | Burst::Cross));
        let latest = struck.map(|blast| blast.millis + HOME).max();
        (landed + settle).max(latest.unwrap_or_default()) + LOOK
    }

    /// Whether the planes were where this trip starts, and are where it ends.
    fn is_of(&self, seat: Seat, trip: &Trip) -> bool {
        let all = |position: &Position, at: Progress| {
            let there = position.side(seat).planes_at(at);
            trip.planes().minus(there).is_empty()
        };
        all(self.before, trip.from()) && all(self.after, trip.end())
    }

    /// The start of a plane's way, if it moves.
    fn course(&self, seat: Seat, plane: Plane) -> Option<Course> {
        let stand = Stand::of(self.grid, self.before, seat, plane).filter(|_| self.moves)?;
        Some(Course {
            frames: vec![Frame { millis: 0, stand }],
        })
    }

    /// Lets these planes go the same way and settle where each of them stays.
    fn finish(&mut self, seat: Seat, planes: Planes, course: &Course, settle: u32) {
        if !self.moves {
            return;
        }
        for (i, plane) in planes.iter().enumerate() {
            let own = |frame: &Frame| Frame {
                stand: frame.stand.under(i),
                ..*frame
            };
            let mut way = Course {
                frames: course.frames.iter().map(own).collect(),
            };
            if let (Some(first), Some(stand)) = (
                way.frames.first_mut(),
                Stand::of(self.grid, self.before, seat, plane),
            ) {
                first.stand = stand;
            }
            if let Some(stand) = Stand::of(self.grid, self.after, seat, plane) {
                way.settle(settle, stand);
            }
            self.push(seat, plane, way);
        }
    }

    fn push(&mut self, seat: Seat, plane: Plane, way: Course) {
        let frames = way.frames;
        self.show.motions.push(Motion {
            seat,
            plane,
            frames,
        });
    }

    fn strike(&mut self, burst: Burst, struck: Struck, millis: u32) {
        let at = self.grid.at(struck.seat, Plane::ALL[0], Progress::CROSSED);
        self.strike_at(burst, struck, at, millis);
    }

    fn strike_at(&mut self, burst: Burst, struck: Struck, at: Point, millis: u32) {
        self.blast(burst, struck.seat, at, millis);
        self.send(struck.seat, struck.planes, millis);
    }

    /// Sends planes to their hangar from `millis` on; how long that takes.
    fn send(&mut self, seat: Seat, planes: Planes, millis: u32) -> u32 {
        let planes = if self.moves { planes } else { Planes::NONE };
        for plane in planes.iter() {
            let stands = [self.before, self.after]
                .map(|position| Stand::of(self.grid, position, seat, plane));
            if let [Some(from), Some(to)] = stands
                && from.at != to.at
            {
                let mut way = Course {
                    frames: vec![
                        Frame {
                            millis: 0,
                            stand: from,
                        },
                        Frame {
                            millis,
                            stand: from,
                        },
                    ],
                };
                way.tumble(HOME, to);
                self.push(seat, plane, way);
            }
        }
        HOME
    }

    fn blast(&mut self, burst: Burst, seat: Seat, at: Point, millis: u32) {
        self.show.blasts.push(Blast {
            burst,
            seat,
            at,
            millis,
        });
    }
}

/// The point that a bow from one point to another is drawn towards.
fn bow(from: Point, to: Point) -> Point {
    Point {
        x: (from.x + to.x) / 2.0 + (to.y - from.y) / 4.0,
        y: (from.y + to.y) / 2.0 - (to.x - from.x) / 4.0,
    }
}

/// A way as it is made, never empty.
struct Course {
    frames: Vec<Frame>,
}

impl Course {
    fn new(at: Point) -> Self {
        let stand = Stand {
            at,
            scale: 1.0,
            turn: 0.0,
        };
        Self {
            frames: vec![Frame { millis: 0, stand }],
        }
    }

    fn last(&self) -> Frame {
        self.frames[self.frames.len() - 1]
    }

    fn at(&self) -> Point {
        self.last().stand.at
    }

    fn clock(&self) -> u32 {
        self.last().millis
    }

    /// To a point, largest in the middle of the way, looking where it goes.
    fn leap(&mut self, millis: u32, to: Point, scale: f64) {
        let Frame {
            millis: left,
            stand: from,
        } = self.last();
        let turn = near(
            from.turn,
            (to.x - from.at.x).atan2(from.at.y - to.y).to_degrees(),
        );
        let middle = Point {
            x: (from.at.x + to.x) / 2.0,
            y: (from.at.y + to.y) / 2.0,
        };
        for (after, at, scale) in [(millis / 2, middle, scale), (millis, to, 1.0)] {
            self.frames.push(Frame {
                millis: left + after,
                stand: Stand { at, scale, turn },
            });
        }
    }

    /// To where it stays.
    fn settle(&mut self, millis: u32, mut stand: Stand) {
        let last = self.last();
        stand.turn = near(last.stand.turn, stand.turn);
        self.frames.push(Frame {
            millis: last.millis + millis,
            stand,
        });
    }

    /// The same, rolling over on the way.
    fn tumble(&mut self, millis: u32, stand: Stand) {
        let from = self.last();
        self.frames.push(Frame {
            millis: from.millis + millis / 2,
            stand: Stand {
                at: Point {
                    x: (from.stand.at.x + stand.at.x) / 2.0,
                    y: (from.stand.at.y + stand.at.y) / 2.0,
                },
                scale: FALL,
                turn: from.stand.turn + 180.0,
            },
        });
        self.settle(millis - millis / 2, stand);
    }
}

/// The direction `to` as a number of degrees that is no more than half a turn from `from`.
fn near(from: f64, to: f64) -> f64 {
    from + (to - from + 180.0).rem_euclid(360.0) - 180.0
}

#[cfg(test)]
mod tests;
