//! One match as far as it was told: what moved where, and what fights have shown.

use game::{Game as _, Seat, Viewer};
use game_stratego::{
    Arrangement, Clash, Move, Notice, Position, Quiet, Rank, Setup, Square, Squares, Stratego, View,
};

use super::message::{Outcome, letter_rank};

/// A piece: whose, and where it was set up.
type Piece = (Seat, Square);

/// The match so far.
pub(super) struct Track {
    seat: Seat,
    own: Arrangement,
    /// The moves, and which ranks fought.
    moves: Vec<(Move, Option<(Rank, Rank)>)>,
    board: [Option<Piece>; Square::COUNT],
    /// By where a piece was set up: its rank, if it is one's own or was shown.
    ranks: [Option<Rank>; Square::COUNT],
    moved: Squares,
    /// Pieces whose rank was guessed.
    guessed: Squares,
    /// Something was told that cannot be.
    lost: bool,
}

impl Track {
    /// Both sides stand as they were set up.
    pub(super) fn new(seat: Seat, own: Arrangement) -> Self {
        let mut track = Self {
            seat,
            own,
            moves: Vec::new(),
            board: [None; Square::COUNT],
            ranks: [None; Square::COUNT],
            moved: Squares::NONE,
            guessed: Squares::NONE,
            lost: false,
        };
        for cell in 0..Arrangement::CELLS {
            for side in [seat, seat.other()] {
                if let Some(home) = Arrangement::square(side, cell) {
                    track.board[home.index()] = Some((side, home));
                }
            }
            if let Some(home) = Arrangement::square(seat, cell) {
                track.ranks[home.index()] = track.own.cells()[cell];
            }
        }
        track
    }

    /// All that was told so far.
    pub(super) fn told(&self) -> Vec<Notice> {
        let seats = [Seat::FIRST, Seat::SECOND].into_iter().cycle();
        let moves = self.moves.iter().zip(seats);
        moves
            .map(|((moved, ranks), seat)| Notice::Moved(seat, *moved, *ranks))
            .collect()
    }

    /// Who is to move.
    pub(super) fn turn(&self) -> Seat {
        if self.moves.len().is_multiple_of(2) {
            Seat::FIRST
        } else {
            Seat::SECOND
        }
    }

    /// A move of the side whose turn it is, and how it went.
    pub(super) fn record(&mut self, moved: Move, outcome: Outcome) {
        let turn = self.turn();
        let attacker = self.board[moved.from.index()].filter(|(seat, _)| *seat == turn);
        let defender = self.board[moved.to.index()];
        let Some((_, home)) = attacker else {
            self.lost = true;
            return;
        };
        let ranks = match outcome {
            Outcome::Fight(_, one, two) => Some((one, two)),
            _ => None,
        };
        self.moves.push((moved, ranks));
        self.moved = self.moved.with(home);
        self.board[moved.from.index()] = None;
        if moved.length().is_some_and(|steps| steps > 1) {
            self.learn(home, Rank::Scout);
        }
        match (outcome, defender) {
            (Outcome::Quiet, None) => self.board[moved.to.index()] = attacker,
            (Outcome::Fight(clash, one, two), Some((seat, other))) if seat != turn => {
                self.learn(home, one);
                self.learn(other, two);
                self.lost |= Clash::of(one, two) != clash;
                match clash {
                    Clash::Wins => self.board[moved.to.index()] = attacker,
                    Clash::Both => self.board[moved.to.index()] = None,
                    Clash::Loses => {}
                }
            }
            _ => self.lost = true,
        }
    }

    /// The rank of a piece is known.
    fn learn(&mut self, home: Square, rank: Rank) {
        let known = self.ranks[home.index()].filter(|_| !self.guessed.contains(home));
        self.lost |= known.is_some_and(|known| known != rank);
        self.ranks[home.index()] = Some(rank);
    }

    /// Records an own move of which nothing was told, as the board after it shows how it went.
    pub(super) fn guess(&mut self, moved: Move, rows: &[[u8; 10]]) {
        let Some((_, other)) = self.board[moved.to.index()] else {
            return self.record(moved, Outcome::Quiet);
        };
        let own = self.board[moved.from.index()].and_then(|(_, home)| self.ranks[home.index()]);
        let own = own.unwrap_or(Rank::Scout);
        let clash = match at(rows, moved.to) {
            b'.' => Clash::Both,
            cell if letter_rank(cell).is_some() => Clash::Wins,
            _ => Clash::Loses,
        };
        let left = self.left();
        let likely = Rank::ALL
            .into_iter()
            .filter(|rank| Clash::of(own, *rank) == clash && *rank != Rank::Flag)
            .filter(|rank| rank.moves() || !self.moved.contains(other))
            .max_by_key(|rank| left[*rank as usize]);
        let known = self.ranks[other.index()].filter(|rank| Clash::of(own, *rank) == clash);
        if known.is_none() {
            self.guessed = self.guessed.with(other);
        }
        let theirs = known.or(likely).unwrap_or(own);
        self.record(moved, Outcome::Fight(clash, own, theirs));
    }

