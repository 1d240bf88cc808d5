//! A whole board as a still picture.

use std::fmt::Write as _;

use game::{Illegal, Seat};
use games::AnyView;

use crate::boxes::LineBoard;
use crate::geometry::{ArmyGrid, Decimal, Frame, LineGrid, Point, SquareGrid};
use crate::ink::Ink;
use crate::part::Part;
use crate::pen::Pen;
use crate::sheet::TextSheet;
use crate::squares::SquareBoard;
use crate::{ArmyBoard, Edition, Palette, PlaneBoard, TacocatBoard, escape};

/// Where something is on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Place {
    /// A square field of the common size, by its middle.
    Field(Point),
    /// A line, by its ends.
    Line([Point; 2]),
}

impl Place {
    fn middle(self) -> Point {
        match self {
            Self::Field(middle) => middle,
            Self::Line([a, b]) => Point {
                x: (a.x + b.x) / 2.0,
                y: (a.y + b.y) / 2.0,
            },
        }
    }
}

/// A board that can be drawn: what each game has to give.
pub(crate) trait Drawing {
    /// The board's class in the style sheet.
    fn class(&self) -> &'static str;
    /// Width and height in its own units, a field being 100 wide.
    fn size(&self) -> (f64, f64);
    /// Where the place of this name is.
    fn place(&self, text: &str) -> Option<Place>;
    /// Draws what lies below marks: the board itself, with or without its coordinates.
    fn draw(&self, pen: &mut Pen<'_>, labels: bool);
    /// Draws what lies above them.
    fn draw_pieces(&self, pen: &mut Pen<'_>);
}

/// The board of the game, turned or not.
fn drawing(view: &AnyView, flip: bool) -> Box<dyn Drawing + '_> {
    match view {
        AnyView::Ataxx(view) => Box::new(SquareBoard {
            view,
            grid: SquareGrid { flip },
        }),
        AnyView::Boxes(view) => Box::new(LineBoard {
            view,
            grid: LineGrid {
                size: view.position().size(),
                flip,
            },
        }),
        AnyView::Aeroplane(aeroplane) => {
            let own = view.viewer().seat().unwrap_or(Seat::FIRST);
            let near = if flip { opposite(own) } else { own };
            Box::new(PlaneBoard::new(aeroplane.position(), near))
        }
        AnyView::Stratego(stratego) => {
            let own = view.viewer().seat().unwrap_or(Seat::FIRST);
            let near = if flip { own.other() } else { own };
            let grid = ArmyGrid { near, rim: true };
            Box::new(ArmyBoard::new(stratego, grid, Edition::Original))
        }
        AnyView::Tacocat(tacocat) => {
            let own = view.viewer().seat().unwrap_or(Seat::FIRST);
            let near = if flip { own.other() } else { own };
            Box::new(TacocatBoard::new(tacocat.position(), near))
        }
        // `games` has a test game too, where tests ask for it.
        #[allow(unreachable_patterns)]
        view => Box::new(TextSheet(view)),
    }
}

/// The seat across a board of four.
const fn opposite(seat: Seat) -> Seat {
    Seat::ALL[(seat.index() + 2) % Seat::MAX]
}

/// What is pointed at, by the names of places: `d4`, `a1h`.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pointer {
    Mark(String),
    Arrow(String, String),
}

/// A still picture of a board, for those who may see `view`. A text for those who cannot see the
/// picture belongs to it unless it is only an ornament.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    view: &'a AnyView,
    flip: bool,
    labels: bool,
    pointers: Vec<Pointer>,
    told: Option<(&'a str, &'a str)>,
}

impl<'a> Picture<'a> {
    /// The board of this view: upright, with its coordinates.
    #[must_use]
    pub const fn new(view: &'a AnyView) -> Self {
        Self {
            view,
            flip: false,
            labels: true,
            pointers: Vec::new(),
            told: None,
        }
    }

    /// The same turned by half a turn, or not.
    #[must_use]
    pub const fn flip(mut self, flip: bool) -> Self {
        self.flip = flip;
        self
    }

    /// The same with or without coordinates.
    #[must_use]
    pub const fn labels(mut self, labels: bool) -> Self {
        self.labels = labels;
        self
    }

    /// The same with a field or a line that is pointed at.
    ///
    /// # Errors
    /// When the board has no such place.
    pub fn mark(mut self, place: &str) -> Result<Self, Illegal> {
        self.find(place)?;
        self.pointers.push(Pointer::Mark(place.to_owned()));
        Ok(self)
    }

    /// The same with an arrow.
    ///
    /// # Errors
    /// When the board has no such places.
    pub fn arrow(mut self, from: &str, to: &str) -> Result<Self, Illegal> {
        self.find(from)?;
        self.find(to)?;
        let arrow = Pointer::Arrow(from.to_owned(), to.to_owned());
        self.pointers.push(arrow);
        Ok(self)
    }

