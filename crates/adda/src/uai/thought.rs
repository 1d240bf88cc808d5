//! One search: what it says and how it ends.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
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
    ///
    /// On a busy machine a thread that thinks may have to wait for a core when its time is over. One
    /// that has slept goes first: so a guard answers then with what the last depth found.
    pub(super) fn run<W: Write + Send>(
        &self,
        engine: &mut AtaxxEngine,
        helpers: &mut [AtaxxEngine],
        stop: &AtomicBool,
        out: &Out<W>,
    ) {
        let quiet = match self.position.over(Quiet::Hundred) {
            Some(_) => Quiet::None,
            None => Quiet::Hundred,
        };
        let time = self.go.time(&self.position, self.overhead);
        let until = time.map(|time| self.asked + time);
        let limits = Bounds {
            depth: self.go.depth(),
            nodes: self.go.nodes(),
            stop: &|| {
                stop.load(Ordering::Relaxed) || until.is_some_and(|until| Instant::now() >= until)
            },
        };
        let first = self.position.moves(quiet).next();
        let answer = Answer {
            out,
            best: Mutex::new(Some(first.unwrap_or(Action::Pass))),
        };
        let began = Instant::now();
        let done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for (seed, helper) in (1..).zip(helpers) {
                let done = &done;
                scope.spawn(move || {
                    let stop = || done.load(Ordering::Relaxed);
                    helper.help(&self.position, quiet, seed, &stop);
                });
            }
            let guard = until.map(|until| {
                let late = until + self.overhead / 2;
                let answer = &answer;
                scope.spawn(move || answer.guard(late)).thread().clone()
            });
            let mut hear = |found: &Found<Action>| answer.hear(found, began.elapsed());
            let found = engine.think(&self.position, quiet, &limits, &mut hear);
            done.store(true, Ordering::Relaxed);
            while self.go.infinite && !stop.load(Ordering::Relaxed) {
                std::thread::park(); // woken by `stop`
            }
            answer.give(found.map(|found| found.best));
            if let Some(guard) = guard {
                guard.unpark();
            }
        });
    }
}

/// The one answer to a `go`.
struct Answer<'a, W> {
    out: &'a Out<W>,
    /// The best so far; nothing once it is given.
    best: Mutex<Option<Action>>,
}

impl<W: Write> Answer<'_, W> {
    fn best(&self) -> MutexGuard<'_, Option<Action>> {
        self.best.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A depth is finished; nobody wants to know after the answer.
    fn hear(&self, found: &Found<Action>, time: Duration) {
        let mut best = self.best();
        if best.is_some() {
            *best = Some(found.best);
            say(self.out, &info(found, time));
        }
    }

    /// Answers, with this if there is something better than before; not twice.
    fn give(&self, better: Option<Action>) {
        let mut best = self.best();
        if let Some(known) = best.take() {
            let action = better.unwrap_or(known);
            say(self.out, &format!("bestmove {action}"));
        }
    }

    /// Answers at `late` if nobody has.
    fn guard(&self, late: Instant) {
        while self.best().is_some() {
            let left = late.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return self.give(None);
            }
            std::thread::park_timeout(left);
        }
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
