//! How a position changes.

use game::{Illegal, Reason, Seat, Seats, Why};

use crate::{Action, Fate, Go, Phase, Plane, Planes, Position, Progress, RollOff, Side, Trip};

/// The number that rolls again.
const AGAIN: u8 = 6;
/// So many in a row are one too many.
const TOO_MANY: u8 = 3;

impl Position {
    /// Plays an action of the mover, or the pass. What [`allows`](Self::allows) refuses, or a pass
    /// that is not due, leads to no legal position or changes nothing: ask first.
    #[inline]
    pub fn play(&mut self, action: Action) {
        match (action, self.phase) {
            (Action::Roll, Phase::RollOff(round)) => self.phase = Phase::RollOffDie(round),
            (Action::Roll, Phase::Roll(go)) => self.phase = Phase::Die(go),
            (Action::Pass, Phase::Move(go, number)) => self.go_on(go, number),
            (Action::Launch(plane), Phase::Move(go, number)) => {
                self.side_mut(go.mover)
                    .put(Planes::one(plane), Progress::PAD);
                self.moved(go, number, Planes::one(plane));
            }
            (Action::Move { plane, fly, stack }, Phase::Move(go, number)) => {
                if let Ok(trip) = Trip::of(self, go.mover, plane, number, fly, stack) {
                    self.travel(go.mover, &trip);
                    self.moved(go, number, trip.planes());
                }
            }
            _ => {}
        }
    }

    /// The die shows this number. Nothing changes unless it is in the air.
    #[inline]
    pub fn rolled(&mut self, number: u8) {
        match self.phase {
            Phase::RollOffDie(round) => {
                if let Some(seat) = round.next() {
                    self.settle(round.with(seat, number));
                }
            }
            Phase::Die(go) => match self.sent_back(number) {
                Some(planes) => {
                    self.side_mut(go.mover).send_home(planes);
                    self.next_seat(go.mover);
                }
                None => self.phase = Phase::Move(go, number),
            },
            _ => {}
        }
    }

    /// The planes that go back to their hangar if the mover now rolls `number`: `None` unless that
    /// is the third six. (house) Planes in the centre stay.
    #[must_use]
    pub fn sent_back(&self, number: u8) -> Option<Planes> {
        match self.phase {
            Phase::Die(go) if number == AGAIN && go.sixes + 1 == TOO_MANY => {
                let done = self.side(go.mover).planes_at(Progress::CENTRE);
                Some(go.moved.minus(done))
            }
            _ => None,
        }
    }

    /// These seats go out: their planes leave the board, and a turn of theirs is void.
    ///
    /// # Errors
    /// `over`; `not-playing` for none, or any that is not in the match, finished or out.
    pub fn out(&mut self, seats: Seats, why: Why) -> Result<(), Illegal> {
        if let Phase::Over(_) = self.phase {
            return Err(Illegal::new("over"));
        }
        let playing = self.playing();
        if seats.is_empty() || !seats.minus(playing).is_empty() {
            return Err(Illegal::new("not-playing").with("seats", seats));
        }
        let instants = self.sides.iter().map(|side| match side.fate {
            Fate::Out(instant) => instant,
            _ => 0,
        });
        let instant = 1 + instants.max().unwrap_or_default();
        for seat in seats.iter() {
            *self.side_mut(seat) = Side::out(instant);
        }
        match self.phase {
            _ if playing.minus(seats).len() < 2 => self.phase = Phase::Over(why.reason()),
            Phase::RollOff(round) => self.settle(round.without(seats)),
            Phase::RollOffDie(round) => {
                let thrower = round.next();
                self.settle(round.without(seats));
                if let Phase::RollOff(now) = self.phase
                    && now.next() == thrower
                {
                    self.phase = Phase::RollOffDie(now); // its die is still in the air
                }
            }
            Phase::Roll(go) | Phase::Die(go) | Phase::Move(go, _) if seats.contains(go.mover) => {
                self.next_seat(go.mover);
            }
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Goes on with the roll-off: the only one left or the highest starts, those tied for highest
    /// roll again.
    fn settle(&mut self, round: RollOff) {
        let left = match round.among() {
            none if none.is_empty() => self.playing(), // all went out at once: the others roll
            among => among,
        };
        self.phase = match round.next() {
            _ if left.len() == 1 => Phase::Roll(Go::new(first(left))),
            Some(_) => Phase::RollOff(round),
            None if round.among().is_empty() => Phase::RollOff(RollOff::new(left)),
            None => match round.highest() {
                best if best.len() == 1 => Phase::Roll(Go::new(first(best))),
                tied => Phase::RollOff(RollOff::new(tied)),
            },
        };
    }

    /// Makes a trip.
    #[inline]
    fn travel(&mut self, seat: Seat, trip: &Trip) {
        for landing in trip.landings() {
            for struck in landing.crossed.iter().chain(&landing.hit) {
                self.side_mut(struck.seat).send_home(struck.planes);
            }
        }
        let (planes, end) = (trip.planes(), trip.end());
        let side = self.side_mut(seat);
        side.put(planes, end);
        if end == Progress::CENTRE {
            side.part(planes);
        }
        if !trip.joined().is_empty() {
            side.join(planes.or(trip.joined()));
        }
    }

    /// Goes on after the mover used its number for these planes.
    #[inline]
    fn moved(&mut self, mut go: Go, number: u8, planes: Planes) {
        go.moved = go.moved.or(planes);
        if self.side(go.mover).planes_at(Progress::CENTRE).len() < Plane::COUNT {
            return self.go_on(go, number);
        }
        let finished = |side: &&Side| matches!(side.fate, Fate::Home(_));
        let order = 1 + self.sides.iter().filter(finished).count() as u8;
        *self.side_mut(go.mover) = Side::home(order);
        if self.playing().len() < 2 {
            self.phase = Phase::Over(Reason::Goal);
        } else {
            self.next_seat(go.mover);
        }
    }

    /// After a six the mover rolls again, after any other number the next seat does.
    #[inline]
    fn go_on(&mut self, go: Go, number: u8) {
        if number == AGAIN {
            self.phase = Phase::Roll(Go {
                sixes: go.sixes + 1,
                ..go
            });
        } else {
            self.next_seat(go.mover);
        }
    }

    /// The turn passes clockwise to the next seat that still plays.
    #[inline]
    fn next_seat(&mut self, from: Seat) {
        for step in 1..=Seat::MAX {
            let next = Seat::ALL[(from.index() + step) % Seat::MAX];
            if self.is_playing(next) {
                self.phase = Phase::Roll(Go::new(next));
                return;
            }
        }
    }
}

/// The first of some seats.
fn first(seats: Seats) -> Seat {
    seats.iter().next().unwrap_or(Seat::FIRST)
}
