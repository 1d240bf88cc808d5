//! The house behind messages of text, as a page and its worker use it.

#![allow(clippy::unwrap_used, clippy::panic)] // a test throughout

use client::{ALONE, Ask, Check, Desk, Kept, Stand, Told, Wish, sharer, wire};
use game::{Level, Seat, Viewer};
use games::{AnyView, Hue, Kind};
use protocol::{Deed, Phase, Refused, Say, Snapshot, Tell};
use table::MatchId;

/// A page: what it has been told, and what it keeps.
struct Page {
    desk: Desk,
    asked: u32,
    told: Vec<(usize, Tell)>,
    kept: Vec<(Kept, String)>,
}

impl Page {
    fn new(seed: u64) -> Self {
        let mut page = Self {
            desk: Desk::new(seed),
            asked: 0,
            told: Vec::new(),
            kept: Vec::new(),
        };
        let names = Ask::Names(["Red", "Blue", "Mina", "Green", "Yellow"].map(str::to_owned));
        assert!(page.hear(&names.to_string()).is_empty());
        page
    }

    /// Says something; gives the answers to wishes.
    fn hear(&mut self, text: &str) -> Vec<(u32, Result<String, String>)> {
        let told = self.desk.hear(text, 5);
        self.take_up(told)
    }

    fn take_up(&mut self, told: Vec<String>) -> Vec<(u32, Result<String, String>)> {
        let mut done = Vec::new();
        let mut is_told = false;
        for text in told {
            match text.parse().unwrap() {
                Told::Listens => panic!("it listens once"),
                Told::Tell { person, tell } => {
                    is_told = true;
                    self.told.push((person, wire::read(&tell).unwrap()));
                }
                Told::Keep(kept, log) => {
                    assert!(!is_told, "kept before it is told");
                    self.kept.push((kept, log));
                }
                Told::Done(n, answer) => done.push((n, answer)),
            }
        }
        done
    }

    fn wish(&mut self, wish: Wish) -> Result<String, Refused> {
        self.asked += 1;
        let mut done = self.hear(&Ask::Wish(self.asked, wish).to_string());
        let (n, answer) = done.pop().unwrap();
        assert_eq!((n, done.len()), (self.asked, 0));
        answer.map_err(|why| wire::read(&why).unwrap())
    }

    fn say(&mut self, person: usize, say: &Say) {
        let say = serde_json::to_string(say).unwrap();
        assert!(self.hear(&Ask::Say { person, say }.to_string()).is_empty());
    }

    /// The choice that a person owes, as they were told last.
    fn decision(&self, person: usize) -> Option<u32> {
        let told = self.told.iter().rev().filter(|(to, _)| *to == person);
        let mut statuses = told.filter_map(|(_, tell)| match tell {
            Tell::Match(whole) => Some(&whole.status),
            Tell::Step(step) => Some(&step.status),
            _ => None,
        });
        statuses.next()?.decision
    }

    fn act(&mut self, person: usize, ch: MatchId, action: &str) {
        let key = format!("k{}", self.told.len()).parse().unwrap();
        let action = action.to_owned();
        let decision = self.decision(person).unwrap_or_default();
        let deed = Deed::Act { decision, action };
        self.say(person, &Say::Do { ch, key, deed });
    }

    /// The computer's move, if it owes one.
    fn think(&mut self) -> bool {
        let Some(owed) = self.desk.owed() else {
            return false;
        };
        let action = owed.view.actions().unwrap()[0].to_string();
        let told = self.desk.thought(&owed, &action, 3, 9);
        self.take_up(told);
        true
    }
}

fn open(page: &mut Page, game: Kind, against: Option<Level>, setup: &str) -> MatchId {
    let setup = setup.to_owned();
    let wish = Wish::Open {
        game,
        against,
        seat: None,
        setup,
    };
    page.wish(wish).unwrap().parse().unwrap()
}

