//! Expectimax, for games with dice and two to four sides.

use std::cmp::Reverse;
use std::fmt::Debug;

use game::Rng;

use crate::Limits;

/// What a state with dice waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// This side is to move.
    Move(usize),
    /// A draw is due.
    Chance,
    /// The game is over.
    Over,
}

/// What a state is worth to each side; more is better.
pub type Payoffs<const SIDES: usize> = [f64; SIDES];

/// A state of a game of perfect information with dice, between `SIDES` sides, cheap to copy.
pub trait Stochastic<const SIDES: usize>: Clone {
    /// A move.
    type Move: Copy + Eq + Debug;

    /// What it waits for.
    fn stage(&self) -> Stage;

    /// Appends the legal moves: at least one where a side is to move.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// The state after a legal move.
    #[must_use]
    fn play(&self, action: Self::Move) -> Self;

    /// Appends what the draw that is due can bring, each with its weight: its probability is its
    /// share of all weights. At least one weight is not 0.
    fn draws(&self, into: &mut Vec<(u32, Self)>);

    /// What it is worth if the game is over, else an estimate of that. For a game of two whose gain
    /// is the other's loss the two add up to the same everywhere.
    fn payoffs(&self) -> Payoffs<SIDES>;

    /// How promising a move looks at a glance, where moves are worth the same: the highest first.
    fn promise(&self, _: Self::Move) -> i32 {
        0
    }
}

/// What a search with dice found.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected<M, const SIDES: usize> {
    /// Every move of the root with its payoffs at `depth`, the best for the side to move first. At
    /// depth 0 the payoffs are those of the root.
    pub ranked: Vec<(M, Payoffs<SIDES>)>,
    /// The last depth that was finished; 0 when not even one ply was, or there is no choice.
    pub depth: u8,
    /// States looked at.
    pub nodes: u64,
}

/// Which moves are looked at, where not all are.
///
/// Where a die is thrown again and again, most of a tree is moves that nobody would make. A player that
/// keeps to those that look good looks further for the same nodes, as the players of backgammon do
/// (G. Tesauro, *Programming backgammon using self-teaching neural nets*, Artificial Intelligence 134, 2002).
#[derive(Clone, Copy, Debug)]
pub struct Focus {
    /// Below the root, of the moves of a state so many that look best at a glance.
    pub most: usize,
    /// And of these only such as look at most so much worse than the best one.
    pub within: f64,
    /// At the root, only moves that were at most so much worse than the best one a ply before.
    pub root: f64,
}

/// The moves of `root` in the order of what they lead to, or `None` if no side is to move there.
/// `seed` chooses between moves that look alike.
///
/// Draws are averaged over by their probabilities (expectimax: D. Michie, *Game-playing and
/// game-learning automata*, 1966); every side maximises its own payoff (max^n: C. Luckhardt and
/// K. Irani, *An algorithmic solution of n-person games*, AAAI 1986), of payoffs alike the first one
/// found. For two sides whose gain is the other's loss that is minimax with chance nodes (B. Ballard,
/// *The \*-minimax search procedure for trees containing chance nodes*, 1983). Nothing is cut, so the
/// payoffs of a depth are exactly those of the plain recursion.
///
/// A ply is a move, or a draw together with the move that answers it: estimates are taken before a
/// draw, never between a draw and the answer. Depth grows ply by ply as long as the limits last; a
/// depth that is not finished counts for nothing.
///
/// The arithmetic is that of IEEE 754 without anything that a platform may round in its own way, so
/// the same root, limits and seed give the same answer on every machine.
pub fn expectimax<S: Stochastic<SIDES>, const SIDES: usize>(
    root: &S,
    limits: &Limits<'_>,
    seed: u64,
) -> Option<Expected<S::Move, SIDES>> {
    search(root, limits, None, seed)
}

/// The same, but looking only at some of the moves. From depth 2 on, moves of the root that are looked at no more
/// come after the others, with what was found last.
pub fn focused<S: Stochastic<SIDES>, const SIDES: usize>(
    root: &S,
    limits: &Limits<'_>,
    focus: &Focus,
    seed: u64,
) -> Option<Expected<S::Move, SIDES>> {
    search(root, limits, Some(*focus), seed)
}

fn search<S: Stochastic<SIDES>, const SIDES: usize>(
    root: &S,
    limits: &Limits<'_>,
    focus: Option<Focus>,
    seed: u64,
) -> Option<Expected<S::Move, SIDES>> {
    let Stage::Move(side) = root.stage() else {
        return None;
    };
    let mut moves = Vec::new();
    root.moves(&mut moves);
    Rng::new(seed).shuffle(&mut moves);
    moves.sort_by_key(|action| Reverse(root.promise(*action)));
    let mut found = Expected {
        ranked: moves.iter().map(|m| (*m, root.payoffs())).collect(),
        depth: 0,
        nodes: 0,
    };
    let deepest = if moves.len() > 1 { limits.depth } else { 0 };
    let mut walk = Walk::new(limits, focus);
    let mut live = found.ranked.len();
    for depth in 1..=deepest {
        walk.estimates = 0;
        let Some(mut ranked) = walk.rank(root, &found.ranked[..live], depth) else {
            break;
        };
        ranked.sort_by(|a, b| b.1[side].total_cmp(&a.1[side]));
        found.ranked[..live].copy_from_slice(&ranked);
        found.depth = depth;
        if let Some(focus) = focus {
            let least = ranked[0].1[side] - focus.root;
            live = ranked.partition_point(|(_, payoffs)| payoffs[side] >= least);
            if live == 1 {
                break; // nothing else is looked at any more
            }
        }
        if walk.estimates == 0 {
            break; // it saw the end of the game everywhere
        }
    }
    found.nodes = walk.nodes;
    Some(found)
}

