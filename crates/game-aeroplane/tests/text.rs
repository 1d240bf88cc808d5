//! Text forms: what was written is read back, and any other text is refused with a code.

use game::EventOf;
use game_aeroplane::{
    Action, Aeroplane, Chance, Launch, Notice, Plane, Planes, Position, Progress, Setup, Struck,
    View,
};
use proptest::prelude::*;

/// `text` is the one text of what it says.
#[track_caller]
fn is_text<T: game::Text>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string(), text),
        Err(refused) => panic!("{text}: {refused}"),
    }
}

#[test]
fn actions_are_as_the_rules_write_them() {
    for text in [
        "roll",
        "launch 2",
        "move 2",
        "move 2 fly",
        "move 2 stack",
        "move 2 fly stack",
        "pass",
    ] {
        is_text::<Action>(text);
    }
    for (text, code) in [
        ("", "bad-action"),
        ("Roll", "bad-action"),
        ("roll 1", "bad-action"),
        ("launch", "bad-action"),
        ("launch 2 fly", "bad-action"),
        ("move 2 stack fly", "bad-action"),
        ("move 2  fly", "bad-action"),
        ("move 0", "bad-plane"),
        ("move 5", "bad-plane"),
        ("move 02", "bad-plane"),
    ] {
        let refusal = text.parse::<Action>().map_err(|e| e.code());
        assert_eq!(refusal, Err(code), "{text}");
    }
}

#[test]
fn chances_are_1_to_6() {
    for text in ["1", "2", "3", "4", "5", "6"] {
        is_text::<Chance>(text);
        is_text::<EventOf<Aeroplane>>(&format!("? {text}"));
    }
    for text in ["", "0", "7", "-", "11", "1 "] {
        let refusal = text.parse::<Chance>().map_err(|e| e.code());
        assert_eq!(refusal, Err("bad-number"), "{text}");
    }
}

#[test]
fn setups_leave_out_what_is_default() {
    let read = |text: &str| text.parse::<Setup>().map(|setup| setup.to_string());
    for (text, written) in [
        ("", ""),
        ("players=2 launch=even overshoot=stay fly-then-jump=off", ""),
        ("players=3", "players=3"),
        ("launch=six players=4", "players=4 launch=six"),
        (
            "fly-then-jump=on overshoot=bounce launch=five-six",
            "launch=five-six overshoot=bounce fly-then-jump=on",
        ),
    ] {
        assert_eq!(read(text), Ok(written.to_owned()));
    }
    for (text, refusal) in [
        ("players=5", "bad-players players=5"),
        ("launch=five", "bad-launch launch=five"),
        ("overshoot=back", "bad-overshoot overshoot=back"),
        ("fly-then-jump=yes", "bad-fly-then-jump fly-then-jump=yes"),
        ("jump=on", "unknown-option option=jump"),
    ] {
        assert_eq!(read(text).map_err(|e| e.to_string()), Err(refusal.into()));
    }
    let codes: Vec<String> = Launch::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(codes, ["even", "six", "five-six"]);
}

#[test]
fn positions_and_views_read_back() {
    for text in [
        " | off 0,2 - | -,-,-,- | -,-,-,-",
        " | off-die 0,2 5 | -,-,-,- | -,-,-,-",
        "players=4 | off 1,3 2 | out 1 | -,-,-,- | out 1 | -,-,-,-",
        "players=3 | roll 2 1 1,3 | -,0,17,@3 | home 1 | 9,9,30,56",
        "players=4 launch=six overshoot=bounce fly-then-jump=on | die 0 2 - | 1,@1,3,@3 | out 1 | home 1 | -,-,-,-",
        " | move 0 1 2 6 | -,17,@2,@2 | 50,51,55,56",
        " | over goal | home 1 | 56,56,-,0",
        " | over time | 56,56,-,0 | out 1",
        " | over resigned | out 1 | out 1",
        "players=3 | over exited | home 1 | out 1 | out 1",
    ] {
        is_text::<Position>(text);
        for viewer in ["0", "2", "w"] {
            is_text::<View>(&format!("{viewer} | {text}"));
        }
    }
    let start = " | off 0,2 - | -,-,-,- | -,-,-,-";
    for (text, code) in [
        ("", "bad-view"),
        (start, "bad-viewer"),
        (&format!("1 | {start}"), "bad-view"),
        (&format!("4 | {start}"), "bad-viewer"),
        (&format!("w | players=3 | {start}"), "bad-position"),
    ] {
        let refusal = text.parse::<View>().map_err(|e| e.code());
        assert_eq!(refusal, Err(code), "{text}");
    }
}

