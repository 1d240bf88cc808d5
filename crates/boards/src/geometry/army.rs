//! The Stratego board: ten by ten squares, seen from one side.

use game::Seat;
use game_stratego::Square;

use super::{Heading, Point};

/// The board's picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArmyGrid {
    /// Whose side is at the bottom.
    pub near: Seat,
    /// Whether there is a rim for coordinates, at the left and at the bottom.
    pub rim: bool,
}

impl ArmyGrid {
    /// The width of a square.
    pub const CELL: f64 = 100.0;
    /// The width of the rim.
    pub const RIM: f64 = 32.0;

    /// Where the squares begin.
    const fn left(self) -> f64 {
        if self.rim { Self::RIM } else { 0.0 }
    }

    /// Width and height of the picture.
    #[must_use]
    pub const fn side(self) -> f64 {
        self.left() + Self::CELL * Square::SIDE as f64
    }

    /// Column and row on the screen, from the top left.
    fn place(self, square: Square) -> (u8, u8) {
        let square = self.seen(square);
        (square.column(), Square::SIDE - 1 - square.row())
    }

    /// The square as the near seat calls it, or the other way round.
    fn seen(self, square: Square) -> Square {
        match self.near == Seat::FIRST {
            true => square,
            false => square.turned(),
        }
    }

    /// The square in this column and row on the screen.
    fn at(self, column: u8, row: u8) -> Option<Square> {
        let square = Square::new(column, (Square::SIDE - 1).checked_sub(row)?)?;
        Some(self.seen(square))
    }

    /// The top left corner of a square.
    #[must_use]
    pub fn corner(self, square: Square) -> Point {
        let (column, row) = self.place(square);
        Point {
            x: self.left() + Self::CELL * f64::from(column),
            y: Self::CELL * f64::from(row),
        }
    }

    /// The middle of a square.
    #[must_use]
    pub fn middle(self, square: Square) -> Point {
        let Point { x, y } = self.corner(square);
        Point {
            x: x + Self::CELL / 2.0,
            y: y + Self::CELL / 2.0,
        }
    }

    /// The square under a point, if it is on the board.
    #[must_use]
    pub fn under(self, point: Point) -> Option<Square> {
        let index = |along: f64| {
            let index = (along / Self::CELL).floor();
            (0.0..f64::from(Square::SIDE))
                .contains(&index)
                .then_some(index as u8)
        };
        self.at(index(point.x - self.left())?, index(point.y)?)
    }

    /// The next square in this direction on the screen; none at the edge.
    #[must_use]
    pub fn next(self, square: Square, heading: Heading) -> Option<Square> {
        let (column, row) = self.place(square);
        let (right, down) = heading.step();
        self.at(
            column.checked_add_signed(right)?,
            row.checked_add_signed(down)?,
        )
    }

    /// The rows from the top of the screen, each from the left.
    pub fn rows(self) -> impl Iterator<Item = Vec<Square>> {
        (0..Square::SIDE).map(move |row| {
            (0..Square::SIDE)
                .filter_map(|column| self.at(column, row))
                .collect()
        })
    }

    /// The coordinates on the rim, each with its middle.
    pub fn labels(self) -> impl Iterator<Item = (String, Point)> {
        let middle = move |square: Option<Square>| square.map(|square| self.middle(square));
        (0..Square::SIDE).flat_map(move |along| {
            let (column, row) = (self.at(along, Square::SIDE - 1), self.at(0, along));
            let letter = column.and_then(|square| {
                let name = square.to_string();
                Some((name.chars().next()?.to_string(), middle(column)?.x))
            });
            let number = row.map(|square| (square.row() + 1).to_string());
            let letter = letter.map(|(letter, x)| {
                let y = self.side() - Self::RIM / 2.0;
                (letter, Point { x, y })
            });
            let number = number.zip(middle(row)).map(|(number, Point { y, .. })| {
                let x = Self::RIM / 2.0;
                (number, Point { x, y })
            });
            [letter, number].into_iter().flatten()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    const RED: ArmyGrid = ArmyGrid {
        near: Seat::FIRST,
        rim: true,
    };
    const BLUE: ArmyGrid = ArmyGrid {
        near: Seat::SECOND,
        rim: false,
    };

    #[test]
    fn each_sees_the_own_back_row_at_the_bottom() {
        let corners = |grid: ArmyGrid| {
            let rows: Vec<Vec<Square>> = grid.rows().collect();
            [rows[0][0], rows[9][9], rows[9][0]].map(|square| square.to_string())
        };
        assert_eq!(corners(RED), ["a10", "k1", "a1"]);
        assert_eq!(corners(BLUE), ["k1", "a10", "k10"]);
        assert_eq!(RED.corner(square("a10")), Point { x: 32.0, y: 0.0 });
        assert_eq!(BLUE.corner(square("k1")), Point { x: 0.0, y: 0.0 });
    }

    #[test]
    fn under_its_middle_is_the_square_and_off_the_board_is_none() {
        for grid in [RED, BLUE] {
            for square in Square::all() {
                assert_eq!(grid.under(grid.middle(square)), Some(square));
                assert_eq!(grid.under(grid.corner(square)), Some(square));
            }
            for (x, y) in [(-0.1, 5.0), (5.0, 1000.0), (1032.1, 5.0), (f64::NAN, 5.0)] {
                assert_eq!(grid.under(Point { x, y }), None);
            }
        }
        assert_eq!(RED.under(Point { x: 31.0, y: 50.0 }), None);
    }

    #[test]
    fn arrows_go_where_they_point_on_the_screen() {
        for grid in [RED, BLUE] {
            for from in Square::all() {
                for heading in [Heading::Up, Heading::Down, Heading::Left, Heading::Right] {
                    let Point { x, y } = grid.middle(from);
                    let (right, down) = heading.step();
                    let there = Point {
                        x: x + ArmyGrid::CELL * f64::from(right),
                        y: y + ArmyGrid::CELL * f64::from(down),
                    };
                    assert_eq!(grid.next(from, heading), grid.under(there));
                }
            }
        }
    }

    #[test]
    fn every_row_and_column_has_its_name_beside_it() {
        let labels: Vec<(String, Point)> = RED.labels().collect();
        assert_eq!(labels.len(), 20);
        let find = |name: &str| labels.iter().find(|(label, _)| label == name).unwrap().1;
        assert_eq!(
            find("k"),
            Point {
                x: 982.0,
                y: 1016.0
            }
        );
        assert_eq!(find("10"), Point { x: 16.0, y: 50.0 });
        let blue: Vec<String> = BLUE.labels().map(|(name, _)| name).collect();
        assert_eq!(blue[..4], ["k", "1", "j", "2"]);
    }
}
