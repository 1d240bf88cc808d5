//! The Ataxx engine in this process, with its memory of the match.

use std::time::{Duration, Instant};

use ::arena::{Ask, Lapse, Player, Reply};
use bots::{AtaxxEngine, Bounds};
use games::AnyView;

use super::clock::Clock;
use super::limit::Limit;

/// The engine as a player.
pub(super) struct EnginePlayer {
    engine: AtaxxEngine,
    limit: Limit,
    margin: Duration,
    clock: Clock,
}

impl EnginePlayer {
    pub(super) fn new(table_bytes: u64, limit: Limit, margin: Duration) -> Self {
        Self {
            engine: AtaxxEngine::new(table_bytes),
            limit,
            margin,
            clock: Clock::new(&limit, margin),
        }
    }
}

impl Player for EnginePlayer {
    fn begin(&mut self) -> Result<(), Lapse> {
        self.engine.forget();
        self.clock = Clock::new(&self.limit, self.margin);
        Ok(())
    }

    fn choose(&mut self, ask: &Ask<'_>) -> Result<Reply, Lapse> {
        let AnyView::Ataxx(view) = ask.view else {
            return Err(Lapse::Silent); // refused before the run
        };
        let (began, time) = (Instant::now(), self.clock.thinking_about(view.position()));
        let limits = Bounds {
            depth: self.limit.depth.unwrap_or(u8::MAX),
            nodes: self.limit.nodes.unwrap_or(u64::MAX),
            stop: &|| time.is_some_and(|time| began.elapsed() >= time),
        };
        let quiet = view.setup().quiet();
        let found = self
            .engine
            .think(view.position(), quiet, &limits, &mut |_| {});
        let found = found.ok_or(Lapse::Silent)?;
        let time = began.elapsed();
        let late = self.clock.spend(time);
        Ok(Reply {
            action: found.best.to_string(),
            nodes: found.nodes,
            time,
            late,
        })
    }
}
