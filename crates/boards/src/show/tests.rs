//! Every event of a match by lot is shown, and shown where it happened.

use game::{Event, EventOf, Game as _, Rng, Turn, View as _, Viewer};
use game_aeroplane::{Action, Aeroplane, Chance, Setup, View};

use super::*;

const GRID: FlightGrid = FlightGrid { near: Seat::FIRST };

fn match_at(position: &Position) -> Aeroplane {
    let view: View = format!("w | {position}").parse().unwrap();
    view.world(&mut Rng::new(0))
}

/// What is seen of an event, and the position after it.
fn see(before: &Position, event: &EventOf<Aeroplane>) -> (Show, Position) {
    let mut game = match_at(before);
    let notice = game.notice(event, Viewer::Watcher);
    game.apply(event).unwrap();
    let show = Show::of(GRID, before, &notice, game.position());
    let still = Show::still(GRID, &notice);
    assert_eq!(
        (still.millis, &still.blasts),
        (show.millis, &show.blasts),
        "{notice}"
    );
    (show, *game.position())
}

/// A position; without options where it names none.
fn read(text: &str) -> Position {
    let usual = format!(" | {text}");
    text.parse().or_else(|_| usual.parse()).unwrap()
}

/// The same of an action, or of the number of the die.
fn shown(position: &str, does: &str) -> (Show, Position) {
    let before = read(position);
    let event = match does.parse::<Chance>() {
        Ok(number) => Event::Chance(number),
        Err(_) => Event::Act(before.mover().unwrap(), does.parse().unwrap()),
    };
    see(&before, &event)
}

/// The points that a plane touches: the others are in the middle of a leap, the last is where it stays.
fn touched(motion: &Motion) -> Vec<Point> {
    let stays = motion.frames.len() - 1;
    let way = &motion.frames[..stays];
    way.iter().step_by(2).map(|frame| frame.stand.at).collect()
}

fn squares(seat: Seat, all: &[i8]) -> Vec<Point> {
    all.iter()
        .map(|p| GRID.at(seat, Plane::ALL[0], Progress::new(*p).unwrap()))
        .collect()
}

fn bursts(show: &Show) -> Vec<(&'static str, usize, u32)> {
    let each = |blast: &Blast| (blast.burst.name(), blast.seat.index(), blast.millis);
    show.blasts.iter().map(each).collect()
}

#[track_caller]
fn goes(position: &str, action: &str, way: &[i8]) -> Show {
    let (show, after) = shown(position, action);
    let mover = read(position).mover();
    let own = show.motions.iter().find(|m| Some(m.seat) == mover).unwrap();
    assert_eq!(touched(own), squares(own.seat, way), "{action}");
    let stays = Stand::of(GRID, &after, own.seat, own.plane).unwrap();
    let last = own.frames.last().unwrap().stand;
    assert_eq!((last.at, last.scale), (stays.at, stays.scale), "{action}");
    show
}

#[test]
fn a_plane_goes_square_by_square() {
    let show = goes(
        "move 0 0 - 3 | 8,-,-,- | -,-,-,-",
        "move 1",
        &[8, 9, 10, 11],
    );
    assert_eq!(bursts(&show), []);
    assert_eq!(show.trail.matches('L').count(), 3);
    let around = "overshoot=bounce | move 0 0 - 5 | 54,-,-,- | -,-,-,-";
    goes(around, "move 1", &[54, 55, 56, 55, 54, 53]);
}

#[test]
fn a_jump_leaps_over_the_squares_between() {
    let show = goes("move 2 0 - 1 | -,-,-,- | 9,-,-,-", "move 1", &[9, 10, 14]);
    assert_eq!(bursts(&show), [("jump", 2, STEP)]);
    assert!(show.trail.contains('Q'), "{}", show.trail);
}

#[test]
fn a_flight_sends_home_whom_it_crosses_and_whom_it_lands_on() {
    let position = "move 0 0 - 3 | 15,-,-,- | 53,4,-,-";
    let show = goes(position, "move 1 fly", &[15, 16, 17, 18, 30]);
    let over = 3 * STEP + FLIGHT / 2;
    let down = 3 * STEP + FLIGHT;
    assert_eq!(bursts(&show), [("cross", 2, over), ("hit", 2, down)]);
    let struck = show.motions.iter().filter(|m| m.seat != Seat::FIRST);
    for (motion, millis) in struck.zip([over, down]) {
        let [waits, leaves, .., home] = &motion.frames[..] else {
            panic!("{motion:?}")
        };
        assert_eq!((waits.stand, leaves.millis), (leaves.stand, millis));
        assert_eq!(home.stand.at, GRID.berth(motion.seat, motion.plane));
    }
    assert_eq!(show.motions.len(), 3);
    assert!(show.millis >= down + HOME);
}

