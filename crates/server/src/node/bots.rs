//! Computer players think on a few threads of their own, behind everything that people wait for.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ::bots::{Budget, Choice};
use games::{AnyView, Form};
use host::Thinker;
use table::{By, MatchId, Millis, Order};
use tokio::runtime::Handle;

use super::room::Room;
use super::start::Node;

/// How long a decision should wait at most before it is thought about: two seconds, less what an
/// estimate may be wrong by.
const QUEUE: Duration = Duration::from_millis(1_500);
/// The least that a level's budget is cut to, as a part of it.
const LEAST: f64 = 1.0 / 256.0;
/// Of the time a computer player has left, what one decision may take.
const SHARE: u64 = 20;

/// One decision of a computer player.
struct Job {
    node: Node,
    id: MatchId,
    thinker: Thinker,
    view: AnyView,
    /// What it was told so far.
    told: Vec<Form>,
    /// When the last event before it happened.
    last: Millis,
    seed: u64,
    queued: Instant,
    runtime: Handle,
}

/// The threads on which computer players think: first come, first served, so that nobody waits for
/// more than all others once.
pub(super) struct Pool(Arc<Shared>);

struct Shared {
    threads: usize,
    state: Mutex<State>,
    bell: Condvar,
}

#[derive(Default)]
struct State {
    queue: VecDeque<Job>,
    /// What a decision takes with a full budget, as it was lately.
    usual: Duration,
    stopped: bool,
}

impl State {
    /// The part of a budget that the next may use, so that the last does not wait too long.
    fn part(&self, threads: usize) -> f64 {
        let waited = self.queue.back().map(|last| last.queued.elapsed());
        let time = waited.map_or(QUEUE, |waited| QUEUE.saturating_sub(waited));
        part(time, self.queue.len(), self.usual, threads)
    }
}

/// The part of a budget that one of `threads` may use when `waiting` more are to be thought about
/// within `time`, and a decision with a full budget takes `usual`.
fn part(time: Duration, waiting: usize, usual: Duration, threads: usize) -> f64 {
    let wish = usual.as_secs_f64() * waiting as f64 / threads as f64;
    (time.as_secs_f64() / wish.max(1e-9)).clamp(LEAST, 1.0)
}

impl Pool {
    pub(super) fn start(threads: usize) -> Self {
        let shared = Arc::new(Shared {
            threads,
            state: Mutex::default(),
            bell: Condvar::new(),
        });
        for _ in 0..threads {
            let pool = Arc::clone(&shared);
            let thread = std::thread::Builder::new().name("thinker".into());
            if let Err(error) = thread.spawn(move || pool.think_all()) {
                tracing::error!(%error, "a thread to think on is missing");
            }
        }
        Self(shared)
    }

    fn push(&self, job: Job) {
        let mut state = self.0.state();
        if !state.stopped {
            job.node.0.metrics.bots_waiting.inc();
            state.queue.push_back(job);
            self.0.bell.notify_one();
        }
    }

