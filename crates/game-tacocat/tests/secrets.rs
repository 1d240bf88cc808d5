//! What each viewer knows, and what not; what worlds are dealt from it.

mod worked;

use game::{Event, Game as _, Rng, Seat, View as _, Viewer};
use game_tacocat::{Cards, Hand, Rank, Seal, Tacocat, View};
use worked::{VIEWERS, at, deal, dealt, event, play, read, start, whole};

const HANDS: [&str; 2] = ["3,3,4,5,6,7,12", "2,4,5,6,8,9,10"];

fn views(game: &Tacocat) -> [String; 3] {
    VIEWERS.map(|who| {
        let view = game.view(who);
        assert_eq!(view.to_string().parse(), Ok(view));
        view.to_string()
    })
}

#[test]
fn hands_and_the_order_of_the_deck_are_hidden_and_counts_are_public() {
    let game = dealt("", HANDS, "11,1");
    assert_eq!(
        views(&game),
        [
            "0 |  | - | 0 4:- | replace | 3,3,4,5,6,7,12 1 open | ?7 1 open | - | ?24",
            "1 |  | - | 0 4:- | replace | ?7 1 open | 2,4,5,6,8,9,10 1 open | - | ?24",
            "w |  | - | 0 4:- | replace | ?7 1 open | ?7 1 open | - | ?24",
        ]
    );
}

#[test]
fn a_simultaneous_replacement_is_hidden_until_both_are_in() {
    let mut game = dealt("", HANDS, "11,1");
    play(&mut game, &["0 replace 3,3"]);
    let seals = VIEWERS.map(|who| game.view(who).position().seal(Seat::FIRST));
    let own = Seal::Known(read("3,3"));
    assert_eq!(seals, [own, Seal::Closed, Seal::Closed]);
    // Nor does it show how many they are.
    let mut other = dealt("", HANDS, "11,1");
    play(&mut other, &["0 replace -"]);
    assert_eq!(views(&game)[1..], views(&other)[1..]);
    play(&mut game, &["1 replace -"]);
    assert_eq!(
        views(&game)[2],
        "w |  | - | 0 4:- | duel | ?7 1 open | ?7 1 open | 3,3 | ?22"
    );
}

#[test]
fn a_duel_card_is_hidden_until_both_are_in() {
    let mut game = at("duel", HANDS);
    play(&mut game, &["1 duel 10"]);
    let seals = VIEWERS.map(|who| game.view(who).position().seal(Seat::SECOND));
    assert_eq!(seals, [Seal::Closed, Seal::Known(read("10")), Seal::Closed]);
    let mut other = at("duel", HANDS);
    play(&mut other, &["1 duel 2"]);
    assert_eq!(views(&game)[0], views(&other)[0]);
    assert_eq!(views(&game)[2], views(&other)[2]);
    play(&mut game, &["0 duel 12"]);
    let discards = game.view(Viewer::Watcher).position().discards();
    assert!(discards.holds(read("10,12")));
}

#[test]
fn discards_counts_and_sacrifices_are_public() {
    let mut game = at("defend 1 4,4", ["6,7,8", "3,5,9,11,11"]);
    play(&mut game, &["1 defend -,9"]);
    let public = game.view(Viewer::Watcher);
    let position = public.position();
    assert_eq!(position.discards(), game.position().discards());
    assert_eq!(position.hand(Seat::FIRST), Hand::Down(3));
    assert_eq!(position.hand(Seat::SECOND), Hand::Down(3));
    assert_eq!(position.floor(Seat::SECOND), read("3"));
    assert_eq!(position.pile().len(), 24);
}

#[test]
fn nothing_secret_is_printed_for_debugging() {
    let mut game = dealt("", HANDS, "11,1");
    let hand = "3,3,4,5,6,7,12";
    let event_of = |text: &str| format!("{:?}", event(text));
    let texts = [
        format!("{game:?} {:?}", game.position()),
        format!("{:?}", game.view(Viewer::Seat(Seat::FIRST))),
        event_of(&format!("0 replace {hand}")),
        event_of("0 duel 12"),
        event_of(&deal(game.position().setup(), HANDS, "")),
        format!("{:?}", game.position().hand(Seat::FIRST)),
        format!("{:?}", game.position().pile()),
        format!("{:?}", read::<Cards>(hand)),
        format!("{:?}", Seal::Known(read(hand))),
        format!(
            "{:?}",
            game.notice(&event("0 replace 12"), Viewer::Seat(Seat::FIRST))
        ),
    ];
    for text in texts {
        assert!(!text.contains("12") && !text.contains("3,3"), "{text}");
    }
    play(&mut game, &["0 replace 12"]);
    assert!(!format!("{game:?}").contains("12"));
}