    fn find(&self, place: &str) -> Result<Place, Illegal> {
        let found = drawing(self.view, self.flip).place(place);
        found.ok_or_else(|| Illegal::new("bad-place").with("place", place))
    }

    /// The same with its name, and what can be seen on it.
    #[must_use]
    pub const fn told(mut self, title: &'a str, description: &'a str) -> Self {
        self.told = Some((title, description));
        self
    }

    /// Width and height in its own units, in which a field is 100 wide.
    #[must_use]
    pub fn size(&self) -> (f64, f64) {
        drawing(self.view, self.flip).size()
    }

    /// The `svg` element for within a page, whose style sheet gives it colours.
    #[must_use]
    pub fn inline(&self) -> String {
        self.written(Ink::Sheet, "")
    }

    /// A file of its own.
    #[must_use]
    pub fn file(&self, palette: &Palette) -> String {
        let (width, height) = decimals(self.size());
        let own =
            format!(" xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\"");
        self.written(Ink::Own(palette), &own)
    }

    /// The `svg` element for within another picture, as large as fits into `frame` there.
    #[must_use]
    pub fn within(&self, palette: &Palette, frame: Frame) -> String {
        let Frame {
            corner: Point { x, y },
            width,
            height,
        } = frame;
        let ((x, y), (width, height)) = (decimals((x, y)), decimals((width, height)));
        let own = format!(" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
        self.written(Ink::Own(palette), &own)
    }

    fn written(&self, ink: Ink<'_>, attributes: &str) -> String {
        let board = drawing(self.view, self.flip);
        let (width, height) = decimals(board.size());
        let mut pen = Pen::new(ink);
        pen.raw(format_args!("<svg{attributes}"));
        if let Ink::Sheet = ink {
            pen.raw(format_args!(" class=\"board {} still\"", board.class()));
        }
        pen.raw(format_args!(" viewBox=\"0 0 {width} {height}\""));
        match self.told {
            None => pen.raw(format_args!(" aria-hidden=\"true\">")),
            Some((title, description)) => pen.raw(format_args!(
                " role=\"img\"><title>{}</title><desc>{}</desc>",
                escape(title),
                escape(description)
            )),
        }
        if let Ink::Own(_) = ink {
            let ground = format_args!("rect width=\"{width}\" height=\"{height}\"");
            pen.put(Part::Board, ground);
        }
        board.draw(&mut pen, self.labels);
        self.draw_marks(&*board, &mut pen);
        board.draw_pieces(&mut pen);
        self.draw_arrows(&*board, &mut pen);
        pen.raw(format_args!("</svg>"));
        pen.svg()
    }

    fn draw_marks(&self, board: &dyn Drawing, pen: &mut Pen<'_>) {
        let marks = self.pointers.iter().filter_map(|pointer| match pointer {
            Pointer::Mark(place) => board.place(place),
            Pointer::Arrow(..) => None,
        });
        for place in marks {
            match place {
                Place::Field(Point { x, y }) => {
                    let (x, y) = decimals((x - 46.0, y - 46.0));
                    let shape = format_args!(
                        "rect x=\"{x}\" y=\"{y}\" width=\"92\" height=\"92\" rx=\"8\""
                    );
                    pen.put(Part::Mark, shape);
                }
                Place::Line([a, b]) => pen.put(Part::LineMark, format_args!("path d=\"M{a}L{b}\"")),
            }
        }
    }

    fn draw_arrows(&self, board: &dyn Drawing, pen: &mut Pen<'_>) {
        for pointer in &self.pointers {
            if let Pointer::Arrow(from, to) = pointer
                && let (Some(from), Some(to)) = (board.place(from), board.place(to))
            {
                let outline = arrow(from.middle(), to.middle());
                pen.put(Part::Arrow, format_args!("path d=\"{outline}\""));
            }
        }
    }
}

const fn decimals((a, b): (f64, f64)) -> (Decimal, Decimal) {
    (Decimal(a), Decimal(b))
}

/// The outline of an arrow from near `from` to near `to`, along its right side and back.
fn arrow(from: Point, to: Point) -> String {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1.0);
    // So far along the arrow, and so far beside it.
    let at = |along: f64, beside: f64| {
        let tenth = |value: f64| (value * 10.0).round() / 10.0;
        Point {
            x: tenth(from.x + (dx * along - dy * beside) / length),
            y: tenth(from.y + (dy * along + dx * beside) / length),
        }
    };
    let (start, neck, tip) = (length * 0.16, length - 44.0, length - 6.0);
    let outline = [
        at(start, 7.0),
        at(neck, 7.0),
        at(neck, 22.0),
        at(tip, 0.0),
        at(neck, -22.0),
        at(neck, -7.0),
        at(start, -7.0),
    ];
    let mut path = String::new();
    for (i, point) in outline.iter().enumerate() {
        let _ = write!(path, "{}{point}", if i == 0 { "M" } else { "L" });
    }
    path.push('Z');
    path
}
