//! From a compiled module to what a browser loads: the work of `wasm-bindgen`, in this process.

use wasm_bindgen_cli_support::Bindgen;

use super::{Asset, split};
use crate::fault::Fault;

/// The function by which a script of wasm-bindgen starts its module.
const START: &str = "async function __wbg_init(module_or_path)";

/// The script and the module of one compiled binary, and the snippets of JavaScript its crates bring.
///
/// The script names the module by a placeholder and starts it by itself: a page or a worker only has to load it.
pub(super) fn of(module: &Asset) -> Result<Vec<Asset>, Fault> {
    let name = &module.name;
    let parts = split::of(module)?;
    let main = parts.as_ref().map_or(&module.bytes, |parts| &parts.main);
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes(name, main.clone())
        .keep_lld_exports(parts.is_some()) // by which parts have one memory
        .web(true)
        .map_err(Fault::of(name))?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    let mut output = bindgen.generate_output().map_err(Fault::of(name))?;

    let mut assets = Vec::new();
    let mut script = bare(output.js());
    if let Some(parts) = parts {
        script = with_loader(&script, &parts.loader)
            .ok_or_else(|| Fault::new(format!("{name}.js does not import its loader")))?;
        assets.extend(parts.later);
    }
    for (path, text) in snippets(&output) {
        script = script.replace(&format!("./{path}"), &format!("{{{{asset:{path}}}}}"));
        assets.push(Asset {
            name: path,
            bytes: text.into_bytes(),
        });
    }
    if !script.contains(START) {
        return Err(Fault::new(format!(
            "wasm-bindgen writes {name}.js in a form that is not known here"
        )));
    }
    script.push_str(&format!(
        "\n__wbg_init({{ module_or_path: '{{{{asset:{name}.wasm}}}}' }});\n"
    ));
    assets.push(Asset {
        name: format!("{name}.js"),
        bytes: script.into_bytes(),
    });
    assets.push(Asset {
        name: format!("{name}.wasm"),
        bytes: output.wasm_mut().emit_wasm(),
    });
    Ok(assets)
}

/// The script with the loader of its parts in itself, where it would import it. None if it does not.
fn with_loader(script: &str, loader: &str) -> Option<String> {
    let is_import = |line: &&str| line.starts_with("import ") && line.contains(split::LINK);
    let import = script.lines().find(is_import)?;
    let name = import.strip_prefix("import * as ")?.split(' ').next()?;
    let loads: Vec<&str> = loader
        .lines()
        .filter_map(|line| {
            line.strip_prefix("const __wasm_split_load_")?
                .split(' ')
                .next()
        })
        .collect();
    let loads: Vec<String> = loads
        .iter()
        .map(|load| format!("__wasm_split_load_{load}"))
        .collect();
    let own = format!("{}const {name} = {{ {} }};", bare(loader), loads.join(", "));
    Some(script.replacen(import, &own, 1))
}

/// A script of wasm-bindgen without its comments and indentation, neither of which stands within a text there.
fn bare(script: &str) -> String {
    let mut bare = String::new();
    let mut is_comment = false;
    for line in script.lines().map(str::trim_start) {
        is_comment |= line.starts_with("/*");
        if !is_comment && !line.starts_with("//") && !line.is_empty() {
            bare += line;
            bare.push('\n');
        }
        is_comment &= !line.ends_with("*/");
    }
    bare
}

/// The snippets by the path under which the script imports them.
fn snippets(output: &wasm_bindgen_cli_support::Output) -> Vec<(String, String)> {
    let inline = output.snippets().iter().flat_map(|(id, list)| {
        list.iter()
            .enumerate()
            .map(move |(i, text)| (format!("snippets/{id}/inline{i}.js"), text.clone()))
    });
    let local = output
        .local_modules()
        .iter()
        .map(|(path, text)| (format!("snippets/{path}"), text.clone()));
    let mut all: Vec<_> = inline.chain(local).collect();
    all.sort();
    all
}

#[cfg(test)]
mod tests {
    use super::bare;

    #[test]
    fn a_script_loses_comments_and_indentation_and_nothing_else() {
        let script = "/* one */\n/**\n * two\n */\nexport class A {\n    // three\n    f() {\n        return 'a // b';\n    }\n}\n\n";
        assert_eq!(
            bare(script),
            "export class A {\nf() {\nreturn 'a // b';\n}\n}\n"
        );
    }
}
