//! What one move does: the way of the planes, and whom they send home.

use game::{Illegal, Seat};

use crate::{How, Leg, Plane, Planes, Position, Progress, Route, Struck};

/// A leg, and whom it sends home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Landing {
    pub(crate) leg: Leg,
    pub(crate) crossed: Option<Struck>,
    pub(crate) hit: Option<Struck>,
}

/// What one move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trip {
    pub(crate) planes: Planes,
    pub(crate) from: Progress,
    pub(crate) first: Landing,
    pub(crate) then: [Option<Landing>; Route::LEGS - 1],
    pub(crate) joined: Planes,
}

impl Trip {
    /// What happens when `seat` moves `plane` by the number rolled. Says nothing of whose turn it
    /// is.
    ///
    /// # Errors
    /// `in-hangar` or `in-centre` with the plane; `in-stack` with the plane that the stack is named
    /// by; those of [`Route::of`]; `nothing-to-stack` without own planes at the end.
    #[inline]
    pub fn of(
        position: &Position,
        seat: Seat,
        plane: Plane,
        number: u8,
        fly: bool,
        stack: bool,
    ) -> Result<Self, Illegal> {
        let side = position.side(seat);
        let from = side.progress(plane);
        match from {
            Progress::HANGAR => return Err(Illegal::new("in-hangar").with("plane", plane)),
            Progress::CENTRE => return Err(Illegal::new("in-centre").with("plane", plane)),
            _ if !side.is_lead(plane) => {
                return Err(Illegal::new("in-stack").with("stack", side.lead(plane)));
            }
            _ => {}
        }
        let route = Route::of(position.setup(), from, number, fly)?;
        let planes = side.stack(plane);
        let mut landings = route.legs().iter().map(|leg| Landing {
            leg: *leg,
            crossed: (leg.how == How::Fly)
                .then(|| position.crossed_by(seat))
                .flatten(),
            hit: position.enemies_at(seat, leg.to),
        });
        let Some(first) = landings.next() else {
            return Err(Illegal::new("cannot-move")); // a route has a leg
        };
        let mut trip = Self {
            planes,
            from,
            first,
            then: [landings.next(), landings.next()],
            joined: Planes::NONE,
        };
        if stack {
            trip.joined = position.stackable(seat, planes, route.end());
            if trip.joined.is_empty() {
                return Err(Illegal::new("nothing-to-stack"));
            }
        }
        Ok(trip)
    }

    /// The planes that move: one, or a stack.
    #[must_use]
    pub const fn planes(&self) -> Planes {
        self.planes
    }

    /// Where they start.
    #[must_use]
    pub const fn from(&self) -> Progress {
        self.from
    }

    /// The own planes that they stack with at the end.
    #[must_use]
    pub const fn joined(&self) -> Planes {
        self.joined
    }

    #[inline]
    pub(crate) fn landings(&self) -> impl Iterator<Item = &Landing> {
        std::iter::once(&self.first).chain(self.then.iter().flatten())
    }

    /// The legs in order, each with the planes that it flies over and those it lands on, all of
    /// which are sent home.
    pub fn legs(&self) -> impl Iterator<Item = (Leg, Option<Struck>, Option<Struck>)> {
        self.landings()
            .map(|landing| (landing.leg, landing.crossed, landing.hit))
    }

    /// Where they end.
    #[inline]
    #[must_use]
    pub fn end(&self) -> Progress {
        let last = self.then.iter().flatten().last();
        last.unwrap_or(&self.first).leg.to
    }
}
