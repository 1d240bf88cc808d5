//! Where things are: the root of the checkout and what is built into it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cargo_metadata::{Metadata, MetadataCommand};

use crate::command::capture;
use crate::fault::Fault;

/// The checkout this program was built from.
pub(crate) struct Repo {
    root: PathBuf,
}

impl Repo {
    /// Finds the checkout: the parent of the folder that holds xtask's manifest.
    pub(crate) fn find() -> Result<Self, Fault> {
        // At run time, not by `env!`: a checkout that was moved keeps its built xtask.
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .ok_or_else(|| Fault::new("start this by `cargo xtask`"))?;
        let root = Path::new(&manifest)
            .parent()
            .ok_or_else(|| Fault::new("xtask has no parent folder"))?;
        Ok(Self {
            root: root.to_path_buf(),
        })
    }

    /// A path below the root.
    pub(crate) fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The built client, which the server reads or embeds.
    pub(crate) fn dist(&self) -> PathBuf {
        self.path("dist")
    }

    /// Where cargo builds.
    pub(crate) fn target(&self) -> PathBuf {
        let folder = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
        self.root.join(folder)
    }

    /// Cargo, started in the root. The workspace of the fuzz targets builds into the same folder as this one.
    pub(crate) fn cargo(&self) -> Command {
        let mut cargo = Command::new("cargo");
        cargo
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", self.target());
        cargo
    }

    /// What cargo knows about the workspace and everything it depends on.
    pub(crate) fn metadata(&self) -> Result<Metadata, Fault> {
        MetadataCommand::new()
            .manifest_path(self.path("Cargo.toml"))
            .exec()
            .map_err(Fault::of("cargo metadata"))
    }

    /// Every file that is in git or would be added to it, relative to the root.
    pub(crate) fn files(&self) -> Result<Vec<String>, Fault> {
        let mut git = Command::new("git");
        git.args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ]);
        let listed = capture(git.current_dir(&self.root))?;
        let mut files: Vec<String> = listed
            .split('\0')
            .filter(|name| !name.is_empty() && self.path(name).is_file())
            .map(str::to_owned)
            .collect();
        files.sort();
        Ok(files)
    }

    /// The text of a file below the root.
    pub(crate) fn read(&self, relative: &str) -> Result<String, Fault> {
        fs::read_to_string(self.path(relative)).map_err(Fault::of(relative))
    }
}
