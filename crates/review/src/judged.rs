//! What is to be said of an action.

use serde::{Deserialize, Serialize};

use crate::{Grade, Why};

/// What is to be said of an action, for the seat that took it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// How good it was.
    pub grade: Grade,
    /// How much of its chance it gave away, in per mille.
    pub lost: u16,
    /// A better action in its text form, where the grade is bad.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub better: Option<String>,
    /// What was wrong with it, where the grade is bad and a reason is certain.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub why: Option<Why>,
}
