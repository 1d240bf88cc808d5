//! What can be chosen for a match, one type an option.

use game::{Illegal, Pairs, Seat};

/// An option with a few named choices, one of them the default.
pub(crate) trait Choice: Copy + PartialEq + Default + 'static {
    /// The key in the text of a set-up.
    const KEY: &'static str;
    /// Every choice with its name.
    const NAMES: &'static [(&'static str, Self)];

    /// The choice among the options that were given.
    fn read(pairs: &Pairs<'_>) -> Result<Self, Illegal> {
        let Some(given) = pairs.get(Self::KEY) else {
            return Ok(Self::default());
        };
        let named = Self::NAMES.iter().find(|(name, _)| *name == given);
        named.map(|(_, choice)| *choice).ok_or_else(|| {
            Illegal::new("bad-choice")
                .with("option", Self::KEY)
                .with("choice", given)
        })
    }

    /// `key=name`, unless it is the default.
    fn written(self) -> Option<String> {
        let named = Self::NAMES.iter().find(|(_, choice)| *choice == self);
        let (name, choice) = named?;
        (*choice != Self::default()).then(|| format!("{}={name}", Self::KEY))
    }
}

/// Who moves first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum First {
    /// Seat 0.
    #[default]
    Red,
    /// Seat 1.
    Blue,
    /// By a fair draw, after both have locked their set-ups.
    Lot,
}

impl First {
    /// The seat, unless it is drawn.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Red => Some(Seat::FIRST),
            Self::Blue => Some(Seat::SECOND),
            Self::Lot => None,
        }
    }
}

impl Choice for First {
    const KEY: &'static str = "first";
    const NAMES: &'static [(&'static str, Self)] =
        &[("red", Self::Red), ("blue", Self::Blue), ("lot", Self::Lot)];
}

/// What happens when no piece that could move is left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stuck {
    /// A player to move who cannot move loses.
    #[default]
    Loses,
    /// The same, but when neither side has a piece that is neither flag nor bomb it is a draw.
    DrawIfBoth,
}

impl Choice for Stuck {
    const KEY: &'static str = "stuck";
    const NAMES: &'static [(&'static str, Self)] =
        &[("loses", Self::Loses), ("draw-if-both", Self::DrawIfBoth)];
}

/// (house) How many plies in a row without an attack make a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Quiet {
    /// Two hundred.
    #[default]
    TwoHundred,
    /// Never a draw for this.
    None,
}

impl Quiet {
    /// The board warns from so many plies before the draw.
    pub const WARNING: u32 = 20;

    /// The number of plies that makes the draw.
    #[must_use]
    pub const fn limit(self) -> Option<u32> {
        match self {
            Self::TwoHundred => Some(200),
            Self::None => None,
        }
    }
}

impl Choice for Quiet {
    const KEY: &'static str = "quiet";
    const NAMES: &'static [(&'static str, Self)] =
        &[("200", Self::TwoHundred), ("none", Self::None)];
}

/// (house) Whether moves that repeat are illegal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// By the two-squares and the more-squares rule, after those of the International Stratego
    /// Federation.
    #[default]
    Isf,
    /// Never.
    None,
}

impl Choice for Repetition {
    const KEY: &'static str = "repetition";
    const NAMES: &'static [(&'static str, Self)] = &[("isf", Self::Isf), ("none", Self::None)];
}

/// With how many pieces the match is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Pieces {
    /// Forty a side.
    #[default]
    All,
    /// Eight a side.
    Barrage,
}

impl Choice for Pieces {
    const KEY: &'static str = "barrage";
    const NAMES: &'static [(&'static str, Self)] = &[("off", Self::All), ("on", Self::Barrage)];
}
