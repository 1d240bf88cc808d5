//! Glicko-2: the example of its paper, and what has to hold of any rating.

use results::{Met, Outcome, PERIOD, Rating};

fn rating(points: f64, deviation: f64) -> Rating {
    Rating {
        points,
        deviation,
        ..Rating::default()
    }
}

fn met(points: f64, deviation: f64, outcome: Outcome) -> Met {
    let rating = rating(points, deviation);
    Met { rating, outcome }
}

#[test]
fn the_example_of_the_paper() {
    let after = rating(1500.0, 200.0).after(&[
        met(1400.0, 30.0, Outcome::Won),
        met(1550.0, 100.0, Outcome::Lost),
        met(1700.0, 300.0, Outcome::Lost),
    ]);
    assert!((after.points - 1464.06).abs() < 0.01, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
}

#[test]
fn who_wins_rises_who_loses_falls_and_each_match_says_something() {
    let (one, other) = (Rating::default(), rating(1700.0, 80.0));
    for outcome in Outcome::ALL {
        let after = one.after(&[Met {
            rating: other,
            outcome,
        }]);
        assert!(after.deviation < one.deviation);
        let rises = after.points > one.points;
        assert_eq!(rises, outcome != Outcome::Lost, "{outcome}");
    }
    let drawn = one.after(&[Met {
        rating: one,
        outcome: Outcome::Drawn,
    }]);
    assert!((drawn.points - one.points).abs() < 1e-9);
    assert_eq!(one.after(&[]), one);
}

#[test]
fn time_makes_a_rating_less_sure_and_never_less_than_nothing_known() {
    let known = rating(1600.0, 60.0);
    let year = known.rested(365 * 24 * 60 * 60 * 1000);
    assert!((year.deviation - 107.5).abs() < 1.0, "{year:?}");
    assert!(!known.is_provisional() && Rating::default().is_provisional());
    // Twice half the time is the whole, and a clock that goes back changes nothing.
    let halves = known.rested(PERIOD / 2).rested(PERIOD / 2);
    assert!((halves.deviation - known.rested(PERIOD).deviation).abs() < 1e-9);
    assert_eq!(known.rested(-PERIOD), known);
    let old = known.rested(i64::MAX);
    assert!((old.deviation - 350.0).abs() < 1e-9);
}

#[test]
fn no_history_makes_a_number_that_is_none() {
    let mut seed = 1u64;
    let mut next = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) as usize
    };
    let mut people = [Rating::default(); 6];
    for _ in 0..20_000 {
        let (a, b) = (next() % 6, next() % 6);
        if a == b {
            continue;
        }
        // The first always wins, and everybody rests now and then.
        let outcome = match (a.min(b) == 0, next() % 3) {
            (true, _) => Outcome::between(a as u8, b as u8),
            (false, n) => Outcome::ALL[n],
        };
        let back = match outcome {
            Outcome::Won => Outcome::Lost,
            Outcome::Drawn => Outcome::Drawn,
            Outcome::Lost => Outcome::Won,
        };
        let wait = (next() % 100) as i64 * PERIOD / 50;
        let (one, other) = (people[a].rested(wait), people[b].rested(wait));
        people[a] = one.after(&[Met {
            rating: other,
            outcome,
        }]);
        people[b] = other.after(&[Met {
            rating: one,
            outcome: back,
        }]);
        for one in people {
            assert!(
                one.points.is_finite() && one.points.abs() < 10_000.0,
                "{one:?}"
            );
            assert!(one.deviation > 1.0 && one.deviation <= 350.0, "{one:?}");
            assert!(one.volatility > 0.0 && one.volatility < 1.0, "{one:?}");
        }
    }
    let best = people.iter().map(|one| one.points).fold(0.0, f64::max);
    assert!((people[0].points - best).abs() < 1e-9);
}
