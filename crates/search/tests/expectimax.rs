//! Expectimax against plain recursion, on random games that have everything: draws after draws,
//! moves after moves, early ends, two to four sides; and against negamax where nothing is drawn.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::cell::Cell;

use search::{Focus, Limits, Payoffs, Stage, Stochastic, expectimax, focused};

/// A random game of at most `length` plies.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Tree<const SIDES: usize> {
    seed: u64,
    length: u8,
    ply: u8,
    node: u64,
    /// Whether there are draws in it.
    dice: bool,
}

impl<const SIDES: usize> Tree<SIDES> {
    const fn new(seed: u64, length: u8, dice: bool) -> Self {
        Self {
            seed,
            length,
            ply: 0,
            node: 0,
            dice,
        }
    }

    /// A number that depends on the state and on what is asked.
    fn hash(&self, question: u64) -> u64 {
        let state = self.node << 8 | u64::from(self.ply);
        game::Rng::new(self.seed ^ state.wrapping_mul(0x9e37_79b9) ^ question << 48).next_u64()
    }

    fn child(&self, number: u64) -> Self {
        Self {
            ply: self.ply + 1,
            node: self.node * 5 + number + 1,
            ..*self
        }
    }

    fn count(&self) -> u64 {
        1 + self.hash(1) % 3
    }
}

impl<const SIDES: usize> Stochastic<SIDES> for Tree<SIDES> {
    type Move = u64;

    fn stage(&self) -> Stage {
        match self.hash(2) % 9 {
            _ if self.ply == self.length => Stage::Over,
            0 if self.ply > 1 => Stage::Over,
            1..=3 if self.ply > 0 && self.dice => Stage::Chance,
            side => Stage::Move(side as usize % SIDES),
        }
    }

    fn moves(&self, into: &mut Vec<u64>) {
        into.extend(0..self.count());
    }

    fn play(&self, action: u64) -> Self {
        self.child(action)
    }

    fn draws(&self, into: &mut Vec<(u32, Self)>) {
        // A weight may be 0, but the last one is not.
        let weight = |i| (self.hash(300 + i) % 4) as u32;
        into.extend((0..self.count()).map(|i| (weight(i), self.child(i))));
        into.push((1 + weight(4), self.child(4)));
    }

    fn payoffs(&self) -> Payoffs<SIDES> {
        let mut payoffs: Payoffs<SIDES> =
            std::array::from_fn(|side| (self.hash(10 + side as u64) % 1_000) as f64);
        if SIDES == 2 {
            payoffs[1] = -payoffs[0];
        }
        payoffs
    }
}

/// The plain recursion: what a state is worth `depth` plies ahead.
fn plain<const SIDES: usize>(state: &Tree<SIDES>, depth: u8) -> Payoffs<SIDES> {
    match state.stage() {
        Stage::Over => state.payoffs(),
        _ if depth == 0 => state.payoffs(),
        Stage::Move(side) => answer(state, side, depth),
        Stage::Chance => {
            let mut draws = Vec::new();
            state.draws(&mut draws);
            let all: f64 = draws.iter().map(|(weight, _)| f64::from(*weight)).sum();
            let worth = |drawn: &Tree<SIDES>| match drawn.stage() {
                Stage::Move(side) => answer(drawn, side, depth),
                _ => plain(drawn, depth - 1),
            };
            draws.iter().fold([0.0; SIDES], |mut sum, (weight, drawn)| {
                let payoffs = worth(drawn);
                for side in 0..SIDES {
                    sum[side] += f64::from(*weight) / all * payoffs[side];
                }
                sum
            })
        }
    }
}

fn answer<const SIDES: usize>(state: &Tree<SIDES>, side: usize, depth: u8) -> Payoffs<SIDES> {
    let worth = (0..state.count()).map(|action| plain(&state.play(action), depth - 1));
    // `max_by` takes the last of equals, the search the first.
    let best = worth.rev().max_by(|a, b| a[side].total_cmp(&b[side]));
    best.unwrap_or_else(|| state.payoffs())
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-6
}

