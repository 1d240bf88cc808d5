//! What each seat has before it, and what it threatens: the part of what the net sees that is worked out.

use game::Seat;
use game_aeroplane::{Fate, Phase, Plane, Position, Progress, Side};

use super::super::outlook::{Company, Outlook};
use super::super::ring::turned;

const NUMBERS: u8 = 6;
/// How much of what a seat may lose counts when others roll before it can do something about it...
const NOW: f32 = 0.9;
/// ... and when it rolls first, but can only mend one thing.
const LATER: f32 = 0.6;
/// How much of a stack that one roll would make counts.
const JOIN: f32 = 0.5;
/// Being next to roll, in rolls.
const TO_ROLL: f32 = 0.5;
/// The variance of a race, in rolls: of any, and for each roll that it still takes.
const SPREAD: (f32, f32) = (2.0, 0.7);

/// Planes that move as one.
#[derive(Clone, Copy)]
pub(super) struct Group {
    pub(super) at: Progress,
    pub(super) planes: u8,
    /// What its seat loses if it is sent home, in rolls.
    loss: f32,
}

/// The groups of a seat.
#[derive(Clone, Copy)]
pub(super) struct Groups {
    groups: [Group; Plane::COUNT],
    count: usize,
}

impl Groups {
    fn of(side: &Side, outlook: &Outlook) -> Self {
        let none = Group {
            at: Progress::HANGAR,
            planes: 0,
            loss: 0.0,
        };
        let mut groups = Self {
            groups: [none; Plane::COUNT],
            count: 0,
        };
        if side.fate() != Fate::Playing {
            return groups;
        }
        let rolls = |at| outlook.rolls(at, Company::Others) as f32;
        for plane in Plane::ALL {
            if side.is_lead(plane) {
                let (at, planes) = (side.progress(plane), side.stack(plane).len() as u8);
                let loss = f32::from(planes) * rolls(Progress::HANGAR) - rolls(at);
                groups.groups[groups.count] = Group { at, planes, loss };
                groups.count += 1;
            }
        }
        groups
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Group> + Clone {
        self.groups[..self.count].iter()
    }
}

/// What the next roll of one seat can do to another.
#[derive(Clone, Copy, Default)]
pub(super) struct Threat {
    /// What the other loses on average, in rolls, if the worst is done to it.
    pub(super) loss: f32,
    /// How likely anything can be hit.
    pub(super) chance: f32,
}

/// A position as the seats see it, by seat.
pub(super) struct Survey {
    pub(super) groups: [Groups; Seat::MAX],
    /// The rolls that its groups need.
    pub(super) rolls: [f32; Seat::MAX],
    /// The rolls that the next roll saves by making a stack.
    pub(super) joins: [f32; Seat::MAX],
    /// What a third six would take, weighed by its odds.
    pub(super) sixes: [f32; Seat::MAX],
    /// By who threatens and whom.
    pub(super) threats: [[Threat; Seat::MAX]; Seat::MAX],
    /// All of it in rolls.
    race: [f32; Seat::MAX],
}

impl Survey {
    pub(super) fn new(position: &Position, outlook: &Outlook) -> Self {
        let groups = Seat::ALL.map(|seat| Groups::of(position.side(seat), outlook));
        let mut survey = Self {
            groups,
            rolls: [0.0; Seat::MAX],
            joins: [0.0; Seat::MAX],
            sixes: [0.0; Seat::MAX],
            threats: [[Threat::default(); Seat::MAX]; Seat::MAX],
            race: [0.0; Seat::MAX],
        };
        for seat in position.playing().iter() {
            survey.look(seat, outlook);
        }
        if let Phase::Die(go) = position.phase()
            && go.sixes == 2
        {
            let side = position.side(go.mover);
            for group in survey.groups[go.mover.index()].iter() {
                let back = go
                    .moved
                    .iter()
                    .any(|plane| side.progress(plane) == group.at);
                if back && group.at.is_on_board() {
                    survey.sixes[go.mover.index()] += group.loss / f32::from(NUMBERS);
                }
            }
        }
        for seat in position.playing().iter() {
            survey.race[seat.index()] = survey.count(seat, position.mover() == Some(seat), outlook);
        }
        survey
    }

    /// How far one seat is before another, in what is the spread of such a race.
    pub(super) fn lead(&self, own: Seat, other: Seat) -> f32 {
        let (own, other) = (self.race[own.index()], self.race[other.index()]);
        (other - own) / (SPREAD.0 + SPREAD.1 * (own + other).max(0.0)).sqrt()
    }