#[test]
fn two_people_play_and_what_is_kept_goes_on_in_another_house() {
    let mut page = Page::new(1);
    let id = open(&mut page, Kind::Boxes, None, "size=2x2");
    let (kept, _) = &page.kept[0];
    let expect = |stand| Kept {
        id,
        game: Kind::Boxes,
        both: true,
        stand,
    };
    assert_eq!(*kept, expect(Stand::On));
    for person in [0, 1] {
        page.say(
            person,
            &Say::Watch {
                ch: id,
                since: None,
            },
        );
    }
    page.act(0, id, "a1h");
    let steps = |page: &Page| {
        let steps = page
            .told
            .iter()
            .filter(|(_, tell)| matches!(tell, Tell::Step(_)));
        steps.map(|(person, _)| *person).collect::<Vec<_>>()
    };
    assert_eq!(steps(&page), [0, 1]);
    page.act(0, id, "a2h");
    assert_eq!(steps(&page), [0, 1], "it is the other's turn");
    assert!(matches!(
        page.told.last().unwrap(),
        (0, Tell::Refused { .. })
    ));

    let (_, log) = page.kept.last().unwrap().clone();
    let mut other = Page::new(2);
    let take = || Wish::Take {
        id,
        log: log.clone(),
    };
    assert_eq!(other.wish(take()), Ok(String::new()));
    assert_eq!(other.wish(take()), Ok(String::new()), "it is there already");
    assert!(other.kept.is_empty(), "nothing has changed");
    other.say(
        1,
        &Say::Watch {
            ch: id,
            since: None,
        },
    );
    let (_, Tell::Match(whole)) = &other.told[0] else {
        panic!("{:?}", other.told);
    };
    assert_eq!((whole.log.len(), &*whole.game), (1, "boxes"));
    assert_eq!(whole.seats[0].name.as_deref(), Some("Red"));
    other.act(1, id, "a2h");
    let key = "r".parse().unwrap();
    other.say(
        0,
        &Say::Do {
            ch: id,
            key,
            deed: Deed::Resign,
        },
    );
    assert_eq!(other.kept.last().unwrap().0, expect(Stand::Over));
}

#[test]
fn what_is_kept_of_a_match_with_the_computer_says_who_won() {
    let mut page = Page::new(5);
    let id = open(&mut page, Kind::Boxes, Some(Level::Easy), "size=2x2");
    assert_eq!(page.kept.last().unwrap().0.stand, Stand::On);
    let watch = Say::Watch {
        ch: id,
        since: None,
    };
    page.say(ALONE, &watch);
    let (key, deed) = ("r".parse().unwrap(), Deed::Resign);
    page.say(ALONE, &Say::Do { ch: id, key, deed });
    assert_eq!(page.kept.last().unwrap().0.stand, Stand::Lost);
}

#[test]
fn the_computer_is_asked_after_the_page_was_told() {
    let mut page = Page::new(3);
    let id = open(&mut page, Kind::Ataxx, Some(Level::Easy), "");
    assert!(!page.kept[0].0.both);
    page.say(
        2,
        &Say::Watch {
            ch: id,
            since: None,
        },
    );
    assert!(!page.think(), "it is the person's turn");
    page.act(2, id, "g2");
    assert!(page.think() && !page.think());
    let steps = page
        .told
        .iter()
        .filter(|(person, tell)| *person == 2 && matches!(tell, Tell::Step(_)));
    assert_eq!(steps.count(), 2);
}

