//! Choices made at the same time: held until the last is in, the same whatever the order, on both
//! clocks.

#![allow(clippy::unwrap_used, reason = "a test")]

mod twins;

use game::{Event, Reason, Rng, Seat, Viewer};
use host::Host;
use table::{By, Drafts, Life, Luck, Order, Table, TableEvent};
use twins::{Play, chosen, person};

const GAMES: [(&str, &str); 4] = [
    ("party", ""),
    ("party", "seats=4"),
    ("tacocat", ""),
    ("stratego", ""),
];

/// A match in which several owe a choice at the same time, `nth` such moment.
fn together(game: &str, setup: &str, number: u64, nth: usize) -> Option<Play> {
    let mut play = Play::open(game, setup, 0, number);
    let all = play.table.seats();
    for _ in 0..nth {
        play.step();
        while play.table.owing() != all {
            play.step().then_some(())?;
        }
    }
    Some(play)
}

/// The match after these choices, in this order; how many entries there were before the last.
fn after(play: &Play, choices: &[(Seat, games::Form)]) -> (Host, usize) {
    let mut host = Host::open(play.table.id(), play.log.clone()).unwrap();
    let mut before = 0;
    for (seat, action) in choices {
        before = host.log().len();
        let decision = host.table().decision(*seat).unwrap();
        let order = Order::Act {
            decision,
            key: "k".parse().unwrap(),
            action: action.clone(),
            lag: 0,
        };
        let by = By::Person(person(seat.index()));
        let decided = host.decide(by, &order, play.now, &mut Luck::seeded(1));
        decided.reply.unwrap();
        host.commit(decided.entries).unwrap();
    }
    (host, before)
}

/// What everybody sees of a match, the order in which things came apart.
fn seen(host: &Host) -> Vec<String> {
    let table = host.table();
    let viewers = table.seats().iter().map(Viewer::Seat);
    let views = viewers.chain([Viewer::Watcher]).map(|viewer| {
        let mut whole = host.snapshot(viewer, table.last());
        whole.log.clear(); // who was first is public
        serde_json::to_string(&whole).unwrap()
    });
    views.collect()
}

#[test]
fn the_order_of_sealed_choices_does_not_matter_and_none_is_shown_before_the_last() {
    let mut moments = 0;
    for number in 0..24 {
        let (game, setup) = GAMES[number as usize % GAMES.len()];
        let nth = (number / 4) as usize % if game == "stratego" { 1 } else { 3 };
        let Some(play) = together(game, setup, number, nth) else {
            continue;
        };
        moments += 1;
        let owing = play.table.owing();
        assert_eq!(owing, play.table.seats());
        assert_eq!(play.table.clocks().running(), owing, "every clock runs");
        let mut rng = Rng::new(number);
        let choose = |seat| (seat, chosen(play.table.game(), seat, &mut rng));
        let mut choices: Vec<_> = owing.iter().map(choose).collect();
        let (one, before) = after(&play, &choices);
        // One entry for each that is not the last: nothing happens, and nobody sees what it is.
        assert_eq!(before, play.log.len() + choices.len() - 1);
        for entry in &one.log()[play.log.len()..before] {
            let TableEvent::Play { event, .. } = &entry.event else {
                panic!("{entry:?}");
            };
            let Event::Act(seat, _) = event else {
                panic!("{event:?}");
            };
            let game = play.table.game();
            let told = |event| game.notice(event, Viewer::Watcher).unwrap().to_string();
            let other = Event::Act(*seat, chosen(game, *seat, &mut rng));
            assert_eq!(told(event), told(&other));
        }
        choices.reverse();
        let (other, _) = after(&play, &choices);
        assert_eq!(seen(&one), seen(&other), "{game} {number}");
        assert_eq!(one.table().game(), other.table().game());
        let forced = |host: &Host| {
            let log = &host.log()[play.log.len() + choices.len()..];
            let texts = log.iter().map(|entry| entry.event.to_string());
            texts.collect::<Vec<_>>()
        };
        assert_eq!(forced(&one), forced(&other));
    }
    assert!(moments >= 20, "{moments}");
}

#[test]
fn clocks_that_reach_zero_in_the_same_instant_are_a_draw() {
    for (game, setup) in [("party", ""), ("tacocat", "")] {
        let play = together(game, setup, 3, if game == "party" { 1 } else { 0 }).unwrap();
        let table: &Table = &play.table;
        // Both have the same left: nobody has chosen in time that was not shared.
        let left = |seat| table.clocks().deadline(seat).unwrap();
        assert_eq!(left(Seat::FIRST), left(Seat::SECOND));
        let late = left(Seat::FIRST) + table::Clocks::GRACE;
        let mut luck = Luck::seeded(1);
        let early = table.decide(By::House, &Order::Tick, &Drafts::NONE, late - 1, &mut luck);
        assert_eq!(early.entries, []);
        let decided = table.decide(By::House, &Order::Tick, &Drafts::NONE, late, &mut luck);
        let Life::Over(places, reason) = decided.after.life() else {
            panic!("{game} goes on");
        };
        assert_eq!((places.winner(), reason), (None, Reason::Time), "{game}");
        // Whoever chose before is not late.
        let mut rng = Rng::new(1);
        let action = chosen(table.game(), Seat::SECOND, &mut rng);
        let (one, _) = after(&play, &[(Seat::SECOND, action)]);
        let decided = one.decide(By::House, &Order::Tick, late, &mut luck);
        let Life::Over(places, _) = decided.after.life() else {
            panic!("{game} goes on");
        };
        assert_eq!(places.winner(), Some(Seat::SECOND), "{game}");
    }
}
