//! Which address each file of the client gets, and the texts that hold those addresses.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use super::Asset;
use crate::fault::Fault;

/// The files of `dist/`, under the names they have there.
pub(super) struct Named {
    /// Every file, `manifest.json` last.
    pub(super) files: Vec<Asset>,
}

/// Kinds of files that keep their name, at the root: people, crawlers and browsers know them by it.
const KEPT: [&str; 5] = ["html", "txt", "ico", "webmanifest", "xml"];
/// The service worker rules over the folder it lies in, so it lies at the root.
const SERVICE_WORKER: &str = "sw.js";
/// Kinds of files in which addresses are put.
const TEXTS: [&str; 7] = ["html", "txt", "webmanifest", "css", "js", "svg", "xml"];

const OPEN: &str = "{{asset:";
const CLOSE: &str = "}}";
const ALL: &str = "{{assets}}";
const BUILD: &str = "{{build}}";

/// Gives every file its name and puts the addresses into the texts.
///
/// A file's name holds a hash of its content, addresses included, so a file is named after those it refers to.
///
/// # Errors
/// A text refers to a file that is not there, or files refer to each other in a circle.
pub(super) fn resolve(assets: Vec<Asset>) -> Result<Named, Fault> {
    let (kept, mut hashed): (Vec<_>, Vec<_>) = assets.into_iter().partition(|a| is_kept(&a.name));
    let mut addresses = BTreeMap::new();
    let mut files = Vec::new();
    while !hashed.is_empty() {
        let before = hashed.len();
        let mut waiting = Vec::new();
        for mut asset in hashed {
            match fill(&asset, &addresses)? {
                Filled::Waits(on) => waiting.push((asset, on)),
                Filled::Done(bytes) => {
                    asset.bytes = bytes;
                    let path = hashed_path(&asset);
                    addresses.insert(asset.name, format!("/{path}"));
                    files.push(Asset {
                        name: path,
                        bytes: asset.bytes,
                    });
                }
            }
        }
        if waiting.len() == before {
            let (asset, on) = &waiting[0];
            return Err(unknown(&asset.name, on));
        }
        hashed = waiting.into_iter().map(|(asset, _)| asset).collect();
    }
    let manifest = serde_json::to_string_pretty(&addresses).map_err(Fault::of("manifest.json"))?;
    for asset in kept {
        files.push(keep(asset, &addresses, &manifest)?);
    }
    files.push(Asset {
        name: "manifest.json".into(),
        bytes: manifest.into_bytes(),
    });
    Ok(Named { files })
}

/// A file of the root with its addresses.
fn keep(
    asset: Asset,
    addresses: &BTreeMap<String, String>,
    manifest: &str,
) -> Result<Asset, Fault> {
    let bytes = match fill(&asset, addresses)? {
        Filled::Done(bytes) => bytes,
        Filled::Waits(on) => return Err(unknown(&asset.name, &on)),
    };
    if !is_text(&asset.name) {
        return Ok(Asset { bytes, ..asset });
    }
    let list: Vec<&String> = addresses.values().collect();
    let list = serde_json::to_string(&list).map_err(Fault::of(&asset.name))?;
    let text = String::from_utf8_lossy(&bytes)
        .replace(ALL, &list)
        .replace(BUILD, &digest(manifest.as_bytes()));
    Ok(Asset {
        bytes: text.into_bytes(),
        ..asset
    })
}

enum Filled {
    /// The content with every address put in.
    Done(Vec<u8>),
    /// The name of a file whose address is not known yet.
    Waits(String),
}