    /// How many pieces of each rank the other side has that are not known.
    fn left(&self) -> [usize; 12] {
        let mut left = Rank::ALL.map(|rank| rank.count(false));
        for cell in 0..Arrangement::CELLS {
            let home = Arrangement::square(self.seat.other(), cell);
            if let Some(rank) = home.and_then(|home| self.ranks[home.index()]) {
                let left = &mut left[rank as usize];
                *left = left.saturating_sub(1);
            }
        }
        left
    }

    /// A set-up of the other side that fits what is known.
    fn theirs(&self) -> Arrangement {
        let mut cells = [None; Arrangement::CELLS];
        let mut left = self.left();
        // From the back: what stands still belongs there, so that the front could move.
        let still = [Rank::Flag, Rank::Bomb];
        let movers = Rank::ALL.into_iter().filter(|rank| rank.moves());
        let order: Vec<Rank> = still.into_iter().chain(movers).collect();
        for (cell, slot) in cells.iter_mut().enumerate() {
            let Some(home) = Arrangement::square(self.seat.other(), cell) else {
                continue;
            };
            *slot = self.ranks[home.index()].or_else(|| {
                let fits = |rank: &&Rank| {
                    left[**rank as usize] > 0 && (rank.moves() || !self.moved.contains(home))
                };
                let rank = order.iter().find(fits).copied()?;
                left[rank as usize] -= 1;
                Some(rank)
            });
        }
        Arrangement::new(cells)
    }

    /// What one knows, if all that was told can have been.
    pub(super) fn view(&self) -> Option<View> {
        if self.lost || self.turn() != self.seat {
            return None;
        }
        let setup = Setup::default();
        // Who does not count quiet plies goes on.
        let endless = Setup {
            quiet: Quiet::None,
            ..setup
        };
        [setup, endless]
            .into_iter()
            .find_map(|setup| self.seen(setup))
    }

    fn seen(&self, setup: Setup) -> Option<View> {
        let theirs = self.theirs();
        let sides = if self.seat == Seat::FIRST {
            [&self.own, &theirs]
        } else {
            [&theirs, &self.own]
        };
        let mut position = Position::start(setup, sides, Seat::FIRST).ok()?;
        for (moved, _) in &self.moves {
            position.play(*moved);
        }
        let game = Stratego::from(position);
        let view = game.view(Viewer::Seat(self.seat));
        let owes = game::View::turn(&view).owing().contains(self.seat);
        owes.then_some(view)
    }

    /// Whether the board that was shown is the one that is thought to be.
    pub(super) fn agrees(&self, rows: &[[u8; 10]]) -> bool {
        Square::all().all(|square| {
            let cell = at(rows, square);
            match self.board[square.index()] {
                Some((seat, home)) if seat == self.seat => {
                    letter_rank(cell).is_some_and(|rank| self.ranks[home.index()] == Some(rank))
                }
                Some(_) => !matches!(cell, b'.' | b'+'),
                None => matches!(cell, b'.' | b'+'),
            }
        })
    }
}

/// What a board shows on a square.
fn at(rows: &[[u8; 10]], square: Square) -> u8 {
    let row = rows.get(usize::from(square.row()));
    row.map_or(b'+', |row| row[usize::from(square.column())])
}

/// The steps of one square that a board alone allows, attacks first; for when nothing else is sure.
pub(super) fn plain_moves(rows: &[[u8; 10]]) -> Vec<Move> {
    let own = |square: &Square| letter_rank(at(rows, *square)).is_some_and(Rank::moves);
    let steps = Square::all().filter(own).flat_map(|from| {
        let near = Squares::near(from).into_iter();
        near.map(move |to| Move::new(from, to))
    });
    let (attacks, others): (Vec<Move>, Vec<Move>) = steps
        .filter(|moved| letter_rank(at(rows, moved.to)).is_none())
        .partition(|moved| matches!(at(rows, moved.to), b'#' | b'*' | b'?'));
    if attacks.is_empty() { others } else { attacks }
}
