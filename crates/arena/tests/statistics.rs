//! What the error bars and the test promise, tried on simulated pairs of known strength.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use arena::{Elo, Pentanomial, Sprt, Tally, Verdict, expected};
use game::Rng;

/// The shares of the results of pairs between players of this difference, when draws and openings
/// make so many pairs end even.
fn results(elo: f64, even: f64) -> [f64; 5] {
    // What is not even makes up for the pull of what is.
    let rest = 1.0 - even;
    let p = (expected(elo) - even * 0.5) / rest;
    let q = 1.0 - p;
    // Each of four coins brings a quarter of the points.
    let coins = [
        q.powi(4),
        4.0 * p * q.powi(3),
        6.0 * p * p * q * q,
        4.0 * p.powi(3) * q,
        p.powi(4),
    ];
    let mut all = coins.map(|share| share * rest);
    all[2] += even;
    all
}

fn draw(shares: &[f64; 5], rng: &mut Rng) -> u8 {
    let mut left = (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
    for (i, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return i as u8;
        }
    }
    4
}

/// How often of `runs` a test took H1.
fn accepted(sprt: &Sprt, elo: f64, even: f64, runs: u64) -> u64 {
    let shares = results(elo, even);
    let mean: f64 = (0..5).map(|i| shares[i] * i as f64 / 4.0).sum();
    assert!((mean - expected(elo)).abs() < 1e-9, "the simulation is off");
    let passes = |seed| {
        let mut rng = Rng::new(seed);
        let mut counts = Pentanomial::default();
        loop {
            counts.count(draw(&shares, &mut rng));
            match sprt.verdict(&counts) {
                Verdict::Open => assert!(counts.pairs() < 1_000_000, "it never ends"),
                verdict => return verdict == Verdict::Accepted,
            }
        }
    };
    (0..runs).filter(|seed| passes(*seed)).count() as u64
}

#[test]
fn the_test_errs_as_rarely_as_it_promises() {
    let sprt = Sprt::new(0.0, 30.0, 0.05, 0.05).unwrap();
    for even in [0.0, 0.5] {
        // Of 1,000 runs at most 50 may err: three standard deviations more are 71.
        let wrong = accepted(&sprt, 0.0, even, 1_000);
        assert!((5..=71).contains(&wrong), "{wrong} of 1,000 pass at elo0");
        let right = accepted(&sprt, 30.0, even, 1_000);
        assert!(
            (929..=995).contains(&right),
            "{right} of 1,000 pass at elo1"
        );
    }
    // In between it may go either way; beyond, hardly ever.
    let between = accepted(&sprt, 15.0, 0.3, 400);
    assert!(
        (140..=260).contains(&between),
        "{between} of 400 pass between"
    );
    assert!(accepted(&sprt, -20.0, 0.3, 200) <= 2);
    assert!(accepted(&sprt, 50.0, 0.3, 200) >= 198);
}

#[test]
fn error_bars_cover_the_truth() {
    let mut rng = Rng::new(5);
    for (elo, even, pairs) in [
        (0.0, 0.0, 50),
        (0.0, 0.6, 50),
        (80.0, 0.2, 20),
        (120.0, 0.0, 200),
        (-250.0, 0.0, 100),
        (300.0, 0.05, 40),
        (10.0, 0.7, 1_000),
    ] {
        let shares = results(elo, even);
        let covered = (0..2_000).filter(|_| {
            let mut counts = Pentanomial::default();
            (0..pairs).for_each(|_| counts.count(draw(&shares, &mut rng)));
            let found = Elo::of(&counts);
            (found.low..=found.high).contains(&elo)
        });
        let covered = covered.count();
        // 95 % of 2,000 are 1,900; three standard deviations are 29.
        assert!(
            (1_860..=1_995).contains(&covered),
            "{elo} {even} {pairs}: {covered}"
        );
    }
}

