//! What the page says around a board: the score, the position to copy, the kind of an event.

use game::Seat;
use games::{AnyView, Kind};

use super::guest;
use super::shown::Shown;

/// The points by seat: pieces in Ataxx, boxes in Dots and Boxes, planes in the centre. Empty for a game
/// that does not count points.
#[must_use]
pub fn scores(view: &Shown) -> Vec<u32> {
    match view {
        Shown::Two(AnyView::Ataxx(view)) => [Seat::FIRST, Seat::SECOND]
            .map(|seat| view.count(seat))
            .to_vec(),
        Shown::Two(AnyView::Boxes(view)) => view.position().scores().map(u32::from).to_vec(),
        Shown::Two(_) => Vec::new(),
        Shown::Guest(kind, view) => guest::scores(*kind, view),
    }
}

/// How a seat stands that does not play any more while others do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It has reached the goal, and has this place.
    Home(u8),
    /// It is out.
    Out,
}

/// How a seat stands that does not play any more.
#[must_use]
pub fn standing(view: &Shown, seat: Seat) -> Option<Standing> {
    match view {
        Shown::Two(_) => None,
        Shown::Guest(kind, view) => guest::standing(*kind, view, seat),
    }
}

/// The position's text, for people to copy.
#[must_use]
pub fn position_text(view: &Shown) -> String {
    match view {
        Shown::Two(AnyView::Ataxx(view)) => view.position().to_string(),
        Shown::Two(AnyView::Boxes(view)) => view.position().to_string(),
        Shown::Two(_) => String::new(),
        Shown::Guest(kind, view) => guest::position(*kind, view),
    }
}

/// What kind of event a notice tells of, for the log's `data-kind` and for sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A move.
    Act,
    /// A move that captured or claimed something.
    Gain,
    /// A forced pass.
    Pass,
    /// The die is thrown; what it shows is told next.
    Roll,
    /// Somebody is out.
    Out,
}

impl Happened {
    /// Every kind, in the order of their numbers.
    pub(crate) const ALL: [Self; 5] = [Self::Act, Self::Gain, Self::Pass, Self::Roll, Self::Out];

    /// Reads it off a notice; none if that is no notice of this game.
    #[must_use]
    pub fn of(kind: Kind, notice: &str) -> Option<Self> {
        let gain = |gain| if gain { Self::Gain } else { Self::Act };
        match kind {
            Kind::Ataxx => notice.parse().ok().map(|notice| match notice {
                game_ataxx::Notice::Out(..) => Self::Out,
                game_ataxx::Notice::Played {
                    action: game_ataxx::Action::Pass,
                    ..
                } => Self::Pass,
                game_ataxx::Notice::Played { captured, .. } => gain(!captured.is_empty()),
            }),
            Kind::Boxes => notice.parse().ok().map(|notice| match notice {
                game_boxes::Notice::Out(..) => Self::Out,
                game_boxes::Notice::Drawn { claimed, .. } => gain(!claimed.is_empty()),
            }),
            kind => guest::happened(kind, notice),
        }
    }

    /// The log's `data-kind`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Act | Self::Gain => "act",
            Self::Pass => "pass",
            Self::Roll => "roll",
            Self::Out => "out",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(kind: Kind, text: &str) -> Shown {
        Shown::read(kind, text).unwrap()
    }

    #[test]
    fn scores_and_positions() {
        let ataxx = view(Kind::Ataxx, "0 x5o/7/7/3x3/7/7/o5x o 0 1");
        assert_eq!(scores(&ataxx), [3, 2]);
        assert_eq!(position_text(&ataxx), "x5o/7/7/3x3/7/7/o5x o 0 1");
        let boxes = view(Kind::Boxes, "w x8/50 x size=2x2");
        assert_eq!(scores(&boxes), [1, 0]);
        assert_eq!(position_text(&boxes), "x8/50 x");
    }

    #[test]
    fn what_happened() {
        let check = |kind, notice, code: Option<&str>| {
            assert_eq!(
                Happened::of(kind, notice).map(Happened::code),
                code,
                "{notice}"
            );
        };
        check(Kind::Ataxx, "0 g2", Some("act"));
        check(Kind::Ataxx, "1 0000", Some("pass"));
        check(Kind::Ataxx, "! 1 time", Some("out"));
        check(Kind::Boxes, "0 a1h", Some("act"));
        check(Kind::Boxes, "! 0 resigned", Some("out"));
        check(Kind::Boxes, "g2", None);
        assert_eq!(Happened::of(Kind::Ataxx, "0 g2 f2"), Some(Happened::Gain));
        assert_eq!(
            Happened::of(Kind::Boxes, "0 a1h a1 again"),
            Some(Happened::Gain)
        );
    }
}
