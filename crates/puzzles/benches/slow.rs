//! Proves every puzzle of every file again: a part of `cargo xtask slow`; words pick files by their names.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a suite of tests")]

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with("--"))
        .collect();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/static/puzzles");
    let (mut passed, mut failed) = (0, 0);
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    for file in files {
        let name = format!("puzzles {}", file.file_stem().unwrap().to_string_lossy());
        if !words.is_empty() && !words.iter().any(|word| name.contains(word.as_str())) {
            continue;
        }
        let begin = Instant::now();
        let text = std::fs::read_to_string(file).unwrap();
        let puzzles = puzzles::read(&text).unwrap();
        let mut wrong = 0;
        for puzzle in &puzzles {
            if let Err(fault) = puzzles::check(puzzle) {
                wrong += 1;
                println!("{name} {}: {fault}", puzzle.id);
            }
        }
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{name}: {} proven, {wrong} not, {seconds:.1} s",
            puzzles.len() - wrong
        );
        if wrong == 0 { passed += 1 } else { failed += 1 }
    }
    let verdict = if failed == 0 { "ok" } else { "FAILED" };
    println!("\ntest result: {verdict}. {passed} passed; {failed} failed");
    ExitCode::from(u8::from(failed > 0 || passed == 0))
}
