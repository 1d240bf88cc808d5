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

    /// The way from `from` by the number rolled, taking the flight on it or not, if there is one.
    ///
    /// * A plane that lands by its roll on a square of its colour jumps to the next one, but not
    ///   from 50; one jump. 18 has the flight instead of a jump.
    /// * Landing on 18 by the roll or by the jump from 14, it may fly to 30. Declining after the
    ///   roll it jumps to 22, declining after the jump it stays.
    /// * After a flight no jump, unless by the option after a roll to 18.
    #[inline]
    #[must_use]
    pub fn find(setup: &Setup, from: Progress, number: u8, fly: bool) -> Option<Self> {
        let Some(to) = from.plus(number) else {
            let bounces = setup.overshoot == Overshoot::Bounce && !fly;
            let end = from.bounce(number).filter(|_| bounces)?;
            return Some(Self::new(Leg::new(How::Bounce, end)));
        };
        let route = Self::new(Leg::new(How::Roll, to));
        match to {
            Progress::FLIGHT if fly => {
                let route = route.then(How::Fly, Progress::FLIGHT_END);
                Some(match Progress::FLIGHT_END.jump() {
                    Some(end) if setup.fly_then_jump => route.then(How::Jump, end),
                    _ => route,
                })
            }
            Progress::BEFORE_FLIGHT if fly => Some(
                route
                    .then(How::Jump, Progress::FLIGHT)
                    .then(How::Fly, Progress::FLIGHT_END),
            ),
            _ if fly => None,
            _ => Some(match to.jump() {
                Some(end) => route.then(How::Jump, end),
                None => route,
            }),
        }
    }

    /// The same, saying why there is none.
    ///
    /// # Errors
    /// `cannot-move` from the hangar or the centre, `overshoot` where the number is too high and
    /// does not bounce, `no-flight` to fly where no flight is.
    pub fn of(setup: &Setup, from: Progress, number: u8, fly: bool) -> Result<Self, Illegal> {
        Self::find(setup, from, number, fly).ok_or_else(|| {
            if !from.is_on_board() {
                Illegal::new("cannot-move")
            } else if Self::find(setup, from, number, false).is_none() {
                Illegal::new("overshoot").with("number", number)
            } else {
                Illegal::new("no-flight")
            }
        })
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
