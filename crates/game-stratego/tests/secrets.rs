//! What each viewer knows, and what not; what worlds are dealt from it.

mod worked;

use game::{Event, EventOf, Expired, Game, Rng, Seat, Seats, Turn, View as _, Viewer};
use game_stratego::{Action, Phase, Piece, Position, Rank, Square, Stratego, View};
use worked::{BLUE, RED, at, event, play, start, started};

const FIRST: Seat = Seat::FIRST;
const VIEWERS: [Viewer; 3] = [
    Viewer::Seat(Seat::FIRST),
    Viewer::Seat(Seat::SECOND),
    Viewer::Watcher,
];

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|e| panic!("{e}"))
}

fn piece(match_: &Stratego, who: Viewer, name: &str) -> Piece {
    let piece = match_.view(who).piece(square(name));
    piece.unwrap_or_else(|| panic!("nothing on {name}"))
}

#[test]
fn a_set_up_is_secret_until_both_are_in() {
    let mut match_ = start("");
    let lock = event(&format!("0 setup {RED}"));
    let notice = |who| match_.notice(&lock, who).to_string();
    assert_eq!(notice(Viewer::Watcher), "arranged 0");
    assert_eq!(notice(Viewer::Seat(Seat::SECOND)), "arranged 0");
    assert_eq!(notice(Viewer::Seat(FIRST)), format!("arranged 0 {RED}"));
    match_.apply(&lock).unwrap();
    let view = |who| match_.view(who).to_string();
    assert_eq!(view(Viewer::Watcher), "w |  | - | arrange | + | -");
    assert_eq!(
        view(Viewer::Seat(Seat::SECOND)),
        "1 |  | - | arrange | + | -"
    );
    assert_eq!(
        view(Viewer::Seat(FIRST)),
        format!("0 |  | - | arrange | {RED} | -")
    );
    let printed = format!("{match_:?} {lock:?}");
    assert!(!printed.contains(RED), "{printed}");
    let waits = match_.view(Viewer::Watcher).phase();
    assert_eq!(waits, Phase::Arrange(Seats::one(Seat::SECOND)));
}

#[test]
fn in_barrage_the_last_lock_tells_where_pieces_stand_and_no_rank() {
    let mut match_ = start("barrage=on");
    let red = format!("BCDDEKLM{}", "a".repeat(32));
    let first = event(&format!("0 setup {red}"));
    assert_eq!(
        match_.notice(&first, Viewer::Watcher).to_string(),
        "arranged 0"
    );
    match_.apply(&first).unwrap();
    let last = event(&format!("1 setup {red}"));
    let on = "a1,b1,c1,d1,e1,f1,g1,h1,c10,d10,e10,f10,g10,h10,j10,k10";
    let told = match_.notice(&last, Viewer::Watcher).to_string();
    assert_eq!(told, format!("arranged 1 on {on}"));
    match_.apply(&last).unwrap();
    let view = match_.view(Viewer::Watcher).to_string();
    let side = red.replace(|rank: char| rank != 'a', "?");
    assert!(view.ends_with(&format!("| {side} | {side}")), "{view}");
}

#[test]
fn every_rank_that_has_not_fought_is_hidden_from_the_other() {
    let mut match_ = started("");
    for name in ["a7", "k10", "e8"] {
        assert_eq!(piece(&match_, Viewer::Seat(FIRST), name).rank, None);
        assert_eq!(piece(&match_, Viewer::Watcher, name).rank, None);
        assert!(
            piece(&match_, Viewer::Seat(Seat::SECOND), name)
                .rank
                .is_some()
        );
    }
    // A piece that moved one square has shown that it moves, no more.
    play(&mut match_, &["0 a4a5", "1 a7a6"]);
    let moved = piece(&match_, Viewer::Watcher, "a5");
    assert_eq!((moved.home, moved.rank), (square("a4"), None));
    assert!(moved.moved && !moved.slid && !moved.fought);
    assert!(!piece(&match_, Viewer::Watcher, "b4").moved);
}

