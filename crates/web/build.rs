//! What the linker has to be told.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // The page's module is cut in two, for which its parts must be known (`xtask`, `assets/split.rs`).
    if std::env::var("CARGO_CFG_TARGET_FAMILY").as_deref() == Ok("wasm") {
        println!("cargo::rustc-link-arg-bin=web=--emit-relocs");
    }
}
