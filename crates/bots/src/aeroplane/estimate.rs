//! What a position of Aeroplane Chess is worth, by hand: how many rolls each seat still needs, what
//! it is about to lose and to gain, and who of two is therefore likely to finish first.

use game::{Seat, Seats};
use game_aeroplane::{Fate, Phase, Plane, Position, Progress, Side};
use search::Payoffs;

use super::outlook::{Company, Outlook};
use super::ring::{Ring, turned};

/// What a level has an eye for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sense {
    /// That planes can be hit, and be sent back by a third six.
    pub(crate) danger: bool,
    /// That a stack brings several planes home by the rolls of one, and that one is about to be made.
    pub(crate) stacks: bool,
}

#[cfg(test)]
impl Sense {
    /// For everything.
    pub(crate) const ALL: Self = Self {
        danger: true,
        stacks: true,
    };
}

const NUMBERS: u8 = 6;
/// How much of a danger counts when others roll before its seat can do something about it...
const NOW: f64 = 0.9;
/// ... and when its seat rolls first, but can only mend one thing.
const LATER: f64 = 0.6;
/// How much of a stack that one roll would make counts.
const JOIN: f64 = 0.5;
/// Being next to roll, in rolls.
const TO_ROLL: f64 = 0.5;
/// The variance of a race, in rolls: of any, and for each roll that it still takes.
const SPREAD: (f64, f64) = (2.0, 0.7);

/// The share of its rivals that each seat is likely to finish before, 0 to 1.
pub(crate) fn payoffs(position: &Position, outlook: &Outlook, sense: Sense) -> Payoffs<4> {
    let seats = position.setup().seats();
    let playing = position.playing();
    let (mut rolls, mut payoffs) = ([0.0; Seat::MAX], [0.0; Seat::MAX]);
    if playing.len() > 1 {
        let board = Board::new(position, outlook, sense, playing);
        for seat in playing.iter() {
            rolls[seat.index()] = board.rolls(seat);
        }
    }
    let places = position.places();
    let ahead = |seat: Seat, other: Seat| {
        if playing.contains(seat) && playing.contains(other) {
            return first(rolls[seat.index()], rolls[other.index()]);
        }
        match places.of(seat).cmp(&places.of(other)) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        }
    };
    for seat in seats.iter() {
        let rivals = seats.without(seat);
        let sum: f64 = rivals.iter().map(|other| ahead(seat, other)).sum();
        payoffs[seat.index()] = sum / rivals.len() as f64;
    }
    payoffs
}

/// How likely it is that one who needs `own` rolls finishes before one who needs `other`.
fn first(own: f64, other: f64) -> f64 {
    let lead = other - own;
    let spread = SPREAD.0 + SPREAD.1 * f64::max(own + other, 0.0);
    0.5 + 0.5 * lead / (lead * lead + spread).sqrt()
}

/// A position with what each seat threatens.
struct Board<'a> {
    position: &'a Position,
    outlook: &'a Outlook,
    sense: Sense,
    playing: Seats,
    /// By seat and number: the squares that it can land on.
    hits: [[Ring; NUMBERS as usize]; Seat::MAX],
    /// By seat: the numbers by which it can fly, bit by number.
    flights: [u8; Seat::MAX],
}

impl<'a> Board<'a> {
    fn new(position: &'a Position, outlook: &'a Outlook, sense: Sense, playing: Seats) -> Self {
        let mut board = Self {
            position,
            outlook,
            sense,
            playing,
            hits: [[0; NUMBERS as usize]; Seat::MAX],
            flights: [0; Seat::MAX],
        };
        if sense.danger {
            playing.iter().for_each(|seat| board.look(seat));
        }
        board
    }

    /// Notes what `seat` threatens.
    fn look(&mut self, seat: Seat) {
        for (_, from) in leads(self.position.side(seat)) {
            for number in 1..=NUMBERS {
                let reach = self.outlook.reach(from, number);
                self.hits[seat.index()][usize::from(number - 1)] |= turned(reach.landings, seat);
                self.flights[seat.index()] |= u8::from(reach.flies) << number;
            }
        }
    }

    /// The rolls that `seat` needs, what it can expect to lose included.
    fn rolls(&self, seat: Seat) -> f64 {
        let side = self.position.side(seat);
        let company = match leads(side).count() {
            0 | 1 => Company::Alone,
            _ => Company::Others,
        };
        let rolls = |from| self.outlook.rolls(from, company);
        let moves_next = self.position.mover() == Some(seat);
        let mut sum = if moves_next { -TO_ROLL } else { 0.0 };
        let mut all_wait = true;
        for (plane, from) in leads(side) {
            let planes = side.stack(plane).len() as f64;
            all_wait &= from == Progress::HANGAR;
            sum += rolls(from) * if self.sense.stacks { 1.0 } else { planes };
            if self.sense.danger && from.is_on_board() {
                let loss = planes * rolls(Progress::HANGAR) - rolls(from);
                let weight = if moves_next { LATER } else { NOW };
                sum += weight * self.risk(seat, from) * loss;
                sum += self.third_six(seat, plane) * loss;
            }
        }
        if all_wait && company == Company::Others {
            // Nothing uses the numbers that do not launch.
            let waits = |company| {
                self.outlook.rolls(Progress::HANGAR, company)
                    - self.outlook.rolls(Progress::PAD, company)
            };
            sum += waits(Company::Alone) - waits(company);
        }
        if self.sense.stacks {
            sum -= JOIN * self.joins(side, company);
        }
        sum
    }

