//! Matches of a net with itself, with every option and number of seats.

use bots::aeroplane_net::{Inputs, Judge, Net};
use game::{Rng, Seat};
use game_aeroplane::{Launch, Overshoot, Phase, Position, Setup};

/// What comes from one finish to the next.
pub(super) struct Span {
    /// Those in which a die was due, in order.
    pub(super) positions: Vec<Position>,
    /// 1 for the seat that finished, 0 for those that did not.
    pub(super) came: [f64; Seat::MAX],
}

/// One set-up.
pub(super) struct Table {
    setup: Setup,
    judge: Judge,
}

impl Table {
    /// Whether it is the one that most matches have.
    pub(super) fn is_plain(&self) -> bool {
        self.setup == Setup::default()
    }

    /// What each seat that plays sees.
    pub(super) fn inputs(&self, position: &Position) -> [Option<Inputs>; Seat::MAX] {
        self.judge.inputs(position)
    }

    /// Plays a match to its end.
    pub(super) fn play(&self, net: &Net, rng: &mut Rng) -> Vec<Span> {
        let mut position = self.judge.answer(net, &Position::start(&self.setup));
        let (mut spans, mut positions) = (Vec::new(), Vec::new());
        loop {
            let playing = position.playing();
            if matches!(position.phase(), Phase::Die(_)) {
                positions.push(position);
            }
            position.rolled(1 + rng.below(6) as u8);
            position = self.judge.answer(net, &position);
            let finished = playing.minus(position.playing());
            if !finished.is_empty() {
                let came = Seat::ALL.map(|seat| f64::from(u8::from(finished.contains(seat))));
                let positions = std::mem::take(&mut positions);
                spans.push(Span { positions, came });
            }
            if matches!(position.phase(), Phase::Over(_)) {
                return spans;
            }
        }
    }
}

#[cfg(test)]
impl Table {
    pub(super) fn of(setup: Setup) -> Self {
        let judge = Judge::new(&setup);
        Self { setup, judge }
    }
}

/// Every set-up.
pub(super) struct Tables(Vec<Vec<Table>>);

/// Of a hundred matches, how many are of two, three and four.
const SHARES: [usize; 3] = [50, 20, 30];
/// Of a hundred matches, how many have the default options.
const PLAIN: usize = 70;

impl Tables {
    pub(super) fn new() -> Self {
        let of = |players| {
            let mut tables = Vec::new();
            for launch in Launch::ALL {
                for overshoot in Overshoot::ALL {
                    for fly_then_jump in [false, true] {
                        let mut setup = Setup::new(players).unwrap_or_default();
                        setup.launch = launch;
                        setup.overshoot = overshoot;
                        setup.fly_then_jump = fly_then_jump;
                        let judge = Judge::new(&setup);
                        tables.push(Table { setup, judge });
                    }
                }
            }
            tables
        };
        Self(Setup::PLAYERS.map(of).collect())
    }

    /// One by lot; the default options come first.
    pub(super) fn draw(&self, rng: &mut Rng) -> &Table {
        let mut lot = rng.below(SHARES.iter().sum());
        let mut players = 0;
        while players + 1 < SHARES.len() && lot >= SHARES[players] {
            lot -= SHARES[players];
            players += 1;
        }
        let tables = &self.0[players];
        let plain = rng.below(100) < PLAIN;
        &tables[if plain { 0 } else { rng.below(tables.len()) }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_up_is_played_and_the_default_most() {
        let tables = Tables::new();
        assert!(tables.0.iter().all(|some| some.len() == 12));
        let mut rng = Rng::new(1);
        let drawn: Vec<&Table> = (0..400).map(|_| tables.draw(&mut rng)).collect();
        let plain = drawn.iter().filter(|table| table.is_plain()).count();
        assert!((120..170).contains(&plain), "{plain}");
        for players in Setup::PLAYERS {
            assert!(drawn.iter().any(|table| table.setup.players() == players));
        }
    }

    #[test]
    fn matches_end_and_each_finish_is_a_span() {
        let net = Net::blank();
        for players in Setup::PLAYERS {
            let setup = Setup::new(players).unwrap();
            let spans = Table::of(setup).play(&net, &mut Rng::new(3));
            assert_eq!(spans.len(), usize::from(players) - 1);
            for span in spans {
                assert!(!span.positions.is_empty());
                assert!((span.came.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            }
        }
    }
}
