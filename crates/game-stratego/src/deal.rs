//! Deals ranks to the pieces that a viewer does not know, so that all it does know could have been.

use std::ops::ControlFlow;

use game::{Rng, Seat};

use crate::gait::Gait;
use crate::seen::Seen;
use crate::{Position, Rank, Setup, Square, Squares};

/// How many even deals are tried, and then how many that are steered.
const TRIES: usize = 64;

/// The pieces of one side that are dealt to.
struct Side {
    /// Those that have moved, so are neither flag nor bomb.
    moved: Squares,
    others: Squares,
    ranks: Vec<Rank>,
}

/// What must be true of a deal: one of these pieces has one of the ranks beside it.
type Demand = Vec<(Square, Rank)>;

/// A position that fits what is seen, each equally likely: what has moved is neither flag nor bomb,
/// what has slid is a scout, each side has its counts, each set-up could move, and if the match is
/// `played`, the player to move can.
///
/// Even deals are thrown away until one fits. That nearly always takes few; where hardly any fits, a
/// piece that makes it fit is chosen first and the rest dealt evenly.
pub(crate) fn deal(seen: &Seen, setup: &Setup, played: bool, rng: &mut Rng) -> Position {
    let sides = [Seat::FIRST, Seat::SECOND].map(|seat| Side::of(seen, seat, setup.barrage));
    let mut pieces = evenly(seen, &sides, rng);
    for _ in 1..TRIES {
        if fits(seen, setup, played, &pieces) {
            break;
        }
        pieces = evenly(seen, &sides, rng);
    }
    if !fits(seen, setup, played, &pieces) {
        pieces = steered(seen, setup, played, &sides, rng);
    }
    Position::new(*setup, seen.field.clone(), &pieces)
}

/// Every deal is equally likely.
fn evenly(seen: &Seen, sides: &[Side; 2], rng: &mut Rng) -> Vec<(Square, Rank)> {
    forced(seen, sides, &Demand::new(), rng)
}

/// Pieces that make the deal fit come first. Only views that no match has may find none.
fn steered(
    seen: &Seen,
    setup: &Setup,
    played: bool,
    sides: &[Side; 2],
    rng: &mut Rng,
) -> Vec<(Square, Rank)> {
    let demands = demand(seen, setup, played, sides);
    let mut pieces = Vec::new();
    for _ in 0..TRIES {
        let chosen = demands.iter().filter_map(|demand| rng.pick(demand));
        let chosen: Demand = chosen.copied().collect();
        pieces = forced(seen, sides, &chosen, rng);
        if fits(seen, setup, played, &pieces) {
            break;
        }
    }
    pieces
}

/// What is known, what is forced, and the rest evenly.
fn forced(seen: &Seen, sides: &[Side; 2], chosen: &Demand, rng: &mut Rng) -> Vec<(Square, Rank)> {
    let mut pieces = seen.ranked().collect();
    for side in sides {
        side.deal(chosen, &mut pieces, rng);
    }
    pieces
}

impl Side {
    fn of(seen: &Seen, seat: Seat, barrage: bool) -> Self {
        let unknown = seen.unknown(seat);
        Self {
            moved: unknown & seen.field.moved,
            others: unknown - seen.field.moved,
            ranks: seen.unknown_ranks(seat, barrage),
        }
    }

    /// Adds a rank for every unknown piece, those that are forced first.
    fn deal(&self, forced: &Demand, pieces: &mut Vec<(Square, Rank)>, rng: &mut Rng) {
        let (mut moved, mut others) = (self.moved, self.others);
        let (mut movers, mut still): (Vec<Rank>, Vec<Rank>) =
            self.ranks.iter().partition(|rank| rank.moves());
        for (home, rank) in forced {
            let at = movers.iter().position(|other| other == rank);
            let (Some(at), true) = (at, (moved | others).contains(*home)) else {
                continue; // the other side's, or chosen twice
            };
            movers.swap_remove(at);
            (moved, others) = (moved.without(*home), others.without(*home));
            pieces.push((*home, *rank));
        }
        rng.shuffle(&mut movers);
        let rest = movers.split_off(movers.len().min(moved.len() as usize));
        pieces.extend(moved.into_iter().zip(movers));
        still.extend(rest);
        rng.shuffle(&mut still);
        pieces.extend(others.into_iter().zip(still));
    }
}

/// Whether a deal could have been.
fn fits(seen: &Seen, setup: &Setup, played: bool, pieces: &[(Square, Rank)]) -> bool {
    let gait = Gait::of(pieces.iter().copied());
    pieces.len() == seen.field.homes.len() as usize
        && [Seat::FIRST, Seat::SECOND]
            .into_iter()
            .all(|seat| could_start(seen, seat, &gait))
        && (!played || seen.field.can_move(&gait, setup.repetition))
}