#[test]
fn a_refusal_does_not_say_what_was_written() {
    for text in [
        "0 replace 3,13",
        "0 duel 13",
        "0 lead 3,5",
        "0 defend 3,x",
        "0 lay 3",
    ] {
        let refusal = text.parse::<Event<game_tacocat::Action, game_tacocat::Chance>>();
        let refusal = refusal.map_err(|e| e.args().len());
        assert_eq!(refusal, Err(0), "{text}");
    }
}

/// A world has the view it was dealt from, and all cards of the deck.
fn worlds(game: &Tacocat, who: Viewer) -> Vec<Tacocat> {
    let mut rng = Rng::new(7);
    let view = game.view(who);
    let world = |_| {
        let world = view.world(&mut rng);
        assert_eq!(world.view(who), view);
        assert!(world.position().unseen().is_empty());
        assert_eq!(world.position().to_string().parse(), Ok(*world.position()));
        world
    };
    (0..400).map(world).collect()
}

#[test]
fn worlds_deal_the_unseen_cards_every_way() {
    let game = at("lead 0", ["3,4", "5,6"]);
    let unseen = game.view(Viewer::Seat(Seat::FIRST)).position().unseen();
    let worlds = worlds(&game, Viewer::Seat(Seat::FIRST));
    for rank in unseen.ranks() {
        let held = |world: &&Tacocat| {
            world
                .position()
                .hand(Seat::SECOND)
                .cards()
                .unwrap()
                .count(rank)
                > 0
        };
        let often = worlds.iter().filter(held).count();
        assert!(often > 0, "{rank}");
    }
    let piles: std::collections::BTreeSet<String> = worlds
        .iter()
        .map(|world| world.position().pile().to_string())
        .collect();
    assert!(piles.len() > 390, "{}", piles.len());
}

/// "The cards given up are the lowest of the rest": so nobody deals the defender a lower one.
#[test]
fn worlds_deal_nothing_that_a_sacrifice_rules_out() {
    let mut game = at("defend 1 4,4", ["6,7,8", "5,5,9,11,11"]);
    play(&mut game, &["1 defend -,-", "0 lead 6", "1 defend -"]);
    for who in [Viewer::Seat(Seat::FIRST), Viewer::Watcher] {
        for world in worlds(&game, who) {
            let lowest = world
                .position()
                .hand(Seat::SECOND)
                .cards()
                .unwrap()
                .lowest();
            assert!(lowest >= Rank::new(9), "{lowest:?}");
        }
    }
}

/// Two unknown hands, of which one must be high: the other must leave it enough cards.
#[test]
fn worlds_for_watchers_keep_the_floors_of_both() {
    // The 11s and 12s that are left are exactly what seat 0 needs.
    let discards = "3,3,3,3,3,4,4,4,4,10,10";
    let pile = "1,2,2,4,5,5,5,5,5,6,6,6,6,6,7,7,7,7,8,8,8,9";
    let text =
        format!(" | - | 0 4:- | lead 0 | 11,12 11 open | 9,9 9 open | {discards},11 | {pile}");
    let game = whole(&text);
    for world in worlds(&game, Viewer::Watcher) {
        let hands = [Seat::FIRST, Seat::SECOND].map(|seat| world.position().hand(seat).to_string());
        assert_eq!(hands[0], "11,12");
        assert_eq!(hands[1], "9,9");
    }
}

#[test]
fn worlds_guess_sealed_choices() {
    let mut game = at("duel", HANDS);
    play(&mut game, &["0 duel 12"]);
    let guesses: std::collections::BTreeSet<String> = worlds(&game, Viewer::Seat(Seat::SECOND))
        .iter()
        .map(|world| world.position().seal(Seat::FIRST).to_string())
        .collect();
    // Every rank but 2, of which seat 1 and ... hold all that are not discarded.
    assert!(guesses.len() >= 9, "{guesses:?}");
    let mut game = dealt("", HANDS, "");
    play(&mut game, &["0 replace -"]);
    let sizes: std::collections::BTreeSet<usize> = worlds(&game, Viewer::Watcher)
        .iter()
        .map(|world| world.position().seal(Seat::FIRST).to_string().len())
        .collect();
    assert!(sizes.len() > 4, "{sizes:?}");
}

