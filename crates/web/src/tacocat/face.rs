//! How cards and numbers are written on the page.

use boards::{TacocatBoard, escape};
use game_tacocat::{Cards, Rank};
use words::Words;

/// A number with the digits of the language.
pub(super) fn digits(words: &Words, number: impl Into<u32>) -> String {
    let number: u32 = number.into();
    words.lang().digits(&number.to_string()).into_owned()
}

/// The ranks of cards as a text, lowest first: `3, 4, 4`.
pub(super) fn listed(words: &Words, cards: Cards) -> String {
    let ranks: Vec<String> = cards
        .iter()
        .map(|rank| digits(words, rank.number()))
        .collect();
    ranks.join(", ")
}

/// What is on a card face up.
pub(super) fn front(words: &Words, rank: Rank) -> String {
    let number = escape(&digits(words, rank.number()));
    let paw = TacocatBoard::paw(Some(rank));
    format!("<b>{number}</b><svg viewBox=\"-32 -32 64 64\" aria-hidden=\"true\">{paw}</svg>")
}

/// What is on one face down.
pub(super) fn back() -> String {
    let paw = TacocatBoard::paw(None);
    format!("<svg viewBox=\"-32 -32 64 64\" aria-hidden=\"true\">{paw}</svg>")
}

/// A card that only lies there. `more` are further attributes.
pub(super) fn card(words: &Words, rank: Option<Rank>, more: &str) -> String {
    match rank {
        Some(rank) => format!(
            "<span class=\"playing\" {more}>{}</span>",
            front(words, rank)
        ),
        None => format!(
            "<span class=\"playing\" data-down=\"\" {more}>{}</span>",
            back()
        ),
    }
}
