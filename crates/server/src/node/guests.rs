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

/// The longest name, in characters.
const NAME_MOST: usize = 24;

/// `name` as it is kept, if it can be had: 1 to 24 characters, not only spaces, nothing that cannot
/// be seen or turns the writing direction of what follows.
pub(super) fn tidied(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = name.chars().count() <= NAME_MOST
        && name.chars().any(is_seen_alone)
        && !name.chars().any(|c| c.is_control() || turns(c) || hides(c));
    fits.then_some(name)
}

/// Whether `c` turns the writing direction of what follows: Unicode's `Bidi_Control`.
const fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether `c` is nothing to be seen: Unicode's `Default_Ignorable_Code_Point` less joiners and
/// variation selectors, line ends, annotations, the blank Braille cell.
#[rustfmt::skip]
const fn hides(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{2028}' | '\u{2029}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffc}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e00ff}' | '\u{e01f0}'..='\u{e0fff}'
    )
}

/// Whether there is something to see of `c` by itself: joiners and variation selectors only change
/// what they stand by.
const fn is_seen_alone(c: char) -> bool {
    !matches!(c, ' ' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
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

    #[test]
    fn names_are_tidied_or_refused() {
        let check = |name: &str, expect: Option<&str>| assert_eq!(tidied(name).as_deref(), expect);
        check("Mina", Some("Mina"));
        check("  মিনা   রায় ", Some("মিনা রায়"));
        check("క్రిష్‌", Some("క్రిష్‌")); // a joiner within a word
        check("", None);
        check(" \t ", None);
        check("\u{200d}", None);
        check("a\u{202e}b", None);
        check("a\u{61c}b", None);
        for blank in [
            "\u{3164}",
            "\u{2800}",
            "\u{fe0f}",
            "\u{e0041}",
            "\u{115f}\u{1160}",
        ] {
            check(blank, None);
        }
        check("a\u{34f}", None);
        check("❤\u{fe0f}", Some("❤\u{fe0f}"));
        check("a\u{7}b", None);
        check("a\nb", Some("a b"));
        let (most, more) = ("x".repeat(24), "x".repeat(25));
        check(&most, Some(&most));
        check(&more, None);
    }
}
