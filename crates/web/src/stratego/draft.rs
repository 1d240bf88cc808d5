//! A set-up while it is made: what is placed, what is in the hand, what is left to place.

use game::{Illegal, Rng};
use game_stratego::{Arrangement, Rank};

/// Squares in a row.
const ROW: usize = 10;

/// Where a piece is taken from, or put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// One of the own squares, by its place in an [`Arrangement`].
    Cell(usize),
    /// Beside the board, among the pieces of this rank.
    Stock(Rank),
}

/// A set-up while it is made.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Draft {
    cells: [Option<Rank>; Arrangement::CELLS],
    barrage: bool,
    /// What is in the hand.
    held: Option<Spot>,
}

impl Draft {
    /// Nothing placed yet.
    pub(super) const fn new(barrage: bool) -> Self {
        Self {
            cells: [None; Arrangement::CELLS],
            barrage,
            held: None,
        }
    }

    /// What was kept; `None` if there are more pieces of a rank than a side has.
    pub(super) fn read(text: &str, barrage: bool) -> Option<Self> {
        let kept: Arrangement = text.parse().ok()?;
        let draft = Self {
            cells: *kept.cells(),
            barrage,
            held: None,
        };
        let fits = |rank: &Rank| draft.placed(*rank) <= rank.count(barrage);
        Rank::ALL.iter().all(fits).then_some(draft)
    }

    /// Its text form: that of an [`Arrangement`].
    pub(super) fn text(&self) -> String {
        Arrangement::new(self.cells).to_string()
    }

    /// The whole set-up, if it can be locked.
    ///
    /// # Errors
    /// Those of [`Arrangement::check`].
    pub(super) fn whole(&self) -> Result<Arrangement, Illegal> {
        let whole = Arrangement::new(self.cells);
        whole.check(self.barrage).map(|()| whole)
    }

    /// What stands on an own square.
    pub(super) fn at(&self, cell: usize) -> Option<Rank> {
        self.cells.get(cell).copied().flatten()
    }

    /// What is in the hand.
    pub(super) const fn held(&self) -> Option<Spot> {
        self.held
    }

    fn placed(&self, rank: Rank) -> usize {
        let cells = self.cells.iter();
        cells.filter(|cell| **cell == Some(rank)).count()
    }

    /// How many of a rank are still to be placed.
    pub(super) fn left(&self, rank: Rank) -> usize {
        rank.count(self.barrage).saturating_sub(self.placed(rank))
    }

    /// How many pieces are still to be placed.
    pub(super) fn missing(&self) -> usize {
        Rank::ALL.into_iter().map(|rank| self.left(rank)).sum()
    }

    /// The rank at a spot, if a piece can be taken from there.
    pub(super) fn rank(&self, spot: Spot) -> Option<Rank> {
        match spot {
            Spot::Cell(cell) => self.at(cell),
            Spot::Stock(rank) => (self.left(rank) > 0).then_some(rank),
        }
    }

    /// A touch: takes a piece up, or puts down the one that is held. A square that is full and one in the hand
    /// change places; the hand keeps to a rank of which more is to be placed.
    pub(super) fn tap(&mut self, spot: Spot) {
        match self.held {
            Some(held) if held == spot => self.held = None,
            Some(held @ Spot::Stock(_)) if matches!(spot, Spot::Cell(_)) => {
                self.put(held, spot);
                self.held = self.rank(held).map(|_| held);
            }
            Some(held @ Spot::Cell(_)) if matches!(spot, Spot::Cell(_)) => {
                self.put(held, spot);
                self.held = None;
            }
            _ => self.held = self.rank(spot).map(|_| spot),
        }
    }

    /// Carries a piece from one place to another; onto a full square, what stands there goes back to where it came
    /// from. To anywhere but a square: back beside the board.
    pub(super) fn carry(&mut self, from: Spot, to: Option<usize>) {
        match to {
            Some(cell) => self.put(from, Spot::Cell(cell)),
            None => {
                if let Spot::Cell(cell) = from
                    && let Some(place) = self.cells.get_mut(cell)
                {
                    *place = None;
                }
            }
        }
        self.held = None;
    }

    fn put(&mut self, from: Spot, to: Spot) {
        let (Some(rank), Spot::Cell(to)) = (self.rank(from), to) else {
            return;
        };
        if to >= Arrangement::CELLS {
            return;
        }
        match from {
            Spot::Cell(from) => self.cells.swap(from, to),
            Spot::Stock(_) => self.cells[to] = Some(rank),
        }
    }

    /// Puts a piece of a rank onto a square, if one is left.
    pub(super) fn place(&mut self, rank: Rank, cell: usize) {
        self.put(Spot::Stock(rank), Spot::Cell(cell));
    }

    /// Lets go of what is held.
    pub(super) fn drop_held(&mut self) {
        self.held = None;
    }

