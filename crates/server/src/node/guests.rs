//! What guests are called until they say otherwise.

use words::Lang;

/// Syllables that are easy to read in the script of a language, and that make no rude word together.
const fn syllables(lang: Lang) -> [&'static str; 24] {
    match lang {
        Lang::En => [
            "ba", "bi", "da", "di", "ja", "ka", "ki", "la", "ma", "mi", "mo", "na", "ni", "no",
            "ra", "ri", "ro", "sa", "so", "ta", "ti", "to", "ya", "yo",
        ],
        Lang::Bn => [
            "বা", "বি", "দা", "দি", "জা", "কা", "কি", "লা", "মা", "মি", "মো", "না", "নি", "নো", "রা", "রি",
            "রো", "রু", "সো", "তা", "তি", "তো", "দো", "জো",
        ],
        Lang::Te => [
            "బా", "బి", "దా", "ది", "జా", "కా", "కి", "లా", "మా", "మి", "మో", "నా", "ని", "నో", "రా", "రి", "రో",
            "సా", "సో", "తా", "తి", "తో", "యా", "యో",
        ],
    }
}

/// A short name of three syllables in the script of a language, the same for the same bits. Names
/// need not be unique.
pub(super) fn name(lang: Lang, bits: u64) -> String {
    let syllables = syllables(lang);
    let mut bits = bits;
    let mut next = || {
        let syllable = syllables[(bits % syllables.len() as u64) as usize];
        bits /= syllables.len() as u64;
        syllable
    };
    let mut name = [next(), next(), next()].concat();
    // Only Latin letters have another case, and they are single bytes.
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn guests_have_short_names() {
        assert_eq!(name(Lang::En, 0), "Bababa");
        assert_eq!(name(Lang::En, 23), "Yobaba");
        assert_eq!(name(Lang::En, u64::MAX).len(), 6);
    }

    #[test]
    fn guests_are_called_in_the_script_of_their_language() {
        assert_eq!(name(Lang::Bn, 24), "বাবিবা");
        assert_eq!(name(Lang::Te, 24), "బాబిబా");
        for (lang, script) in [
            (Lang::Bn, '\u{980}'..='\u{9ff}'),
            (Lang::Te, '\u{c00}'..='\u{c7f}'),
        ] {
            for bits in 0..24 {
                assert!(name(lang, bits).chars().all(|c| script.contains(&c)));
            }
        }
    }

    #[test]
    fn guests_have_names_that_a_person_could_choose_too() {
        for lang in Lang::ALL {
            let names: BTreeSet<String> = (0..24).map(|bits| name(lang, bits * 577)).collect();
            assert_eq!(names.len(), 24, "{lang}");
            for name in names {
                assert_eq!(table::tidy_name(&name), Some(name));
            }
        }
    }
}
