//! What sources must say, and what they must not.

use super::{Workspace, layers};
use crate::fault::Fault;

/// A file is one noun; beyond so many lines without its tests it has become several.
const LONGEST: usize = 600;

/// Kinds of files that are read as text.
const TEXTS: [&str; 14] = [
    "css", "fluent", "ftl", "html", "js", "json", "lock", "md", "rs", "sh", "sql", "toml", "txt",
    "yaml",
];

/// What gives a source I/O, a clock, a runtime or entropy.
const IMPURE: [&str; 12] = [
    "tokio::",
    "getrandom",
    "SystemTime",
    "Instant::now",
    "std::fs",
    "std::net",
    "std::env",
    "std::process",
    "std::thread",
    "time::Instant",
    "async fn",
    "thread_rng",
];

/// The one source of the core that touches files: tests write new golden records by it, no match comes near it.
const KEEPS_RECORDS: &str = "crates/game-laws/src/golden/keep.rs";

/// Every file with this extension, with its text.
fn each<'a>(
    workspace: &'a Workspace<'_>,
    extension: &'a str,
) -> Result<impl Iterator<Item = Result<(String, String), Fault>> + 'a, Fault> {
    let files = workspace.repo.files()?;
    Ok(files
        .into_iter()
        .filter(move |name| name.rsplit_once('.').is_some_and(|(_, e)| e == extension))
        .map(|name| workspace.repo.read(&name).map(|text| (name, text))))
}

/// The part of a source before its tests.
fn without_tests(text: &str) -> &str {
    text.split_once("\n#[cfg(test)]\nmod ")
        .map_or(text, |(before, _)| before)
}

/// The sources of the pure crates name nothing impure, their tests apart.
pub(super) fn core_is_pure(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let folders: Vec<String> = layers::core(&workspace.metadata)
        .map(|package| format!("crates/{}/src/", package.name))
        .collect();
    let mut broken = Vec::new();
    for file in each(workspace, "rs")? {
        let (name, text) = file?;
        if name != KEEPS_RECORDS && folders.iter().any(|folder| name.starts_with(folder)) {
            broken.extend(impure(&text).map(|word| format!("{name} names {word}")));
        }
    }
    Ok(broken)
}

fn impure(text: &str) -> impl Iterator<Item = &'static str> {
    let code: String = without_tests(text)
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .fold(String::new(), |all, line| all + line + "\n");
    IMPURE.into_iter().filter(move |word| code.contains(word))
}

/// Every source opens by saying why it exists.
pub(super) fn modules_open_with_why(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let mut broken = Vec::new();
    for file in each(workspace, "rs")? {
        let (name, text) = file?;
        if !opens_with_why(&text) {
            broken.push(name);
        }
    }
    Ok(broken)
}

/// Attributes of the whole file may stand before.
fn opens_with_why(text: &str) -> bool {
    text.lines()
        .find(|line| !line.trim().is_empty() && !line.starts_with("#!["))
        .is_some_and(|line| {
            line.strip_prefix("//!")
                .is_some_and(|why| !why.trim().is_empty())
        })
}

/// No source is longer than one noun needs.
pub(super) fn files_stay_short(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let mut broken = Vec::new();
    for file in each(workspace, "rs")? {
        let (name, text) = file?;
        let lines = without_tests(&text).lines().count();
        let is_tests = name.ends_with("/tests.rs") || name.contains("/tests/");
        if lines > LONGEST && !is_tests {
            broken.push(format!("{name}: {lines} lines, more than {LONGEST}"));
        }
    }
    Ok(broken)
}

/// A test that does not run proves nothing.
pub(super) fn no_test_is_ignored(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let words = [
        concat!("#[ig", "nore"),
        concat!("cfg_attr(miri, ig", "nore"),
    ];
    find(workspace, &["rs"], &words)
}

/// What is not done is an issue, not a note in the source.
pub(super) fn nothing_left_to_do(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let words = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("todo", "!("),
        concat!("unimple", "mented!("),
    ];
    find(
        workspace,
        &["rs", "js", "css", "html", "sql", "toml"],
        &words,
    )
}

/// The project builds anywhere: nothing names a folder of one machine or the host of a registry.
pub(super) fn no_machine_names(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let words = [
        concat!("/wo", "rk/"),
        concat!("/ro", "ot/"),
        concat!("/ho", "me/"),
        concat!("index.", "crates.io"),
        concat!("registry.", "npmjs"),
        concat!("artifact", "ory"),
    ];
    find(workspace, &TEXTS, &words)
}

/// Texts end with one line break, so that adding a line changes one line.
pub(super) fn texts_end_well(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let mut broken = Vec::new();
    for extension in TEXTS {
        for file in each(workspace, extension)? {
            let (name, text) = file?;
            if !text.is_empty() && (!text.ends_with('\n') || text.ends_with("\n\n")) {
                broken.push(name);
            }
        }
    }
    Ok(broken)
}

/// The lines of files with these extensions that hold one of the words.
fn find(
    workspace: &Workspace<'_>,
    extensions: &[&str],
    words: &[&str],
) -> Result<Vec<String>, Fault> {
    let mut broken = Vec::new();
    for extension in extensions {
        for file in each(workspace, extension)? {
            let (name, text) = file?;
            for (number, line) in text.lines().enumerate() {
                if let Some(word) = words.iter().find(|word| line.contains(**word)) {
                    broken.push(format!("{name}:{}: {word}", number + 1));
                }
            }
        }
    }
    Ok(broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_opens_with_a_reason() {
        assert!(opens_with_why("//! Squares.\n\nuse a;"));
        assert!(opens_with_why("#![no_main]\n//! Squares.\n"));
        for bad in ["", "//!\n", "// Squares.\n", "use a;\n//! late\n"] {
            assert!(!opens_with_why(bad), "{bad:?}");
        }
    }

    #[test]
    fn impure_words_count_in_code_only() {
        let found = |text: &str| impure(text).collect::<Vec<_>>();
        assert_eq!(
            found("let t = std::time::Instant::now();"),
            ["Instant::now", "time::Instant"]
        );
        assert!(found("/// Never reads SystemTime.\nfn a() {}").is_empty());
        assert!(found("fn a() {}\n\n#[cfg(test)]\nmod tests { use std::fs; }").is_empty());
        assert!(found("use std::time::Duration;").is_empty());
    }

    #[test]
    fn tests_do_not_count_as_lines() {
        assert_eq!(
            without_tests("a\nb\n\n#[cfg(test)]\nmod tests {\n}\n")
                .lines()
                .count(),
            2
        );
    }
}
