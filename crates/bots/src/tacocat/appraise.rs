//! What actions of Tacocat are worth by what their seat knew, and how a match stands, for reviews.

use game::Game as _;
use game::{Rng, Seat, View as _, Viewer};
use game_tacocat::{Action, Phase, Position, Seal, Tacocat, Track, View};

use super::known::Known;
use super::mind::Mind;
use super::odds::Chosen;
use super::playout::{Next, Playout};
use super::{duel, known, others, replace, think};
use crate::Budget;
use crate::appraisal::{Appraisal, Chances, shared};
use crate::meter::Meter;
use game::Level;

/// Rounds that win a match: the token has so many spaces to each goal.
const ROUNDS: u8 = 4;
/// The worlds in which the best action and the one that was made are played out.
const WORLDS: u32 = 160;
/// The same for how a round stands, for each seat.
const GLANCES: u32 = 48;

/// How Hard would think, without its slips, but judged by the net.
const fn mind() -> Mind {
    Mind {
        worlds: 24,
        duels: 40,
        replaces: 12,
        ..Mind::of(Level::Master)
    }
}

/// The best action and the one that was made, by what the seat knew.
pub(crate) fn appraise(view: &View, made: Option<&str>, budget: &Budget<'_>) -> Option<Appraisal> {
    let seat = view.viewer().seat()?;
    let (known, position) = (known(view)?, view.position());
    let half = Budget {
        nodes: budget.nodes / 2,
        ..*budget
    };
    let (mut rng, mut first) = (Rng::new(0), Meter::new(&half));
    let made = made.and_then(|made| made.parse::<Action>().ok());
    let (best, nodes) = match position.phase() {
        Phase::Duel => (None, 0),
        _ => {
            let best = think(position, &known, &mind(), &mut first, &mut rng)?;
            (Some(best), first.spent())
        }
    };
    let mut second = Meter::new(&half);
    let mut rated = rate(position, &known, best, made, &mut second)?;
    rated.sort_by(|(_, one), (_, two)| two.total_cmp(one));
    let race = Race::of(position.track());
    let named = |(action, round): &(Action, f64)| (action.to_string(), race.chances(seat, *round));
    let actions: Vec<(String, Chances)> = rated.iter().map(named).collect();
    Some(Appraisal {
        chances: actions.first()?.1,
        actions,
        proven: false,
        nodes: nodes + second.spent(),
    })
}

/// How the round goes after each of some actions, in the same worlds.
fn rate(
    position: &Position,
    known: &Known,
    best: Option<Action>,
    made: Option<Action>,
    meter: &mut Meter<'_>,
) -> Option<Vec<(Action, f64)>> {
    let mut rng = Rng::new(1);
    let Some(best) = best else {
        let rated = duel::rated(known, &mind(), meter, &mut rng)?.into_iter();
        return Some(
            rated
                .map(|(card, worth)| (Action::Duel(card), worth))
                .collect(),
        );
    };
    let made = made.filter(|made| *made != best && made.verb() == best.verb());
    let mut sums: Vec<(Action, f64)> = [Some(best), made]
        .into_iter()
        .flatten()
        .map(|action| (action, 0.0))
        .collect();
    let chosen = match position.phase() {
        Phase::ReplaceBoth | Phase::Replace { .. } => replace::chosen(others(position)?),
        _ => Chosen::Played,
    };
    let (odds, mind) = (known.odds(chosen, &mind()), mind());
    let mut worlds = 0;
    for number in 0..WORLDS {
        let world = known.world(odds, &mut rng);
        let here: Option<Vec<f32>> = sums
            .iter()
            .map(|(action, _)| {
                let mut playout = Playout::new(mind.seats(number as usize), known.tied, meter);
                let mut table = world.table;
                match *action {
                    Action::Replace(part) => {
                        replace::worth(&world, part, others(position)?, &mut playout)
                    }
                    Action::Lead(attack) => {
                        table.attack(0, attack);
                        playout.play(table, Next::Defend(1, attack))
                    }
                    Action::Defend(answers) => {
                        let next = table.answer(0, known.attack?, answers.cards());
                        playout.play(table, Next::Lead(next))
                    }
                    Action::Duel(_) | Action::Reveal => None,
                }
            })
            .collect();
        let Some(here) = here else { break };
        for ((_, sum), worth) in sums.iter_mut().zip(here) {
            *sum += f64::from(worth);
        }
        worlds += 1;
    }
    let mean = |(action, sum)| (action, sum / f64::from(worlds));
    (worlds > 0).then(|| sums.into_iter().map(mean).collect())
}

