//! The levels of the house as players of the arena, and moves by lot.

use std::time::{Duration, Instant};

use ::arena::{Ask, Lapse, Player, Reply};
use bots::Budget;
use game::Level;

use super::clock::Clock;
use super::limit::Limit;

/// A level with its budget, or moves by lot.
pub(super) struct HousePlayer {
    level: Option<Level>,
    limit: Limit,
    margin: Duration,
    clock: Clock,
}

impl HousePlayer {
    pub(super) fn new(level: Option<Level>, limit: Limit, margin: Duration) -> Self {
        Self {
            level,
            limit,
            margin,
            clock: Clock::new(&limit, margin),
        }
    }

    /// The action's text and the nodes.
    fn think(&self, ask: &Ask<'_>, began: Instant) -> Option<(String, u64)> {
        let Some(level) = self.level else {
            let choice = bots::lot(ask.view, ask.seed)?;
            return Some((choice.action, choice.nodes));
        };
        let time = self.clock.thinking();
        let budget = Budget {
            nodes: self.limit.nodes.unwrap_or(u64::MAX),
            stop: &|| time.is_some_and(|time| began.elapsed() >= time),
        };
        let choice = bots::choose(ask.view, level, &budget, ask.seed)?;
        Some((choice.action, choice.nodes))
    }
}

impl Player for HousePlayer {
    fn begin(&mut self) -> Result<(), Lapse> {
        self.clock = Clock::new(&self.limit, self.margin);
        Ok(())
    }

    fn choose(&mut self, ask: &Ask<'_>) -> Result<Reply, Lapse> {
        let began = Instant::now();
        let (action, nodes) = self.think(ask, began).ok_or(Lapse::Silent)?;
        let time = began.elapsed();
        let late = self.clock.spend(time);
        Ok(Reply {
            action,
            nodes,
            time,
            late,
        })
    }
}
