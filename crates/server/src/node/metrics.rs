//! What a node counts.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// What a node counts: nothing about any person or the secrets of any match.
#[derive(Clone, Debug)]
pub struct NodeMetrics {
    pub(super) commands: Counter,
    pub(super) refusals: Counter,
    pub(super) entries: Counter,
    pub(super) conflicts: Counter,
    pub(super) opened: Counter,
    pub(super) claimed: Counter,
    pub(super) matches: Gauge,
    pub(super) bots_waiting: Gauge,
    pub(super) commit: Histogram,
    pub(super) thinking: Histogram,
    pub(super) bot_queue: Histogram,
}

impl Default for NodeMetrics {
    fn default() -> Self {
        let seconds = || Histogram::new(exponential_buckets(0.000_5, 2.0, 14));
        Self {
            commands: Counter::default(),
            refusals: Counter::default(),
            entries: Counter::default(),
            conflicts: Counter::default(),
            opened: Counter::default(),
            claimed: Counter::default(),
            matches: Gauge::default(),
            bots_waiting: Gauge::default(),
            commit: seconds(),
            thinking: seconds(),
            bot_queue: seconds(),
        }
    }
}

impl NodeMetrics {
    /// Enters them into `registry`.
    pub fn register(&self, registry: &mut Registry) {
        let r = registry;
        r.register("commands", "Commands carried out", self.commands.clone());
        r.register("refusals", "Commands refused", self.refusals.clone());
        r.register("entries", "Entries committed", self.entries.clone());
        let help = "Decisions made again since another node was first";
        r.register("conflicts", help, self.conflicts.clone());
        r.register("matches_opened", "Matches opened", self.opened.clone());
        let help = "Due rows claimed";
        r.register("due_claimed", help, self.claimed.clone());
        let help = "Matches in memory";
        r.register("matches_in_memory", help, self.matches.clone());
        let help = "Computer players that wait for their turn to think";
        r.register("bots_waiting", help, self.bots_waiting.clone());
        let help = "Seconds from a decision to its commit";
        r.register("commit_seconds", help, self.commit.clone());
        let help = "Seconds that computer players thought";
        r.register("bot_thinking_seconds", help, self.thinking.clone());
        let help = "Seconds that computer players waited for their turn to think";
        r.register("bot_queue_seconds", help, self.bot_queue.clone());
    }
}