/// How the match stands: what the two seats could expect of the round by what each of them knew, halfway
/// between the two; `None` where a card lies face down.
pub(crate) fn standing(game: &Tacocat, budget: &Budget<'_>) -> Option<Chances> {
    let watched = game.view(Viewer::Watcher);
    let position = watched.position();
    if position.end().is_some() {
        return None;
    }
    let race = Race::of(position.track());
    if position.phase() == Phase::Deal {
        return Some(race.chances(Seat::FIRST, 0.5));
    }
    let mut meter = Meter::new(budget);
    let mut expect = |seat: Seat| {
        let view = game.view(Viewer::Seat(seat));
        expected(view.position(), seat, &mut meter)
    };
    let (first, second) = (expect(Seat::FIRST)?, expect(Seat::SECOND)?);
    Some(race.chances(Seat::FIRST, (first + 1.0 - second) / 2.0))
}

/// What a seat can expect of the round.
fn expected(position: &Position, seat: Seat, meter: &mut Meter<'_>) -> Option<f64> {
    let down = |seat| position.seal(seat) == Seal::Closed;
    if down(seat) || down(seat.other()) {
        return None;
    }
    let known = Known::of(position, seat)?;
    let place = |other: Seat| usize::from(other != seat);
    let next = match position.phase() {
        Phase::Lead(leader) => Next::Lead(place(leader)),
        Phase::Defend(defender, attack) => Next::Defend(place(defender), attack),
        _ => Next::Duel,
    };
    let chosen = match position.phase() {
        Phase::Lead(_) | Phase::Defend(..) => Chosen::Played,
        Phase::Duel => Chosen::Replaced,
        _ => Chosen::Deal,
    };
    let (odds, mind) = (known.odds(chosen, &mind()), mind());
    let mut rng = Rng::new(2);
    let (mut sum, mut worlds) = (0.0, 0_u32);
    for _ in 0..GLANCES {
        let world = known.world(odds, &mut rng);
        let mut playout = Playout::new([mind.by; 2], known.tied, meter);
        let Some(worth) = playout.play(world.table, next) else {
            break;
        };
        sum += f64::from(worth);
        worlds += 1;
    }
    (worlds > 0).then(|| sum / f64::from(worlds))
}

/// The race for rounds: how many each seat has won.
struct Race([u8; 2]);

impl Race {
    /// By where the token is and how many spaces are tiled: it left one with each round.
    fn of(track: Track) -> Self {
        let (token, rounds) = (track.token(), track.tiles().count() as u8);
        let first = match token {
            0..ROUNDS => ROUNDS - token,
            ROUNDS => rounds / 2,
            _ => rounds.saturating_sub(token - ROUNDS),
        };
        Self([first, rounds.saturating_sub(first)])
    }

    /// The chances in the match of one whose seat wins this round so likely, rounds to come being even.
    fn chances(&self, seat: Seat, round: f64) -> Chances {
        let [first, second] = self.0;
        let own = if seat == Seat::FIRST {
            round
        } else {
            1.0 - round
        };
        let chance = own * ahead(first + 1, second) + (1.0 - own) * ahead(first, second + 1);
        shared(Seat::FIRST, chance)
    }
}

/// How likely who has won `own` rounds of even ones is the first to win four.
fn ahead(own: u8, other: u8) -> f64 {
    if own >= ROUNDS {
        1.0
    } else if other >= ROUNDS {
        0.0
    } else {
        (ahead(own + 1, other) + ahead(own, other + 1)) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_race_is_read_from_the_row_of_spaces() {
        for (track, rounds) in [
            ("4:-", [0, 0]),
            ("3:4", [1, 0]),
            ("5:3,4", [1, 1]),
            ("2:3,4", [2, 0]),
        ] {
            assert_eq!(Race::of(track.parse().unwrap()).0, rounds, "{track}");
        }
    }

    #[test]
    fn an_even_match_is_even_and_the_last_round_is_all() {
        let even = Race([0, 0]).chances(Seat::FIRST, 0.5);
        assert!((even[0] - 0.5).abs() < 1e-9);
        let last = Race([3, 3]).chances(Seat::SECOND, 0.75);
        assert!((last[1] - 0.75).abs() < 1e-9);
        let near = Race([3, 0]).chances(Seat::FIRST, 0.0);
        assert!((near[0] - 0.875).abs() < 1e-9);
    }
}