#[test]
fn both_ranks_of_an_attack_are_shown_to_all_and_stay_known() {
    let men = "k1M a10Y e6H e7R k7T a4F";
    let mut match_ = Stratego::from(at("", 'r', men));
    let attack = event("0 e6e7");
    for who in VIEWERS {
        let told = match_.notice(&attack, who).to_string();
        assert_eq!(told, "0 e6e7 captain sergeant");
    }
    match_.apply(&attack).unwrap();
    shows_winner(&match_, "e7");
    play(&mut match_, &["1 k7k6", "0 e7e6"]);
    shows_winner(&match_, "e6");
}

/// Everybody sees red's captain here and blue's lost sergeant.
#[track_caller]
fn shows_winner(match_: &Stratego, at: &str) {
    for who in VIEWERS {
        let winner = piece(match_, who, at);
        assert_eq!((winner.rank, winner.fought), (Some(Rank::Captain), true));
        let ranks = match_.view(who).lost(Seat::SECOND);
        let ranks: Vec<_> = ranks.iter().map(|piece| piece.rank).collect();
        assert_eq!(
            ranks
                .iter()
                .filter(|rank| **rank == Some(Rank::Sergeant))
                .count(),
            4
        );
        assert!(!ranks.contains(&None));
    }
}

#[test]
fn a_piece_that_slid_is_known_to_be_a_scout() {
    let mut match_ = Stratego::from(at("", 'r', "k1M a10Y e1D k7T"));
    assert_eq!(piece(&match_, Viewer::Watcher, "e1").rank, None);
    play(&mut match_, &["0 e1e2", "1 k7k6"]);
    assert_eq!(piece(&match_, Viewer::Watcher, "e2").rank, None);
    play(&mut match_, &["0 e2e4"]);
    let scout = piece(&match_, Viewer::Watcher, "e4");
    assert_eq!(
        (scout.rank, scout.slid, scout.fought),
        (Some(Rank::Scout), true, false)
    );
}

#[test]
fn a_view_says_where_a_piece_may_go_and_what_went_last() {
    let mut match_ = Stratego::from(at("", 'r', "k1M a10Y e4D e7R k7T b1F"));
    let own = match_.view(Viewer::Seat(FIRST));
    assert_eq!(own.targets(square("b1")).to_string(), "a1,c1,b2");
    assert_eq!(own.targets(square("k1")).to_string(), "-");
    assert_eq!(own.targets(square("e7")).to_string(), "-");
    let other = match_.view(Viewer::Seat(Seat::SECOND));
    assert_eq!(other.targets(square("e7")).to_string(), "-");
    assert_eq!(own.last(), None);
    play(&mut match_, &["0 b1b2"]);
    let last = match_.view(Viewer::Watcher).last();
    assert_eq!(last.map(|moved| moved.to_string()).as_deref(), Some("b1b2"));
    // The diagram of a view has `?` where the viewer knows nothing.
    let diagram = |who| {
        let diagram = match_
            .view(who)
            .diagram()
            .map(|diagram| diagram.to_string());
        diagram.unwrap_or_else(|| panic!("no board"))
    };
    assert_eq!(diagram(Viewer::Watcher).matches('?').count(), 6);
    assert_eq!(diagram(Viewer::Seat(FIRST)).matches('?').count(), 3);
    assert!(diagram(Viewer::Seat(FIRST)).contains('M'));
}

#[test]
fn at_the_end_both_set_ups_are_shown() {
    let mut match_ = started("");
    for who in VIEWERS {
        let view = match_.view(who);
        let known = [FIRST, Seat::SECOND].map(|seat| view.arrangement(seat).is_some());
        assert_eq!(known, [who == VIEWERS[0], who == VIEWERS[1]]);
    }
    play(&mut match_, &["! 0 resigned"]);
    for who in VIEWERS {
        let view = match_.view(who);
        let shown = [FIRST, Seat::SECOND].map(|seat| view.arrangement(seat).map(|a| a.to_string()));
        assert_eq!(shown, [Some(RED.to_owned()), Some(BLUE.to_owned())]);
    }
}

