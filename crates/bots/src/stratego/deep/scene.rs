//! The board of one world, as the search plays on it.

use game_stratego::{Clash, Move, Rank, Square, Squares};

use super::table::{FLAG, Table};

/// A piece in a world.
#[derive(Clone, Copy)]
pub(crate) struct Unit {
    pub(crate) rank: Rank,
    pub(crate) own: bool,
    /// Whether the other side knows its rank.
    pub(crate) known: bool,
    pub(crate) moved: bool,
}

/// No piece.
const NONE: u8 = u8::MAX;

/// The board of one world. Foes come first among the units, in the order of the table's.
#[derive(Clone)]
pub(crate) struct Scene {
    cells: [u8; Square::COUNT],
    units: Vec<Unit>,
    /// Own men, and the others.
    men: [Squares; 2],
    /// For the own side.
    pub(crate) score: i32,
    pub(crate) key: u64,
}

/// What is needed to take a move back.
pub(crate) struct Undo {
    moved: Move,
    cells: [u8; 2],
    units: [Unit; 2],
    men: [Squares; 2],
    score: i32,
    key: u64,
}

/// What became of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    Goes,
    /// A flag was taken.
    Ends,
}

impl Scene {
    /// These units on these squares.
    pub(crate) fn new(units: &[(Square, Unit)], table: &Table, salt: u64) -> Self {
        let mut scene = Self {
            cells: [NONE; Square::COUNT],
            units: units.iter().map(|(_, unit)| *unit).collect(),
            men: [Squares::NONE; 2],
            score: 0,
            key: salt,
        };
        for (i, (square, _)) in (0..).zip(units) {
            scene.put(i, *square, table);
        }
        scene
    }

    /// Own men's squares, or the others'.
    #[inline]
    pub(crate) const fn men(&self, own: bool) -> Squares {
        self.men[if own { 0 } else { 1 }]
    }

    #[inline]
    pub(crate) fn unit(&self, square: Square) -> Option<&Unit> {
        self.units.get(usize::from(self.cells[square.index()]))
    }

    /// What standing there brings the own side.
    #[inline]
    fn place(unit: &Unit, square: Square, table: &Table) -> i32 {
        if unit.own {
            table.lure[unit.rank as usize][square.index()]
        } else if unit.rank.moves() {
            -table.close[square.index()]
        } else {
            0
        }
    }

    /// What a unit is worth for the own side.
    #[inline]
    fn worth(unit: &Unit, table: &Table) -> i32 {
        let i = unit.rank as usize;
        if unit.own {
            table.own[i] + if unit.known { 0 } else { table.secret[i] }
        } else {
            -table.enemy[i]
        }
    }

    #[inline]
    fn put(&mut self, unit: u8, square: Square, table: &Table) {
        let piece = self.units[usize::from(unit)];
        let side = usize::from(!piece.own);
        self.cells[square.index()] = unit;
        self.men[side] = self.men[side].with(square);
        self.score += Self::worth(&piece, table) + Self::place(&piece, square, table);
        self.key ^= word(unit, square, piece.known);
    }

    #[inline]
    fn lift(&mut self, square: Square, table: &Table) {
        let unit = self.cells[square.index()];
        let piece = self.units[usize::from(unit)];
        let side = usize::from(!piece.own);
        self.cells[square.index()] = NONE;
        self.men[side] = self.men[side].without(square);
        self.score -= Self::worth(&piece, table) + Self::place(&piece, square, table);
        self.key ^= word(unit, square, piece.known);
    }

    /// Makes a move. `true_ranks` is for own attacks: whether the world's rank decides, or what is likely.
    pub(crate) fn play(&mut self, moved: Move, true_ranks: bool, table: &Table) -> (Undo, Fate) {
        let (from, to) = (self.cells[moved.from.index()], self.cells[moved.to.index()]);
        let mover = self.units[usize::from(from)];
        let target = self.units.get(usize::from(to)).copied();
        let undo = Undo {
            moved,
            cells: [from, to],
            units: [mover, target.unwrap_or(mover)],
            men: self.men,
            score: self.score,
            key: self.key,
        };
        let Some(target) = target else {
            self.lift(moved.from, table);
            self.units[usize::from(from)].moved = true;
            self.put(from, moved.to, table);
            return (undo, Fate::Goes);
        };
        if mover.own && !target.known && !true_ranks {
            self.guess(moved, from, usize::from(to), table);
            return (undo, Fate::Goes);
        }
        let before = self.score;
        self.lift(moved.from, table);
        self.lift(moved.to, table);
        let shown = |unit: Unit, moved: bool| Unit {
            known: true,
            moved: unit.moved || moved,
            ..unit
        };
        let clash = table.clash(mover.rank, target.rank);
        match clash {
            Clash::Wins => {
                self.units[usize::from(from)] = shown(mover, true);
                self.put(from, moved.to, table);
            }
            Clash::Loses => {
                self.units[usize::from(to)] = shown(target, false);
                self.put(to, moved.to, table);
            }
            Clash::Both => {}
        }
        if target.rank == Rank::Flag {
            self.score = before + if mover.own { FLAG } else { -FLAG };
            return (undo, Fate::Ends);
        }
        if !mover.own && !target.known && self.score < before {
            // It does not know what it attacks: it may not dare to.
            self.score = before + (self.score - before) * table.dares(target.moved) / 100;
        }
        (undo, Fate::Goes)
    }

