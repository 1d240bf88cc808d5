//! Text forms round-trip, records replay, and any text is read or refused without a panic.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test")]

mod kit;

use game::Rng;
use kit::{Bench, seat};
use proptest::prelude::*;
use table::{Clock, MatchId, Offer, Order, Record, TableEvent};

fn name(name: &str) -> Option<String> {
    Some(name.to_owned())
}

/// A finished match of random moves.
fn finished(game: &str, setup: &str, seed: u64) -> (Bench, Record) {
    let mut bench = Bench::started_as(game, setup, "300+2/20", seed);
    let mut rng = Rng::new(seed);
    while let Some(seat) = bench.table.owing().iter().next() {
        let action = bench.choose(seat, &mut rng).unwrap();
        bench.wait(rng.below(3_000) as i64);
        bench.act(seat.index() as u8, &action).unwrap();
        if rng.chance(1, 200) && bench.table.life() == table::Life::Playing {
            bench.ask(0, Order::Resign).unwrap();
        }
    }
    let names = [name("Mina"), name("রবি"), None, None];
    let record = Record::of(&bench.table, &bench.log, names).unwrap();
    (bench, record)
}

#[test]
fn records_round_trip_and_replay_to_the_same_state() {
    for (game, setup) in [
        ("ataxx", ""),
        ("ataxx", "quiet=none"),
        ("boxes", "size=3x2"),
        ("party", "seats=3"),
        ("boxes", ""),
        ("aeroplane", ""),
        ("aeroplane", "players=4 launch=six overshoot=bounce"),
        ("tacocat", ""),
        (
            "tacocat",
            "deck=4,4,4,0,0,0,0,0,0,0,0,0 hands=2,3,2,3,2,3,2 tie=arrow",
        ),
    ] {
        for seed in 0..20 {
            let (bench, record) = finished(game, setup, seed);
            let text = record.to_string();
            let read: Record = text.parse().unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert_eq!(read, record);
            assert_eq!(read.states().unwrap().last().unwrap(), bench.table.game());
        }
    }
}

#[test]
fn a_record_reads_like_this() {
    let mut bench = Bench::started("ataxx", "", "300+0");
    bench.wait(1_500);
    bench.act(0, "g2").unwrap();
    bench.wait(700);
    bench.ask(1, Order::Resign).unwrap();
    let names = [name("Mina"), name("Line\nbr\u{202e}eak"), None, None];
    let record = Record::of(&bench.table, &bench.log, names).unwrap();
    let expected = "adda 1\nmatch 700000000000\noffer ataxx/1 friendly 300+0\nstart 1790000000000\n\
        seat 0 Mina\nseat 1 Linebreak\nresult 1,2 resigned\n\n1500 0 g2\n2200 ! 1 resigned\n";
    assert_eq!(record.to_string(), expected);
}

