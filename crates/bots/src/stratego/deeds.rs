//! What pieces have done, and what that says of their rank: who goes up to whom, who flees, who stays.

use game::Seat;
use game_stratego::{Clash, Move, Rank, Square, Squares, View};

use super::belief::{Odds, RANKS};

/// How much likelier a rank becomes ...
/// ... that would win, when a piece goes up to one whose rank it knows,
const HUNTS: f32 = 1.7;
/// ... and that would lose.
const RISKS: f32 = 0.45;
/// ... that would lose, when it goes away from one,
const FLEES: f32 = 1.6;
/// ... and that need not.
const FEARLESS: f32 = 0.5;
/// ... that would lose, when it stays where it is attacked.
const STAYS: f32 = 0.7;
/// No rank becomes likelier or less likely than this by deeds alone.
const MOST: f32 = 25.0;

/// By where a piece was set up: how much likelier each rank is for what it has done.
pub(crate) struct Deeds(Vec<Odds>);

/// A match as it went, on a board of pieces by where they were set up.
struct Story {
    /// The side that is read.
    seat: Seat,
    cells: [Option<Square>; Square::COUNT],
    /// By where they were set up: the ranks that are known by now.
    ranks: [Option<Rank>; Square::COUNT],
    /// The pieces that had been shown to both.
    shown: Squares,
    odds: Vec<Odds>,
}

impl Deeds {
    /// What the pieces of `seat` did in these moves, all that were made. Other moves than those of the match say
    /// nothing.
    pub(crate) fn read(view: &View, seat: Seat, moves: &[Move]) -> Self {
        let mut story = Story::start(view, seat);
        for (i, moved) in moves.iter().enumerate() {
            if story.tell(*moved, moves.get(i + 1)).is_none() {
                break;
            }
        }
        Self(story.odds)
    }

    /// How much likelier each rank is for the piece that was set up there.
    pub(crate) fn of(&self, home: Square) -> Odds {
        self.0.get(home.index()).copied().unwrap_or([1.0; RANKS])
    }
}

impl Story {
    fn start(view: &View, seat: Seat) -> Self {
        let mut story = Self {
            seat,
            cells: [None; Square::COUNT],
            ranks: [None; Square::COUNT],
            shown: Squares::NONE,
            odds: vec![[1.0; RANKS]; Square::COUNT],
        };
        let there = Square::all().filter_map(|square| view.piece(square));
        let gone = [Seat::FIRST, Seat::SECOND]
            .into_iter()
            .flat_map(|seat| view.lost(seat));
        for piece in there.chain(gone) {
            story.cells[piece.home.index()] = Some(piece.home);
            story.ranks[piece.home.index()] = piece.rank;
        }
        story
    }

    /// One move, and the one after it; `None` if it cannot have been.
    fn tell(&mut self, moved: Move, next: Option<&Move>) -> Option<()> {
        let mover = self.cells[moved.from.index()]?;
        let target = self.cells[moved.to.index()];
        if mover.half() == self.seat && target.is_none() {
            self.went(mover, moved);
        }
        self.cells[moved.from.index()] = None;
        if moved.length()? > 1 {
            self.shown = self.shown.with(mover);
        }
        let Some(target) = target else {
            self.cells[moved.to.index()] = Some(mover);
            if mover.half() != self.seat {
                self.came(mover, moved, next);
            }
            return Some(());
        };
        self.shown = self.shown.with(mover).with(target);
        let (one, two) = (self.ranks[mover.index()]?, self.ranks[target.index()]?);
        match Clash::of(one, two) {
            Clash::Wins => self.cells[moved.to.index()] = Some(mover),
            Clash::Both => self.cells[moved.to.index()] = None,
            Clash::Loses => {}
        }
        Some(())
    }

    /// The ranks of the other side next to a square that are known to both.
    fn known_near(&self, square: Square) -> impl Iterator<Item = Rank> {
        let near = Squares::near(square).into_iter();
        near.filter_map(|near| {
            let piece = self.cells[near.index()]?;
            let known = piece.half() != self.seat && self.shown.contains(piece);
            self.ranks[piece.index()].filter(|rank| known && rank.moves())
        })
    }

