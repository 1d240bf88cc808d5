//! The texts as files: every one can be read, none is missing, none is left over.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use words::{Lang, Words};

use common::{crates, files};

/// The crates that say messages.
const SPEAKERS: [&str; 4] = ["adda", "server", "web", "words"];

/// The crates whose refusals reach people. The test game of `game-laws` never does.
const REFUSERS: [&str; 16] = [
    "client",
    "fair",
    "game",
    "game-aeroplane",
    "game-ataxx",
    "game-boxes",
    "game-stratego",
    "game-tacocat",
    "games",
    "host",
    "protocol",
    "server",
    "store",
    "table",
    "web",
    "words",
];

/// Every Rust source of a crate, its tests left out.
fn sources(name: &str) -> Vec<String> {
    let sources = files(&format!("{name}/src"), "rs");
    let code = sources.iter().map(|path| {
        let text = fs::read_to_string(path).unwrap();
        without_comments(text.split("\n#[cfg(test)]\nmod ").next().unwrap())
    });
    code.collect()
}

fn without_comments(code: &str) -> String {
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The string literals in a source that look like a key or a code, each with what stands before it.
fn literals(code: &str) -> impl Iterator<Item = (&str, &str)> {
    let quotes: Vec<usize> = code.match_indices('"').map(|(at, _)| at).collect();
    let between = |open: usize, close: usize| (&code[..open], &code[open + 1..close]);
    let pairs: Vec<_> = quotes
        .windows(2)
        .map(|pair| between(pair[0], pair[1]))
        .collect();
    pairs.into_iter().filter(|(_, text)| is_code(text))
}

fn is_code(text: &str) -> bool {
    !text.is_empty()
        && text
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// The files of a language; its glossary is none.
fn texts(lang: Lang) -> Vec<PathBuf> {
    files(&format!("words/ftl/{lang}"), "ftl")
}

/// The messages of a language: their variables by key.
fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    messages_with(lang, true)
}

/// The same; without `chosen` only the variables that are said, not those that only choose what is said.
fn messages_with(lang: Lang, chosen: bool) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for path in texts(lang) {
        let text = fs::read_to_string(&path).unwrap();
        let file = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
        for entry in &file.body {
            if let Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                if let Some(pattern) = &message.value {
                    variables_of(pattern, chosen, &mut variables);
                }
                let before = found.insert(message.id.name.to_owned(), variables);
                assert!(before.is_none(), "{} is there twice", message.id.name);
            }
        }
    }
    found
}

fn variables_of(pattern: &Pattern<&str>, chosen: bool, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => variable(inline, chosen, found),
                Expression::Select { selector, variants } => {
                    if chosen {
                        variable(selector, chosen, found);
                    }
                    for variant in variants {
                        variables_of(&variant.value, chosen, found);
                    }
                }
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, chosen: bool, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            let pattern = Pattern {
                elements: vec![PatternElement::Placeable {
                    expression: (**expression).clone(),
                }],
            };
            variables_of(&pattern, chosen, found);
        }
        _ => {}
    }
}

#[test]
fn every_file_is_read_and_other_languages_say_no_more_than_english() {
    let english = messages(Lang::En);
    assert!(english.len() > 100);
    for lang in Lang::ALL {
        for (key, variables) in messages(lang) {
            let mut known = english
                .get(&key)
                .unwrap_or_else(|| panic!("{lang}: {key} is not in English"))
                .clone();
            // These two stand in every message.
            known.extend(["house", "bot"].map(str::to_owned));
            assert!(
                variables.is_subset(&known),
                "{lang}: {key} uses {variables:?}, of {known:?}"
            );
        }
    }
}

/// What English says of a name, a square or a number, every language says; which of them choose between
/// forms is its own matter. The names of house and computer player may be left out.
#[test]
fn other_languages_say_no_less_than_english() {
    let english = messages_with(Lang::En, false);
    for lang in Lang::ALL {
        for (key, said) in messages_with(lang, false) {
            let mut lost = english[&key].clone();
            lost.retain(|name| !said.contains(name) && name != "house" && name != "bot");
            assert!(lost.is_empty(), "{lang}: {key} does not say {lost:?}");
        }
    }
}

#[test]
fn every_language_says_every_message() {
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        let has = messages(lang);
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !has.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:#?}");
    }
}

