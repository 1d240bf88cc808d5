//! Pairs of every game: repeatable, fair, and lost by whoever fails.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::time::Duration;

use arena::{Ask, Book, Lapse, Opening, OpeningError, Pair, Plan, Player, Reply, play_pair};
use game::Rng;
use games::Kind;
use proptest::prelude::*;

/// Those that are for two and of which everybody knows everything.
const GAMES: [Kind; 3] = [Kind::Ataxx, Kind::Boxes, Kind::Aeroplane];

/// Moves by lot, until it fails.
#[derive(Clone, Copy)]
struct Lot {
    fails: Option<(usize, Lapse)>,
    asked: usize,
}

const STEADY: Lot = Lot {
    fails: None,
    asked: 0,
};

impl Player for Lot {
    fn begin(&mut self) -> Result<(), Lapse> {
        Ok(())
    }

    fn choose(&mut self, ask: &Ask<'_>) -> Result<Reply, Lapse> {
        let mut action = Rng::new(ask.seed)
            .pick(&ask.view.actions().unwrap())
            .unwrap()
            .to_string();
        self.asked += 1;
        match self.fails {
            Some((after, Lapse::Illegal)) if self.asked > after => action = "joho".to_owned(),
            Some((after, lapse)) if self.asked > after => return Err(lapse),
            _ => {}
        }
        Ok(Reply {
            action,
            nodes: 1,
            time: Duration::ZERO,
            late: false,
        })
    }
}

fn plan(kind: Kind, seed: u64, plies: u16) -> Plan {
    Plan {
        kind,
        setup: String::new(),
        seed,
        opening: Opening::Plies(plies),
    }
}

fn play(plan: &Plan, pair: u64) -> Pair {
    play_pair(plan, pair, [&mut STEADY.clone(), &mut STEADY.clone()]).unwrap()
}

/// What the dice of a match showed.
fn dice(events: &[String]) -> Vec<&str> {
    let dice = events.iter().filter_map(|event| event.strip_prefix("? "));
    dice.collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn a_pair_follows_from_plan_and_number(seed: u64, pair in 0_u64..1_000, plies in 0_u16..6) {
        for kind in &GAMES {
            let plan = plan(*kind, seed, plies);
            let one = play(&plan, pair);
            prop_assert_eq!(&one, &play(&plan, pair));
            prop_assert_eq!(one.pair, pair);
            prop_assert!(one.half_points() <= 4);
        }
    }

    #[test]
    fn both_matches_have_the_same_dice(seed: u64) {
        let pair = play(&plan(Kind::Aeroplane, seed, 0), 3);
        let [one, other] = &pair.matches;
        let (one, other) = (dice(&one.events), dice(&other.events));
        let both = one.len().min(other.len());
        prop_assert!(both > 10);
        prop_assert_eq!(&one[..both], &other[..both]);
    }
}

#[test]
fn pairs_differ() {
    for kind in &GAMES {
        let plan = plan(*kind, 1, 4);
        let openings: std::collections::BTreeSet<String> =
            (0..20).map(|pair| play(&plan, pair).opening).collect();
        let all = if *kind == Kind::Aeroplane { 5 } else { 20 };
        assert!(openings.len() >= all, "{kind}: {}", openings.len());
    }
}

#[test]
fn whoever_fails_loses_wherever_it_sits() {
    for lapse in Lapse::ALL {
        for (i, half_points) in [(0, 0), (1, 4)] {
            let mut players = [STEADY, STEADY];
            players[i].fails = Some((3, lapse));
            let [first, second] = &mut players;
            let pair = play_pair(&plan(Kind::Ataxx, 5, 2), 0, [first, second]).unwrap();
            assert_eq!(pair.half_points(), half_points);
            for one in &pair.matches {
                assert_eq!(one.lapse, Some((i as u8, lapse)));
                assert_eq!(one.end, lapse.code());
            }
        }
    }
}

/// Counts for which seats it is asked.
#[derive(Default)]
struct Seen(std::collections::BTreeSet<String>);

impl Player for Seen {
    fn begin(&mut self) -> Result<(), Lapse> {
        Ok(())
    }

    fn choose(&mut self, ask: &Ask<'_>) -> Result<Reply, Lapse> {
        self.0.insert(ask.seat.to_string());
        STEADY.clone().choose(ask)
    }
}

#[test]
fn of_several_seats_the_first_player_has_one_and_they_take_turns() {
    for (players, pairs) in [(3, 3), (4, 2)] {
        let plan = Plan {
            setup: format!("players={players}"),
            ..plan(Kind::Aeroplane, 1, 0)
        };
        assert_eq!(plan.seats().unwrap().len(), players);
        let (mut first, mut second) = (Seen::default(), Seen::default());
        let mut won = 0;
        for pair in 0..pairs {
            let (mut one, mut other) = (Seen::default(), Seen::default());
            let played = play_pair(&plan, pair, [&mut one, &mut other]).unwrap();
            assert_eq!((one.0.len(), other.0.len()), (2, players));
            won += played.half_points() / 2;
            first.0.extend(one.0);
            second.0.extend(other.0);
        }
        assert_eq!((first.0.len(), second.0.len()), (players, players));
        assert!(usize::from(won) < 2 * pairs as usize, "never second?");
    }
}

#[test]
fn books_hold_positions_and_moves() {
    let text = "# a comment\n\nx5o/7/2-1-2/7/2-1-2/7/o5x x 0 1\nmoves g2 a2 f1\n";
    let book = Book::read(Kind::Ataxx, "", text).unwrap();
    assert_eq!(book.len(), 2);
    let plan = Plan {
        opening: Opening::Book(book),
        ..plan(Kind::Ataxx, 1, 0)
    };
    let openings = [0, 1, 2].map(|pair| play(&plan, pair).opening);
    assert_eq!(openings[0], "w x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1");
    assert_eq!(openings[1], "w x5o/7/7/7/7/o5x/o4xx o 0 2 last=f1");
    assert_eq!(openings[2], openings[0]);
}

#[test]
fn what_is_no_opening_is_refused() {
    let read = |text: &str| Book::read(Kind::Ataxx, "", text);
    assert_eq!(read("# nothing\n"), Err(OpeningError::Empty));
    for bad in ["joho", "moves g2 g2", "moves joho", "7/7/7/7/7/7/x6 x 0 1"] {
        let found = read(&format!("moves g2\n{bad}"));
        assert!(
            matches!(found, Err(OpeningError::Line { line: 2, .. })),
            "{bad}"
        );
    }
    let long = Plan {
        setup: "size=1x1".to_owned(),
        ..plan(Kind::Boxes, 1, 40)
    };
    assert_eq!(long.opening(0).unwrap_err(), OpeningError::TooLong);
}