    /// A piece of the side that is read has gone to an empty square.
    fn went(&mut self, piece: Square, moved: Move) {
        let before: Vec<Rank> = self.known_near(moved.from).collect();
        let after: Vec<Rank> = self.known_near(moved.to).collect();
        for rank in &after {
            self.weigh(piece, |own| match Clash::of(own, *rank) {
                Clash::Wins => HUNTS,
                Clash::Both => 1.0,
                Clash::Loses => RISKS,
            });
        }
        for rank in before.iter().filter(|_| after.is_empty()) {
            self.weigh(piece, |own| match Clash::of(*rank, own) {
                Clash::Wins => FLEES,
                Clash::Both => 1.0,
                Clash::Loses => FEARLESS,
            });
        }
    }

    /// A known piece of the other side has come; who does not answer is not afraid.
    fn came(&mut self, piece: Square, moved: Move, next: Option<&Move>) {
        let (true, Some(next)) = (self.shown.contains(piece), next) else {
            return;
        };
        let Some(rank) = self.ranks[piece.index()].filter(|rank| rank.moves()) else {
            return;
        };
        for near in Squares::near(moved.to) {
            let Some(other) = self.cells[near.index()] else {
                continue;
            };
            if other.half() == self.seat && next.from != near && next.to != moved.to {
                self.weigh(other, |own| match Clash::of(rank, own) {
                    Clash::Wins => STAYS,
                    Clash::Both | Clash::Loses => 1.0,
                });
            }
        }
    }

    fn weigh(&mut self, piece: Square, by: impl Fn(Rank) -> f32) {
        let odds = &mut self.odds[piece.index()];
        for rank in Rank::ALL {
            let odds = &mut odds[rank as usize];
            *odds = (*odds * by(rank)).clamp(1.0 / MOST, MOST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game as _, Rng, Viewer};
    use game_stratego::{Arrangement, Position, Setup, Stratego};

    /// A sound set-up with this rank on a cell.
    fn with(rank: Rank, cell: usize) -> Arrangement {
        let mut cells = *Arrangement::sound(false, &mut Rng::new(2)).cells();
        let from = cells.iter().position(|one| *one == Some(rank)).unwrap();
        cells.swap(from, cell);
        Arrangement::new(cells)
    }

    /// Red's scout slides to a6; Blue's piece on b7 goes up to it, and the one on a7 stays.
    #[test]
    fn who_goes_up_to_a_known_piece_beats_it_and_who_stays_is_not_afraid() {
        let (red, blue) = (with(Rank::Scout, 30), with(Rank::Miner, 38));
        let start = Position::start(Setup::default(), [&red, &blue], Seat::FIRST);
        let (mut position, mut past) = (start.unwrap(), Vec::new());
        for text in ["a4a6", "b7b6"] {
            let moved: Move = text.parse().unwrap();
            assert_eq!(position.allows(moved), Ok(()));
            position.play(moved);
            past.push(moved);
        }
        let view = Stratego::from(position).view(Viewer::Seat(Seat::FIRST));
        let deeds = Deeds::read(&view, Seat::SECOND, &past);
        let of = |home: &str, rank: Rank| deeds.of(home.parse().unwrap())[rank as usize];
        assert!(of("b7", Rank::Miner) > 1.0 && of("b7", Rank::Marshal) > 1.0);
        assert!(of("b7", Rank::Spy) < 1.0);
        assert!(of("a7", Rank::Spy) < 1.0 && of("a7", Rank::Miner) >= 1.0);
        assert!((of("k7", Rank::Spy) - 1.0).abs() < f32::EPSILON);
        // Other moves than those that were made say nothing, and do no harm.
        let odd: Vec<Move> = ["e5e6", "a1k10"].map(|text| text.parse().unwrap()).to_vec();
        let deeds = Deeds::read(&view, Seat::SECOND, &odd);
        assert!((deeds.of("b7".parse().unwrap())[Rank::Spy as usize] - 1.0).abs() < f32::EPSILON);
    }
}
