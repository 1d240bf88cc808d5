//! The sentences as people read them.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use game::{Level, Places, Reason, Seat, Seats, Viewer};
use games::{AnyGame, Kind};
use table::Clock;
use words::{Arg, Lang, Words};

const NAMES: [&str; 2] = ["Asha", "Ravi"];

#[track_caller]
fn notice(kind: Kind, notice: &str, expect: &str) {
    assert_eq!(Words::new(Lang::En).notice(kind, notice, &NAMES), expect);
}

#[test]
fn moves_of_ataxx() {
    notice(Kind::Ataxx, "0 g2", "Asha puts a new piece on g2.");
    notice(
        Kind::Ataxx,
        "1 g2 f1",
        "Ravi puts a new piece on g2 and turns one piece.",
    );
    notice(
        Kind::Ataxx,
        "0 g2 f1,g1",
        "Asha puts a new piece on g2 and turns 2 pieces.",
    );
    notice(Kind::Ataxx, "0 g1e3", "Asha jumps from g1 to e3.");
    notice(
        Kind::Ataxx,
        "0 g1e3 d3,e4,f4",
        "Asha jumps from g1 to e3 and turns 3 pieces.",
    );
    notice(Kind::Ataxx, "1 0000", "Ravi cannot move and passes.");
}

#[test]
fn moves_of_dots_and_boxes() {
    notice(Kind::Boxes, "0 a1h", "Asha draws a line from a1 to b1.");
    notice(
        Kind::Boxes,
        "1 e5v d5",
        "Ravi draws a line from e5 to e6 and closes a box.",
    );
    notice(
        Kind::Boxes,
        "0 b2v a2,b2 again",
        "Asha draws a line from b2 to b3, closes 2 boxes and goes again.",
    );
    notice(
        Kind::Boxes,
        "0 b2v a2 again",
        "Asha draws a line from b2 to b3, closes a box and goes again.",
    );
    notice(
        Kind::Boxes,
        "0 b2v a2,b2",
        "Asha draws a line from b2 to b3 and closes 2 boxes.",
    );
}

#[test]
fn turns_of_aeroplane_chess() {
    let check = |text, expect| notice(Kind::Aeroplane, text, expect);
    check("0 roll", "Asha throws the die.");
    check("0 off 4", "Asha rolls a 4 to see who starts.");
    check(
        "1 off 4 again 0,1",
        "Ravi rolls a 4 to see who starts. Asha and Ravi are tied and roll again.",
    );
    check(
        "1 off 5 starts 0",
        "Ravi rolls a 5 to see who starts. Asha starts.",
    );
    check("1 rolled 5", "Ravi rolls a 5.");
    check(
        "1 rolled 6 back -",
        "Ravi rolls a third six in a row. The turn passes.",
    );
    check(
        "1 rolled 6 back 2",
        "Ravi rolls a third six in a row. Plane 2 goes back to the hangar, and the turn passes.",
    );
    check(
        "1 rolled 6 back 1,3",
        "Ravi rolls a third six in a row. Planes 1 and 3 go back to the hangar, and the turn passes.",
    );
    check("0 pass", "Asha cannot move and passes.");
    check("0 launch 2", "Asha brings plane 2 to the launch pad.");
}

#[test]
fn moves_of_aeroplane_chess() {
    let check = |text, expect| notice(Kind::Aeroplane, text, expect);
    check("0 move 2 from 5 to 8", "Asha moves plane 2 to square 8.");
    check(
        "0 move 2 from 49 to 53",
        "Asha moves plane 2 to square 53 in the home column.",
    );
    check(
        "0 move 1,2 from 53 to 56",
        "Asha brings planes 1 and 2 to the centre.",
    );
    check(
        "0 move 2 from 54 bounce 53",
        "Asha moves plane 2 to the centre and back to square 53.",
    );
    check(
        "0 move 1,3 from 9 to 14 hit 1:2 jump 18 fly 30 cross 2:1,4 hit 1:1 stack 4",
        "Asha moves planes 1 and 3 to square 14. A plane of Ravi goes back to the hangar. \
        They jump to square 18. They fly to square 30. 2 planes of Blue go back to the hangar. \
        A plane of Ravi goes back to the hangar. Planes 1 and 3 and 4 are a stack now.",
    );
    check(
        "0 move 2 from 16 to 18 fly 30",
        "Asha moves plane 2 to square 18. It flies to square 30.",
    );
    check(
        "0 move 2 from 53 to 56 place 1",
        "Asha brings plane 2 to the centre. Asha has all planes home, and is first.",
    );
}