/// Four share the device, each called by the colour of the planes.
#[test]
fn four_people_play_and_three_computers_play_against_one() {
    let mut page = Page::new(6);
    let seats = |page: &Page| {
        let mut told = page.told.iter().rev();
        let whole = told.find_map(|(_, tell)| match tell {
            Tell::Match(whole) => Some(whole),
            _ => None,
        });
        let of_seat = |seat: &protocol::SeatState| (seat.name.clone(), seat.bot);
        whole.unwrap().seats.iter().map(of_seat).collect::<Vec<_>>()
    };
    let watch = |ch| Say::Watch { ch, since: None };
    let id = open(&mut page, Kind::Aeroplane, None, "players=4");
    assert!(page.kept.last().unwrap().0.both);
    // Clockwise, and the first of the roll-off is red.
    let clockwise = [Hue::Red, Hue::Yellow, Hue::Blue, Hue::Green].map(sharer);
    for person in clockwise {
        page.say(person, &watch(id));
    }
    let names: Vec<_> = seats(&page).into_iter().filter_map(|seat| seat.0).collect();
    assert_eq!(names, ["Red", "Yellow", "Blue", "Green"]);
    for person in clockwise {
        assert!(
            page.decision(person).is_some(),
            "it is the turn of {person}"
        );
        page.act(person, id, "roll");
    }

    // A rematch gives everybody another colour, and they are called by it.
    for person in clockwise.into_iter().take(3) {
        let key = format!("out{person}").parse().unwrap();
        let deed = Deed::Resign;
        page.say(person, &Say::Do { ch: id, key, deed });
    }
    for person in clockwise {
        let key = format!("again{person}").parse().unwrap();
        let deed = Deed::Rematch;
        page.say(person, &Say::Do { ch: id, key, deed });
    }
    let mut kept = page.kept.iter().map(|(kept, _)| kept.id);
    let next = kept.find(|other| *other != id).unwrap();
    page.say(clockwise[1], &watch(next));
    let names: Vec<_> = seats(&page).into_iter().filter_map(|seat| seat.0).collect();
    assert_eq!(names, ["Red", "Yellow", "Blue", "Green"]);

    let level = Level::Medium;
    let id = open(&mut page, Kind::Aeroplane, Some(level), "players=4");
    assert!(!page.kept.last().unwrap().0.both);
    page.say(ALONE, &watch(id));
    let bot = (None, Some(level));
    let own = (Some("Mina".to_owned()), None);
    assert_eq!(seats(&page), [own, bot.clone(), bot.clone(), bot]);
    page.act(ALONE, id, "roll");
    assert!(page.think() && page.think() && page.think());
}

/// Two share the device, and what one has set up is not told to the other.
#[test]
fn two_people_set_up_at_stratego_unseen_by_each_other() {
    let mut page = Page::new(12);
    let id = open(&mut page, Kind::Stratego, None, "barrage=on");
    let watch = Say::Watch {
        ch: id,
        since: None,
    };
    let [red, blue] = [Hue::Red, Hue::Blue].map(sharer);
    [red, blue].iter().for_each(|who| page.say(*who, &watch));
    let letters = format!("MB{}DEKCLDaaaa", "a".repeat(28));
    let steps = |page: &Page, who: usize| {
        let told = page.told.iter().filter(|(to, _)| *to == who);
        let views = told.filter_map(|(_, tell)| match tell {
            Tell::Step(step) => Some((step.notice.clone(), step.view.clone())),
            _ => None,
        });
        views.collect::<Vec<_>>()
    };
    // In either order: blue is first here.
    page.act(blue, id, &format!("setup {letters}"));
    let [(notice, view)] = &steps(&page, red)[..] else {
        panic!("one step");
    };
    assert_eq!(notice, "arranged 1");
    assert_eq!(view, "0 | barrage=on | - | arrange | - | +");
    assert!(page.decision(red).is_some() && page.decision(blue).is_none());
    page.act(red, id, &format!("setup {letters}"));
    for who in [red, blue] {
        let told = steps(&page, who);
        let view = AnyView::parse(Kind::Stratego, &told.last().unwrap().1).unwrap();
        assert_eq!(view.viewer().seat().map(|seat| seat.index()), Some(who));
        let AnyView::Stratego(view) = view else {
            panic!("another game");
        };
        let known = [Seat::FIRST, Seat::SECOND].map(|seat| view.arrangement(seat).is_some());
        assert_eq!(known, [who == red, who == blue]);
    }
    page.act(red, id, "b4b5");
    page.act(blue, id, "j7j6");
    assert_eq!(steps(&page, red).len(), 4);
}

