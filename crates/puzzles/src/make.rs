//! Making puzzles: engines play, and positions of their matches are looked at.

use game::{Event, Level, Rng, Seat, Turn, Viewer};
use games::{AnyEvent, AnyGame, Form, Kind};

use crate::check::grade;
use crate::prove::{self, Prover, Rigour};
use crate::{Fault, Grade, Id, Puzzle, Source, Theme, tree};

/// What was looked at, for whoever waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The match that was played last, from 0.
    pub number: u64,
    /// How many puzzles of each grade were found.
    pub found: [usize; 3],
}

/// How matches of a game are played for puzzles.
struct Play {
    setup: &'static str,
    level: Level,
    nodes: u64,
    /// Of a hundred actions so many are by lot, so that positions differ.
    lots: usize,
    /// Matches are given up after so many events.
    longest: usize,
    /// Of a hundred decisions so many are looked at, so that puzzles are not all out of the same part of a match.
    looks: usize,
}

fn plays(kind: Kind) -> Vec<Play> {
    let play = |setup, level, nodes, lots| Play {
        setup,
        level,
        nodes,
        lots,
        longest: 1_500,
        looks: 50,
    };
    match kind {
        Kind::Boxes => vec![play("", Level::Medium, 3_000, 10)],
        Kind::Ataxx => ["", "blocked=c3,c5,e3,e5"]
            .map(|setup| Play {
                looks: 60,
                ..play(setup, Level::Hard, 600, 4)
            })
            .into(),
        Kind::Aeroplane => vec![play("", Level::Hard, 100, 8)],
        Kind::Tacocat => vec![play("", Level::Medium, 3_000, 10)],
        Kind::Stratego => vec![play("barrage=on", Level::Medium, 500, 5)],
        #[allow(
            unreachable_patterns,
            reason = "the test game of other crates' tests has no puzzles"
        )]
        _ => Vec::new(),
    }
}

/// A world of a view is drawn by one of so many numbers: the one with the longest way.
const WORLDS: u64 = 6;

/// Finds so many puzzles of a game, as many of each grade as there are, in the order of their grades. The same seed
/// and count give the same puzzles. After every match `goes_on` is asked; what was found before is given then.
///
/// # Errors
/// The game has no puzzles, or its engines break the rules.
pub fn make(
    kind: Kind,
    seed: u64,
    count: usize,
    goes_on: &mut dyn FnMut(&Candidate) -> bool,
) -> Result<Vec<Puzzle>, Fault> {
    let mut prover = prove::prover(kind, Rigour::Making).ok_or(Fault::Unproven)?;
    let each = count.div_ceil(Grade::ALL.len());
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let found = |puzzles: &[Puzzle]| {
        Grade::ALL.map(|grade| {
            puzzles
                .iter()
                .filter(|puzzle| puzzle.grade == grade)
                .count()
        })
    };
    let plays = plays(kind);
    for number in 0.. {
        let is_wanted = |puzzles: &[Puzzle], grade: Grade| {
            let room = found(puzzles)[usize::from(grade.number()) - 1] < each;
            room && puzzles.len() < count
        };
        let play = number as usize % plays.len().max(1);
        let play = plays.get(play).ok_or(Fault::Unproven)?;
        let source = Source {
            seed,
            number,
            ply: 0,
        };
        let found_here = out_of(kind, play, source, prover.as_mut(), &mut |grade| {
            is_wanted(&puzzles, grade)
        })?;
        let fresh = |puzzle: &Puzzle| puzzles.iter().all(|known| known.id != puzzle.id);
        puzzles.extend(found_here.filter(fresh));
        let candidate = Candidate {
            number,
            found: found(&puzzles),
        };
        if puzzles.len() >= count || !goes_on(&candidate) {
            break;
        }
    }
    puzzles.sort_by_key(|puzzle| puzzle.grade);
    Ok(puzzles)
}

/// The first puzzle out of one match, so that no two are alike.
fn out_of(
    kind: Kind,
    play: &Play,
    source: Source,
    prover: &mut dyn Prover,
    is_wanted: &mut dyn FnMut(Grade) -> bool,
) -> Result<Option<Puzzle>, Fault> {
    let mut lot = Rng::new(
        source
            .seed
            .wrapping_mul(1_000_003)
            .wrapping_add(source.number),
    );
    let mut game = AnyGame::start(kind, play.setup)?;
    for ply in 0..play.longest {
        let Some(event) = next(&game, play, &mut lot)? else {
            break;
        };
        let looks = lot.chance(play.looks, 100) && game.turn().owing().len() == 1;
        if let (Event::Act(seat, _), true) = (&event, looks) {
            let source = Source { ply, ..source };
            if let Some(puzzle) = look(prover, &game, *seat, source, is_wanted) {
                return Ok(Some(puzzle));
            }
        }
        game.apply(&event)?;
    }
    Ok(None)
}

/// What happens next in the match; nothing once it is over.
fn next(game: &AnyGame, play: &Play, lot: &mut Rng) -> Result<Option<AnyEvent>, Fault> {
    Ok(Some(match game.turn() {
        Turn::Over(..) => return Ok(None),
        Turn::Auto(action) => Event::Auto(action),
        Turn::Chance(draw) => Event::Chance(game.chance(&draw.sample(lot))?),
        turn @ (Turn::Act(_) | Turn::Setup(_)) => {
            let seat = turn.owing().iter().next().ok_or(Fault::Unproven)?;
            let view = game.view(Viewer::Seat(seat));
            let actions = view.actions().unwrap_or_default();
            let (by_lot, seed) = (lot.chance(play.lots, 100), lot.next_u64());
            let action = match lot.pick(&actions) {
                Some(any) if by_lot => any.clone(),
                _ => {
                    let budget = bots::Budget::nodes(play.nodes);
                    let choice = bots::choose(&view, play.level, &budget, seed);
                    choice.ok_or(Fault::Unproven)?.action.parse()?
                }
            };
            Event::Act(seat, action)
        }
    }))
}

/// The puzzle that begins here, if there is one.
fn look(
    prover: &mut dyn Prover,
    game: &AnyGame,
    seat: Seat,
    source: Source,
    is_wanted: &mut dyn FnMut(Grade) -> bool,
) -> Option<Puzzle> {
    let view = game.view(Viewer::Seat(seat));
    for goal in prover.goals(&view) {
        let right = prover.right(&view, goal);
        let fits = |right: Vec<Form>| (1..=prover.most_right()).contains(&right.len());
        if !right.is_ok_and(fits) {
            continue;
        }
        let kind = view.kind();
        let worlds = if kind.has_secrets() { WORLDS } else { 1 };
        let mut best: Option<Puzzle> = None;
        for world in 0..worlds {
            let start = view.world(&mut Rng::new(world));
            let Ok(steps) = tree::grow(prover, &start, seat, goal) else {
                continue;
            };
            let mut puzzle = Puzzle {
                id: Id::of(kind, &view.to_string(), goal),
                view: view.clone(),
                world,
                goal,
                grade: Grade::ALL[0],
                theme: Theme::ALL[0],
                source,
                steps,
            };
            puzzle.grade = grade(prover, &puzzle);
            puzzle.theme = prover.theme(&puzzle);
            let longer = |best: &Puzzle| puzzle.line().len() > best.line().len();
            if best.as_ref().is_none_or(longer) {
                best = Some(puzzle);
            }
        }
        return best
            .filter(|puzzle| !prover.is_dull(puzzle, puzzle.grade) && is_wanted(puzzle.grade));
    }
    None
}
