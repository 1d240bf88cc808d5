//! Dice and shuffles are even, as far as chi-square tests over fixed seeds can tell. Each bound is
//! the value that an even source exceeds once in a thousand times.

use fair::{Commitments, Dealer, Match, Reveal, Secret};

/// The dealer of a match whose secrets are made of `seed`.
fn dealer(seed: u8) -> Dealer {
    let bound = Match {
        id: "0123456789ab",
        rules: "party/1",
    };
    let secret = |n: u8| Secret::new(std::array::from_fn(|i| seed ^ n.wrapping_mul(i as u8 + 1)));
    let reveal = Reveal {
        salt: secret(1),
        house: secret(2),
        seats: [Some(secret(3)), Some(secret(4)), None, None],
    };
    let seat = |seat: u8, seed: &Option<Secret>| {
        seed.as_ref().map(|seed| bound.seat_commitment(seat, seed))
    };
    let commitments = Commitments {
        house: bound.house_commitment(&reveal.salt, &reveal.house),
        seats: [0, 1, 2, 3].map(|at| seat(at, &reveal.seats[usize::from(at)])),
    };
    let key = bound.open(&commitments, &reveal);
    key.unwrap_or_else(|fault| panic!("{fault}")).dealer(0)
}

/// Pearson's chi-square of these counts against an even spread.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let square = |count: &u32| (f64::from(*count) - expected).powi(2) / expected;
    counts.iter().map(square).sum()
}

#[test]
fn the_measure_tells_a_bent_die() {
    assert_eq!(chi_square(&[10, 10, 10]), 0.0);
    assert_eq!(chi_square(&[12, 8]), 0.8);
    // Without rejection 256 bytes give 43 of the numbers 1 to 4 and 42 of 5 and 6.
    let counts = [43, 43, 43, 43, 42, 42].map(|count| count * 600_000 / 256);
    assert!(chi_square(&counts) > 20.52);
}

#[test]
fn dice_are_even() {
    for seed in 0..3 {
        let mut dealer = dealer(seed);
        let mut counts = [0; 6];
        for _ in 0..600_000 {
            counts[usize::from(dealer.die()) - 1] += 1;
        }
        let found = chi_square(&counts);
        assert!(found < 20.52, "{counts:?}: {found}"); // 5 degrees of freedom
        assert!(found > 0.21, "too even to be true: {counts:?}");
    }
}

#[test]
fn a_die_tells_nothing_of_the_next_ones() {
    for lag in [1, 2, 7] {
        let mut dealer = dealer(10 + lag);
        let dice: Vec<u8> = (0..200_000).map(|_| dealer.die()).collect();
        let mut counts = [0; 36];
        // Pairs that share no die, so that the counts are independent.
        for block in dice.chunks_exact(2 * usize::from(lag)) {
            for (one, other) in block.iter().zip(&block[usize::from(lag)..]) {
                counts[usize::from(one - 1) * 6 + usize::from(other - 1)] += 1;
            }
        }
        let found = chi_square(&counts);
        assert!(found < 66.62, "lag {lag}: {found}"); // 35 degrees of freedom
    }
}

#[test]
fn every_order_of_a_small_deck_is_as_likely() {
    let mut dealer = dealer(20);
    let mut counts = [0; 120];
    for draw in 0..120_000 {
        counts[rank(&dealer.deck(draw as u16, 5))] += 1;
    }
    let found = chi_square(&counts);
    assert!(found < 172.42, "{found}"); // 119 degrees of freedom
}

/// The number of a permutation among all of its length, in the factorial number system.
fn rank(order: &[u8]) -> usize {
    order.iter().enumerate().fold(0, |rank, (at, card)| {
        let smaller = order[at..].iter().filter(|later| *later < card).count();
        rank * (order.len() - at) + smaller
    })
}

#[test]
fn every_card_of_a_large_deck_lies_anywhere() {
    const CARDS: usize = 38;
    let mut dealer = dealer(30);
    let mut counts = [[0; CARDS]; CARDS];
    for draw in 0..40_000 {
        for (place, card) in dealer.deck(draw as u16, CARDS as u8).iter().enumerate() {
            counts[usize::from(*card)][place] += 1;
        }
    }
    // Rows and columns are tied to their sums: 37 * 37 degrees of freedom, and a factor for that.
    let all: f64 = counts.iter().map(|places| chi_square(places)).sum();
    let found = all * (CARDS as f64 - 1.0) / CARDS as f64;
    assert!(found < 1536.0, "{found}");
    assert!(found > 1213.0, "too even to be true: {found}");
}
