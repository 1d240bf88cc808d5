//! What the page says around a board: the score, the position to copy, the kind of an event.

use games::{AnyView, Kind};

/// The points of seats 0 and 1: pieces in Ataxx, boxes in Dots and Boxes. Empty for a game that
/// does not count points.
#[must_use]
pub fn scores(view: &AnyView) -> Vec<u32> {
    match view {
        AnyView::Ataxx(view) => [game::Seat::FIRST, game::Seat::SECOND]
            .map(|seat| view.count(seat))
            .to_vec(),
        AnyView::Boxes(view) => view.position().scores().map(u32::from).to_vec(),
        AnyView::Aeroplane(_) => Vec::new(),
        // `games` has a test game too, where tests ask for it.
        #[allow(unreachable_patterns)]
        _ => Vec::new(),
    }
}

/// The position's text, for people to copy.
#[must_use]
pub fn position_text(view: &AnyView) -> String {
    match view {
        AnyView::Ataxx(view) => view.position().to_string(),
        AnyView::Boxes(view) => view.position().to_string(),
        AnyView::Aeroplane(view) => view.position().to_string(),
        #[allow(unreachable_patterns)]
        view => view.to_string(),
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
    /// Somebody is out.
    Out,
}

impl Happened {
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
            Kind::Aeroplane => notice.parse().ok().map(|notice| match notice {
                game_aeroplane::Notice::Out(..) => Self::Out,
                game_aeroplane::Notice::Pass(_) => Self::Pass,
                game_aeroplane::Notice::Moved { trip, place, .. } => {
                    let hits = trip
                        .legs()
                        .any(|(_, crossed, hit)| crossed.or(hit).is_some());
                    gain(hits || place.is_some())
                }
                _ => Self::Act,
            }),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }

    /// The log's `data-kind`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Act | Self::Gain => "act",
            Self::Pass => "pass",
            Self::Out => "out",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(kind: Kind, text: &str) -> AnyView {
        AnyView::parse(kind, text).unwrap()
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
