//! A key comes only from what was committed to, and depends on all of it.

use fair::{Commitments, Dealer, Fault, Match, Reveal, SIZE, Secret};

const BOUND: Match<'_> = Match {
    id: "0123456789ab",
    rules: "aeroplane/1",
};

fn secret(byte: u8) -> Secret {
    Secret::new([byte; SIZE])
}

fn reveal() -> Reveal {
    Reveal {
        salt: secret(1),
        house: secret(2),
        seats: [Some(secret(3)), None, Some(secret(4)), None],
    }
}

/// The commitments to these secrets.
fn commit(bound: &Match<'_>, reveal: &Reveal) -> Commitments {
    let seat = |seat: u8| {
        let seed = reveal.seats[usize::from(seat)].as_ref();
        seed.map(|seed| bound.seat_commitment(seat, seed))
    };
    Commitments {
        house: bound.house_commitment(&reveal.salt, &reveal.house),
        seats: [0, 1, 2, 3].map(seat),
    }
}

/// The dealer of a match with these secrets, before its first draw.
fn dealer(bound: &Match<'_>, reveal: &Reveal) -> Dealer {
    let key = bound.open(&commit(bound, reveal), reveal);
    key.unwrap_or_else(|fault| panic!("{fault}")).dealer(0)
}

/// The start of the dice of a match with these secrets.
fn dice(bound: &Match<'_>, reveal: &Reveal) -> Vec<u8> {
    let mut dealer = dealer(bound, reveal);
    (0..40).map(|_| dealer.die()).collect()
}

#[test]
fn what_was_committed_to_opens() {
    let reveal = reveal();
    assert_eq!(dice(&BOUND, &reveal), dice(&BOUND, &reveal));
}

#[test]
fn what_was_not_committed_to_does_not_open() {
    let commitments = commit(&BOUND, &reveal());
    let refused = |change: fn(&mut Reveal), fault: Fault| {
        let mut changed = reveal();
        change(&mut changed);
        assert_eq!(BOUND.open(&commitments, &changed).err(), Some(fault));
    };
    refused(|r| r.salt = secret(9), Fault::HouseDiffers);
    refused(|r| r.house = secret(9), Fault::HouseDiffers);
    refused(
        |r| r.seats[2] = Some(secret(9)),
        Fault::SeatDiffers { seat: 2 },
    );
    refused(|r| r.seats.swap(0, 2), Fault::SeatDiffers { seat: 0 });
    refused(|r| r.seats[2] = None, Fault::NotRevealed { seat: 2 });
    refused(
        |r| r.seats[3] = Some(secret(9)),
        Fault::NotCommitted { seat: 3 },
    );
}

#[test]
fn commitments_of_another_match_seat_or_rules_do_not_open() {
    let reveal = reveal();
    let other = Match {
        id: "0123456789ac",
        ..BOUND
    };
    let fault = BOUND.open(&commit(&other, &reveal), &reveal).err();
    assert_eq!(fault, Some(Fault::SeatDiffers { seat: 0 }));
    let other = Match {
        rules: "aeroplane/1 players=4",
        ..BOUND
    };
    let fault = BOUND.open(&commit(&other, &reveal), &reveal).err();
    assert_eq!(fault, Some(Fault::HouseDiffers));
    let mut moved = commit(&BOUND, &reveal);
    moved.seats.swap(0, 2);
    let mut with_it = reveal.clone();
    with_it.seats.swap(0, 2);
    let fault = BOUND.open(&moved, &with_it).err();
    assert_eq!(fault, Some(Fault::SeatDiffers { seat: 0 }));
}

#[test]
fn a_house_alone_does_not_draw() {
    let alone = Reveal {
        seats: [None, None, None, None],
        ..reveal()
    };
    let fault = BOUND.open(&commit(&BOUND, &alone), &alone).err();
    assert_eq!(fault, Some(Fault::NoSeats));
}

#[test]
fn clients_check_the_seats_before_the_house_opens() {
    let reveal = reveal();
    let commitments = commit(&BOUND, &reveal);
    assert_eq!(BOUND.check_seats(&commitments, &reveal.seats), Ok(()));
    let mut seeds = reveal.seats.clone();
    seeds[0] = None;
    let fault = BOUND.check_seats(&commitments, &seeds);
    assert_eq!(fault, Err(Fault::NotRevealed { seat: 0 }));
}

