//! A conversation: commands in, lines out, a search beside it.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use bots::AtaxxEngine;
use game_ataxx::Position;

use super::command::Command;
use super::go::Go;
use super::thought::{Out, Thought, say};

/// Megabytes of the table.
const HASH: Spin = Spin {
    name: "Hash",
    default: 16,
    max: 4096,
};
/// Threads that think; with more than one, bounds in nodes are those of the first, and nothing
/// repeats itself.
const THREADS: Spin = Spin {
    name: "Threads",
    default: 1,
    max: 256,
};
/// Milliseconds that an answer takes to arrive.
const OVERHEAD: Spin = Spin {
    name: "Move Overhead",
    default: 10,
    max: 5_000,
};

/// An option that is a number from 1 on.
struct Spin {
    name: &'static str,
    default: u64,
    max: u64,
}

impl Spin {
    /// The line that offers it.
    fn offer(&self) -> String {
        let Self { name, default, max } = self;
        format!("option name {name} type spin default {default} min 1 max {max}")
    }

    /// The value for this option, within its bounds.
    fn read(&self, name: &str, value: &str) -> Option<u64> {
        let ours = name.eq_ignore_ascii_case(self.name);
        let value = value.parse().ok().filter(|_| ours);
        value.map(|value: u64| value.clamp(1, self.max))
    }
}

/// A search under way.
struct Running {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
    infinite: bool,
}

/// One program's conversation with the engine.
pub(super) struct Session<W: Write + Send + 'static> {
    out: Arc<Out<W>>,
    engine: Arc<Mutex<AtaxxEngine>>,
    overhead: Duration,
    threads: u64,
    position: Position,
    running: Option<Running>,
}

impl<W: Write + Send + 'static> Session<W> {
    /// A conversation that answers into `out`.
    pub(super) fn new(out: W) -> Self {
        Self {
            out: Arc::new(Mutex::new(out)),
            engine: Arc::new(Mutex::new(AtaxxEngine::new(HASH.default << 20))),
            overhead: Duration::from_millis(OVERHEAD.default),
            threads: THREADS.default,
            position: Position::default(),
            running: None,
        }
    }

    /// Does what a line asks for; `false` after `quit`.
    pub(super) fn hear(&mut self, line: &str) -> bool {
        match Command::read(line) {
            None => {}
            Some(Command::Uai) => self.introduce(),
            Some(Command::IsReady) => self.answer("readyok"),
            Some(Command::NewGame) => {
                self.stop();
                self.with_engine(AtaxxEngine::forget);
            }
            Some(Command::SetOption(name, value)) => self.set(&name, &value),
            Some(Command::Position(place)) => {
                let (position, bad) = place.reach();
                self.position = position;
                if let Some(bad) = bad {
                    self.answer(&format!("info string no move here: {bad}"));
                }
            }
            Some(Command::Go(go)) => self.go(go),
            Some(Command::Stop) => self.stop(),
            Some(Command::Quit) => {
                self.stop();
                return false;
            }
        }
        true
    }

    /// Lets a search that has an end come to it.
    pub(super) fn finish(&mut self) {
        if self
            .running
            .as_ref()
            .is_some_and(|running| running.infinite)
        {
            self.stop();
        } else if let Some(running) = self.running.take() {
            let _ = running.thread.join(); // what it had to say is said
        }
    }

    fn introduce(&self) {
        self.answer(concat!("id name Adda ", env!("CARGO_PKG_VERSION")));
        self.answer("id author the authors of Adda");
        self.answer(&HASH.offer());
        self.answer(&THREADS.offer());
        self.answer(&OVERHEAD.offer());
        self.answer("uaiok");
    }

    fn set(&mut self, name: &str, value: &str) {
        if let Some(megabytes) = HASH.read(name, value) {
            self.stop();
            self.with_engine(|engine| *engine = AtaxxEngine::new(megabytes << 20));
        } else if let Some(threads) = THREADS.read(name, value) {
            self.threads = threads;
        } else if let Some(millis) = OVERHEAD.read(name, value) {
            self.overhead = Duration::from_millis(millis);
        }
    }

    fn go(&mut self, go: Go) {
        let asked = Instant::now();
        self.stop();
        let thought = Thought {
            position: self.position,
            go,
            overhead: self.overhead,
            asked,
        };
        let stop = Arc::new(AtomicBool::new(false));
        let (flag, engine, out) = (
            Arc::clone(&stop),
            Arc::clone(&self.engine),
            Arc::clone(&self.out),
        );
        let threads = self.threads;
        let thread = std::thread::spawn(move || {
            let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
            let mut helpers: Vec<AtaxxEngine> = (1..threads).map(|_| engine.helper()).collect();
            thought.run(&mut engine, &mut helpers, &flag, &out);
        });
        self.running = Some(Running {
            stop,
            thread,
            infinite: go.infinite,
        });
    }

    /// Ends the search, if there is one; it answers before this returns.
    fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop.store(true, Ordering::Relaxed);
            running.thread.thread().unpark();
            let _ = running.thread.join(); // what it had to say is said
        }
    }

    /// Does something to the engine, which no search holds.
    fn with_engine(&self, f: impl FnOnce(&mut AtaxxEngine)) {
        f(&mut self.engine.lock().unwrap_or_else(PoisonError::into_inner));
    }

    fn answer(&self, line: &str) {
        say(&self.out, line);
    }
}
