//! A subcommand of `adda` that reads a record from standard input.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// What it says to a record.
pub(crate) fn told(subcommand: &str, record: &str, more: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adda"))
        .args([subcommand, "-"])
        .args(more)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(record.as_bytes()).unwrap();
    drop(stdin);
    child.wait_with_output().unwrap()
}
