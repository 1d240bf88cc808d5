//! The Rules page of Tacocat Spelled Backwards. Where there are hands, one player's view is shown.

use game_tacocat::{Rank, Setup, Space};
use games::Kind;

use super::content::{Fact, Figure, Item, LEAVE, Page, Section, Shows, Topic};

/// The start, as it is copied.
const BEGINNING: &str = "tie=arrow | - | 0 4:- | deal | - 1 open | - 1 open | - | ?38";

pub(super) const PAGE: Page = Page {
    kind: Kind::Tacocat,
    key: "rules-tacocat",
    lead: "rules-tacocat-lead",
    facts: &[
        (Fact::Players, "rules-players-two"),
        (Fact::Board, "rules-tacocat-fact-board"),
        (Fact::Clock, "rules-clock-usual"),
        (Fact::Goal, "rules-tacocat-fact-goal"),
        (Fact::Length, "rules-length"),
    ],
    sections: &[
        START, PLAY, WIN, CLOCK, LEAVE, HOUSE, OPTIONS, NOTATION, QUESTIONS,
    ],
    numbers: || {
        let setup = Setup::default();
        let of = |rank| Rank::new(rank).map_or(0, |rank| setup.deck().count(rank).into());
        let hand = |space| Space::new(space).map_or(0, |space| setup.hand(space).into());
        let middle = Space::MIDDLE.number();
        vec![
            ("spaces", Space::COUNT as i64),
            ("cards", setup.deck().len().into()),
            ("ranks", Rank::HIGHEST.number().into()),
            ("of-one", of(1)),
            ("of-two", of(2)),
            ("of-three", of(3)),
            ("of-seven", of(7)),
            ("of-eight", of(8)),
            ("of-ten", of(10)),
            ("of-twelve", of(12)),
            ("hand-middle", hand(middle)),
            ("hand-near", hand(middle + 1)),
            ("hand-far", hand(middle + 2)),
            ("hand-last", hand(middle + 3)),
            ("rounds", middle.into()),
        ]
    },
};

const START: Section = Section {
    topic: Topic::Start,
    items: &[
        Item::Say("rules-start-computer"),
        Item::Say("rules-start-friend"),
        Item::Say("rules-tacocat-start-device"),
        Item::Say("rules-tacocat-start-sides"),
        Item::Say("rules-tacocat-start-rematch"),
    ],
};

const PLAY: Section = Section {
    topic: Topic::Play,
    items: &[
        Item::Say("rules-tacocat-play-goal"),
        Item::Show(Figure {
            caption: "rules-tacocat-fig-start",
            view: "w |  | - | 0 4:- | deal | - 1 open | - 1 open | - | ?38",
            shows: Shows::Position {
                alt: "rules-tacocat-fig-start-alt",
            },
        }),
        Item::Say("rules-tacocat-play-deck"),
        Item::Say("rules-tacocat-play-deal"),
        Item::Say("rules-tacocat-play-replace"),
        Item::Show(Figure {
            caption: "rules-tacocat-fig-arrows",
            view: "w |  | - | 0 4:- | deal | - 1 open | - 1 open | - | ?38",
            shows: Shows::Marks {
                places: &["1", "2", "3"],
                alt: "rules-tacocat-fig-arrows-alt",
            },
        }),
        Item::Show(Figure {
            caption: "rules-tacocat-fig-replace",
            view: "0 |  | - | 1 5:4 | replace 0 6 | 2,3,5,6,9,12 1 open | ?6 1 open | - | ?26",
            shows: Shows::Change {
                actions: &["replace 5,6"],
                before: "rules-tacocat-fig-replace-before-alt",
                after: "rules-tacocat-fig-replace-after-alt",
            },
        }),
        Item::Say("rules-tacocat-play-duel"),
        Item::Show(Figure {
            caption: "rules-tacocat-fig-duel",
            view: "0 |  | - | 1 5:4 | duel | 2,4,5,6,12 1 in:9 | ?6 1 open | 5,6,7,10 | ?22",
            shows: Shows::Position {
                alt: "rules-tacocat-fig-duel-alt",
            },
        }),
        Item::Say("rules-tacocat-play-attack"),
        Item::Show(Figure {
            caption: "rules-tacocat-fig-lead",
            view: "0 |  | - | 1 5:4 | lead 0 | 2,4,5,6,12 1 open | ?5 1 open | 5,6,7,7,9,10 | ?22",
            shows: Shows::Change {
                actions: &["lead 4,5,6"],
                before: "rules-tacocat-fig-lead-before-alt",
                after: "rules-tacocat-fig-lead-after-alt",
            },
        }),
        Item::Say("rules-tacocat-play-defend"),
        Item::Show(Figure {
            caption: "rules-tacocat-fig-defend",
            view: "1 |  | - | 1 5:4 | defend 1 4,5,6 | ?2 1 open | 3,3,4,5,5 1 open | 5,6,7,7,9,10 | ?22",
            shows: Shows::Change {
                actions: &["defend 4,5,-"],
                before: "rules-tacocat-fig-defend-before-alt",
                after: "rules-tacocat-fig-defend-after-alt",
            },
        }),
        Item::Say("rules-tacocat-play-next"),
        Item::Say("rules-tacocat-play-last"),
        Item::Say("rules-tacocat-play-move"),
        Item::Show(Figure {
            caption: "rules-tacocat-fig-slide",
            // Blue has sacrificed a 3 and can have nothing lower: so red wins, whatever it is.
            view: "0 |  | - | 1 5:4 | reveal | 2 1 open | ?1 3 open | 3,3,4,4,5,5,5,6,6,7,7,9,10,12 | ?22",
            shows: Shows::Change {
                actions: &["reveal"],
                before: "rules-tacocat-fig-slide-before-alt",
                after: "rules-tacocat-fig-slide-after-alt",
            },
        }),
        Item::Say("rules-tacocat-play-tie"),
        Item::Say("rules-tacocat-play-hand"),
    ],
};

