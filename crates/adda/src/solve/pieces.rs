//! `adda solve --file`: a value that takes long, in pieces, so that a run which was broken off goes on.

use std::cell::{Cell, RefCell};
use std::io::{IsTerminal as _, Write as _};
use std::path::Path;
use std::time::Instant;

use boxes_solver::{Limit, Proven, Split};
use game_boxes::{Bits, Setup};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::{Options, SAY_EVERY};
use crate::fault::Fault;
use crate::kept::Kept;
use crate::say;

/// What is proven. A run goes on only from a file that says the same.
#[derive(PartialEq, Serialize, Deserialize)]
struct Header {
    /// Of this file.
    version: u8,
    solve: String,
    setup: String,
}

/// One board, as the file has it.
#[derive(Serialize, Deserialize)]
struct Line {
    board: u64,
    low: i8,
    high: i8,
}

/// Prints value, boards, nodes and time.
pub(super) fn run(
    options: &Options,
    path: &Path,
    setup: &Setup,
    drawn: Bits<3>,
) -> Result<(), Fault> {
    let header = Header {
        version: 1,
        solve: options.position.clone(),
        setup: setup.to_string(),
    };
    let (file, lines) = Kept::open::<_, Line>(path, &header)?;
    let before = lines.into_iter().map(|line| Proven {
        board: line.board,
        low: line.low,
        high: line.high,
    });
    let (file, failed) = (RefCell::new(file), Cell::new(None));
    let (begun, said, kept) = (Instant::now(), Cell::new(Instant::now()), Cell::new(0u64));
    let mut keep = |proven: &Proven| {
        let line = Line {
            board: proven.board,
            low: proven.low,
            high: proven.high,
        };
        kept.set(kept.get() + 1);
        let result = file.borrow_mut().keep(&line);
        result.map_err(|fault| failed.set(Some(fault))).is_ok()
    };
    let bytes = (options.hash as usize) << 20;
    let mut split = Split::new(setup, bytes, options.piece, before, &mut keep)?;
    let known = split.proven();
    let limit = Limit {
        nodes: options.nodes.unwrap_or(u64::MAX),
        go_on: &|progress| {
            if said.get().elapsed() >= SAY_EVERY && std::io::stderr().is_terminal() {
                said.set(Instant::now());
                let seconds = begun.elapsed().as_secs_f64();
                let (nodes, new) = (progress.nodes, kept.get());
                let text =
                    format!("{seconds:.0} s, {nodes} boards; proven: {known} before, {new} now");
                let _ = writeln!(std::io::stderr(), "{text}"); // nobody may be reading
            }
            true
        },
    };
    let result = split.solve(drawn, &limit);
    let (nodes, proven) = (split.nodes(), split.proven());
    if let Some(fault) = failed.take() {
        return Err(fault);
    }
    let value = result?;
    let seconds = begun.elapsed().as_secs_f64();
    if options.json {
        let object = json!({
            "value": value,
            "proven": proven,
            "nodes": nodes,
            "seconds": seconds,
        });
        say(&object.to_string());
    } else {
        say(&format!("value  {value:+}"));
        say(&format!("proven {proven}"));
        say(&format!("nodes  {nodes}"));
        say(&format!("time   {seconds:.3} s"));
    }
    Ok(())
}
