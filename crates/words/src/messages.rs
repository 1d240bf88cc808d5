//! The messages of one language, read and said.
//!
//! Fluent's own parser reads them. They are said here and not by `fluent-bundle`: our texts use
//! messages, variables and selectors, and that library brings the plurals of every language of the
//! world and the arithmetic of fractions, a tenth of what a phone loads before it shows anything.
//! What else Fluent has (terms, attributes, functions) is a fault, which a test of the texts finds.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser::parse_runtime;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::{Arg, Lang};

type Text = &'static str;

/// The arguments of a message by name.
pub(crate) type Args<'a> = [(&'a str, Arg<'a>)];

/// Every message of one language.
pub(crate) struct Messages {
    lang: Lang,
    patterns: BTreeMap<Text, Pattern<Text>>,
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

impl Messages {
    /// The messages of these files in `lang`. Tests read every file, so what cannot be read is left
    /// out here.
    pub(crate) fn of(lang: Lang, files: &[Text]) -> Self {
        let mut patterns = BTreeMap::new();
        for file in files.iter().copied() {
            let resource = parse_runtime(file).unwrap_or_else(|(part, _)| part);
            for entry in resource.body {
                if let Entry::Message(message) = entry
                    && let Some(pattern) = message.value
                {
                    patterns.insert(message.id.name, pattern);
                }
            }
        }
        Self { lang, patterns }
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

    fn pattern(&self, pattern: &Pattern<Text>, args: &Args<'_>, depth: usize, said: &mut Said) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => said.text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.expression(expression, args, depth, said);
                }
            }
        }
    }

    fn expression(
        &self,
        expression: &Expression<Text>,
        args: &Args<'_>,
        depth: usize,
        said: &mut Said,
    ) {
        let Some(deeper) = depth.checked_sub(1) else {
            said.whole = false;
            return;
        };
        match expression {
            Expression::Inline(inline) => self.inline(inline, args, deeper, said),
            Expression::Select { selector, variants } => {
                let value = match selector {
                    InlineExpression::VariableReference { id } => value(args, id.name),
                    _ => None,
                };
                said.whole &= value.is_some();
                if let Some(variant) = self.variant(variants, value) {
                    self.pattern(&variant.value, args, deeper, said);
                }
            }
        }
    }

    fn inline(
        &self,
        inline: &InlineExpression<Text>,
        args: &Args<'_>,
        depth: usize,
        said: &mut Said,
    ) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                said.text.push_str(&unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { value } => {
                said.text.push_str(&self.lang.digits(value));
            }
            InlineExpression::VariableReference { id } => match value(args, id.name) {
                Some(Arg::Text(text)) => said.text.push_str(text),
                Some(Arg::Number(number)) => {
                    said.text.push_str(&self.lang.digits(&number.to_string()));
                }
                None => {
                    said.text.push_str(id.name);
                    said.whole = false;
                }
            },
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } if self.has(id.name) => {
                if let Some(pattern) = self.patterns.get(id.name) {
                    self.pattern(pattern, args, depth, said);
                }
            }
            InlineExpression::Placeable { expression } => {
                self.expression(expression, args, depth, said);
            }
            InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. }
            | InlineExpression::FunctionReference { .. } => said.whole = false,
        }
    }

    /// The first variant that fits, else the default.
    fn variant<'v>(
        &self,
        variants: &'v [Variant<Text>],
        value: Option<Arg<'_>>,
    ) -> Option<&'v Variant<Text>> {
        let fits = |variant: &&Variant<Text>| match (&variant.key, value) {
            (VariantKey::Identifier { name }, Some(Arg::Text(text))) => *name == text,
            (VariantKey::Identifier { name }, Some(Arg::Number(number))) => {
                *name == self.lang.plural(number)
            }
            (VariantKey::NumberLiteral { value }, Some(Arg::Number(number))) => {
                value.parse() == Ok(number)
            }
            (_, None) | (VariantKey::NumberLiteral { .. }, Some(Arg::Text(_))) => false,
        };
        let default = || variants.iter().find(|variant| variant.default);
        variants.iter().find(fits).or_else(default)
    }
}

fn value<'a>(args: &Args<'a>, name: &str) -> Option<Arg<'a>> {
    let found = args.iter().find(|(other, _)| *other == name);
    found.map(|(_, value)| *value)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Says the one message of a text.
    fn say(lang: Lang, text: Text, args: &Args<'_>) -> (String, bool) {
        let resource = parse_runtime(text).unwrap();
        let patterns = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value?)),
            _ => None,
        });
        let patterns = patterns.collect();
        let said = Messages { lang, patterns }.say("m", args).unwrap();
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