    /// How likely planes of `seat` there are hit by the next roll of each of the others.
    fn risk(&self, seat: Seat, at: Progress) -> f64 {
        let opposite = Seat::ALL[(seat.index() + 2) % Seat::MAX];
        let numbers = |other: Seat| match at.ring(seat) {
            Some(square) => {
                let hits = &self.hits[other.index()];
                hits.iter().filter(|ring| *ring >> square & 1 != 0).count() as u32
            }
            None if at == Progress::CROSSED && other == opposite => {
                self.flights[other.index()].count_ones()
            }
            None => 0,
        };
        let escapes = |other| 1.0 - f64::from(numbers(other)) / f64::from(NUMBERS);
        let rivals = self.playing.without(seat);
        1.0 - rivals.iter().map(escapes).product::<f64>()
    }

    /// How likely a third six sends this plane back at once.
    fn third_six(&self, seat: Seat, plane: Plane) -> f64 {
        match self.position.phase() {
            Phase::Die(go) if go.mover == seat && go.sixes == 2 && go.moved.contains(plane) => {
                1.0 / f64::from(NUMBERS)
            }
            _ => 0.0,
        }
    }

    /// The rolls that the stacks save which the next roll can make.
    fn joins(&self, side: &Side, company: Company) -> f64 {
        let mut sum = 0.0;
        for number in 1..=NUMBERS {
            let mut best = 0.0;
            for (plane, from) in leads(side) {
                for end in self.outlook.reach(from, number).ends.iter().flatten() {
                    let meets = |(other, at): (Plane, Progress)| other != plane && at == *end;
                    if end.can_stack() && leads(side).any(meets) {
                        best = f64::max(best, self.outlook.rolls(*end, company));
                    }
                }
            }
            sum += best;
        }
        sum / f64::from(NUMBERS)
    }
}

/// The single planes and stacks that are not in the centre, by their lowest plane, and where they
/// are.
fn leads(side: &Side) -> impl Iterator<Item = (Plane, Progress)> {
    let is_playing = side.fate() == Fate::Playing;
    Plane::ALL
        .into_iter()
        .filter(move |plane| is_playing && side.is_lead(*plane))
        .map(|plane| (plane, side.progress(plane)))
        .filter(|(_, at)| *at != Progress::CENTRE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(position: &str, sense: Sense) -> Payoffs<4> {
        let position: Position = position.parse().unwrap();
        payoffs(&position, &Outlook::new(position.setup()), sense)
    }

    fn first_of(position: &str) -> f64 {
        worth(position, Sense::ALL)[0]
    }

    #[test]
    fn two_gain_what_the_other_loses() {
        for position in [
            " | die 0 0 - | 5,5,20,- | 17,@1,53,0",
            " | die 2 2 1 | -,-,-,- | 3,56,56,9",
            " | over goal | home 1 | 3,4,5,6",
            " | over resigned | out 1 | -,-,-,-",
        ] {
            for sense in [
                Sense::ALL,
                Sense {
                    danger: false,
                    stacks: false,
                },
            ] {
                let [one, none, two, other] = worth(position, sense);
                assert!((one + two - 1.0).abs() < 1e-12, "{position}");
                assert_eq!((none, other), (0.0, 0.0));
            }
        }
    }

    #[test]
    fn those_who_finished_are_ahead_of_those_who_play_and_they_of_those_out() {
        let payoffs = worth(
            "players=4 | die 1 0 - | home 1 | 9,9,9,9 | out 1 | 8,-,-,-",
            Sense::ALL,
        );
        assert_eq!((payoffs[0], payoffs[2]), (1.0, 0.0));
        assert!(payoffs[1] > payoffs[3]);
        assert!((payoffs.iter().sum::<f64>() - 2.0).abs() < 1e-12);
    }

    #[test]
    fn being_in_reach_is_worse_than_not() {
        // Seat 2 at progress 20 is on square 45 of the ring, seat 0 at 46 too: 45 is a 6 behind.
        let near = first_of(" | die 2 0 - | 47,-,-,- | 15,-,-,-");
        let behind = first_of(" | die 2 0 - | 40,-,-,- | 15,-,-,-");
        assert!(near < behind, "{near} {behind}");
        // A flight of the seat opposite crosses 53.
        let crossed = first_of(" | die 2 0 - | 53,-,-,- | 15,-,-,-");
        let beside = first_of(" | die 2 0 - | 52,-,-,- | 15,-,-,-");
        assert!(crossed < beside);
        // Two sixes have moved it, and a third would send it back.
        let six = first_of(" | die 0 2 1 | 20,-,-,- | -,-,-,-");
        let calm = first_of(" | die 0 0 - | 20,-,-,- | -,-,-,-");
        assert!(six < calm);
    }

    #[test]
    fn a_stack_and_one_in_reach_are_worth_more() {
        let stack = first_of(" | die 0 0 - | 20,@1,-,- | -,-,-,-");
        let apart = first_of(" | die 0 0 - | 20,20,-,- | -,-,-,-");
        let near = first_of(" | die 0 0 - | 20,16,-,- | -,-,-,-");
        let far = first_of(" | die 0 0 - | 27,9,-,- | -,-,-,-");
        assert!(
            stack > apart && stack > near && near > far,
            "{stack} {apart} {near} {far}"
        );
    }
}
