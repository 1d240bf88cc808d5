//! The Rules page of Aeroplane Chess.

use game_aeroplane::{Plane, Progress};
use games::Kind;

use super::content::{Fact, Figure, Item, Page, Section, Shows, Topic};

/// The start for four.
const BEGINNING: &str = "players=4 | off 0,1,2,3 - | -,-,-,- | -,-,-,- | -,-,-,- | -,-,-,-";

pub(super) const PAGE: Page = Page {
    kind: Kind::Aeroplane,
    key: "rules-aeroplane",
    lead: "rules-aeroplane-lead",
    facts: &[
        (Fact::Players, "rules-aeroplane-fact-players"),
        (Fact::Board, "rules-aeroplane-fact-board"),
        (Fact::Clock, "rules-clock-usual"),
        (Fact::Goal, "rules-aeroplane-fact-goal"),
        (Fact::Length, "rules-aeroplane-fact-length"),
    ],
    sections: &[
        START, PLAY, WIN, CLOCK, LEAVE, HOUSE, OPTIONS, NOTATION, QUESTIONS,
    ],
    numbers: || {
        let at = |progress: Progress| i64::from(progress.number());
        vec![
            ("planes", Plane::ALL.len() as i64),
            ("ring", i64::from(Progress::RING)),
            ("flight", at(Progress::FLIGHT)),
            ("landing", at(Progress::FLIGHT_END)),
            ("last", at(Progress::RING_END)),
            ("column", at(Progress::RING_END) + 1),
            ("crossed", at(Progress::CROSSED)),
            ("door", at(Progress::CENTRE) - 1),
            ("centre", at(Progress::CENTRE)),
        ]
    },
};

const START: Section = Section {
    topic: Topic::Start,
    items: &[
        Item::Say("rules-aeroplane-start-computer"),
        Item::Say("rules-aeroplane-start-friends"),
        Item::Say("rules-aeroplane-start-device"),
        Item::Say("rules-aeroplane-start-colours"),
        Item::Say("rules-aeroplane-start-roll"),
        Item::Say("rules-aeroplane-start-rematch"),
    ],
};

const PLAY: Section = Section {
    topic: Topic::Play,
    items: &[
        Item::Say("rules-aeroplane-play-start"),
        Item::Show(Figure {
            caption: "rules-aeroplane-fig-start",
            view: "w | players=4 | off 0,1,2,3 - | -,-,-,- | -,-,-,- | -,-,-,- | -,-,-,-",
            shows: Shows::Position {
                alt: "rules-aeroplane-fig-start-alt",
            },
        }),
        Item::Say("rules-aeroplane-play-turn"),
        Item::Say("rules-aeroplane-play-launch"),
        Item::Show(Figure {
            caption: "rules-aeroplane-fig-launch",
            view: "w |  | move 0 0 - 4 | -,-,-,- | -,-,-,-",
            shows: Shows::Change {
                actions: &["launch 1"],
                before: "rules-aeroplane-fig-launch-before-alt",
                after: "rules-aeroplane-fig-launch-after-alt",
            },
        }),
        Item::Say("rules-aeroplane-play-way"),
        Item::Say("rules-aeroplane-play-jump"),
        Item::Show(Figure {
            caption: "rules-aeroplane-fig-jump",
            view: "w |  | move 0 0 - 5 | 5,-,-,- | -,-,-,-",
            shows: Shows::Change {
                actions: &["move 1"],
                before: "rules-aeroplane-fig-jump-before-alt",
                after: "rules-aeroplane-fig-jump-after-alt",
            },
        }),
        Item::Say("rules-aeroplane-play-fly"),
        Item::Show(Figure {
            caption: "rules-aeroplane-fig-fly",
            view: "w |  | move 0 0 - 3 | 15,-,-,- | 53,-,-,-",
            shows: Shows::Change {
                actions: &["move 1 fly"],
                before: "rules-aeroplane-fig-fly-before-alt",
                after: "rules-aeroplane-fig-fly-after-alt",
            },
        }),
        Item::Say("rules-aeroplane-play-hit"),
        Item::Show(Figure {
            caption: "rules-aeroplane-fig-hit",
            view: "w | players=3 | move 0 0 - 4 | 5,-,-,- | 48,@1,-,- | -,-,-,-",
            shows: Shows::Change {
                actions: &["move 1"],
                before: "rules-aeroplane-fig-hit-before-alt",
                after: "rules-aeroplane-fig-hit-after-alt",
            },
        }),
        Item::Say("rules-aeroplane-play-stack"),
        Item::Show(Figure {
            caption: "rules-aeroplane-fig-stack",
            view: "w |  | move 0 0 - 3 | 12,9,-,- | -,-,-,-",
            shows: Shows::Change {
                actions: &["move 2 stack"],
                before: "rules-aeroplane-fig-stack-before-alt",
                after: "rules-aeroplane-fig-stack-after-alt",
            },
        }),
        Item::Say("rules-aeroplane-play-six"),
        Item::Say("rules-aeroplane-play-hand"),
    ],
};

