//! What a Rules page is made of: which texts and pictures form which part, in which order. A game is
//! a table of these; how it becomes HTML is the same for all.

use games::Kind;

/// The page of one game. Texts are the keys of messages.
pub(super) struct Page {
    /// The game.
    pub(super) kind: Kind,
    /// Its title and description are `KEY-title` and `KEY-about`.
    pub(super) key: &'static str,
    /// Two sentences that say what the game is.
    pub(super) lead: &'static str,
    /// The fact box: what, and what of it.
    pub(super) facts: &'static [(Fact, &'static str)],
    /// The sections.
    pub(super) sections: &'static [Section],
    /// The numbers that its texts use, from the rules themselves.
    pub(super) numbers: fn() -> Vec<(&'static str, i64)>,
}

/// A line of the fact box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    Players,
    Board,
    Clock,
    Goal,
    Length,
}

impl Fact {
    /// Every line, in the order of a page.
    #[cfg(test)]
    pub(super) const ALL: [Self; 5] = [
        Self::Players,
        Self::Board,
        Self::Clock,
        Self::Goal,
        Self::Length,
    ];

    /// What it is called.
    pub(super) const fn label(self) -> &'static str {
        match self {
            Self::Players => "rules-fact-players",
            Self::Board => "rules-fact-board",
            Self::Clock => "rules-fact-clock",
            Self::Goal => "rules-fact-goal",
            Self::Length => "rules-fact-length",
        }
    }
}

/// What a section is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    Start,
    Play,
    Win,
    Clock,
    Leave,
    House,
    Options,
    /// Of games where much is decided before the first move.
    Tips,
    Notation,
    Questions,
}

impl Topic {
    /// Every topic, in the order of a page.
    #[cfg(test)]
    pub(super) const ALL: [Self; 10] = [
        Self::Start,
        Self::Play,
        Self::Win,
        Self::Clock,
        Self::Leave,
        Self::House,
        Self::Options,
        Self::Tips,
        Self::Notation,
        Self::Questions,
    ];

    /// Its name in addresses: `/rules/ataxx#clock`.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Play => "play",
            Self::Win => "win",
            Self::Clock => "clock",
            Self::Leave => "leave",
            Self::House => "house",
            Self::Options => "options",
            Self::Tips => "tips",
            Self::Notation => "notation",
            Self::Questions => "questions",
        }
    }

    /// Its heading.
    pub(super) const fn heading(self) -> &'static str {
        match self {
            Self::Start => "rules-section-start",
            Self::Play => "rules-section-play",
            Self::Win => "rules-section-win",
            Self::Clock => "rules-section-clock",
            Self::Leave => "rules-section-leave",
            Self::House => "rules-section-house",
            Self::Options => "rules-section-options",
            Self::Tips => "rules-section-tips",
            Self::Notation => "rules-section-notation",
            Self::Questions => "rules-section-questions",
        }
    }
}

/// A section under its heading.
pub(super) struct Section {
    pub(super) topic: Topic,
    pub(super) items: &'static [Item],
}

/// A part of a section.
pub(super) enum Item {
    /// A paragraph.
    Say(&'static str),
    /// A position as people copy it.
    Text(&'static str),
    /// One picture, or two side by side.
    Show(Figure),
    /// A question and its answer.
    Ask(&'static str, &'static str),
}

/// What is shown of a position.
pub(super) struct Figure {
    /// What stands below.
    pub(super) caption: &'static str,
    /// The view in its text form: a watcher's, or what a player sees.
    pub(super) view: &'static str,
    pub(super) shows: Shows,
}

/// Which pictures a figure has; texts are what is read out in place of each.
pub(super) enum Shows {
    /// The position.
    Position { alt: &'static str },
    /// The position, and places on it.
    Marks {
        places: &'static [&'static str],
        alt: &'static str,
    },
    /// The position and what these actions make of it.
    Change {
        actions: &'static [&'static str],
        before: &'static str,
        after: &'static str,
    },
}

/// How a match for two starts.
pub(super) const START: Section = Section {
    topic: Topic::Start,
    items: &[
        Item::Say("rules-start-computer"),
        Item::Say("rules-start-friend"),
        Item::Say("rules-start-device"),
        Item::Say("rules-start-first"),
        Item::Say("rules-start-rematch"),
    ],
};

/// The clock of two players.
pub(super) const CLOCK: Section = Section {
    topic: Topic::Clock,
    items: &[
        Item::Say("rules-clock-each"),
        Item::Say("rules-clock-zero"),
        Item::Say("rules-clock-choice"),
        Item::Say("rules-clock-house"),
    ],
};

/// How one goes, or only seems to.
pub(super) const LEAVE: Section = Section {
    topic: Topic::Leave,
    items: &[
        Item::Say("rules-leave-ask"),
        Item::Say("rules-leave-close"),
        Item::Say("rules-leave-before"),
    ],
};
