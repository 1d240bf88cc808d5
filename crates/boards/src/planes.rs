//! The Aeroplane Chess board.
//!
//! Each seat has a colour and a sign: a flower, a diamond, a ring, a leaf. Squares of the ring show
//! whose they are by both, and every plane carries its sign, so that nothing hangs on colour alone.

use game::Seat;
use game_aeroplane::{Action, Notice, Phase, Plane, Planes, Position, Progress, Trip};

use crate::geometry::{Decimal, FlightGrid, Point};
use crate::ink::Ink;
use crate::part::Part;
use crate::pen::Pen;
use crate::picture::{Drawing, Place};
use crate::{Burst, Palette, Show, Stand};

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

/// Three petals of a bud that opens to the top.
const BUD: &str =
    "M0-24Q14-2 0 20Q-14-2 0-24ZM-4 20Q-28 12-26-12Q-8 0-4 20ZM4 20Q28 12 26-12Q8 0 4 20Z";

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
        let side = Decimal(FlightGrid::SIDE);
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
            let (x, y) = (Decimal(x), Decimal(y));
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

    /// The planes of one seat. In a stack the lowest lies on top.
    fn draw_planes(&self, pen: &mut Pen<'_>, seat: Seat) {
        let side = self.position.side(seat);
        for plane in Plane::ALL.into_iter().rev() {
            let Some(stand) = Stand::of(self.grid, self.position, seat, plane) else {
                continue;
            };
            let planes = if side.is_lead(plane) {
                side.stack(plane).len()
            } else {
                1
            };
            let at = side.progress(plane);
            pen.raw(format_args!(
                "<g data-plane=\"{seat}:{plane}\" data-at=\"{at}\""
            ));
            draw_plane(pen, seat, stand, at == Progress::CENTRE);
            if planes > 1 {
                draw_tag(pen, Point { x: 30.0, y: 30.0 }, planes);
            }
            pen.raw(format_args!("</g>"));
        }
    }

    /// What lies below everything else, for a page.
    #[must_use]
    pub fn ground(&self) -> String {
        let mut pen = Pen::new(Ink::Sheet);
        self.draw(&mut pen, false);
        pen.svg()
    }

    /// The planes, for a page; those of `top` above the others. Each is a group with `data-plane`
    /// (`0:3` is plane 3 of seat 0), moved and scaled, and in it a group that is turned.
    #[must_use]
    pub fn fleets(&self, top: Option<Seat>) -> String {
        let mut pen = Pen::new(Ink::Sheet);
        let seats = self.position.setup().seats();
        let (above, below): (Vec<Seat>, Vec<Seat>) =
            seats.iter().partition(|seat| Some(*seat) == top);
        for seat in below.into_iter().chain(above) {
            pen.group(Part::Fleet(seat), |pen| self.draw_planes(pen, seat));
        }
        pen.svg()
    }

    /// The planes of a seat that can be chosen, each in a ring and with its number, for a page.
    #[must_use]
    pub fn choice(&self, seat: Seat, planes: Planes, held: Option<Plane>) -> String {
        let mut pen = Pen::new(Ink::Sheet);
        pen.group(Part::Fleet(seat), |pen| {
            for plane in planes.iter() {
                let Some(Stand { at, scale, .. }) = Stand::of(self.grid, self.position, seat, plane)
                else {
                    continue;
                };
                let scale = Decimal(scale);
                let held = if held == Some(plane) {
                    " data-held=\"\""
                } else {
                    ""
                };
                pen.raw(format_args!(
                    "<g data-movable=\"{plane}\"{held} transform=\"translate({at}) scale({scale})\"><circle class=\"reach\" r=\"56\"/>"
                ));
                let number = plane.index() + 1;
                draw_tag(pen, Point { x: -34.0, y: -34.0 }, number);
                pen.raw(format_args!("</g>"));
            }
        });
        pen.svg()
    }

    /// What the present mover's action would do: the way, and what would burst on it, for a page.
    #[must_use]
    pub fn preview(&self, action: Action) -> String {
        let (Some(seat), Phase::Move(_, number)) = (self.position.mover(), self.position.phase())
        else {
            return String::new();
        };
        let notice = match action {
            Action::Launch(plane) => Notice::Launch(seat, plane),
            Action::Move { plane, fly, stack } => {
                match Trip::of(self.position, seat, plane, *number, fly, stack) {
                    Ok(trip) => Notice::Moved {
                        seat,
                        trip,
                        place: None,
                    },
                    Err(_) => return String::new(),
                }
            }
            Action::Roll | Action::Pass => return String::new(),
        };
        self.marks(
            seat,
            &Show::of(self.grid, self.position, &notice, self.position),
        )
    }

    /// What a show leaves on the board: the way of `seat` and what has burst, for a page.
    #[must_use]
    pub fn marks(&self, seat: Seat, show: &Show) -> String {
        let mut pen = Pen::new(Ink::Sheet);
        if !show.trail.is_empty() {
            pen.group(Part::Fleet(seat), |pen| {
                pen.raw(format_args!("<path class=\"trail\" d=\"{}\"/>", show.trail));
            });
        }
        for blast in &show.blasts {
            let (name, at) = (blast.burst.name(), blast.at);
            pen.group(Part::Fleet(blast.seat), |pen| {
                pen.raw(format_args!(
                    "<g transform=\"translate({at})\"><path class=\"blast\" data-burst=\"{name}\" d=\"{}\"/></g>",
                    shape(blast.burst)
                ));
            });
        }
        pen.svg()
    }
}

