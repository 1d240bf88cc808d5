//! Text forms: what was written is read back, and any other text is refused with a code.

mod worked;

use std::fmt::Debug;
use std::str::FromStr;

use game::{Game as _, Illegal, Viewer};
use game_tacocat::{
    Action, Answers, Arrow, Attack, Cards, Chance, End, Hand, Notice, Phase, Pile, Position, Rank,
    Seal, Setup, Space, Tacocat, Tie, Track, View,
};
use proptest::prelude::*;

#[track_caller]
fn reads<T: FromStr<Err = Illegal> + ToString + PartialEq>(texts: &[&str]) {
    for text in texts {
        let read = text.parse::<T>().map(|value| value.to_string());
        assert_eq!(read, Ok((*text).to_owned()));
    }
}

#[track_caller]
fn refuses<T: FromStr<Err = Illegal> + Debug>(texts: &[&str], code: &str) {
    for text in texts {
        let refusal = text.parse::<T>().map_err(|e| e.code());
        assert_eq!(refusal.err(), Some(code), "{text}");
    }
}

#[test]
fn actions_are_as_the_rules_write_them() {
    reads::<Action>(&[
        "replace 3,3,7",
        "replace -",
        "duel 5",
        "lead 4",
        "lead 4,4",
        "lead 3,4,5",
        "defend 5,-,9",
        "defend -",
        "reveal",
    ]);
    refuses::<Action>(
        &[
            "", "lay 3", "reveal ", "reveal 3", "Duel 5", " duel 5", "duel5",
        ],
        "no-action",
    );
    refuses::<Action>(
        &[
            "replace",
            "replace 0",
            "replace 13",
            "replace 3,,3",
            "replace 3, 3",
            "duel -",
            "duel 05",
            "duel +5",
            "duel 5,5",
            "lead 4;4",
            "defend",
            "defend 5,",
            "defend 5,--",
            "lead ٣",
        ],
        "bad-rank",
    );
    refuses::<Action>(&["replace 7,3", "lead 4,3"], "bad-cards");
    refuses::<Action>(
        &["lead -", "lead 3,4", "lead 1,11,12", "lead 3,3,4,4"],
        "no-attack",
    );
    let long = format!("defend {}-", "-,".repeat(15));
    refuses::<Action>(&[&long], "bad-answers");
}

#[test]
fn a_deal_is_the_ranks_from_the_top() {
    reads::<Chance>(&["deal 4,9,1", "deal 12"]);
    refuses::<Chance>(
        &["deal", "deal -", "deal ?4", "deal 4,13", "4,9", "deal  4"],
        "bad-deal",
    );
    let long = format!("deal 1{}", ",2,3,4,5,6,7".repeat(11));
    refuses::<Chance>(&[&long], "bad-deal");
    let alike = format!("deal 1{}", ",1".repeat(15));
    refuses::<Chance>(&[&alike], "bad-deal");
}

#[test]
fn notices_are_read_back() {
    reads::<Notice>(&[
        "dealt 7",
        "dealt 7 3,3,4,6,6,9,12",
        "chooses 0",
        "chooses 0 3,3",
        "chooses 1 -",
        "replace 3,3 -",
        "replace 3,3 - drawn 5,9",
        "replace - - drawn -",
        "replaces 0 3,3",
        "replaces 0 3,3 drawn 5,9",
        "replaces 1 - drawn -",
        "sets 0",
        "sets 1 5",
        "duel 5 7",
        "leads 0 4,4",
        "defends 1 5,6",
        "defends 1 5,- gives 3",
        "reveals 4 7 won 0 from 4 to 3",
        "reveals 4 4",
        "out 0,1 time",
    ]);
    refuses::<Notice>(
        &[
            "",
            "dealt",
            "dealt 6 3,3",
            "dealt 2 3,3 4",
            "chooses",
            "chooses 2",
            "replace 3",
            "replace 3 - drawn",
            "replace 3 - drawn 4,4",
            "replaces 0 3,3 drawn 5",
            "replaces 0 3,3 draws 5,9",
            "defends 1 5,-",
            "defends 1 5,- gives -",
            "defends 1 5,6 gives 3",
            "reveals 4",
            "reveals 4 7 won 0 from 4",
            "reveals 4 7 won 0 from 4 to 9",
            "out 0",
        ],
        "bad-notice",
    );
}

#[test]
fn tracks_are_those_that_play_can_reach() {
    reads::<Track>(&[
        "4:-",
        "3:4",
        "5:3,4",
        "0:1,2,3,4",
        "8:1,2,3,4,5,6,7",
        "0:1,2,3,4,5,6,7",
    ]);
    refuses::<Track>(
        &[
            "", "4", "3:-", "4:4", "3:3", "2:4", "3:5", "5:4,3", "5:3,3,4", "9:4", "0:1,2,3",
            "8:7", "04:-", "7:6",
        ],
        "bad-track",
    );
    refuses::<Track>(&["4:", "4:0", "4:8"], "bad-space");
}

