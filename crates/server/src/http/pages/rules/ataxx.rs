//! The Rules page of Ataxx.

use game_ataxx::{Quiet, Squares};
use games::Kind;

use super::content::{CLOCK, Fact, Figure, Item, LEAVE, Page, START, Section, Shows, Topic};

/// The start in FEN.
const BEGINNING: &str = "x5o/7/7/7/7/7/o5x x 0 1";

/// The end of a match.
const FULL: &str = "w xxxxxxo/xxxxxoo/xxxxooo/xxxxooo/xxxoooo/xxxoooo/xxooooo o 0 46";

pub(super) const PAGE: Page = Page {
    kind: Kind::Ataxx,
    key: "rules-ataxx",
    lead: "rules-ataxx-lead",
    facts: &[
        (Fact::Players, "rules-players-two"),
        (Fact::Board, "rules-ataxx-fact-board"),
        (Fact::Clock, "rules-clock-usual"),
        (Fact::Goal, "rules-ataxx-fact-goal"),
        (Fact::Length, "rules-length"),
    ],
    sections: &[
        START, PLAY, WIN, CLOCK, LEAVE, HOUSE, OPTIONS, NOTATION, QUESTIONS,
    ],
    numbers: || {
        let squares = i64::from(Squares::BOARD.len());
        let quiet = i64::from(Quiet::default().limit().unwrap_or_default());
        let warn = i64::from(Quiet::WARNING);
        // How many pieces there are at that end.
        let pieces = |mark| i64::try_from(FULL.matches(mark).count()).unwrap_or_default();
        // Of the side to move there is one letter more.
        let (red, blue) = (pieces('x'), pieces('o') - 1);
        vec![
            ("squares", squares),
            ("quiet", quiet),
            ("warn", warn),
            ("red", red),
            ("blue", blue),
        ]
    },
};

const PLAY: Section = Section {
    topic: Topic::Play,
    items: &[
        Item::Say("rules-ataxx-play-start"),
        Item::Show(Figure {
            caption: "rules-ataxx-fig-start",
            view: "w x5o/7/7/7/7/7/o5x x 0 1",
            shows: Shows::Position {
                alt: "rules-ataxx-fig-start-alt",
            },
        }),
        Item::Say("rules-ataxx-play-turn"),
        Item::Say("rules-ataxx-play-clone"),
        Item::Show(Figure {
            caption: "rules-ataxx-fig-near",
            view: "w o5o/7/7/3x3/7/7/7 x 0 1",
            shows: Shows::Marks {
                places: &["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"],
                alt: "rules-ataxx-fig-near-alt",
            },
        }),
        Item::Say("rules-ataxx-play-jump"),
        Item::Show(Figure {
            caption: "rules-ataxx-fig-ring",
            view: "w o5o/7/7/3x3/7/7/7 x 0 1",
            shows: Shows::Marks {
                places: &[
                    "b2", "c2", "d2", "e2", "f2", "b3", "f3", "b4", "f4", "b5", "f5", "b6", "c6",
                    "d6", "e6", "f6",
                ],
                alt: "rules-ataxx-fig-ring-alt",
            },
        }),
        Item::Say("rules-ataxx-play-turning"),
        Item::Show(Figure {
            caption: "rules-ataxx-fig-clone",
            view: "w 7/5o1/3oo2/4o2/2x4/7/7 x 0 1",
            shows: Shows::Change {
                actions: &["d4"],
                before: "rules-ataxx-fig-clone-before-alt",
                after: "rules-ataxx-fig-clone-after-alt",
            },
        }),
        Item::Show(Figure {
            caption: "rules-ataxx-fig-jump",
            view: "w 7/7/3o3/4o2/1x5/7/5o1 x 0 1",
            shows: Shows::Change {
                actions: &["b3d4"],
                before: "rules-ataxx-fig-jump-before-alt",
                after: "rules-ataxx-fig-jump-after-alt",
            },
        }),
        Item::Say("rules-ataxx-play-pass"),
        Item::Show(Figure {
            caption: "rules-ataxx-fig-pass",
            view: "w 7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1",
            shows: Shows::Position {
                alt: "rules-ataxx-fig-pass-alt",
            },
        }),
        Item::Say("rules-ataxx-play-hand"),
    ],
};

const WIN: Section = Section {
    topic: Topic::Win,
    items: &[
        Item::Say("rules-ataxx-win-end"),
        Item::Say("rules-ataxx-win-more"),
        Item::Show(Figure {
            caption: "rules-ataxx-fig-full",
            view: FULL,
            shows: Shows::Position {
                alt: "rules-ataxx-fig-full-alt",
            },
        }),
        Item::Say("rules-ataxx-win-draw"),
    ],
};

const HOUSE: Section = Section {
    topic: Topic::House,
    items: &[
        Item::Say("rules-house-about"),
        Item::Say("rules-ataxx-house-quiet"),
        Item::Say("rules-house-stands"),
    ],
};

const OPTIONS: Section = Section {
    topic: Topic::Options,
    items: &[
        Item::Say("rules-options-where"),
        Item::Say("rules-ataxx-options-blocked"),
        Item::Say("rules-ataxx-options-quiet"),
    ],
};

const NOTATION: Section = Section {
    topic: Topic::Notation,
    items: &[
        Item::Say("rules-ataxx-notation-squares"),
        Item::Say("rules-ataxx-notation-moves"),
        Item::Say("rules-ataxx-notation-position"),
        Item::Text(BEGINNING),
    ],
};

const QUESTIONS: Section = Section {
    topic: Topic::Questions,
    items: &[
        Item::Ask("rules-ataxx-ask-over", "rules-ataxx-answer-over"),
        Item::Ask("rules-ataxx-ask-old", "rules-ataxx-answer-old"),
        Item::Ask("rules-ataxx-ask-stuck", "rules-ataxx-answer-stuck"),
        Item::Ask("rules-ataxx-ask-nothing", "rules-ataxx-answer-nothing"),
        Item::Ask("rules-ataxx-ask-wiped", "rules-ataxx-answer-wiped"),
        Item::Ask("rules-ataxx-ask-draw", "rules-ataxx-answer-draw"),
        Item::Ask("rules-ask-time", "rules-answer-time"),
        Item::Ask("rules-ask-internet", "rules-answer-internet"),
    ],
};