#[test]
fn aeroplane_chess_in_bengali_and_telugu() {
    let check = |lang, text, expect: &str| {
        let names = match lang {
            Lang::Bn => ["আশা", "রবি"],
            _ => ["ఆశ", "రవి"],
        };
        assert_eq!(
            Words::new(lang).notice(Kind::Aeroplane, text, &names),
            expect
        );
    };
    let long = "0 move 2 from 10 to 14 jump 18 fly 30 cross 2:1,4 hit 1:3";
    check(
        Lang::Bn,
        long,
        "আশা ২ নম্বর প্লেন ১৪ নম্বর ঘরে নিলেন। তারপর লাফ দিয়ে ১৮ নম্বর ঘরে। তারপর উড়ে ৩০ নম্বর ঘরে। \
        নীল ২টি প্লেন হারালেন, সেগুলো ঘাঁটিতে ফিরল। রবি একটি প্লেন হারালেন, সেটি ঘাঁটিতে ফিরল।",
    );
    check(
        Lang::Te,
        long,
        "ఆశ 2వ విమానాన్ని 14వ గడికి నడిపారు. అక్కడి నుంచి 18వ గడికి దూకింది. అక్కడి నుంచి 30వ గడికి ఎగిరింది. \
        నీలం విమానాలు 2 షెడ్డుకు వెళ్లాయి. రవి విమానం ఒకటి షెడ్డుకు వెళ్లింది.",
    );
    check(
        Lang::Bn,
        "1 rolled 6 back 1,3",
        "রবি পরপর তিনবার ছয় পেলেন। ১ ও ৩ নম্বর প্লেন ঘাঁটিতে ফিরল, এবার পরের জনের দান।",
    );
    check(
        Lang::Te,
        "1 off 5 starts 0",
        "ఎవరు మొదలుపెట్టాలో తేల్చడానికి రవి పాచిక వేస్తే 5 పడింది. ఆశ మొదలుపెడతారు.",
    );
}

#[test]
fn rounds_of_tacocat() {
    let check = |text, expect| notice(Kind::Tacocat, text, expect);
    check("dealt 7", "A new round: 7 cards for each player.");
    check("chooses 0", "Asha has chosen which cards to replace.");
    check(
        "replace 3,3 -",
        "Asha replaces 2 cards: 3, 3. Ravi replaces no card.",
    );
    check("replaces 1 12", "Ravi replaces one card: 12.");
    check("sets 1", "Ravi has put a card face down for the duel.");
    check("duel 5 7", "Duel: Ravi shows 7, Asha only 5.");
    check("duel 9 7", "Duel: Asha shows 9, Ravi only 7.");
    check("duel 7 7", "Duel: both show 7.");
    check("leads 0 4", "Asha attacks with 4.");
    check("leads 0 4,4", "Asha makes a jumbo attack with a set: 4, 4.");
    check(
        "leads 1 3,4,5",
        "Ravi makes a jumbo attack with a sequence: 3, 4, 5.",
    );
    check("defends 1 5", "Ravi defends with 5.");
    check("defends 1 5,9", "Ravi defends with 5, 9.");
    check(
        "defends 1 5,-,- gives 3,4",
        "Ravi defends with 5 and sacrifices 3, 4.",
    );
    check("defends 1 - gives 3", "Ravi sacrifices 3.");
}

