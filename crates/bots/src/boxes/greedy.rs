//! What can be seen at a glance: boxes to take, lines that give none away, and which give least.

use game_boxes::{Bits, Harvest, Survey};

use super::Player;
use super::playouts::{any, loony};

impl<const W: usize> Player<'_, W> {
    /// Takes what there is, else gives away as little as possible with this line: knows safe lines
    /// and counts boxes, but not what it is worth to leave the next move to the opponent. In misere
    /// it takes nothing as long as it can.
    pub(super) fn greedy(&mut self) -> Option<usize> {
        let survey = Survey::of(self.grid, self.drawn);
        if self.misere {
            let free = any(survey.open.minus(survey.taking), &mut self.rng);
            return free.or_else(|| any(survey.open, &mut self.rng));
        }
        if let Some(take) = Harvest::of(self.grid, self.drawn).take {
            return Some(usize::from(take));
        }
        let safe = any(survey.open.minus(survey.loony), &mut self.rng);
        safe.or_else(|| self.least(survey.open))
    }

    /// The line that gives away the fewest boxes, and of a chain of two the one in the middle, after
    /// which nothing can be given back.
    fn least(&mut self, open: Bits<W>) -> Option<usize> {
        let mut lines: Vec<usize> = open.iter().collect();
        self.rng.shuffle(&mut lines);
        lines.into_iter().min_by_key(|line| {
            let harvest = Harvest::after(self.grid, self.drawn, *line);
            (harvest.boxes, harvest.stake)
        })
    }

    /// Where nothing is safe and nothing can be taken: what is best to open, if both go on by opening
    /// what gives away least.
    pub(super) fn least_loony(&mut self) -> Option<usize> {
        let survey = Survey::of(self.grid, self.drawn);
        let is_loony = survey.taking.is_empty() && survey.loony.covers(survey.open);
        if self.misere || !is_loony {
            return None;
        }
        let mut lines: Vec<usize> = survey.open.iter().collect();
        self.rng.shuffle(&mut lines);
        lines.into_iter().min_by_key(|line| {
            let harvest = Harvest::after(self.grid, self.drawn, *line);
            let (boxes, stake) = (i32::from(harvest.boxes), i32::from(harvest.stake));
            let rest = loony(self.grid, harvest.rest);
            if stake == 0 {
                boxes + rest
            } else {
                boxes - stake + (stake + rest).abs()
            }
        })
    }
}
