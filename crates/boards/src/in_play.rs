//! Each game as it looks in the middle of a match, for the places that show what the game is.

use games::{AnyView, Kind};

/// What a watcher sees of a match of this game that has gone on for a while.
#[must_use]
pub fn in_play(kind: Kind) -> Option<AnyView> {
    let text = match kind {
        Kind::Ataxx => "w x5o/1x3oo/2xx3/2xoo2/1oxx3/1o2xx1/o5x x 0 9",
        Kind::Boxes => "w 6ax/oab/xc0 x size=3x3",
        Kind::Aeroplane => {
            "w | players=4 | move 2 0 - 5 | 4,@1,18,- | 27,56,-,9 | 15,33,-,53 | 40,-,0,-"
        }
        Kind::Tacocat => {
            "w |  | - | 2 3:4,5 | defend 1 5,6,7 | ?2 1 open | ?5 1 open | 2,4,6,9,10 | ?23"
        }
        // `games` has a test game too, where tests ask for it.
        #[allow(unreachable_patterns)]
        _ => return None,
    };
    AnyView::parse(kind, text).ok()
}