    /// The rolls that a seat needs, with what it may lose and gain.
    fn count(&self, seat: Seat, moves_next: bool, outlook: &Outlook) -> f32 {
        let i = seat.index();
        let (weight, start) = if moves_next {
            (LATER, TO_ROLL)
        } else {
            (NOW, 0.0)
        };
        let threats: f32 = self.threats.iter().map(|by| by[i].loss).sum();
        let mut left = self.groups[i]
            .iter()
            .filter(|group| group.at != Progress::CENTRE);
        let mut waits = 0.0;
        if left.clone().count() > 1 && left.all(|group| group.at == Progress::HANGAR) {
            // Nothing uses the numbers that do not launch.
            let wait = |company| {
                outlook.rolls(Progress::HANGAR, company) - outlook.rolls(Progress::PAD, company)
            };
            waits = (wait(Company::Alone) - wait(Company::Others)) as f32;
        }
        self.rolls[i] + waits + weight * threats + self.sixes[i] - JOIN * self.joins[i] - start
    }

    fn look(&mut self, seat: Seat, outlook: &Outlook) {
        let groups = self.groups[seat.index()];
        let company = match groups.iter().filter(|g| g.at != Progress::CENTRE).count() {
            0 | 1 => Company::Alone,
            _ => Company::Others,
        };
        let rolls = |at| outlook.rolls(at, company) as f32;
        self.rolls[seat.index()] = groups.iter().map(|group| rolls(group.at)).sum();
        let opposite = (seat.index() + 2) % Seat::MAX;
        let mut joined = 0.0;
        for number in 1..=NUMBERS {
            let (mut ring, mut flies, mut best) = (0, false, 0.0_f32);
            for group in groups.iter().filter(|group| group.at.is_on_board()) {
                let reach = outlook.reach(group.at, number);
                ring |= reach.landings;
                flies |= reach.flies;
                for end in reach.ends.iter().flatten().filter(|end| end.can_stack()) {
                    if groups.iter().any(|other| other.at == *end) {
                        best = best.max(rolls(*end));
                    }
                }
            }
            joined += best;
            let ring = turned(ring, seat);
            for victim in Seat::ALL {
                let crosses = flies && victim.index() == opposite;
                if victim != seat && (ring != 0 || crosses) {
                    self.threaten(seat, victim, ring, crosses);
                }
            }
        }
        self.joins[seat.index()] = joined / f32::from(NUMBERS);
    }

    /// Adds what one number can do to a seat: what lands on these squares of the ring, and whether it flies.
    fn threaten(&mut self, seat: Seat, victim: Seat, ring: u64, crosses: bool) {
        let mut worst = 0.0_f32;
        for group in self.groups[victim.index()].iter() {
            let hit = match group.at.ring(victim) {
                Some(square) => ring >> square & 1 != 0,
                None => crosses && group.at == Progress::CROSSED,
            };
            if hit {
                worst = worst.max(group.loss);
            }
        }
        if worst > 0.0 {
            let threat = &mut self.threats[seat.index()][victim.index()];
            threat.loss += worst / f32::from(NUMBERS);
            threat.chance += 1.0 / f32::from(NUMBERS);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn survey(position: &str) -> Survey {
        let position: Position = position.parse().unwrap();
        Survey::new(&position, &Outlook::new(position.setup()))
    }

    #[test]
    fn threats_are_seen() {
        // Seat 2 at its 15 is on our 41; the planes on 44 and 45 are hit by a 3 and a 4.
        let seen = survey(" | die 2 0 - | 44,45,-,- | 15,-,-,-");
        let [threat, back] = [seen.threats[2][0], seen.threats[0][2]];
        assert!(
            (threat.chance - 2.0 / 6.0).abs() < 1e-6,
            "{}",
            threat.chance
        );
        assert!(threat.loss > 2.0 && back.chance == 0.0);
        // The flight crosses 53 of the seat opposite, by a 2 from 16, or a 4 from 10 by the jump.
        let seen = survey(" | die 0 0 - | 16,-,-,- | 53,-,-,-");
        assert!((seen.threats[0][2].chance - 1.0 / 6.0).abs() < 1e-6);
    }

    #[test]
    fn stacks_and_sixes_are_seen() {
        let seen = survey(" | die 0 0 - | 20,17,-,- | -,-,-,-");
        assert!(seen.joins[0] > 0.0);
        assert!(seen.sixes[0] == 0.0);
        let seen = survey(" | die 0 2 1 | 20,5,-,- | -,-,-,-");
        assert!(seen.sixes[0] > 0.0);
    }
}