#[test]
fn the_draws_depend_on_every_seed_and_the_match() {
    let before = dice(&BOUND, &reveal());
    let changed = |change: fn(&mut Reveal)| {
        let mut changed = reveal();
        change(&mut changed);
        assert_ne!(dice(&BOUND, &changed), before);
    };
    changed(|r| r.house = secret(9));
    changed(|r| r.seats[0] = Some(secret(9)));
    changed(|r| r.seats[2] = Some(secret(9)));
    changed(|r| r.seats.swap(0, 2));
    changed(|r| r.seats.swap(2, 3));
    let other = Match {
        id: "0123456789ac",
        ..BOUND
    };
    assert_ne!(dice(&other, &reveal()), before);
}

/// A dice game and a card game in one, so many draws long.
fn draws(dealer: &mut Dealer, count: u16) -> Vec<Vec<u8>> {
    let draw = |n: u16| match n % 3 {
        0 => dealer.deck(n / 6, 9),
        _ => vec![dealer.die()],
    };
    (0..count).map(draw).collect()
}

#[test]
fn a_dealer_goes_on_from_the_number_of_draws() {
    let (reveal, key) = (reveal(), |reveal: &Reveal| {
        BOUND.open(&commit(&BOUND, reveal), reveal).unwrap()
    });
    let all = draws(&mut key(&reveal).dealer(0), 60);
    for n in [0, 1, 7, 59] {
        let mut dealer = key(&reveal).dealer(0);
        draws(&mut dealer, n);
        assert_eq!(dealer.drawn(), u32::from(n));
        let mut again = key(&reveal).dealer(dealer.drawn());
        let next = match n % 3 {
            0 => again.deck(n / 6, 9),
            _ => vec![again.die()],
        };
        assert_eq!(next, all[usize::from(n)], "draw {n}");
    }
}

#[test]
fn rounds_and_draws_have_shuffles_of_their_own() {
    let mut dealer = dealer(&BOUND, &reveal());
    let mut decks: Vec<Vec<u8>> = [0, 0, 1, 1, 2].map(|round| dealer.deck(round, 38)).into();
    decks.sort();
    decks.dedup();
    assert_eq!(decks.len(), 5);
}

#[test]
fn any_size_of_deck_is_a_permutation() {
    let mut dealer = dealer(&BOUND, &reveal());
    for cards in 0..=255 {
        let mut deck = dealer.deck(0, cards);
        deck.sort_unstable();
        assert!(deck.into_iter().eq(0..cards), "{cards}");
    }
}

#[test]
fn nothing_secret_is_printed() {
    let reveal = reveal();
    let key = BOUND.open(&commit(&BOUND, &reveal), &reveal).unwrap();
    let printed = format!("{reveal:?} {key:?} {:?}", key.clone().dealer(0));
    for secret in [&reveal.salt, &reveal.house] {
        assert!(!printed.contains(&secret.reveal()));
    }
    assert_eq!(
        printed,
        "Reveal { salt: Secret(..), house: Secret(..), \
         seats: [Some(Secret(..)), None, Some(Secret(..)), None] } \
         Key(..) Dealer { key: Key(..), drawn: 0 }"
    );
}

#[test]
fn texts_that_are_none_are_refused() {
    let commitments = commit(&BOUND, &reveal()).to_string();
    let digits = "0".repeat(64);
    let bad = |text: &str, fault: Fault| {
        assert_eq!(text.parse::<Commitments>(), Err(fault), "{text}");
    };
    bad("", Fault::BadCommitments);
    bad(&format!("{commitments} "), Fault::BadCommitments);
    bad(&format!("house={digits} 4={digits}"), Fault::BadCommitments);
    bad(
        &format!("house={digits} 2={digits} 0={digits}"),
        Fault::BadCommitments,
    );
    bad(
        &format!("house={digits} 2={digits} 2={digits}"),
        Fault::BadCommitments,
    );
    bad(
        &format!("house={digits} 0={}", &digits[1..]),
        Fault::BadCommitment,
    );
    bad(&commitments.to_uppercase(), Fault::BadCommitments);
    let bad = |text: &str, fault: Fault| assert_eq!(text.parse::<Reveal>(), Err(fault), "{text}");
    bad("", Fault::BadReveal);
    bad(&format!("house={digits} salt={digits}"), Fault::BadReveal);
    bad(
        &format!("salt={digits} house={digits} 0=f"),
        Fault::BadSecret,
    );
    assert_eq!(
        Fault::SeatDiffers { seat: 2 }.to_string(),
        "seat-differs seat=2"
    );
    assert_eq!(Fault::BadReveal.to_string(), "bad-reveal");
}
