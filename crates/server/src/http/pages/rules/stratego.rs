//! The Rules page of Stratego. Its positions are of the small match, Barrage, in which fewer pieces
//! have to be said to be lost.

use boards::Edition;
use game_stratego::{Quiet, Rank};
use games::Kind;
use table::Clock;

use super::content::{Fact, Figure, Item, LEAVE, Page, Section, Shows, Topic};

/// The start as a watcher sees it.
const BEGINNING: &str = "????????????????????????????????????????aa__aa__aaaa__aa__aa\
     ???????????????????????????????????????? r 0";

pub(super) const PAGE: Page = Page {
    kind: Kind::Stratego,
    key: "rules-stratego",
    lead: "rules-stratego-lead",
    facts: &[
        (Fact::Players, "rules-players-two"),
        (Fact::Board, "rules-stratego-fact-board"),
        (Fact::Clock, "rules-clock-usual"),
        (Fact::Goal, "rules-stratego-fact-goal"),
        (Fact::Length, "rules-stratego-fact-length"),
    ],
    sections: &[
        START, PLAY, WIN, CLOCK, LEAVE, HOUSE, OPTIONS, TIPS, NOTATION, QUESTIONS,
    ],
    numbers,
};

fn numbers() -> Vec<(&'static str, i64)> {
    let count = |rank: Rank| rank.count(false) as i64;
    let all = |barrage| {
        Rank::ALL
            .iter()
            .map(|rank| rank.count(barrage))
            .sum::<usize>() as i64
    };
    let printed = |edition: Edition, rank| edition.number(rank).parse().unwrap_or_default();
    let clock = Clock::usual(Kind::Stratego);
    let more = match clock {
        Clock::Match { more, .. } => i64::from(more),
        _ => 0,
    };
    vec![
        ("pieces", all(false)),
        ("few", all(true)),
        ("marshals", count(Rank::Marshal)),
        ("generals", count(Rank::General)),
        ("colonels", count(Rank::Colonel)),
        ("majors", count(Rank::Major)),
        ("captains", count(Rank::Captain)),
        ("lieutenants", count(Rank::Lieutenant)),
        ("sergeants", count(Rank::Sergeant)),
        ("miners", count(Rank::Miner)),
        ("scouts", count(Rank::Scout)),
        ("spies", count(Rank::Spy)),
        ("bombs", count(Rank::Bomb)),
        ("flags", count(Rank::Flag)),
        ("old-marshal", printed(Edition::Original, Rank::Marshal)),
        ("old-scout", printed(Edition::Original, Rank::Scout)),
        ("new-marshal", printed(Edition::Later, Rank::Marshal)),
        ("new-scout", printed(Edition::Later, Rank::Scout)),
        ("minutes", clock.setup().unwrap_or_default() / 60_000),
        ("more", more),
        ("quiet", Quiet::default().limit().map_or(0, i64::from)),
        ("warn", i64::from(Quiet::WARNING)),
    ]
}

const START: Section = Section {
    topic: Topic::Start,
    items: &[
        Item::Say("rules-start-computer"),
        Item::Say("rules-start-friend"),
        Item::Say("rules-stratego-start-device"),
        Item::Say("rules-stratego-start-first"),
        Item::Say("rules-stratego-start-lot"),
        Item::Say("rules-start-rematch"),
    ],
};