/// Puts addresses in place of `{{asset:NAME}}`.
fn fill(asset: &Asset, addresses: &BTreeMap<String, String>) -> Result<Filled, Fault> {
    if !is_text(&asset.name) {
        return Ok(Filled::Done(asset.bytes.clone()));
    }
    let mut rest = std::str::from_utf8(&asset.bytes).map_err(Fault::of(&asset.name))?;
    let mut text = String::with_capacity(rest.len());
    while let Some((before, after)) = rest.split_once(OPEN) {
        let (name, tail) = after
            .split_once(CLOSE)
            .ok_or_else(|| Fault::new(format!("{}: {OPEN} without {CLOSE}", asset.name)))?;
        let Some(address) = addresses.get(name) else {
            return Ok(Filled::Waits(name.to_owned()));
        };
        text.push_str(before);
        text.push_str(address);
        rest = tail;
    }
    text.push_str(rest);
    Ok(Filled::Done(text.into_bytes()))
}

fn unknown(file: &str, name: &str) -> Fault {
    Fault::new(format!("{file}: no address for the asset `{name}`"))
}

/// `assets/style-0123456789abcdef.css`.
fn hashed_path(asset: &Asset) -> String {
    let digest = digest(&asset.bytes);
    match asset.name.rsplit_once('.') {
        Some((stem, extension)) => format!("assets/{stem}-{digest}.{extension}"),
        None => format!("assets/{}-{digest}", asset.name),
    }
}

/// Enough of a hash to tell two contents of one name apart.
fn digest(bytes: &[u8]) -> String {
    let hash = format!("{:x}", Sha256::digest(bytes));
    hash[..16].to_owned()
}

fn extension(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, extension)| extension)
}

fn is_kept(name: &str) -> bool {
    name == SERVICE_WORKER || (!name.contains('/') && KEPT.contains(&extension(name)))
}

fn is_text(name: &str) -> bool {
    TEXTS.contains(&extension(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asset(name: &str, text: &str) -> Asset {
        Asset {
            name: name.into(),
            bytes: text.as_bytes().to_vec(),
        }
    }

    fn texts(assets: &[Asset]) -> BTreeMap<String, String> {
        let named = resolve(assets.to_vec()).unwrap();
        named
            .files
            .into_iter()
            .map(|file| (file.name, String::from_utf8(file.bytes).unwrap()))
            .collect()
    }

    #[test]
    fn addresses_go_through_chains_of_references() {
        let files = texts(&[
            asset("index.html", "<link href={{asset:style.css}}> {{assets}}"),
            asset("style.css", "url({{asset:fonts/text.woff2}})"),
            asset("fonts/text.woff2", "{{asset:not a text}}"),
        ]);
        let manifest: BTreeMap<String, String> =
            serde_json::from_str(&files["manifest.json"]).unwrap();
        let (style, font) = (&manifest["style.css"], &manifest["fonts/text.woff2"]);
        assert!(style.starts_with("/assets/style-") && style.ends_with(".css"));
        assert_eq!(files[&style[1..]], format!("url({font})"));
        assert_eq!(
            files["index.html"],
            format!("<link href={style}> [\"{font}\",\"{style}\"]")
        );
        assert_eq!(manifest.len(), 2);
    }

    #[test]
    fn a_change_below_changes_every_name_above() {
        let style = |font: &str| {
            let files = texts(&[
                asset("a.css", "url({{asset:b.woff2}})"),
                asset("b.woff2", font),
            ]);
            let manifest: BTreeMap<String, String> =
                serde_json::from_str(&files["manifest.json"]).unwrap();
            manifest["a.css"].clone()
        };
        assert_eq!(style("one"), style("one"));
        assert_ne!(style("one"), style("two"));
    }

    #[test]
    fn the_build_name_changes_with_any_asset() {
        let build =
            |css: &str| texts(&[asset("sw.js", "{{build}}"), asset("a.css", css)])["sw.js"].clone();
        assert_eq!(build("one").len(), 16);
        assert_ne!(build("one"), build("two"));
    }

    #[test]
    fn missing_and_circular_references_are_refused() {
        for broken in [
            vec![asset("index.html", "{{asset:none.css}}")],
            vec![
                asset("a.css", "{{asset:b.css}}"),
                asset("b.css", "{{asset:a.css}}"),
            ],
            vec![asset("a.css", "{{asset:b.css")],
        ] {
            assert!(resolve(broken).is_err());
        }
    }
}