#[test]
fn ends_of_rounds_of_tacocat() {
    let check = |text, expect| notice(Kind::Tacocat, text, expect);
    check(
        "reveals 4 7 won 0 from 4 to 3",
        "The last cards: Asha 4, Ravi 7. Asha wins the round. Tacocat moves one space towards their goal.",
    );
    check(
        "reveals 7 4 won 1 from 3 to 5",
        "The last cards: Asha 7, Ravi 4. Ravi wins the round. Tacocat slides 2 spaces towards their goal.",
    );
    check(
        "reveals 7 4 won 1 from 7 to 8",
        "The last cards: Asha 7, Ravi 4. Ravi wins the round, and Tacocat reaches their goal.",
    );
    check(
        "reveals 4 4",
        "The last cards: Asha 4, Ravi 4. Nobody wins the round. The next one is played on the same space.",
    );
    check(
        "reveals 4 4 won 1 from 3 to 4",
        "The last cards: Asha 4, Ravi 4. They are equal, so the arrow decides. Ravi wins the round. \
        Tacocat moves one space towards their goal.",
    );
}

/// Two people can share a screen, and its log.
#[test]
fn sentences_of_tacocat_say_no_card_that_is_in_a_hand() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let said = |text| words.notice(Kind::Tacocat, text, &NAMES);
        for (own, public) in [
            ("dealt 7 3,3,4,6,6,9,12", "dealt 7"),
            ("chooses 0 3,3", "chooses 0"),
            ("replace 3,3 - drawn 5,9", "replace 3,3 -"),
            ("replaces 0 3,3 drawn 5,9", "replaces 0 3,3"),
            ("sets 0 5", "sets 0"),
        ] {
            assert_eq!(said(own), said(public));
            assert_ne!(said(own), own);
        }
    }
}

#[test]
fn tacocat_in_bengali_and_telugu() {
    let check = |lang, text, expect: &str| {
        let names = match lang {
            Lang::Bn => ["আশা", "রবি"],
            _ => ["ఆశ", "రవి"],
        };
        assert_eq!(Words::new(lang).notice(Kind::Tacocat, text, &names), expect);
    };
    check(
        Lang::Bn,
        "defends 1 5,-,- gives 3,4",
        "রবি ৫ দিয়ে ঠেকালেন, আর ৩, ৪ ছেড়ে দিলেন।",
    );
    check(
        Lang::Bn,
        "reveals 4 10 won 0 from 4 to 3",
        "শেষ তাস: আশা ৪, রবি ১০। আশা রাউন্ড জিতলেন। ট্যাকোক্যাট তাঁর গোলের দিকে এক ঘর এগোল।",
    );
    check(Lang::Te, "leads 0 3,4,5", "ఆశ వరుసతో జంబో దాడి చేశారు: 3, 4, 5.");
    check(
        Lang::Te,
        "reveals 7 4 won 1 from 3 to 5",
        "చివరి కార్డులు: ఆశ 7, రవి 4. రవి రౌండు గెలిచారు. \
        టాకోక్యాట్ పలకల మీదుగా జారి వారి గమ్యం వైపు 2 గళ్లు వెళ్లింది.",
    );
}

#[test]
fn moves_and_fights_of_stratego() {
    let check = |text: &str, expect: &str| notice(Kind::Stratego, text, expect);
    let letters = "MBDCEEFG".repeat(5);
    for text in ["arranged 0", "arranged 0 on a1,b3,k10"] {
        check(text, "Asha has set up the pieces.");
    }
    // One's own letters are in the notice, and nobody needs them read out.
    let own = format!("arranged 1 {letters}");
    notice(Kind::Stratego, &own, "Ravi has set up the pieces.");
    check("first 1", "Drawn by lot: Ravi moves first.");
    check("0 a4a5", "Asha moves from a4 to a5.");
    check("1 b9b5", "Ravi moves a scout from b9 to b5.");
    check(
        "0 a4a5 miner bomb",
        "Asha attacks a5 from a4: the miner removes the bomb.",
    );
    check(
        "1 e7e6 sergeant captain",
        "Ravi attacks e6 from e7: the captain stays, and the sergeant is removed.",
    );
    check(
        "1 e7e6 marshal bomb",
        "Ravi attacks e6 from e7: the bomb stays, and the marshal is removed.",
    );
    check(
        "0 a4a5 spy marshal",
        "Asha attacks a5 from a4: the spy removes the marshal.",
    );
    check(
        "0 a2a9 scout scout",
        "Asha attacks a9 from a2: both pieces are removed, each a scout.",
    );
    check(
        "0 a9a10 spy flag",
        "Asha attacks a10 from a9: the spy captures the flag!",
    );
    check("0 a9a10 spy", "0 a9a10 spy");
}