const PLAY: Section = Section {
    topic: Topic::Play,
    items: &[
        Item::Say("rules-stratego-play-setup"),
        Item::Show(Figure {
            caption: "rules-stratego-fig-start",
            view: "0 |  | - | play | r 0 0 | 0,0 - - - | HMBFECEBGBDBDFGHDDIKEHDDJBIFFHGDILDEGEJB \
                 | ????????????????????????????????????????",
            shows: Shows::Position {
                alt: "rules-stratego-fig-start-alt",
            },
        }),
        Item::Say("rules-stratego-play-ranks"),
        Item::Say("rules-stratego-play-numbers"),
        Item::Say("rules-stratego-play-move"),
        Item::Show(Figure {
            caption: "rules-stratego-fig-moves",
            view: "w | barrage=on | - | play | r 0 0 | 0,0 - - - \
                 | MKBCDDELaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a1a1f b1e5mf c1-f d1-f e1-f f1-f g1-f h1-f \
                 | aaaaaaaaMaaaaaaaaaaaaaaaLaaaaaaaaaKEDDCB a7-f b7-f c7-f d7-f e7-f f7-f f8f8f b10b10f",
            shows: Shows::Marks {
                places: &["e4", "f5", "e6"],
                alt: "rules-stratego-fig-moves-alt",
            },
        }),
        Item::Say("rules-stratego-play-scout"),
        Item::Show(Figure {
            caption: "rules-stratego-fig-scout",
            view: "w | barrage=on | - | play | r 0 0 | 0,0 - - - \
                 | MBCDEKaaaaaaaaaaaaaaaDaaLaaaaaaaaaaaaaaa a1a1f b1-f c1-f d1-f e1-f f1-f b3b3f e3e3f \
                 | aaaaMaaaaaaaaaaaaaaaaaaaaaaaLaaaaaKEDDCB a7-f b7-f c7-f d7-f e7-f f7-f b8b8f f10f10f",
            shows: Shows::Marks {
                places: &["b1", "b2", "a3", "c3", "d3", "b4", "b5", "b6", "b7", "b8"],
                alt: "rules-stratego-fig-scout-alt",
            },
        }),
        Item::Say("rules-stratego-play-attack"),
        Item::Show(Figure {
            caption: "rules-stratego-fig-tie",
            view: "w | barrage=on | - | play | r 0 0 | 0,0 - - - \
                 | MBCDELaaaaaaaaaaaaaaaaaaaaaaaaaKaaDaaaaa a1a1f b1-f c1-f d1-f e1-f f1-f b4b4f e4e4f \
                 | aaaaMaaaaaaaaaaaaaaaaaaaaDaaaaaKaaaLEDCB a7-f b7-f c7-f d7-f e7-f j7j7f e8e8f f10f10f",
            shows: Shows::Change {
                actions: &["e4e8"],
                before: "rules-stratego-fig-tie-before-alt",
                after: "rules-stratego-fig-tie-after-alt",
            },
        }),
        Item::Say("rules-stratego-play-bomb"),
        Item::Show(Figure {
            caption: "rules-stratego-fig-miner",
            view: "w | barrage=on | - | play | r 0 0 | 0,0 - - - \
                 | MEBCDDKLaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a1a1f b1e6mf c1-f d1-f e1-f f1-f g1-f h1-f \
                 | aaaaMaaaaaaaaaaaaaaaaaaaaaaaaaaDaaLBKEDC a7-f b7-f c7-f d7-f e7e7f f7-f j7j7f f10f10f",
            shows: Shows::Change {
                actions: &["e6e7"],
                before: "rules-stratego-fig-miner-before-alt",
                after: "rules-stratego-fig-miner-after-alt",
            },
        }),
        Item::Show(Figure {
            caption: "rules-stratego-fig-bomb",
            view: "w | barrage=on | - | play | r 0 0 | 0,0 - - - \
                 | MLBCDDEKaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a1a1f b1e6mf c1-f d1-f e1-f f1-f g1-f h1-f \
                 | aaaaMaaaaaaaaaaaaaaaaaaaaaaaaaaDaaLBKEDC a7-f b7-f c7-f d7-f e7e7f f7-f j7j7f f10f10f",
            shows: Shows::Change {
                actions: &["e6e7"],
                before: "rules-stratego-fig-bomb-before-alt",
                after: "rules-stratego-fig-bomb-after-alt",
            },
        }),
        Item::Say("rules-stratego-play-spy"),
        Item::Show(Figure {
            caption: "rules-stratego-fig-spy",
            view: "w | barrage=on | - | play | r 0 0 | 0,0 - - - \
                 | MBDDEKLaaaaaaaaaaaaaaaaaaaaaaaaaaaCaaaaa a1a1f b1-f c1-f d1-f e1-f f1-f g1-f e4e4f \
                 | aaaaMaaaaaaaaaaaaaaaaaaaaaaaaaaDaaKEDCBL a7e5mf b7-f c7-f d7-f e7-f f7-f j7j7f f10f10f",
            shows: Shows::Change {
                actions: &["e4e5"],
                before: "rules-stratego-fig-spy-before-alt",
                after: "rules-stratego-fig-spy-after-alt",
            },
        }),
        Item::Say("rules-stratego-play-known"),
        Item::Say("rules-stratego-play-hand"),
    ],
};

const WIN: Section = Section {
    topic: Topic::Win,
    items: &[
        Item::Say("rules-stratego-win-flag"),
        Item::Show(Figure {
            caption: "rules-stratego-fig-end",
            view: "w | barrage=on | - | play | r 0 0 | 0,0 - - - \
                 | MDBCDEKLaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a1a1f b1e9mf c1-f d1-f e1-f f1-f g1-f h1-f \
                 | aaaaaMaaaaaaaaaaaaaaaaaaaaaaaaaKaaLEDDCB a7-f b7-f c7-f d7-f e7-f f7-f j7j7f e10e10f",
            shows: Shows::Change {
                actions: &["e9e10"],
                before: "rules-stratego-fig-end-before-alt",
                after: "rules-stratego-fig-end-after-alt",
            },
        }),
        Item::Say("rules-stratego-win-stuck"),
        Item::Say("rules-stratego-win-end"),
    ],
};

const CLOCK: Section = Section {
    topic: Topic::Clock,
    items: &[
        Item::Say("rules-clock-each"),
        Item::Say("rules-stratego-clock-more"),
        Item::Say("rules-clock-zero"),
        Item::Say("rules-clock-choice"),
        Item::Say("rules-clock-house"),
    ],
};

