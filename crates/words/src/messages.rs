//! The messages of one language, and how they are said.
//!
//! Fluent's own parser has read them ([`crate::press`]). They are said here and not by `fluent-bundle`: our texts use
//! messages, variables and selectors, and that library brings the plurals of every language of the
//! world and the arithmetic of fractions, a tenth of what a phone loads before it shows anything.
//! What else Fluent has (terms, attributes, functions) is a fault, which a test of the texts finds.

use std::collections::BTreeMap;

use crate::pressed::{CHOICE, CLOSE, DEFAULT, END, MESSAGE, OTHER, VARIABLE, VARIANT};
use crate::{Arg, Lang};

/// The arguments of a message by name.
pub(crate) type Args<'a> = [(&'a str, Arg<'a>)];

/// Every message of one language.
pub(crate) struct Messages {
    lang: Lang,
    /// Patterns by key.
    patterns: BTreeMap<Box<str>, Box<str>>,
}

/// What came of a message.
pub(crate) struct Said {
    /// The text, as far as it could be said.
    pub(crate) text: String,
    /// Whether nothing was missing.
    pub(crate) whole: bool,
}

/// Messages may stand within messages, so deep at most.
const DEPTH: usize = 4;

/// One of the patterns of a choice.
struct Variant<'a> {
    is_default: bool,
    key: &'a str,
    pattern: &'a str,
}

impl Messages {
    /// The messages of pressed texts in `lang`.
    pub(crate) fn of(lang: Lang, pressed: &str) -> Self {
        let messages = pressed.split(MESSAGE).skip(1);
        let messages = messages.filter_map(|message| message.split_once(END));
        Self {
            lang,
            patterns: messages
                .map(|(key, pattern)| (key.into(), pattern.into()))
                .collect(),
        }
    }

    /// Whether there is a message `key`.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.patterns.contains_key(key)
    }

    /// Says the message `key`, if there is one.
    pub(crate) fn say(&self, key: &str, args: &Args<'_>) -> Option<Said> {
        let mut said = Said {
            text: String::new(),
            whole: true,
        };
        self.pattern(self.patterns.get(key)?, args, DEPTH, &mut said);
        Some(said)
    }

    fn pattern(&self, mut rest: &str, args: &Args<'_>, depth: usize, said: &mut Said) {
        while let Some(at) = rest.find(is_sign) {
            said.text.push_str(&rest[..at]);
            let sign = rest.as_bytes()[at] as char;
            rest = &rest[at + 1..];
            let named = rest.split_once(END);
            rest = match (sign, named) {
                (VARIABLE, Some((name, rest))) => {
                    self.variable(name, args, said);
                    rest
                }
                (OTHER, Some((key, rest))) => {
                    match (self.patterns.get(key), depth.checked_sub(1)) {
                        (Some(pattern), Some(deeper)) => self.pattern(pattern, args, deeper, said),
                        _ => said.whole = false,
                    }
                    rest
                }
                (CHOICE, Some((name, rest))) => {
                    let (variants, rest) = variants(rest);
                    self.choice(name, &variants, args, depth, said);
                    rest
                }
                _ => {
                    said.whole = false;
                    rest
                }
            };
        }
        said.text.push_str(rest);
    }

    fn variable(&self, name: &str, args: &Args<'_>, said: &mut Said) {
        match value(args, name) {
            Some(Arg::Text(text)) => said.text.push_str(text),
            Some(Arg::Number(number)) => {
                said.text.push_str(&self.lang.digits(&number.to_string()));
            }
            None => {
                said.text.push_str(name);
                said.whole = false;
            }
        }
    }

    /// Says the first variant that fits, else the default.
    fn choice(
        &self,
        name: &str,
        variants: &[Variant<'_>],
        args: &Args<'_>,
        depth: usize,
        said: &mut Said,
    ) {
        let value = value(args, name);
        said.whole &= value.is_some();
        let fits = |variant: &&Variant<'_>| match value {
            Some(Arg::Text(text)) => variant.key == text,
            Some(Arg::Number(number)) => {
                variant.key.parse() == Ok(number) || variant.key == self.lang.plural(number)
            }
            None => false,
        };
        let default = || variants.iter().find(|variant| variant.is_default);
        match variants.iter().find(fits).or_else(default) {
            Some(variant) => self.pattern(variant.pattern, args, depth, said),
            None => said.whole = false,
        }
    }
}

/// Whether it is no part of the text.
fn is_sign(sign: char) -> bool {
    sign < ' ' && !sign.is_ascii_whitespace()
}

/// The variants of a choice, and what follows it.
fn variants(text: &str) -> (Vec<Variant<'_>>, &str) {
    let mut found: Vec<Variant<'_>> = Vec::new();
    let mut within = 0; // so many choices within a variant
    for (at, sign) in text.match_indices(is_sign) {
        let after = &text[at + 1..];
        let ends = |found: &mut Vec<Variant<'_>>| {
            if let Some(last) = found.last_mut() {
                let whole = last.pattern.len() - (text.len() - at);
                last.pattern = &last.pattern[..whole];
            }
        };
        match sign.chars().next() {
            Some(CHOICE) => within += 1,
            Some(CLOSE) if within == 0 => {
                ends(&mut found);
                return (found, after);
            }
            Some(CLOSE) => within -= 1,
            Some(sign @ (VARIANT | DEFAULT)) if within == 0 => {
                ends(&mut found);
                let (key, pattern) = after.split_once(END).unwrap_or((after, ""));
                found.push(Variant {
                    is_default: sign == DEFAULT,
                    key,
                    pattern,
                });
            }
            _ => {}
        }
    }
    (found, "")
}

fn value<'a>(args: &Args<'a>, name: &str) -> Option<Arg<'a>> {
    let found = args.iter().find(|(other, _)| *other == name);
    found.map(|(_, value)| *value)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Says the message `m` of a Fluent text.
    fn say(lang: Lang, text: &str, args: &Args<'_>) -> (String, bool) {
        let messages = Messages::of(lang, &crate::press(lang, text));
        let said = messages.say("m", args).unwrap();
        (said.text, said.whole)
    }

    #[test]
    fn variables_messages_literals_and_nesting() {
        let text = "m = { \"{\" } { $a } and { inner }{ { $n } }\ninner = { $a }!\n";
        let args = [("a", "x".into()), ("n", 7.into())];
        assert_eq!(say(Lang::En, text, &args), ("{ x and x!7".into(), true));
        assert_eq!(say(Lang::Bn, text, &args).0, "{ x and x!৭");
    }

    #[test]
    fn the_first_variant_that_fits_is_said_else_the_default() {
        let text = "m = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } many\n}\n";
        let said = |lang, n: i64| say(lang, text, &[("n", n.into())]).0;
        let numbers = [0, 1, 2, -1].map(|n| said(Lang::En, n));
        assert_eq!(numbers, ["none", "one", "2 many", "one"]);
        let by_text = say(Lang::En, text, &[("n", "one".into())]);
        assert_eq!(by_text, ("one".into(), true));
        let by_nothing = say(Lang::En, text, &[]);
        assert_eq!(by_nothing, ("n many".into(), false));
    }

    #[test]
    fn what_is_not_there_or_runs_in_a_circle_is_a_fault_and_no_more() {
        for text in [
            "m = { $other }",
            "m = { other }",
            "m = { -term }",
            "m = { NUMBER($a) }",
            "m = { m }",
        ] {
            assert!(!say(Lang::En, text, &[("a", 1.into())]).1, "{text}");
        }
    }
}
