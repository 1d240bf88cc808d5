//! What people may be called.

/// The longest name, in characters.
const MOST: usize = 24;

/// `name` as it is kept, if it can be had: 1 to 24 characters, not only spaces, nothing that cannot
/// be seen or turns the writing direction of what follows.
#[must_use]
pub fn tidy_name(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = name.chars().count() <= MOST
        && name.chars().any(is_seen_alone)
        && name.chars().all(is_plain);
    fits.then_some(name)
}

/// Whether `c` may stand in a name: it is seen, or only changes what it stands by.
pub(crate) fn is_plain(c: char) -> bool {
    !c.is_control() && !turns(c) && !hides(c)
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
    fn names_are_tidied_or_refused() {
        let check =
            |name: &str, expect: Option<&str>| assert_eq!(tidy_name(name).as_deref(), expect);
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
