//! A program that speaks the Universal Ataxx Interface, as a player.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use ::arena::{Ask, Lapse, Player, Reply};
use game::Viewer;
use game_ataxx::Action;
use games::{AnyGame, AnyView};

use super::clock::Clock;
use super::limit::{Limit, Time};
use super::process::Process;
use crate::fault::Fault;

/// How long a program may take to say who it is or that it is ready, and to move where no time is
/// set.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long after its time is over an answer is waited for, to tell the late from the silent.
const GRACE: Duration = Duration::from_secs(2);

/// A program with what it was started by, since it is started again when it is gone.
pub(super) struct UaiPlayer {
    words: Vec<String>,
    options: Vec<(String, String)>,
    limit: Limit,
    margin: Duration,
    clock: Clock,
    process: Option<Process>,
}

impl UaiPlayer {
    /// Starts the program and waits until it is ready.
    pub(super) fn open(
        words: &[String],
        options: Vec<(String, String)>,
        limit: Limit,
        margin: Duration,
    ) -> Result<Self, Fault> {
        let mut player = Self {
            words: words.to_vec(),
            options,
            limit,
            margin,
            clock: Clock::new(&limit, margin),
            process: None,
        };
        let process = Process::start(&player.words)?;
        match player.greet(process) {
            Ok(process) => player.process = Some(process),
            Err(lapse) => {
                let program = &player.words[0];
                let lapse = lapse.code();
                return Err(Fault::Usage(format!(
                    "{program} is {lapse} when asked who it is"
                )));
            }
        }
        Ok(player)
    }

    /// Asks who it is and sets its options.
    fn greet(&self, mut process: Process) -> Result<Process, Lapse> {
        process.send("uai")?;
        process.wait(Instant::now() + PATIENCE, |line| {
            (line == "uaiok").then_some(())
        })?;
        for (name, value) in &self.options {
            process.send(&format!("setoption name {name} value {value}"))?;
        }
        ready(&mut process)?;
        Ok(process)
    }

    /// The bounds of a move, as `go` has them.
    fn go(&self) -> String {
        let mut go = "go".to_owned();
        let millis = self.clock.left().as_millis();
        let _ = match self.limit.time {
            Time::Free => Ok(()),
            Time::Move(_) => write!(go, " movetime {millis}"),
            Time::Clock(_, inc) => {
                let inc = inc.as_millis();
                write!(go, " btime {millis} wtime {millis} binc {inc} winc {inc}")
            }
        };
        if let Some(nodes) = self.limit.nodes {
            let _ = write!(go, " nodes {nodes}");
        }
        if let Some(depth) = self.limit.depth {
            let _ = write!(go, " depth {depth}");
        }
        go
    }
}

/// Waits until the program has done what it was asked to.
fn ready(process: &mut Process) -> Result<(), Lapse> {
    process.send("isready")?;
    process.wait(Instant::now() + PATIENCE, |line| {
        (line == "readyok").then_some(())
    })
}

/// The lines that say where the match stands.
fn position(ask: &Ask<'_>) -> String {
    let fen = match ask.opening {
        AnyGame::Ataxx(_) => match ask.opening.view(Viewer::Watcher) {
            AnyView::Ataxx(view) => view.position().to_string(),
            _ => String::new(),
        },
        _ => String::new(), // refused before the run
    };
    let mut line = format!("position fen {fen}");
    for (i, action) in ask.actions.iter().enumerate() {
        line.push_str(if i == 0 { " moves " } else { " " });
        line.push_str(action.as_str());
    }
    line
}

impl Player for UaiPlayer {
    fn begin(&mut self) -> Result<(), Lapse> {
        self.clock = Clock::new(&self.limit, self.margin);
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.greet(Process::start(&self.words).map_err(|_| Lapse::Gone)?)?,
        };
        process.send("uainewgame")?;
        ready(&mut process)?;
        self.process = Some(process);
        Ok(())
    }

    /// A program that fails is ended, so that what it says later is not heard as something else.
    fn choose(&mut self, ask: &Ask<'_>) -> Result<Reply, Lapse> {
        let mut process = self.process.take().ok_or(Lapse::Gone)?;
        process.send(&position(ask))?;
        let go = self.go();
        let began = Instant::now();
        process.send(&go)?;
        let patience = self
            .clock
            .latest()
            .map_or(PATIENCE, |latest| latest + GRACE);
        let mut nodes = 0;
        let action = process.wait(began + patience, |line| {
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => {
                    let count = words.skip_while(|word| *word != "nodes").nth(1);
                    nodes = count.and_then(|count| count.parse().ok()).unwrap_or(nodes);
                    None
                }
                Some("bestmove") => Some(words.next().unwrap_or_default().to_owned()),
                _ => None,
            }
        })?;
        let time = began.elapsed();
        let late = self.clock.spend(time);
        let action = Action::from_uai(&action).map_err(|_| Lapse::Illegal)?;
        self.process = Some(process);
        Ok(Reply {
            action: action.to_string(),
            nodes,
            time,
            late,
        })
    }
}
