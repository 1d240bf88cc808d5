//! What a single plane can expect, whatever the other planes do.

use game_aeroplane::{How, Progress, Route, Setup};

/// How many progresses there are: the hangar, the pad and 56 squares.
const PLACES: usize = 58;
/// Numbers of the die.
const NUMBERS: u8 = 6;
/// Rolls that a plane cannot use are not lost as long as another plane uses them: so much of each is.
const WASTE: f64 = 0.4;
/// Enough rounds for what bounces in the home column to settle.
const SWEEPS: usize = 200;

/// Whether a plane is the last one that its seat has to bring home, or one of several.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Company {
    Alone,
    Others,
}

/// Where a plane can get by one number.
#[derive(Clone, Copy, Default)]
pub(crate) struct Reach {
    /// Squares of the ring that it can land on: bit p - 1 for progress p of its seat.
    pub(crate) landings: u64,
    /// Whether it can fly.
    pub(crate) flies: bool,
    /// Where it can end, without and with the flight.
    pub(crate) ends: [Option<Progress>; 2],
}

/// Tables by progress, for one set-up.
pub(crate) struct Outlook {
    rolls: [[f64; PLACES]; 2],
    reach: [[Reach; NUMBERS as usize]; PLACES],
}

const fn index(progress: Progress) -> usize {
    (progress.number() + 1) as usize
}

/// The progresses that a roll moves a plane from.
fn on_board() -> impl DoubleEndedIterator<Item = Progress> {
    (Progress::PAD.number()..Progress::CENTRE.number()).filter_map(Progress::new)
}

impl Outlook {
    pub(crate) fn new(setup: &Setup) -> Self {
        let mut outlook = Self {
            rolls: [[0.0; PLACES]; 2],
            reach: [[Reach::default(); NUMBERS as usize]; PLACES],
        };
        for from in on_board() {
            for number in 1..=NUMBERS {
                outlook.reach[index(from)][usize::from(number - 1)] = reach(setup, from, number);
            }
        }
        outlook.count_rolls(setup, Company::Alone, 1.0);
        outlook.count_rolls(setup, Company::Others, WASTE);
        outlook
    }

    /// How many rolls of its seat a plane needs from here to the centre, on average.
    #[inline]
    pub(crate) fn rolls(&self, from: Progress, company: Company) -> f64 {
        self.rolls[company as usize][index(from)]
    }

    /// Where a plane can get from here by this number, 1 to 6; nowhere from the hangar.
    #[inline]
    pub(crate) fn reach(&self, from: Progress, number: u8) -> &Reach {
        &self.reach[index(from)][usize::from(number - 1)]
    }

    /// Fills the table of rolls from the centre backwards. A number that the plane cannot use costs
    /// `waste` of a roll.
    fn count_rolls(&mut self, setup: &Setup, company: Company, waste: f64) {
        let mut rolls = [0.0; PLACES];
        for _ in 0..SWEEPS {
            for from in on_board().rev().filter(|from| !from.is_on_ring()) {
                rolls[index(from)] = self.next(&rolls, from, waste);
            }
        }
        for from in on_board().rev() {
            rolls[index(from)] = self.next(&rolls, from, waste);
        }
        let numbers = f64::from(NUMBERS);
        let launching = (1..=NUMBERS).filter(|number| setup.launch.allows(*number));
        let waits = numbers / launching.count().max(1) as f64 - 1.0;
        rolls[index(Progress::HANGAR)] = rolls[index(Progress::PAD)] + 1.0 + waits * waste;
        self.rolls[company as usize] = rolls;
    }

    /// The rolls from one place, as those from the places after it are known.
    fn next(&self, rolls: &[f64; PLACES], from: Progress, waste: f64) -> f64 {
        let (mut sum, mut usable) = (0.0, 0.0);
        for number in 1..=NUMBERS {
            let ends = self.reach(from, number).ends.iter().flatten();
            let best = ends.map(|end| rolls[index(*end)]).reduce(f64::min);
            match best {
                Some(rest) => {
                    sum += 1.0 + rest;
                    usable += 1.0;
                }
                None => sum += waste,
            }
        }
        sum / f64::max(usable, 1.0)
    }
}

fn reach(setup: &Setup, from: Progress, number: u8) -> Reach {
    let mut reach = Reach::default();
    for fly in [false, true] {
        let Some(route) = Route::find(setup, from, number, fly) else {
            continue;
        };
        for leg in route.legs() {
            if leg.to.is_on_ring() {
                reach.landings |= 1 << (leg.to.number() - 1);
            }
            reach.flies |= leg.how == How::Fly;
        }
        reach.ends[usize::from(fly)] = Some(route.end());
    }
    reach
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(setup: &str) -> Outlook {
        Outlook::new(&setup.parse().unwrap())
    }

    fn at(number: i8) -> Progress {
        Progress::new(number).unwrap()
    }

    #[test]
    fn the_last_step_alone_takes_six_rolls() {
        let rolls = |setup, from| outlook(setup).rolls(at(from), Company::Alone);
        // From 55 only a 1 helps; from 54 a 2 does, or a 1 and then a 1: all the same 6.
        for from in 51..=55 {
            assert!((rolls("", from) - 6.0).abs() < 1e-9 || from < 54, "{from}");
        }
        assert!((rolls("", 55) - 6.0).abs() < 1e-9);
        assert!((rolls("overshoot=bounce", 55) - 6.0).abs() < 1e-6);
        assert!((rolls("", 56)).abs() < 1e-9);
    }

    #[test]
    fn launching_waits_for_its_numbers() {
        let waits = |setup, company| {
            let outlook = outlook(setup);
            outlook.rolls(Progress::HANGAR, company) - outlook.rolls(Progress::PAD, company)
        };
        assert!((waits("", Company::Alone) - 2.0).abs() < 1e-9);
        assert!((waits("launch=five-six", Company::Alone) - 3.0).abs() < 1e-9);
        assert!((waits("launch=six", Company::Alone) - 6.0).abs() < 1e-9);
        assert!(waits("launch=six", Company::Others) < 6.0);
    }

    #[test]
    fn a_plane_reaches_what_its_routes_touch() {
        let outlook = outlook("fly-then-jump=on");
        let reach = outlook.reach(at(12), 2);
        let bits = |squares: &[u32]| squares.iter().fold(0, |all, p| all | 1u64 << (p - 1));
        assert_eq!(reach.landings, bits(&[14, 18, 30]));
        assert!(reach.flies);
        assert_eq!(reach.ends, [Some(at(18)), Some(at(30))]);
        let reach = outlook.reach(at(12), 6);
        assert_eq!(reach.landings, bits(&[18, 22, 30, 34]));
        let none = outlook.reach(Progress::HANGAR, 6);
        assert_eq!((none.landings, none.flies), (0, false));
    }

    #[test]
    fn the_way_gets_shorter_but_for_what_a_flight_saves() {
        for setup in ["", "launch=six overshoot=bounce fly-then-jump=on"] {
            let outlook = outlook(setup);
            for company in [Company::Alone, Company::Others] {
                let rolls = |p| outlook.rolls(at(p), company);
                assert!(rolls(-1) > rolls(0));
                let before = (0..8).chain(18..45);
                before.for_each(|p| assert!(rolls(p) > rolls(p + 5), "{setup} {p}"));
            }
        }
        let all = outlook("fly-then-jump=on");
        let [before, past] = [13, 18].map(|p| all.rolls(at(p), Company::Others));
        assert!(
            before < past,
            "a flight in reach is better than one passed over"
        );
    }
}
