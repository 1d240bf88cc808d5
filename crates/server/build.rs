//! Tells cargo when the client has been built anew: a release binary holds `dist/`, a debug binary reads it.

// Speaking to cargo is done on stdout.
#![allow(clippy::print_stdout)]

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../dist/.stamp");
    }
}
