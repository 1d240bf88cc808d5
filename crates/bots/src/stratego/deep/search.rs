//! Alpha-beta in one world.

use game_stratego::{Move, Square};

use super::scene::{Fate, Scene};
use super::table::{FLAG, Table};
use crate::meter::Meter;

/// More than any value.
pub(crate) const INFINITE: i32 = 1 << 20;
/// Plies of attacks that are looked at beyond the depth.
const CALM: i8 = 5;
/// Quiet moves before later ones are looked at less deep.
const FIRST: usize = 4;
/// ... and those after which they are looked at less deep still.
const LATE: usize = 12;
/// What a quiet move can hardly change.
const MARGIN: i32 = 240;
/// What counts when moves are put in order: the best move of before, whether an attack is good, a move that was
/// good at the same ply, and how good a move was elsewhere.
const HINT: i32 = 1 << 30;
const GOOD: i32 = 1 << 28;
const KILLER: i32 = 1 << 26;
const PRAISE: i32 = 64;
/// Bits of the table's index.
const BITS: u32 = 16;
/// The deepest line.
const DEEPEST: usize = 64;

/// What bound a value is.
const NOTHING: u8 = 0;
const AT_LEAST: u8 = 1;
const AT_MOST: u8 = 2;
const EXACT: u8 = 3;

/// What is remembered of a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    value: i32,
    depth: i8,
    bound: u8,
    from: u8,
    to: u8,
}

impl Entry {
    /// Whether its value is enough to know within these bounds.
    const fn settles(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            AT_LEAST => self.value >= beta,
            AT_MOST => self.value <= alpha,
            _ => true,
        }
    }

    fn best(&self) -> Option<Move> {
        let square = |index: u8| Square::new(index % Square::SIDE, index / Square::SIDE);
        let (from, to) = square(self.from).zip(square(self.to))?;
        Some(Move::new(from, to))
    }
}

/// What the board is worth for a side as it stands.
const fn standing(scene: &Scene, own: bool) -> i32 {
    if own { scene.score } else { -scene.score }
}

/// Where a side's history begins.
const fn side(own: bool) -> usize {
    if own { 0 } else { Square::COUNT }
}

/// How much less deep the quiet move of this number is looked at.
const fn reduction(depth: i8, quiet: usize) -> i8 {
    match (depth, quiet) {
        (..=2, _) | (_, ..=FIRST) => 0,
        (3, _) | (_, ..=LATE) => 1,
        _ => 2,
    }
}

/// A place in the tree, for the side to move.
#[derive(Clone, Copy)]
struct Node {
    own: bool,
    depth: i8,
    alpha: i32,
    beta: i32,
    ply: usize,
    /// Whether doing nothing may be tried.
    waits: bool,
}

impl Node {
    /// The one after a move, with these bounds as this side sees them.
    const fn below(self, depth: i8, alpha: i32, beta: i32) -> Self {
        Self {
            own: !self.own,
            depth,
            alpha: -beta,
            beta: -alpha,
            ply: self.ply + 1,
            waits: true,
        }
    }
}

/// The best of some moves: its value, what bound it is, and the move.
struct Best {
    value: i32,
    bound: u8,
    moved: Option<Move>,
}

/// What searches of one decision remember.
pub(crate) struct Search<'a, 'b> {
    table: &'a Table,
    meter: &'a mut Meter<'b>,
    entries: Vec<Entry>,
    history: Vec<[i32; Square::COUNT]>,
    killers: [[Option<Move>; 2]; DEEPEST],
    /// One list of moves for each ply, so that none is made anew.
    lists: Vec<Vec<(i32, Move)>>,
}

impl<'a, 'b> Search<'a, 'b> {
    pub(crate) fn new(table: &'a Table, meter: &'a mut Meter<'b>) -> Self {
        Self {
            table,
            meter,
            entries: vec![Entry::default(); 1 << BITS],
            history: vec![[0; Square::COUNT]; 2 * Square::COUNT],
            killers: [[None; 2]; DEEPEST],
            lists: vec![Vec::new(); DEEPEST],
        }
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.meter.is_over()
    }

