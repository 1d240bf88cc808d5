//! The planes of one seat.

use crate::{Fate, Plane, Planes, Progress};

/// One seat's planes and stacks, and what has become of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side {
    pub(crate) at: [Progress; Plane::COUNT],
    /// The lowest plane of the stack that each plane is in; itself if it is in none.
    pub(crate) lead: [Plane; Plane::COUNT],
    pub(crate) fate: Fate,
}

impl Side {
    /// All planes in the hangar.
    pub(crate) const START: Self = Self {
        at: [Progress::HANGAR; Plane::COUNT],
        lead: Plane::ALL,
        fate: Fate::Playing,
    };

    /// All planes in the centre.
    pub(crate) const fn home(order: u8) -> Self {
        Self {
            at: [Progress::CENTRE; Plane::COUNT],
            lead: Plane::ALL,
            fate: Fate::Home(order),
        }
    }

    /// No plane on the board.
    pub(crate) const fn out(instant: u8) -> Self {
        Self {
            fate: Fate::Out(instant),
            ..Self::START
        }
    }

    /// Where a plane is.
    #[inline]
    #[must_use]
    pub const fn progress(&self, plane: Plane) -> Progress {
        self.at[plane.index()]
    }

    /// What has become of the seat.
    #[must_use]
    pub const fn fate(&self) -> Fate {
        self.fate
    }

    /// The planes with this progress.
    #[inline]
    #[must_use]
    pub fn planes_at(&self, progress: Progress) -> Planes {
        Planes::such(|plane| self.at[plane.index()] == progress)
    }

    /// Whether `plane` is a single one, or the lowest of its stack, by which the stack is named.
    #[inline]
    #[must_use]
    pub fn is_lead(&self, plane: Plane) -> bool {
        self.lead[plane.index()] == plane
    }

    /// The lowest plane of the stack that `plane` is in.
    #[must_use]
    pub const fn lead(&self, plane: Plane) -> Plane {
        self.lead[plane.index()]
    }

    /// The stack that `plane` is in; itself alone if it is in none.
    #[inline]
    #[must_use]
    pub fn stack(&self, plane: Plane) -> Planes {
        let lead = self.lead[plane.index()];
        Planes::such(|other| self.lead[other.index()] == lead)
    }

    /// Puts planes somewhere; a stack among them stays one, others are let be.
    pub(crate) fn put(&mut self, planes: Planes, to: Progress) {
        for plane in planes.iter() {
            self.at[plane.index()] = to;
        }
    }

    /// Makes one stack of these planes.
    pub(crate) fn join(&mut self, planes: Planes) {
        if let Some(lowest) = planes.lowest() {
            for plane in planes.iter() {
                self.lead[plane.index()] = lowest;
            }
        }
    }

    /// Takes these planes out of their stacks; what is left of a stack stays one.
    pub(crate) fn part(&mut self, planes: Planes) {
        for plane in planes.iter() {
            let rest = self.stack(plane).minus(Planes::one(plane));
            self.lead[plane.index()] = plane;
            self.join(rest);
        }
    }

    /// Sends these planes to the hangar.
    pub(crate) fn send_home(&mut self, planes: Planes) {
        self.part(planes);
        self.put(planes, Progress::HANGAR);
    }
}