#[test]
fn a_stack_goes_as_one_and_is_told_when_it_comes_to_be() {
    let joins = goes(
        "move 0 0 - 3 | 8,11,-,- | -,-,-,-",
        "move 1 stack",
        &[8, 9, 10, 11],
    );
    assert_eq!(bursts(&joins), [("stack", 0, 3 * STEP)]);
    let (both, _) = shown("move 0 0 - 3 | 8,@1,-,- | -,-,-,-", "move 1");
    let planes: Vec<usize> = both.motions.iter().map(|m| m.plane.index()).collect();
    assert_eq!(planes, [0, 1]);
    let ends = |m: &Motion| m.frames.iter().map(|f| f.millis).collect::<Vec<_>>();
    assert_eq!(ends(&both.motions[0]), ends(&both.motions[1]));
}

#[test]
fn a_plane_that_is_done_is_laid_into_its_hangar() {
    let show = goes(
        "move 0 0 - 3 | 53,-,-,- | -,-,-,-",
        "move 1",
        &[53, 54, 55, 56],
    );
    assert_eq!(bursts(&show), [("home", 0, 3 * STEP)]);
    let end = show.motions[0].frames.last().unwrap();
    assert_eq!(end.stand.at, GRID.berth(Seat::FIRST, Plane::ALL[0]));
}

#[test]
fn a_launch_leads_from_the_hangar_to_the_pad() {
    let show = goes("move 0 0 - 2 | -,-,-,- | -,-,-,-", "launch 1", &[-1, 0]);
    assert_eq!(show.millis, LAUNCH + SETTLE + LOOK);
}

#[test]
fn the_third_six_sends_back_what_the_others_moved() {
    let (show, _) = shown("die 0 2 1,2 | 5,0,9,- | -,-,-,-", "6");
    let back: Vec<(usize, u32)> = show
        .motions
        .iter()
        .map(|m| (m.plane.index(), m.frames[1].millis))
        .collect();
    assert_eq!(back, [(0, LOOK), (1, LOOK)]);
    let (plain, _) = shown("die 0 0 - | 5,0,9,- | -,-,-,-", "6");
    assert_eq!((plain.motions.len(), plain.millis), (0, LOOK));
}

#[test]
fn nothing_moves_where_the_notice_does_not_lead_from_one_to_the_other() {
    let before = read("move 0 0 - 1 | 9,-,-,- | 53,4,-,-");
    let notice: Notice = "0 move 1 from 9 to 10 jump 14".parse().unwrap();
    let mut after = before;
    after.play(Action::Move {
        plane: Plane::ALL[0],
        fly: false,
        stack: false,
    });
    assert_eq!(Show::of(GRID, &before, &notice, &after).motions.len(), 1);
    for (one, other) in [(&after, &before), (&after, &after), (&before, &before)] {
        assert_eq!(Show::of(GRID, one, &notice, other).motions, []);
    }
}

#[test]
fn in_any_match_every_plane_that_changes_its_place_is_seen_to_go_there() {
    for (seed, setup) in [
        "players=4 fly-then-jump=on",
        "overshoot=bounce",
        "players=3",
    ]
    .into_iter()
    .enumerate()
    {
        let mut rng = Rng::new(seed as u64);
        let setup: Setup = setup.parse().unwrap();
        let mut position = Position::start(&setup);
        let mut events = 0;
        loop {
            let event = match position.turn() {
                Turn::Over(..) => break,
                Turn::Auto(action) => Event::Auto(action),
                Turn::Chance(_) => Event::Chance(Chance::new(1 + rng.below(6) as u8).unwrap()),
                Turn::Act(_) | Turn::Setup(_) => {
                    let mover = position.mover().unwrap();
                    let actions = position.actions(Some(mover));
                    Event::Act(mover, *rng.pick(&actions).unwrap())
                }
            };
            let (show, after) = see(&position, &event);
            check(&position, &after, &show);
            position = after;
            events += 1;
        }
        assert!(events > 200, "{events}");
    }
}

/// Whoever has another place moves there, in time; whoever has not is let be or comes back.
fn check(before: &Position, after: &Position, show: &Show) {
    for seat in before.setup().seats().iter() {
        for plane in Plane::ALL {
            let [from, to] = [before, after].map(|p| Stand::of(GRID, p, seat, plane).unwrap());
            let own = |m: &&Motion| (m.seat, m.plane) == (seat, plane);
            let moved = before.side(seat).progress(plane) != after.side(seat).progress(plane);
            let motions: Vec<&Motion> = show.motions.iter().filter(own).collect();
            assert!(motions.len() <= 1, "{after}");
            assert!(motions.len() == 1 || !moved, "{seat}:{plane} in {after}");
            for Motion { frames, .. } in motions {
                assert_eq!((frames[0].millis, frames[0].stand), (0, from));
                assert_eq!(frames.last().unwrap().stand.at, to.at);
                assert!(
                    frames
                        .windows(2)
                        .all(|pair| pair[0].millis <= pair[1].millis)
                );
                assert!(frames.last().unwrap().millis <= show.millis);
                let turns = frames
                    .windows(2)
                    .map(|pair| pair[1].stand.turn - pair[0].stand.turn);
                assert!(turns.fold(0.0, |most: f64, turn| most.max(turn.abs())) < 180.1);
            }
        }
    }
}
