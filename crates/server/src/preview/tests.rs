//! Pictures of all kinds. `ADDA_PICTURES=FOLDER cargo test -p server preview` writes them there, to be looked at.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::Path;

use game::{Event, Expired, Rng, Seat, Turn, Viewer};
use games::{AnyGame, AnyView, Kind};
use words::{Arg, Lang, Words};

use super::fonts::{Face, drawable, runs};
use super::{Card, Line, canvas, png};

/// Chats load what is small.
const MOST: usize = 80_000;

/// Draws a card; it is a picture of the right size and not too large.
fn draw(name: &str, card: &Card) -> Vec<u8> {
    let file = png::png(&canvas::svg(card)).unwrap();
    assert_eq!(&file[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(file[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), super::SIZE);
    if let Ok(folder) = std::env::var("ADDA_PICTURES") {
        std::fs::write(Path::new(&folder).join(format!("{name}.png")), &file).unwrap();
    }
    assert!(file.len() <= MOST, "{name}: {} bytes", file.len());
    file
}

fn players(lang: Lang, board: &AnyView, names: [&str; 2]) -> Card {
    let words = Words::new(lang);
    let player = |seat: Seat, name: &str| {
        Line::Player(seat, name.to_owned(), words.side(board.kind(), seat))
    };
    let [first, second] = names;
    let lines = vec![
        player(Seat::FIRST, first),
        player(Seat::SECOND, second),
        Line::Words(words.clock("300+0".parse().unwrap())),
    ];
    Card::new(board, words.house(), words.game(board.kind()), lines)
}

/// Four players fill the card; each has the plane of the own colour.
#[test]
fn a_match_of_four() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let board = boards::in_play(Kind::Aeroplane).unwrap();
        let player = |(seat, name): (Seat, &str)| {
            Line::Player(seat, name.to_owned(), words.side(board.kind(), seat))
        };
        let names = ["Mita", "WWWWWWWWWWWWWWWWWWWWWWWW", "李小龍", "శ్రీలక్ష్మి"];
        let lines = Seat::ALL.into_iter().zip(names).map(player).collect();
        let card = Card::new(&board, words.house(), words.game(board.kind()), lines);
        draw(&format!("match-four-{lang}"), &card);
        let svg = canvas::svg(&card);
        let blue = words.side(Kind::Aeroplane, Seat::ALL[2]);
        assert!(svg.contains(&format!(">{blue}</text>")));
    }
}

fn ataxx() -> AnyView {
    boards::in_play(Kind::Ataxx).unwrap()
}

#[test]
fn a_match_in_every_language() {
    for (lang, names) in [
        (Lang::En, ["Mita", "Karim"]),
        (Lang::Bn, ["খ্রিষ্টাব্দ আড্ডা", "শ্রীকৃষ্ণ"]),
        (Lang::Te, ["స్ట్రాటెగో", "శ్రీలక్ష్మి"]),
    ] {
        for kind in Kind::ALL
            .iter()
            .copied()
            .filter(|kind| *kind != Kind::Party)
        {
            let board = boards::in_play(kind).unwrap();
            draw(
                &format!("match-{kind}-{lang}"),
                &players(lang, &board, names),
            );
        }
    }
}

#[test]
fn an_invitation_and_the_portal_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let start = AnyGame::start(Kind::Boxes, "size=4x4 border=swedish").unwrap();
        let board = start.view(Viewer::Watcher);
        let game = words.game(Kind::Boxes);
        let args = [
            ("name", Arg::Text("রহিমা Rahima")),
            ("game", Arg::Text(&game)),
        ];
        let lines = vec![
            Line::Words(words.say("invited", &args)),
            Line::Words(words.clock("900+3".parse().unwrap())),
        ];
        let card = Card::new(&board, words.house(), game.clone(), lines);
        draw(&format!("invite-{lang}"), &card);
        let lines = vec![Line::Words(words.say("page-portal-about", &[]))];
        let card = Card::new(&ataxx(), words.house(), words.house(), lines);
        draw(&format!("portal-{lang}"), &card);
    }
}

#[test]
fn any_name_makes_a_picture() {
    let drawn = |name: &str, names| draw(name, &players(Lang::En, &ataxx(), names));
    drawn(
        "hostile",
        ["</text><script>alert(1)", "WWWWWWWWWWWWWWWWWWWWWWWW"],
    );
    drawn("mixed", ["মিতা & కరీం 🌸", "Łukasz Ωmega Иван"]);
    drawn("unknown", ["李小龍", "🦊🦊"]);
    drawn("turned", ["a\u{202e}b\u{2066}c", "क्षत्रिय"]);
    let svg = canvas::svg(&players(
        Lang::En,
        &ataxx(),
        ["</text><script>", "a\u{202e}b"],
    ));
    assert!(!svg.contains("<script"));
    assert!(!svg.contains('\u{202e}'));
    // Who has no letter that can be drawn is called by the colour.
    let svg = canvas::svg(&players(Lang::En, &ataxx(), ["李小龍", "🦊"]));
    let words = Words::new(Lang::En);
    for seat in [Seat::FIRST, Seat::SECOND] {
        assert!(svg.contains(&format!(">{}</text>", words.side(Kind::Ataxx, seat))));
    }
}

