//! `adda ucc`: the Stratego player for the protocol of the old tournaments of programs.
//!
//! A manager says which colour one has, gets a set-up, and then asks for moves. What it says is read line by
//! line; what is not understood is passed over, and whatever was said, a question gets an answer.

mod message;
mod session;
mod track;

use std::io::{self, BufRead as _, Read as _};
use std::time::{Duration, Instant};

use bots::Budget;
use clap::Args;
use game::{Level, Rng, Viewer};
use game_stratego::{Action, Arrangement, Move, Notice, Stratego, View};
use games::{AnyView, Form};

use self::session::{Reply, Session};
use crate::fault::Fault;

/// How it plays.
#[derive(Args)]
pub(crate) struct Options {
    /// Milliseconds that a move may take.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    movetime: u64,
    /// The level.
    #[arg(long, default_value = "master")]
    level: Level,
    /// States that are looked at for a move, at most.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Decides what is left to chance; without it, the clock does.
    #[arg(long)]
    seed: Option<u64>,
}

/// The longest line, in bytes; what is longer is read as several.
const LINE_MAX: u64 = 1 << 12;
/// Milliseconds that an answer may take to arrive.
const OVERHEAD: u64 = 40;

/// Answers until `QUIT` or the end of the input.
pub(crate) fn run(options: &Options) -> Result<(), Fault> {
    let mut thinker = Thinker::new(options);
    let mut session = Session::default();
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LINE_MAX).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        match session.hear(&String::from_utf8_lossy(&line), &mut thinker) {
            Reply::Nothing => {}
            Reply::Say(lines) => crate::say(&lines),
            Reply::Quit => return Ok(()),
        }
    }
}

/// The player of the house, as often as it is asked.
struct Thinker {
    level: Level,
    time: Duration,
    nodes: u64,
    rng: Rng,
}

impl Thinker {
    fn new(options: &Options) -> Self {
        let clock = || {
            let since = std::time::SystemTime::UNIX_EPOCH.elapsed();
            since.map_or(0, |since| since.as_nanos() as u64)
        };
        // A tenth and what the way takes are left for a machine that does other things too.
        let millis = (options.movetime - options.movetime / 10).saturating_sub(OVERHEAD);
        Self {
            level: options.level,
            time: Duration::from_millis(millis.max(options.movetime / 2)),
            nodes: options.nodes.unwrap_or(u64::MAX),
            rng: Rng::new(options.seed.unwrap_or_else(clock)),
        }
    }

    /// What the level does with this view.
    fn act(&mut self, view: View, told: &[Notice]) -> Option<Action> {
        let began = Instant::now();
        let time = self.time;
        let budget = Budget {
            nodes: self.nodes,
            stop: &|| began.elapsed() >= time,
        };
        let seed = self.rng.next_u64();
        let told: Vec<Form> = told.iter().map(Form::of).collect();
        let view = AnyView::Stratego(view);
        let choice = bots::choose_after(&view, &told, self.level, &budget, seed)?;
        choice.action.parse().ok()
    }
}

impl session::Mind for Thinker {
    fn arrange(&mut self, seat: game::Seat) -> Arrangement {
        let setup = game_stratego::Setup::default();
        let view = <Stratego as game::Game>::start(&setup)
            .map(|start| game::Game::view(&start, Viewer::Seat(seat)));
        match view.ok().and_then(|view| self.act(view, &[])) {
            Some(Action::Setup(arrangement)) => arrangement,
            _ => Arrangement::sound(false, &mut self.rng),
        }
    }

    fn choose(&mut self, view: View, told: &[Notice]) -> Option<Move> {
        match self.act(view, told) {
            Some(Action::Move(moved)) => Some(moved),
            _ => None,
        }
    }

    fn pick(&mut self, moves: &[Move]) -> Option<Move> {
        self.rng.pick(moves).copied()
    }
}