fn check_against_recursion<const SIDES: usize>(seed: u64) {
    let tree = Tree::<SIDES>::new(seed, 6, true);
    let Stage::Move(side) = tree.stage() else {
        assert_eq!(expectimax(&tree, &Limits::depth(3), seed), None);
        return;
    };
    for depth in 1..=6 {
        let found = expectimax(&tree, &Limits::depth(depth), seed).unwrap();
        assert_eq!(found.ranked.len() as u64, tree.count());
        if tree.count() == 1 {
            assert_eq!((found.depth, found.nodes), (0, 0), "no choice, no thinking");
            continue;
        }
        // It may have seen the end of the game everywhere earlier.
        assert!(found.depth <= depth);
        for (action, payoffs) in &found.ranked {
            let expect = plain(&tree.play(*action), depth - 1);
            for side in 0..SIDES {
                assert!(
                    close(payoffs[side], expect[side]),
                    "{tree:?} depth {depth} move {action}: {payoffs:?}, not {expect:?}"
                );
            }
        }
        let own: Vec<f64> = found.ranked.iter().map(|(_, p)| p[side]).collect();
        assert!(own.is_sorted_by(|a, b| a >= b), "{own:?}");
    }
}

#[test]
fn the_payoffs_of_every_depth_are_those_of_the_plain_recursion() {
    for seed in 0..300 {
        check_against_recursion::<2>(seed);
        check_against_recursion::<3>(seed);
        check_against_recursion::<4>(seed);
    }
}

const NO_FOCUS: Focus = Focus {
    most: usize::MAX,
    within: f64::INFINITY,
    root: f64::INFINITY,
};

#[test]
fn a_focus_on_all_moves_changes_no_payoff() {
    for seed in 0..200 {
        let tree = Tree::<3>::new(seed, 6, true);
        let limits = Limits::depth(5);
        let (Some(all), Some(some)) = (
            expectimax(&tree, &limits, seed),
            focused(&tree, &limits, &NO_FOCUS, seed),
        ) else {
            continue;
        };
        let Stage::Move(side) = tree.stage() else {
            continue;
        };
        assert_eq!(some.depth, all.depth);
        for ((_, one), (_, other)) in all.ranked.iter().zip(&some.ranked) {
            assert!(close(one[side], other[side]), "{tree:?}");
        }
    }
}

#[test]
fn a_narrow_focus_looks_at_less_and_keeps_every_move_of_the_root() {
    let narrow = Focus {
        most: 1,
        within: 100.0,
        root: 200.0,
    };
    let (mut less, mut thought) = (0, 0);
    for seed in 0..200 {
        let tree = Tree::<4>::new(seed, 8, true);
        let Some(all) = expectimax(&tree, &Limits::depth(6), seed) else {
            continue;
        };
        let some = focused(&tree, &Limits::depth(6), &narrow, seed).unwrap();
        let sorted = |ranked: &[(u64, Payoffs<4>)]| {
            let mut moves: Vec<u64> = ranked.iter().map(|(action, _)| *action).collect();
            moves.sort_unstable();
            moves
        };
        assert_eq!(sorted(&all.ranked), sorted(&some.ranked));
        assert_eq!(
            Some(&some),
            focused(&tree, &Limits::depth(6), &narrow, seed).as_ref()
        );
        thought += u32::from(all.nodes > 100);
        less += u32::from(all.nodes > 100 && some.nodes < all.nodes);
    }
    assert!(
        thought > 50 && less > thought * 8 / 10,
        "{less} of {thought}"
    );
}

/// Negamax of a game of two without draws.
fn negamax(state: &Tree<2>, depth: u8, side: usize) -> f64 {
    match state.stage() {
        Stage::Move(to_move) if depth > 0 => {
            let best = (0..state.count())
                .map(|action| {
                    let child = state.play(action);
                    let next = match child.stage() {
                        Stage::Move(next) => next,
                        _ => 1 - to_move,
                    };
                    let value = negamax(&child, depth - 1, next);
                    if next == to_move { value } else { -value }
                })
                .fold(f64::NEG_INFINITY, f64::max);
            if to_move == side { best } else { -best }
        }
        _ => state.payoffs()[side],
    }
}

