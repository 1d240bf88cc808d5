//! No text for people stands in the sources of pages: what they say comes from the texts.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod common;

use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

use common::{crates, files};

/// Attributes whose values people read or hear.
const READ: [&str; 7] = [
    "alt",
    "aria-description",
    "aria-label",
    "aria-roledescription",
    "aria-valuetext",
    "placeholder",
    "title",
];

/// What begins as a sentence and is none: names of keys, and of what browsers know.
const KEYS: [&str; 14] = [
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "End",
    "Backspace",
    "Delete",
    "Enter",
    "Escape",
    "Home",
    "PageDown",
    "PageUp",
    "PublicKeyCredential",
    "Tab",
];

/// The code of a source, its tests left out.
fn code(path: &Path) -> TokenStream {
    let text = fs::read_to_string(path).unwrap();
    let code = text.split("\n#[cfg(test)]\n").next().unwrap();
    // Documentation would be read as attributes with texts.
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n").parse().unwrap()
}

/// What a string literal says; `None` for a number, a letter, bytes.
fn string(literal: &str) -> Option<String> {
    let inner = literal.strip_prefix('"')?.strip_suffix('"')?;
    let mut said = String::new();
    for (i, line) in inner.split("\\\n").enumerate() {
        said += if i == 0 { line } else { line.trim_start() };
    }
    Some(said.replace("\\n", "\n").replace("\\\"", "\""))
}

/// A text without what stands between two signs: `{...}`, `<...>`. A part that is cut off counts.
fn without(text: &str, [open, close]: [char; 2]) -> String {
    let begun = matches!((text.find(open), text.find(close)), (None, Some(_)))
        || matches!((text.find(open), text.find(close)), (Some(o), Some(c)) if c < o);
    let mut inside = begun;
    let mut left = String::new();
    for c in text.chars() {
        match c {
            c if c == open => inside = true,
            c if c == close && inside => inside = false,
            c if !inside => left.push(c),
            _ => {}
        }
    }
    left
}

fn has_letters(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
}

/// Whether a literal of code is a text and no key, code or address.
fn is_text(text: &str) -> bool {
    let text = without(text, ['{', '}']);
    let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_./?=&:".contains(c);
    has_letters(&text) && !text.chars().all(is_key) && !KEYS.contains(&&*text)
}

/// Whether a literal anywhere in the code looks like a sentence, or like a word of another script.
fn is_sentence(text: &str) -> bool {
    let mut letters = text.chars();
    let capital = letters.next().is_some_and(char::is_uppercase)
        && letters.next().is_some_and(char::is_lowercase)
        && !KEYS.contains(&text);
    // Ranks that are not known are written by question marks.
    let hidden = text.ends_with("??");
    let end = text.contains(' ') && text.ends_with(['.', '!', '?', '…']) && !hidden;
    let foreign = text.chars().any(|c| c.is_alphabetic() && !c.is_ascii());
    capital || end || foreign
}

/// Every string literal of a source.
fn literals(code: TokenStream, found: &mut Vec<String>) {
    for token in code {
        match token {
            TokenTree::Group(group) => literals(group.stream(), found),
            TokenTree::Literal(literal) => found.extend(string(&literal.to_string())),
            _ => {}
        }
    }
}

/// The texts in every `view!` of a source.
fn in_views(code: TokenStream, found: &mut Vec<String>) {
    each(code, found, |_, _| {});
}

/// Looks at code: the views in it, and its literals by `literal`.
fn each(code: TokenStream, found: &mut Vec<String>, literal: fn(&str, &mut Vec<String>)) {
    let tokens: Vec<TokenTree> = code.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if i > 1 && tokens[i - 2].to_string() == "view" => {
                in_view(group.stream(), found);
            }
            TokenTree::Group(group) => each(group.stream(), found, literal),
            TokenTree::Literal(text) => {
                if let Some(text) = string(&text.to_string()) {
                    literal(&text, found);
                }
            }
            _ => {}
        }
    }
}

/// The texts of one view: between its tags, in the code between them, and in attributes that are read.
fn in_view(view: TokenStream, found: &mut Vec<String>) {
    let keep: fn(&str, &mut Vec<String>) = |text, found| {
        if is_text(text) {
            found.push(text.to_owned());
        }
    };
    let nothing: fn(&str, &mut Vec<String>) = |_, _| {};
    let tokens: Vec<TokenTree> = view.into_iter().collect();
    let is_joint = |i: usize, sign: char| matches!(&tokens[i], TokenTree::Punct(p) if p.as_char() == sign && p.spacing() == Spacing::Joint);
    let (mut in_tag, mut is_read) = (false, false);
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Punct(sign) if sign.as_char() == '<' => (in_tag, is_read) = (true, false),
            TokenTree::Punct(sign) if sign.as_char() == '>' => {
                in_tag &= i > 0 && (is_joint(i - 1, '=') || is_joint(i - 1, '-'));
            }
            TokenTree::Punct(sign)
                if in_tag && sign.as_char() == '=' && sign.spacing() == Spacing::Alone =>
            {
                is_read = READ.contains(&&*name_before(&tokens[..i]));
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {}
            TokenTree::Group(group) => {
                let literal = if in_tag && !is_read { nothing } else { keep };
                each(group.stream(), found, literal);
            }
            TokenTree::Literal(literal) if !in_tag || is_read => {
                let text = string(&literal.to_string()).unwrap_or_default();
                if has_letters(&text) {
                    found.push(text);
                }
            }
            TokenTree::Ident(word) if !in_tag => found.push(word.to_string()),
            _ => {}
        }
    }
}

