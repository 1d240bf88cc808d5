//! Fixed positions searched to fixed depths: the nodes are a checksum of how the engines search.

use game::{Rng, Viewer};
use games::{AnyView, Kind};

use crate::{Choice, aeroplane, ataxx, boxes, stratego, tacocat};

/// A position, as the text of a view without the viewer, and how deep the engine behind the best
/// level looks from there.
#[derive(Clone, Copy, Debug)]
pub struct Probe {
    /// Which game.
    pub kind: Kind,
    /// The position.
    pub position: &'static str,
    /// In the engine's own steps: plies, thousands of nodes in Dots and Boxes, worlds in Tacocat.
    pub depth: u8,
}

const fn at(kind: Kind, depth: u8, position: &'static str) -> Probe {
    Probe {
        kind,
        position,
        depth,
    }
}

/// Openings, middles and ends of every game with an engine, options and gaps among them.
pub const POSITIONS: &[Probe] = &[
    at(Kind::Ataxx, 14, "x5o/7/7/7/7/7/o5x x 0 1"),
    at(Kind::Ataxx, 13, "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1"),
    at(Kind::Ataxx, 13, "5xx/2o4/1o5/o1o4/7/2oxx2/5x1 x 0 7"),
    at(
        Kind::Ataxx,
        13,
        "xxx2oo/6o/3x3/x4o1/xx3oo/2xoo1o/2x2oo x 8 21",
    ),
    at(
        Kind::Ataxx,
        13,
        "1o3xx/2oo3/2-1-2/oo2o2/2-o-xx/1oo2x1/1o5 x 5 13",
    ),
    at(
        Kind::Ataxx,
        14,
        "o2xx2/o4x1/2o-2x/2---2/1o1-xxx/oooox1x/oo3xx x 1 23",
    ),
    at(Kind::Boxes, 20, "01290/00004/2e801/01000/00040 x"),
    at(Kind::Boxes, 20, "01293/6a82c/3ee85/05547/2917d o"),
    at(Kind::Boxes, 20, "05797/6bbax/7eec5/97xd7/6d17d x"),
    at(Kind::Boxes, 20, "412b/d000/546e/3955 x size=4x4 misere=on"),
    at(
        Kind::Boxes,
        20,
        "792beec/bc6c551/43bxbd2/xc69690/5512d04/d7aeoc7/7d013od x size=7x7",
    ),
    at(
        Kind::Aeroplane,
        4,
        "|  | move 2 0 - 4 | 10,-,0,30 | 7,-,22,-",
    ),
    at(
        Kind::Aeroplane,
        4,
        "|  | move 2 0 - 4 | 36,3,19,@1 | -,38,3,-",
    ),
    at(
        Kind::Aeroplane,
        4,
        "| players=4 | move 0 0 - 6 | 0,13,0,- | -,-,18,- | 7,3,-,- | -,0,17,-",
    ),
    at(
        Kind::Aeroplane,
        4,
        "| players=3 | move 0 0 - 4 | -,-,7,- | 4,1,48,- | -,21,-,-",
    ),
    at(
        Kind::Tacocat,
        40,
        "|  | - | 0 4:- | duel | ?7 1 open | ?7 1 open | 4,4,5,6,6,7 | ?18",
    ),
    at(
        Kind::Tacocat,
        40,
        "|  | - | 0 4:- | lead 0 | ?6 1 open | ?6 1 open | 5,6,6,7,9,10 | ?20",
    ),
    at(
        Kind::Tacocat,
        40,
        "|  | - | 1 3:4 | defend 1 5,5 | ?2 1 open | ?4 2 open | 1,2,4,6,9,9 | ?24",
    ),
    at(
        Kind::Tacocat,
        4,
        "| tie=arrow | - | 2 2:3,4 | replace 1 9 | ?9 1 open | ?9 1 open | - | ?20",
    ),
    at(
        Kind::Stratego,
        4,
        "|  | - | play | r 9 1 | 1,0 - e4f4f5 f6f7 | ??????????????????????????????????DG???? a4a5m b4b5m e4-mf f4-mf | ?????????????????????????????????II????? f7f7mf g7f5mf",
    ),
    at(
        Kind::Stratego,
        4,
        "|  | - | play | r 99 11 | 0,0 - f4f6f5f4 a9a10a8a9 | ???????????????D?????????D?????????I???D f2f4s f3-sf f4e5mf k4-sf | ?????????D??????????????B?????F???G????? a7b6m f7-mf k7k7f a8a6m f8f8f a9a7m a10a9s",
    ),
    at(
        Kind::Stratego,
        4,
        "|  | - | play | r 209 17 | 0,0 - f2e2e3e4 j8j9 | ???DI????????D??????I??LFJ??HDBGDFDI??HD d1-sf e1f6mf k1k2m d2-sf e2f5m f2e4m k2g4m a3a4mf d3-mf e3-mf f3f4mf j3j5mf k3-sf a4-f b4-mf c4-f d4-f e4-mf f4-mf g4h4m h4j3m j4-mf k4-f | ?????????E????????HDGD???DD?D?I??FDHL?JD a7b7s b7-mf c7d7m d7-mf e7-mf f7-sf g7e7mf j7k4m k7-mf a8b5m b8-sf c8c7m d8-sf e8-sf j8j7s k8-mf a9b6s b9g7mf c9a6m d9d9m e9b8m j9j9m a10-mf b10c8m d10d8m e10e8m f10e9m",
    ),
];

