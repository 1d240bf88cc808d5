//! Messages as the text of a frame.

use protocol::{Refused, Say, Tell, code};

/// The text of a message to the house.
#[must_use]
pub fn write(say: &Say) -> String {
    serde_json::to_string(say).unwrap_or_default() // strings, numbers and lists: always JSON
}

/// Reads a message from the house.
///
/// # Errors
/// When it is not one, `bad-message`.
pub fn read(text: &str) -> Result<Tell, Refused> {
    serde_json::from_str(text).map_err(|_| Refused::new(code::BAD_MESSAGE))
}