#[test]
fn a_test_counts_no_pair_after_its_verdict() {
    let sprt = Sprt::new(0.0, 100.0, 0.05, 0.05).unwrap();
    let mut tally = Tally::new(Some(sprt));
    let won = |pair| support::pair(pair, 4);
    (0..500).rev().for_each(|pair| tally.take(won(pair)));
    assert!(tally.decided());
    assert_eq!(tally.verdict(), Some(Verdict::Accepted));
    assert!(tally.counts().pairs() < 100);
}

#[test]
fn pairs_count_in_order_whatever_order_they_come_in() {
    let mut rng = Rng::new(9);
    let mut numbers: Vec<u64> = (0..60).collect();
    let sprt = Sprt::new(0.0, 200.0, 0.1, 0.1).unwrap();
    let run = |order: &[u64]| {
        let mut tally = Tally::new(Some(sprt));
        order
            .iter()
            .for_each(|pair| tally.take(support::pair(*pair, (pair * 7 % 5) as u8)));
        (*tally.counts(), tally.totals().clone(), tally.verdict())
    };
    let straight = run(&numbers);
    for _ in 0..20 {
        rng.shuffle(&mut numbers);
        assert_eq!(run(&numbers), straight);
    }
    let twice: Vec<u64> = numbers.iter().chain(&numbers).copied().collect();
    assert_eq!(run(&twice), straight, "a pair that comes twice counts once");
}

mod support {
    use arena::{Match, Pair};

    /// A pair with this result.
    pub(super) fn pair(pair: u64, half_points: u8) -> Pair {
        let one = |half_points| Match {
            half_points,
            end: "full".to_owned(),
            lapse: None,
            events: Vec::new(),
            moves: [1, 1],
            nodes: [2, 3],
            micros: [0, 0],
            longest: [0, 0],
        };
        let first = half_points / 2;
        Pair {
            pair,
            opening: String::new(),
            matches: [one(first), one(half_points - first)],
        }
    }
}
/// The same ratio by halving, slowly.
fn reference(counts: &Pentanomial, elos: [f64; 2]) -> f64 {
    let weights = counts
        .0
        .map(|count| if count == 0 { 1e-3 } else { count as f64 });
    let logs = elos.map(|elo| {
        let away = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share: f64| share - expected(elo));
        let (mut low, mut high) = (-1.0 / away[4], -1.0 / away[0]);
        for _ in 0..200 {
            let x = f64::midpoint(low, high);
            let sum: f64 = (0..5)
                .map(|i| weights[i] * away[i] / (1.0 + x * away[i]))
                .sum();
            *(if sum > 0.0 { &mut low } else { &mut high }) = x;
        }
        let log = |i: usize| weights[i] * (1.0 + low * away[i]).ln();
        (0..5).map(log).sum::<f64>()
    });
    logs[0] - logs[1]
}

#[test]
fn the_ratio_is_that_of_a_plain_reckoning() {
    let mut rng = Rng::new(11);
    for size in [1, 2, 5, 40, 3_000, 1_000_000] {
        for _ in 0..3_000 {
            let counts = Pentanomial([0; 5].map(|_: u8| rng.below(size + 1) as u64));
            if counts.pairs() == 0 {
                continue;
            }
            let elos = [-5.0, 30.0].map(|elo| elo + rng.below(200) as f64 / 10.0);
            let sprt = Sprt::new(elos[0], elos[1], 0.05, 0.05).unwrap();
            let (ratio, plain) = (sprt.ratio(&counts), reference(&counts, elos));
            assert!(
                (ratio - plain).abs() < 1e-6 * plain.abs().max(1.0),
                "{counts:?} {elos:?}: {ratio} {plain}"
            );
        }
    }
    // Here Newton's first step from the middle ends beside a pole.
    let counts = Pentanomial([1, 1, 19, 11, 1]);
    let sprt = Sprt::new(0.0, 30.0, 0.05, 0.05).unwrap();
    assert!((sprt.ratio(&counts) - 1.711_459).abs() < 1e-6);
}