/// The name of an attribute at the end of these tokens: `aria-label`, `on:click`.
fn name_before(tokens: &[TokenTree]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for token in tokens.iter().rev() {
        let text = token.to_string();
        let is_sign = matches!(&*text, "-" | ":");
        let follows_word = parts
            .last()
            .is_some_and(|last| !matches!(&**last, "-" | ":"));
        let is_word = matches!(token, TokenTree::Ident(_));
        if (is_sign && follows_word) || (is_word && !follows_word) {
            parts.push(text);
        } else {
            break;
        }
    }
    parts.into_iter().rev().collect()
}

/// The texts in a piece of HTML.
fn in_html(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    for name in READ {
        for part in html.split(&format!("{name}=\"")).skip(1) {
            let value = without(part.split('"').next().unwrap_or_default(), ['{', '}']);
            found.extend(Some(value).filter(|value| has_letters(value)));
        }
    }
    // Between <pre> and </pre> stands what is typed, not read.
    let typed = html
        .split("<pre>")
        .map(|part| part.rsplit("</pre>").next().unwrap_or_default());
    let text = without(&typed.collect::<String>(), ['<', '>']);
    found.extend(Some(without(&text, ['{', '}'])).filter(|text| has_letters(text)));
    found
}

#[test]
fn texts_are_found_where_they_stand() {
    let check = |view: &str, expect: &[&str]| {
        let mut found = Vec::new();
        let code = format!("fn f() {{ view! {{ {view} }} }}");
        in_views(code.parse().unwrap(), &mut found);
        assert_eq!(found, expect, "{view}");
    };
    check(
        r#"<p class="small muted">{say("a-key")}" · "{format!("{x}")}</p>"#,
        &[],
    );
    check(r#"<p>"Hello"</p>"#, &["Hello"]);
    check("<p>Hello there</p>", &["Hello", "there"]);
    check(r#"<p>{"Hello you"}</p>"#, &["Hello you"]);
    check(
        r#"<p>{move || if a >= b { "Yes" } else { say("no") }}</p>"#,
        &["Yes"],
    );
    check(
        r#"<b aria-label="Close" class=move || if a == b { "Is on" } else { "" } />"#,
        &["Close"],
    );
    check(
        r#"<b aria-label=say("close") title=format!("Box {x}") on:click=move |_| go("Home page")>{x}</b>"#,
        &["Box {x}"],
    );
    check(
        r#"<A b=|x| -> u8 { f("C d") }>{move || view! { <i>"in"</i> }}</A>"#,
        &["in"],
    );
    assert_eq!(
        in_html("<h1>{a}</h1> <img alt=\"{b}\">\n<pre>cargo xtask web</pre>"),
        [""; 0]
    );
    assert_eq!(in_html("\" type=\"text\">Hi <i"), ["Hi "]);
    assert_eq!(in_html("<a title=\"Go\">{x}</a>"), ["Go"]);
    for (text, expect) in [
        ("Hello", true),
        ("not so.", true),
        ("ভাষা", true),
        ("Escape", false),
        ("M4 7h9", false),
        ("GET", false),
    ] {
        assert_eq!(is_sentence(text), expect, "{text}");
    }
}

#[test]
fn no_text_is_written_into_the_client() {
    let mut faults = Vec::new();
    for path in files("web/src", "rs") {
        let mut found = Vec::new();
        in_views(code(&path), &mut found);
        let mut all = Vec::new();
        literals(code(&path), &mut all);
        found.extend(all.into_iter().filter(|text| is_sentence(text)));
        faults.extend(
            found
                .into_iter()
                .map(|text| format!("{}: {text}", path.display())),
        );
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn no_text_is_written_into_the_servers_pages() {
    let mut paths = files("server/src/http/pages", "rs");
    paths.push(crates().join("server/src/http/pages.rs"));
    let mut faults = Vec::new();
    for path in paths {
        let mut all = Vec::new();
        literals(code(&path), &mut all);
        for text in all {
            let is_html = text.contains(['<', '>']);
            let found = if is_html {
                in_html(&text)
            } else {
                Vec::from_iter(Some(text).filter(|text| is_sentence(text)))
            };
            faults.extend(
                found
                    .into_iter()
                    .map(|text| format!("{}: {text}", path.display())),
            );
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A file of the client knows no language: of texts it may have the name of the house.
#[test]
fn no_text_is_written_into_files() {
    for path in files("web/static", "html") {
        let html = fs::read_to_string(&path)
            .unwrap()
            .replace("{{", "")
            .replace("}}", "");
        let texts: Vec<String> = in_html(&html);
        let texts: Vec<&str> = texts
            .iter()
            .flat_map(|text| text.split_whitespace())
            .collect();
        assert!(
            texts.iter().all(|text| *text == "Adda"),
            "{}: {texts:?}",
            path.display()
        );
    }
    for path in files("web/static", "svg") {
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(in_html(&text), [""; 0], "{}", path.display());
    }
}
