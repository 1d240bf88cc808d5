//! Where a key leads the focus on a board: arrows one step on the screen, Home and End along the row, Page Up and Page
//! Down along the column.

use boards::geometry::Heading;

/// What a key means for the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Walk {
    /// To the next place.
    Step(Heading),
    /// As far as it goes.
    End(Heading),
}

impl Walk {
    /// That of a keyboard event's `key`, if it is one of these.
    pub(crate) fn of_key(key: &str) -> Option<Self> {
        let end = match key {
            "Home" => Heading::Left,
            "End" => Heading::Right,
            "PageUp" => Heading::Up,
            "PageDown" => Heading::Down,
            _ => return Heading::of_key(key).map(Self::Step),
        };
        Some(Self::End(end))
    }

    /// The place it leads to from `here`, where `next` gives the one beside another; none at the edge.
    pub(crate) fn from<P: Copy>(
        self,
        here: P,
        next: impl Fn(P, Heading) -> Option<P>,
    ) -> Option<P> {
        match self {
            Self::Step(heading) => next(here, heading),
            Self::End(heading) => {
                std::iter::successors(next(here, heading), |at| next(*at, heading)).last()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use boards::geometry::{LineGrid, SquareGrid};

    use super::*;

    #[test]
    fn keys_lead_a_step_or_to_the_edge() {
        let check = |flip, from: &str, key, expect: Option<&str>| {
            let grid = SquareGrid { flip };
            let to = Walk::of_key(key)
                .unwrap()
                .from(from.parse().unwrap(), |at, heading| grid.next(at, heading));
            assert_eq!(to, expect.map(|to| to.parse().unwrap()), "{from} {key}");
        };
        check(false, "d4", "ArrowUp", Some("d5"));
        check(false, "d4", "Home", Some("a4"));
        check(false, "d4", "End", Some("g4"));
        check(false, "d4", "PageUp", Some("d7"));
        check(false, "d4", "PageDown", Some("d1"));
        check(false, "a7", "Home", None);
        check(false, "a7", "PageUp", None);
        check(true, "d4", "Home", Some("g4"));
        check(true, "d4", "PageUp", Some("d1"));
        assert_eq!(Walk::of_key("Enter"), None);
        assert_eq!(Walk::of_key("x"), None);
    }

    #[test]
    fn lines_too() {
        let grid = LineGrid {
            size: "3x3".parse().unwrap(),
            flip: false,
        };
        let go = |from: &str, key| {
            let to = Walk::of_key(key)?.from(from.parse().unwrap(), |at, way| grid.next(at, way));
            to.map(|to: game_boxes::Line| to.to_string())
        };
        assert_eq!(go("b2h", "Home").as_deref(), Some("a2h"));
        assert_eq!(go("a2v", "End").as_deref(), Some("d2v"));
        assert_eq!(go("a1h", "PageUp").as_deref(), Some("a4h"));
    }
}
