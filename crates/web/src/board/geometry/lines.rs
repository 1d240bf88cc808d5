//! The Dots and Boxes board: dots, the lines between them, and the boxes.

use game_boxes::{Direction, Dot, Line, Size, Spot};

use super::{Heading, Point};

/// The board's picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineGrid {
    /// How many boxes.
    pub size: Size,
    /// Turned by half a turn: a1 at the top right.
    pub flip: bool,
}

impl LineGrid {
    /// From one dot to the next.
    pub const CELL: f64 = 100.0;
    /// What is left free around the dots, for the coordinates and for fingers.
    pub const MARGIN: f64 = 30.0;

    /// Width of the picture.
    #[must_use]
    pub fn width(self) -> f64 {
        Self::CELL * f64::from(self.size.columns()) + 2.0 * Self::MARGIN
    }

    /// Height of the picture.
    #[must_use]
    pub fn height(self) -> f64 {
        Self::CELL * f64::from(self.size.rows()) + 2.0 * Self::MARGIN
    }

    /// Where a place of the board is, counted in cells from the lower left dot.
    fn place(self, column: f64, row: f64) -> Point {
        let (columns, rows) = (f64::from(self.size.columns()), f64::from(self.size.rows()));
        let (right, down) = if self.flip {
            (columns - column, row)
        } else {
            (column, rows - row)
        };
        Point {
            x: Self::MARGIN + Self::CELL * right,
            y: Self::MARGIN + Self::CELL * down,
        }
    }

    /// Where a dot is.
    #[must_use]
    pub fn dot(self, dot: Dot) -> Point {
        self.place(f64::from(dot.column()), f64::from(dot.row()))
    }

    /// Every dot of the board.
    pub fn dots(self) -> impl Iterator<Item = Dot> {
        let Self { size, .. } = self;
        (0..=size.rows()).flat_map(move |row| {
            (0..=size.columns()).filter_map(move |column| Dot::new(column, row))
        })
    }

    /// The two ends of a line.
    #[must_use]
    pub fn ends(self, line: Line) -> [Point; 2] {
        line.dots().map(|dot| self.dot(dot))
    }

    /// The middle of a line.
    #[must_use]
    pub fn middle(self, line: Line) -> Point {
        let [a, b] = self.ends(line);
        Point {
            x: (a.x + b.x) / 2.0,
            y: (a.y + b.y) / 2.0,
        }
    }

    /// The area in which a touch means this line: all that is nearer to it than to any other line.
    ///
    /// Within the board that is a square on its tip, from the line's ends to the middles of the
    /// boxes beside it; a line at the border also owns the margin outside it.
    #[must_use]
    pub fn area(self, line: Line) -> Vec<Point> {
        let [a, b] = self.ends(line);
        let mut area = vec![a];
        area.extend(self.flank(a, b));
        area.push(b);
        area.extend(self.flank(b, a));
        area
    }

    /// The border of a line's area on the left of it, walking from `a` to `b`.
    fn flank(self, a: Point, b: Point) -> Vec<Point> {
        let left = Point {
            x: (b.y - a.y) / Self::CELL,
            y: (a.x - b.x) / Self::CELL,
        };
        let beside = |from: Point, by: f64| Point {
            x: from.x + left.x * by,
            y: from.y + left.y * by,
        };
        let middle = Point {
            x: (a.x + b.x) / 2.0,
            y: (a.y + b.y) / 2.0,
        };
        let tip = beside(middle, Self::CELL / 2.0);
        if self.inside(tip) {
            vec![tip]
        } else {
            vec![beside(a, Self::MARGIN), beside(b, Self::MARGIN)]
        }
    }

    /// Whether a point lies between the outermost dots.
    fn inside(self, point: Point) -> bool {
        let within = |at: f64, whole: f64| at > Self::MARGIN && at < whole - Self::MARGIN;
        within(point.x, self.width()) && within(point.y, self.height())
    }

    /// The top left corner of a box; it is [`CELL`](Self::CELL) wide.
    #[must_use]
    pub fn corner(self, spot: Spot) -> Point {
        let turned = u8::from(self.flip);
        self.place(
            f64::from(spot.column() + turned),
            f64::from(spot.row() + 1 - turned),
        )
    }

    /// The line an arrow key leads to: up and down to the next row of lines, left and right within
    /// it; none at the edge. Of two lines equally near, the left one.
    #[must_use]
    pub fn next(self, from: Line, heading: Heading) -> Option<Line> {
        let here = self.middle(from);
        let half = Self::CELL / 2.0;
        let (right, down) = heading.step();
        let row = here.y + half * f64::from(down);
        let in_reach = |to: &Point| match right {
            0 => true,
            _ => (to.x - here.x) * f64::from(right) > 0.5,
        };
        self.size
            .lines()
            .map(|line| (line, self.middle(line)))
            .filter(|(_, to)| (to.y - row).abs() < 0.5 && in_reach(to))
            .min_by(|(_, a), (_, b)| {
                let far = |to: &Point| (to.x - here.x).abs();
                far(a).total_cmp(&far(b)).then(a.x.total_cmp(&b.x))
            })
            .map(|(line, _)| line)
    }

    /// The line the focus is on at first: the one in the middle of the board.
    #[must_use]
    pub fn first(self) -> Option<Line> {
        let column = (self.size.columns() - 1) / 2;
        let row = self.size.rows() / 2;
        Line::new(Dot::new(column, row)?, Direction::Horizontal)
    }
}