#[test]
fn a_view_that_knows_too_much_or_too_little_is_refused() {
    let good = "0 |  | - | 0 4:- | replace | 3,3,4,5,6,7,12 1 open | ?7 1 open | - | ?24";
    assert!(good.parse::<View>().is_ok());
    for (from, to) in [
        // The viewer.
        ("0 | ", "1 | "),
        ("0 | ", "2 | "),
        ("0 | ", "w | "),
        // The other hand, or nothing of the own.
        ("?7 1", "1,2,3,4,5,6,7 1"),
        ("3,3,4,5,6,7,12 1", "?7 1"),
        // Sizes.
        ("?7 1", "?6 1"),
        ("?24", "?23"),
        ("?24", "?0"),
        ("3,3,4,", "3,4,"),
        ("| - | ?24", "| 1 | ?23"),
        // Cards that the deck does not have.
        ("7,12", "12,12"),
        ("3,3,4", "1,1,4"),
        // The order of the pile.
        ("?24", "1,2,2,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,7,7,7,8,8,8"),
        // A floor without a sacrifice, both choices sealed at once, or one that is not.
        ("12 1 open", "12 3 open"),
        ("1 open | ?7 1 open", "1 in:3 | ?7 1 in"),
        ("12 1 open", "12 1 in"),
        ("12 1 open", "12 1 in:8"),
        // Phases and tracks that this cannot be.
        ("replace |", "replace 0 7 |"),
        ("replace |", "duel 0 |"),
        ("replace |", "lead 0 |"),
        ("replace |", "reveal |"),
        ("replace |", "deal |"),
        ("4:-", "5:4"),
        ("4:-", "4:4"),
        ("4:-", "3:-"),
        ("4:-", "0:1,2,3,4"),
        (" - | 0", "won 0 goal | 0"),
        (" - | 0", "won 0 full | 0"),
        (" - | 0", "drawn goal | 0"),
        (" - | 0", "won 0 time | 0"),
        ("| 0 4", "| 00 4"),
        ("| 0 4", "| +1 4"),
        ("| 0 4", "| 65536 4"),
    ] {
        let bad = good.replacen(from, to, 1);
        assert_ne!(bad, good);
        assert!(bad.parse::<View>().is_err(), "{bad}");
    }
    // Whoever leads or defends has had a duel.
    let early = "1 |  | - | 0 4:- | defend 1 4 | ?6 1 open | 3,5,5,6,6,7,7 1 open | - | ?24";
    assert!(early.parse::<View>().is_err());
    let later = "1 |  | - | 0 4:- | defend 1 4 | ?5 1 open | 3,5,5,6,6,7 1 open | 8,9 | ?24";
    assert!(later.parse::<View>().is_ok());
    let early = "1 |  | - | 0 4:- | lead 1 | ?7 1 open | 3,5,5,6,6,7,7 1 open | - | ?24";
    assert!(early.parse::<View>().is_err());
    // Where a sacrifice says that all cards are high, there must be enough of them.
    let high = "w |  | - | 0 4:- | lead 0 | ?4 11 open | ?4 1 open | 3,3,3,3,3,4 | ?24";
    assert!(high.parse::<View>().is_err());
    let fine = high.replacen("?4 11 open", "?4 10 open", 1);
    assert!(fine.parse::<View>().is_ok());
    // Not both: there are five such cards, and the other hand needs four more.
    let both = fine.replacen("?4 1 open", "?4 10 open", 1);
    assert!(both.parse::<View>().is_err());
}

#[test]
fn a_match_needs_a_whole_position() {
    let game = dealt("", HANDS, "");
    assert_eq!(Tacocat::try_from(*game.position()), Ok(game));
    let seen = *game.view(Viewer::Seat(Seat::FIRST)).position();
    assert_eq!(
        Tacocat::try_from(seen).map_err(|e| e.code()),
        Err("hidden-cards")
    );
    assert_eq!(Tacocat::try_from(*start("").position()), Ok(start("")));
}