/// What a page does after the end: the record is fetched, and checked where it lies.
#[test]
fn the_dice_of_a_match_are_checked_and_a_bent_record_is_found_out() {
    let mut page = Page::new(8);
    let id = open(&mut page, Kind::Aeroplane, None, "");
    let watch = Say::Watch {
        ch: id,
        since: None,
    };
    let players = [Hue::Red, Hue::Blue].map(sharer);
    players.iter().for_each(|person| page.say(*person, &watch));
    for turn in 0..60 {
        page.act(players[turn % 2], id, "roll");
        page.act(players[(turn + 1) % 2], id, "roll");
    }
    let key = "end".parse().unwrap();
    let deed = Deed::Resign;
    page.say(players[0], &Say::Do { ch: id, key, deed });
    let record = page.wish(Wish::Record { id }).unwrap();
    let check = |page: &mut Page, record: &str| -> Result<Check, Refused> {
        let record = record.to_owned();
        let text = page.wish(Wish::Check { record })?;
        Ok(text.parse().unwrap())
    };

    let found = check(&mut page, &record).unwrap();
    assert!(found.holds());
    let rolled = |seat: usize| found.rolls[seat].1.iter().sum::<u32>();
    assert_eq!(found.rolls.len(), 2);
    assert!(found.draws > 2 && rolled(0) > 0 && rolled(1) > 0);
    assert_eq!(found.draws, rolled(0) + rolled(1));

    // Another seed of the house, another seed of a seat.
    let bend = |before: &str| {
        let at = record.find("\nsecrets ").unwrap();
        let digit = at + record[at..].find(before).unwrap() + before.len();
        let other = if &record[digit..=digit] == "0" {
            "1"
        } else {
            "0"
        };
        format!("{}{other}{}", &record[..digit], &record[digit + 1..])
    };
    for (before, code) in [(" house=", "house-differs"), (" 2=", "seat-differs")] {
        let found = check(&mut page, &bend(before)).unwrap();
        assert!(!found.holds());
        assert_eq!(found.fault.unwrap().0, code);
    }
    // The last roll was another one. Nothing came of it, so the match is legal all the same.
    let at = record.rfind(" ? ").unwrap() + 3;
    let other = if &record[at..=at] == "4" { "2" } else { "4" };
    let bent = format!("{}{other}{}", &record[..at], &record[at + 1..]);
    let found = check(&mut page, &bent).unwrap();
    let (_, events) = record.split_once("\n\n").unwrap();
    let lines: Vec<&str> = events.lines().collect();
    let last = lines.iter().rposition(|line| line.contains(" ? "));
    assert_eq!(
        (found.fault.as_ref(), found.wrong),
        (None, last.map(|at| at as u32 + 1))
    );

    let no_dice = "adda 1\nmatch 0123456789ab\noffer ataxx/1 friendly 300+0\nstart 1790000000000\n\
        result 2,1 resigned\n\n0 0 g2\n1530 1 a2\n4210 ! 0 resigned\n";
    let refused = check(&mut page, no_dice).unwrap_err();
    assert_eq!(refused.code, "no-fair-draw");
    assert_eq!(
        check(&mut page, "a shopping list\n").unwrap_err().code,
        "bad-record"
    );
}

/// The person has the seat they picked, and the computer every other one; a seat that is none is refused.
#[test]
fn the_seat_against_the_computer_can_be_picked() {
    let mut page = Page::new(11);
    let open = |seat: Seat, setup: &str| Wish::Open {
        game: Kind::Aeroplane,
        against: Some(Level::Easy),
        seat: Some(seat),
        setup: setup.to_owned(),
    };
    let id = page.wish(open(Seat::ALL[2], "players=3")).unwrap();
    let id: MatchId = id.parse().unwrap();
    let watch = Say::Watch {
        ch: id,
        since: None,
    };
    page.say(ALONE, &watch);
    let whole = page.told.iter().find_map(|(_, tell)| match tell {
        Tell::Match(whole) => Some(whole),
        _ => None,
    });
    let whole = whole.unwrap();
    assert_eq!(whole.you, Viewer::Seat(Seat::ALL[2]));
    assert_eq!(
        whole.seats.iter().filter(|seat| seat.bot.is_some()).count(),
        2
    );
    let refused = page.wish(open(Seat::SECOND, "players=2")).unwrap_err();
    assert_eq!(refused.code, "no-seat");
}