#[test]
fn stratego_in_bengali_and_telugu() {
    let check = |lang, text, expect: &str| {
        let names = match lang {
            Lang::Bn => ["আশা", "রবি"],
            _ => ["ఆశ", "రవి"],
        };
        let said = Words::new(lang).notice(Kind::Stratego, text, &names);
        assert_eq!(said, expect);
    };
    check(
        Lang::Bn,
        "0 a4a5 miner bomb",
        "আশা a4 থেকে a5 ঘরে আক্রমণ করলেন: বোমাবিদ জিতল, বোমা বাদ গেল।",
    );
    check(
        Lang::Te,
        "0 a4a5 miner bomb",
        "ఆశ a4 నుంచి a5 గడి మీద దాడి చేశారు: బాంబు స్క్వాడ్ గెలిచింది, బాంబు పోయింది.",
    );
    check(Lang::Bn, "1 b9b5", "রবি b9 থেকে b5 ঘরে স্কাউট ছোটালেন।");
    check(Lang::Te, "first 1", "చీటీలో రవి పేరు వచ్చింది, మొదటి ఎత్తు వారిదే.");
}

/// The flag is what this game is about, and its quiet moves are those without an attack.
#[test]
fn stratego_says_in_its_own_way_why_it_ended() {
    let words = Words::new(Lang::En);
    let why = |places: &str, reason, you: Option<Seat>| {
        let places = places.parse().unwrap();
        words
            .outcome(Kind::Stratego, places, reason, &NAMES, you)
            .why
    };
    let second = Some(Seat::SECOND);
    assert_eq!(why("1,2", Reason::Goal, None), "Ravi lost the flag.");
    assert_eq!(why("1,2", Reason::Goal, second), "Your flag was captured.");
    assert_eq!(why("1,2", Reason::Stuck, None), "Ravi has no move left.");
    assert_eq!(why("1,2", Reason::Stuck, second), "You have no move left.");
    assert_eq!(
        why("1,1", Reason::Stuck, None),
        "Neither side has a piece that can move."
    );
    assert_eq!(
        why("1,1", Reason::Quiet, second),
        "Too many moves in a row without an attack."
    );
    // All else is said as everywhere.
    assert_eq!(why("1,2", Reason::Resigned, second), "You resigned.");
}

#[test]
fn colours_of_seats() {
    let words = Words::new(Lang::En);
    let sides = |kind| Seat::ALL.map(|seat| words.side(kind, seat));
    assert_eq!(sides(Kind::Aeroplane), ["Red", "Yellow", "Blue", "Green"]);
    assert_eq!(sides(Kind::Ataxx)[..2], ["Red", "Blue"]);
}

#[test]
fn players_who_go_out() {
    notice(Kind::Tacocat, "out 1 resigned", "Ravi resigns.");
    for kind in [Kind::Ataxx, Kind::Boxes, Kind::Stratego, Kind::Aeroplane] {
        notice(kind, "! 1 resigned", "Ravi resigns.");
        notice(kind, "! 0 exited", "Asha leaves the match.");
        notice(kind, "! 0 time", "Asha runs out of time.");
        notice(
            kind,
            "! 0,1 time",
            "Asha and Ravi run out of time at the same moment.",
        );
    }
}

#[test]
fn what_is_no_notice_is_said_as_it_is() {
    notice(Kind::Ataxx, "0 a1h", "0 a1h");
    notice(Kind::Boxes, "", "");
}

#[test]
fn a_player_without_a_name_is_called_by_colour() {
    let words = Words::new(Lang::En);
    let said = words.notice(Kind::Boxes, "1 a1h", &["Asha"]);
    assert_eq!(said, "Blue draws a line from a1 to b1.");
}

