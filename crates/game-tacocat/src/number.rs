//! Numbers in texts.

/// A number as it is written here: digits alone, no zero in front.
pub(crate) fn number(text: &str) -> Option<u8> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = text == "0" || !text.starts_with('0');
    text.parse().ok().filter(|_| digits && plain)
}
