//! What a win earns: each sentence of the house's promise.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use coins::{Before, Board, Dates, Earned, Less, Span, Tab, Tariff, Win};
use fair::Secret;
use game::{Event, Level, Rng, Seat, Seats, Viewer, Why};
use games::Kind;
use table::{
    By, Clock, Drafts, Entry, Luck, MatchId, MatchKind, Occupant, Offer, Order, PersonId, Table,
    TableEvent,
};

fn me() -> PersonId {
    PersonId::from_bits(1)
}

fn person(bits: u64) -> Occupant {
    Occupant::Person(PersonId::from_bits(bits))
}

fn bot(level: Level) -> Occupant {
    Occupant::Bot(level)
}

fn offer(game: Kind, setup: &str, clock: Clock, kind: MatchKind) -> Offer {
    Offer::new(game, setup, clock, kind).unwrap()
}

fn friendly(game: Kind) -> Offer {
    offer(game, "", Clock::usual(game), MatchKind::Friendly)
}

/// A match that has started, every seed revealed.
fn started(offer: Offer, seats: &[(Seat, Occupant)]) -> Table {
    let (id, mut luck) = (MatchId::from_bits(9), Luck::seeded(1));
    let log = Table::open_with(id, offer, seats, 0, &mut luck).unwrap();
    let mut table = Table::replay(id, &log).unwrap();
    if !table.offer().draws() {
        return table;
    }
    let people: Vec<_> = seats
        .iter()
        .filter_map(|(seat, who)| Some((*seat, who.person()?)))
        .collect();
    let seed = |seat: Seat| Secret::new([seat.index() as u8; fair::SIZE]);
    for reveals in [false, true] {
        for (seat, who) in &people {
            let bound = fair::Match {
                id: id.as_str(),
                rules: "",
            };
            let order = if reveals {
                Order::Reveal {
                    start: 0,
                    seed: seed(*seat),
                }
            } else {
                Order::Commit {
                    start: 0,
                    commitment: bound.seat_commitment(seat.index() as u8, &seed(*seat)),
                }
            };
            let decided = table.decide(By::Person(*who), &order, &Drafts::NONE, 0, &mut luck);
            decided.reply.unwrap();
            table = decided.after;
        }
    }
    table
}

/// The match after these seats went out, in this order.
fn after(mut table: Table, out: &[(Seat, Why)]) -> Table {
    for (seat, why) in out {
        let event = TableEvent::play(Event::Out(Seats::one(*seat), *why));
        table.evolve(&Entry { at: 1, event }).unwrap();
    }
    table
}

/// What the first seat's win over `others` is, the others having resigned.
fn won(offer: Offer, others: &[Occupant], moves: u32) -> Option<Win> {
    let seats: Vec<Seat> = offer.seats().iter().collect();
    let who = [Occupant::Person(me())]
        .into_iter()
        .chain(others.iter().copied());
    let seated: Vec<_> = seats.iter().copied().zip(who).collect();
    let out: Vec<_> = seats[1..]
        .iter()
        .map(|seat| (*seat, Why::Resigned))
        .collect();
    let table = after(started(offer, &seated), &out);
    Win::of(&table, moves, &Tariff::default())
}

fn earned(offer: Offer, others: &[Occupant], moves: u32, before: Before) -> (u32, Option<Less>) {
    let win = won(offer, others, moves).unwrap();
    let Earned { coins, less } = win.earned(before, &Tariff::default());
    (coins, less)
}

const FIRST: Before = Before {
    same: false,
    met: 0,
    earned: 0,
};

#[test]
fn each_level_and_a_person_pay_what_the_house_says_in_every_game() {
    let expected = [5, 10, 20, 30];
    assert_eq!(Level::ALL.len(), expected.len());
    for kind in Kind::OFFERED {
        let others = friendly(*kind).seats().len() - 1;
        for (level, coins) in Level::ALL.into_iter().zip(expected) {
            let bots = vec![bot(level); others];
            assert_eq!(
                earned(friendly(*kind), &bots, 10, FIRST),
                (coins, None),
                "{kind}"
            );
        }
        let people: Vec<_> = (2..).take(others).map(person).collect();
        assert_eq!(
            earned(friendly(*kind), &people, 10, FIRST),
            (10, None),
            "{kind}"
        );
    }
}

#[test]
fn a_win_pays_the_same_by_resignation_by_time_and_by_leaving() {
    let seats = [
        (Seat::FIRST, Occupant::Person(me())),
        (Seat::SECOND, person(2)),
    ];
    for why in [Why::Resigned, Why::Time, Why::Exited] {
        let table = after(
            started(friendly(Kind::Ataxx), &seats),
            &[(Seat::SECOND, why)],
        );
        let win = Win::of(&table, 10, &Tariff::default()).unwrap();
        assert_eq!((win.seat, win.person), (Seat::FIRST, me()));
        assert_eq!(win.earned(FIRST, &Tariff::default()).coins, 10, "{why}");
    }
}

#[test]
fn of_several_opponents_the_one_worth_least_says_what_first_place_is_worth() {
    let usual = friendly(Kind::Aeroplane);
    let seats = usual.seats();
    let others: Vec<_> = [bot(Level::Master), person(2), bot(Level::Easy)]
        .into_iter()
        .rev()
        .take(seats.len() - 1)
        .collect();
    let win = won(usual, &others, 50).unwrap();
    assert_eq!(win.worth, 5);
    let four = offer(
        Kind::Aeroplane,
        "players=4",
        Clock::usual(Kind::Aeroplane),
        MatchKind::Friendly,
    );
    let win = won(four, &[bot(Level::Master), person(2), bot(Level::Hard)], 50).unwrap();
    assert_eq!((win.worth, win.others.len()), (10, 1));
}

