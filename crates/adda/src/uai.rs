//! `adda uai`: the Ataxx engine as programs talk to it, by the Universal Ataxx Interface.
//!
//! One thread reads commands, another thinks. Every `go` is answered by one `bestmove`, whatever
//! comes in between; what is not understood is passed over.

mod command;
mod go;
mod position;
mod session;
mod thought;

use std::io::{self, BufRead as _, Read as _};

use clap::Args;

pub(crate) use self::go::share;
use self::session::Session;
use crate::fault::Fault;

/// The interface takes its options by `setoption`.
#[derive(Args)]
pub(crate) struct Options {}

/// The longest line, in bytes; what is longer is read as several. A match of thousands of moves fits.
const LINE_MAX: u64 = 1 << 20;

/// Answers commands until `quit` or the end of the input; a search that has an end is finished.
pub(crate) fn run(_: &Options) -> Result<(), Fault> {
    let mut session = Session::new(io::stdout());
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LINE_MAX).read_until(b'\n', &mut line)? == 0 {
            session.finish();
            return Ok(());
        }
        if !session.hear(&String::from_utf8_lossy(&line)) {
            return Ok(());
        }
    }
}
