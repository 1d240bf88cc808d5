//! The Ataxx board: seven by seven squares.

use game_ataxx::Square;

use super::{Heading, Point};

/// The board's picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareGrid {
    /// Turned by half a turn: g1 at the top left.
    pub flip: bool,
}

impl SquareGrid {
    /// The width of a square.
    pub const CELL: f64 = 100.0;
    /// Width and height of the picture, which is the board without any margin.
    pub const SIDE: f64 = Self::CELL * Square::SIDE as f64;

    /// Column and row on the screen, from the top left.
    const fn place(self, square: Square) -> (u8, u8) {
        let last = Square::SIDE - 1;
        if self.flip {
            (last - square.column(), square.row())
        } else {
            (square.column(), last - square.row())
        }
    }

    /// The square in this column and row on the screen.
    fn at(self, column: u8, row: u8) -> Option<Square> {
        let turned = (Square::SIDE - 1).checked_sub(if self.flip { column } else { row })?;
        if self.flip {
            Square::new(turned, row)
        } else {
            Square::new(column, turned)
        }
    }

    /// The top left corner of a square.
    #[must_use]
    pub fn corner(self, square: Square) -> Point {
        let (column, row) = self.place(square);
        Point {
            x: Self::CELL * f64::from(column),
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
        self.at(index(point.x)?, index(point.y)?)
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

    /// What stands at the edge of this square: the column's letter in the lowest row, the row's
    /// number in the left column.
    #[must_use]
    pub fn labels(self, square: Square) -> (Option<char>, Option<u8>) {
        let (column, row) = self.place(square);
        let letter = char::from(b'a' + square.column());
        (
            (row == Square::SIDE - 1).then_some(letter),
            (column == 0).then_some(square.row() + 1),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    const UPRIGHT: SquareGrid = SquareGrid { flip: false };
    const TURNED: SquareGrid = SquareGrid { flip: true };

    #[test]
    fn a7_is_top_left_and_g1_when_turned() {
        let top_left = Point { x: 0.0, y: 0.0 };
        assert_eq!(UPRIGHT.corner(square("a7")), top_left);
        assert_eq!(TURNED.corner(square("g1")), top_left);
        let rows: Vec<Vec<Square>> = UPRIGHT.rows().collect();
        assert_eq!((rows[0][0], rows[6][6]), (square("a7"), square("g1")));
        let rows: Vec<Vec<Square>> = TURNED.rows().collect();
        assert_eq!((rows[0][0], rows[6][6]), (square("g1"), square("a7")));
    }

    #[test]
    fn under_its_middle_is_the_square_and_off_the_board_is_none() {
        for grid in [UPRIGHT, TURNED] {
            for square in Square::all() {
                assert_eq!(grid.under(grid.middle(square)), Some(square));
                let Point { x, y } = grid.corner(square);
                assert_eq!(grid.under(Point { x, y }), Some(square));
                let inside = SquareGrid::CELL - 0.001;
                let far = Point {
                    x: x + inside,
                    y: y + inside,
                };
                assert_eq!(grid.under(far), Some(square));
            }
            for (x, y) in [(-0.1, 5.0), (5.0, 700.0), (700.0, 5.0), (f64::NAN, 5.0)] {
                assert_eq!(grid.under(Point { x, y }), None);
            }
        }
    }

    #[test]
    fn arrows_go_where_they_point_on_the_screen() {
        let check = |grid: SquareGrid, heading, expect: Option<&str>| {
            assert_eq!(grid.next(square("d4"), heading), expect.map(square));
        };
        check(UPRIGHT, Heading::Up, Some("d5"));
        check(UPRIGHT, Heading::Right, Some("e4"));
        check(TURNED, Heading::Up, Some("d3"));
        check(TURNED, Heading::Right, Some("c4"));
        for grid in [UPRIGHT, TURNED] {
            for from in Square::all() {
                for heading in [Heading::Up, Heading::Down, Heading::Left, Heading::Right] {
                    let Point { x, y } = grid.middle(from);
                    let (right, down) = heading.step();
                    let there = Point {
                        x: x + SquareGrid::CELL * f64::from(right),
                        y: y + SquareGrid::CELL * f64::from(down),
                    };
                    assert_eq!(grid.next(from, heading), grid.under(there));
                }
            }
        }
    }

    #[test]
    fn labels_stand_at_the_left_and_at_the_bottom_of_the_screen() {
        assert_eq!(UPRIGHT.labels(square("a1")), (Some('a'), Some(1)));
        assert_eq!(UPRIGHT.labels(square("g1")), (Some('g'), None));
        assert_eq!(UPRIGHT.labels(square("a7")), (None, Some(7)));
        assert_eq!(TURNED.labels(square("g7")), (Some('g'), Some(7)));
        assert_eq!(TURNED.labels(square("g1")), (None, Some(1)));
        assert_eq!(TURNED.labels(square("a1")), (None, None));
    }
}
