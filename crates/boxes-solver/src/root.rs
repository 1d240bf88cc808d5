//! From positions as people see them to nodes: what can be taken, and which line a move is.

use game_boxes::{Bits, Grid, Harvest};

use crate::graph::bits;
use crate::moves::{self, Move};
use crate::node::Node;
use crate::search::{Run, Search};
use crate::{Fault, Solution};

/// One question to a search.
pub(crate) struct Root<'a, const K: usize> {
    pub(crate) grid: &'a Grid<3>,
    pub(crate) search: &'a mut Search<K>,
}

/// What is left when all is taken that can be.
struct Rest<const K: usize> {
    harvest: Harvest<3>,
    node: Node<K>,
}

impl<const K: usize> Rest<K> {
    /// What the mover gains where the rest is worth `rest`.
    fn value(&self, rest: i32) -> i32 {
        let (boxes, stake) = self.harvested();
        if stake == 0 {
            boxes + rest
        } else {
            boxes - stake + (stake + rest).abs()
        }
    }

    fn harvested(&self) -> (i32, i32) {
        (i32::from(self.harvest.boxes), i32::from(self.harvest.stake))
    }
}

impl<const K: usize> Root<'_, K> {
    /// The value of a board and a line that gets it.
    pub(crate) fn solve(&mut self, drawn: Bits<3>, run: &mut Run<'_>) -> Result<Solution, Fault> {
        let rest = self.rest(drawn)?;
        let below = self.search.value(&rest.node, run);
        if run.stopped {
            return Err(Fault::Stopped);
        }
        let value = rest.value(below);
        let (boxes, stake) = rest.harvested();
        let line = match rest.harvest.take {
            Some(take) if stake == 0 || boxes + below == value => usize::from(take),
            Some(take) => usize::from(rest.harvest.deal.unwrap_or(take)),
            None => self.line(&rest.node, drawn, value, run)?,
        };
        Ok(Solution { value, line })
    }

    /// A line that gains at least `target`, if there is one.
    pub(crate) fn reach(
        &mut self,
        drawn: Bits<3>,
        target: i32,
        run: &mut Run<'_>,
    ) -> Result<Option<usize>, Fault> {
        let rest = self.rest(drawn)?;
        let (boxes, stake) = rest.harvested();
        let mut at_least = |target| self.search.bound(&rest.node, target, run) >= target;
        let line = match rest.harvest.take {
            Some(take) if at_least(target - boxes) => Some(usize::from(take)),
            // Giving the stake back gains boxes - 2 stake - rest.
            Some(take) if stake > 0 && !at_least(boxes - 2 * stake - target + 1) => {
                Some(usize::from(rest.harvest.deal.unwrap_or(take)))
            }
            None if at_least(target) => Some(self.line(&rest.node, drawn, target, run)?),
            _ => None,
        };
        if run.stopped {
            return Err(Fault::Stopped);
        }
        Ok(line)
    }

    /// Whether a line gains as much as the board is worth.
    pub(crate) fn is_best(
        &mut self,
        drawn: Bits<3>,
        line: usize,
        value: i32,
        run: &mut Run<'_>,
    ) -> Result<bool, Fault> {
        let after = drawn.or(Bits::one(line));
        let closed = |sides: &&Bits<3>| after.covers(**sides) && !drawn.covers(**sides);
        let claimed = self.grid.sides().iter().filter(closed).count() as i32;
        let gains = if claimed > 0 {
            self.reaches(after, value - claimed, run)?
        } else {
            !self.reaches(after, 1 - value, run)?
        };
        if run.stopped {
            return Err(Fault::Stopped);
        }
        Ok(gains)
    }

    /// Whether a board is worth at least `target` to its mover.
    fn reaches(&mut self, drawn: Bits<3>, target: i32, run: &mut Run<'_>) -> Result<bool, Fault> {
        let rest = self.rest(drawn)?;
        let (boxes, stake) = rest.harvested();
        let mut at_least = |target| self.search.bound(&rest.node, target, run) >= target;
        if stake == 0 {
            return Ok(at_least(target - boxes));
        }
        // |stake + rest| has to be at least this.
        let more = target - boxes + stake;
        Ok(more <= 0 || at_least(more - stake) || !at_least(1 - more - stake))
    }

    fn rest(&mut self, drawn: Bits<3>) -> Result<Rest<K>, Fault> {
        let harvest = Harvest::of(self.grid, drawn);
        let size = self.grid.size();
        let open = self.search.graph.open(size, harvest.rest);
        let open = open.ok_or(Fault::OutOfReach {
            lines: size.line_count() - drawn.len(),
        })?;
        let node = Node::new(&self.search.graph, &mut self.search.sets, open);
        Ok(Rest { harvest, node })
    }

    /// A line that gains `value`, where nothing can be taken.
    fn line(
        &mut self,
        node: &Node<K>,
        drawn: Bits<3>,
        value: i32,
        run: &mut Run<'_>,
    ) -> Result<usize, Fault> {
        let mut moves = Vec::new();
        let (graph, sets) = (&self.search.graph, &self.search.sets);
        let (key, image) = node.key();
        let first = self.search.table.get(key, node.loose);
        moves::gather(graph, sets, node, value, &mut moves, |each| {
            i32::from(first.is_some_and(|first| first.line == each.name(graph, image)))
        });
        for (_, each) in &moves {
            let gains = self.search.after(node, each, value, run) >= value;
            if run.stopped {
                break;
            }
            if let (true, Some(line)) = (gains, self.drawn_by(node, drawn, each)) {
                return Ok(line);
            }
        }
        Err(Fault::Stopped)
    }

    /// The line of the board that makes a move.
    fn drawn_by(&self, node: &Node<K>, drawn: Bits<3>, each: &Move) -> Option<usize> {
        let graph = &self.search.graph;
        let lines = self.grid.size().line_count();
        let fits = |line: &usize, boxes, stake| {
            let harvest = Harvest::after(self.grid, drawn, *line);
            (harvest.boxes, harvest.stake) == (boxes, stake)
        };
        match each {
            Move::Safe(line) => graph.real(usize::from(*line), drawn),
            Move::Chain(chain) => bits(chain.own)
                .filter_map(|line| graph.real(line, drawn))
                .find(|line| fits(line, chain.boxes, chain.stake())),
            Move::Loose(opening) => {
                let board: Vec<usize> = bits(node.open())
                    .filter_map(|line| graph.real(line, drawn))
                    .collect();
                (0..lines)
                    .filter(|line| !drawn.contains(*line) && !board.contains(line))
                    .find(|line| fits(line, opening.boxes, opening.stake))
            }
        }
    }
}