/// The repetition rules go by identity, so a refusal is the same whatever the other's ranks are.
#[test]
fn refusals_do_not_depend_on_what_the_mover_cannot_know() {
    let mut rng = Rng::new(5);
    for seed in 0..20 {
        for_each_state("quiet=none", seed, |match_| {
            let Turn::Act(seats) = match_.turn() else {
                return;
            };
            let seat = seats.iter().next().unwrap_or(FIRST);
            let view = match_.view(Viewer::Seat(seat));
            let world = view.world(&mut rng);
            assert_eq!(world.view(Viewer::Seat(seat)).actions(), view.actions());
            let from = Square::all().nth(rng.below(100)).unwrap_or(square("a1"));
            let to = Square::all().nth(rng.below(100)).unwrap_or(square("a1"));
            let try_ = Action::Move(game_stratego::Move::new(from, to));
            let answer =
                |state: &Stratego| state.clone().apply(&Event::Act(seat, try_.clone())).err();
            assert_eq!(answer(match_), answer(&world));
        });
    }
}

/// The events of a random match.
fn random_match(setup: &str, seed: u64) -> Vec<EventOf<Stratego>> {
    let mut rng = Rng::new(seed);
    let mut match_ = start(setup);
    let mut events = Vec::new();
    while let Some(seat) = match_.turn().owing().iter().next() {
        let actions = match_.view(Viewer::Seat(seat)).actions();
        let action = match actions {
            Some(actions) => rng.pick(&actions).cloned(),
            None => match match_.expired(seat, &mut rng) {
                Expired::Act(action) => Some(action),
                Expired::Out => None,
            },
        };
        let action = action.unwrap_or_else(|| panic!("no action"));
        events.push(Event::Act(seat, action));
        let done = events.last().map(|event| match_.apply(event));
        assert_eq!(done, Some(Ok(())));
    }
    events
}

/// Plays a random match and shows some of its states.
fn for_each_state(setup: &str, seed: u64, mut look: impl FnMut(&Stratego)) {
    let mut match_ = start(setup);
    for (ply, event) in random_match(setup, seed).iter().enumerate() {
        assert_eq!(match_.apply(event), Ok(()));
        if ply % 37 == 2 {
            look(&match_);
        }
    }
}

/// All that `who` is told from the start; `None` if these events cannot be or end the match.
fn history(setup: &str, events: &[EventOf<Stratego>], who: Viewer) -> Option<String> {
    let mut match_ = start(setup);
    let mut told = String::new();
    for event in events {
        told += &format!("{}\n", match_.notice(event, who));
        match_.apply(event).ok()?;
        told += &format!("{}\n", match_.view(who));
    }
    (!matches!(match_.turn(), Turn::Over(..))).then_some(told)
}

/// The set-up events of a world.
fn set_ups(world: &Stratego) -> Vec<EventOf<Stratego>> {
    let mut open = world.clone();
    play(&mut open, &["! 0 resigned"]);
    let view = open.view(Viewer::Watcher);
    let lock = |seat| {
        let arrangement = view.arrangement(seat);
        let arrangement = arrangement.unwrap_or_else(|| panic!("not shown"));
        Event::Act(seat, Action::Setup(arrangement))
    };
    vec![lock(FIRST), lock(Seat::SECOND)]
}

/// Ranks that a viewer cannot know are dealt anew at some moment, and the match is played again from
/// the set-ups: everything that viewer was ever told is the same to the byte.
#[test]
fn a_whole_match_tells_the_same_whatever_a_viewer_cannot_know() {
    let mut rng = Rng::new(9);
    let mut compared = 0;
    for (seed, setup) in (100..140).map(|seed| (seed, ["", "barrage=on"][seed as usize % 2])) {
        let mut events = random_match(setup, seed);
        events.truncate(3 + rng.below(events.len() - 3));
        let mut match_ = start(setup);
        events
            .iter()
            .for_each(|event| assert_eq!(match_.apply(event), Ok(())));
        if matches!(match_.turn(), Turn::Over(..)) {
            continue;
        }
        // In the order in which they are opened here.
        events.splice(..2, set_ups(&match_));
        for who in VIEWERS {
            let mut other = events.clone();
            other.splice(..2, set_ups(&match_.view(who).world(&mut rng)));
            let real = history(setup, &events, who);
            assert!(real.is_some());
            // Where the other ranks would have ended the match earlier, nothing is compared.
            if let Some(there) = history(setup, &other, who) {
                assert_eq!(real, Some(there), "{who} in match {seed}");
                compared += usize::from(other != events);
            }
        }
    }
    assert!(compared > 90, "only {compared}");
}