#[test]
fn every_key_that_is_said_exists() {
    let english = messages(Lang::En);
    let mut missing = BTreeSet::new();
    for source in SPEAKERS.iter().flat_map(|name| sources(name)) {
        for (before, key) in literals(&source) {
            let said = ["say(", "say_of(", "plain(", "count("]
                .iter()
                .any(|call| before.trim_end().ends_with(call));
            if said && !english.contains_key(key) {
                missing.insert(key.to_owned());
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

/// The starts of keys that are made of a start and a code: `"option-{name}"` gives `option-`.
fn families(code: &str) -> impl Iterator<Item = &str> {
    code.split('"')
        .filter_map(|text| text.split_once('{'))
        .map(|(start, _)| start)
        .filter(|start| start.ends_with('-') && is_code(start))
}

/// A key is said where it stands as a string, or its start does with a code behind it, or, of a
/// page's title and description, where the page's key stands; or within another message.
#[test]
fn every_key_is_said_somewhere() {
    let code: Vec<String> = SPEAKERS.iter().flat_map(|name| sources(name)).collect();
    let strings: BTreeSet<&str> = code
        .iter()
        .flat_map(|source| literals(source))
        .map(|(_, text)| text)
        .collect();
    let families: BTreeSet<&str> = code.iter().flat_map(|source| families(source)).collect();
    assert!(families.contains("refused-") && families.contains("reason-"));
    let within: String = texts(Lang::En)
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let is_said = |key: &str| {
        let page = key
            .strip_suffix("-title")
            .or_else(|| key.strip_suffix("-about"));
        strings.contains(key)
            || page.is_some_and(|page| strings.contains(page))
            || families.iter().any(|family| key.starts_with(family))
            || within.contains(&format!("{{ {key} }}"))
    };
    let left: Vec<String> = messages(Lang::En)
        .into_keys()
        .filter(|key| !is_said(key))
        .collect();
    assert!(left.is_empty(), "nobody says {left:?}");
}

/// The codes of refusals that stand in the sources of a crate.
fn codes(source: &str) -> BTreeSet<String> {
    let made = ["Illegal::new(", "Refused::new(", "at("];
    literals(source)
        .filter(|(before, code)| {
            let before = before.trim_end();
            made.iter().any(|made| before.ends_with(made)) || code.starts_with("bad-")
        })
        .map(|(_, code)| code.to_owned())
        .collect()
}

#[test]
fn every_refusal_has_a_sentence_and_every_sentence_a_refusal() {
    let english = messages(Lang::En);
    let mut known: BTreeSet<String> = REFUSERS
        .iter()
        .flat_map(|name| sources(name))
        .flat_map(|source| codes(&source))
        .collect();
    known.extend(after("table/src/refusal.rs", "=>"));
    known.extend(after("fair/src/fault.rs", "=>"));
    known.extend(after("protocol/src/refused.rs", "&str ="));
    assert!(
        known.contains("no-neighbour") && known.contains("bad-match-id"),
        "{known:?}"
    );
    assert!(known.contains("too-many-requests") && known.contains("stale-decision"));
    let sentences: BTreeSet<String> = english
        .keys()
        .filter_map(|key| key.strip_prefix("refused-"))
        .map(str::to_owned)
        .collect();
    let missing: Vec<_> = known.difference(&sentences).collect();
    assert!(missing.is_empty(), "no sentence for {missing:?}");
    let left: Vec<_> = sentences.difference(&known).collect();
    assert!(left.is_empty(), "nothing is refused for {left:?}");
}

/// The codes in one file that stand behind `sign`: those of `table::Refusal` and of the house.
fn after(file: &str, sign: &str) -> Vec<String> {
    let text = fs::read_to_string(crates().join(file)).unwrap();
    literals(&without_comments(&text))
        .filter(|(before, _)| before.trim_end().ends_with(sign))
        .map(|(_, code)| code.to_owned())
        .collect()
}

/// What a sentence says of a refusal has to come with it.
#[test]
fn sentences_of_refusals_use_arguments_that_exist() {
    let code: String = REFUSERS.iter().flat_map(|name| sources(name)).collect();
    // The codes of the house promise their arguments where they are described.
    let promised = fs::read_to_string(crates().join("protocol/src/refused.rs")).unwrap();
    for (key, variables) in messages(Lang::En) {
        if key.starts_with("refused-") {
            for name in variables {
                let comes = code.contains(&format!(".with(\"{name}\""))
                    || promised.contains(&format!("`{name}`"));
                assert!(comes, "{key} uses ${name}");
            }
        }
    }
}

#[test]
fn families_are_complete() {
    let words = Words::new(Lang::En);
    let has = |key: String| assert!(words.has(&key), "{key}");
    for kind in games::Kind::ALL
        .iter()
        .filter(|kind| kind.name() != "party")
    {
        has(format!("game-{kind}"));
        has(format!("about-{kind}"));
    }
    game::Level::ALL
        .iter()
        .for_each(|level| has(format!("level-{level}")));
    games::Hue::ALL
        .iter()
        .for_each(|hue| has(format!("side-{}", hue.name())));
    game::Reason::ALL
        .iter()
        .for_each(|reason| has(format!("reason-{reason}")));
    for why in [game::Why::Resigned, game::Why::Exited, game::Why::Time] {
        has(format!("out-{why}"));
    }
}

/// What the Telugu glossary has ruled out does not come back, and no case ending hangs on a variable:
/// it would have to change with the name. An ordinal's వ is none.
#[test]
fn telugu_is_written_as_its_glossary_says() {
    let ruled_out = [
        "మరియు",
        "నుండి",
        "కాబట్టి",
        "ళ్ళ",
        "చెయ్య",
        "మ్యాచ్",
        "గేమ్",
        "స్నేహితు",
        "పరికర",
        "సర్వర్",
        "సిద్ధం",
    ];
    let telugu = |c: char| ('\u{c00}'..='\u{c7f}').contains(&c);
    for path in texts(Lang::Te) {
        let text = fs::read_to_string(&path).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let at = path.display();
            assert!(
                !ruled_out.iter().any(|word| line.contains(word)),
                "{at}: {line}"
            );
            assert!(
                !line.contains(|c| ('\u{c66}'..='\u{c6f}').contains(&c)),
                "{at}: {line}"
            );
            let hangs = |rest: &str| rest.starts_with(telugu) && !rest.starts_with("వ ");
            assert!(!line.split('}').skip(1).any(hangs), "{at}: {line}");
        }
    }
}

/// One way to write each letter, or the same word is two words to whoever looks for it: the letters
/// with a dot below are two characters, as in Unicode's normal form. And no European digits, but
/// in squares (g2), in what is typed as it stands, and where the Rules say how moves are written.
/// What the glossary has ruled out does not come back, and no ending hangs on a variable but the
/// classifier of a number: it would have to change with the name.
#[test]
fn bengali_is_written_in_one_way() {
    const TYPED: [&str; 4] = ["300+0", "3d", "1x1", "9x9"];
    const RULED_OUT: [&str; 16] = [
        "অনুগ্রহ",
        "অপশন",
        "অবস্থান",
        "উল্ট",
        "গুটি",
        "তুমি",
        "নির্বাচন",
        "নেটওয়ার্ক",
        "পাস",
        "পৃষ্ঠা",
        "প্রস্তুত",
        "বিকল্প",
        "রেখা",
        "লিঙ্ক",
        "সাথে",
        "সার্ভার",
    ];
    let bengali = |c: char| ('\u{980}'..='\u{9ff}').contains(&c);
    for path in texts(Lang::Bn) {
        let text = fs::read_to_string(&path).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let foreign = ['\u{9dc}', '\u{9dd}', '\u{9df}', '|'];
            assert!(!line.contains(foreign), "{}: {line}", path.display());
            // A password and a passkey are called so by everybody; what is ruled out is a pass in a game.
            let ours = line.replace("পাসওয়ার্ড", "").replace("পাসকি", "");
            let out = RULED_OUT.iter().find(|word| ours.contains(**word));
            assert_eq!(out, None, "{}: {line}", path.display());
            let hangs = |rest: &str| rest.starts_with(bengali) && !rest.starts_with("টি");
            let hanging = line.split('}').skip(1).find(|rest| hangs(rest));
            assert_eq!(hanging, None, "{}: {line}", path.display());
            if line.contains("-notation-") {
                continue;
            }
            let mut text = said(line);
            for typed in TYPED {
                text = text.replace(typed, "");
            }
            let digits = text.split(|c: char| !c.is_ascii_alphanumeric());
            let found = digits
                .filter(|word| word.starts_with(|c: char| c.is_ascii_digit()))
                .count();
            assert_eq!(found, 0, "{}: {line}", path.display());
        }
    }
}

/// What of a line of a text is said: no key, no key of a variant, nothing that stands in braces.
fn said(line: &str) -> String {
    let line = line.trim_start();
    let text = match line.strip_prefix('*').unwrap_or(line).strip_prefix('[') {
        Some(variant) => variant.split_once(']'),
        None => line.split_once('='),
    };
    let text = text.map_or(line, |(_, text)| text);
    let parts = text.split('{');
    let rest = parts.map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    rest.collect()
}