    /// What an own move comes to for the own side, the world's ranks deciding it; `None` when there is
    /// nothing left to spend.
    pub(crate) fn after(
        &mut self,
        scene: &mut Scene,
        moved: Move,
        depth: i8,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        if !self.meter.spend() {
            return None;
        }
        let root = Node {
            own: true,
            depth,
            alpha,
            beta,
            ply: 0,
            waits: false,
        };
        let (undo, fate) = scene.play(moved, true, self.table);
        let value = match fate {
            Fate::Ends => Some(scene.score),
            Fate::Goes => self.look(scene, root.below(depth - 1, alpha, beta)),
        };
        scene.undo(&undo);
        value.map(|value| if fate == Fate::Ends { value } else { -value })
    }

    /// What the position comes to for the side to move.
    fn look(&mut self, scene: &mut Scene, node: Node) -> Option<i32> {
        if node.depth <= 0 || node.ply + 1 >= DEEPEST {
            return self.calm(scene, node.own, CALM, node.alpha, node.beta, node.ply);
        }
        let key = scene.key ^ u64::from(node.own);
        let entry = self.entries[(key >> (64 - BITS)) as usize];
        let mut hint = None;
        if entry.bound != NOTHING && entry.key == key {
            if entry.depth >= node.depth && entry.settles(node.alpha, node.beta) {
                return Some(entry.value);
            }
            hint = entry.best();
        }
        // Whoever may as well do nothing need not look for more.
        if node.waits && node.depth > 2 && standing(scene, node.own) >= node.beta {
            let mut after = node.below(node.depth - 3, node.beta - 1, node.beta);
            after.waits = false;
            let value = -self.look(scene, after)?;
            if value >= node.beta {
                return Some(value);
            }
        }
        let mut list = std::mem::take(&mut self.lists[node.ply]);
        self.order(scene, node, hint, &mut list);
        let best = self.best(scene, node, &list);
        self.lists[node.ply] = list;
        let best = best?;
        let square = |square: Option<Square>| square.map_or(0, |square| square.index() as u8);
        let known = best.moved.or(hint);
        self.entries[(key >> (64 - BITS)) as usize] = Entry {
            key,
            value: best.value,
            depth: node.depth,
            bound: best.bound,
            from: square(known.map(|known| known.from)),
            to: square(known.map(|known| known.to)),
        };
        Some(best.value)
    }

    /// The best of the moves.
    fn best(&mut self, scene: &mut Scene, node: Node, list: &[(i32, Move)]) -> Option<Best> {
        let mut best = Best {
            value: if list.is_empty() { -FLAG } else { -INFINITE }, // who cannot move loses
            bound: AT_MOST,
            moved: None,
        };
        let (mut alpha, mut quiet) = (node.alpha, 0);
        let enough = standing(scene, node.own) + MARGIN;
        for (_, moved) in list {
            let attacks = scene.unit(moved.to).is_some();
            quiet += usize::from(!attacks);
            if !attacks && node.depth == 1 && best.moved.is_some() && enough <= alpha {
                best.value = best.value.max(enough);
                continue;
            }
            if !self.meter.spend() {
                return None;
            }
            let less = if attacks {
                0
            } else {
                reduction(node.depth, quiet)
            };
            let (undo, fate) = scene.play(*moved, false, self.table);
            let value = match fate {
                Fate::Ends => Some(standing(scene, node.own)),
                Fate::Goes if best.moved.is_none() => self.lower(scene, node, alpha),
                Fate::Goes => self.try_lower(scene, node, alpha, less),
            };
            scene.undo(&undo);
            let value = value?;
            if value > best.value || best.moved.is_none() {
                (best.value, best.moved) = (value, Some(*moved));
            }
            if value > alpha {
                (alpha, best.bound) = (value, EXACT);
            }
            if value >= node.beta {
                best.bound = AT_LEAST;
                if !attacks {
                    self.praise(*moved, node);
                }
                break;
            }
        }
        Some(best)
    }