/// What a burst looks like, around the origin.
const fn shape(burst: Burst) -> &'static str {
    match burst {
        Burst::Hit => {
            "M0-78L14-34L55-55L34-14L78 0L34 14L55 55L14 34L0 78L-14 34L-55 55L-34 14L-78 0L-34-14L-55-55L-14-34Z"
        }
        Burst::Cross => "M-70-20Q-35-52 0-20T70-20M-70 20Q-35-12 0 20T70 20",
        Burst::Jump => "M-56 20Q0-92 56 20M56 20L50-14M56 20L24 8",
        Burst::Stack => {
            "M0-60A60 60 0 1 1 0 60A60 60 0 1 1 0-60ZM0-72A72 72 0 1 1 0 72A72 72 0 1 1 0-72Z"
        }
        Burst::Home => BLOOM,
    }
}

/// One plane around the origin, looking up, without a board.
pub(crate) fn draw_single(pen: &mut Pen<'_>, seat: Seat) {
    let stand = Stand {
        at: Point { x: 0.0, y: 0.0 },
        scale: 1.0,
        turn: 0.0,
    };
    pen.group(Part::Fleet(seat), |pen| {
        pen.raw(format_args!("<g"));
        draw_plane(pen, seat, stand, false);
        pen.raw(format_args!("</g>"));
    });
}

/// A plane, or its outline once it is done, in a group whose start is written but not closed.
fn draw_plane(pen: &mut Pen<'_>, seat: Seat, Stand { at, scale, turn }: Stand, done: bool) {
    let (scale, turn) = (Decimal(scale), Decimal(turn));
    pen.raw(format_args!(
        " transform=\"translate({at}) scale({scale})\"><g transform=\"rotate({turn})\">"
    ));
    let (parts, badge): (&[Part], Part) = if done {
        (&[Part::Done], Part::Emblem)
    } else {
        (&[Part::Halo, Part::Hull], Part::Badge)
    };
    for part in parts {
        pen.put(*part, format_args!("path d=\"{PLANE}\""));
    }
    pen.raw(format_args!("</g>"));
    let sign = sign(seat);
    pen.put(
        badge,
        format_args!("path d=\"{sign}\" transform=\"scale(.6)\""),
    );
}

/// A number in a small circle.
fn draw_tag(pen: &mut Pen<'_>, Point { x, y }: Point, number: usize) {
    let at = Point { x, y: y + 15.0 };
    let (x, y) = (Decimal(x), Decimal(y));
    pen.put(
        Part::Tag,
        format_args!("circle cx=\"{x}\" cy=\"{y}\" r=\"27\""),
    );
    pen.text(Part::Count, at, format_args!("{number}"));
}

/// A square field around the origin.
const FIELD: std::fmt::Arguments<'static> =
    format_args!("rect x=\"-47\" y=\"-47\" width=\"94\" height=\"94\" rx=\"14\"");

fn draw_hangar(pen: &mut Pen<'_>) {
    let radius = Decimal(FlightGrid::HANGAR);
    let wall = Decimal(FlightGrid::HANGAR - 15.0);
    pen.put(Part::Hangar, format_args!("circle r=\"{radius}\""));
    pen.put(Part::Wall, format_args!("circle r=\"{wall}\""));
    // An alpona between the places: a flower, and buds around it.
    pen.put(Part::Emblem, format_args!("path d=\"{BLOOM}\""));
    for turn in [0, 90, 180, 270] {
        pen.put(
            Part::Emblem,
            format_args!("path d=\"{BUD}\" transform=\"rotate({turn}) translate(0 -118)\""),
        );
    }
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
