//! Many puzzles in one text.

use crate::{Fault, Puzzle};

/// Writes puzzles, a blank line between them, under a comment that says where they come from.
#[must_use]
pub fn write(puzzles: &[Puzzle], comment: &str) -> String {
    let mut text = format!("# {comment}\n");
    for puzzle in puzzles {
        text += &format!("\n{puzzle}");
    }
    text
}

/// Reads puzzles. Lines that begin with `#` are passed over.
///
/// # Errors
/// When one is none; lines are counted from the first one of all.
pub fn read(text: &str) -> Result<Vec<Puzzle>, Fault> {
    let mut puzzles = Vec::new();
    let mut begun: Option<(usize, String)> = None;
    let mut close = |begun: &mut Option<(usize, String)>| -> Result<(), Fault> {
        if let Some((first, text)) = begun.take() {
            let read: Result<Puzzle, Fault> = text.parse();
            puzzles.push(read.map_err(|fault| match fault {
                Fault::Text { line, why } => Fault::Text {
                    line: first + line,
                    why,
                },
                other => other,
            })?);
        }
        Ok(())
    };
    for (at, line) in text.lines().enumerate() {
        if line.is_empty() {
            close(&mut begun)?;
        } else if !line.starts_with('#') {
            let (_, text) = begun.get_or_insert_with(|| (at, String::new()));
            text.push_str(line);
            text.push('\n');
        }
    }
    close(&mut begun)?;
    Ok(puzzles)
}
