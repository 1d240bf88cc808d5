//! The board as one side sees it: own ranks, and odds for what the other side has.

use game::Seat;
use game_stratego::{Move, Rank, Square, Squares, View};

use super::belief::{Enemy, enemies};
use super::foe::Foe;
use super::lure::{Lure, lure};
use super::worth::Worth;

/// A piece on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Man {
    /// An own one: its rank, and whether the other side knows it.
    Own(Rank, bool),
    /// One of the other side: its place among the foes.
    Foe(u8),
}

/// How an attack went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Won,
    Tied,
    Lost,
}

/// What is needed to take a move back.
#[derive(Clone, Copy)]
pub(crate) struct Undo {
    moved: Move,
    from: Option<Man>,
    to: Option<Man>,
    men: [Squares; 2],
    score: f32,
}

/// The board, and what it is worth for the own side.
#[derive(Clone)]
pub(crate) struct Board {
    cells: [Option<Man>; Square::COUNT],
    /// Own men, and the others.
    men: [Squares; 2],
    pub(crate) foes: Vec<Foe>,
    pub(crate) worth: Worth,
    lure: Lure,
    pub(crate) score: f32,
}

/// What part of a step's gain counts for its being made now.
const NOW: f32 = 0.3;
/// Quiet plies after which losses begin to count less.
const PATIENCE: u32 = 40;
/// Plies in which they come to count half as much.
const SLOPE: f32 = 40.0;

impl Board {
    /// What `seat` sees.
    pub(crate) fn of(view: &View, seat: Seat) -> Self {
        let enemies = enemies(view, seat.other());
        let own = own(view, seat);
        let ranks: Vec<Rank> = own.iter().map(|(_, rank, _)| *rank).collect();
        let worth = Worth::of(&ranks, &enemies);
        let worth = worth.driven(drive(view, &enemies, &own, &worth));
        let foes: Vec<(Square, Foe)> = enemies
            .iter()
            .map(|enemy| (enemy.square, Foe::of(enemy, &worth)))
            .collect();
        let still = |(square, rank, _): &(Square, Rank, bool)| (!rank.moves()).then_some(*square);
        let walls: Squares = own.iter().filter_map(still).collect();
        let lure = lure(&foes, walls | Squares::LAKES, &worth);
        let mut board = Self {
            cells: [None; Square::COUNT],
            men: [Squares::NONE; 2],
            foes: foes.iter().map(|(_, foe)| *foe).collect(),
            worth,
            lure,
            score: 0.0,
        };
        for (square, rank, known) in own {
            board.put(square, Man::Own(rank, known));
        }
        for (place, (square, _)) in (0..).zip(&foes) {
            board.put(*square, Man::Foe(place));
        }
        board
    }

    pub(crate) fn man(&self, square: Square) -> Option<Man> {
        self.cells[square.index()]
    }

    /// Own men's squares, or the others'.
    pub(crate) const fn men(&self, own: bool) -> Squares {
        self.men[if own { 0 } else { 1 }]
    }

    pub(crate) fn foe(&self, place: u8) -> &Foe {
        &self.foes[usize::from(place)]
    }

    /// What a man standing there is worth for the own side.
    fn value(&self, square: Square, man: Man) -> f32 {
        match man {
            Man::Own(rank, known) => {
                let i = rank as usize;
                let secret = if known { 0.0 } else { self.worth.secret[i] };
                self.worth.own[i] + secret + self.lure[i][square.index()]
            }
            Man::Foe(place) => -self.foe(place).worth,
        }
    }

    fn put(&mut self, square: Square, man: Man) {
        let side = usize::from(matches!(man, Man::Foe(_)));
        self.cells[square.index()] = Some(man);
        self.men[side] = self.men[side].with(square);
        self.score += self.value(square, man);
    }

    fn lift(&mut self, square: Square) -> Option<Man> {
        let man = self.cells[square.index()].take()?;
        let side = usize::from(matches!(man, Man::Foe(_)));
        self.men[side] = self.men[side].without(square);
        self.score -= self.value(square, man);
        Some(man)
    }

    fn before(&self, moved: Move) -> Undo {
        Undo {
            moved,
            from: self.man(moved.from),
            to: self.man(moved.to),
            men: self.men,
            score: self.score,
        }
    }

    /// Goes to an empty square.
    pub(crate) fn step(&mut self, moved: Move) -> Undo {
        let undo = self.before(moved);
        if let Some(man) = self.lift(moved.from) {
            self.put(moved.to, man);
        }
        undo
    }