#[test]
fn a_record_is_shown_and_replayed() {
    let mut page = Page::new(4);
    let record = "adda 1\nmatch 0123456789ab\noffer ataxx/1 friendly 300+0\nstart 1790000000000\n\
        seat 0 Mina\nresult 2,1 resigned\n\n0 0 g2\n1530 1 a2\n4210 ! 0 resigned\n";
    let import = |record: &str| Wish::Import {
        record: record.into(),
    };
    let snapshot: Snapshot = wire::read(&page.wish(import(record)).unwrap()).unwrap();
    assert_eq!(snapshot.status.phase, Phase::Over);
    assert_eq!(snapshot.seats[0].name.as_deref(), Some("Mina"));
    assert_eq!(snapshot.seats[1].name, None);
    assert!(page.kept.is_empty(), "a record is no match of this house");

    let replay = |record: &str| Wish::Replay {
        viewer: Viewer::Watcher,
        record: record.into(),
    };
    let replayed = page.wish(replay(record)).unwrap();
    let lines: Vec<&str> = replayed.lines().collect();
    assert_eq!(lines.len(), 8);
    let notices: Vec<&str> = lines.iter().skip(1).step_by(2).copied().collect();
    assert_eq!(notices, ["", "0 g2", "1 a2", "! 0 resigned"]);
    for view in lines.iter().step_by(2) {
        assert!(AnyView::parse(Kind::Ataxx, view).is_ok(), "{view}");
    }
    assert!(lines[0].starts_with("w x5o/7/7/7/7/7/o5x x 0 1"));
    assert_ne!(lines[2], lines[4]);

    let refused = page.wish(import("a shopping list\n")).unwrap_err();
    assert_eq!(
        (&*refused.code, &*refused.args["line"]),
        ("bad-record", "1")
    );
    assert_eq!(page.wish(replay("")).unwrap_err().code, "bad-record");
}

#[test]
fn what_is_not_there_is_refused_and_what_is_no_message_is_nothing() {
    let mut page = Page::new(5);
    let id = MatchId::from_bits(9);
    let take = |log: &str| Wish::Take {
        id,
        log: log.into(),
    };
    for log in ["", "x", "1 nonsense\n"] {
        assert_eq!(
            page.wish(take(log)).unwrap_err().code,
            "unknown-match",
            "{log}"
        );
    }
    assert_eq!(
        page.wish(Wish::Record { id }).unwrap_err().code,
        "no-record"
    );
    let open = Wish::Open {
        game: Kind::Boxes,
        against: None,
        seat: None,
        setup: "size=99x99".into(),
    };
    assert_eq!(page.wish(open).unwrap_err().code, "bad-size");
    for text in ["", "hello", "say 9\n{}", "say 0\nnothing", "7 take\n"] {
        assert!(page.hear(text).is_empty() && page.told.is_empty(), "{text}");
    }
}

/// What two arrange is kept with the match, each for their own eyes, and is there again in another
/// house.
#[test]
fn drafts_are_kept_with_the_match() {
    let mut page = Page::new(11);
    let id = open(&mut page, Kind::Party, None, "");
    let watch = Say::Watch {
        ch: id,
        since: None,
    };
    let players = [Hue::Red, Hue::Blue].map(sharer);
    players.iter().for_each(|person| page.say(*person, &watch));
    let draft = |page: &mut Page, person: usize, draft: &str| {
        let key = format!("d{}", page.told.len()).parse().unwrap();
        let decision = page.decision(person).unwrap();
        let draft = draft.to_owned();
        let deed = Deed::Draft { decision, draft };
        page.say(person, &Say::Do { ch: id, key, deed });
    };
    let told = page.told.len();
    draft(&mut page, players[0], "arrange 2--");
    draft(&mut page, players[1], "arrange --3");
    draft(&mut page, players[0], "arrange 2-3");
    let to: Vec<usize> = page.told[told..].iter().map(|(to, _)| *to).collect();
    assert_eq!(to, [players[0], players[1], players[0]], "only who drafts");

    let log = page.kept.last().unwrap().1.clone();
    let mut other = Page::new(12);
    other.wish(Wish::Take { id, log }).unwrap();
    players.iter().for_each(|person| other.say(*person, &watch));
    let drafts = other.told.iter().filter_map(|(to, tell)| match tell {
        Tell::Match(whole) => Some((*to, whole.draft.as_deref())),
        _ => None,
    });
    let drafts: Vec<_> = drafts.collect();
    let expect = [
        (players[0], Some("arrange 2-3")),
        (players[1], Some("arrange --3")),
    ];
    assert_eq!(drafts, expect);

    other.act(players[0], id, "arrange 213");
    let kept = &other.kept.last().unwrap().1;
    assert!(
        kept.contains("arrange --3") && !kept.contains("arrange 2-3"),
        "{kept}"
    );
}