const WIN: Section = Section {
    topic: Topic::Win,
    items: &[
        Item::Say("rules-aeroplane-win-exact"),
        Item::Show(Figure {
            caption: "rules-aeroplane-fig-column",
            view: "w |  | roll 0 0 - | 52,56,-,- | -,-,-,-",
            shows: Shows::Marks {
                places: &["0:51", "0:52", "0:53", "0:54", "0:55"],
                alt: "rules-aeroplane-fig-column-alt",
            },
        }),
        Item::Say("rules-aeroplane-win-first"),
        Item::Show(Figure {
            caption: "rules-aeroplane-fig-end",
            view: "w |  | over goal | home 1 | 41,56,@1,7",
            shows: Shows::Position {
                alt: "rules-aeroplane-fig-end-alt",
            },
        }),
        Item::Say("rules-aeroplane-win-rest"),
        Item::Say("rules-aeroplane-win-out"),
    ],
};

const CLOCK: Section = Section {
    topic: Topic::Clock,
    items: &[
        Item::Say("rules-aeroplane-clock-each"),
        Item::Say("rules-aeroplane-clock-zero"),
        Item::Say("rules-clock-choice"),
        Item::Say("rules-clock-house"),
    ],
};

const LEAVE: Section = Section {
    topic: Topic::Leave,
    items: &[
        Item::Say("rules-aeroplane-leave-ask"),
        Item::Say("rules-leave-close"),
        Item::Say("rules-leave-before"),
    ],
};

const HOUSE: Section = Section {
    topic: Topic::House,
    items: &[
        Item::Say("rules-house-about"),
        Item::Say("rules-aeroplane-house-must"),
        Item::Say("rules-aeroplane-house-done"),
        Item::Say("rules-house-stands"),
    ],
};

const OPTIONS: Section = Section {
    topic: Topic::Options,
    items: &[
        Item::Say("rules-options-where"),
        Item::Say("rules-aeroplane-options-players"),
        Item::Say("rules-aeroplane-options-launch"),
        Item::Say("rules-aeroplane-options-overshoot"),
        Item::Say("rules-aeroplane-options-jump"),
    ],
};

const NOTATION: Section = Section {
    topic: Topic::Notation,
    items: &[
        Item::Say("rules-aeroplane-notation-squares"),
        Item::Say("rules-aeroplane-notation-moves"),
        Item::Say("rules-aeroplane-notation-position"),
        Item::Text(BEGINNING),
    ],
};

const QUESTIONS: Section = Section {
    topic: Topic::Questions,
    items: &[
        Item::Ask("rules-aeroplane-ask-block", "rules-aeroplane-answer-block"),
        Item::Ask("rules-aeroplane-ask-safe", "rules-aeroplane-answer-safe"),
        Item::Ask("rules-aeroplane-ask-must", "rules-aeroplane-answer-must"),
        Item::Ask("rules-aeroplane-ask-fly", "rules-aeroplane-answer-fly"),
        Item::Ask("rules-aeroplane-ask-share", "rules-aeroplane-answer-share"),
        Item::Ask("rules-aeroplane-ask-six", "rules-aeroplane-answer-six"),
        Item::Ask("rules-aeroplane-ask-luck", "rules-aeroplane-answer-luck"),
        Item::Ask(
            "rules-aeroplane-ask-leaves",
            "rules-aeroplane-answer-leaves",
        ),
        Item::Ask("rules-aeroplane-ask-time", "rules-aeroplane-answer-time"),
        Item::Ask("rules-ask-internet", "rules-answer-internet"),
    ],
};
