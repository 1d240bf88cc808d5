//! What the rules say follows from them, over random matches with many options; and the same rules
//! written a second time, as plainly as can be.

mod worked;

use std::collections::BTreeSet;

use game::{Event, Game, Rng, Seat, Seats, Turn};
use game_tacocat::{Action, Attack, Cards, Phase, Rank, Setup, Tacocat};
use worked::{at_on, play, read, some, start};

const BOTH: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// A random set-up that can be played.
fn setup(rng: &mut Rng) -> Setup {
    loop {
        let mut list = |least: usize, most: usize, count: usize| {
            let items: Vec<String> = (0..count)
                .map(|_| (least + rng.below(most - least + 1)).to_string())
                .collect();
            items.join(",")
        };
        let deck = list(0, 6, 12);
        let hands = list(2, 9, 7);
        let arrows = list(0, 2, 7).replace('2', "both");
        let tie = ["redeal", "arrow"][rng.below(2)];
        let text = format!("deck={deck} hands={hands} arrows={arrows} tie={tie}");
        if let Ok(setup) = text.parse() {
            return setup;
        }
    }
}

/// One event of a random match; false when it is over.
fn step(game: &mut Tacocat, rng: &mut Rng) -> bool {
    let event = match game.turn() {
        Turn::Over(..) => return false,
        Turn::Auto(action) => Event::Auto(action),
        Turn::Chance(_) => {
            let mut deck: Vec<u8> = (0..game.position().setup().deck().len()).collect();
            rng.shuffle(&mut deck);
            Event::Chance(some(game.chance(&deck).ok()))
        }
        Turn::Act(seats) | Turn::Setup(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = *some(rng.pick(&seats));
            let actions = game.position().actions(Some(seat));
            Event::Act(seat, *some(rng.pick(&actions)))
        }
    };
    game.apply(&event)
        .unwrap_or_else(|e| panic!("{event}: {e}"));
    true
}

/// Plays matches and looks at every state.
fn matches(count: usize, mut look: impl FnMut(&Tacocat, &mut Rng)) {
    let mut rng = Rng::new(5);
    for number in 0..count {
        let setup = if number % 2 == 0 {
            Setup::default()
        } else {
            setup(&mut rng)
        };
        let mut game = start(&setup.to_string());
        for events in 0.. {
            look(&game, &mut rng);
            assert!(events < 5_000, "no end: {setup}");
            if !step(&mut game, &mut rng) {
                break;
            }
        }
    }
}

/// "38 cards exist at all times", of each rank as many as the deck has.
#[test]
fn all_cards_exist_at_all_times() {
    matches(150, |game, _| {
        let position = game.position();
        let deck = position.setup().deck();
        if position.phase() == Phase::Deal {
            assert_eq!(position.pile().len(), deck.len());
        } else {
            assert!(position.unseen().is_empty(), "{position}");
        }
        let text = position.to_string();
        assert_eq!(text.parse(), Ok(*position), "{text}");
    });
}

#[test]
fn hands_are_equal_after_each_duel_replacement_and_defence() {
    matches(150, |game, _| {
        let position = game.position();
        let [first, second] = BOTH.map(|seat| {
            let down = position.phase() == Phase::Duel && position.seal(seat).is_in();
            position.hand(seat).len() + u8::from(down)
        });
        let attack = match position.phase() {
            Phase::Defend(seat, attack) if seat == Seat::FIRST => [0, attack.len()],
            Phase::Defend(_, attack) => [attack.len(), 0],
            _ => [0, 0],
        };
        assert_eq!(first + attack[0], second + attack[1], "{position}");
    });
}

#[test]
fn the_draw_pile_never_runs_out() {
    matches(150, |game, _| {
        let position = game.position();
        if let Some(space) = position.track().space()
            && position.phase() != Phase::Deal
        {
            let hand = position.setup().hand(space);
            let dealt = position.setup().deck().len() - position.pile().len();
            assert!((2 * hand..=4 * hand).contains(&dealt), "{position}");
        }
    });
    // The most that can be drawn: both replace all of the largest hands.
    let hands = ["3,3,3,3,3,4,4,4,4", "5,5,5,5,5,6,6,6,6"];
    let mut game = at_on("", "2:3,4", "replace 1 9", hands);
    play(
        &mut game,
        &["1 replace 5,5,5,5,5,6,6,6,6", "0 replace 3,3,3,3,3,4,4,4,4"],
    );
    assert_eq!(game.position().pile().len(), 2);
    let hands = BOTH.map(|seat| game.position().hand(seat).len());
    assert_eq!(hands, [9, 9]);
}

#[test]
fn the_tiled_spaces_are_one_block_beside_the_token() {
    let mut goals = [0, 0];
    matches(300, |game, _| {
        let track = game.position().track();
        let tiles: Vec<u8> = track.tiles().map(|space| space.number()).collect();
        if let (Some(least), Some(most)) = (tiles.first(), tiles.last()) {
            assert_eq!(usize::from(most - least) + 1, tiles.len());
            assert!(track.token() + 1 == *least || track.token() == most + 1);
        }
        if let Some(winner) = track.winner() {
            assert_eq!(track.rounds_won()[winner.index()], 4);
            goals[winner.index()] += 1;
        }
    });
    assert!(goals.iter().all(|won| *won > 50), "{goals:?}");
}