#[test]
fn positions_that_no_match_can_reach_are_refused() {
    for text in [
        "",
        " | ",
        " | off 0,2 -",
        " | off 0,2 - | -,-,-,-",
        " | off 0,2 - | -,-,-,- | -,-,-,- | -,-,-,-",
        " | off 0,2 - | -,-,-,- | -,-,-",
        // Phases.
        " | wait 0 | -,-,-,- | -,-,-,-",
        " | off 0,2 35 | -,-,-,- | -,-,-,-", // all have rolled
        " | off 0,2 7 | -,-,-,- | -,-,-,-",
        " | off 0 - | -,-,-,- | -,-,-,-",
        " | off 0,1 - | -,-,-,- | -,-,-,-",
        " | off 0,2 - | -,-,-,0 | -,-,-,-",
        " | roll 1 0 - | -,-,-,- | -,-,-,-",
        " | roll 0 3 - | -,-,-,- | -,-,-,-",
        " | roll 0 0 1 | 3,-,-,- | -,-,-,-", // moved by no six
        " | roll 0 1 2 | 3,-,-,- | -,-,-,-", // moved and in the hangar
        " | move 0 0 - 7 | -,-,-,- | -,-,-,-",
        " | move 0 2 - 6 | -,-,-,- | -,-,-,-", // a third six is not played
        " | move 0 0 - | -,-,-,- | -,-,-,-",
        "players=3 | roll 1 0 - | -,-,-,- | home 1 | -,-,-,-",
        "players=3 | roll 1 0 - | -,-,-,- | out 1 | -,-,-,-",
        // Ends.
        " | roll 0 0 - | -,-,-,- | out 1",
        " | roll 0 0 - | -,-,-,- | home 1",
        " | over goal | -,-,-,- | -,-,-,-",
        " | over goal | -,-,-,- | out 1",
        " | over time | -,-,-,- | home 1",
        " | over full | -,-,-,- | home 1",
        // Fates.
        "players=3 | roll 0 0 - | -,-,-,- | home 2 | -,-,-,-",
        "players=4 | roll 0 0 - | -,-,-,- | home 1 | home 1 | -,-,-,-",
        "players=3 | roll 0 0 - | -,-,-,- | out 2 | -,-,-,-",
        " | over goal | home 0 | -,-,-,-",
        // Planes.
        " | roll 0 0 - | 57,-,-,- | -,-,-,-",
        " | roll 0 0 - | -1,-,-,- | -,-,-,-",
        " | roll 0 0 - | 07,-,-,- | -,-,-,-",
        " | roll 0 0 - | 56,56,56,56 | -,-,-,-",
        " | roll 0 0 - | @1,-,-,- | -,-,-,-",
        " | roll 0 0 - | @2,5,-,- | -,-,-,-",
        " | roll 0 0 - | 5,@1,@2,- | -,-,-,-",
        " | roll 0 0 - | 0,@1,-,- | -,-,-,-",
        " | roll 0 0 - | 56,@1,-,- | -,-,-,-",
        " | roll 0 0 - | -,@1,-,- | -,-,-,-",
        " | roll 0 0 - | 5,-,-,- | 31,-,-,-", // two seats on one square
        // Written otherwise.
        "players=2 | roll 0 0 - | -,-,-,- | -,-,-,-",
        " | roll 0 0 - | -,-,-,- | -,-,-,- ",
    ] {
        assert!(text.parse::<Position>().is_err(), "{text}");
    }
}

#[test]
fn notices_read_back() {
    for text in [
        "0 roll",
        "3 off 4",
        "2 off 4 again 0,2",
        "2 off 5 starts 2",
        "0 rolled 4",
        "0 rolled 6 back 1,3",
        "0 rolled 6 back -",
        "1 pass",
        "0 launch 2",
        "0 move 1,3 from 9 to 14 hit 1:2 jump 18 fly 30 cross 2:1,4 hit 3:1 stack 4",
        "0 move 2 from 54 bounce 53",
        "0 move 2 from 53 to 56 place 1",
        "! 1,3 resigned",
    ] {
        is_text::<Notice>(text);
    }
    for text in [
        "",
        "0",
        "0 roll 4",
        "4 roll",
        "0 off 4 again 0,2 starts 0",
        "0 rolled 7",
        "0 rolled 6 back",
        "0 launch 5",
        "0 move 1 from 9",
        "0 move 1 to 14",
        "0 move 1 from 9 to 14 hit 1:-",
        "0 move 1 from 9 to 14 hit 1:2 cross 1:2",
        "0 move 1 from 9 to 14 jump 18 fly 30 jump 34",
        "0 move 1 from 9 to 14 stack -",
        "0 move 1 from 9 to 14 place 5",
        "0 move 1 from 9 to 14 place 1 stack 2",
        "! - time",
        "! 1 resigned now",
    ] {
        assert!(text.parse::<Notice>().is_err(), "{text}");
    }
}

/// `text` is refused, or it is the one text of what it says.
fn one_text<T: game::Text>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text);
    }
}

proptest! {
    #[test]
    fn any_text_is_refused_or_read_back(
        text in prop_oneof![
            ".{0,40}",
            "(0|2|w)? ?\\|? ?(players=[2-4])? \\| (roll|die|move|off|over) [0-3] [0-2] (-|1,2|3)( [1-6])?( \\| (-|[0-9]{1,2}|@[1-4])(,(-|[0-9]{1,2}|@[1-4])){3}){2,4}",
            "[0-3!] (move|launch|rolled|off) [1-4](,[1-4])? from [0-9]{1,2}( (to|jump|fly|bounce) [0-9]{1,2}( (hit|cross) [0-3]:[1-4])?){1,4}( stack [1-4])?( place [1-4])?",
            "[0-9-]{1,3}(,[0-9]){0,3}",
        ]
    ) {
        one_text::<Position>(&text);
        one_text::<View>(&text);
        one_text::<Notice>(&text);
        one_text::<Action>(&text);
        one_text::<Chance>(&text);
        one_text::<Plane>(&text);
        one_text::<Planes>(&text);
        one_text::<Progress>(&text);
        one_text::<Struck>(&text);
    }
}
