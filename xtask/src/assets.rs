//! The built browser client: `dist/`, which the server reads in debug builds and embeds in release builds.
//!
//! - `crates/web` is compiled for wasm32; each of its binaries becomes a script and a module: `web.js` and
//!   `web.wasm`, `worker.js`, `worker.wasm`, `aeroplane.js` and so on. A script starts its module by itself when it is loaded.
//! - The texts of each language that the client says become one file, read already: `words/en.txt`, `words/bn.txt`, ...
//! - The pictures of games in play that the portal shows become one file, `pictures.json`.
//! - The sheets of `crates/web/style/` are joined, in the order of their names, to `style.css`; the colours of the
//!   dark, which they say once, stand there for the device's wish and for the person's. Those of `style/boards/` come
//!   with the board of one game and are files of their own.
//! - `crates/web/static/` is copied. Pages and whatever must keep its address stay at the root; everything else goes
//!   to `assets/` under a name that holds a hash of its content, so that a browser may keep it for ever.
//! - In texts `{{asset:NAME}}` is replaced by the address of NAME, `{{assets}}` by a JSON list of all
//!   addresses under `/assets/`, `{{build}}` by a name of this very build.
//! - `manifest.json` says which address each name has. `.br` and `.gz` siblings hold the compressed forms;
//!   a quick build has none.

mod bindings;
mod compressed;
mod names;
mod pictures;
mod split;
mod stamp;
mod style;
mod texts;

pub(crate) use compressed::brotli;

use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::TargetKind;

use crate::command::run;
use crate::fault::Fault;
use crate::repo::Repo;
use crate::system;

/// How the client is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// For the next try of a change: compiled fast, large, nothing compressed.
    Quick,
    /// What people get: small, compressed.
    Small,
}

impl Profile {
    /// The cargo profile of the workspace manifest.
    fn cargo(self) -> &'static str {
        match self {
            Self::Quick => "web-quick",
            Self::Small => "web",
        }
    }
}

/// One file of the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asset {
    /// Its name, as `style.css` or `fonts/text.woff2`.
    pub(crate) name: String,
    /// Its content.
    pub(crate) bytes: Vec<u8>,
}

/// Builds the client into `dist/`. What is up to date is left alone.
pub(crate) fn build(repo: &Repo, profile: Profile) -> Result<(), Fault> {
    system::wasm_target()?;
    let modules = compile(repo, profile)?;
    let mut statics = read_folder(&repo.path("crates/web/static"))?;
    statics.extend(style::of(read_folder(&repo.path("crates/web/style"))?)?);
    statics.push(pictures::all()?);
    statics.extend(texts::of(&read_folder(&repo.path("crates/words/ftl"))?)?);
    let stamp = stamp::of(repo, profile, &modules, &statics)?;
    let dist = repo.dist();
    if stamp::is_on(&dist, &stamp) {
        return Ok(());
    }
    eprintln!("writing {}", dist.display());
    let mut assets = statics;
    for module in &modules {
        assets.extend(bindings::of(module)?);
    }
    let named = names::resolve(assets)?;
    write(&dist, &named, profile)?;
    stamp::put(&dist, &stamp)
}

/// Leptos keeps no types of views apart: a tenth smaller, and compiled in half the time.
const FLAGS: (&str, &str) = (
    "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
    "--cfg erase_components",
);

/// Compiles the binaries of `crates/web` for the browser and reads them.
fn compile(repo: &Repo, profile: Profile) -> Result<Vec<Asset>, Fault> {
    run(repo.cargo().env(FLAGS.0, FLAGS.1).args([
        "build",
        "--quiet",
        "--package",
        "web",
        "--bins",
        "--target",
        system::WASM,
        "--profile",
        profile.cargo(),
    ]))?;
    let metadata = repo.metadata()?;
    let web = metadata
        .workspace_packages()
        .into_iter()
        .find(|package| package.name == "web")
        .ok_or_else(|| Fault::new("the workspace has no package `web`"))?;
    web.targets
        .iter()
        .filter(|target| target.kind.contains(&TargetKind::Bin))
        .map(|target| {
            let name = target.name.clone();
            let bytes = linked(repo, profile, &name)?;
            Ok(Asset { name, bytes })
        })
        .collect()
}

/// The module of one binary as it was linked: with the names of its functions.
pub(crate) fn linked(repo: &Repo, profile: Profile, name: &str) -> Result<Vec<u8>, Fault> {
    let folder = repo.target().join(system::WASM).join(profile.cargo());
    let path = folder.join(name).with_extension("wasm");
    fs::read(&path).map_err(Fault::of(path.display()))
}

/// Every file below a folder, named by its path from there, in the order of the names.
fn read_folder(folder: &Path) -> Result<Vec<Asset>, Fault> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = vec![folder.to_path_buf()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next).map_err(Fault::of(next.display()))? {
            let path = entry.map_err(Fault::of(next.display()))?.path();
            if path.is_dir() {
                open.push(path);
            } else if let Ok(name) = path.strip_prefix(folder) {
                found.push(Asset {
                    name: name.to_string_lossy().replace('\\', "/"),
                    bytes: fs::read(&path).map_err(Fault::of(path.display()))?,
                });
            }
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(found)
}

/// Writes `dist/` anew, all or nothing: a server that reads it meanwhile sees the old one or the new one.
fn write(dist: &Path, named: &names::Named, profile: Profile) -> Result<(), Fault> {
    let fresh = dist.with_extension("new");
    remove(&fresh)?;
    for file in &named.files {
        let path = fresh.join(&file.name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(Fault::of(folder.display()))?;
        }
        fs::write(&path, &file.bytes).map_err(Fault::of(path.display()))?;
        if profile == Profile::Small {
            compressed::write(&path, &file.bytes)?;
        }
    }
    remove(dist)?;
    fs::rename(&fresh, dist).map_err(Fault::of(dist.display()))
}

fn remove(folder: &Path) -> Result<(), Fault> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(Fault::of(folder.display()))?;
    }
    Ok(())
}
