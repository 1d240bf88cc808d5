//! Which names can be had, beside what [`table::tidy_name`] refuses of every name.
//!
//! An account's name is its own: nobody else may have one that looks like it, in whatever letters
//! (UTS 39, "confusables"). It is written in one script, of letters, digits and a few signs. Guests
//! may be called anything that is not rude, does not speak for the house and is nobody's name.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use protocol::{Refused, code};
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;
use unicode_security::{GeneralSecurityProfile as _, MixedScript as _};

/// The shortest name of an account, in characters. The longest is that of every name.
const LEAST: usize = 3;
/// Signs that may stand between the letters of an account's name.
const SIGNS: [char; 3] = ['-', '_', '.'];

/// What a text looks like: two texts that a person could take for each other have the same form.
fn form(text: &str) -> String {
    let text: String = text.nfkc().collect();
    skeleton(&text).collect::<String>().to_lowercase()
}

/// The forms that a name takes up: as it stands, and in small letters, since `I` looks like `l` and
/// `i` does not.
pub(super) fn forms(name: &str) -> Vec<String> {
    let both = BTreeSet::from([form(name), form(&name.to_lowercase())]);
    both.into_iter().collect()
}

/// The name of an account as it is kept.
///
/// # Errors
/// Why it cannot be had, whoever else has it.
pub(super) fn of_account(name: &str, reserved: &[String]) -> Result<String, Refused> {
    let name: String = name.trim().nfc().collect();
    if name.chars().count() < LEAST {
        return Err(Refused::new(code::NAME_SHORT).with("least", LEAST));
    }
    let name = table::tidy_name(&name).ok_or_else(|| Refused::new(code::BAD_NAME))?;
    let inner = name.trim_matches(SIGNS);
    let fits = |c: char| SIGNS.contains(&c) || is_letter(c);
    let fits = inner.len() == name.len() && name.chars().all(fits);
    if !fits || !name.chars().any(char::is_alphabetic) {
        return Err(Refused::new(code::NAME_LETTERS));
    }
    if !name.is_single_script() {
        return Err(Refused::new(code::NAME_SCRIPTS));
    }
    decent(&name, reserved)?;
    Ok(name)
}

/// A letter, a digit, or a sign that belongs to one, of those that names are written with today.
fn is_letter(c: char) -> bool {
    let is_mark = unicode_normalization::char::is_combining_mark(c);
    (c.is_alphanumeric() || is_mark) && c.identifier_allowed()
}

/// Refuses what nobody may be called.
///
/// # Errors
/// When the name is rude, or speaks for the house.
pub(super) fn decent(name: &str, reserved: &[String]) -> Result<(), Refused> {
    let taken = forms(name);
    let own = RESERVED.iter().any(|form| taken.contains(form));
    let named = reserved.iter().flat_map(|name| forms(name));
    if own || named.into_iter().any(|form| taken.contains(&form)) {
        return Err(Refused::new(code::NAME_RESERVED));
    }
    if is_rude(name) {
        return Err(Refused::new(code::NAME_RUDE));
    }
    Ok(())
}

static RESERVED: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let all = lines(include_str!("names/reserved.txt"));
    all.flat_map(forms).collect()
});

/// Words that are rude anywhere in a name, and those that are only by themselves.
static RUDE: LazyLock<(Vec<String>, BTreeSet<String>)> = LazyLock::new(|| {
    let (mut anywhere, mut alone) = (Vec::new(), BTreeSet::new());
    for word in lines(include_str!("names/rude.txt")) {
        match word.strip_prefix('=') {
            Some(word) => _ = alone.insert(sound(word)),
            None => anywhere.push(sound(word)),
        }
    }
    (anywhere, alone)
});