#[test]
fn results_name_the_winner_and_the_reason() {
    let words = Words::new(Lang::En);
    let check = |places: &str, reason, you: Option<Seat>, title: &str, why: &str| {
        let places: Places = places.parse().unwrap();
        let said = words.outcome(Kind::Ataxx, places, reason, &NAMES, you);
        assert_eq!((&*said.title, &*said.why), (title, why));
    };
    let (first, second) = (Some(Seat::FIRST), Some(Seat::SECOND));
    check("1,2", Reason::Resigned, first, "You win!", "Ravi resigned.");
    check(
        "1,2",
        Reason::Resigned,
        second,
        "Asha wins",
        "You resigned.",
    );
    let lost = "You ran out of time.";
    check("2,1", Reason::Time, first, "Ravi wins", lost);
    let watched = "Asha ran out of time.";
    check("2,1", Reason::Time, None, "Ravi wins", watched);
    check(
        "2,1",
        Reason::Exited,
        None,
        "Ravi wins",
        "Asha left the match.",
    );
    check(
        "2,1",
        Reason::Wiped,
        second,
        "You win!",
        "Asha has no pieces left.",
    );
    check("1,2", Reason::Full, None, "Asha wins", "The board is full.");
    check(
        "1,1",
        Reason::Full,
        first,
        "A draw",
        "The board is full, and it is equal.",
    );
    check(
        "1,1",
        Reason::Quiet,
        None,
        "A draw",
        "Too many moves in a row without a new piece.",
    );
    check(
        "1,1",
        Reason::Time,
        second,
        "A draw",
        "Both clocks reached zero at the same moment.",
    );
    check(
        "1,2",
        Reason::Stuck,
        second,
        "Asha wins",
        "Nobody can move any more.",
    );
}

#[test]
fn results_of_more_than_two() {
    let words = Words::new(Lang::En);
    let places: Places = "1,3,1".parse().unwrap();
    let names = ["Asha", "Ravi", "Uma"];
    let said = words.outcome(
        Kind::Aeroplane,
        places,
        Reason::Goal,
        &names,
        Some(Seat::SECOND),
    );
    assert_eq!(said.title, "Asha and Uma win");
    assert_eq!(said.why, "The goal is reached. Third: Ravi.");
    let said = words.outcome(
        Kind::Aeroplane,
        Places::tied(Seats::first(3)),
        Reason::Full,
        &names,
        None,
    );
    assert_eq!(said.title, "A draw");
    // Who ended it cannot be told: it may have been the one who would have been third.
    let places: Places = "1,2,3".parse().unwrap();
    let said = words.outcome(Kind::Aeroplane, places, Reason::Resigned, &names, None);
    assert_eq!(
        said.line,
        "Asha wins. Nobody is left to play against. Second: Ravi. Third: Uma."
    );
}

#[test]
fn refusals() {
    let words = Words::new(Lang::En);
    let check = |code, args: &[(&str, &str)], expect: &str| {
        assert_eq!(words.refused(code, args.iter().copied()), expect);
    };
    check("over", &[], "The match is over.");
    check(
        "line-drawn",
        &[("line", "a1h")],
        "This line is drawn already.",
    );
    let seconds = |seconds| [("seconds", seconds)];
    check(
        "too-many-requests",
        &seconds("1"),
        "That was too fast. Please try again in 1 second.",
    );
    check(
        "too-many-requests",
        &seconds("20"),
        "That was too fast. Please try again in 20 seconds.",
    );
    check(
        "of-tomorrow",
        &[("a", "b")],
        "That was not possible (of-tomorrow).",
    );
}

