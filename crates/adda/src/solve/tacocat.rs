//! `adda solve --game tacocat`: the end of a round of Tacocat with few cards, both hands hidden.

use std::time::Instant;

use bots::tacocat_endgame::{MOST, solve};
use game_tacocat::View;
use serde_json::json;

use super::Options;
use crate::fault::Fault;
use crate::say;

/// Prints how often what should be done, what it is worth, and how much can be gained against it.
pub(super) fn run(options: &Options) -> Result<(), Fault> {
    let view: View = options.position.parse()?;
    let begun = Instant::now();
    let solved = solve(&view, options.rounds).ok_or_else(|| {
        Fault::Usage(format!(
            "it must be this viewer's turn to lead or to defend, with at most {MOST} cards"
        ))
    })?;
    let seconds = begun.elapsed().as_secs_f64();
    if options.json {
        let actions = solved.actions.iter();
        let mixture: Vec<_> = actions
            .map(|(action, share)| json!({ "action": action.to_string(), "share": share }))
            .collect();
        let object = json!({
            "mixture": mixture,
            "worth": solved.worth,
            "exploitability": solved.gain,
            "points": solved.points,
            "seconds": seconds,
        });
        say(&object.to_string());
        return Ok(());
    }
    for (action, share) in &solved.actions {
        say(&format!("{:5.1} %  {action}", share * 100.0));
    }
    say(&format!("worth           {:.4} of a round", solved.worth));
    say(&format!("exploitability  {:.6} of a round", solved.gain));
    say(&format!("points          {}", solved.points));
    say(&format!("time            {seconds:.3} s"));
    Ok(())
}