const HOUSE: Section = Section {
    topic: Topic::House,
    items: &[
        Item::Say("rules-house-about"),
        Item::Say("rules-stratego-house-two"),
        Item::Show(Figure {
            caption: "rules-stratego-fig-two",
            view: "w | barrage=on | - | play | r 3 6 | 0,0 - a4a5a4a5 f8f7e7e8 \
                 | MBCDDKaaaaaaaaaaaaaaaLaaaaaaaaEaaaaaaaaa a1a1f b1-f c1-f d1-f e1-f f1-f b3b3f a4a5mf \
                 | aaaaMaaaaaaaaaaaaaaaaaaaLaaaaaaaaaKEDDCB a7-f b7-f c7-f d7-f e7-f f7-f f8e8mf f10f10f",
            shows: Shows::Marks {
                places: &["a4", "a5"],
                alt: "rules-stratego-fig-two-alt",
            },
        }),
        Item::Say("rules-stratego-house-scout"),
        Item::Say("rules-stratego-house-more"),
        Item::Show(Figure {
            caption: "rules-stratego-fig-more",
            view: "w | barrage=on | - | play | r 4 8 | 8,0 f4e4,f3f4,e4e3,f4e4,e3f3,e4e3,f3f4 f3f4e4e3 e4e3f3f4 \
                 | BCDDEKaaaMaaaaaaaaaaaaaaLaaaaaaaaaaaaaaa a1-f b1-f c1-f d1-f e1-f f1-f k1k1f e3e3mf \
                 | aaaaaaaaaMaaaaaaaaaaaaaaaaaaaaaaaLEDDCBK a7f4mf b7-f c7-f d7-f e7-f f7-f g7-f a10a10f",
            shows: Shows::Marks {
                places: &["e3", "f3", "e4", "f4"],
                alt: "rules-stratego-fig-more-alt",
            },
        }),
        Item::Say("rules-stratego-house-same"),
        Item::Say("rules-stratego-house-quiet"),
        Item::Show(Figure {
            caption: "rules-stratego-fig-quiet",
            view: "w | barrage=on | - | play | r 100 199 | 0,0 - - - \
                 | MBCDDELaaaaaaaaaaaaaaaaKaaaaaaaaaaaaaaaa a1a1f b1-f c1-f d1-f e1-f f1-f g1-f d3d3f \
                 | aaaaMaaaaaaaaaaaaaaaaaaaLaaaaaaaaaKEDDCB a7-f b7-f c7-f d7-f e7-f f7-f f8f8f f10f10f",
            shows: Shows::Change {
                actions: &["d3d4"],
                before: "rules-stratego-fig-quiet-before-alt",
                after: "rules-stratego-fig-quiet-after-alt",
            },
        }),
        Item::Say("rules-house-stands"),
    ],
};

const OPTIONS: Section = Section {
    topic: Topic::Options,
    items: &[
        Item::Say("rules-options-where"),
        Item::Say("rules-stratego-options-barrage"),
        Item::Say("rules-stratego-options-first"),
        Item::Say("rules-stratego-options-stuck"),
        Item::Say("rules-stratego-options-quiet"),
        Item::Say("rules-stratego-options-repetition"),
    ],
};

const TIPS: Section = Section {
    topic: Topic::Tips,
    items: &[
        Item::Say("rules-stratego-tips-flag"),
        Item::Say("rules-stratego-tips-bombs"),
        Item::Say("rules-stratego-tips-decoy"),
        Item::Show(Figure {
            caption: "rules-stratego-fig-shelter",
            view: "0 |  | - | arrange | MBEEDDEGBFBFGEHDHEIBBGHKCIFDBJDHDLFDIGDJ | -",
            shows: Shows::Marks {
                places: &["a1", "b1", "a2", "k1", "j1", "k2"],
                alt: "rules-stratego-fig-shelter-alt",
            },
        }),
        Item::Say("rules-stratego-tips-front"),
        Item::Say("rules-stratego-tips-still"),
    ],
};

const NOTATION: Section = Section {
    topic: Topic::Notation,
    items: &[
        Item::Say("rules-stratego-notation-squares"),
        Item::Say("rules-stratego-notation-moves"),
        Item::Say("rules-stratego-notation-position"),
        Item::Text(BEGINNING),
    ],
};

const QUESTIONS: Section = Section {
    topic: Topic::Questions,
    items: &[
        Item::Ask("rules-stratego-ask-see", "rules-stratego-answer-see"),
        Item::Ask("rules-stratego-ask-spy", "rules-stratego-answer-spy"),
        Item::Ask("rules-stratego-ask-bomb", "rules-stratego-answer-bomb"),
        Item::Ask("rules-stratego-ask-scout", "rules-stratego-answer-scout"),
        Item::Ask("rules-stratego-ask-flag", "rules-stratego-answer-flag"),
        Item::Ask("rules-stratego-ask-must", "rules-stratego-answer-must"),
        Item::Ask("rules-ask-time", "rules-stratego-answer-time"),
        Item::Ask("rules-ask-internet", "rules-answer-internet"),
    ],
};