    /// Takes everything off the board.
    pub(super) fn clear(&mut self) {
        *self = Self::new(self.barrage);
    }

    /// Completes it at random, soundly; if it is whole already, makes another.
    pub(super) fn random(&mut self, rng: &mut Rng) {
        if self.missing() == 0 {
            self.clear();
        }
        let made = Arrangement::completed(&self.cells, self.barrage, rng);
        self.set(&made);
    }

    /// Left becomes right.
    pub(super) fn mirror(&mut self) {
        for row in self.cells.chunks_mut(ROW) {
            row.reverse();
        }
        self.held = None;
    }

    /// Takes over a whole set-up.
    pub(super) fn set(&mut self, made: &Arrangement) {
        self.cells = *made.cells();
        self.held = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stock(rank: Rank) -> Spot {
        Spot::Stock(rank)
    }

    #[test]
    fn a_piece_is_placed_by_two_touches_and_the_hand_keeps_to_its_rank() {
        let mut draft = Draft::new(false);
        draft.tap(stock(Rank::Miner));
        assert_eq!(draft.held(), Some(stock(Rank::Miner)));
        for cell in 0..5 {
            assert_eq!(draft.held(), Some(stock(Rank::Miner)));
            draft.tap(Spot::Cell(cell));
        }
        assert_eq!((draft.held(), draft.left(Rank::Miner)), (None, 0));
        assert_eq!(draft.missing(), 35);
        draft.tap(stock(Rank::Miner));
        assert_eq!(draft.held(), None, "none is left");
    }

    #[test]
    fn two_squares_change_places_and_a_second_touch_lets_go() {
        let mut draft = Draft::new(true);
        draft.place(Rank::Flag, 3);
        draft.place(Rank::Bomb, 4);
        draft.tap(Spot::Cell(3));
        draft.tap(Spot::Cell(4));
        assert_eq!(
            [3, 4].map(|cell| draft.at(cell)),
            [Some(Rank::Bomb), Some(Rank::Flag)]
        );
        draft.tap(Spot::Cell(3));
        draft.tap(Spot::Cell(3));
        assert_eq!(draft.held(), None);
        draft.tap(Spot::Cell(3));
        draft.tap(Spot::Cell(20));
        assert_eq!([3, 20].map(|cell| draft.at(cell)), [None, Some(Rank::Bomb)]);
        draft.tap(Spot::Cell(7));
        assert_eq!(draft.held(), None, "nothing stands there");
    }

    #[test]
    fn a_piece_carried_off_the_board_is_to_be_placed_again() {
        let mut draft = Draft::new(true);
        draft.carry(stock(Rank::Spy), Some(12));
        assert_eq!((draft.at(12), draft.left(Rank::Spy)), (Some(Rank::Spy), 0));
        draft.carry(stock(Rank::Spy), Some(13));
        assert_eq!(draft.at(13), None, "there is one only");
        draft.carry(stock(Rank::General), Some(12));
        assert_eq!(
            (draft.at(12), draft.left(Rank::Spy)),
            (Some(Rank::General), 1)
        );
        draft.carry(Spot::Cell(12), None);
        assert_eq!((draft.at(12), draft.missing()), (None, 8));
        draft.carry(stock(Rank::Spy), Some(40));
        assert_eq!(draft.missing(), 8);
    }

    #[test]
    fn chance_keeps_what_is_placed_and_makes_another_of_a_whole_one() {
        let mut rng = Rng::new(4);
        for barrage in [false, true] {
            let mut draft = Draft::new(barrage);
            draft.place(Rank::Flag, 5);
            assert!(draft.whole().is_err());
            draft.random(&mut rng);
            assert_eq!((draft.at(5), draft.missing()), (Some(Rank::Flag), 0));
            let first = draft.whole().unwrap();
            let mut differs = false;
            for _ in 0..5 {
                draft.random(&mut rng);
                differs |= draft.whole().unwrap() != first;
            }
            assert!(differs);
        }
    }

    #[test]
    fn a_mirror_turns_left_to_right_and_back() {
        let mut draft = Draft::new(false);
        draft.random(&mut Rng::new(1));
        let before = draft.text();
        draft.mirror();
        let rows: Vec<char> = before.chars().collect();
        assert_eq!(draft.at(0), Rank::from_letter(rows[9]));
        assert_eq!(draft.at(39), Rank::from_letter(rows[30]));
        draft.mirror();
        assert_eq!(draft.text(), before);
    }

    #[test]
    fn what_was_kept_is_read_again_unless_it_is_too_much() {
        let mut draft = Draft::new(true);
        draft.place(Rank::Scout, 31);
        assert_eq!(Draft::read(&draft.text(), true), Some(draft.clone()));
        let many = "DDD".to_owned() + &"a".repeat(37);
        assert_eq!(Draft::read(&many, true), None);
        assert!(Draft::read(&many, false).is_some());
        assert_eq!(Draft::read("nothing", false), None);
    }
}