/// Seats 0 and 2, dice, passes, and one who goes out; with what proves the dice.
#[test]
fn a_record_of_aeroplane_chess_reads_like_this() {
    let mut bench = Bench::started("aeroplane", "", "600+0");
    for _ in 0..8 {
        let seat = bench.table.owing().iter().next().unwrap();
        let actions = bench.table.game().view(game::Viewer::Seat(seat)).actions();
        let action = actions.unwrap()[0].to_string();
        bench.wait(900);
        bench.act(seat.index() as u8, &action).unwrap();
    }
    bench.ask(1, Order::Resign).unwrap();
    let names = [name("Mina"), None, name("రవి"), None];
    let text = Record::of(&bench.table, &bench.log, names)
        .unwrap()
        .to_string();
    let expected = "adda 1\nmatch 700000000000\noffer aeroplane/1 friendly 600+0\nstart 1790000000000\n\
        seat 0 Mina\nseat 2 రవి\n\
        draw house=85d465afbece59d52b6b02f00a00745a84feeaf1796e709557eb2bf2d28e385f \
        0=a40daae268ef0eb8c5df3d5920c02c8acc4424e330936221db989a250993f97b \
        2=feff97ef32f7ba2a926e46fa2cb933f3cff72fe44fb3d26bb91b7123110f5c0b\n\
        secrets salt=9acfade1e1239c8ab3f0831f3b6f24904f0bcb4810f62808bedc03cb682c4aaf \
        house=e30b188b7e8b88990b49eed65a265a41af515da1bc8a5ef9e7d6dcdf8485ee4a \
        0=000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f \
        2=02030001060704050a0b08090e0f0c0d12131011161714151a1b18191e1f1c1d\n\
        result 1,-,2 resigned\n\n\
        900 0 roll\n900 ? 3\n1800 2 roll\n1800 ? 4\n2700 2 roll\n2700 ? 4\n3600 2 launch 1\n\
        4500 0 roll\n4500 ? 3\n4500 = pass\n5400 2 roll\n5400 ? 5\n6300 2 move 1\n\
        7200 0 roll\n7200 ? 4\n7200 ! 2 resigned\n";
    assert_eq!(text, expected);
    let read: Record = text.parse().unwrap();
    assert_eq!(read.to_string(), text);
    assert_eq!(read.states().unwrap().last().unwrap(), bench.table.game());
}

#[test]
fn a_bent_record_is_refused_with_its_line() {
    let (_, record) = finished("ataxx", "", 3);
    let text = record.to_string();
    let cases = [
        ("adda 1", "adda 9", "not-a-record"),
        ("ataxx/1", "ataxx/7", "unknown-rules"),
        ("ataxx/1", "chess/1", "unknown-game"),
        ("friendly", "unfriendly", "bad-match-kind"),
        ("start 1", "start -1", "bad-record-header"),
        ("result ", "resu1t ", "bad-record-header"),
        ("match ", "match !", "bad-match-id"),
        ("seat 0", "seat 7", "bad-seat"),
    ];
    for (from, to, code) in cases {
        let error = text.replacen(from, to, 1).parse::<Record>().unwrap_err();
        assert_eq!(error.why.code(), code, "{from} -> {to}");
    }
    let cut: String = text
        .lines()
        .take(12)
        .map(|line| format!("{line}\n"))
        .collect();
    assert_eq!(
        cut.parse::<Record>().unwrap_err().why.code(),
        "wrong-result"
    );
    let twice = text.replacen("seat 0", "start 5\nseat 0", 1);
    assert_eq!(
        twice.parse::<Record>().unwrap_err().why.code(),
        "bad-record-header"
    );
    assert_eq!("".parse::<Record>().unwrap_err().why.code(), "not-a-record");
    let long = "x".repeat(2 << 20);
    assert_eq!(
        long.parse::<Record>().unwrap_err().why.code(),
        "record-too-long"
    );
}

#[test]
fn table_events_have_one_text_form() {
    let id = MatchId::from_bits(77);
    let digits = "0123456789abcdef".repeat(4);
    let texts = [
        "open boxes/1 friendly 300+0 size=2x3".to_owned(),
        format!("sit 0 person:{id}"),
        "sit 3 bot:hard".into(),
        "leave 2".into(),
        "ready 1".into(),
        "start".into(),
        "play 0 g2".into(),
        "play = 0000".into(),
        "play ? 4".into(),
        "play ! 0,2 time".into(),
        "play key=k-7 credit=120 0 g2".into(),
        "play spent=85 1 a2".into(),
        "rematch 1".into(),
        format!("next {id}"),
        "resume 5300".into(),
        "close expired".into(),
        format!("commit 2 {digits}"),
        format!("seal {digits} {digits}"),
        format!("reveal 0 {digits}"),
        "cancel 0,2".into(),
        "cancel -".into(),
        "disclose".into(),
    ];
    for text in texts {
        assert_eq!(text.parse::<TableEvent>().unwrap().to_string(), text);
    }
    for bad in [
        "",
        "open",
        "start now",
        "play",
        "play 0",
        "play credit=-1 0 g2",
        "sit 0 ghost",
        "resume x",
        "next 1",
        "commit 0 12",
        "seal 12",
        "reveal 0",
        "cancel",
        "disclose 1",
    ] {
        assert!(bad.parse::<TableEvent>().is_err(), "{bad}");
    }
}

