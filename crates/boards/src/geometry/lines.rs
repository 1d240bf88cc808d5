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
    /// How far from a line a touch can still mean it. Less than half a cell: the middle of a line that is drawn means
    /// no other.
    pub const REACH: f64 = 40.0;

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

    /// The middle of a box.
    #[must_use]
    pub fn centre(self, spot: Spot) -> Point {
        let Point { x, y } = self.corner(spot);
        let half = Self::CELL / 2.0;
        Point {
            x: x + half,
            y: y + half,
        }
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

    /// The letters of the columns below the board, the numbers of the rows at its left, and where
    /// each stands.
    pub fn labels(self) -> impl Iterator<Item = (String, Point)> {
        let edge = Self::MARGIN;
        self.dots().flat_map(move |dot| {
            let Point { x, y } = self.dot(dot);
            let below = (y > self.height() - edge - 1.0).then(|| {
                let letter = char::from(b'a' + dot.column()).to_string();
                let y = self.height() - 6.0;
                (letter, Point { x, y })
            });
            let left = (x < edge + 1.0).then(|| {
                let (x, y) = (9.0, y + 6.0);
                ((dot.row() + 1).to_string(), Point { x, y })
            });
            below.into_iter().chain(left)
        })
    }

    /// From a point to a line.
    #[must_use]
    pub fn distance(self, line: Line, point: Point) -> f64 {
        let [a, b] = self.ends(line);
        // Not `clamp`, which has a message with numbers ready.
        let clamp = |at: f64, p: f64, q: f64| at.max(p.min(q)).min(p.max(q));
        (point.x - clamp(point.x, a.x, b.x)).hypot(point.y - clamp(point.y, a.y, b.y))
    }

    /// The one of these lines that a touch at `point` means: the nearest, unless it is far.
    #[must_use]
    pub fn nearest(self, point: Point, lines: impl Iterator<Item = Line>) -> Option<Line> {
        lines
            .map(|line| (line, self.distance(line, point)))
            .filter(|(_, far)| *far <= Self::REACH)
            .min_by(|(_, a), (_, b)| a.total_cmp(b))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(size: &str, flip: bool) -> LineGrid {
        LineGrid {
            size: size.parse().unwrap(),
            flip,
        }
    }

    fn line(text: &str) -> Line {
        text.parse().unwrap()
    }

    /// Whether a point lies within a convex outline, its border apart.
    fn holds(outline: &[Point], point: Point) -> bool {
        let sides = outline.iter().zip(outline.iter().cycle().skip(1));
        let turns =
            sides.map(|(a, b)| (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
        let turns: Vec<f64> = turns.collect();
        turns.iter().all(|turn| *turn > 1e-9) || turns.iter().all(|turn| *turn < -1e-9)
    }

    #[test]
    fn a1_is_bottom_left_and_top_right_when_turned() {
        let dot: Dot = "a1".parse().unwrap();
        let margin = LineGrid::MARGIN;
        let upright = grid("2x3", false);
        assert_eq!(
            upright.dot(dot),
            Point {
                x: margin,
                y: margin + 200.0
            }
        );
        assert_eq!((upright.width(), upright.height()), (360.0, 260.0));
        assert_eq!(
            grid("2x3", true).dot(dot),
            Point {
                x: margin + 300.0,
                y: margin
            }
        );
        assert_eq!(upright.dots().count(), 12);
    }

    #[test]
    fn a_box_lies_between_its_four_dots() {
        for flip in [false, true] {
            let grid = grid("3x4", flip);
            for spot in grid.size.spots() {
                for side in spot.sides() {
                    let far = grid.distance(side, grid.centre(spot));
                    assert_eq!(far, LineGrid::CELL / 2.0, "{spot} {side}");
                }
            }
        }
    }

    /// The promise of `area`, on a fine net of points: whatever area holds a point is that of the
    /// nearest line, and no point between the outermost dots is without one.
    #[test]
    fn an_area_holds_what_is_nearest_to_its_line() {
        for (size, flip) in [("1x1", false), ("1x3", true), ("3x2", false), ("2x2", true)] {
            let grid = grid(size, flip);
            let steps = |whole: f64| {
                (0..)
                    .map(|i| 1.7 + 3.1 * f64::from(i))
                    .take_while(move |at| *at < whole)
            };
            for x in steps(grid.width()) {
                for y in steps(grid.height()) {
                    let point = Point { x, y };
                    let nearest = |line: &Line| grid.distance(*line, point);
                    let least = grid
                        .size
                        .lines()
                        .map(|line| nearest(&line))
                        .fold(f64::MAX, f64::min);
                    let owners: Vec<Line> = grid
                        .size
                        .lines()
                        .filter(|line| holds(&grid.area(*line), point))
                        .collect();
                    assert!(owners.len() <= 1, "{size} {point:?} {owners:?}");
                    assert!(owners.iter().all(|line| nearest(line) <= least + 1e-9));
                    let near_border = owners.is_empty() && grid.inside(point);
                    let tied = grid
                        .size
                        .lines()
                        .filter(|line| nearest(line) < least + 1e-9)
                        .count()
                        > 1;
                    assert!(!near_border || tied, "{size} {point:?} belongs to nobody");
                }
            }
        }
    }

    /// A click in the middle of an area's bounding box has to mean this line.
    #[test]
    fn the_middle_of_an_areas_box_is_within_it() {
        for size in ["1x1", "5x5", "9x9", "1x9"] {
            for flip in [false, true] {
                let grid = grid(size, flip);
                for line in grid.size.lines() {
                    let area = grid.area(line);
                    let middle = |of: fn(&Point) -> f64| {
                        let all = area.iter().map(of);
                        (all.clone().fold(f64::MAX, f64::min) + all.fold(f64::MIN, f64::max)) / 2.0
                    };
                    let point = Point {
                        x: middle(|p| p.x),
                        y: middle(|p| p.y),
                    };
                    assert!(holds(&area, point), "{size} {line}");
                }
            }
        }
    }

    /// 5x5 boxes on a phone 360 pixels wide, with 4 pixels free at each side: every area takes a
    /// square of 44 pixels turned by 45 degrees, or more.
    #[test]
    fn five_by_five_is_wide_enough_for_fingers_on_a_small_phone() {
        let grid = grid("5x5", false);
        let cell = LineGrid::CELL * (360.0 - 8.0) / grid.width();
        assert!(cell / 2f64.sqrt() >= 44.0, "{cell}");
    }

    #[test]
    fn a_touch_means_the_nearest_line_unless_it_is_far() {
        let check = |x, y, lines: &[&str], expect: Option<&str>| {
            let lines = lines.iter().map(|text| line(text));
            let found = grid("2x2", false).nearest(Point { x, y }, lines);
            assert_eq!(found, expect.map(line), "{x} {y}");
        };
        // a1 is at 30,230; b1 at 130,230; a2 at 30,130.
        check(60.0, 228.0, &["a1v", "b1v"], Some("a1v"));
        check(60.0, 228.0, &["b1v"], None);
        check(80.0, 230.0, &["a1v", "b1v", "b1h", "a2h"], None);
        check(100.0, 225.0, &["a1v", "b1v", "b1h"], Some("b1v"));
        check(5.0, 255.0, &["a1h", "b2v"], Some("a1h"));
        check(80.0, 180.0, &["a1h", "a1v"], None);
        check(60.0, 228.0, &[], None);
    }

    #[test]
    fn arrows_go_to_the_next_row_of_lines_or_along_it() {
        let check = |flip, from, heading, expect: Option<&str>| {
            assert_eq!(
                grid("2x2", flip).next(line(from), heading),
                expect.map(line),
                "{from}"
            );
        };
        check(false, "a2h", Heading::Right, Some("b2h"));
        check(false, "b2h", Heading::Right, None);
        check(false, "a2h", Heading::Up, Some("a2v"));
        check(false, "a2v", Heading::Up, Some("a3h"));
        check(false, "a3h", Heading::Up, None);
        check(false, "b1v", Heading::Down, Some("a1h"));
        check(false, "c1v", Heading::Left, Some("b1v"));
        check(false, "a1h", Heading::Left, None);
        check(true, "a2h", Heading::Left, Some("b2h"));
        check(true, "a2h", Heading::Down, Some("b2v"));
    }

    #[test]
    fn arrows_reach_every_line() {
        for size in ["1x1", "1x9", "9x1", "3x4", "9x9"] {
            for flip in [false, true] {
                let grid = grid(size, flip);
                let mut open = vec![grid.first().unwrap()];
                let mut seen = open.clone();
                while let Some(from) = open.pop() {
                    for heading in [Heading::Up, Heading::Down, Heading::Left, Heading::Right] {
                        if let Some(next) =
                            grid.next(from, heading).filter(|next| !seen.contains(next))
                        {
                            seen.push(next);
                            open.push(next);
                        }
                    }
                }
                assert_eq!(seen.len(), grid.size.line_count(), "{size}");
            }
        }
    }
}
