//! The size of a first load: everything a phone fetches before it can show a match.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::assets::{self, Profile};
use crate::fault::Fault;
use crate::repo::Repo;

/// The most a first load for a match may weigh, compressed, in bytes.
const LIMIT: usize = 300_000;

/// Names of modules that come later: with the house inside the browser, which only play there and replays
/// load, with the boards of some games, and with what people say to each other.
const LATER: [&str; 6] = [
    "worker.",
    "aeroplane.",
    "stratego.",
    "tacocat.",
    "talk.",
    REST,
];

/// The part of the page's module that other pages than a match load, and a match where it is asked for.
const REST: &str = "web/split_rest.wasm";

/// The name of the pictures of all games, which only the portal loads.
const PICTURES: &str = "pictures.json";

/// The page of what people learn with, a program of its own, and the most that its first load may weigh.
const STUDY: &str = "study.html";
const STUDY_LIMIT: usize = 500_000;

/// Names of the texts, of which a page loads those of its language.
const WORDS: &str = "words/";
/// The same of the texts that only that program says.
const STUDY_WORDS: &str = "study/";

/// What the names of functions that write floats as text have in common: several kilobytes that no match needs.
const FLOATS: &str = "flt2dec";

/// What some name of a function holds in every module that still has its names.
const NAMES: &str = "4core3fmt";

/// Prints what a first load for a match fetches and how much that is.
///
/// Counted are the page and all that it and its style sheets name, the texts of one language: the largest. Not
/// counted is what comes later and the pictures of the portal. That the browser fetches no more than this is measured by
/// the browser tests.
///
/// # Errors
/// It is more than the limit, the client writes floats, or it is not built.
pub(crate) fn check(repo: &Repo) -> Result<(), Fault> {
    let dist = repo.dist();
    let text =
        fs::read_to_string(dist.join("manifest.json")).map_err(Fault::of("manifest.json"))?;
    let manifest: BTreeMap<String, String> =
        serde_json::from_str(&text).map_err(Fault::of("manifest.json"))?;
    let loads = [
        ("index.html", "web", LIMIT, &[WORDS][..]),
        (STUDY, "study", STUDY_LIMIT, &[WORDS, STUDY_WORDS]),
    ];
    for (page, module, limit, texts) in loads {
        let total = weigh(&dist, &manifest, page, texts)?;
        println!("{total:>9}  bytes in all, of {limit} allowed");
        if module == "web" {
            rest(&dist, &manifest)?;
            no_floats(&assets::linked(repo, Profile::Small, module)?)?;
        }
        println!();
        if total > limit {
            return Err(Fault::new(format!(
                "the first load of {page} weighs {total} bytes, more than {limit}"
            )));
        }
    }
    Ok(())
}

/// Prints what the rest of the client's module weighs.
fn rest(dist: &Path, manifest: &BTreeMap<String, String>) -> Result<(), Fault> {
    if let Some(address) = manifest.get(REST) {
        let file = address.trim_start_matches('/');
        let size = size(&dist.join(file))?;
        println!("{size:>9}  {file}, on other pages than a match");
    }
    Ok(())
}

/// Prints what the first load of a page fetches, and how much that is.
fn weigh(
    dist: &Path,
    manifest: &BTreeMap<String, String>,
    page: &str,
    texts: &[&str],
) -> Result<usize, Fault> {
    let mut total = 0;
    let mut count = |file: &str, size: usize| {
        println!("{size:>9}  {file}");
        total += size;
    };
    for file in first_load(dist, manifest, page)? {
        count(&file, size(&dist.join(&file))?);
    }
    for folder in texts {
        let mut found = Vec::new();
        for (_, address) in manifest.iter().filter(|(name, _)| name.starts_with(folder)) {
            let file = address.trim_start_matches('/');
            found.push((size(&dist.join(file))?, file));
        }
        if let Some((size, file)) = found.iter().max() {
            count(file, *size);
        }
    }
    Ok(total)
}

/// Boards and texts write their numbers by integers (`boards::geometry::Decimal`).
fn no_floats(module: &[u8]) -> Result<(), Fault> {
    let has = |name: &str| module.windows(name.len()).any(|at| at == name.as_bytes());
    if !has(NAMES) {
        return Err(Fault::new("the client was linked without names"));
    }
    if has(FLOATS) {
        return Err(Fault::new(format!(
            "the client writes an `f64` or `f32` as text ({FLOATS})"
        )));
    }
    Ok(())
}

/// What a file weighs on its way to a browser.
fn size(path: &Path) -> Result<usize, Fault> {
    let bytes = fs::read(path).map_err(Fault::of(path.display()))?;
    Ok(assets::brotli(path, &bytes)?.map_or(bytes.len(), |packed| packed.len()))
}

/// The page, and every file whose address stands in it or in a file that was found so.
fn first_load(
    dist: &Path,
    manifest: &BTreeMap<String, String>,
    page: &str,
) -> Result<BTreeSet<String>, Fault> {
    let mut found = BTreeSet::new();
    let mut open = vec![page.to_owned()];
    while let Some(file) = open.pop() {
        let path = dist.join(&file);
        let bytes = fs::read(&path).map_err(Fault::of(path.display()))?;
        let text = String::from_utf8_lossy(&bytes);
        for (name, address) in manifest {
            let file = address.trim_start_matches('/');
            let mut others = LATER.iter().chain(&[WORDS, STUDY_WORDS, PICTURES]);
            let counted = others.all(|other| !name.starts_with(other));
            if counted && text.contains(address) && !found.contains(file) {
                open.push(file.to_owned());
            }
        }
        found.insert(file);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_that_writes_floats_or_hides_its_names_is_refused() {
        let module = |names: &str| no_floats(format!("\0asm{names}").as_bytes());
        assert!(module("_RNvNtCs_4core3fmt5Write").is_ok());
        assert!(module("").is_err());
        assert!(module("_RNvNtCs_4core3fmt5Write_RNvNtCs_4core3num7flt2dec").is_err());
    }

    #[test]
    fn a_first_load_is_what_the_page_names_directly_or_not_and_never_what_comes_later() {
        let dist = std::env::temp_dir().join(format!("adda-size-{}", std::process::id()));
        fs::create_dir_all(dist.join("assets")).unwrap();
        let put = |name: &str, text: &str| fs::write(dist.join(name), text).unwrap();
        put(
            "index.html",
            "/assets/style-1.css /assets/worker-1.js /assets/tacocat-1.css",
        );
        put("assets/style-1.css", "/assets/font-1.woff2");
        put("assets/font-1.woff2", "");
        put("assets/worker-1.js", "");
        put("assets/tacocat-1.css", "");
        put("assets/other-1.svg", "");
        let manifest = [
            "style.css",
            "font.woff2",
            "worker.js",
            "tacocat.css",
            "other.svg",
        ]
        .into_iter()
        .map(|name| {
            (
                name.to_owned(),
                format!("/assets/{}", name.replace('.', "-1.")),
            )
        })
        .collect();
        let found = first_load(&dist, &manifest, "index.html").unwrap();
        fs::remove_dir_all(&dist).unwrap();
        let found: Vec<&str> = found.iter().map(String::as_str).collect();
        assert_eq!(
            found,
            ["assets/font-1.woff2", "assets/style-1.css", "index.html"]
        );
    }
}