/// The rules refuse, and the sentence has every argument it needs.
#[test]
fn refusals_of_the_rules_are_said_in_full() {
    let words = Words::new(Lang::En);
    let check = |kind, view: &str, action: &str, expect: &str| {
        let view = games::AnyView::parse(kind, view).unwrap();
        let why = view.allows(action).unwrap_err();
        let args = why
            .args()
            .iter()
            .map(|(name, value)| (*name, value.as_str()));
        assert_eq!(words.refused(why.code(), args), expect);
    };
    let ataxx = "0 x5o/7/2-4/7/7/7/o5x x 0 1";
    check(Kind::Ataxx, ataxx, "a1", "There is a piece on a1 already.");
    check(
        Kind::Ataxx,
        ataxx,
        "c5",
        "c5 is blocked. No piece can go there.",
    );
    check(Kind::Ataxx, ataxx, "d4", "No piece of yours is beside d4.");
    check(Kind::Ataxx, ataxx, "a1a3", "The piece on a1 is not yours.");
    check(Kind::Ataxx, ataxx, "a7d4", "d4 is not two steps from a7.");
    check(
        Kind::Ataxx,
        ataxx,
        "0000",
        "You can move, so you cannot pass.",
    );
    check(
        Kind::Ataxx,
        &ataxx.replacen('0', "w", 1),
        "a6",
        "It is not your turn.",
    );
    let boxes = "0 10/00 x size=2x2";
    check(Kind::Boxes, boxes, "a3h", "This line is drawn already.");
    check(
        Kind::Boxes,
        boxes,
        "e5h",
        "There is no such line on this board.",
    );
    let planes = "0 |  | move 0 0 - 5 | 4,@1,52,- | 27,56,-,9";
    for (action, expect) in [
        ("roll", "You have rolled already: a 5."),
        ("pass", "You can use the 5, so you cannot pass."),
        ("launch 4", "A 5 launches no plane."),
        ("launch 1", "Plane 1 is not in the hangar."),
        ("move 4", "Plane 4 is still in the hangar."),
        (
            "move 2",
            "This plane is part of a stack. Please move the stack with plane 1.",
        ),
        (
            "move 3",
            "The centre needs the exact number, and a 5 is too much.",
        ),
        ("move 1 fly", "This move comes to no flight."),
        (
            "move 1 stack",
            "None of your planes is there to stack with.",
        ),
        ("land 1", "“land 1” is not a move."),
    ] {
        check(Kind::Aeroplane, planes, action, expect);
    }
    let waits = "0 |  | roll 0 0 - | 4,@1,52,- | 27,56,-,9";
    check(Kind::Aeroplane, waits, "move 1", "First roll the die.");
}

#[test]
fn refusals_of_tacocat_are_said_in_full() {
    let words = Words::new(Lang::En);
    let check = |view: &str, action: &str, expect: &str| {
        let view = games::AnyView::parse(Kind::Tacocat, view).unwrap();
        let why = view.allows(action).unwrap_err();
        let args = why
            .args()
            .iter()
            .map(|(name, value)| (*name, value.as_str()));
        assert_eq!(words.refused(why.code(), args), expect);
    };
    let lead = "0 |  | - | 0 4:- | lead 0 | 3,3,4,5 1 open | ?4 1 open | 5,6,6,7,8,9 | ?24";
    for (action, expect) in [
        ("duel 3", "Now it is time to attack."),
        (
            "lead 7",
            "You do not have that many cards with the number 7.",
        ),
        (
            "lead 3,3,3",
            "You do not have that many cards with the number 3.",
        ),
        (
            "lead 3,4",
            "These cards are no attack. Take one card, or cards with the same number, or three or more \
            with numbers in a row.",
        ),
        ("lead 13", "A card has a number from 1 to 12."),
        (
            "lead 4,3",
            "Cards are written from the lowest to the highest, with commas between.",
        ),
        ("attack 3", "This is not a move."),
    ] {
        check(lead, action, expect);
    }
    let few = "0 |  | - | 0 4:- | lead 0 | 4,4 1 open | ?2 1 open | 3,3,5,5,6,6,7,8,9,9 | ?24";
    let whole = "You may not attack with your whole hand. One card must remain.";
    check(few, "lead 4,4", whole);
    let defend = "0 |  | - | 0 4:- | defend 0 6,6 | 3,3,4,5,7 1 open | ?3 1 open | 5,7,8,9 | ?24";
    check(
        defend,
        "defend 7",
        "The attack is 2 cards: for each of them put a card on it, or give one up.",
    );
    check(
        defend,
        "defend 7,5",
        "5 is too low to stop 6. It takes the same number or a higher one.",
    );
    let less = "1 |  | - | 0 5:4 | replace 1 2 | ?6 1 open | 3,3,4,5,7,9 1 open | 8,9 | ?24";
    check(less, "replace 3,3,4", "You may replace 2 cards at most.");
}

