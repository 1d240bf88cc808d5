//! Stratego, on the small army of eight (barrage): a few pieces show everything.

use crate::{Goal, Step};

pub(crate) const STEPS: [Step; 14] = [
    Step::rule(
        "move",
        "0 | barrage=on | - | play | r 0 0 | 0,0 - - - \
         | MKBCDDELaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a1a1f b1e5mf c1-f d1-f e1-f f1-f g1-f h1h1f \
         | aaaaaaaaMaaaaaaaaaaaaaaaLaaaaaaaaaKEDDCB a7-f b7-f c7-f d7-f e7-f f7-f f8f8f b10b10f",
        Goal::If(from_e5),
        &["e5e6"],
    ),
    Step::rule(
        "scout",
        "0 | barrage=on | - | play | r 0 0 | 0,0 - - - \
         | MBCDEKaaaaaaaaaaaaaaaDaaLaaaaaaaaaaaaaaa a1a1f b1-f c1-f d1-f e1-f f1-f b3b3f e3e3f \
         | aaaaMaaaaaaaaaaaaaaaaaaaaaaaLaaaaaKEDDCB a7-f b7-f c7-f d7-f e7-f f7-f b8b8f f10f10f",
        Goal::One(&["b3b1", "b3d3", "b3b5", "b3b6", "b3b7"]),
        &["b3b6"],
    ),
    Step::rule(
        "attack",
        "0 | barrage=on | - | play | r 0 0 | 0,0 - - - \
         | MKBCDDELaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a1a1f b1e5mf c1-f d1-f e1-f f1-f g1-f h1-f \
         | aaaaaaaaMaaaaaaaaaaaaaaaLaaaaaaaaaKEDDCB a7-f b7-f c7-f d7e6mf e7-f f7-f f8f8f b10b10f",
        Goal::One(&["e5e6"]),
        &["e5e6"],
    ),
    Step::rule(
        "unknown",
        "0 | barrage=on | - | play | r 0 0 | 0,0 - - - \
         | MKBCDDELaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a1a1f b1e5mf c1-f d1-f e1-f f1-f g1-f h1-f \
         | aaaaaaaaMaaaaaaaaaaaaaaaLaaaaaaaaaKE?DCB a7-f b7-f c7-f d7e6m e7-f f7-f f8f8f b10b10f",
        Goal::One(&["e5e6"]),
        &["e5e6"],
    ),
    Step::rule(
        "tie",
        "0 | barrage=on | - | play | r 0 0 | 0,0 - - - \
         | MBCDELaaaaaaaaaaaaaaaaaaaaaaaaaKaaDaaaaa a1a1f b1-f c1-f d1-f e1-f f1-f b4b4f e4e4f \
         | aaaaMaaaaaaaaaaaaaaaaaaaaDaaaaaKaaaLEDCB a7-f b7-f c7-f d7-f e7-f j7j7f e8e8f f10f10f",
        Goal::One(&["e4e8"]),
        &["e4e8"],
    ),
    Step::rule(
        "miner",
        "0 | barrage=on | - | play | r 0 0 | 0,0 - - - \
         | MEBCDDKLaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a1a1f b1e6mf c1-f d1-f e1-f f1-f g1-f h1f7mf \
         | aaaaMaaaaaaaaaaaaaaaaaaaaaaaaaaDaaLBKEDC a7-f b7-f c7-f d7-f e7e7f f7-f j7j7f f10f10f",
        Goal::One(&["e6e7"]),
        &["e6e7"],
    ),
    Step::rule(
        "spy",
        "0 | barrage=on | - | play | r 0 0 | 0,0 - - - \
         | MBDDEKLaaaaaaaaaaaaaaaaaaaaaaaaaaaCaaaaa a1a1f b1-f c1-f d1-f e1-f f1-f g1-f e4e4f \
         | aaaaMaaaaaaaaaaaaaaaaaaaaaaaaaaDaaKEDCBL a7e5mf b7-f c7-f d7-f e7-f f7-f j7j7f f10f10f",
        Goal::One(&["e4e5"]),
        &["e4e5"],
    ),
    Step::rule(
        "flag",
        "0 | barrage=on | - | play | r 0 0 | 0,0 - - - \
         | MDBCDEKLaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a1a1f b1e9mf c1-f d1-f e1-f f1-f g1-f h1-f \
         | aaaaaMaaaaaaaaaaaaaaaaaaaaaaaaaKaaLEDDCB a7-f b7-f c7-f d7-f e7-f f7-f j7j7f e10e10f",
        Goal::Win,
        &["e9e10"],
    ),
    Step::rule(
        "stuck",
        "0 | barrage=on | - | play | r 0 0 | 0,0 - - - \
         | MKBCDDELaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a1a1f b1e5mf c1-f d1-f e1-f f1-f g1-f h1-f \
         | aaaaaaaaMaaaaaaaaaaaaaaaLaaaaaaaaaKEDDCB a7-f b7-f c7-f d7e6mf e7-f f7-f f8-f b10b10f",
        Goal::Win,
        &["e5e6"],
    ),
    Step::rule(
        "two",
        "0 | barrage=on | - | play | r 3 6 | 0,0 - a4a5a4a5 f8f7e7e8 \
         | MBCDDKaaaaaaaaaaaaaaaLaaaaaaaaEaaaaaaaaa a1a1f b1-f c1-f d1-f e1-f f1-f b3b3f a4a5mf \
         | aaaaMaaaaaaaaaaaaaaaaaaaLaaaaaaaaaKEDDCB a7-f b7-f c7-f d7-f e7-f f7-f f8e8mf f10f10f",
        Goal::Any,
        &["a5a6"],
    ),
    Step::rule(
        "setup",
        "0 | barrage=on | - | arrange | - | -",
        Goal::If(flag_at_the_back),
        &["setup MBEaaaaaaaaCaaaaaaaaDaaaDaaaaaKaaaLaaaaa"],
    ),
    Step::strategy(
        "shelter",
        "0 |  | - | arrange | - | -",
        Goal::If(sheltered),
        &["setup MBEEDDEGBFBFGEHDHEIBBGHKCIFDBJDHDLFDIGDJ"],
    )
    .with_draft("setup MaEEDDEGBFaFGEHDHEIBBGHKCIFDBJDHDLFDIGDJ"),
    Step::strategy(
        "look",
        "0 | barrage=on | - | play | r 9 9 | 0,0 - - - \
         | MBCDEKaaaaaaaaaaaaaaaaaaaaaaaaaaLaDaaaaa a1a1f b1-f c1-f d1-f e1-f f1-f c4d7mf e4e4f \
         | aaaaMaaaaaaaaaaaaaaaaaaaaaaaLaaaaaK?DDCE a7-f b7-f c7-f d7-f f7-f b8b8f f10f10f",
        Goal::One(&["e4e7"]),
        &["e4e7"],
    ),
    Step::strategy(
        "bombs",
        "0 | barrage=on | - | play | r 9 9 | 0,0 - - - \
         | MEBCDDKLaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a1a1f b1k8mf c1-f d1-f e1-f f1-f g1-f h1j9mf \
         | ?aaaaaaaaa?aaaaaaaaaaaaaaaaaaaaaaaKEDDCL a7-f b7-f c7-f d7-f e7-f f7f7f",
        Goal::One(&["k8k9"]),
        &["k8k9"],
    ),
];

fn from_e5(action: &str) -> bool {
    action.starts_with("e5")
}

/// The letters of a set-up, the own back row first.
fn letters(action: &str) -> &[u8] {
    action.strip_prefix("setup ").unwrap_or_default().as_bytes()
}

fn flag_at_the_back(action: &str) -> bool {
    letters(action).iter().take(10).any(|rank| *rank == b'M')
}

/// Whether bombs are on every side of the flag.
fn sheltered(action: &str) -> bool {
    const ROW: usize = 10;
    let letters = letters(action);
    let Some(flag) = letters.iter().position(|rank| *rank == b'M') else {
        return false;
    };
    let column = flag % ROW;
    let beside = [
        (column > 0).then(|| flag - 1),
        (column + 1 < ROW).then_some(flag + 1),
        flag.checked_sub(ROW),
        Some(flag + ROW),
    ];
    let mut sides = beside.into_iter().flatten();
    sides.all(|side| letters.get(side) == Some(&b'B'))
}
