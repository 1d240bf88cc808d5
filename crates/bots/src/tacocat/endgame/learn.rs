//! Counterfactual regret minimisation over the tree, and best responses to what it found.
//!
//! CFR+ (Tammelin 2014): sides learn in turn, regrets never fall below nothing, and the mean of what
//! was played weighs later rounds more.

use game_tacocat::Cards;

use super::tree::{Choice, End, Node, Tree};

/// How a walk through the tree treats the side whose values it gives.
#[derive(Clone, Copy)]
enum Walk {
    /// It learns; what it plays now counts so much in the mean.
    Learn(f32),
    /// It plays best against the mean of the other side.
    Best,
}

/// The end of a round that is being learned.
pub(crate) struct Lesson {
    tree: Tree,
    hands: [Vec<Cards>; 2],
    /// How likely each hand is by what was done before, beside the deals.
    likely: [Vec<f32>; 2],
    /// What a tie is worth for each side.
    tie: [f32; 2],
    rounds: u32,
}

impl Lesson {
    pub(crate) const fn new(
        tree: Tree,
        hands: [Vec<Cards>; 2],
        likely: [Vec<f32>; 2],
        tie: f32,
    ) -> Self {
        Self {
            tree,
            hands,
            likely,
            tie: [tie, 1.0 - tie],
            rounds: 0,
        }
    }

    /// How many points a round of learning passes, twice.
    pub(crate) const fn points(&self) -> usize {
        self.tree.nodes.len()
    }

    /// Both sides learn once.
    pub(crate) fn learn(&mut self) {
        self.rounds += 1;
        for side in 0..2 {
            self.walk(side, Walk::Learn(self.rounds as f32));
        }
    }

    fn walk(&mut self, side: usize, how: Walk) -> Vec<f32> {
        let reach = [0, 1].map(|side: usize| self.likely[side].clone());
        let root = self.tree.nodes.len() - 1;
        let tie = self.tie[side];
        let mut walker = Walker {
            nodes: &mut self.tree.nodes,
            side,
            how,
            tie,
        };
        walker.at(root, &reach[side], &reach[1 - side])
    }

    /// What a round is worth for each side that plays best against the mean of the other.
    fn best(&mut self) -> [f64; 2] {
        let mut all = 0.0;
        for (own, likely) in self.hands[0].iter().zip(&self.likely[0]) {
            for (other, also) in self.hands[1].iter().zip(&self.likely[1]) {
                all += f64::from(likely * also * self.tree.deals(*own, *other));
            }
        }
        [0, 1].map(|side: usize| {
            let worth = self.walk(side, Walk::Best);
            let likely = &self.likely[side];
            let sum = worth.iter().zip(likely).map(|(w, l)| f64::from(w * l));
            sum.sum::<f64>() / all
        })
    }

    /// What a side that plays best makes of a hand, as a part of a round.
    pub(crate) fn worth(&mut self, side: usize, own: Cards) -> f64 {
        let at = self.hands[side].iter().position(|one| *one == own);
        let deals = |other: &Cards| match side {
            0 => self.tree.deals(own, *other),
            _ => self.tree.deals(*other, own),
        };
        let others = self.hands[1 - side].iter().zip(&self.likely[1 - side]);
        let all: f32 = others.map(|(other, likely)| likely * deals(other)).sum();
        let worth = self.walk(side, Walk::Best);
        at.map_or(0.0, |at| f64::from(worth[at] / all))
    }

    /// How much of a round a side that knows what the other plays can gain by it, in the mean of both.
    pub(crate) fn exploitability(&mut self) -> f64 {
        let [one, two] = self.best();
        (one + two - 1.0) / 2.0
    }

    /// How often each option of a hand is taken at the root, in the order in which they are tried.
    pub(crate) fn mixture(&self, side: usize, hand: Cards) -> Option<Vec<f64>> {
        let at = self.hands[side].iter().position(|one| *one == hand)?;
        let Some(Node::Choice(choice)) = self.tree.nodes.last() else {
            return None;
        };
        let mean = choice.mean();
        let part = choice.first[at]..choice.first[at + 1];
        Some(part.map(|slot| f64::from(mean[slot])).collect())
    }
}

impl Choice {
    /// Weights as parts of one, hand by hand; where there are none, evenly.
    fn shares(&self, weights: &[f32]) -> Vec<f32> {
        let mut shares = Vec::with_capacity(weights.len());
        for ends in self.first.windows(2) {
            let part = &weights[ends[0]..ends[1]];
            let all: f32 = part.iter().sum();
            if all > 0.0 {
                shares.extend(part.iter().map(|weight| weight / all));
            } else {
                shares.extend(part.iter().map(|_| 1.0 / part.len() as f32));
            }
        }
        shares
    }

    /// What is played now.
    fn now(&self) -> Vec<f32> {
        self.shares(&self.regrets)
    }