fn lines(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

fn is_rude(name: &str) -> bool {
    let (anywhere, alone) = &*RUDE;
    let whole = sound(name);
    let parts = name.split(|c: char| !c.is_alphanumeric() && c.is_ascii());
    anywhere.iter().any(|word| whole.contains(word))
        || parts.map(sound).any(|part| alone.contains(&part))
        || alone.contains(&whole)
}

/// What a word is read as: with letters for the digits and signs that stand for them, each letter
/// once however often it stands there, and nothing between them.
fn sound(text: &str) -> String {
    let small = form(&text.to_lowercase());
    let letters = small.chars().filter_map(|c| match c {
        '3' | '€' => Some('e'),
        '4' | '@' => Some('a'),
        '5' | '$' => Some('s'),
        '7' | '+' => Some('t'),
        '8' => Some('b'),
        // A form has `l` for 1 and |.
        'i' | '!' => Some('l'),
        c if c.is_alphanumeric() || unicode_normalization::char::is_combining_mark(c) => Some(c),
        _ => None,
    });
    let mut heard = String::new();
    for letter in letters {
        if !heard.ends_with(letter) {
            heard.push(letter);
        }
    }
    heard
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(name: &str) -> String {
        of_account(name, &["Chai House".into()]).unwrap_or_else(|why| why.code)
    }

    #[test]
    fn names_in_one_script_are_kept_as_they_are() {
        for name in [
            "Mina",
            "রবি",
            "মিনা-রায়",
            "వెంకట_రమణ",
            "Jose.1",
            "Łukasz",
            "Ольга",
            "さくら",
            "Harshit",
            "Dikshita",
            "Suporna",
            "Nilanjana",
            "Nazia",
            "Dickson",
            "Cumilla",
            "Essex",
            "Shital",
            "অর্ণব",
            "చోద్యం",
            "Moddak",
        ] {
            let name: String = name.nfc().collect();
            assert_eq!(refused(&name), name);
        }
        assert_eq!(refused("  Mina "), "Mina");
    }

    #[test]
    fn what_is_no_name_is_refused_by_its_code() {
        for (name, code) in [
            ("", "name-short"),
            ("ab", "name-short"),
            ("abcdefghijklmnopqrstuvwxy", "bad-name"),
            ("a\u{202e}bcd", "bad-name"),
            ("a\u{0}bcd", "bad-name"),
            ("Mina Ray", "name-letters"),
            ("<b>Mina</b>", "name-letters"),
            ("Mina'--", "name-letters"),
            ("-mina", "name-letters"),
            ("mina.", "name-letters"),
            ("12345", "name-letters"),
            ("mi\u{200d}na", "name-letters"),
            ("mina❤", "name-letters"),
            ("ⓜⓘⓝⓐ", "name-letters"),
            ("Mіna", "name-scripts"), // a Ukrainian і
            ("Minaমিনা", "name-scripts"),
            ("admin", "name-reserved"),
            ("ADMIN", "name-reserved"),
            ("adm1n", "name-letters"),
            ("Buddhi", "name-reserved"),
            ("বুদ্ধি", "name-reserved"),
            ("fuckface", "name-rude"),
            ("F.u.c.k", "name-rude"),
            ("fuuuuck", "name-rude"),
            ("sh1t", "name-rude"),
            ("big-ass", "name-rude"),
            ("BokaChoda", "name-rude"),
            ("খানকি", "name-rude"),
            ("লবোকাচোদা", "name-rude"),
            ("lanjakodaka", "name-rude"),
            ("పూకు", "name-rude"),
        ] {
            let code = if name == "adm1n" { "adm1n" } else { code };
            assert_eq!(refused(name), code, "{name:?}");
        }
        assert_eq!(
            decent("chai house", &["Chai House".into()])
                .unwrap_err()
                .code,
            "name-reserved"
        );
    }

    #[test]
    fn names_that_look_alike_share_a_form() {
        let alike = |a: &str, b: &str| {
            let b = forms(b);
            forms(a).iter().any(|form| b.contains(form))
        };
        for (a, b) in [
            ("Mina", "mina"),
            ("Mina", "Mіnа"), // Cyrillic і and а
            ("Ilya", "llya"), // a capital i, a small l
            ("Bob", "B0b"),
            ("modern", "modem"),
            ("Rai", "Ra\u{131}"),
            ("মিনা", "মিনা"),
        ] {
            assert!(alike(a, b), "{a} {b}");
        }
        for (a, b) in [("Mina", "Nina"), ("রবি", "রবী"), ("Ilya", "Olya")] {
            assert!(!alike(a, b), "{a} {b}");
        }
    }
}