/// Whether some piece of `seat` could move as the set-up stood.
fn could_start(seen: &Seen, seat: Seat, gait: &Gait) -> bool {
    !(fore(seen, seat) - gait.still).is_empty()
}

/// The pieces of `seat` that stood next to a free square.
fn fore(seen: &Seen, seat: Seat) -> Squares {
    let homes = seen.field.homes;
    let free = |home: &Square| !(Squares::near(*home) - homes).is_empty();
    let own = homes & Squares::half(seat);
    own.into_iter().filter(free).collect()
}

/// What deals must have that the known pieces do not give already.
fn demand(seen: &Seen, setup: &Setup, played: bool, sides: &[Side; 2]) -> Vec<Demand> {
    let mut demands = Vec::new();
    let known: Squares = seen.ranked().map(|(home, _)| home).collect();
    let gait = seen.gait();
    for (seat, side) in [Seat::FIRST, Seat::SECOND].into_iter().zip(sides) {
        let fore = fore(seen, seat);
        if (fore & (known - gait.still)).is_empty() {
            demands.push(side.movers(fore - known, false));
        }
    }
    if !played {
        return demands;
    }
    let Some(side) = sides.get(seen.field.turn.index()) else {
        return demands;
    };
    // Unknown pieces count as still here: can a known one move?
    let still = Gait {
        still: gait.still | (seen.field.homes - known),
        ..gait
    };
    if !seen.field.can_move(&still, setup.repetition) {
        let able = |scouts: Squares| -> Squares {
            let gait = Gait {
                still: known,
                scouts,
            };
            let goes = |(_, at): &(Square, Square)| {
                let stop = &mut |_| ControlFlow::Break(());
                let tried = seen
                    .field
                    .try_moves_from(*at, &gait, setup.repetition, stop);
                tried.is_break()
            };
            let mover = |(home, _): &(Square, Square)| home.half() == seen.field.turn;
            let pieces = seen.field.pieces().filter(mover).filter(goes);
            pieces.map(|(home, _)| home).collect()
        };
        let steps = able(Squares::NONE);
        let mut demand = side.movers(steps, false);
        demand.extend(side.movers(able(seen.field.homes) - steps, true));
        demands.push(demand);
    }
    demands
}

impl Side {
    /// Every way to give one of these pieces a rank that moves.
    fn movers(&self, pieces: Squares, scouts_only: bool) -> Demand {
        let pieces = pieces & (self.moved | self.others);
        let mut ranks = self.ranks.clone();
        ranks.retain(|rank| rank.moves() && (!scouts_only || *rank == Rank::Scout));
        let ways = pieces.into_iter();
        ways.flat_map(|home| ranks.iter().map(move |rank| (home, *rank)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use game::{Event, Game as _, Rng, Viewer};

    use super::*;
    use crate::phase::Stage;
    use crate::{Action, Arrangement, Stratego};

    /// The views of a random match in barrage, in which each piece matters.
    fn boards(seed: u64, mut look: impl FnMut(&Seen, &Setup)) {
        let mut rng = Rng::new(seed);
        let setup: Setup = "barrage=on".parse().unwrap();
        let mut state = Stratego::start(&setup).unwrap();
        while let Some(seat) = state.turn().owing().iter().next() {
            let action = match state.position() {
                None => Action::Setup(Arrangement::sound(true, &mut rng)),
                Some(board) => Action::Move(*rng.pick(&board.moves()).unwrap()),
            };
            state.apply(&Event::Act(seat, action)).unwrap();
            for who in [Viewer::Watcher, Viewer::Seat(seat)] {
                if let (Stage::Play(seen), None) = (state.view(who).stage, state.end) {
                    look(&seen, &setup);
                }
            }
        }
    }

    /// A deal that is steered fits at once or soon, in every state of a match.
    #[test]
    fn steered_deals_fit() {
        let mut rng = Rng::new(1);
        for seed in 0..30 {
            boards(seed, |seen, setup| {
                let sides =
                    [Seat::FIRST, Seat::SECOND].map(|seat| Side::of(seen, seat, setup.barrage));
                let pieces = steered(seen, setup, true, &sides, &mut rng);
                assert!(fits(seen, setup, true, &pieces));
                let mut ranks: Vec<Rank> = pieces.iter().map(|(_, rank)| *rank).collect();
                ranks.sort_unstable();
                let mut due: Vec<Rank> = Vec::new();
                for rank in Rank::ALL {
                    due.extend(std::iter::repeat_n(rank, 2 * rank.count(true)));
                }
                assert_eq!(ranks, due);
            });
        }
    }
}
