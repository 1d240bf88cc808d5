//! The Aeroplane Chess board.
//!
//! Each seat has a colour and a sign: a flower, a diamond, a ring, a leaf. Squares of the ring show
//! whose they are by both, and every plane carries its sign, so that nothing hangs on colour alone.

use game::Seat;
use game_aeroplane::{Fate, Plane, Position, Progress};

use crate::Palette;
use crate::geometry::{FlightGrid, Point};
use crate::ink::Ink;
use crate::part::Part;
use crate::pen::Pen;
use crate::picture::{Drawing, Place};

/// Petals of the flower, along the diagonals, within a radius of 30.
const PETALS: &str = "M4-4Q5-22 22-22Q22-5 4-4ZM4 4Q22 5 22 22Q5 22 4 4ZM-4 4Q-5 22-22 22Q-22 5-4 4ZM-4-4Q-22-5-22-22Q-5-22-4-4Z";
const DIAMOND: &str = "M0-27L20 0L0 27L-20 0Z";
const RING: &str =
    "M0-23A23 23 0 1 1 0 23A23 23 0 1 1 0-23ZM0-11A11 11 0 1 0 0 11A11 11 0 1 0 0-11Z";
const LEAF: &str = "M0-28C19-12 21 11 0 26C-21 11-19-12 0-28Z";
/// A plane from above that looks to the top of the screen, within a radius of 45.
const PLANE: &str = "M0-45C8-45 12-36 12-27L12-16L42 5Q45 7 45 11L45 17L12 9L10 25L22 33L22 40L0 35L-22 40L-22 33L-10 25L-12 9L-45 17L-45 11Q-45 7-42 5L-12-16L-12-27C-12-36-8-45 0-45Z";
/// What the squares lie on, from the middle.
const CROSS: &str =
    "M-350-755H350V-400L400-350H755V350H400L350 400V755H-350V400L-400 350H-755V-350H-400L-350-400Z";
/// The part of the centre that belongs to the seat at the bottom, as seen from the middle.
const WEDGE: &str = "M0 0L140 140Q0 150-140 140Z";
/// A flower of eight petals.
const BLOOM: &str =
    "M0-34L9-13L24-24L13-9L34 0L13 9L24 24L9 13L0 34L-9 13L-24 24L-13 9L-34 0L-13-9L-24-24L-9-13Z";

const fn sign(seat: Seat) -> &'static str {
    match seat.index() {
        0 => PETALS,
        1 => DIAMOND,
        2 => RING,
        _ => LEAF,
    }
}

/// An Aeroplane Chess board as a still picture, turned so that the corner of one seat is nearest.
#[derive(Clone, Copy, Debug)]
pub struct PlaneBoard<'a> {
    position: &'a Position,
    grid: FlightGrid,
}

impl<'a> PlaneBoard<'a> {
    /// The board of this position, the corner of `near` being nearest.
    #[must_use]
    pub const fn new(position: &'a Position, near: Seat) -> Self {
        Self {
            position,
            grid: FlightGrid { near },
        }
    }