    /// An own attack on what is not known: it brings what it brings on the whole, and goes on as is likelier.
    fn guess(&mut self, moved: Move, from: u8, foe: usize, table: &Table) {
        let (before, mover) = (self.score, self.units[usize::from(from)]);
        let (gain, wins) = table.guess(foe, mover.rank, mover.known);
        self.lift(moved.from, table);
        if wins {
            self.lift(moved.to, table);
            let unit = &mut self.units[usize::from(from)];
            (unit.known, unit.moved) = (true, true);
            self.put(from, moved.to, table);
        }
        self.score = before + gain;
        self.key ^= GUESSED;
    }

    #[inline]
    pub(crate) fn undo(&mut self, undo: &Undo) {
        let [from, to] = undo.cells;
        self.cells[undo.moved.from.index()] = from;
        self.cells[undo.moved.to.index()] = to;
        self.units[usize::from(from)] = undo.units[0];
        if let Some(unit) = self.units.get_mut(usize::from(to)) {
            *unit = undo.units[1];
        }
        self.men = undo.men;
        self.score = undo.score;
        self.key = undo.key;
    }

    /// What an attack by the side of the piece brings it at once, as far as the side knows.
    #[inline]
    pub(crate) fn promise(&self, moved: Move, table: &Table) -> Option<i32> {
        let target = self.unit(moved.to)?;
        let mover = self.unit(moved.from)?;
        if mover.own && !target.known {
            let foe = usize::from(self.cells[moved.to.index()]);
            return Some(table.guess(foe, mover.rank, mover.known).0);
        }
        let (mine, its) = (
            Self::worth(mover, table).abs(),
            Self::worth(target, table).abs(),
        );
        Some(match table.clash(mover.rank, target.rank) {
            _ if target.rank == Rank::Flag => FLAG,
            Clash::Wins if !mover.own && !target.known => its * table.dares(target.moved) / 100,
            Clash::Wins => its,
            Clash::Both => its - mine,
            Clash::Loses => -mine,
        })
    }

    /// What a quiet move changes at once, for the side that makes it.
    #[inline]
    pub(crate) fn gain(&self, moved: Move, table: &Table) -> i32 {
        self.unit(moved.from).map_or(0, |unit| {
            let gain = Self::place(unit, moved.to, table) - Self::place(unit, moved.from, table);
            if unit.own { gain } else { -gain }
        })
    }

    /// Calls `f` with every move of a side: attacks first or quiet moves alone.
    #[inline]
    pub(crate) fn each(&self, own: bool, attacks: bool, mut f: impl FnMut(Move)) {
        let (men, others) = (self.men(own), self.men(!own));
        let wanted = |to: Square| others.contains(to) == attacks;
        for from in men {
            let Some(unit) = self.unit(from) else {
                continue;
            };
            if !unit.rank.moves() {
                continue;
            }
            if unit.rank != Rank::Scout {
                let near = Squares::near(from) - men;
                let near = if attacks {
                    near & others
                } else {
                    near - others
                };
                near.into_iter().for_each(|to| f(Move::new(from, to)));
                continue;
            }
            for line in Squares::lines(from) {
                for to in line.take_while(|to| !men.contains(*to)) {
                    if wanted(to) {
                        f(Move::new(from, to));
                    }
                    if others.contains(to) {
                        break;
                    }
                }
            }
        }
    }
}

/// Tells boards apart whose score comes from a guess.
const GUESSED: u64 = 0x5bd1_e995_7b7d_159d;

/// The word of one unit on one square.
#[inline]
const fn word(unit: u8, square: Square, known: bool) -> u64 {
    let number = (unit as u64) << 8 | (square.index() as u64) << 1 | known as u64;
    let mut z = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
