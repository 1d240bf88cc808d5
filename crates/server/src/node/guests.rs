//! What guests are called until they say otherwise.

/// Syllables that read alike in most languages and make no word by themselves.
const SYLLABLES: [&str; 24] = [
    "ba", "bi", "da", "di", "ja", "ka", "ki", "la", "ma", "mi", "mo", "na", "ni", "no", "ra", "ri",
    "ro", "sa", "so", "ta", "ti", "to", "ya", "yo",
];

/// A short name of three syllables, the same for the same bits. Names need not be unique.
pub(super) fn name(bits: u64) -> String {
    let mut name = String::with_capacity(6);
    let mut bits = bits;
    for _ in 0..3 {
        name.push_str(SYLLABLES[(bits % SYLLABLES.len() as u64) as usize]);
        bits /= SYLLABLES.len() as u64;
    }
    name[..1].make_ascii_uppercase();
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_have_short_names() {
        assert_eq!(name(0), "Bababa");
        assert_eq!(name(23), "Yobaba");
        assert_eq!(name(u64::MAX).len(), 6);
    }
}