    /// A file of its own.
    #[must_use]
    pub fn file(&self, palette: &Palette) -> String {
        let side = FlightGrid::SIDE;
        let mut pen = Pen::new(Ink::Own(palette));
        pen.raw(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{side}\" viewBox=\"0 0 {side} {side}\" aria-hidden=\"true\">"
        ));
        pen.put(
            Part::Board,
            format_args!("rect width=\"{side}\" height=\"{side}\""),
        );
        self.draw(&mut pen, false);
        self.draw_pieces(&mut pen);
        pen.raw(format_args!("</svg>"));
        pen.svg()
    }

    /// Degrees by which what looks right for the seat at the bottom is turned for `seat`.
    fn degrees(&self, seat: Seat) -> usize {
        90 * self.grid.turns(seat)
    }

    fn draw_ring(&self, pen: &mut Pen<'_>) {
        for square in 0..Progress::RING {
            pen.at(self.grid.ring(square), |pen| {
                pen.put(Part::Square, FIELD);
                let seat = FlightGrid::colour(square);
                pen.group(Part::Fleet(seat), |pen| {
                    pen.put(Part::Emblem, format_args!("path d=\"{}\"", sign(seat)));
                });
            });
        }
    }

    /// What belongs to one seat: hangar, pad, home column, flight and its part of the centre.
    fn draw_own(&self, pen: &mut Pen<'_>, seat: Seat) {
        let middle = FlightGrid::SIDE / 2.0;
        pen.at(self.grid.hangar(seat), draw_hangar);
        for plane in Plane::ALL {
            let Point { x, y } = self.grid.berth(seat, plane);
            pen.put(
                Part::Berth,
                format_args!("circle cx=\"{x}\" cy=\"{y}\" r=\"56\""),
            );
        }
        for (at, point) in self.grid.own_fields(seat) {
            pen.at(point, |pen| {
                match at {
                    Progress::PAD => pen.put(Part::Home, format_args!("circle r=\"46\"")),
                    _ => pen.put(Part::Home, FIELD),
                }
                pen.put(Part::Badge, format_args!("path d=\"{}\"", sign(seat)));
            });
        }
        let middle = Point {
            x: middle,
            y: middle,
        };
        let degrees = self.degrees(seat);
        pen.at(middle, |pen| {
            pen.put(
                Part::Home,
                format_args!("path d=\"{WEDGE}\" transform=\"rotate({degrees})\""),
            );
        });
    }

    /// The planes of one seat, field by field.
    fn draw_planes(&self, pen: &mut Pen<'_>, seat: Seat) {
        let side = self.position.side(seat);
        if side.fate() == Fate::Playing {
            let on_board =
                (Progress::PAD.number()..Progress::CENTRE.number()).filter_map(Progress::new);
            for at in on_board {
                let leads: Vec<Plane> = side
                    .planes_at(at)
                    .iter()
                    .filter(|plane| side.is_lead(*plane))
                    .collect();
                for (i, plane) in leads.iter().enumerate() {
                    let share = FlightGrid::share(i, leads.len());
                    let Point { x, y } = self.grid.at(seat, *plane, at);
                    let point = Point {
                        x: x + share.by.x,
                        y: y + share.by.y,
                    };
                    let heading = self.grid.heading(seat, at);
                    let planes = side.stack(*plane).len();
                    pen.at(point, |pen| {
                        draw_plane(pen, seat, heading, share.scale, planes)
                    });
                }
            }
        }
        for plane in Plane::ALL {
            let berth = self.grid.berth(seat, plane);
            let heading = self.grid.heading(seat, Progress::HANGAR);
            match side.progress(plane) {
                _ if matches!(side.fate(), Fate::Out(_)) => {}
                Progress::HANGAR => pen.at(berth, |pen| draw_plane(pen, seat, heading, 1.0, 1)),
                Progress::CENTRE => pen.at(berth, |pen| draw_done(pen, seat, heading)),
                _ => {}
            }
        }
    }
}

/// A square field around the origin.
const FIELD: std::fmt::Arguments<'static> =
    format_args!("rect x=\"-47\" y=\"-47\" width=\"94\" height=\"94\" rx=\"14\"");

fn draw_hangar(pen: &mut Pen<'_>) {
    let radius = FlightGrid::HANGAR;
    let wall = radius - 15.0;
    pen.put(Part::Hangar, format_args!("circle r=\"{radius}\""));
    pen.put(Part::Wall, format_args!("circle r=\"{wall}\""));
}

/// One plane around the origin, looking up, without a board.
pub(crate) fn draw_single(pen: &mut Pen<'_>, seat: Seat) {
    pen.group(Part::Fleet(seat), |pen| draw_plane(pen, seat, 0.0, 1.0, 1));
}