    /// What was played in the mean.
    fn mean(&self) -> Vec<f32> {
        self.shares(&self.sums)
    }

    /// How likely each hand is at each child.
    fn spread(&self, shares: &[f32], reach: &[f32]) -> Vec<Vec<f32>> {
        let blank = |(_, count): &(usize, usize)| vec![0.0; *count];
        let mut spread: Vec<Vec<f32>> = self.children.iter().map(blank).collect();
        for (ends, reach) in self.first.windows(2).zip(reach) {
            let part = ends[0]..ends[1];
            for (slot, share) in self.slots[part.clone()].iter().zip(&shares[part]) {
                spread[slot.child][slot.hand] = reach * share;
            }
        }
        spread
    }

    /// The values of the hands from those at the children.
    fn gather(&self, shares: &[f32], below: &[Vec<f32>], best: bool) -> Vec<f32> {
        let worth = |at: usize| below[self.slots[at].child][self.slots[at].hand];
        let of = |ends: &[usize]| -> f32 {
            let slots = ends[0]..ends[1];
            if best {
                slots.map(worth).fold(0.0, f32::max)
            } else {
                slots.map(|at| shares[at] * worth(at)).sum()
            }
        };
        self.first.windows(2).map(of).collect()
    }

    /// Learns what each option would have been worth.
    fn learn(&mut self, values: &[f32], below: &[Vec<f32>], shares: &[f32], reach: &[f32], t: f32) {
        for ((ends, value), reach) in self.first.windows(2).zip(values).zip(reach) {
            let part = ends[0]..ends[1];
            let slots = self.slots[part.clone()].iter().zip(&shares[part.clone()]);
            let kept = self.regrets[part.clone()].iter_mut();
            let sums = self.sums[part].iter_mut();
            for (((slot, share), regret), sum) in slots.zip(kept).zip(sums) {
                *regret = (*regret + below[slot.child][slot.hand] - value).max(0.0);
                *sum += t * reach * share;
            }
        }
    }
}

/// One walk.
struct Walker<'a> {
    nodes: &'a mut [Node],
    side: usize,
    how: Walk,
    tie: f32,
}

impl Walker<'_> {
    /// What each hand of the side is worth, times how likely the other comes here.
    fn at(&mut self, node: usize, own: &[f32], other: &[f32]) -> Vec<f32> {
        let choice = match &self.nodes[node] {
            Node::End(end) => return end.worth(self.side, other, self.tie),
            Node::Choice(choice) => choice,
        };
        let children = choice.children.clone();
        let acts = choice.actor == self.side;
        let shares = match self.how {
            Walk::Best if !acts => choice.mean(),
            _ => choice.now(),
        };
        let spread = choice.spread(&shares, if acts { own } else { other });
        let mut below = Vec::with_capacity(children.len());
        for ((child, _), reach) in children.iter().zip(&spread) {
            below.push(if acts {
                self.at(*child, reach, other)
            } else {
                self.at(*child, own, reach)
            });
        }
        if !acts {
            return sum(&below, own.len());
        }
        let Node::Choice(choice) = &mut self.nodes[node] else {
            return Vec::new();
        };
        let best = matches!(self.how, Walk::Best);
        let values = choice.gather(&shares, &below, best);
        if let Walk::Learn(t) = self.how {
            choice.learn(&values, &below, &shares, own, t);
        }
        values
    }
}

fn sum(all: &[Vec<f32>], count: usize) -> Vec<f32> {
    let mut sums = vec![0.0; count];
    for one in all {
        for (sum, value) in sums.iter_mut().zip(one) {
            *sum += value;
        }
    }
    sums
}

impl End {
    /// What each last card of a side is worth: the lower wins.
    fn worth(&self, side: usize, other: &[f32], tie: f32) -> Vec<f32> {
        let (own, its) = (&self.cards[side], &self.cards[1 - side]);
        // Hands stand in no order here, so by rank.
        let mut by_rank = [0.0_f32; 14];
        for ((rank, reach), more) in its.iter().zip(other).zip(&self.more[1 - side]) {
            by_rank[usize::from(rank.number())] += reach * more;
        }
        for rank in (1..13).rev() {
            by_rank[rank] += by_rank[rank + 1];
        }
        let above = |rank: usize| by_rank[rank + 1];
        let mut worth: Vec<f32> = own
            .iter()
            .zip(&self.more[side])
            .map(|(rank, more)| self.base * more * above(usize::from(rank.number())))
            .collect();
        for (second, same) in self.same.iter().enumerate() {
            if let Some((first, more)) = same {
                let (mine, theirs) = if side == 0 {
                    (*first, second)
                } else {
                    (second, *first)
                };
                worth[mine] += self.base * more * other[theirs] * tie;
            }
        }
        worth
    }
}
