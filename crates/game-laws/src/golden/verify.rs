//! Replays a record.

use game::{EventOf, Game};

use super::Unfit;
use super::record::ending;

/// Of which rules a record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// Today's; it replays to the same end.
    Current,
    /// This earlier number's; its texts can still be read, but it may replay differently.
    Older(u16),
}

/// Replays a record: every line must be the text form of its value, every event legal, and the end
/// the same to the byte.
///
/// # Errors
/// The first line that does not fit.
pub fn replay<G: Game>(text: &str) -> Result<Age, Unfit> {
    let lines: Vec<&str> = text.lines().collect();
    let header = |at: usize, key: &str| {
        let line = lines.get(at).copied().unwrap_or_default();
        line.strip_prefix(key)
            .and_then(|rest| rest.strip_prefix(' ').or(rest.is_empty().then_some("")))
            .ok_or_else(|| Unfit::new(at + 1, format!("the header `{key}` is missing")))
    };
    if header(0, "game")? != G::NAME {
        return Err(Unfit::new(1, format!("the game is not {}", G::NAME)));
    }
    let rules: u16 = header(1, "rules")?.parse().map_err(|e| Unfit::new(2, e))?;
    if rules == 0 || rules > G::RULES {
        return Err(Unfit::new(
            2,
            format!("no rules {rules}, only to {}", G::RULES),
        ));
    }
    let setup: G::Setup = header(2, "setup")?.parse().map_err(|e| Unfit::new(3, e))?;
    let (events, end) = lines[3..]
        .split_at_checked(lines.len().saturating_sub(5))
        .ok_or_else(|| Unfit::new(0, "the end is missing"))?;
    let events: Vec<EventOf<G>> = events
        .iter()
        .zip(4..)
        .map(|(line, number)| exact(line).map_err(|e| Unfit::new(number, e)))
        .collect::<Result<_, _>>()?;
    if rules < G::RULES {
        return Ok(Age::Older(rules));
    }
    let mut state = G::start(&setup).map_err(|e| Unfit::new(3, e))?;
    for (event, number) in events.iter().zip(4..) {
        state.apply(event).map_err(|e| Unfit::new(number, e))?;
    }
    let expected = ending(&state)?;
    if expected.lines().eq(end.iter().copied()) {
        Ok(Age::Current)
    } else {
        Err(Unfit::new(
            lines.len() - 1,
            format!("the match ends with\n{expected}"),
        ))
    }
}

/// Reads an event that is written as `Display` would.
fn exact<A: game::Text, C: game::Text>(line: &str) -> Result<game::Event<A, C>, String> {
    let event: game::Event<A, C> = line.parse().map_err(|e: game::Illegal| e.to_string())?;
    if event.to_string() == line {
        Ok(event)
    } else {
        Err(format!("written as `{event}`"))
    }
}
