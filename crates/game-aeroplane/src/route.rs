//! The way of one move, as if there were no other planes.

use game::Illegal;

use crate::{How, Leg, Overshoot, Progress, Setup};

/// The way of a plane in one move: one to three legs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    legs: [Leg; Self::LEGS],
    count: usize,
}

impl Route {
    /// The most legs: roll, jump and flight, or roll, flight and jump.
    pub const LEGS: usize = 3;

    const fn new(first: Leg) -> Self {
        Self {
            legs: [first; Self::LEGS],
            count: 1,
        }
    }

    fn then(mut self, how: How, to: Progress) -> Self {
        self.legs[self.count] = Leg::new(how, to);
        self.count += 1;
        self
    }

    /// The way from `from` by the number rolled, taking the flight on it or not.
    ///
    /// * A plane that lands by its roll on a square of its colour jumps to the next one, but not
    ///   from 50; one jump. 18 has the flight instead of a jump.
    /// * Landing on 18 by the roll or by the jump from 14, it may fly to 30. Declining after the
    ///   roll it jumps to 22, declining after the jump it stays.
    /// * After a flight no jump, unless by the option after a roll to 18.
    ///
    /// # Errors
    /// `cannot-move` from the hangar or the centre, `overshoot` where the number is too high and
    /// does not bounce, `no-flight` to fly where no flight is.
    #[inline]
    pub fn of(setup: &Setup, from: Progress, number: u8, fly: bool) -> Result<Self, Illegal> {
        if !from.is_on_board() {
            return Err(Illegal::new("cannot-move"));
        }
        let Some(to) = from.plus(number) else {
            return Self::beyond(setup, from, number, fly);
        };
        let route = Self::new(Leg::new(How::Roll, to));
        Ok(match to {
            Progress::FLIGHT if fly => {
                let route = route.then(How::Fly, Progress::FLIGHT_END);
                match Progress::FLIGHT_END.jump() {
                    Some(end) if setup.fly_then_jump => route.then(How::Jump, end),
                    _ => route,
                }
            }
            Progress::BEFORE_FLIGHT if fly => route
                .then(How::Jump, Progress::FLIGHT)
                .then(How::Fly, Progress::FLIGHT_END),
            _ if fly => return Err(Illegal::new("no-flight")),
            _ => match to.jump() {
                Some(end) => route.then(How::Jump, end),
                None => route,
            },
        })
    }

    /// The way of a number that is too high for the centre.
    fn beyond(setup: &Setup, from: Progress, number: u8, fly: bool) -> Result<Self, Illegal> {
        match (setup.overshoot, from.bounce(number)) {
            (Overshoot::Bounce, Some(_)) if fly => Err(Illegal::new("no-flight")),
            (Overshoot::Bounce, Some(end)) => Ok(Self::new(Leg::new(How::Bounce, end))),
            _ => Err(Illegal::new("overshoot").with("number", number)),
        }
    }

    /// Whether a flight is on the way from `from` by this number.
    #[inline]
    #[must_use]
    pub fn has_flight(from: Progress, number: u8) -> bool {
        matches!(
            from.plus(number),
            Some(Progress::FLIGHT | Progress::BEFORE_FLIGHT)
        )
    }

    /// The legs in order.
    #[inline]
    #[must_use]
    pub fn legs(&self) -> &[Leg] {
        &self.legs[..self.count]
    }

    /// Where it ends.
    #[inline]
    #[must_use]
    pub const fn end(&self) -> Progress {
        self.legs[self.count - 1].to
    }
}
