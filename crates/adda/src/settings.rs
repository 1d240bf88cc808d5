//! Settings of a house in a file: each is an option of `adda serve` by its name.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use toml::{Table, Value};

use crate::fault::Fault;

/// The variable that names the file, where the command line does not.
const CONFIG: &str = "ADDA_CONFIG";

/// The command line with the file's settings before its own options, which are stronger. What the
/// environment sets is stronger than the file too: `known` says whether it sets a variable.
///
/// # Errors
/// When the file cannot be read, or is not a list of settings. What the settings mean is judged with the
/// command line.
pub(crate) fn arguments(
    mut line: Vec<OsString>,
    known: impl Fn(&str) -> Option<OsString>,
) -> Result<Vec<OsString>, Fault> {
    if line.get(1).is_none_or(|word| word != "serve") {
        return Ok(line);
    }
    let Some(file) = named(&line[2..]).or_else(|| known(CONFIG).map(PathBuf::from)) else {
        return Ok(line);
    };
    let settings = read(&file)?;
    let mut options = Vec::new();
    for (name, value) in settings
        .iter()
        .filter(|(name, _)| known(&variable(name)).is_none())
    {
        let option = option(name, value);
        let no_setting =
            || Fault::Usage(format!("{}: {name} has no value like that", file.display()));
        options.extend(option.ok_or_else(no_setting)?);
    }
    line.splice(2..2, options);
    Ok(line)
}

/// The file that the command line names.
fn named(words: &[OsString]) -> Option<PathBuf> {
    let at = words.iter().position(|word| word == "--config");
    let after = at.and_then(|at| words.get(at + 1)).map(PathBuf::from);
    after.or_else(|| {
        let mut words = words.iter().filter_map(|word| word.to_str());
        words.find_map(|word| word.strip_prefix("--config=").map(PathBuf::from))
    })
}

fn read(file: &Path) -> Result<Table, Fault> {
    let wrong = |why: &dyn std::fmt::Display| Fault::Usage(format!("{}: {why}", file.display()));
    let text = fs::read_to_string(file).map_err(|why| wrong(&why))?;
    text.parse().map_err(|why: toml::de::Error| wrong(&why))
}

/// The variable of the environment for an option.
fn variable(name: &str) -> String {
    format!("ADDA_{}", name.replace('-', "_").to_uppercase())
}

/// An option as a command line has it: none where it is off, and for nothing that a value can be.
fn option(name: &str, value: &Value) -> Option<Option<OsString>> {
    let plain = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        _ => None,
    };
    let text = match value {
        Value::Boolean(true) => return Some(Some(format!("--{name}").into())),
        Value::Boolean(false) => return Some(None),
        Value::Array(all) => all.iter().map(plain).collect::<Option<Vec<_>>>()?.join(","),
        other => plain(other)?,
    };
    let mut option = OsString::from(format!("--{name}="));
    option.push(OsStr::new(&text));
    Some(Some(option))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(words: &[&str]) -> Vec<OsString> {
        words.iter().map(OsString::from).collect()
    }

    fn with(file: &str, words: &[&str], set: &[&str]) -> Result<Vec<OsString>, String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("house.toml");
        fs::write(&path, file).unwrap();
        let path = path.to_str().unwrap();
        let words: Vec<String> = words
            .iter()
            .map(|word| word.replace("FILE", path))
            .collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let known = |name: &str| match name {
            CONFIG => set.contains(&CONFIG).then(|| path.into()),
            _ => set.contains(&name).then(|| "x".into()),
        };
        let file = |text: String| text.replace(path, "FILE");
        arguments(line(&words), known).map_err(|why| file(why.to_string()))
    }

    const FILE: &str = "port = 9000\nhouse-name = \"Mina's\"\nlog-json = true\ntrust-proxy = false\ncoins = [1, 2, 3, 4]\n";

    #[test]
    fn settings_stand_before_the_options_of_the_command_line() {
        let all = [
            "--coins=1,2,3,4",
            "--house-name=Mina's",
            "--log-json",
            "--port=9000",
        ];
        for words in [
            &["adda", "serve", "--config=FILE", "--port", "1"],
            &["adda", "serve", "--port", "1", "--config=FILE"],
        ] {
            let found = with(FILE, words, &[]).unwrap();
            assert_eq!(found[2..6], line(&all));
            assert_eq!(found.len(), words.len() + all.len());
        }
        let found = with(FILE, &["adda", "serve", "--config", "FILE"], &["ADDA_PORT"]).unwrap();
        assert_eq!(found[2..5], line(&all[..3]), "the environment is stronger");
        let found = with(FILE, &["adda", "serve"], &[CONFIG]).unwrap();
        assert_eq!(found[2..], line(&all));
    }

    #[test]
    fn other_commands_and_no_file_change_nothing() {
        for words in [
            &["adda"][..],
            &["adda", "serve", "--port", "1"],
            &["adda", "perft", "--config=FILE"],
        ] {
            assert_eq!(with(FILE, words, &[]).unwrap().len(), words.len());
        }
    }

    #[test]
    fn what_is_no_list_of_settings_is_refused() {
        let words = ["adda", "serve", "--config=FILE"];
        for (file, why) in [
            ("port = ", "FILE: TOML parse error"),
            ("port = 1.5", "FILE: port has no value like that"),
            ("[house]\nport = 1", "FILE: house has no value like that"),
            ("coins = [[1]]", "FILE: coins has no value like that"),
        ] {
            let refused = with(file, &words, &[]).unwrap_err();
            assert!(refused.starts_with(why), "{refused}");
        }
        assert!(
            arguments(
                line(&["adda", "serve", "--config", "/none/there.toml"]),
                |_| None
            )
            .is_err()
        );
    }
}
