//! `adda perft`: counting the move tree.

use clap::Args;
use game_ataxx::Position;

use crate::fault::Fault;
use crate::say;

/// Deeper trees would not be counted in a lifetime.
const DEEPEST: u32 = 12;

#[derive(Args)]
pub(crate) struct Options {
    /// The position, as `x5o/7/7/7/7/7/o5x x 0 1`; `startpos` for the start.
    fen: String,
    /// How many plies deep.
    depth: u32,
}

/// Prints the number of lines.
pub(crate) fn run(options: &Options) -> Result<(), Fault> {
    if options.depth > DEEPEST {
        let depth = options.depth;
        return Err(Fault::Usage(format!(
            "depth {depth} is more than {DEEPEST}"
        )));
    }
    let position: Position = match options.fen.as_str() {
        "startpos" => Position::default(),
        fen => fen.parse()?,
    };
    say(&position.perft(options.depth).to_string());
    Ok(())
}
