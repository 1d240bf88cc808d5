//! The texts that the client loads: one file for each language, with everything that the client says; and one more
//! with what the module `study` says beside it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::parser::parse_runtime;
use fluent_syntax::serializer::serialize;

use words::{Lang, press};

use super::Asset;
use crate::fault::Fault;

/// The files of a language that the client says; the others are the server's alone.
const CLIENT: [&str; 4] = ["clock.ftl", "games.ftl", "refusals.ftl", "web.ftl"];

/// Those that the module `study` says beside them.
const STUDY: [&str; 3] = ["puzzles.ftl", "review.ftl", "study.ftl"];

/// The language that has every message. Others get those they lack from it.
const WHOLE: &str = "en";

/// `words/LANGUAGE.txt` and `study/LANGUAGE.txt` for each language, [pressed](words::press), out of files named
/// `LANGUAGE/FILE.ftl`: every message that English has, in its order, without comments.
///
/// # Errors
/// A file cannot be read as Fluent, a language lacks one, or it is none of the house.
pub(super) fn of(files: &[Asset]) -> Result<Vec<Asset>, Fault> {
    let languages: BTreeSet<&str> = files
        .iter()
        .filter_map(|file| Some(file.name.split_once('/')?.0))
        .collect();
    let mut made = pressed(files, &languages, "words", &CLIENT)?;
    made.extend(pressed(files, &languages, "study", &STUDY)?);
    Ok(made)
}

/// `FOLDER/LANGUAGE.txt` for each language, out of its files of these names.
fn pressed(
    files: &[Asset],
    languages: &BTreeSet<&str>,
    folder: &str,
    names: &[&str],
) -> Result<Vec<Asset>, Fault> {
    let english = messages(files, WHOLE, names)?;
    languages
        .iter()
        .map(|language| {
            let own = messages(files, language, names)?;
            let own: BTreeMap<_, _> = own
                .iter()
                .map(|message| (message.id.name, message))
                .collect();
            let lang: Lang = language.parse().map_err(Fault::of(language))?;
            let body = english
                .iter()
                .map(|message| own.get(message.id.name).copied().unwrap_or(message))
                .map(|message| Entry::Message(message.clone()))
                .collect();
            Ok(Asset {
                name: format!("{folder}/{language}.txt"),
                bytes: press(lang, &serialize(&Resource { body })).into_bytes(),
            })
        })
        .collect()
}

/// The messages of some files in one language.
fn messages<'a>(
    files: &'a [Asset],
    language: &str,
    names: &[&str],
) -> Result<Vec<Message<&'a str>>, Fault> {
    let mut found = Vec::new();
    for name in names.iter().map(|file| format!("{language}/{file}")) {
        let file = files.iter().find(|file| file.name == name);
        let file = file.ok_or_else(|| Fault::new(format!("there is no {name}")))?;
        let text = std::str::from_utf8(&file.bytes).map_err(Fault::of(&name))?;
        let resource =
            parse_runtime(text).map_err(|(_, faults)| Fault::new(format!("{name}: {faults:?}")))?;
        found.extend(resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        }));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::read_folder;
    use crate::repo::Repo;

    /// The files of a language that come with a module, and where the client's sources say them.
    const WITH_A_MODULE: [(&str, &str); 7] = [
        ("aeroplane.ftl", "flight/"),
        ("puzzles.ftl", "study/puzzles/"),
        ("review.ftl", "study/review/"),
        ("stratego.ftl", "stratego/"),
        ("study.ftl", "study/"),
        ("tacocat.ftl", "tacocat/"),
        ("talk.ftl", "talk/"),
    ];

    /// The keys of the messages in a file.
    fn keys(file: &Asset) -> Vec<String> {
        let text = std::str::from_utf8(&file.bytes).unwrap();
        let entries = parse_runtime(text).unwrap().body.into_iter();
        let keys = entries.filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        });
        keys.collect()
    }

    fn code(sources: &[Asset]) -> String {
        let texts = sources
            .iter()
            .map(|source| String::from_utf8_lossy(&source.bytes));
        texts.collect()
    }

    fn file(name: &str, text: &str) -> Asset {
        Asset {
            name: name.into(),
            bytes: text.into(),
        }
    }

    #[test]
    fn a_language_has_its_own_messages_and_english_where_it_lacks_one() {
        let files = |language: &str, web: &str| {
            CLIENT.map(|name| {
                let text = if name == "web.ftl" { web } else { "" };
                file(&format!("{language}/{name}"), text)
            })
        };
        let mut all = Vec::from(files(
            "en",
            "# Of a page.\na = A\nb = B { $n ->\n   *[other] n\n }\n",
        ));
        all.extend(files("bn", "b = খ\n"));
        for language in ["en", "bn"] {
            all.extend(STUDY.map(|name| file(&format!("{language}/{name}"), "")));
        }
        all.push(file("en/server.ftl", "page = Page\n"));
        all.push(file("README.md", "text"));
        let made = of(&all).unwrap();
        let texts: Vec<(&str, &str)> = made
            .iter()
            .map(|made| (&*made.name, std::str::from_utf8(&made.bytes).unwrap()))
            .collect();
        let bengali = press(Lang::Bn, "a = A\nb = খ\n");
        assert_eq!(texts[0], ("words/bn.txt", &*bengali));
        assert_eq!(texts[1].0, "words/en.txt");
        assert!(!texts[1].1.contains("page"));
        let study = [texts[2].0, texts[3].0];
        assert_eq!(study, ["study/bn.txt", "study/en.txt"]);
        assert_eq!(texts.len(), 4);

        all.push(file("te/web.ftl", "a = "));
        assert!(of(&all).is_err(), "a language without all its files");
    }

    /// What the client says has to be in what it loads.
    #[test]
    fn the_client_says_nothing_of_the_servers() {
        let repo = Repo::find().unwrap();
        let mut sources = read_folder(&repo.path("crates/web/src")).unwrap();
        sources.extend(read_folder(&repo.path("crates/words/src")).unwrap());
        let code = code(&sources);
        assert!(code.contains("\"portal-about\""));
        let english = read_folder(&repo.path("crates/words/ftl/en")).unwrap();
        let of_client = |name: &str| CLIENT.contains(&name);
        let with_a_module = |name: &str| WITH_A_MODULE.iter().any(|(file, _)| *file == name);
        let mut looked_at = 0;
        for file in english
            .iter()
            .filter(|f| !of_client(&f.name) && !with_a_module(&f.name))
        {
            for key in keys(file) {
                assert!(
                    !code.contains(&format!("\"{key}\"")),
                    "{key} of {}",
                    file.name
                );
                looked_at += 1;
            }
        }
        assert!(looked_at > 10);
    }

    /// The page has a module's texts once it has the module.
    #[test]
    fn the_page_says_nothing_that_comes_with_a_module() {
        let repo = Repo::find().unwrap();
        let sources = read_folder(&repo.path("crates/web/src")).unwrap();
        let english = read_folder(&repo.path("crates/words/ftl/en")).unwrap();
        let mut looked_at = 0;
        for (name, folder) in WITH_A_MODULE {
            let page = sources
                .iter()
                .filter(|source| !source.name.starts_with(folder));
            let page = code(&page.cloned().collect::<Vec<_>>());
            let file = english.iter().find(|file| file.name == name).unwrap();
            for key in keys(file) {
                assert!(!page.contains(&format!("\"{key}\"")), "{key} of {name}");
                looked_at += 1;
            }
        }
        assert!(looked_at > 40);
    }
}