/// A plane or a stack around the origin.
fn draw_plane(pen: &mut Pen<'_>, seat: Seat, heading: f64, scale: f64, planes: usize) {
    pen.raw(format_args!("<g transform=\"scale({scale})\">"));
    for i in (1..planes).rev() {
        let by = 7 * i;
        pen.raw(format_args!("<g transform=\"translate({by} -{by})\">"));
        draw_hull(pen, heading);
        pen.raw(format_args!("</g>"));
    }
    draw_hull(pen, heading);
    pen.put(
        Part::Badge,
        format_args!("path d=\"{}\" transform=\"scale(.6)\"", sign(seat)),
    );
    if planes > 1 {
        pen.put(
            Part::Tag,
            format_args!("circle cx=\"30\" cy=\"30\" r=\"23\""),
        );
        let at = Point { x: 30.0, y: 44.0 };
        pen.text(Part::Count, at, format_args!("{planes}"));
    }
    pen.raw(format_args!("</g>"));
}

fn draw_hull(pen: &mut Pen<'_>, heading: f64) {
    for part in [Part::Halo, Part::Hull] {
        pen.put(
            part,
            format_args!("path d=\"{PLANE}\" transform=\"rotate({heading})\""),
        );
    }
}

/// A plane that is done, around the origin.
fn draw_done(pen: &mut Pen<'_>, seat: Seat, heading: f64) {
    let over = (heading + 180.0) % 360.0;
    pen.put(
        Part::Done,
        format_args!("path d=\"{PLANE}\" transform=\"rotate({over})\""),
    );
    pen.put(
        Part::Emblem,
        format_args!("path d=\"{}\" transform=\"scale(.6)\"", sign(seat)),
    );
}

impl Drawing for PlaneBoard<'_> {
    fn class(&self) -> &'static str {
        "aeroplane"
    }

    fn size(&self) -> (f64, f64) {
        (FlightGrid::SIDE, FlightGrid::SIDE)
    }

    /// Fields are named by seat and progress, `0:14`.
    fn place(&self, text: &str) -> Option<Place> {
        let (seat, progress) = text.split_once(':')?;
        let (seat, progress): (Seat, Progress) = (seat.parse().ok()?, progress.parse().ok()?);
        let on_field = progress != Progress::HANGAR;
        on_field.then(|| Place::Field(self.grid.at(seat, Plane::ALL[0], progress)))
    }

    fn draw(&self, pen: &mut Pen<'_>, _: bool) {
        let middle = FlightGrid::SIDE / 2.0;
        pen.at(
            Point {
                x: middle,
                y: middle,
            },
            |pen| {
                pen.put(Part::Cross, format_args!("path d=\"{CROSS}\""));
            },
        );
        self.draw_ring(pen);
        for seat in Seat::ALL {
            pen.group(Part::Fleet(seat), |pen| self.draw_own(pen, seat));
        }
        for seat in Seat::ALL {
            let [a, b] = self.grid.flight(seat);
            let toward =
                |from: f64, to: f64| from + 62.0 * (to - from).signum() * f64::from(from != to);
            let (a, b) = (
                Point {
                    x: toward(a.x, b.x),
                    y: toward(a.y, b.y),
                },
                Point {
                    x: toward(b.x, a.x),
                    y: toward(b.y, a.y),
                },
            );
            pen.group(Part::Fleet(seat), |pen| {
                pen.put(Part::Flight, format_args!("path d=\"M{a}L{b}\""));
            });
        }
        pen.at(
            Point {
                x: middle,
                y: middle,
            },
            |pen| {
                pen.put(Part::Heart, format_args!("circle r=\"46\""));
                pen.put(Part::Bloom, format_args!("path d=\"{BLOOM}\""));
            },
        );
    }

    fn draw_pieces(&self, pen: &mut Pen<'_>) {
        for seat in self.position.setup().seats().iter() {
            pen.group(Part::Fleet(seat), |pen| self.draw_planes(pen, seat));
        }
    }
}
