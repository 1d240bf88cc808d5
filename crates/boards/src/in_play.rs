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
        Kind::Stratego => {
            "w |  | - | play | r 45 14 | 0,0 - a6a7 d9d8 \
            | ??????????D?????????I???D?????GG??HD??HE \
            a1a4m c1c2m k1k2m a2a5s b2b4m c2b2m j2j3m k2k3m a3a7mf b3b5m e3-sf f3f4m j3j6m k3j4m \
            a4-mf b4-mf e4-f f4-sf j4-mf k4k4f \
            | ????????D?J???????E?D????H??DDDD??GH?HHD \
            a7-mf b7-mf c7c7f d7e6m e7-mf f7f6mf j7-sf k7-sf a8-sf b8-mf d8d7m e8e4mf f8f7m g8f8m \
            k8-sf b9-mf d9d8m e9e9m g9g8m k9k8mf b10b7s c10b10m k10k9m"
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
