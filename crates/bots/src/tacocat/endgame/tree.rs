//! The end of a round as both see it: what is public branches, and at each point stand all hands that
//! the players may have.

use std::ops::ControlFlow;
use std::rc::Rc;

use game_tacocat::{Attack, Cards, Rank};

use super::ways::Ways;
use crate::meter::Meter;
use crate::tacocat::hands::{given_up, try_attacks, try_defences};

/// Whose choice it is.
#[derive(Clone, Copy)]
pub(crate) enum Spot {
    /// This side leads.
    Lead(usize),
    /// This side answers an attack.
    Defend(usize, Attack),
}

/// A point of the tree.
pub(crate) enum Node {
    /// Somebody chooses.
    Choice(Choice),
    /// One card each is left.
    End(End),
}

/// A choice with each hand that its side may have.
pub(crate) struct Choice {
    /// Which side.
    pub(crate) actor: usize,
    /// Where the options of each hand begin, and where the last one's end.
    pub(crate) first: Vec<usize>,
    /// For each option of each hand, which child it leads to, and which hand it is there.
    pub(crate) slots: Vec<Slot>,
    /// The points after it, and how many hands the actor may have there.
    pub(crate) children: Vec<(usize, usize)>,
    /// Of each option: what it is regretted not to have been taken.
    pub(crate) regrets: Vec<f32>,
    /// Of each option: how much it was taken in all.
    pub(crate) sums: Vec<f32>,
}

/// Where an option leads.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    /// Which child.
    pub(crate) child: usize,
    /// Which hand there.
    pub(crate) hand: usize,
}

/// The last cards.
pub(crate) struct End {
    /// Those that each side may have.
    pub(crate) cards: [Vec<Rank>; 2],
    /// By side and card: how many times as many deals there are with it.
    pub(crate) more: [Vec<f32>; 2],
    /// For each card of the second side: where in those of the first it is, and the same for both
    /// having it.
    pub(crate) same: Vec<Option<(usize, f32)>>,
    /// The deals in which the sides hold what they have played.
    pub(crate) base: f32,
}

/// The tree, its root being the last point.
pub(crate) struct Tree {
    pub(crate) nodes: Vec<Node>,
    ways: Ways,
}

type Hands = Rc<[Cards]>;

/// What everybody sees of an option, and the hands after it.
struct Group {
    /// What was played; for a defence the answers and then what was given up.
    seen: (Cards, Cards),
    attack: Option<Attack>,
    rests: Vec<Cards>,
}

impl Tree {
    /// The tree from here on. `None` when the meter has run out.
    pub(crate) fn new(
        unseen: Cards,
        hands: [Vec<Cards>; 2],
        spot: Spot,
        meter: &mut Meter<'_>,
    ) -> Option<Self> {
        let mut tree = Self {
            nodes: Vec::new(),
            ways: Ways::of(unseen),
        };
        tree.grow(spot, hands.map(Rc::from), [Cards::NONE; 2], meter)?;
        Some(tree)
    }

    fn grow(
        &mut self,
        spot: Spot,
        hands: [Hands; 2],
        played: [Cards; 2],
        meter: &mut Meter<'_>,
    ) -> Option<usize> {
        if !meter.spend() {
            return None;
        }
        let node = match spot {
            Spot::Lead(side) if hands[side].first().is_none_or(|hand| hand.len() <= 1) => {
                Node::End(self.end(&hands, played))
            }
            Spot::Lead(side) | Spot::Defend(side, _) => {
                Node::Choice(self.choice(side, spot, &hands, played, meter)?)
            }
        };
        self.nodes.push(node);
        Some(self.nodes.len() - 1)
    }

    fn choice(
        &mut self,
        actor: usize,
        spot: Spot,
        hands: &[Hands; 2],
        played: [Cards; 2],
        meter: &mut Meter<'_>,
    ) -> Option<Choice> {
        let (mut groups, mut slots, mut first) = (Vec::new(), Vec::new(), vec![0]);
        let other = played[1 - actor];
        for hand in hands[actor].iter() {
            // Of a hand that nobody can have any more there is nothing to say.
            if self.ways.both(played[actor].with(*hand), other) > 0.0 {
                options(spot, *hand, &mut groups, &mut slots);
            }
            first.push(slots.len());
        }
        let mut children = Vec::with_capacity(groups.len());
        for group in groups {
            let mut after = played;
            after[actor] = after[actor].with(group.seen.0).with(group.seen.1);
            let next = match (spot, group.attack) {
                (Spot::Lead(_), Some(attack)) => Spot::Defend(1 - actor, attack),
                _ if group.seen.1.is_empty() => Spot::Lead(actor),
                _ => Spot::Lead(1 - actor),
            };
            let count = group.rests.len();
            let mut hands = hands.clone();
            hands[actor] = Rc::from(group.rests);
            children.push((self.grow(next, hands, after, meter)?, count));
        }
        let count = slots.len();
        Some(Choice {
            actor,
            first,
            slots,
            children,
            regrets: vec![0.0; count],
            sums: vec![0.0; count],
        })
    }

    fn end(&self, hands: &[Hands; 2], played: [Cards; 2]) -> End {
        let cards: [Vec<Rank>; 2] = [0, 1].map(|side: usize| {
            hands[side]
                .iter()
                .filter_map(|hand| hand.lowest())
                .collect()
        });
        let more = [0, 1].map(|side: usize| {
            let ratio = |rank: &Rank| self.ways.more(*rank, played[side], played[1 - side]);
            cards[side].iter().map(ratio).collect()
        });
        let same = cards[1].iter().map(|rank| {
            let at = cards[0].iter().position(|own| own == rank)?;
            Some((at, self.ways.more_both(*rank, played[0], played[1])))
        });
        End {
            same: same.collect(),
            base: self.ways.both(played[0], played[1]),
            cards,
            more,
        }
    }

    /// The deals in which the sides hold these hands at the root.
    pub(crate) fn deals(&self, own: Cards, other: Cards) -> f32 {
        self.ways.both(own, other)
    }
}

/// Adds the options of one hand.
fn options(spot: Spot, hand: Cards, groups: &mut Vec<Group>, slots: &mut Vec<Slot>) {
    let mut add = |seen: (Cards, Cards), attack: Option<Attack>| {
        let rest = hand.minus(seen.0).minus(seen.1);
        let child = groups.iter().position(|group| group.seen == seen);
        let child = child.unwrap_or_else(|| {
            groups.push(Group {
                seen,
                attack,
                rests: Vec::new(),
            });
            groups.len() - 1
        });
        groups[child].rests.push(rest);
        let hand = groups[child].rests.len() - 1;
        slots.push(Slot { child, hand });
    };
    let _ = match spot {
        Spot::Lead(_) => try_attacks(hand, |attack| {
            add((attack.cards(), Cards::NONE), Some(attack));
            ControlFlow::Continue(())
        }),
        Spot::Defend(_, attack) => try_defences(hand, attack, |answers, _| {
            add((answers, given_up(hand, attack, answers)), None);
            ControlFlow::Continue(())
        }),
    };
}
