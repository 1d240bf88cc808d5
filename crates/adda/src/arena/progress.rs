//! A bar for whoever waits.

use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use ::arena::{Elo, Sprt, Tally};

/// A line at the bottom of the terminal; nothing where standard error is none.
pub(super) struct Progress {
    pairs: u64,
    /// When it was drawn, if there is a terminal.
    drawn: Option<Option<Instant>>,
}

/// The bar is drawn at most so often.
const PAUSE: Duration = Duration::from_millis(100);
const WIDTH: u64 = 24;

impl Progress {
    pub(super) fn new(pairs: u64) -> Self {
        Self {
            pairs,
            drawn: std::io::stderr().is_terminal().then_some(None),
        }
    }

    pub(super) fn show(&mut self, tally: &Tally, sprt: Option<&Sprt>) {
        let Some(drawn) = &mut self.drawn else {
            return;
        };
        let now = Instant::now();
        if drawn.is_some_and(|then| now - then < PAUSE) {
            return;
        }
        *drawn = Some(now);
        let line = line(self.pairs, tally, sprt);
        let _ = write!(std::io::stderr(), "\r{line}\x1b[K"); // nobody may be looking
    }

    pub(super) fn clear(&mut self) {
        if self.drawn.is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[K"); // nobody may be looking
        }
    }
}

/// The bar, how far it is, and what is known so far.
fn line(pairs: u64, tally: &Tally, sprt: Option<&Sprt>) -> String {
    let (done, elo) = (tally.counts().pairs(), Elo::of(tally.counts()));
    let full = (done * WIDTH / pairs.max(1)).min(WIDTH) as usize;
    let bar = format!("{}{}", "#".repeat(full), ".".repeat(WIDTH as usize - full));
    let mut line = format!(
        "[{bar}] {done}/{pairs} pairs  Elo {:+.0} [{:+.0}, {:+.0}]",
        elo.value, elo.low, elo.high
    );
    if let Some(sprt) = sprt {
        let [low, high] = sprt.bounds();
        let ratio = sprt.ratio(tally.counts());
        line.push_str(&format!("  llr {ratio:.2} [{low:.2}, {high:.2}]"));
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_says_how_far_it_is() {
        let sprt = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
        let line = line(10, &Tally::new(None), Some(&sprt));
        assert!(line.starts_with("[........................] 0/10 pairs  Elo +0 ["));
        assert!(line.ends_with("llr 0.00 [-2.94, 2.94]"));
    }
}