#[test]
fn the_other_texts_are_read_back() {
    reads::<Rank>(&["1", "12"]);
    reads::<Cards>(&["-", "1", "3,3,7"]);
    reads::<Pile>(&["-", "?24", "4,9,1"]);
    reads::<Hand>(&["-", "?3", "3,3,7"]);
    reads::<Seal>(&["open", "in", "in:5", "in:-"]);
    reads::<Phase>(&[
        "deal",
        "replace",
        "replace 1 7",
        "duel",
        "lead 0",
        "defend 1 4,4",
        "reveal",
    ]);
    reads::<End>(&["won 0 goal", "won 1 resigned", "drawn time"]);
    reads::<Arrow>(&["0", "1", "both"]);
    reads::<Tie>(&["redeal", "arrow"]);
    reads::<Space>(&["1", "7"]);
    refuses::<Pile>(&["?0", "?65", "?", "?٣"], "bad-pile");
    refuses::<Hand>(&["?0", "?65", "?"], "bad-cards");
    refuses::<Seal>(&["", "shut"], "bad-seal");
    refuses::<Phase>(
        &["", "lead", "lead 2", "replace 0", "duel 0", "replace 0 x"],
        "bad-phase",
    );
    refuses::<End>(
        &["", "won 2 goal", "won 0 full", "drawn goal", "won 0"],
        "bad-end",
    );
    assert_eq!(read_cards(&"1,".repeat(16)), Err("bad-cards"));
}

fn read_cards(text: &str) -> Result<Cards, &'static str> {
    text.trim_end_matches(',')
        .parse()
        .map_err(|e: Illegal| e.code())
}

#[test]
fn answers_and_attacks_are_no_more_than_15_cards() {
    let answers = |count| vec!["4"; count].join(",").parse::<Answers>();
    assert_eq!(answers(15).map(Answers::len), Ok(15));
    assert!(answers(16).is_err());
    let attack = |count| vec!["4"; count].join(",").parse::<Attack>();
    assert_eq!(attack(15).map(Attack::len), Ok(15));
    assert!(attack(16).is_err());
}

/// Pieces of texts, in any order.
fn words() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "0", "1", "3", "12", ",", ":", " | ", " ", "-", "?", "open", "in", "duel", "lead",
        "defend", "replace", "won", "goal", "deal", "reveal", "from", "to", "drawn", "gives",
        "both", "tie=", "deck=", "hands=", "4:-", "é", "٣", "+",
    ]);
    prop::collection::vec(word, 0..24).prop_map(|words| words.concat())
}

fn round_trips<T: FromStr<Err = Illegal> + ToString + PartialEq + Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string().parse::<T>(), Ok(value), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn any_text_is_read_or_refused(text in words()) {
        round_trips::<Action>(&text);
        round_trips::<Chance>(&text);
        round_trips::<Notice>(&text);
        round_trips::<Position>(&text);
        round_trips::<Setup>(&text);
        round_trips::<Track>(&text);
        round_trips::<View>(&text);
    }
}

#[test]
fn a_view_begins_with_its_viewer() {
    let game: Tacocat = worked::start("");
    for (who, letter) in [(Viewer::Watcher, "w"), (worked::VIEWERS[1], "1")] {
        let text = game.view(who).to_string();
        assert_eq!(
            text,
            format!("{letter} |  | - | 0 4:- | deal | - 1 open | - 1 open | - | ?38")
        );
    }
}

#[test]
fn views_are_read_back() {
    let ranks = "9,4,8,3,4,5,3,6,4,9,11,6,2,9,11,8,3,2,3";
    let over = format!(
        "w |  | won 0 exited | 0 4:- | lead 1 | 1,5,6,6 1 open | 3,5,6,12 1 open | \
         4,4,5,5,7,7,7,7,8,10,10 | {ranks}"
    );
    let texts = [
        "w |  | - | 0 4:- | deal | - 1 open | - 1 open | - | ?38",
        "0 |  | - | 0 4:- | replace | 3,3,4,5,6,7,12 1 in:3,3 | ?7 1 open | - | ?24",
        "1 | tie=arrow | - | 7 3:4 | replace 0 2 | ?6 1 open | 3,3,4,5,6,7 1 open | 4,12 | ?24",
        "1 |  | - | 0 4:- | duel | ?6 1 in | 2,3,3,4,5,6,7 1 open | 4,12 | ?22",
        "1 |  | - | 0 4:- | defend 1 4,4 | ?3 1 open | 5,5,9,11,11 3 open | 3,3,3,3,4,7 | ?22",
        "0 |  | - | 3 5:3,4 | reveal | 9 1 open | ?1 3 open | 3,3,3,3,4,4,4,4,5,7 | ?26",
        &over,
    ];
    for text in texts {
        reads::<View>(&[text]);
        let (_, position) = text.split_once(" | ").unwrap_or_default();
        reads::<Position>(&[position]);
    }
}
