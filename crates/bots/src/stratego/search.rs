//! Looking ahead where ranks are only likely: one plan for all that could be.
//!
//! A fight with a piece that is not known has all its outcomes at once, each as likely as it is. The
//! other side knows what it has: it attacks where it wins, and where that is only likely, the line
//! goes on both ways.

use game::Rng;
use game_stratego::{Move, Rank, Square, Squares};

use super::board::{Board, Man, Outcome};
use crate::meter::Meter;

/// How sure the other side is about own pieces that it does not know.
const GUESS: f32 = 0.55;
/// Chances below this are left out.
const SLIGHT: f32 = 0.02;
/// Chances above this are looked into, and not only counted.
const LIKELY: f32 = 0.25;
/// Enemy pieces that move with less chance than this stay where they are.
const MOVES: f32 = 0.45;

/// The own moves at the root with what they come to, best first.
pub(crate) type Ranked = Vec<(Move, f32)>;

/// A search under way.
pub(crate) struct Search<'a, 'b> {
    board: &'a mut Board,
    meter: &'a mut Meter<'b>,
}

impl<'a, 'b> Search<'a, 'b> {
    pub(crate) fn new(board: &'a mut Board, meter: &'a mut Meter<'b>) -> Self {
        Self { board, meter }
    }

    /// Looks at these moves, each with a bonus, deeper and deeper, at most `depth` plies. The order is
    /// that of the last depth, of which at least the best move of the one before was finished.
    pub(crate) fn rank(&mut self, moves: &[(Move, f32)], depth: u8, rng: &mut Rng) -> Ranked {
        let mut ranked: Ranked = moves.to_vec();
        rng.shuffle(&mut ranked);
        let bonuses = moves;
        for reach in (2..=depth).step_by(2) {
            let (mut found, mut best) = (Ranked::new(), f32::NEG_INFINITY);
            for (moved, _) in &ranked {
                let bonus = bonuses.iter().find(|(other, _)| other == moved);
                let bonus = bonus.map_or(0.0, |(_, bonus)| *bonus);
                let Some(worth) = self.own(*moved, reach, best - bonus) else {
                    break;
                };
                let worth = worth + bonus;
                best = best.max(worth);
                found.push((*moved, worth));
            }
            if found.is_empty() {
                break;
            }
            let finished = found.len() == ranked.len();
            found.sort_by(|a, b| b.1.total_cmp(&a.1));
            let rest = ranked
                .iter()
                .filter(|(moved, _)| found.iter().all(|(f, _)| f != moved));
            let rest: Ranked = rest.copied().collect();
            found.extend(rest);
            ranked = found;
            if !finished {
                break;
            }
        }
        ranked
    }

    /// What an own move comes to.
    fn own(&mut self, moved: Move, depth: u8, alpha: f32) -> Option<f32> {
        if !self.meter.spend() {
            return None;
        }
        let (Some(Man::Own(rank, _)), target) =
            (self.board.man(moved.from), self.board.man(moved.to))
        else {
            return Some(self.board.score);
        };
        let Some(Man::Foe(place)) = target else {
            let undo = self.board.step(moved);
            let worth = self.others(depth - 1, alpha, f32::INFINITY);
            self.board.undo(&undo);
            return worth;
        };
        let foe = self.board.foe(place);
        let (win, tie) = (foe.win[rank as usize], foe.tie[rank as usize]);
        let chances = [
            (Outcome::Won, win),
            (Outcome::Tied, tie),
            (Outcome::Lost, 1.0 - win - tie),
        ];
        let mut sum = 0.0;
        for (outcome, chance) in chances {
            if chance <= 0.001 {
                continue;
            }
            let undo = self.board.fight(moved, outcome);
            let worth = if chance >= if depth > 2 { SLIGHT } else { LIKELY } {
                self.others(depth - 1, f32::NEG_INFINITY, f32::INFINITY)
            } else {
                Some(self.board.score)
            };
            self.board.undo(&undo);
            sum += chance * worth?;
        }
        Some(sum)
    }

    /// What the position comes to with the own side to move.
    fn mine(&mut self, depth: u8, mut alpha: f32, beta: f32) -> Option<f32> {
        let mut best = self.board.score;
        if depth == 0 {
            return Some(best);
        }
        alpha = alpha.max(best);
        let mut moves = self.own_moves();
        moves.sort_by(|a, b| b.1.total_cmp(&a.1));
        for (moved, promise) in moves {
            if depth == 1 {
                // Nobody answers: what it promises is what it is worth.
                best = best.max(self.board.score + promise);
                break;
            }
            best = best.max(self.own(moved, depth, alpha)?);
            alpha = alpha.max(best);
            if best >= beta {
                break;
            }
        }
        Some(best)
    }

