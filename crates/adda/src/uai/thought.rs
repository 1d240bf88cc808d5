//! One search: what it says and how it ends.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{AtaxxEngine, Bounds, Found};
use game_ataxx::{Action, Position, Quiet};

use super::go::Go;

/// What a search is about.
pub(super) struct Thought {
    pub(super) position: Position,
    pub(super) go: Go,
    pub(super) overhead: Duration,
    /// When `go` was read.
    pub(super) asked: Instant,
}

/// Where lines go; nobody may be reading.
pub(super) type Out<W> = Mutex<W>;

/// Says a line at once.
pub(super) fn say<W: Write>(out: &Out<W>, line: &str) {
    let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
    let _ = writeln!(out, "{line}");
    let _ = out.flush();
}

impl Thought {
    /// Thinks, says what every depth found, and answers. There is always an answer: the pass where
    /// nothing can be moved, and the best move by the open rules where only the quiet plies have
    /// ended the match.
    pub(super) fn run<W: Write>(&self, engine: &mut AtaxxEngine, stop: &AtomicBool, out: &Out<W>) {
        let quiet = match self.position.over(Quiet::Hundred) {
            Some(_) => Quiet::None,
            None => Quiet::Hundred,
        };
        let time = self.go.time(self.position.turn(), self.overhead);
        let until = time.map(|time| self.asked + time);
        let limits = Bounds {
            depth: self.go.depth(),
            nodes: self.go.nodes(),
            stop: &|| {
                stop.load(Ordering::Relaxed) || until.is_some_and(|until| Instant::now() >= until)
            },
        };
        let began = Instant::now();
        let mut hear = |found: &Found<Action>| say(out, &info(found, began.elapsed()));
        let found = engine.think(&self.position, quiet, &limits, &mut hear);
        while self.go.infinite && !stop.load(Ordering::Relaxed) {
            std::thread::park(); // woken by `stop`
        }
        let best = found.map_or(Action::Pass, |found| found.best);
        say(out, &format!("bestmove {best}"));
    }
}

/// The line about a finished depth.
fn info(found: &Found<Action>, time: Duration) -> String {
    let nps = found.nodes as f64 / time.as_secs_f64().max(1e-6);
    let mut line = format!(
        "info depth {} score cp {} nodes {} nps {nps:.0} time {} pv",
        found.depth,
        found.value,
        found.nodes,
        time.as_millis(),
    );
    for action in &found.line {
        line.push(' ');
        line.push_str(&action.to_string());
    }
    line
}
