//! The one style sheet a page loads, out of the several in which it is kept; and those that come with the board of a
//! game.

use super::Asset;
use crate::fault::Fault;

/// How the colours of the dark are set where the device asks for them, and how where the person does.
const BY_DEVICE: &str = ":root:not([data-theme=\"light\"])";
const BY_PERSON: &str = ":root[data-theme=\"dark\"]";

/// The folder of the sheets that come with the board of a game.
const BOARDS: &str = "boards/";

/// The sheets among `files` as `style.css`, one after the other, without comments and indentation; and
/// `GAME.css` for each that comes with a board. Other files, such as a description, are left out.
///
/// Rules for [`BY_DEVICE`] follow once more for [`BY_PERSON`]: CSS that phones of some years ago read cannot say
/// "either of the two", and in the sheets everything stands once.
///
/// # Errors
/// A sheet is not UTF-8, or a comment or a rule has no end.
pub(super) fn of(files: Vec<Asset>) -> Result<Vec<Asset>, Fault> {
    let mut sheets = vec![Asset {
        name: "style.css".into(),
        bytes: Vec::new(),
    }];
    for file in files.iter().filter(|file| file.name.ends_with(".css")) {
        let bytes = bare(file)?.into_bytes();
        match file.name.strip_prefix(BOARDS) {
            Some(name) => sheets.push(Asset {
                name: name.into(),
                bytes,
            }),
            None => sheets[0].bytes.extend(bytes),
        }
    }
    Ok(sheets)
}

/// A sheet without comments and indentation, with what the person asks for beside what the device asks for.
fn bare(file: &Asset) -> Result<String, Fault> {
    let text = std::str::from_utf8(&file.bytes).map_err(Fault::of(&file.name))?;
    let text = without_comments(text)
        .ok_or_else(|| Fault::new(format!("{}: a comment without end", file.name)))?;
    let person =
        by_person(&text).ok_or_else(|| Fault::new(format!("{}: a rule without end", file.name)))?;
    let lines = text.lines().chain(person.lines()).map(str::trim);
    let lines = lines.filter(|line| !line.is_empty());
    Ok(lines.map(|line| format!("{line}\n")).collect())
}

/// None if a comment has no end. Our sheets have no `/*` within strings.
fn without_comments(text: &str) -> Option<String> {
    let mut parts = text.split("/*");
    let mut kept = parts.next()?.to_owned();
    for part in parts {
        kept.push_str(part.split_once("*/")?.1);
    }
    Some(kept)
}

/// The rules for [`BY_DEVICE`] as rules for [`BY_PERSON`]. None if one has no end.
fn by_person(text: &str) -> Option<String> {
    let mut rules = String::new();
    for part in text.split(BY_DEVICE).skip(1) {
        let (rule, _) = part.split_once('}')?;
        rules.push_str(BY_PERSON);
        rules.push_str(rule);
        rules.push_str("}\n");
    }
    Some(rules)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &str) -> Asset {
        Asset {
            name: name.into(),
            bytes: text.into(),
        }
    }

    #[test]
    fn sheets_are_joined_without_comments() {
        let files = vec![
            file("1.css", "/* Why. */\na {\n  b: c; /* d */\n}\n"),
            file("2.css", "e { f: g; }"),
            file("boards/chess.css", "/* Why. */ h { }"),
            file("README.md", "text"),
        ];
        let sheets = of(files).unwrap();
        let own = file("chess.css", "h { }\n");
        assert_eq!(sheets[0], file("style.css", "a {\nb: c;\n}\ne { f: g; }\n"));
        assert_eq!(sheets[1..], [own]);
    }

    #[test]
    fn what_the_device_asks_for_a_person_can_ask_for_too() {
        let sheet = "a { b: c; }\n@media (prefers-color-scheme: dark) {\n  :root:not([data-theme=\"light\"]) {\n    \
            --d: e;\n  }\n}\n";
        let sheets = of(vec![file("1.css", sheet)]).unwrap();
        let text = std::str::from_utf8(&sheets[0].bytes).unwrap();
        assert!(text.contains(":root:not([data-theme=\"light\"]) {\n--d: e;\n}\n}\n"));
        assert!(text.ends_with("\n}\n:root[data-theme=\"dark\"] {\n--d: e;\n}\n"));
    }

    #[test]
    fn a_comment_or_rule_without_end_is_refused() {
        assert!(of(vec![file("1.css", "a {} /* b")]).is_err());
        assert!(
            of(vec![file(
                "1.css",
                ":root:not([data-theme=\"light\"]) { b: c"
            )])
            .is_err()
        );
    }
}
