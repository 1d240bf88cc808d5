//! What all worlds of one decision share: what pieces are worth, where they want to be, what they are likely to be.

use game::Seat;
use game_stratego::{Clash, Move, Rank, Square, Squares, View};

use super::super::belief::RANKS;
use super::super::foe::Foe;
use super::super::lure::{Lure, distances};
use super::super::worth::Worth;

/// Values are whole numbers, so many to one point of worth.
pub(crate) const SCALE: f32 = 8.0;
/// More than all else together.
pub(crate) const FLAG: i32 = 60_000;
/// How sure the other side is to attack an own piece that it does not know but would beat, in hundredths: one
/// that has moved, and one that may be a bomb.
const DARES: [i32; 2] = [70, 45];
/// What an enemy piece near the own flag costs, by its distance.
const CLOSE: [f32; 5] = [0.0, 10.0, 7.0, 4.0, 2.0];

/// See the module.
pub(crate) struct Table {
    /// Whether the own side began on the lower rows.
    pub(crate) up: bool,
    /// By rank.
    pub(crate) own: [i32; RANKS],
    pub(crate) enemy: [i32; RANKS],
    /// What an own piece is worth more while it is not known.
    pub(crate) secret: [i32; RANKS],
    /// By own rank and square.
    pub(crate) lure: Vec<[i32; Square::COUNT]>,
    /// By square, for enemy pieces that move.
    pub(crate) close: [i32; Square::COUNT],
    /// By attacker and defender.
    clash: [[Clash; RANKS]; RANKS],
    /// By foe: what is likely of it.
    foes: Vec<Guess>,
}

/// How an own attack on a foe that is not known goes, by own rank.
struct Guess {
    /// What it brings, the own piece being known, and what being known costs more.
    gain: [i32; RANKS],
    secret: [i32; RANKS],
    /// Whether it wins more often than not.
    wins: [bool; RANKS],
}

/// Rounds a worth.
pub(crate) fn scaled(worth: f32) -> i32 {
    (worth * SCALE).round() as i32
}

impl Table {
    pub(crate) fn new(
        seat: Seat,
        worth: &Worth,
        lure: &Lure,
        foes: &[Foe],
        flag: Option<Square>,
        walls: Squares,
    ) -> Self {
        let rows = lure.iter().map(|row| row.map(scaled)).collect();
        let mut close = [0; Square::COUNT];
        if let Some(flag) = flag {
            let steps = distances(flag, walls.without(flag));
            for (at, steps) in close.iter_mut().zip(steps) {
                *at = CLOSE.get(usize::from(steps)).copied().map_or(0, scaled);
            }
        }
        let ranks = Rank::ALL;
        Self {
            up: seat == Seat::FIRST,
            own: worth.own.map(scaled),
            enemy: worth.enemy.map(scaled),
            secret: worth.secret.map(scaled),
            lure: rows,
            close,
            clash: ranks.map(|attacker| ranks.map(|defender| Clash::of(attacker, defender))),
            foes: foes.iter().map(|foe| Guess::of(foe, worth)).collect(),
        }
    }

    #[inline]
    pub(crate) fn clash(&self, attacker: Rank, defender: Rank) -> Clash {
        self.clash[attacker as usize][defender as usize]
    }

    /// What an own attack on a foe that is not known brings on the whole, and whether it is likely to win.
    #[inline]
    pub(crate) fn guess(&self, foe: usize, rank: Rank, known: bool) -> (i32, bool) {
        let guess = &self.foes[foe];
        let i = rank as usize;
        let secret = if known { 0 } else { guess.secret[i] };
        (guess.gain[i] - secret, guess.wins[i])
    }

    /// What an own step is worth for being made now and not later.
    pub(crate) fn urge(&self, view: &View, moved: Move) -> i32 {
        let rank = view.piece(moved.from).and_then(|piece| piece.rank);
        match (rank, view.piece(moved.to)) {
            (Some(rank), None) => {
                let lure = &self.lure[rank as usize];
                (lure[moved.to.index()] - lure[moved.from.index()]) * 3 / 10
            }
            _ => 0,
        }
    }

    /// How sure the other side is to attack a piece that it does not know, in hundredths.
    #[inline]
    pub(crate) const fn dares(&self, moved: bool) -> i32 {
        DARES[if moved { 0 } else { 1 }]
    }
}

impl Guess {
    fn of(foe: &Foe, worth: &Worth) -> Self {
        let mut guess = Self {
            gain: [0; RANKS],
            secret: [0; RANKS],
            wins: [false; RANKS],
        };
        for rank in Rank::ALL.into_iter().filter(|rank| rank.moves()) {
            let i = rank as usize;
            let open = foe.gain(rank, worth.own[i], 0.0);
            let hidden = foe.gain(rank, worth.own[i] + worth.secret[i], worth.secret[i]);
            guess.gain[i] = scaled(open);
            guess.secret[i] = scaled(open - hidden);
            guess.wins[i] = foe.win[i] + foe.tie[i] / 2.0 >= 0.5;
        }
        guess
    }
}