    /// Own moves with what they promise at once.
    fn own_moves(&self) -> Vec<(Move, f32)> {
        let mut moves = Vec::with_capacity(48);
        let own = self.board.men(true);
        for from in own {
            let Some(Man::Own(rank, known)) = self.board.man(from) else {
                continue;
            };
            if !rank.moves() {
                continue;
            }
            let (cost, secret) = self.board.cost(rank, known);
            each_target(
                from,
                rank == Rank::Scout,
                own,
                self.board.men(false),
                |to| {
                    let moved = Move::new(from, to);
                    let promise = match self.board.man(to) {
                        Some(Man::Foe(place)) => self.board.foe(place).gain(rank, cost, secret),
                        _ => self.board.gain_of_step(rank, moved),
                    };
                    moves.push((moved, promise));
                },
            );
        }
        moves
    }

    /// What the position comes to with the other side to move.
    fn others(&mut self, depth: u8, alpha: f32, beta: f32) -> Option<f32> {
        // It may always wait, or nearly.
        let mut best = if depth > 1 {
            self.mine(depth - 1, alpha, beta)?
        } else {
            self.board.score
        };
        if depth > 1 {
            let mut beta = beta.min(best);
            for moved in self.their_steps() {
                if best <= alpha {
                    return Some(best);
                }
                if !self.meter.spend() {
                    return None;
                }
                let undo = self.board.step(moved);
                let worth = self.mine(depth - 1, alpha, beta);
                self.board.undo(&undo);
                best = best.min(worth?);
                beta = beta.min(best);
            }
        }
        for (moved, foe, rank, known) in self.their_attacks() {
            let sure = if known { 1.0 } else { GUESS };
            let foe = self.board.foe(foe);
            let chances = [
                (Outcome::Won, sure * foe.beats[rank as usize]),
                (Outcome::Tied, sure * foe.trades[rank as usize]),
            ];
            for (outcome, chance) in chances {
                if chance < SLIGHT {
                    continue;
                }
                if !self.meter.spend() {
                    return None;
                }
                let undo = self.board.fight(moved, outcome);
                let worth = if depth > 1 && chance >= LIKELY {
                    self.mine(depth - 1, f32::NEG_INFINITY, f32::INFINITY)
                } else {
                    Some(self.board.score)
                };
                self.board.undo(&undo);
                let worth = worth?;
                if worth < best {
                    best = chance * worth + (1.0 - chance) * best;
                }
            }
        }
        Some(best)
    }

    /// Steps of enemy pieces that can probably move, onto empty squares.
    fn their_steps(&self) -> Vec<Move> {
        let (own, theirs) = (self.board.men(true), self.board.men(false));
        let mut moves = Vec::with_capacity(48);
        for from in theirs {
            if let Some(Man::Foe(place)) = self.board.man(from)
                && self.board.foe(place).mobile >= MOVES
            {
                let free = Squares::near(from) - own - theirs;
                moves.extend(free.into_iter().map(|to| Move::new(from, to)));
            }
        }
        moves
    }

    /// Their attacks: the move, who attacks, what rank is attacked, and whether that is known.
    fn their_attacks(&self) -> Vec<(Move, u8, Rank, bool)> {
        let (own, theirs) = (self.board.men(true), self.board.men(false));
        let mut attacks = Vec::new();
        for from in theirs {
            let Some(Man::Foe(place)) = self.board.man(from) else {
                continue;
            };
            let foe = self.board.foe(place);
            if foe.mobile < SLIGHT {
                continue;
            }
            each_target(from, foe.scout, theirs, own, |to| {
                if let Some(Man::Own(rank, known)) = self.board.man(to) {
                    attacks.push((Move::new(from, to), place, rank, known));
                }
            });
        }
        attacks
    }
}

/// Calls `f` with every square that a piece on `from` can go to.
fn each_target(
    from: Square,
    slides: bool,
    own: Squares,
    others: Squares,
    mut f: impl FnMut(Square),
) {
    if !slides {
        (Squares::near(from) - own).into_iter().for_each(f);
        return;
    }
    for line in Squares::lines(from) {
        for to in line.take_while(|to| !own.contains(*to)) {
            f(to);
            if others.contains(to) {
                break;
            }
        }
    }
}