/// Every world could have been: counts, what moved, what slid, and a set-up that could be locked.
#[test]
fn worlds_are_consistent_with_everything_public() {
    let mut rng = Rng::new(6);
    for (seed, setup) in (0..24).map(|seed| (seed, ["", "barrage=on"][seed as usize % 2])) {
        for_each_state(setup, seed, |match_| {
            for who in VIEWERS {
                let view = match_.view(who);
                let world = view.world(&mut rng);
                assert_eq!(world.view(who), view);
                check_world(match_, &world);
            }
        });
    }
}

fn check_world(real: &Stratego, world: &Stratego) {
    let (Some(real_board), Some(board)) = (real.position(), world.position()) else {
        return;
    };
    assert_eq!(board.over().is_some(), real_board.over().is_some());
    let mut open = world.clone();
    let _ = open.apply(&event("! 0 resigned")); // refused if it is over, and open already
    let view = open.view(Viewer::Watcher);
    for seat in [FIRST, Seat::SECOND] {
        let arrangement = view
            .arrangement(seat)
            .unwrap_or_else(|| panic!("not shown"));
        assert_eq!(arrangement.check(world_setup(&view)), Ok(()));
        let men = board.men(seat).into_iter().filter_map(|at| view.piece(at));
        for man in men.chain(view.lost(seat)) {
            let rank = man.rank.unwrap_or_else(|| panic!("not shown"));
            assert!(rank.moves() || !man.moved, "{man:?}");
            assert!(rank == Rank::Scout || !man.slid, "{man:?}");
        }
    }
}

fn world_setup(view: &View) -> bool {
    view.setup().barrage
}

/// Each rank that is not known is as likely as it should be: of seven pieces that have not moved one
/// is the flag and six are bombs.
#[test]
fn ranks_are_dealt_evenly() {
    let men = "k1M a4H a10Y c10N e10N g10N j10N c8N e8N k7t";
    let match_ = Stratego::from(at("", 'r', men));
    let view = match_.view(Viewer::Seat(FIRST));
    let mut rng = Rng::new(7);
    let mut flags = [0_u32; 100];
    for _ in 0..7000 {
        let world = view.world(&mut rng);
        let board = world.position().unwrap_or_else(|| panic!("no board"));
        let flag = board
            .men(Seat::SECOND)
            .into_iter()
            .find(|at| board.rank(*at) == Some(Rank::Flag));
        flags[flag.map_or(0, Square::index)] += 1;
    }
    let drawn: Vec<u32> = flags.into_iter().filter(|count| *count > 0).collect();
    assert_eq!(drawn.len(), 7);
    assert!(
        drawn.iter().all(|count| (850..1150).contains(count)),
        "{drawn:?}"
    );
}

/// The player to move is seen to be able to, even where few deals allow it.
#[test]
fn in_every_world_the_player_to_move_can() {
    // Of blue's eight unknown pieces the flag and six bombs never move, and four have no way out.
    let men = "k1M e4h a10Y b10N c10N a9N b9N a8N b8N c9T";
    let match_ = Stratego::from(at("", 'b', men));
    let mut rng = Rng::new(8);
    for _ in 0..500 {
        let world = match_.view(Viewer::Seat(FIRST)).world(&mut rng);
        let board: &Position = world.position().unwrap_or_else(|| panic!("no board"));
        assert!(!board.moves().is_empty());
        assert_eq!(board.over(), None);
    }
}
