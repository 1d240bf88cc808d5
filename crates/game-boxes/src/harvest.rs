//! What a player takes when boxes are there for the taking, and the one choice in it.
//!
//! In the normal game the theory (Berlekamp, "The Dots and Boxes Game", 2000; Barker and Korf,
//! "Solving Dots-and-Boxes", 2012) leaves a player with takeable boxes one choice: to take all of
//! them, or all but the last few and end the turn with a double-dealing move, which leaves the
//! opponent those few and the next move elsewhere. With a half-open chain these are two boxes, with
//! a path closed at both ends (an opened loop) four. Everything else is no better: while a box can
//! be taken, the opponent could take it instead. What is left afterwards is the same board either
//! way, so a search need only look at boards without takeable boxes.

use crate::{Bits, Grid};

/// The boxes a player can take on from a board, in the normal game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harvest<const W: usize> {
    /// The lines drawn after all of it; no box can be taken then.
    pub rest: Bits<W>,
    /// How many boxes there are to take.
    pub boxes: u8,
    /// How many of them a double-dealing move gives away: 2, 4, or 0 where there is none.
    pub stake: u8,
    /// A line that takes a box, if there is one to take.
    pub take: Option<u8>,
    /// The double-dealing move, if its moment is now: until then the line is
    /// [`take`](Self::take).
    pub deal: Option<u8>,
}

/// A way through neighbouring boxes, each of which falls to the line that the one before opened.
struct Path<const W: usize> {
    /// The lines in order, each taking a box; the last one of a closed path takes two.
    lines: Bits<W>,
    first: u8,
    /// The last three lines, the last one first.
    last: [u8; 3],
    boxes: u8,
    closed: bool,
    /// The box that it ends at, which does not fall with it.
    end: Option<u8>,
}

/// The lines that are drawn when everything has been taken.
fn fallen<const W: usize>(grid: &Grid<W>, drawn: Bits<W>) -> Bits<W> {
    let mut fallen = drawn;
    let boxes = 0..grid.sides().len() as u8;
    while let Some(sides) = boxes
        .clone()
        .map(|spot| grid.open_sides(spot, fallen))
        .find(|sides| sides.is_single())
    {
        fallen = fallen.or(sides);
    }
    fallen
}

impl<const W: usize> Path<W> {
    /// What a double-dealing move in this path gives away.
    const fn stake(&self) -> u8 {
        match (self.closed, self.boxes) {
            (false, 2..) => 2,
            (true, 4..) => 4,
            _ => 0,
        }
    }

    /// The double-dealing move: the last line of a half-open chain of two, the middle one of the
    /// three lines of a closed path of four.
    const fn deal(&self) -> Option<u8> {
        match (self.closed, self.boxes) {
            (false, 2) => Some(self.last[0]),
            (true, 4) => Some(self.last[1]),
            _ => None,
        }
    }
}

impl<const W: usize> Harvest<W> {
    /// Everything that can be taken on a board.
    #[must_use]
    pub fn of(grid: &Grid<W>, drawn: Bits<W>) -> Self {
        let boxes = 0..grid.sides().len() as u8;
        let takeable: Vec<u8> = boxes
            .filter(|spot| grid.open_sides(*spot, drawn).is_single())
            .collect();
        Self::from(grid, drawn, &takeable, fallen(grid, drawn))
    }

    /// What the opponent can take after line `number`, on a board where nothing can be taken before.
    ///
    /// # Panics
    /// If the board has no such line.
    #[must_use]
    pub fn after(grid: &Grid<W>, drawn: Bits<W>, number: usize) -> Self {
        let mut candidates = [0; 2];
        let mut count = 0;
        for spot in grid.beside(number).into_iter().flatten() {
            candidates[count] = spot;
            count += 1;
        }
        // One chain or loop was opened: it does not matter at which end it begins to fall.
        Self::from(
            grid,
            drawn.or(Bits::one(number)),
            &candidates[..count],
            Bits::EMPTY,
        )
    }

    /// The same where `candidates` are known to hold every takeable box, and `fallen` the lines that are
    /// drawn in the end.
    fn from(grid: &Grid<W>, drawn: Bits<W>, candidates: &[u8], fallen: Bits<W>) -> Self {
        let mut harvest = Self {
            rest: drawn,
            boxes: 0,
            stake: 0,
            take: None,
            deal: None,
        };
        while let Some((path, only)) = harvest.next_path(grid, candidates, fallen) {
            let first = harvest.take.is_none();
            harvest.take = harvest.take.or(Some(path.first));
            harvest.boxes += path.boxes;
            harvest.rest = harvest.rest.or(path.lines);
            if only {
                harvest.stake = path.stake();
                harvest.deal = path.deal().filter(|_| first);
            }
        }
        harvest
    }