#[test]
fn for_two_without_dice_it_is_negamax() {
    let mut thought = 0;
    for seed in 0..300 {
        let tree = Tree::<2>::new(seed, 7, false);
        let Stage::Move(side) = tree.stage() else {
            continue;
        };
        for depth in 1..=7 {
            let found = expectimax(&tree, &Limits::depth(depth), seed).unwrap();
            if found.nodes > 0 {
                thought += 1;
                let value = found.ranked[0].1[side];
                assert!(close(value, negamax(&tree, depth, side)), "{tree:?}");
            }
        }
    }
    assert!(thought > 1_000, "{thought}");
}

#[test]
fn chances_are_weighed() {
    /// One move loses a coin throw in three of four cases and wins 10 else, the other one is worth 2.
    #[derive(Clone, Copy)]
    enum Bet {
        Choose,
        Throw,
        Has(f64),
    }

    impl Stochastic<2> for Bet {
        type Move = bool;

        fn stage(&self) -> Stage {
            match self {
                Self::Choose => Stage::Move(0),
                Self::Throw => Stage::Chance,
                Self::Has(_) => Stage::Over,
            }
        }

        fn moves(&self, into: &mut Vec<bool>) {
            into.extend([true, false]);
        }

        fn play(&self, bets: bool) -> Self {
            if bets { Self::Throw } else { Self::Has(2.0) }
        }

        fn draws(&self, into: &mut Vec<(u32, Self)>) {
            into.extend([(1, Self::Has(10.0)), (3, Self::Has(0.0))]);
        }

        fn payoffs(&self) -> Payoffs<2> {
            match self {
                Self::Has(sum) => [*sum, -sum],
                _ => [5.0, -5.0],
            }
        }
    }

    let glance = expectimax(&Bet::Choose, &Limits::depth(1), 0).unwrap();
    assert_eq!(glance.ranked[0], (true, [5.0, -5.0]));
    let found = expectimax(&Bet::Choose, &Limits::depth(9), 0).unwrap();
    assert_eq!(found.ranked, [(true, [2.5, -2.5]), (false, [2.0, -2.0])]);
    assert_eq!(found.depth, 2, "nothing is left to look at");
}

#[test]
fn the_same_seed_and_budget_give_the_same_answer_and_the_budget_is_kept() {
    for seed in 0..100 {
        let tree = Tree::<3>::new(seed, 9, true);
        let mut deepest = 0;
        for nodes in [0, 1, 7, 50, 400, 3_000] {
            let found = expectimax(&tree, &Limits::nodes(nodes), seed);
            assert_eq!(found, expectimax(&tree, &Limits::nodes(nodes), seed));
            if let Some(found) = found {
                assert!(found.nodes <= nodes);
                assert!(found.depth >= deepest);
                deepest = found.depth;
                assert_eq!(found.ranked.len() as u64, tree.count());
            }
        }
    }
}

#[test]
fn the_seed_decides_between_moves_alike() {
    /// Nothing matters.
    #[derive(Clone, Copy)]
    struct Idle(bool);

    impl Stochastic<2> for Idle {
        type Move = u8;

        fn stage(&self) -> Stage {
            if self.0 { Stage::Over } else { Stage::Move(1) }
        }

        fn moves(&self, into: &mut Vec<u8>) {
            into.extend(0..4);
        }

        fn play(&self, _: u8) -> Self {
            Self(true)
        }

        fn draws(&self, _: &mut Vec<(u32, Self)>) {}

        fn payoffs(&self) -> Payoffs<2> {
            [0.0, 0.0]
        }
    }

    let mut chosen = [0; 4];
    for seed in 0..400 {
        let found = expectimax(&Idle(false), &Limits::depth(3), seed).unwrap();
        chosen[usize::from(found.ranked[0].0)] += 1;
    }
    assert!(chosen.iter().all(|count| *count > 60), "{chosen:?}");
}

#[test]
fn thinking_ends_when_it_is_told_to() {
    let tree = (0..)
        .map(|seed| Tree::<4>::new(seed, 40, true))
        .find(|tree| matches!(tree.stage(), Stage::Move(_)) && tree.count() > 1)
        .unwrap();
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() == 3
    };
    let limits = Limits {
        stop: &stop,
        ..Limits::nodes(u64::MAX)
    };
    let found = expectimax(&tree, &limits, 1).unwrap();
    assert_eq!((asked.get(), found.nodes), (3, 3 * 1024));
}
