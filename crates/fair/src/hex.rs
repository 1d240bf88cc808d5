//! 32 bytes as 64 lower-case hexadecimal digits.

use crate::SIZE;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

pub(crate) fn write(bytes: &[u8; SIZE]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits
        .map(|digit| char::from(DIGITS[usize::from(digit)]))
        .collect()
}

/// Reads what [`write`] writes, and nothing else.
pub(crate) fn read(text: &str) -> Option<[u8; SIZE]> {
    if text.len() != 2 * SIZE {
        return None;
    }
    let mut bytes = [0; SIZE];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = pair
            .iter()
            .try_fold(0, |value, letter| Some(value << 4 | digit(*letter)?))?;
    }
    Some(bytes)
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_one_text_is_read() {
        let bytes = std::array::from_fn(|i| 7 * i as u8);
        let text = write(&bytes);
        assert_eq!(read(&text), Some(bytes));
        assert!(text.starts_with("00070e15"));
        for other in [
            "",
            &text[1..],
            &format!("{text}0"),
            &text.to_uppercase(),
            &text.replace('0', "g"),
        ] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