/// `stop` is asked once in so many nodes.
const STOP_EVERY: u64 = 1024;

/// One search under one set of limits. `None` from its functions: the limits end it.
struct Walk<'a, S: Stochastic<SIDES>, const SIDES: usize> {
    limits: &'a Limits<'a>,
    focus: Option<Focus>,
    nodes: u64,
    estimates: u64,
    /// Lists that are not in use, for their memory.
    moves: Vec<Vec<S::Move>>,
    draws: Vec<Vec<(u32, S)>>,
    glances: Vec<Vec<(f64, S)>>,
}

impl<'a, S: Stochastic<SIDES>, const SIDES: usize> Walk<'a, S, SIDES> {
    const fn new(limits: &'a Limits<'a>, focus: Option<Focus>) -> Self {
        Self {
            limits,
            focus,
            nodes: 0,
            estimates: 0,
            moves: Vec::new(),
            draws: Vec::new(),
            glances: Vec::new(),
        }
    }

    /// The moves of the root with their payoffs at `depth`.
    fn rank(
        &mut self,
        root: &S,
        moves: &[(S::Move, Payoffs<SIDES>)],
        depth: u8,
    ) -> Option<Vec<(S::Move, Payoffs<SIDES>)>> {
        let mut ranked = Vec::with_capacity(moves.len());
        for (action, _) in moves {
            ranked.push((*action, self.value(&root.play(*action), depth - 1)?));
        }
        Some(ranked)
    }

    /// What `state` is worth, looking `depth` plies ahead.
    fn value(&mut self, state: &S, depth: u8) -> Option<Payoffs<SIDES>> {
        self.count()?;
        match state.stage() {
            Stage::Over => Some(state.payoffs()),
            _ if depth == 0 => {
                self.estimates += 1;
                Some(state.payoffs())
            }
            Stage::Move(side) => self.choose(state, side, depth),
            Stage::Chance => self.mean(state, depth),
        }
    }

    /// The payoffs of the move that `side` makes.
    fn choose(&mut self, state: &S, side: usize, depth: u8) -> Option<Payoffs<SIDES>> {
        match self.focus {
            Some(focus) if depth > 1 => self.best_looking(state, side, depth, &focus),
            _ => self.best(state, side, depth),
        }
    }

    /// The payoffs of the move that is best for `side` of those that look good.
    fn best_looking(
        &mut self,
        state: &S,
        side: usize,
        depth: u8,
        focus: &Focus,
    ) -> Option<Payoffs<SIDES>> {
        let mut moves = self.moves.pop().unwrap_or_default();
        moves.clear();
        state.moves(&mut moves);
        let mut glances = self.glances.pop().unwrap_or_default();
        glances.clear();
        let alone = moves.len() == 1;
        for action in &moves {
            let next = state.play(*action);
            let looks = if alone {
                0.0
            } else {
                self.glance(&next, side)?
            };
            glances.push((looks, next));
        }
        self.moves.push(moves);
        glances.sort_by(|a, b| b.0.total_cmp(&a.0));
        let least = glances
            .first()
            .map_or(0.0, |(looks, _)| looks - focus.within);
        let mut best: Option<Payoffs<SIDES>> = None;
        for (looks, next) in glances.iter().take(focus.most.max(1)) {
            if *looks < least {
                break;
            }
            let payoffs = self.value(next, depth - 1)?;
            if best.is_none_or(|best| payoffs[side] > best[side]) {
                best = Some(payoffs);
            }
        }
        self.glances.push(glances);
        best
    }

    /// What `state` looks like to `side`.
    fn glance(&mut self, state: &S, side: usize) -> Option<f64> {
        self.count()?;
        Some(state.payoffs()[side])
    }

    /// The payoffs of the move that is best for `side`.
    fn best(&mut self, state: &S, side: usize, depth: u8) -> Option<Payoffs<SIDES>> {
        let mut moves = self.moves.pop().unwrap_or_default();
        moves.clear();
        state.moves(&mut moves);
        let mut best: Option<Payoffs<SIDES>> = None;
        for action in &moves {
            let payoffs = self.value(&state.play(*action), depth - 1)?;
            if best.is_none_or(|best| payoffs[side] > best[side]) {
                best = Some(payoffs);
            }
        }
        self.moves.push(moves);
        best
    }

    /// The payoffs to be expected of a draw and its answer.
    fn mean(&mut self, state: &S, depth: u8) -> Option<Payoffs<SIDES>> {
        let mut draws = self.draws.pop().unwrap_or_default();
        draws.clear();
        state.draws(&mut draws);
        let (mut sum, mut weights) = ([0.0; SIDES], 0);
        for (weight, drawn) in &draws {
            let payoffs = match drawn.stage() {
                Stage::Move(side) => {
                    self.count()?;
                    self.choose(drawn, side, depth)?
                }
                Stage::Chance | Stage::Over => self.value(drawn, depth - 1)?,
            };
            for (sum, payoff) in sum.iter_mut().zip(payoffs) {
                *sum += f64::from(*weight) * payoff;
            }
            weights += weight;
        }
        self.draws.push(draws);
        Some(sum.map(|sum| sum / f64::from(weights)))
    }

    /// Counts one node if there may be one more.
    fn count(&mut self) -> Option<()> {
        if self.nodes >= self.limits.nodes {
            return None;
        }
        self.nodes += 1;
        let stops = self.nodes.is_multiple_of(STOP_EVERY) && (self.limits.stop)();
        (!stops).then_some(())
    }
}
