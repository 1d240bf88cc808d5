//! What a seat chooses, or the table plays for both.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::{Answers, Attack, Cards, Rank};

/// What a seat does. Text forms: `replace 3,3,7` or `replace -`, `duel 5`, `lead 4` or `lead 4,4` or
/// `lead 3,4,5`, `defend 5,-,9`, and `reveal`, which is only ever automatic (the rules give it no text).
///
/// `Debug` does not print the cards of a sealed choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Discards these cards and draws as many.
    Replace(Cards),
    /// Puts a card face down.
    Duel(Rank),
    /// Attacks.
    Lead(Attack),
    /// Answers an attack.
    Defend(Answers),
    /// Both last cards are shown.
    Reveal,
}

impl Action {
    /// The first word of its text.
    #[must_use]
    pub const fn verb(self) -> &'static str {
        match self {
            Self::Replace(_) => "replace",
            Self::Duel(_) => "duel",
            Self::Lead(_) => "lead",
            Self::Defend(_) => "defend",
            Self::Reveal => "reveal",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Self::Replace(cards) => write!(f, " {cards}"),
            Self::Duel(rank) => write!(f, " {rank}"),
            Self::Lead(attack) => write!(f, " {attack}"),
            Self::Defend(answers) => write!(f, " {answers}"),
            Self::Reveal => Ok(()),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Replace(_) | Self::Duel(_) => write!(f, "Action({} ..)", self.verb()),
            Self::Lead(_) | Self::Defend(_) | Self::Reveal => write!(f, "Action({self})"),
        }
    }
}

impl FromStr for Action {
    type Err = Illegal;

    /// # Errors
    /// `no-action` when it is none, else what is wrong with its cards. What was written is not said
    /// again where it may be a secret.
    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("replace", cards) => cards.parse().map(Self::Replace),
            ("duel", rank) => rank.parse().map(Self::Duel),
            ("lead", attack) => attack.parse().map(Self::Lead),
            ("defend", answers) => answers.parse().map(Self::Defend),
            _ if text == "reveal" => Ok(Self::Reveal),
            _ => Err(Illegal::new("no-action")),
        }
    }
}