/// The same of Stratego, whose set-up comes first; a barrage, so that the board is open.
#[test]
fn refusals_of_stratego_say_which_rule_forbids_a_move() {
    let words = Words::new(Lang::En);
    let mut game = AnyGame::start(Kind::Stratego, "barrage=on").unwrap();
    let check = |game: &AnyGame, action: &str, expect: &str| {
        let why = game.view(Viewer::Seat(Seat::FIRST)).allows(action);
        let why = why.unwrap_err();
        let args = why.args().iter();
        let args = args.map(|(name, value)| (*name, value.as_str()));
        assert_eq!(words.refused(why.code(), args), expect, "{action}");
    };
    let letters = format!("MB{}DEKCLDaaaa", "a".repeat(28));
    let set_up = format!("setup {letters}");
    check(&game, "a4a5", "First set up your pieces.");
    check(
        &game,
        "setup MB",
        "A set-up is 40 letters from B to M, and a for an empty square.",
    );
    check(
        &game,
        &set_up.replace('E', "a"),
        "There must be 1 of the rank miner, and there are 0.",
    );
    let whole = AnyGame::start(Kind::Stratego, "").unwrap();
    let walled = format!("setup M{}BBCDBBDDBB", "LKJJIIIHHHHGGGGFFFFEEEEEDDDDD");
    check(
        &whole,
        &walled,
        "None of your pieces could move. Please leave one a way out.",
    );
    for event in [
        &*format!("0 {set_up}"),
        &*format!("1 {set_up}"),
        "0 b4b5",
        "1 j7j6",
        "0 b5b4",
        "1 j6j7",
        "0 b4b5",
        "1 j7j6",
    ] {
        game.apply(&event.parse().unwrap()).unwrap();
    }
    for (action, expect) in [
        (&*set_up, "Your pieces are set up already."),
        ("b5c5", "c5 is in a lake."),
        (
            "a1a2",
            "The piece on a1 never moves: it is a flag or a bomb.",
        ),
        ("c4d4", "Your own piece stands on d4."),
        (
            "e4e6",
            "From e4 this piece moves one square up, down, left or right; only scouts go farther.",
        ),
        (
            "f4e6",
            "A scout moves in a straight line, and e6 is not on one from f4.",
        ),
        ("f4f8", "The way is not free: f7 is in it."),
        ("c9c8", "There is no piece on c9."),
        ("k7k6", "The piece on k7 is not yours."),
        (
            "b5b4",
            "Two-squares rule: a piece may not go back and forth between the same two squares more \
            than three times in a row.",
        ),
    ] {
        check(&game, action, expect);
    }
}

#[test]
fn players_and_time_controls() {
    let words = Words::new(Lang::En);
    assert_eq!(words.player(None, Some(Level::Hard)), "Buddhi (Hard)");
    assert_eq!(words.player(Some("Asha"), None), "Asha");
    assert_eq!(words.player(None, None), "Open seat");
    let clock = |text: &str| words.clock(text.parse::<Clock>().unwrap());
    assert_eq!(clock("300+0"), "5 minutes each");
    assert_eq!(
        clock("60+1"),
        "1 minute each, and 1 second more for each move"
    );
    assert_eq!(
        clock("900+3"),
        "15 minutes each, and 3 seconds more for each move"
    );
    assert_eq!(clock("90+0"), "1 minute 30 seconds each");
    assert_eq!(clock("1d"), "1 day for each move");
    assert_eq!(clock("off"), "no clock");
}

#[test]
fn durations_in_two_units() {
    let words = Words::new(Lang::En);
    let check = |ms, expect: &str| assert_eq!(words.duration(ms), expect);
    check(-5, "0 seconds");
    check(0, "0 seconds");
    check(1, "1 second");
    check(59_001, "1 minute");
    check(245_000, "4 minutes 5 seconds");
    check(3_600_000, "1 hour");
    check(3_661_000, "1 hour 1 minute");
    check(3 * 86_400_000, "3 days");
    check(90_000_000, "1 day 1 hour");
    assert!(words.duration(i64::MAX).ends_with("hours"));
}

#[test]
fn names_of_the_installation_stand_in_every_text() {
    let set = |name: &str| Some(name.to_owned());
    let words = Words::new(Lang::En).named(set("Boithak"), set("Chatur"), set("Kori"));
    assert_eq!(words.earned(20, None), "+20 Kori");
    assert_eq!(words.house(), "Boithak");
    assert_eq!(words.player(None, Some(Level::Easy)), "Chatur (Easy)");
}

