//! What holds for every review: of matches of all games, played by a computer player and by lot.

#![allow(clippy::unwrap_used, reason = "a test")]

use bots::{Budget, choose, lot};
use game::{Event, Level, Rng, Turn, Viewer};
use games::{AnyEvent, AnyGame, Kind};
use review::{Fault, Grade, Review, Reviewer, nodes};
use table::{Clock, MatchId, MatchKind, Offer, Record};

/// Little, so that many matches can be reviewed.
const FEW: u64 = 3_000;

const SETUPS: [(Kind, &str); 9] = [
    (Kind::Ataxx, ""),
    (Kind::Boxes, "size=3x3"),
    (Kind::Boxes, "size=3x3 misere=on"),
    (Kind::Aeroplane, ""),
    (Kind::Aeroplane, "players=4"),
    (Kind::Tacocat, ""),
    (Kind::Tacocat, "tie=arrow"),
    (Kind::Stratego, "barrage=on"),
    (Kind::Stratego, "barrage=on first=lot"),
];

/// A match: the first seat is an easy computer player, the others act by lot. It ends after so many events, if it must.
fn played(kind: Kind, setup: &str, seed: u64, most: usize) -> Record {
    let mut rng = Rng::new(seed);
    let mut game = AnyGame::start(kind, setup).unwrap();
    let mut events: Vec<(i64, AnyEvent)> = Vec::new();
    while events.len() < most {
        let event = match game.turn() {
            Turn::Over(..) => break,
            Turn::Chance(draw) => Event::Chance(game.chance(&draw.sample(&mut rng)).unwrap()),
            Turn::Auto(action) => Event::Auto(action),
            turn => {
                let seat = turn.owing().iter().next().unwrap();
                let view = game.view(Viewer::Seat(seat));
                let seed = rng.next_u64();
                let choice = if seat.index() == 0 {
                    choose(&view, Level::Easy, &Budget::nodes(FEW), seed)
                } else {
                    lot(&view, seed)
                };
                Event::Act(seat, choice.unwrap().action.parse().unwrap())
            }
        };
        game.apply(&event).unwrap();
        events.push((events.len() as i64, event));
    }
    let clock = Clock::Match {
        base: 300,
        more: 5,
        setup: 60,
    };
    Record {
        id: MatchId::from_bits(seed),
        offer: Offer::new(kind, setup, clock, MatchKind::Local).unwrap(),
        start: 0,
        names: Default::default(),
        draw: None,
        secrets: None,
        result: match game.turn() {
            Turn::Over(places, reason) => Some((places, reason)),
            _ => None,
        },
        events,
    }
}

#[test]
fn chances_add_up_and_what_is_best_gives_nothing_away() {
    for (number, (kind, setup)) in (0..).zip(SETUPS) {
        let record = played(kind, setup, number, 4_000);
        let review = Review::of(&record, Some(FEW)).unwrap();
        assert_eq!(review.plies.len(), record.events.len());
        assert_eq!(review.head.start.iter().sum::<u16>(), 1_000);
        for ply in &review.plies {
            assert_eq!(ply.chances.len(), review.head.seats.len());
            assert_eq!(ply.chances.iter().sum::<u16>(), 1_000, "{kind} {ply:?}");
            let Some(judged) = &ply.judged else { continue };
            assert_eq!(judged.grade, Grade::of(judged.lost), "{kind} {ply:?}");
            assert_ne!(
                judged.better.as_deref(),
                Some(ply.text.as_str()),
                "{kind} {ply:?}"
            );
            assert!(
                judged.better.is_none() || judged.grade.is_bad(),
                "{kind} {ply:?}"
            );
            assert!(
                judged.why.is_none() || judged.better.is_some(),
                "{kind} {ply:?}"
            );
        }
        let luck = review.plies.iter().filter_map(|ply| ply.luck.as_ref());
        assert!(
            luck.clone().all(|luck| luck.iter().sum::<i16>() == 0),
            "{kind}"
        );
        assert_eq!(luck.count() > 0, record.offer.draws(), "{kind} {setup}");
        assert!(
            review.plies.iter().any(|ply| ply.judged.is_some()),
            "{kind} {setup}"
        );
    }
}

#[test]
fn the_last_chances_are_the_result() {
    for (number, (kind, setup)) in (0..).zip(SETUPS) {
        let record = played(kind, setup, 20 + number, 4_000);
        let review = Review::of(&record, Some(FEW)).unwrap();
        let (places, _) = record.result.unwrap();
        let last = &review.plies.last().unwrap().chances;
        for (seat, chance) in record.offer.seats().iter().zip(last) {
            let is_first = places.of(seat) == Some(1);
            assert_eq!(*chance > 0, is_first, "{kind} {setup}: {places} {last:?}");
        }
    }
}

#[test]
fn a_review_is_the_same_each_time_and_survives_json() {
    let record = played(Kind::Tacocat, "", 3, 4_000);
    let review = Review::of(&record, Some(FEW)).unwrap();
    assert_eq!(Review::of(&record, Some(FEW)).unwrap(), review);
    let text = serde_json::to_string(&review).unwrap();
    assert_eq!(serde_json::from_str::<Review>(&text).unwrap(), review);
}

#[test]
fn what_is_not_over_has_no_review() {
    for (kind, setup) in SETUPS {
        let record = played(kind, setup, 5, 4);
        assert_eq!(record.result, None);
        let refused = Reviewer::new(&record, &Budget::nodes(FEW)).map(|_| ());
        assert_eq!(refused, Err(Fault::NotOver));
        assert_eq!(Fault::NotOver.code(), "not-over");
    }
}

/// Perfect play is never called a mistake: on small boards everything is proven.
#[test]
fn who_plays_perfectly_gives_nothing_away() {
    for seed in 0..6 {
        let mut game = AnyGame::start(Kind::Boxes, "size=2x3").unwrap();
        let mut events = Vec::new();
        while let Turn::Act(seats) = game.turn() {
            let seat = seats.iter().next().unwrap();
            let view = game.view(Viewer::Seat(seat));
            let budget = Budget::nodes(nodes(Kind::Boxes));
            let choice = choose(&view, Level::Master, &budget, seed).unwrap();
            let event = Event::Act(seat, choice.action.parse().unwrap());
            game.apply(&event).unwrap();
            events.push((0, event));
        }
        let record = Record {
            result: match game.turn() {
                Turn::Over(places, reason) => Some((places, reason)),
                _ => None,
            },
            events,
            ..played(Kind::Boxes, "size=2x3", 0, 0)
        };
        let review = Review::of(&record, None).unwrap();
        for ply in &review.plies {
            let judged = ply.judged.as_ref();
            assert!(judged.is_none_or(|judged| judged.lost == 0), "{ply:?}");
        }
    }
}
