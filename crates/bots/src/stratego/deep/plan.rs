//! One decision for all worlds.

use game_stratego::Move;

use super::scene::Scene;
use super::search::{INFINITE, Search};
use super::table::Table;
use crate::meter::Meter;

/// How far apart two moves can count in one world: so no single world decides.
const SWAY: i32 = 2_400;
/// Worlds after which a move that is this far behind on average is given up.
const TRIAL: usize = 3;
const BEHIND: i32 = 320;

/// How many moves are still looked at, by depth.
const fn width(depth: i8) -> usize {
    match depth {
        ..=2 => usize::MAX,
        3 | 4 => 12,
        5 => 7,
        6 => 5,
        7 => 4,
        _ => 3,
    }
}

/// The choice between moves.
pub(crate) struct Plan<'a> {
    pub(crate) table: &'a Table,
    pub(crate) scenes: Vec<Scene>,
}

/// A move that may be made.
#[derive(Clone, Copy)]
struct Candidate {
    moved: Move,
    /// What it is worth beside what the search says.
    bonus: i32,
    /// On average, and beside the best move of the last depth.
    behind: i32,
}

impl Plan<'_> {
    /// The best of these moves, each with a bonus.
    pub(crate) fn decide(
        &mut self,
        moves: &[(Move, i32)],
        depth: i8,
        meter: &mut Meter<'_>,
    ) -> Option<Move> {
        let mut candidates: Vec<Candidate> = moves
            .iter()
            .map(|(moved, bonus)| Candidate {
                moved: *moved,
                bonus: *bonus,
                behind: 0,
            })
            .collect();
        let mut search = Search::new(self.table, meter);
        for reach in (2..=depth).filter(|reach| *reach != 3) {
            candidates.truncate(width(reach));
            if candidates.len() < 2 || search.is_over() {
                break;
            }
            self.round(&mut candidates, reach, &mut search);
        }
        candidates.first().map(|best| best.moved)
    }

    /// What some moves come to on average over the worlds that the meter lasts for, each looked at so deep; `None` if that
    /// is not one.
    pub(crate) fn rate(
        &mut self,
        moves: impl Iterator<Item = Move>,
        depth: i8,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<(Move, i32)>> {
        let mut search = Search::new(self.table, meter);
        let mut rated: Vec<(Move, i32)> = moves.map(|moved| (moved, 0)).collect();
        let mut worlds = 0;
        for scene in &mut self.scenes {
            let after =
                |(moved, _): &(Move, i32)| search.after(scene, *moved, depth, -INFINITE, INFINITE);
            let here: Option<Vec<i32>> = rated.iter().map(after).collect();
            let Some(here) = here else { break };
            for ((_, sum), value) in rated.iter_mut().zip(here) {
                *sum += value;
            }
            worlds += 1;
        }
        rated.iter_mut().for_each(|(_, sum)| *sum /= worlds.max(1));
        (worlds > 0).then_some(rated)
    }

    /// Looks at the candidates one deeper and sorts them; what is left when nothing may be spent any
    /// more keeps its place behind those that were looked at.
    fn round(&mut self, candidates: &mut [Candidate], reach: i8, search: &mut Search<'_, '_>) {
        let Some(first) = candidates.first().copied() else {
            return;
        };
        let mut best = Vec::with_capacity(self.scenes.len());
        for scene in &mut self.scenes {
            let value = search.after(scene, first.moved, reach, -INFINITE, INFINITE);
            let Some(value) = value else { return };
            best.push(value);
        }
        candidates[0].behind = 0;
        let (mut bonus, mut level) = (first.bonus, 0);
        let mut looked = 1;
        for candidate in candidates.iter_mut().skip(1) {
            let Some((values, ahead)) = self.compare(
                candidate.moved,
                candidate.bonus - bonus,
                &best,
                reach,
                search,
            ) else {
                break;
            };
            looked += 1;
            candidate.behind = level - ahead;
            if ahead > 0 && values.len() == best.len() {
                // What the others are measured by from now on.
                (best, bonus, level) = (values, candidate.bonus, level - ahead);
            }
        }
        candidates[..looked].sort_by_key(|candidate| candidate.behind);
    }

    /// How far a move is ahead of the best on average, with its values; `None` when nothing is left to spend.
    fn compare(
        &mut self,
        moved: Move,
        bonus: i32,
        best: &[i32],
        reach: i8,
        search: &mut Search<'_, '_>,
    ) -> Option<(Vec<i32>, i32)> {
        let (mut values, mut sum) = (Vec::with_capacity(best.len()), 0);
        for (scene, best) in self.scenes.iter_mut().zip(best) {
            let (low, high) = (best - SWAY, best + SWAY);
            let value = search.after(scene, moved, reach, low, high)?;
            let value = value.clamp(low, high);
            sum += value - best;
            values.push(value);
            let seen = values.len() as i32;
            if values.len() >= TRIAL && sum / seen + bonus < -BEHIND {
                break;
            }
        }
        let ahead = sum / values.len().max(1) as i32 + bonus;
        Some((values, ahead))
    }
}
