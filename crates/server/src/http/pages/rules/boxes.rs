//! The Rules page of Dots and Boxes.

use game_boxes::Size;
use games::Kind;

use super::content::{CLOCK, Fact, Figure, Item, LEAVE, Page, START, Section, Shows, Topic};

/// The start: no side of any box is drawn.
const BEGINNING: &str = "00000/00000/00000/00000/00000 x";

/// The end of a match.
const END: &str = "w xxxxo/xxxoo/xxooo/xxooo/xxooo x";

pub(super) const PAGE: Page = Page {
    kind: Kind::Boxes,
    key: "rules-boxes",
    lead: "rules-boxes-lead",
    facts: &[
        (Fact::Players, "rules-players-two"),
        (Fact::Board, "rules-boxes-fact-board"),
        (Fact::Clock, "rules-clock-usual"),
        (Fact::Goal, "rules-boxes-fact-goal"),
        (Fact::Length, "rules-length"),
    ],
    sections: &[
        START, PLAY, WIN, CLOCK, LEAVE, HOUSE, OPTIONS, NOTATION, QUESTIONS,
    ],
    numbers: || {
        let size = Size::default();
        let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        vec![
            ("dots-down", i64::from(size.rows()) + 1),
            ("dots-across", i64::from(size.columns()) + 1),
            ("boxes", count(size.box_count())),
            ("lines", count(size.line_count())),
            ("most", i64::from(Size::MAX)),
            ("red", count(END.matches('x').count()) - 1), // who drew last is named too
            ("blue", count(END.matches('o').count())),
        ]
    },
};

const PLAY: Section = Section {
    topic: Topic::Play,
    items: &[
        Item::Say("rules-boxes-play-start"),
        Item::Show(Figure {
            caption: "rules-boxes-fig-blank",
            view: "w 00000/00000/00000/00000/00000 x",
            shows: Shows::Position {
                alt: "rules-boxes-fig-blank-alt",
            },
        }),
        Item::Say("rules-boxes-play-line"),
        Item::Say("rules-boxes-play-close"),
        Item::Say("rules-boxes-play-again"),
        Item::Show(Figure {
            caption: "rules-boxes-fig-close",
            view: "w 040/2d0/010 x size=3x3",
            shows: Shows::Change {
                actions: &["c2v"],
                before: "rules-boxes-fig-close-before-alt",
                after: "rules-boxes-fig-close-after-alt",
            },
        }),
        Item::Say("rules-boxes-play-double"),
        Item::Show(Figure {
            caption: "rules-boxes-fig-double",
            view: "w 440/d78/110 x size=3x3",
            shows: Shows::Change {
                actions: &["b2v"],
                before: "rules-boxes-fig-double-before-alt",
                after: "rules-boxes-fig-double-after-alt",
            },
        }),
        Item::Say("rules-boxes-play-free"),
        Item::Say("rules-boxes-play-chain"),
        Item::Show(Figure {
            caption: "rules-boxes-fig-chain",
            view: "w 444/d55/111 x size=3x3",
            shows: Shows::Change {
                actions: &["b2v", "c2v", "d2v"],
                before: "rules-boxes-fig-chain-before-alt",
                after: "rules-boxes-fig-chain-after-alt",
            },
        }),
        Item::Say("rules-boxes-play-hand"),
    ],
};

const WIN: Section = Section {
    topic: Topic::Win,
    items: &[
        Item::Say("rules-boxes-win-end"),
        Item::Say("rules-boxes-win-more"),
        Item::Show(Figure {
            caption: "rules-boxes-fig-end",
            view: END,
            shows: Shows::Position {
                alt: "rules-boxes-fig-end-alt",
            },
        }),
        Item::Say("rules-boxes-win-draw"),
    ],
};

const HOUSE: Section = Section {
    topic: Topic::House,
    items: &[
        Item::Say("rules-house-about"),
        Item::Say("rules-house-stands"),
        Item::Say("rules-boxes-house-none"),
    ],
};

const OPTIONS: Section = Section {
    topic: Topic::Options,
    items: &[
        Item::Say("rules-options-where"),
        Item::Say("rules-boxes-options-size"),
        Item::Say("rules-boxes-options-border"),
        Item::Say("rules-boxes-options-misere"),
    ],
};

const NOTATION: Section = Section {
    topic: Topic::Notation,
    items: &[
        Item::Say("rules-boxes-notation-dots"),
        Item::Say("rules-boxes-notation-lines"),
        Item::Say("rules-boxes-notation-position"),
        Item::Text(BEGINNING),
    ],
};

const QUESTIONS: Section = Section {
    topic: Topic::Questions,
    items: &[
        Item::Ask("rules-boxes-ask-draw", "rules-boxes-answer-draw"),
        Item::Ask("rules-boxes-ask-again", "rules-boxes-answer-again"),
        Item::Ask("rules-boxes-ask-two", "rules-boxes-answer-two"),
        Item::Ask("rules-boxes-ask-must", "rules-boxes-answer-must"),
        Item::Ask("rules-boxes-ask-owner", "rules-boxes-answer-owner"),
        Item::Ask("rules-boxes-ask-pass", "rules-boxes-answer-pass"),
        Item::Ask("rules-boxes-ask-misere", "rules-boxes-answer-misere"),
        Item::Ask("rules-ask-time", "rules-answer-time"),
        Item::Ask("rules-ask-internet", "rules-answer-internet"),
    ],
};
