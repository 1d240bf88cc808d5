//! Which crate stands on which: the table of layers, and what follows from it.

use std::collections::{BTreeMap, BTreeSet};

use cargo_metadata::{DependencyKind, Metadata, Package, PackageId};

use super::Workspace;
use crate::fault::Fault;

/// The layer of each crate. A game `game-x` has layer 1 without being named here.
const LAYERS: [(&str, u8); 26] = [
    ("game", 0),
    ("fair", 0),
    ("game-laws", 1),
    ("games", 2),
    ("boxes-solver", 2),
    ("search", 2),
    ("bots", 3),
    ("table", 3),
    ("arena", 4),
    ("coins", 4),
    ("lessons", 4),
    ("results", 4),
    ("protocol", 4),
    ("puzzles", 4),
    ("review", 4),
    ("host", 5),
    ("store", 6),
    ("boards", 6),
    ("bus", 6),
    ("client", 6),
    ("passkeys", 6),
    ("words", 6),
    ("server", 7),
    ("train", 7),
    ("web", 7),
    ("adda", 8),
];

/// The last layer that is pure: no I/O, no runtime, no clock, no entropy.
const LAST_PURE: u8 = 5;

/// The conformance kit: tests of any layer may use it.
const LAWS: &str = "game-laws";

/// Automation; it builds the product and is no part of it.
const AUTOMATION: &str = "xtask";

/// Frameworks, each with the one crate that may name it. A name ending in `*` is the start of names.
const FRAMEWORKS: [(&str, &[&str]); 4] = [
    (
        "store",
        &[
            "rusqlite",
            "libsqlite3-sys",
            "sqlx*",
            "diesel*",
            "postgres*",
            "tokio-postgres",
        ],
    ),
    ("bus", &["async-nats", "nats", "redis", "lapin", "rdkafka"]),
    ("server", &["axum*"]),
    ("web", &["leptos*"]),
];

/// Crates that bring a clock, entropy, I/O or a runtime: nothing in the core may depend on them, however far away.
const IMPURE: [&str; 16] = [
    "async-std",
    "axum",
    "chrono",
    "getrandom",
    "hyper",
    "js-sys",
    "libc",
    "mio",
    "rand",
    "reqwest",
    "rusqlite",
    "smol",
    "time",
    "tokio",
    "wasm-bindgen",
    "web-sys",
];

/// The layer of a crate of the workspace.
fn layer(name: &str) -> Option<u8> {
    let named = LAYERS.iter().find(|(known, _)| *known == name);
    match named {
        Some((_, layer)) => Some(*layer),
        None => name.starts_with("game-").then_some(1),
    }
}

/// The crates of the layers that are pure.
pub(super) fn core(metadata: &Metadata) -> impl Iterator<Item = &Package> {
    metadata
        .workspace_packages()
        .into_iter()
        .filter(|package| layer(&package.name).is_some_and(|layer| layer <= LAST_PURE))
}

/// Every crate is in the table, and lies in the folder of its name.
pub(super) fn every_crate_has_one(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let mut broken = Vec::new();
    for package in workspace.metadata.workspace_packages() {
        let name = package.name.as_str();
        if name != AUTOMATION && layer(name).is_none() {
            broken.push(format!("{name} has no layer"));
        }
        let folder = package.manifest_path.parent().and_then(|p| p.file_name());
        if folder != Some(name) {
            broken.push(format!(
                "{name} lies in another folder: {}",
                package.manifest_path
            ));
        }
    }
    Ok(broken)
}

/// A crate depends on crates of lower layers only.
pub(super) fn point_down(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let mut broken = Vec::new();
    for package in workspace.metadata.workspace_packages() {
        for dependency in &package.dependencies {
            let to = dependency.name.as_str();
            if dependency.path.is_none()
                || (dependency.kind == DependencyKind::Development && to == LAWS)
            {
                continue;
            }
            if !is_down(&package.name, to) {
                broken.push(format!("{} -> {to}", package.name));
            }
        }
    }
    Ok(broken)
}

/// Whether `from` may depend on `to`.
fn is_down(from: &str, to: &str) -> bool {
    match (layer(from), layer(to)) {
        (Some(from), Some(to)) => to < from,
        // What it makes at build time it draws and writes with the product's own crates.
        (None, Some(_)) => from == AUTOMATION,
        _ => false,
    }
}

/// SQL, brokers, the web framework and the client framework are each named by one crate.
pub(super) fn frameworks_stay(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let mut broken = Vec::new();
    for package in workspace.metadata.workspace_packages() {
        for dependency in &package.dependencies {
            for (home, names) in FRAMEWORKS {
                let is_named = names.iter().any(|name| matches(name, &dependency.name));
                if is_named && package.name != home {
                    broken.push(format!(
                        "{} -> {}: only {home} may",
                        package.name, dependency.name
                    ));
                }
            }
        }
    }
    Ok(broken)
}

fn matches(pattern: &str, name: &str) -> bool {
    pattern
        .strip_suffix('*')
        .map_or(pattern == name, |start| name.starts_with(start))
}

/// Nothing that the core depends on, directly or not, brings I/O, a runtime, a clock or entropy.
pub(super) fn core_is_pure(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let metadata = &workspace.metadata;
    let resolve = metadata
        .resolve
        .as_ref()
        .ok_or_else(|| Fault::new("cargo metadata resolves nothing"))?;
    // Only what is linked everywhere: dependencies of tests and of build scripts do not run in a match, and
    // those for some platforms (`libc`, by which a hash crate asks what the processor can) carry no meaning.
    let edges: BTreeMap<&PackageId, Vec<&PackageId>> = resolve
        .nodes
        .iter()
        .map(|node| {
            let linked = node.deps.iter().filter(|dep| {
                dep.dep_kinds
                    .iter()
                    .any(|kind| kind.kind == DependencyKind::Normal && kind.target.is_none())
            });
            (&node.id, linked.map(|dep| &dep.pkg).collect())
        })
        .collect();
    let mut broken = Vec::new();
    for package in core(metadata) {
        let mut seen = BTreeSet::new();
        let mut open = vec![&package.id];
        while let Some(id) = open.pop() {
            if seen.insert(id) {
                open.extend(edges.get(id).into_iter().flatten());
                let name = metadata[id].name.as_str();
                if IMPURE.contains(&name) {
                    broken.push(format!("{} reaches {name}", package.name));
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
    fn a_crate_depends_on_lower_layers_only() {
        assert!(is_down("host", "table"));
        assert!(is_down("games", "game-stratego"));
        assert!(!is_down("table", "host"));
        assert!(!is_down("bots", "table"), "same layer");
        assert!(!is_down("game-ataxx", "game-boxes"), "same layer");
        assert!(!is_down("server", "xtask"), "no part of the product");
        assert!(is_down("xtask", "boards"), "it draws what pages load");
    }

    #[test]
    fn patterns_are_names_or_starts_of_names() {
        assert!(matches("leptos*", "leptos_router"));
        assert!(matches("nats", "nats"));
        assert!(!matches("nats", "nats-wasm"));
    }
}
