//! One entry of a review.

use serde::{Deserialize, Serialize};

use crate::Judged;

/// An event of the match and what it changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ply {
    /// Its place among the events, from 0.
    pub ply: u32,
    /// The seat that acted; none for draws, forced steps and seats that went out.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seat: Option<u8>,
    /// The action, or what was drawn, in its text form.
    pub text: String,
    /// The chances after it in per mille, one for each seat of the match, in order.
    pub chances: Vec<u16>,
    /// What is to be said of an action.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub judged: Option<Judged>,
    /// What a draw gave or took, in per mille, one for each seat.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub luck: Option<Vec<i16>>,
}