    /// What a move that was made comes to.
    fn lower(&mut self, scene: &mut Scene, node: Node, alpha: i32) -> Option<i32> {
        let value = self.look(scene, node.below(node.depth - 1, alpha, node.beta))?;
        Some(-value)
    }

    /// The same for one that is probably not better: less deep first, and only whether it is.
    fn try_lower(&mut self, scene: &mut Scene, node: Node, alpha: i32, less: i8) -> Option<i32> {
        let probe = node.below(node.depth - 1 - less, alpha, alpha + 1);
        let value = -self.look(scene, probe)?;
        if value > alpha && (less > 0 || value < node.beta) {
            return self.lower(scene, node, alpha);
        }
        Some(value)
    }

    /// A quiet move that was good enough.
    fn praise(&mut self, moved: Move, node: Node) {
        let (depth, side) = (i32::from(node.depth), side(node.own));
        let praise = &mut self.history[side + moved.from.index()][moved.to.index()];
        *praise = (*praise + depth * depth).min(1 << 16);
        let killers = &mut self.killers[node.ply];
        if killers[0] != Some(moved) {
            *killers = [Some(moved), killers[0]];
        }
    }

    /// The moves, those that promise most first.
    fn order(&self, scene: &Scene, node: Node, hint: Option<Move>, list: &mut Vec<(i32, Move)>) {
        list.clear();
        let Node { own, ply, .. } = node;
        let (side, killers) = (side(own), &self.killers[ply]);
        scene.each(own, true, |moved| {
            let promise = scene.promise(moved, self.table).unwrap_or(0);
            let good = if promise >= 0 { GOOD } else { -GOOD };
            list.push((
                if hint == Some(moved) {
                    HINT
                } else {
                    good + promise
                },
                moved,
            ));
        });
        scene.each(own, false, |moved| {
            let worth = if hint == Some(moved) {
                HINT
            } else if killers.contains(&Some(moved)) {
                KILLER
            } else {
                let praise = self.history[side + moved.from.index()][moved.to.index()];
                PRAISE * praise + scene.gain(moved, self.table)
            };
            list.push((worth, moved));
        });
        // Of equals those of the front come first, whichever way the side looks: late ones are looked at less deep.
        let up = own == self.table.up;
        list.sort_unstable_by(|a, b| {
            let equals = if up { b.1.cmp(&a.1) } else { a.1.cmp(&b.1) };
            b.0.cmp(&a.0).then(equals)
        });
    }

    /// Attacks that bring something, until there are none.
    fn calm(
        &mut self,
        scene: &mut Scene,
        own: bool,
        left: i8,
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> Option<i32> {
        let mut best = standing(scene, own);
        if left == 0 || best >= beta || ply + 1 >= DEEPEST {
            return Some(best);
        }
        alpha = alpha.max(best);
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        scene.each(own, true, |moved| {
            let promise = scene.promise(moved, self.table).unwrap_or(0);
            if promise > 0 {
                list.push((promise, moved));
            }
        });
        list.sort_unstable_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        let mut over = false;
        for (promise, moved) in &list {
            if best.max(alpha) >= beta || best + promise + MARGIN < alpha {
                break;
            }
            if !self.meter.spend() {
                over = true;
                break;
            }
            let (undo, fate) = scene.play(*moved, false, self.table);
            let value = if fate == Fate::Ends {
                Some(standing(scene, own))
            } else {
                self.calm(scene, !own, left - 1, -beta, -alpha, ply + 1)
                    .map(|value| -value)
            };
            scene.undo(&undo);
            let Some(value) = value else {
                over = true;
                break;
            };
            best = best.max(value);
            alpha = alpha.max(best);
        }
        self.lists[ply] = list;
        if over { None } else { Some(best) }
    }
}