    /// Nobody thinks any more; who does gives no answer.
    pub(super) fn stop(&self) {
        let queue = {
            let mut state = self.0.state();
            state.stopped = true;
            std::mem::take(&mut state.queue)
        };
        drop(queue); // outside the lock: it may hold the last handle on the node
        self.0.bell.notify_all();
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn think_all(&self) {
        give_way();
        while let Some((job, part)) = self.next() {
            self.think(job, part);
        }
    }

    /// The next decision, and the part of its level's budget that it may use.
    fn next(&self) -> Option<(Job, f64)> {
        let mut state = self.state();
        loop {
            if state.stopped {
                return None;
            }
            if let Some(job) = state.queue.pop_front() {
                let part = state.part(self.threads);
                return Some((job, part));
            }
            state = self
                .bell
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn think(&self, job: Job, part: f64) {
        let metrics = &job.node.0.metrics;
        metrics.bots_waiting.dec();
        metrics
            .bot_queue
            .observe(job.queued.elapsed().as_secs_f64());
        let level = job.thinker.level;
        let limits = ::bots::limits(job.view.kind(), level);
        let left = job.thinker.left.map_or(u64::MAX, |left| left.max(0) as u64);
        let millis = (limits.millis as f64 * part) as u64;
        let cap = Duration::from_millis(millis.min(left / SHARE).max(1));
        let started = Instant::now();
        let budget = Budget {
            nodes: ((limits.nodes as f64 * part) as u64).max(1),
            stop: &|| started.elapsed() >= cap,
        };
        // A fault in an engine must not take the thread from everyone else's computer players.
        let think = || ::bots::choose_after(&job.view, &job.told, level, &budget, job.seed);
        let choice = catch_unwind(AssertUnwindSafe(think)).unwrap_or_default();
        let spent = started.elapsed();
        self.learn(spent.div_f64(part));
        // How long it thinks depends on what it holds. The clock and the time of its move are seen by
        // all: where anything is hidden they are those of its level, whatever it holds.
        let spent = if job.view.kind().has_secrets() {
            Duration::from_millis(limits.millis.min(left / SHARE).max(1))
        } else {
            metrics.thinking.observe(spent.as_secs_f64());
            spent
        };
        let runtime = job.runtime.clone();
        runtime.spawn(async move { job.answer(choice, spent).await });
    }

    /// Takes into account what a decision would have taken with a full budget.
    fn learn(&self, full: Duration) {
        let mut state = self.state();
        state.usual = match state.usual {
            Duration::ZERO => full,
            usual => (usual * 15 + full) / 16,
        };
    }
}

/// Lets every other thread of the process go first.
fn give_way() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::setpriority_process;
        // On Linux this is the calling thread's own priority.
        if let Err(error) = setpriority_process(Some(rustix::thread::gettid()), 19) {
            tracing::warn!(%error, "computer players think at the priority of people's moves");
        }
    }
}

impl Job {
    /// Makes the choice so, not before its pause is over.
    async fn answer(self, choice: Option<Choice>, spent: Duration) {
        let Self {
            node,
            id,
            thinker,
            view,
            last,
            ..
        } = self;
        let mut pause = pause(&node, id, thinker.decision);
        if view.kind().has_secrets() {
            pause = pause.max(millis(spent)); // no sooner where there was less to think about
        }
        // At most the pause, also where the clock was set back.
        let wait = (last + pause - node.now()).min(pause);
        if let Ok(wait @ 1..) = u64::try_from(wait) {
            tokio::time::sleep(Duration::from_millis(wait)).await;
        }
        let own = (thinker.seat, thinker.decision);
        let Ok(mut room) = node.enter(id).await else {
            // The row of this choice is claimed again, and thought about anew.
            if let Some(mut room) = node.enter_if_loaded(id).await {
                room.thinking.retain(|thinking| *thinking != own);
            }
            return;
        };
        room.thinking.retain(|thinking| *thinking != own);
        let Some(action) = choice.and_then(|choice| choice.action.parse().ok()) else {
            tracing::error!(%id, seat = %thinker.seat, "a computer player has no answer");
            return;
        };
        let order = Order::Thought {
            seat: thinker.seat,
            decision: thinker.decision,
            action,
            spent: millis(spent),
        };
        // Refused as stale: another node was first, or the match is over.
        if let Err(refused) = node.carry_out(&mut room, By::House, &order).await {
            tracing::debug!(%id, code = refused.code, "a computer player was refused");
        }
    }
}

fn millis(span: Duration) -> Millis {
    Millis::try_from(span.as_millis()).unwrap_or(Millis::MAX)
}

/// How long after the last event a computer player's move comes at the earliest: made of what
/// everybody knows, so that it tells nothing.
fn pause(node: &Node, id: MatchId, decision: u32) -> Millis {
    let range = &node.0.options.pause;
    let span = range.end.saturating_sub(range.start);
    if span == 0 {
        return range.start as Millis;
    }
    let mix = id.as_str().bytes().fold(u64::from(decision), |mix, byte| {
        (mix ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (range.start + (mix >> 16) % span) as Millis
}

impl Node {
    /// Lets the computer players think who owe an action and do not yet.
    pub(super) fn think(&self, room: &mut Room) {
        if !super::index::bots_owe(room.host.table()) {
            return;
        }
        for thinker in room.host.thinking() {
            let own = (thinker.seat, thinker.decision);
            if room.thinking.contains(&own) {
                continue;
            }
            let Ok(seed) = self.0.entropy.u64() else {
                return; // logged; the row is claimed again
            };
            room.thinking.push(own);
            self.0.pool.push(Job {
                node: self.clone(),
                id: room.id(),
                view: room.host.view(thinker.seat),
                told: room.host.told(thinker.seat).to_vec(),
                last: room.host.table().last(),
                thinker,
                seed,
                queued: Instant::now(),
                runtime: Handle::current(),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A burst of `count` decisions at once, each of `usual` with a full budget: how long the last
    /// waits.
    fn last_waits(count: usize, usual: Duration, threads: usize) -> Duration {
        let mut now = Duration::ZERO;
        for waiting in (0..count).rev() {
            let part = part(QUEUE.saturating_sub(now), waiting, usual, threads);
            if waiting > 0 {
                now += usual.mul_f64(part) / threads as u32;
            }
        }
        now
    }

    #[test]
    fn a_burst_is_through_in_two_seconds_whatever_its_size() {
        let hard = Duration::from_millis(150);
        for (count, threads) in [(1, 1), (2, 1), (13, 1), (1_000, 1), (1_000, 3), (2_500, 1)] {
            let wait = last_waits(count, hard, threads);
            assert!(wait < Duration::from_secs(2), "{count}: {wait:?}");
        }
    }

    #[test]
    fn nobody_is_cut_short_while_there_is_time() {
        let easy = Duration::from_millis(20);
        assert_eq!(part(QUEUE, 0, easy, 1), 1.0);
        assert_eq!(part(QUEUE, 75, easy, 1), 1.0);
        assert_eq!(part(QUEUE, 150, easy, 1), 0.5);
        assert_eq!(part(QUEUE, 150, easy, 2), 1.0);
        assert_eq!(part(QUEUE, 150, Duration::ZERO, 1), 1.0);
        assert_eq!(part(Duration::ZERO, 150, easy, 1), LEAST);
    }
}