#[test]
fn what_lies_in_a_hand_is_never_below_what_was_given_up() {
    let mut told = 0;
    matches(150, |game, _| {
        for seat in BOTH {
            let floor = game.position().floor(seat);
            let hand = game.position().hand(seat).cards().unwrap();
            assert_eq!(hand.from(floor), hand);
            told += u32::from(floor > Rank::LOWEST);
        }
    });
    assert!(told > 1_000, "{told}");
}

/// Whether the cards are a single card, a set or a sequence.
fn is_attack(cards: &[u8]) -> bool {
    let set = cards.windows(2).all(|pair| pair[0] == pair[1]);
    let sequence = cards.len() >= 3 && cards.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    !cards.is_empty() && (set || sequence)
}

fn numbers(cards: Cards) -> Vec<u8> {
    cards.iter().map(Rank::number).collect()
}

#[test]
fn attacks_are_single_cards_sets_and_sequences_and_nothing_else() {
    let mut seen = [0; 2];
    matches(40, |game, _| {
        let Phase::Lead(seat) = game.position().phase() else {
            return;
        };
        let hand = game.position().hand(seat).cards().unwrap();
        let mut attacks = BTreeSet::new();
        for part in hand.parts() {
            let attack = is_attack(&numbers(part));
            assert_eq!(Attack::of(part).is_some(), attack, "{part}");
            if attack && part.len() < hand.len() {
                attacks.insert(format!("lead {part}"));
            }
        }
        let listed: Vec<String> = list(game, seat);
        assert_eq!(listed.len(), attacks.len());
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), attacks);
        seen[usize::from(attacks.len() > 1)] += 1;
    });
    assert!(seen[1] > 100, "{seen:?}");
}

fn list(game: &Tacocat, seat: Seat) -> Vec<String> {
    let actions = game.position().actions(Some(seat));
    actions.iter().map(ToString::to_string).collect()
}

/// All ways to answer that use each card once: legal or not.
fn ways(attack: usize, hand: &[u8]) -> Vec<Vec<Option<u8>>> {
    if attack == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for rest in ways(attack - 1, hand) {
        let free = |card: &u8| {
            let used = rest.iter().filter(|other| **other == Some(*card)).count();
            used < hand.iter().filter(|other| *other == card).count()
        };
        let cards: BTreeSet<u8> = hand.iter().copied().filter(free).collect();
        for answer in cards.into_iter().map(Some).chain([None]) {
            let mut way = rest.clone();
            way.push(answer);
            all.push(way);
        }
    }
    all
}

/// What the defender has left by the words of the rules.
fn left(hand: &[u8], way: &[Option<u8>]) -> Vec<u8> {
    let mut left = hand.to_vec();
    for answer in way.iter().flatten() {
        let at = some(left.iter().position(|card| card == answer));
        left.remove(at);
    }
    left.sort_unstable();
    left.drain(..way.iter().filter(|answer| answer.is_none()).count());
    left
}

#[test]
fn defences_are_what_the_rules_say_and_one_of_a_kind_is_listed() {
    let mut tried = 0;
    matches(30, |game, _| {
        let Phase::Defend(seat, attack) = game.position().phase() else {
            return;
        };
        if attack.len() > 3 {
            return; // too many ways to write down
        }
        let hand = numbers(game.position().hand(seat).cards().unwrap());
        let cards: Vec<u8> = attack.iter().map(Rank::number).collect();
        let listed: Vec<Tacocat> = list(game, seat)
            .iter()
            .map(|action| after(game, seat, action).unwrap())
            .collect();
        let mut reached = vec![false; listed.len()];
        for way in ways(cards.len(), &hand) {
            let words: Vec<String> = way
                .iter()
                .map(|answer| answer.map_or("-".into(), |card| card.to_string()))
                .collect();
            let fits = way
                .iter()
                .zip(&cards)
                .all(|(answer, card)| answer.is_none_or(|a| a >= *card));
            let done = after(game, seat, &format!("defend {}", words.join(",")));
            assert_eq!(done.is_some(), fits, "{words:?} against {attack}");
            let Some(done) = done else { continue };
            tried += 1;
            let same = |other: &&Tacocat| **other == done;
            assert!(listed.iter().any(|other| same(&other)), "{words:?}");
            for (reached, other) in reached.iter_mut().zip(&listed) {
                *reached |= same(&other);
            }
            assert_eq!(
                numbers(done.position().hand(seat).cards().unwrap()),
                left(&hand, &way)
            );
            let next = if words.contains(&"-".to_owned()) {
                seat.other()
            } else {
                seat
            };
            let due = match done.position().hand(seat).len() {
                1 => Phase::Reveal,
                _ => Phase::Lead(next),
            };
            assert_eq!(done.position().phase(), due);
        }
        assert!(
            reached.iter().all(|reached| *reached),
            "{attack} by {hand:?}"
        );
    });
    assert!(tried > 3_000, "{tried}");
}

fn after(game: &Tacocat, seat: Seat, action: &str) -> Option<Tacocat> {
    let mut after = *game;
    let action: Action = read(action);
    after.apply(&Event::Act(seat, action)).ok().map(|()| after)
}

#[test]
fn both_seats_win_about_as_often() {
    let mut won = [0, 0];
    matches(400, |game, _| {
        if let Some(end) = game.position().end() {
            won[end.winner.unwrap().index()] += 1;
        }
    });
    assert_eq!(won[0] + won[1], 400);
    assert!(won.iter().all(|won| *won > 130), "{won:?}");
    assert_eq!(Tacocat::seats(&Setup::default()), Seats::TWO);
}