/// What the engine finds there; `None` if the text is no position in which somebody acts.
#[must_use]
pub fn probe(probe: &Probe) -> Option<Choice> {
    let watched = AnyView::parse(probe.kind, &format!("w {}", probe.position)).ok()?;
    let seat = watched.turn().owing().iter().next()?;
    let view = watched.world(&mut Rng::new(0)).view(Viewer::Seat(seat));
    match &view {
        AnyView::Ataxx(view) => ataxx::probe(view, probe.depth),
        AnyView::Boxes(view) => boxes::probe(view, probe.depth),
        AnyView::Aeroplane(view) => aeroplane::probe(view, probe.depth),
        AnyView::Stratego(view) => stratego::probe(view, probe.depth),
        AnyView::Tacocat(view) => tacocat::probe(view, probe.depth),
        #[cfg(feature = "party")]
        AnyView::Party(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_one_and_every_game_has_some() {
        for each in POSITIONS {
            let choice = probe(&Probe { depth: 1, ..*each });
            assert!(choice.is_some(), "{}", each.position);
        }
        for kind in [
            Kind::Ataxx,
            Kind::Boxes,
            Kind::Aeroplane,
            Kind::Tacocat,
            Kind::Stratego,
        ] {
            assert!(POSITIONS.iter().any(|probe| probe.kind == kind));
        }
    }

    #[test]
    fn what_is_no_position_has_no_answer() {
        let found = probe(&at(Kind::Ataxx, 1, "joho"));
        assert_eq!(found, None);
    }

    /// Whoever changes a search, an evaluation or the order of moves changes these numbers, and
    /// shows by a match (docs/strength.md) that the change is for the better.
    #[test]
    fn the_nodes_are_these() {
        let nodes: Vec<u64> = POSITIONS
            .iter()
            .map(|each| probe(each).map_or(0, |choice| choice.nodes))
            .collect();
        assert_eq!(
            nodes,
            [
                538_745, 180_983, 335_674, 506_631, 326_229, 273_820, // Ataxx
                35_450, 54_145, 3_816, 40_058, 38_921, // Dots and Boxes
                10_339, 6_843, 8_217, 4_196, // Aeroplane Chess
                10_086, 1_750, 240, 116_643, // Tacocat
                11_931, 16_116, 32_640, // Stratego
            ]
        );
    }
}