    /// The path to take next and whether it is the only one left. The cheapest double-dealing move
    /// is kept for last: paths without one go first, and those that end at a box which falls too, since
    /// what is left there may be a closed one; then closed ones.
    fn next_path(
        &self,
        grid: &Grid<W>,
        candidates: &[u8],
        fallen: Bits<W>,
    ) -> Option<(Path<W>, bool)> {
        let mut best: Option<Path<W>> = None;
        let mut others = Bits::EMPTY;
        for spot in candidates {
            if !grid.open_sides(*spot, self.rest).is_single() {
                continue;
            }
            let path = Path::walk(grid, self.rest, *spot);
            let joins = path
                .end
                .is_some_and(|spot| grid.open_sides(spot, fallen).is_empty());
            if path.stake() == 0 || joins {
                return Some((path, false));
            }
            others = others.or(path.lines);
            if best.as_ref().is_none_or(|best| path.stake() > best.stake()) {
                best = Some(path);
            }
        }
        best.map(|path| {
            let only = path.lines.covers(others); // a closed path is found from both ends
            (path, only)
        })
    }
}

impl<const W: usize> Path<W> {
    /// Walks from a box with one open side for as long as the next box falls too.
    fn walk(grid: &Grid<W>, drawn: Bits<W>, spot: u8) -> Self {
        let mut path = Self {
            lines: Bits::EMPTY,
            first: 0,
            last: [0; 3],
            boxes: 0,
            closed: false,
            end: None,
        };
        let mut next = Some(spot);
        while let Some(spot) = next {
            let now = drawn.or(path.lines);
            let Some(line) = grid.open_sides(spot, now).lowest() else {
                break;
            };
            if path.boxes == 0 {
                path.first = line as u8;
            }
            path.boxes += 1;
            path.lines = path.lines.or(Bits::one(line));
            path.last = [line as u8, path.last[0], path.last[1]];
            let over = grid.beside(line).into_iter().flatten();
            next = over.filter(|other| *other != spot).find(|other| {
                let open = grid.open_sides(*other, now).minus(Bits::one(line));
                path.closed |= open.is_empty();
                path.end = Some(*other).filter(|_| !open.is_empty() && !open.is_single());
                open.is_single()
            });
        }
        path.boxes += u8::from(path.closed);
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    /// Boxes, stake, the line that takes and the double-dealing move, of a position.
    #[track_caller]
    fn check(position: &str, boxes: u8, stake: u8, take: &str, deal: &str) {
        let position: Position = position.parse().unwrap();
        let grid = Grid::<1>::new(position.size()).unwrap();
        let drawn = position.board().unwrap().drawn();
        let harvest = Harvest::of(&grid, drawn);
        let name = |line: Option<u8>| match line {
            Some(line) => grid.line(usize::from(line)).unwrap().to_string(),
            None => "-".to_owned(),
        };
        assert_eq!((harvest.boxes, harvest.stake), (boxes, stake));
        assert_eq!(name(harvest.take), take);
        assert_eq!(name(harvest.deal), deal);
        assert!(Harvest::of(&grid, harvest.rest).take.is_none());
    }

    #[test]
    fn nothing_to_take() {
        check("00/00 x", 0, 0, "-", "-");
        check("555 x", 0, 0, "-", "-");
    }

    #[test]
    fn a_half_open_chain_leaves_the_choice_to_give_back_its_last_two_boxes() {
        check("d55 x", 3, 2, "b1v", "-");
        check("xd5 x", 2, 2, "c1v", "d1v");
        check("xxd x", 1, 0, "d1v", "-");
    }

    #[test]
    fn a_closed_path_leaves_the_choice_to_give_back_its_last_four_boxes() {
        check("d557 x", 4, 4, "b1v", "c1v");
        check("d5557 x", 5, 4, "b1v", "-");
        check("d57 x", 3, 0, "b1v", "-");
        check("d7 x", 2, 0, "b1v", "-");
        check("d3/d6 x", 4, 4, "b1v", "b2h"); // a loop of four, opened
    }

    #[test]
    fn a_chain_ends_where_a_box_has_more_than_two_open_sides() {
        check("d50/110 x", 2, 2, "b2v", "c2v");
    }

    #[test]
    fn the_cheapest_double_dealing_move_is_kept_for_last() {
        // A box alone goes first, then the closed path, then the chain but for two.
        check("d555/d557/xxxd x", 9, 2, "e1v", "-");
        check("d555/d557/xxxx x", 8, 2, "b2v", "-");
        check("d555/xxxx/xxxx x", 4, 2, "b3v", "-");
        check("xxd5/xxxx/xxxx x", 2, 2, "d3v", "e3v");
    }

    #[test]
    fn what_is_left_where_three_ways_meet_is_closed_and_goes_before_a_chain() {
        // On the right three ways of two boxes meet in one; on the left a chain of two ends at a loop.
        check("bxd3x/83x83/86bae/c7eex x", 12, 2, "c2h", "-");
    }
}
