//! The board as one viewer knows it.

use game::{Seat, Viewer};

use crate::field::Field;
use crate::gait::Gait;
use crate::{Position, Rank, Square, Squares};

/// The board with the ranks that one viewer knows.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) field: Field,
    /// By where pieces were set up; `None` for a rank that is not known, and where no piece was.
    pub(crate) ranks: [Option<Rank>; Square::COUNT],
}

/// The pieces of a field whose rank `viewer` knows; `open` when all is shown at the end.
pub(crate) fn known(field: &Field, viewer: Viewer, open: bool) -> Squares {
    if open {
        return field.homes;
    }
    let own = viewer.seat().map_or(Squares::NONE, Squares::half);
    field.homes & (own | field.shown())
}

impl Seen {
    /// What `viewer` knows of `position`.
    pub(crate) fn of(position: &Position, viewer: Viewer, open: bool) -> Self {
        let field = position.field.clone();
        let mut ranks = [None; Square::COUNT];
        for home in known(&field, viewer, open) {
            ranks[home.index()] = Some(position.rank_of(home));
        }
        Self { field, ranks }
    }

    /// The pieces whose rank is known, with it.
    pub(crate) fn ranked(&self) -> impl Iterator<Item = (Square, Rank)> {
        let homes = self.field.homes.into_iter();
        homes.filter_map(|home| Some((home, self.ranks[home.index()]?)))
    }

    /// How the pieces move whose rank is known; for moves of a player who knows the own ones.
    pub(crate) fn gait(&self) -> Gait {
        Gait::of(self.ranked())
    }

    /// The ranks that pieces of `seat` must have among those that are not known, in order.
    pub(crate) fn unknown_ranks(&self, seat: Seat, barrage: bool) -> Vec<Rank> {
        let mut unknown = Vec::new();
        for rank in Rank::ALL {
            let own = self.ranked().filter(|(home, _)| home.half() == seat);
            let known = own.filter(|(_, other)| *other == rank).count();
            let left = rank.count(barrage).saturating_sub(known);
            unknown.extend(std::iter::repeat_n(rank, left));
        }
        unknown
    }

    /// The pieces of `seat` whose rank is not known.
    pub(crate) fn unknown(&self, seat: Seat) -> Squares {
        let known: Squares = self.ranked().map(|(home, _)| home).collect();
        (self.field.homes & Squares::half(seat)) - known
    }
}
