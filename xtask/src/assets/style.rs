//! The one style sheet a page loads, out of the several in which it is kept.

use super::Asset;
use crate::fault::Fault;

/// The sheets among `files` as `style.css`, one after the other, without comments and indentation.
/// Other files, such as a description, are left out.
///
/// # Errors
/// A sheet is not UTF-8, or a comment has no end.
pub(super) fn of(files: Vec<Asset>) -> Result<Asset, Fault> {
    let mut joined = String::new();
    for file in files.iter().filter(|file| file.name.ends_with(".css")) {
        let text = std::str::from_utf8(&file.bytes).map_err(Fault::of(&file.name))?;
        let text = without_comments(text)
            .ok_or_else(|| Fault::new(format!("{}: a comment without end", file.name)))?;
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            joined.push_str(line);
            joined.push('\n');
        }
    }
    Ok(Asset {
        name: "style.css".into(),
        bytes: joined.into_bytes(),
    })
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
            file("README.md", "text"),
        ];
        let sheet = of(files).unwrap();
        assert_eq!(sheet.name, "style.css");
        assert_eq!(sheet.bytes, b"a {\nb: c;\n}\ne { f: g; }\n");
    }

    #[test]
    fn a_comment_without_end_is_refused() {
        assert!(of(vec![file("1.css", "a {} /* b")]).is_err());
    }
}