#[test]
fn moves_and_numbers_in_telugu() {
    let words = Words::new(Lang::Te);
    let names = ["ఆశ", "రవి"];
    let check = |kind, notice, expect: &str| {
        assert_eq!(words.notice(kind, notice, &names), expect);
    };
    check(Kind::Ataxx, "0 g2", "ఆశ g2 గడిలో కొత్త పావు పెట్టారు.");
    check(
        Kind::Ataxx,
        "1 g1e3 d3,e4,f4",
        "రవి g1 నుంచి e3 గడిలోకి దూకి, 3 పావులను తన రంగులోకి మార్చుకున్నారు.",
    );
    check(
        Kind::Boxes,
        "0 b2v a2 again",
        "ఆశ b2 నుంచి b3 వరకు గీత గీసి, ఒక పెట్టె పూర్తి చేశారు. వంతు మళ్లీ వారిదే.",
    );
    check(Kind::Boxes, "! 0,1 time", "ఆశ, రవి సమయం ఒకేసారి అయిపోయింది.");
    let clock = |text: &str| words.clock(text.parse::<Clock>().unwrap());
    assert_eq!(clock("60+1"), "ఒక్కొక్కరికి 1 నిమిషం, ఒక్కో ఎత్తుకు అదనంగా 1 సెకను");
    assert_eq!(clock("3d"), "ఒక్కో ఎత్తుకు 3 రోజులు");
    assert_eq!(words.clock_face(245_000), "4:05");
    let full = words.refused(
        "wrong-count",
        [("rank", "miner"), ("due", "5"), ("count", "4")],
    );
    assert_eq!(full, "బాంబు స్క్వాడ్ పావులు 5 ఉండాలి, ఇప్పుడు ఉన్నవి 4.");
}

/// Every language is complete, so only a message that lacks an argument shows who stands behind.
#[test]
fn what_a_language_cannot_say_is_said_in_english() {
    let words = Words::new(Lang::Bn);
    assert_eq!(words.lang(), Lang::Bn);
    assert_eq!(words.say("passes", &[]), "name cannot move and passes.");
}

#[test]
fn bengali_sentences_with_their_own_digits_and_full_stops() {
    let words = Words::new(Lang::Bn);
    let names = ["আশা", "রবি"];
    let check = |said: String, expect: &str| assert_eq!(said, expect);
    check(
        words.notice(Kind::Ataxx, "0 g2", &names),
        "আশা g2 ঘরে নতুন ঘুঁটি বসালেন।",
    );
    check(
        words.notice(Kind::Ataxx, "1 g1e3 d3,e4,f4", &names),
        "রবি g1 থেকে e3 ঘরে লাফ দিলেন, সঙ্গে ৩টি ঘুঁটি নিজের রঙের করে নিলেন।",
    );
    let places = Places::won(Seats::TWO, Seat::FIRST);
    let line = |you| {
        words
            .outcome(Kind::Ataxx, places, Reason::Time, &names, you)
            .line
    };
    check(
        line(Some(Seat::FIRST)),
        "আপনি জিতেছেন! রবি সময় শেষ করে ফেলেছেন।",
    );
    check(line(None), "আশা জিতেছেন। রবি সময় শেষ করে ফেলেছেন।");
    check(words.clock_face(245_000), "৪:০৫");
    check(words.duration(0), "০ সেকেন্ড");
    let clock = "900+3".parse::<Clock>().unwrap();
    check(
        words.clock(clock),
        "প্রত্যেকের জন্য ১৫ মিনিট, প্রতি চালে আরও ৩ সেকেন্ড",
    );
    check(
        words.refused("too-many-requests", [("seconds", "20")]),
        "বেশি তাড়াতাড়ি হয়ে গেছে। ২০ সেকেন্ড পরে আবার চেষ্টা করুন।",
    );
}

#[test]
fn a_key_that_does_not_exist_is_said_as_it_is() {
    let words = Words::new(Lang::Te);
    assert_eq!(
        words.say("no-such-key", &[("n", Arg::Number(1))]),
        "no-such-key"
    );
    assert!(!words.has("no-such-key"));
}

/// The server shares one between its threads.
#[test]
fn words_are_shared_between_threads() {
    fn check<T: Send + Sync>(_: &T) {}
    check(&Words::new(Lang::En));
}
