//! Manifests say nothing of their own that the workspace says for all.

use super::Workspace;
use crate::fault::Fault;

/// What every crate takes from the workspace.
const INHERITED: [&str; 5] = ["version", "edition", "rust-version", "license", "publish"];

/// Every crate inherits the package fields, the lints and the versions of its dependencies.
pub(super) fn inherit(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let mut broken = Vec::new();
    for package in workspace.metadata.workspace_packages() {
        let text = std::fs::read_to_string(&package.manifest_path)
            .map_err(Fault::of(&package.manifest_path))?;
        let faults = faults_of(&text);
        broken.extend(
            faults
                .into_iter()
                .map(|fault| format!("{}: {fault}", package.name)),
        );
    }
    Ok(broken)
}

/// What a manifest says itself although the workspace says it.
fn faults_of(manifest: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for field in INHERITED {
        if !manifest
            .lines()
            .any(|line| line == format!("{field}.workspace = true"))
        {
            faults.push(format!("{field} is not inherited"));
        }
    }
    if !manifest.contains("[lints]\nworkspace = true\n") {
        faults.push("the lints are not inherited".to_owned());
    }
    for section in manifest.split("\n[").skip(1) {
        let (title, body) = section.split_once("]\n").unwrap_or((section, ""));
        let is_inherited = |line: &str| line.contains("workspace = true");
        if title.ends_with("dependencies") {
            let own = body
                .lines()
                .filter(|line| line.contains('=') && !is_inherited(line));
            faults.extend(own.map(|line| format!("a version of its own: {line}")));
        } else if title.contains("dependencies.") && !body.lines().any(is_inherited) {
            faults.push(format!("a version of its own: [{title}]"));
        }
    }
    faults
}

/// The library in the client and the tool in xtask read and write one format, so their versions are equal and exact.
pub(super) fn wasm_bindgen_is_one(workspace: &Workspace<'_>) -> Result<Vec<String>, Fault> {
    let versions = |name: &str| -> Vec<String> {
        let found = workspace
            .metadata
            .packages
            .iter()
            .filter(|p| p.name == name);
        found.map(|package| package.version.to_string()).collect()
    };
    let (library, tool) = (
        versions("wasm-bindgen"),
        versions("wasm-bindgen-cli-support"),
    );
    let mut broken = Vec::new();
    if library.len() != 1 || library != tool {
        broken.push(format!(
            "Cargo.lock has the library {library:?} and the tool {tool:?}"
        ));
    }
    let manifest = workspace.repo.read("Cargo.toml")?;
    for version in &library {
        for name in ["wasm-bindgen", "wasm-bindgen-cli-support"] {
            let pinned = format!("{name} = \"={version}\"");
            if !manifest.lines().any(|line| line == pinned) {
                broken.push(format!("Cargo.toml does not say `{pinned}`"));
            }
        }
    }
    Ok(broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "[package]\nname = \"a\"\nversion.workspace = true\nedition.workspace = true\n\
        rust-version.workspace = true\nlicense.workspace = true\npublish.workspace = true\n\n\
        [dependencies]\nb.workspace = true\nc = { workspace = true, features = [\"d\"] }\n\n\
        [lints]\nworkspace = true\n";

    #[test]
    fn a_manifest_that_inherits_is_good() {
        assert_eq!(faults_of(GOOD), Vec::<String>::new());
    }

    #[test]
    fn own_versions_lints_and_fields_are_found() {
        let own = |from: &str, to: &str| faults_of(&GOOD.replace(from, to)).len();
        assert_eq!(own("b.workspace = true", "b = \"1\""), 1);
        assert_eq!(own("[lints]\nworkspace = true\n", ""), 1);
        assert_eq!(
            own("[lints]", "[dependencies.d]\nversion = \"1\"\n\n[lints]"),
            1
        );
        assert_eq!(
            own("[lints]", "[dependencies.d]\nworkspace = true\n\n[lints]"),
            0
        );
        assert_eq!(own("edition.workspace = true", "edition = \"2021\""), 1);
        assert_eq!(
            own(
                "[dependencies]",
                "[target.'cfg(unix)'.dependencies]\nd = \"1\""
            ),
            1
        );
    }
}