#[test]
fn only_what_has_a_letter_is_drawn() {
    assert_eq!(drawable("মিতা 🌸 Mita"), "মিতা Mita");
    assert_eq!(drawable("క్‌ష খ্রিষ্টাব্দ"), "క్‌ష খ্রিষ্টাব্দ");
    assert_eq!(drawable("李\u{202e}🦊"), "");
    // Every text of the house can be written.
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for key in [
            "page-portal-about",
            "about-ataxx",
            "about-boxes",
            "side-red",
        ] {
            let text = words.say(key, &[]);
            assert_eq!(drawable(&text), text, "{lang} {key}");
        }
    }
}

/// Conjuncts, digits and punctuation of several fonts stand side by side and take their room.
#[test]
fn scripts_can_be_mixed_in_one_row() {
    for (mixed, parts) in [
        ("খ্রিষ্টাব্দ, 15", &["খ্রিষ্টাব্দ", ", 15"][..]),
        ("15 నిమిషాలు, స్ట్రాటెగో.", &["15 ", "నిమిషాలు", ", ", "స్ట్రాటెగో", "."]),
        ("রহিমা Rahima మీరు", &["রহিমা ", "Rahima ", "మీరు"]),
    ] {
        let found: Vec<String> = runs(mixed).into_iter().map(|(_, run)| run).collect();
        assert_eq!(found, parts);
        // Every part takes the room that it takes alone: no letter is lost.
        let alone: f32 = parts
            .iter()
            .map(|part| FACE.width(&format!("|{part}|")) - FACE.width("||"))
            .sum();
        let together = FACE.width(&format!("|{mixed}|")) - FACE.width("||");
        assert!(
            (alone - together).abs() < 3.0,
            "{mixed}: {alone} and {together}"
        );
    }
}

const FACE: Face = Face {
    size: 40.0,
    bold: true,
};

#[test]
fn a_text_that_is_too_wide_is_cut_with_an_ellipsis() {
    assert_eq!(FACE.cut("Mita", 300.0), "Mita");
    for text in [
        "WWWWWWWWWWWWWWWWWWWWWWWW",
        "শ্রীকৃষ্ণশ্রীকৃষ্ণশ্রীকৃষ্ণ",
        "స్ట్రాటెగోస్ట్రాటెగోస్ట్రాటెగోస్ట్రాటెగో",
    ] {
        let cut = FACE.cut(text, 300.0);
        let kept = cut.strip_suffix('…').unwrap();
        assert!(text.starts_with(kept) && !kept.is_empty(), "{cut}");
        let width = FACE.width(&cut);
        assert!((200.0..=300.0).contains(&width), "{cut}: {width}");
    }
    assert_eq!(FACE.cut("WW", 1.0), "…");
}

#[test]
fn words_stand_in_rows_and_the_last_one_is_cut() {
    let text = "Board games in your browser. Play the computer at once.";
    let rows = FACE.rows(text, 420.0, 5);
    assert_eq!(rows.join(" "), text);
    assert!(rows.iter().all(|row| FACE.width(row) <= 420.0), "{rows:?}");
    let rows = FACE.rows(text, 420.0, 2);
    assert_eq!(rows.len(), 2);
    assert!(rows[1].ends_with('…'), "{rows:?}");
    assert!(FACE.rows("", 420.0, 2).is_empty());
}

#[test]
fn what_a_watcher_cannot_know_changes_no_byte() {
    let mut rng = Rng::new(5);
    let mut state = AnyGame::start(Kind::Party, "seats=3").unwrap();
    let mut is_dealt = false;
    while !is_dealt {
        let event = match state.turn() {
            Turn::Chance(draw) => {
                is_dealt = true;
                Event::Chance(state.chance(&draw.sample(&mut rng)).unwrap())
            }
            Turn::Auto(action) => Event::Auto(action),
            turn => {
                let seat = turn.owing().iter().next().unwrap();
                let Expired::Act(action) = state.expired(seat, &mut rng) else {
                    panic!("nobody goes out in the set-up");
                };
                Event::Act(seat, action)
            }
        };
        state.apply(&event).unwrap();
    }
    let public = state.view(Viewer::Watcher);
    let card = |board: &AnyView| players(Lang::En, board, ["A", "B"]);
    let picture = draw("party", &card(&public));
    let mut rng = Rng::new(5);
    let other = std::iter::repeat_with(|| public.world(&mut rng))
        .take(20)
        .find(|other| *other != state)
        .unwrap();
    assert_eq!(card(&other.view(Viewer::Watcher)), card(&public));
    assert!(draw("party", &card(&other.view(Viewer::Watcher))) == picture);
    // A seat's own eyes see more: pictures do differ where knowledge does.
    assert!(draw("party-seat", &card(&state.view(Viewer::Seat(Seat::FIRST)))) != picture);
}