#[test]
fn clocks_have_one_text_form() {
    for text in ["300+0", "900+3", "900+3/180", "1+0/1", "3d", "14d", "off"] {
        assert_eq!(text.parse::<Clock>().unwrap().to_string(), text);
    }
    for bad in [
        "", "0+0", "+300+0", "300", "300+", "0300+0", "300+601", "86401+0", "0d", "15d", "1+1/0",
        "1+1/", "∞",
    ] {
        assert!(bad.parse::<Clock>().is_err(), "{bad}");
    }
}

#[test]
fn names_of_matches_are_twelve_plain_characters() {
    for bits in [0, 1, u64::MAX, 0x0123_4567_89ab_cdef] {
        let id = MatchId::from_bits(bits);
        assert_eq!(id.to_string().len(), 12);
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for bad in [
        "",
        "0123456789a",
        "0123456789abc",
        "0123456789aI",
        "0123456789aé",
    ] {
        assert!(bad.parse::<MatchId>().is_err(), "{bad}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        let _ = text.parse::<TableEvent>();
        let _ = text.parse::<Offer>();
        let _ = text.parse::<Clock>();
        let _ = text.parse::<Record>();
    }

    #[test]
    fn what_is_read_is_written_the_same(text in "(open|sit|play|next|resume|leave) [a-z0-9:+/= !?,.-]{0,30}") {
        if let Ok(event) = text.parse::<TableEvent>() {
            prop_assert_eq!(event.to_string().parse(), Ok(event));
        }
    }

    #[test]
    fn a_changed_record_is_refused_or_is_another_match(at in 0usize..400, byte in 32u8..127) {
        let (_, record) = finished("boxes", "size=2x2", 5);
        let mut text = record.to_string().into_bytes();
        let at = at % text.len();
        text[at] = byte;
        if let Ok(read) = String::from_utf8_lossy(&text).parse::<Record>() {
            prop_assert!(read.states().is_ok());
        }
    }
}

#[test]
fn a_name_of_which_nothing_is_left_is_no_name() {
    let (_, record) = finished("boxes", "size=1x1", 1);
    for name in ["\u{202e}", " ", " \u{200b} "] {
        let text = record
            .to_string()
            .replacen("seat 0 Mina", &format!("seat 0 {name}x{name}"), 1);
        let read: Record = text.parse().unwrap();
        assert_eq!(read.names[0].as_deref(), Some("x"));
        let none = Record {
            names: [Some(name.to_owned()), None, None, None],
            ..record.clone()
        };
        let again: Record = none
            .to_string()
            .replacen(&format!("seat 0 {name}\n"), "", 1)
            .parse()
            .unwrap();
        assert_eq!(again.names[0], None);
    }
}

#[test]
fn a_match_that_has_not_started_has_no_record() {
    let bench = Bench::open("ataxx", "", "300+0");
    assert_eq!(
        Record::of(&bench.table, &bench.log, [const { None }; 4]),
        None
    );
    assert_eq!(bench.table.seat_of(kit::person(0)), Some(seat(0)));
}

#[test]
fn a_record_of_no_time_is_refused() {
    let record = |start: i64, at: i64| {
        let text = format!(
            "adda 1\nmatch 0123456789ab\noffer ataxx/1 friendly 300+0\nstart {start}\nresult *\n\n{at} 0 b7\n"
        );
        text.parse::<Record>().map_err(|error| error.line)
    };
    assert!(record(1_790_000_000_000, 5).is_ok());
    assert_eq!(record(i64::MAX, 5), Err(4));
    assert_eq!(record(0, i64::MAX), Err(7));
    assert_eq!(record(-1, 0), Err(4));
}
