//! Texts in the form in which they are said: read by Fluent's own parser and written so that to say them takes no
//! parser at all, which is a good part of what a phone would load before it shows anything.
//!
//! A message is [`MESSAGE`], its key, [`END`] and its pattern. A pattern is text with signs in it: a variable and
//! another message are their sign, their name and [`END`]; a choice is [`CHOICE`], the name of its variable and [`END`], then
//! its variants, each [`VARIANT`] or, if it is the default, [`DEFAULT`], its key, [`END`] and a pattern, and at last [`CLOSE`].

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser::parse_runtime;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::Lang;

/// Begins a message.
pub(crate) const MESSAGE: char = '\u{1}';
/// Ends a name.
pub(crate) const END: char = '\u{2}';
/// Begins the name of a variable.
pub(crate) const VARIABLE: char = '\u{3}';
/// Begins the key of a message within a message.
pub(crate) const OTHER: char = '\u{4}';
/// Begins a choice.
pub(crate) const CHOICE: char = '\u{5}';
/// Begins a variant.
pub(crate) const VARIANT: char = '\u{6}';
/// Begins the variant that is taken if no other fits.
pub(crate) const DEFAULT: char = '\u{7}';
/// Ends a choice.
pub(crate) const CLOSE: char = '\u{8}';
/// Stands for what Fluent has and our texts do not use.
pub(crate) const FAULT: char = '\u{e}';

/// The messages of a Fluent text, as [`Words::from_pressed`](crate::Words::from_pressed) takes them. What cannot be read is left out.
///
/// ```
/// use words::{Lang, Words, press};
///
/// let text = press(Lang::Bn, "# Of a clock.\nhours = { $hours } ঘণ্টা\n");
/// let words = Words::from_pressed(Lang::Bn, &text);
/// assert_eq!(words.say("hours", &[("hours", 24.into())]), "২৪ ঘণ্টা");
/// ```
#[must_use]
pub fn press(lang: Lang, text: &str) -> String {
    let resource = parse_runtime(text).unwrap_or_else(|(part, _)| part);
    let mut pressed = String::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            named(MESSAGE, message.id.name, &mut pressed);
            write(lang, pattern, &mut pressed);
        }
    }
    pressed
}

fn named(sign: char, name: &str, pressed: &mut String) {
    pressed.push(sign);
    pressed.push_str(name);
    pressed.push(END);
}

fn write(lang: Lang, pattern: &Pattern<&str>, pressed: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => pressed.push_str(value),
            PatternElement::Placeable { expression } => expressed(lang, expression, pressed),
        }
    }
}

fn expressed(lang: Lang, expression: &Expression<&str>, pressed: &mut String) {
    match expression {
        Expression::Inline(inline) => inlined(lang, inline, pressed),
        Expression::Select { selector, variants } => {
            let name = match selector {
                InlineExpression::VariableReference { id } => id.name,
                _ => "",
            };
            named(CHOICE, name, pressed);
            for variant in variants {
                varied(lang, variant, pressed);
            }
            pressed.push(CLOSE);
        }
    }
}

fn varied(lang: Lang, variant: &Variant<&str>, pressed: &mut String) {
    let sign = if variant.default { DEFAULT } else { VARIANT };
    let key = match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    };
    named(sign, key, pressed);
    write(lang, &variant.value, pressed);
}

fn inlined(lang: Lang, inline: &InlineExpression<&str>, pressed: &mut String) {
    match inline {
        InlineExpression::StringLiteral { value } => {
            pressed.push_str(&unescape_unicode_to_string(value));
        }
        InlineExpression::NumberLiteral { value } => pressed.push_str(&lang.digits(value)),
        InlineExpression::VariableReference { id } => named(VARIABLE, id.name, pressed),
        InlineExpression::MessageReference {
            id,
            attribute: None,
        } => named(OTHER, id.name, pressed),
        InlineExpression::Placeable { expression } => expressed(lang, expression, pressed),
        InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::FunctionReference { .. } => pressed.push(FAULT),
    }
}
