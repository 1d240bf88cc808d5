//! The rules of the house that a compiler does not check: layers, manifests, sources.
//!
//! Each rule is a function from the workspace to what breaks it. `cargo xtask tidy` prints that, and each rule
//! is a `#[test]` as well.

mod layers;
mod manifests;
mod sources;

use cargo_metadata::Metadata;

use crate::command::run;
use crate::counts::Counts;
use crate::fault::Fault;
use crate::repo::Repo;
use crate::system;

/// What a rule looks at.
struct Workspace<'a> {
    repo: &'a Repo,
    metadata: Metadata,
}

/// A rule answers with a line for each place that breaks it.
type Rule = fn(&Workspace<'_>) -> Result<Vec<String>, Fault>;

/// Every rule with its name.
const RULES: [(&str, Rule); 13] = [
    ("every crate has a layer", layers::every_crate_has_one),
    ("dependencies point to lower layers", layers::point_down),
    ("frameworks stay in their crate", layers::frameworks_stay),
    ("the core is pure", layers::core_is_pure),
    ("manifests inherit from the workspace", manifests::inherit),
    (
        "wasm-bindgen is one version",
        manifests::wasm_bindgen_is_one,
    ),
    (
        "the core names no I/O, clock or entropy",
        sources::core_is_pure,
    ),
    ("modules say why they exist", sources::modules_open_with_why),
    ("files stay short", sources::files_stay_short),
    ("no test is ignored", sources::no_test_is_ignored),
    ("nothing is left to do", sources::nothing_left_to_do),
    ("no name of a machine", sources::no_machine_names),
    ("texts end with one line break", sources::texts_end_well),
];

/// What is compiled together. The tests of the server's side add the test game to the enum over the games; the
/// client has no board for it, so it is compiled apart.
pub(crate) const GROUPS: [&[&str]; 2] =
    [&["--workspace", "--exclude", "web"], &["--package", "web"]];

/// The fuzz targets are a workspace of their own.
pub(crate) const FUZZ: [&str; 2] = ["--manifest-path", "fuzz/Cargo.toml"];

/// Checks the rules, the formatting and the lints.
pub(crate) fn check(repo: &Repo) -> Result<(), Fault> {
    system::lint_components()?;
    let counts = rules(repo)?;
    formatting(repo)?;
    clippy(repo)?;
    match counts.failed {
        0 => Ok(()),
        failed => Err(Fault::new(format!("{failed} rules are broken"))),
    }
}

/// Checks the rules and prints what breaks them.
pub(crate) fn rules(repo: &Repo) -> Result<Counts, Fault> {
    let workspace = Workspace {
        repo,
        metadata: repo.metadata()?,
    };
    let mut counts = Counts::default();
    for (name, rule) in RULES {
        let broken = rule(&workspace)?;
        println!(
            "{} {name}",
            if broken.is_empty() {
                "ok    "
            } else {
                "BROKEN"
            }
        );
        broken.iter().for_each(|line| println!("       {line}"));
        counts += Counts::one(broken.is_empty());
    }
    Ok(counts)
}

/// Every source is formatted as rustfmt does it.
pub(crate) fn formatting(repo: &Repo) -> Result<(), Fault> {
    for which in [&["--all"][..], &FUZZ[..]] {
        run(repo.cargo().args(["fmt", "--check"]).args(which))?;
    }
    Ok(())
}

/// No lint speaks up: of any target of any crate, and of what the browser gets, compiled for the browser.
///
/// Compiling for the browser is also the check that the core needs nothing a browser lacks.
pub(crate) fn clippy(repo: &Repo) -> Result<(), Fault> {
    let lint = |arguments: &[&str]| {
        run(repo
            .cargo()
            .args(["clippy", "--quiet"])
            .args(arguments)
            .args(["--", "--deny", "warnings"]))
    };
    for group in GROUPS {
        lint(&[group, &["--all-targets"]].concat())?;
    }
    let metadata = repo.metadata()?;
    let mut browser = vec!["--target", system::WASM, "--package", "web"];
    for package in layers::core(&metadata) {
        browser.extend(["--package", package.name.as_str()]);
    }
    lint(&browser)?;
    lint(&[&FUZZ[..], &["--all-targets"]].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_holds() {
        let repo = Repo::find().unwrap();
        let workspace = Workspace {
            metadata: repo.metadata().unwrap(),
            repo: &repo,
        };
        let mut broken = Vec::new();
        for (name, rule) in RULES {
            let lines = rule(&workspace).unwrap();
            broken.extend(lines.into_iter().map(|line| format!("{name}: {line}")));
        }
        assert!(broken.is_empty(), "\n{}", broken.join("\n"));
    }
}
