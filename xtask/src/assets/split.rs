//! A module in parts: what is needed at once, and what comes later into the same memory.
//!
//! Which functions begin a part is said in the client (`#[wasm_split]` in `crates/web/src/main.rs`); what only they lead to
//! is cut off by `wasm_split_cli_support`, before `wasm-bindgen` sees the module.

use std::fs;
use std::path::Path;

use wasm_split_cli_support::{Options, transform};

use super::Asset;
use crate::fault::Fault;

/// What the client asks its later parts by; a module without it is whole.
const MARK: &[u8] = b"__wasm_split_load_";

/// The module of JavaScript that loads parts, as the main part imports it.
pub(super) const LINK: &str = "./__wasm_split.js";

/// A module that was cut.
pub(super) struct Parts {
    /// The part that is there from the start, to be bound.
    pub(super) main: Vec<u8>,
    /// The parts that come later, without the names of their functions.
    pub(super) later: Vec<Asset>,
    /// The JavaScript that loads them, to stand in the script that starts the main part. It names them by placeholders.
    pub(super) loader: String,
}

/// Cuts a module as it was linked; one without parts stays whole.
pub(super) fn of(module: &Asset) -> Result<Option<Parts>, Fault> {
    if !module.bytes.windows(MARK.len()).any(|at| at == MARK) {
        return Ok(None);
    }
    let name = &module.name;
    let folder = std::env::temp_dir().join(format!("adda-split-{}-{name}", std::process::id()));
    let parts = cut(module, &folder);
    fs::remove_dir_all(&folder).map_err(Fault::of(folder.display()))?;
    parts.map(Some)
}

fn cut(module: &Asset, folder: &Path) -> Result<Parts, Fault> {
    let main = folder.join("main.wasm");
    let mut options = Options::new(&module.bytes);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = LINK;
    let made = transform(options).map_err(Fault::of(&module.name))?;
    let read = |path: &Path| fs::read(path).map_err(Fault::of(path.display()));
    let mut later = Vec::new();
    let mut loader = fs::read_to_string(folder.join(LINK)).map_err(Fault::of(LINK))?;
    for path in made.split_modules {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{}/{file}", module.name);
        loader = loader.replace(&format!("./{file}"), &format!("{{{{asset:{name}}}}}"));
        let bytes = bare(&read(&path)?).ok_or_else(|| Fault::new(format!("{name} is broken")))?;
        later.push(Asset { name, bytes });
    }
    later.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(Parts {
        main: read(&main)?,
        later,
        loader: within(&loader),
    })
}

/// The loader as a part of the script itself, which would else import it and be imported by it: addresses that hold
/// hashes cannot lead in a circle.
fn within(loader: &str) -> String {
    let lines = loader.lines().filter(|line| !line.starts_with("import "));
    lines
        .map(|line| format!("{}\n", line.strip_prefix("export ").unwrap_or(line)))
        .collect()
}

/// A module without its custom sections. None if its sections have no end.
fn bare(module: &[u8]) -> Option<Vec<u8>> {
    let (head, mut rest) = module.split_at_checked(8)?;
    let mut bare = head.to_vec();
    while let Some((id, after)) = rest.split_first() {
        let (size, content) = number(after)?;
        let (_, next) = content.split_at_checked(size)?;
        if *id != 0 {
            bare.extend_from_slice(&rest[..rest.len() - next.len()]);
        }
        rest = next;
    }
    Some(bare)
}

/// A number in LEB128, and what follows it.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut value = 0;
    for (i, byte) in bytes.iter().enumerate().take(5) {
        value |= usize::from(byte & 0x7f) << (7 * i);
        if byte & 0x80 == 0 {
            return Some((value, &bytes[i + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_loses_its_custom_sections_and_nothing_else() {
        let head = b"\0asm\x01\0\0\0";
        let long = [&[10, 0x81, 0x01][..], &[7; 129]].concat();
        let module = [&head[..], &[0, 2, 1, b'x'], &[1, 1, 0], &long].concat();
        let left = [&head[..], &[1, 1, 0], &long].concat();
        assert_eq!(bare(&module), Some(left));
        assert_eq!(bare(&module[..module.len() - 1]), None);
        assert_eq!(bare(b"\0asm"), None);
    }

    #[test]
    fn a_loader_within_the_script_neither_imports_nor_exports() {
        let loader = "import { initSync } from \"./main.js\";\n\nexport const a = 1;\nlet b;\n";
        assert_eq!(within(loader), "\nconst a = 1;\nlet b;\n");
    }

    #[test]
    fn a_module_without_parts_stays_whole() {
        let module = Asset {
            name: "worker".into(),
            bytes: b"\0asm\x01\0\0\0".to_vec(),
        };
        assert!(of(&module).unwrap().is_none());
    }
}