#[test]
fn only_the_default_set_up_and_clock_pay() {
    let usual = Clock::usual(Kind::Boxes);
    let check = |setup, clock: Clock, expect| {
        let offer = offer(Kind::Boxes, setup, clock, MatchKind::Friendly);
        assert_eq!(
            earned(offer, &[bot(Level::Hard)], 10, FIRST),
            expect,
            "{setup} {clock}"
        );
    };
    let unusual = (0, Some(Less::Unusual));
    check("", usual, (20, None));
    check("size=1x1", usual, unusual);
    check("", "60+0".parse().unwrap(), unusual);
    check("", "3d".parse().unwrap(), unusual);
    // The default written out is the default.
    let same = Kind::Boxes.setup("size=5x5").unwrap() == Kind::Boxes.setup("").unwrap();
    assert!(same);
    check("size=5x5", usual, (20, None));
}

#[test]
fn with_too_few_moves_a_win_counts_and_pays_nothing() {
    let short = |moves| earned(friendly(Kind::Ataxx), &[person(2)], moves, FIRST);
    assert_eq!(short(0), (0, Some(Less::Short)));
    assert_eq!(short(9), (0, Some(Less::Short)));
    assert_eq!(short(10), (10, None));
}

#[test]
fn a_match_that_was_played_out_is_not_short() {
    let seats = [
        (Seat::FIRST, Occupant::Person(me())),
        (Seat::SECOND, person(2)),
    ];
    let mut rng = Rng::new(1);
    let (mut won, mut played) = (0, 0);
    while won == 0 {
        played += 1;
        assert!(played < 20, "nobody ever wins");
        let mut table = started(friendly(Kind::Boxes), &seats);
        while let Some(seat) = table.owing().iter().next() {
            let view = table.game().view(Viewer::Seat(seat));
            let action = rng.pick(&view.actions().unwrap()).unwrap().clone();
            let event = TableEvent::play(Event::Act(seat, action));
            table.evolve(&Entry { at: 1, event }).unwrap();
        }
        if let Some(win) = Win::of(&table, 3, &Tariff::default()) {
            assert_eq!(win.earned(FIRST, &Tariff::default()).coins, 10);
            won += 1;
        }
    }
}

#[test]
fn the_same_people_pay_less_and_less_and_one_person_nothing() {
    let again = |met| {
        earned(
            friendly(Kind::Ataxx),
            &[person(2)],
            20,
            Before { met, ..FIRST },
        )
    };
    let pair = Some(Less::Pair);
    assert_eq!(
        [0, 1, 2, 3].map(again),
        [(10, None), (5, pair), (2, pair), (1, pair)]
    );
    for met in [4, 31, 32, u32::MAX] {
        assert_eq!(again(met), (0, pair));
    }
    let same = Before {
        same: true,
        ..FIRST
    };
    assert_eq!(
        earned(friendly(Kind::Ataxx), &[person(2)], 20, same),
        (0, Some(Less::Same))
    );
}

#[test]
fn the_days_limit_is_reached_to_the_coin_and_not_passed() {
    let at = |earned_before| {
        let before = Before {
            earned: earned_before,
            ..FIRST
        };
        earned(friendly(Kind::Ataxx), &[bot(Level::Master)], 20, before)
    };
    let limit = Some(Less::Limit);
    assert_eq!(at(70), (30, None));
    assert_eq!(at(71), (29, limit));
    assert_eq!(at(100), (0, limit));
    assert_eq!(at(u32::MAX), (0, limit));
}

#[test]
fn what_is_no_win_of_a_person_in_a_friendly_is_none() {
    let local = offer(Kind::Ataxx, "", Clock::Off, MatchKind::Local);
    assert_eq!(won(local, &[bot(Level::Easy)], 50), None);
    let seats = [
        (Seat::FIRST, Occupant::Person(me())),
        (Seat::SECOND, bot(Level::Easy)),
    ];
    let running = started(friendly(Kind::Ataxx), &seats);
    assert_eq!(Win::of(&running, 50, &Tariff::default()), None);
    let lost = after(running.clone(), &[(Seat::FIRST, Why::Resigned)]);
    assert_eq!(
        Win::of(&lost, 50, &Tariff::default()),
        None,
        "a computer player earns nothing"
    );
    let mut draw = running;
    let event = TableEvent::play(Event::Out(Seats::TWO, Why::Time));
    draw.evolve(&Entry { at: 1, event }).unwrap();
    assert_eq!(Win::of(&draw, 50, &Tariff::default()), None, "a draw");
}

#[test]
fn a_win_counts_once_on_each_board_of_its_day() {
    let dates = Dates::of(20_787, 30); // Monday, 30 November 2026
    assert_eq!((dates.week, dates.month), (20_787, 20_758));
    let boards: Vec<Board> = Board::of_win(Kind::Boxes, dates).collect();
    assert_eq!(boards.len(), 8);
    for tab in [Tab::Friendlies, Tab::Game(Kind::Boxes)] {
        for (span, start) in Span::ALL.into_iter().zip([20_787, 20_787, 20_758, 0]) {
            let board = Board { tab, span, start };
            assert_eq!(boards.iter().filter(|other| **other == board).count(), 1);
        }
    }
    for tab in Tab::all() {
        assert_eq!(tab.code().parse::<Tab>(), Ok(tab));
    }
    for span in Span::ALL {
        assert_eq!(span.code().parse::<Span>(), Ok(span));
    }
    for less in Less::ALL {
        assert_eq!(less.code().parse::<Less>(), Ok(less));
    }
}
