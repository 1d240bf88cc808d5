//! The levels of the house as players of the arena, moves by lot, by fixed rules and by a plain search.

use std::time::{Duration, Instant};

use ::arena::{Ask, Lapse, Player, Reply};
use bots::Budget;
use game::Level;

use super::clock::Clock;
use super::limit::Limit;

/// Who thinks for a player of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// Nobody: its moves are drawn.
    Lot,
    /// A few fixed rules.
    Fixed,
    /// What brings most at once.
    Greedy,
    /// So many plies of alpha-beta that take what they cannot see for average.
    Classic(u8),
    /// The same, with stacks.
    Stacker,
    /// A plain search.
    Plain,
    /// A level.
    Level(Level),
}

/// A level with its budget, or moves by lot, by fixed rules or by a plain search.
pub(super) struct HousePlayer {
    who: Who,
    limit: Limit,
    margin: Duration,
    clock: Clock,
}

impl HousePlayer {
    pub(super) fn new(who: Who, limit: Limit, margin: Duration) -> Self {
        Self {
            who,
            limit,
            margin,
            clock: Clock::new(&limit, margin),
        }
    }

    /// The action's text and the nodes.
    fn think(&self, ask: &Ask<'_>, began: Instant) -> Option<(String, u64)> {
        let time = self.clock.thinking();
        let budget = Budget {
            nodes: self.limit.nodes.unwrap_or(u64::MAX),
            stop: &|| time.is_some_and(|time| began.elapsed() >= time),
        };
        let choice = match self.who {
            Who::Lot => bots::lot(ask.view, ask.seed),
            Who::Fixed => bots::fixed(ask.view),
            Who::Greedy => bots::greedy(ask.view, ask.seed),
            Who::Classic(depth) => bots::classic(ask.view, depth, &budget, ask.seed),
            Who::Level(level) => bots::choose_after(ask.view, ask.told, level, &budget, ask.seed),
            Who::Stacker => bots::stacker(ask.view),
            Who::Plain => bots::plain(ask.view, ask.seed),
        }?;
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