const WIN: Section = Section {
    topic: Topic::Win,
    items: &[
        Item::Say("rules-tacocat-win-goal"),
        Item::Show(Figure {
            caption: "rules-tacocat-fig-end",
            view: "w |  | won 0 goal | 4 0:1,2,3,4,5 | reveal | 2 1 open | 7 1 open | 3,4,5,9,10,11 | 3,9,5,3,5,4,12,8,5,6,11,4,6,6,7,3,3,2,4,6,1,6,7,10,8,9,5,8,4,7",
            shows: Shows::Position {
                alt: "rules-tacocat-fig-end-alt",
            },
        }),
        Item::Say("rules-tacocat-win-rounds"),
        Item::Say("rules-tacocat-win-draw"),
    ],
};

const CLOCK: Section = Section {
    topic: Topic::Clock,
    items: &[
        Item::Say("rules-clock-each"),
        Item::Say("rules-tacocat-clock-both"),
        Item::Say("rules-clock-zero"),
        Item::Say("rules-clock-choice"),
        Item::Say("rules-clock-house"),
    ],
};

const HOUSE: Section = Section {
    topic: Topic::House,
    items: &[
        Item::Say("rules-house-about"),
        Item::Say("rules-tacocat-house-numbers"),
        Item::Say("rules-house-stands"),
    ],
};

const OPTIONS: Section = Section {
    topic: Topic::Options,
    items: &[
        Item::Say("rules-options-where"),
        Item::Say("rules-tacocat-options-tie"),
    ],
};

const NOTATION: Section = Section {
    topic: Topic::Notation,
    items: &[
        Item::Say("rules-tacocat-notation-spaces"),
        Item::Say("rules-tacocat-notation-moves"),
        Item::Say("rules-tacocat-notation-options"),
        Item::Say("rules-tacocat-notation-position"),
        Item::Text(BEGINNING),
    ],
};

const QUESTIONS: Section = Section {
    topic: Topic::Questions,
    items: &[
        Item::Ask("rules-tacocat-ask-must", "rules-tacocat-answer-must"),
        Item::Ask("rules-tacocat-ask-equal", "rules-tacocat-answer-equal"),
        Item::Ask("rules-tacocat-ask-which", "rules-tacocat-answer-which"),
        Item::Ask("rules-tacocat-ask-all", "rules-tacocat-answer-all"),
        Item::Ask("rules-tacocat-ask-see", "rules-tacocat-answer-see"),
        Item::Ask("rules-tacocat-ask-round", "rules-tacocat-answer-round"),
        Item::Ask("rules-tacocat-ask-fair", "rules-tacocat-answer-fair"),
        Item::Ask("rules-tacocat-ask-empty", "rules-tacocat-answer-empty"),
        Item::Ask("rules-ask-time", "rules-answer-time"),
        Item::Ask("rules-ask-internet", "rules-answer-internet"),
    ],
};
