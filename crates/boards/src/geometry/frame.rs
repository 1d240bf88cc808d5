//! From the screen to a picture's own units.

use super::Point;

/// Where a picture is shown on the screen, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The top left corner.
    pub corner: Point,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Frame {
    /// Where a point of the screen is on a picture of `width` x `height` units, which a browser
    /// shows as large as fits and in the middle. None while nothing is shown.
    #[must_use]
    pub fn locate(self, point: Point, width: f64, height: f64) -> Option<Point> {
        let scale = (self.width / width).min(self.height / height);
        let is_shown = self.width > 0.0 && self.height > 0.0;
        is_shown.then(|| Point {
            x: (point.x - self.corner.x - (self.width - width * scale) / 2.0) / scale,
            y: (point.y - self.corner.y - (self.height - height * scale) / 2.0) / scale,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_is_in_the_middle_of_its_frame() {
        let corner = Point { x: 10.0, y: 20.0 };
        let check = |width, height, point: (f64, f64), expect: (f64, f64)| {
            let frame = Frame {
                corner,
                width,
                height,
            };
            let (x, y) = point;
            let found = frame.locate(Point { x, y }, 700.0, 700.0).unwrap();
            assert_eq!((found.x, found.y), expect);
        };
        check(350.0, 350.0, (10.0, 20.0), (0.0, 0.0));
        check(350.0, 350.0, (185.0, 195.0), (350.0, 350.0));
        // Wider than high, and higher than wide: free at both sides.
        check(450.0, 350.0, (60.0, 20.0), (0.0, 0.0));
        check(350.0, 450.0, (360.0, 420.0), (700.0, 700.0));
        check(350.0, 350.0, (0.0, 0.0), (-20.0, -40.0));
    }

    #[test]
    fn nothing_is_where_nothing_is_shown() {
        let corner = Point { x: 0.0, y: 0.0 };
        for (width, height) in [(0.0, 0.0), (0.0, 5.0), (f64::NAN, 5.0), (-1.0, 5.0)] {
            let frame = Frame {
                corner,
                width,
                height,
            };
            assert_eq!(frame.locate(corner, 700.0, 700.0), None);
        }
    }
}