    /// Attacks, with this outcome for the attacker.
    pub(crate) fn fight(&mut self, moved: Move, outcome: Outcome) -> Undo {
        let undo = self.before(moved);
        let (Some(attacker), Some(defender)) = (undo.from, undo.to) else {
            return undo;
        };
        let gone = self.removed(attacker, defender, outcome);
        self.lift(moved.from);
        if outcome != Outcome::Lost {
            self.lift(moved.to);
        }
        // What is removed is worth what it must have been to be removed, not what it was on the whole.
        self.score += gone;
        match outcome {
            Outcome::Won => self.put(moved.to, shown(attacker)),
            Outcome::Tied => {}
            Outcome::Lost => {
                self.lift(moved.to);
                self.put(moved.to, shown(defender));
            }
        }
        undo
    }

    /// What to add for an outcome: the difference between what an enemy piece was thought to be worth and
    /// what it turned out to be, and what is learnt of one that stays.
    fn removed(&self, attacker: Man, defender: Man, outcome: Outcome) -> f32 {
        match (attacker, defender, outcome) {
            (Man::Own(rank, _), Man::Foe(place), Outcome::Won) => {
                let foe = self.foe(place);
                foe.win_worth[rank as usize] - foe.worth
            }
            (Man::Own(rank, _), Man::Foe(place), Outcome::Tied)
            | (Man::Foe(place), Man::Own(rank, _), Outcome::Tied) => {
                let foe = self.foe(place);
                let worth = foe.tie_worth[rank as usize];
                if worth > 0.0 { worth - foe.worth } else { 0.0 }
            }
            (Man::Own(..), Man::Foe(place), Outcome::Lost)
            | (Man::Foe(place), Man::Own(..), Outcome::Won) => self.foe(place).riddle,
            _ => 0.0,
        }
    }

    pub(crate) fn undo(&mut self, undo: &Undo) {
        self.cells[undo.moved.from.index()] = undo.from;
        self.cells[undo.moved.to.index()] = undo.to;
        self.men = undo.men;
        self.score = undo.score;
    }

    /// What an own step is worth for being made now and not later.
    pub(crate) fn urge(&self, moved: Move) -> f32 {
        match (self.man(moved.from), self.man(moved.to)) {
            (Some(Man::Own(rank, _)), None) => NOW * self.gain_of_step(rank, moved),
            _ => 0.0,
        }
    }

    /// What is lost with an own piece, and what when it is only shown.
    pub(crate) fn cost(&self, rank: Rank, known: bool) -> (f32, f32) {
        let i = rank as usize;
        let secret = if known { 0.0 } else { self.worth.secret[i] };
        (self.worth.own[i] + secret, secret)
    }

    /// What a step changes for the own side, without being made.
    pub(crate) fn gain_of_step(&self, rank: Rank, moved: Move) -> f32 {
        let lure = &self.lure[rank as usize];
        lure[moved.to.index()] - lure[moved.from.index()]
    }
}

/// The pieces of `seat`, whose ranks the viewer knows, and whether the other side does.
pub(crate) fn own(view: &View, seat: Seat) -> Vec<(Square, Rank, bool)> {
    let pieces = Square::all().filter_map(|square| {
        let piece = view.piece(square).filter(|piece| piece.seat == seat)?;
        Some((square, piece.rank?, piece.fought || piece.slid))
    });
    pieces.collect()
}

/// The same man, known from now on.
const fn shown(man: Man) -> Man {
    match man {
        Man::Own(rank, _) => Man::Own(rank, true),
        foe @ Man::Foe(_) => foe,
    }
}

/// How much more gains count than losses: the more, the further ahead and the longer nothing happened.
pub(crate) fn drive(
    view: &View,
    enemies: &[Enemy],
    own: &[(Square, Rank, bool)],
    worth: &Worth,
) -> f32 {
    let men = own
        .iter()
        .map(|(_, rank, _)| worth.own[*rank as usize])
        .sum::<f32>();
    let theirs: f32 = enemies
        .iter()
        .flat_map(|enemy| enemy.odds.iter().zip(worth.enemy))
        .map(|(odds, worth)| odds * worth)
        .sum();
    let ahead = (men / theirs.max(1.0)).clamp(0.8, 3.0);
    let limit = view.setup().quiet.limit();
    let quiet = match (limit, view.quiet_left()) {
        (Some(limit), Some(left)) => limit.saturating_sub(left),
        _ => 0,
    };
    ahead * (1.0 + quiet.saturating_sub(PATIENCE) as f32 / SLOPE)
}
