//! What a seat sees of a position: which inputs are on, and how much.

use game::{Seat, Seats};
use game_aeroplane::{Launch, Overshoot, Plane, Position};

use super::survey::Survey;

/// How many progresses there are: the hangar, the pad and 56 squares.
const PLACES: usize = 58;
/// Groups of one seat, by how many planes and where: first come those of each seat, the own one first and then clockwise.
const GROUPS: usize = Plane::COUNT * PLACES;
/// Whose turn it is, and after how many sixes.
const TURN: usize = Seat::MAX * GROUPS;
/// Which of the others play.
const THERE: usize = TURN + Seat::MAX * 3;
/// How many play: 2, 3, 4.
const COUNT: usize = THERE + Seat::MAX - 1;
/// The options.
const OPTION: usize = COUNT + 3;
/// The rolls that each seat needs.
const RACE: usize = OPTION + 5;
/// The rolls that each saves by a stack.
const JOIN: usize = RACE + Seat::MAX;
/// What a third six takes of each.
const SIX: usize = JOIN + Seat::MAX;
/// For each of the others: what it threatens and what threatens it, on this roll or later, how much and
/// how likely.
const THREAT: usize = SIX + Seat::MAX;
/// For each of the others: how far the seat is before it. The first input of these.
pub const LEAD: usize = THREAT + (Seat::MAX - 1) * 8;
/// How many inputs there are.
pub const ROWS: usize = LEAD + Seat::MAX - 1;

/// So many rolls are 1.
const ROLLS: f32 = 1.0 / 32.0;
/// So many rolls lost are 1.
const LOSS: f32 = 1.0 / 8.0;
/// The most that can be on at once: groups, turn, others, count, options, and all that is a measure.
const MOST: usize = 16 + 1 + 3 + 1 + 3 + 3 * Seat::MAX + 27;

/// The inputs that are on for one seat, with how much.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    on: [(u16, f32); MOST],
    count: usize,
}

impl Inputs {
    /// Each input with how much it is on.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        let on = self.on[..self.count].iter();
        on.map(|(input, much)| (usize::from(*input), *much))
    }

    #[inline]
    fn push(&mut self, input: usize, much: f32) {
        if much != 0.0 && self.count < MOST {
            self.on[self.count] = (input as u16, much);
            self.count += 1;
        }
    }

    /// What `seat` sees, as if it were seat 0.
    pub(super) fn new(position: &Position, survey: &Survey, playing: Seats, seat: Seat) -> Self {
        let mut inputs = Self {
            on: [(0, 0.0); MOST],
            count: 0,
        };
        let (own, mover) = (seat.index(), position.mover());
        for step in 0..Seat::MAX {
            let other = Seat::ALL[(own + step) % Seat::MAX];
            if !playing.contains(other) {
                continue;
            }
            let i = other.index();
            for group in survey.groups[i].iter() {
                let size = usize::from(group.planes.max(1) - 1);
                let place = (group.at.number() + 1) as usize;
                inputs.push(step * GROUPS + size * PLACES + place, 1.0);
            }
            if mover == Some(other) {
                inputs.push(TURN + step * 3 + sixes(position), 1.0);
            }
            inputs.push(RACE + step, survey.rolls[i] * ROLLS);
            inputs.push(JOIN + step, survey.joins[i] * LOSS);
            inputs.push(SIX + step, survey.sixes[i] * LOSS);
            if step > 0 {
                inputs.push(THERE + step - 1, 1.0);
                inputs.push(LEAD + step - 1, survey.lead(seat, other));
                let row = THREAT + (step - 1) * 8;
                for (k, [by, on]) in [[own, i], [i, own]].into_iter().enumerate() {
                    let later = usize::from(mover.map(Seat::index) != Some(by));
                    let threat = survey.threats[by][on];
                    inputs.push(row + k * 4 + later * 2, threat.loss * LOSS);
                    inputs.push(row + k * 4 + later * 2 + 1, threat.chance);
                }
            }
        }
        inputs.push(COUNT + set(playing), 1.0);
        let setup = position.setup();
        inputs.push(OPTION + usize::from(setup.launch == Launch::Six), 1.0);
        inputs.push(OPTION + 2, on(setup.launch == Launch::FiveSix));
        inputs.push(OPTION + 3, on(setup.overshoot == Overshoot::Bounce));
        inputs.push(OPTION + 4, on(setup.fly_then_jump));
        inputs
    }
}

fn on(is_on: bool) -> f32 {
    f32::from(u8::from(is_on))
}

/// The set of weights of the output for so many seats that play.
pub(super) fn set(playing: Seats) -> usize {
    playing.len().clamp(2, Seat::MAX) - 2
}

/// Sixes of this turn.
fn sixes(position: &Position) -> usize {
    use game_aeroplane::Phase;
    match position.phase() {
        Phase::Roll(go) | Phase::Die(go) | Phase::Move(go, _) => usize::from(go.sixes.min(2)),
        _ => 0,
    }
}
