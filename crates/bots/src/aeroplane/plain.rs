//! A plain search: what strength is measured against beside the player by fixed rules.

use game::Seat;
use game_aeroplane::{Action, Plane, Position};
use search::{Limits, Payoffs, Stage, Stochastic, expectimax};

use super::node::Node;

/// The own move, and every number of the next die with the best answer to it.
const PLIES: u8 = 2;

/// The move that two plies of expectimax find best, when a seat is worth how far its planes have come less
/// how far those of the others have on average.
pub(super) fn choose(position: &Position, seed: u64) -> Option<(Action, u64)> {
    let found = expectimax(&Race(Node::new(*position)), &Limits::depth(PLIES), seed)?;
    found.ranked.first().map(|(best, _)| (*best, found.nodes))
}

#[derive(Clone)]
struct Race(Node);

impl Stochastic<4> for Race {
    type Move = Action;

    fn stage(&self) -> Stage {
        self.0.stage()
    }

    fn moves(&self, into: &mut Vec<Action>) {
        self.0.moves(into);
    }

    fn play(&self, action: Action) -> Self {
        Self(self.0.play(action))
    }

    fn draws(&self, into: &mut Vec<(u32, Self)>) {
        into.extend(self.0.draws().map(|next| (1, Self(next))));
    }

    fn payoffs(&self) -> Payoffs<4> {
        let position = self.0.position();
        let seats = position.setup().seats();
        let way = |seat: Seat| -> f64 {
            let side = position.side(seat);
            let steps = Plane::ALL.map(|plane| 1 + i32::from(side.progress(plane).number()));
            f64::from(steps.iter().sum::<i32>())
        };
        let all: f64 = seats.iter().map(way).sum();
        let mut payoffs = [0.0; Seat::MAX];
        for seat in seats.iter() {
            let own = way(seat);
            payoffs[seat.index()] = own - (all - own) / (seats.len() - 1) as f64;
        }
        payoffs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(position: &str) -> String {
        let position: Position = position.parse().unwrap();
        choose(&position, 1).unwrap().0.to_string()
    }

    #[test]
    fn it_sees_what_it_wins_and_what_the_answer_would_take() {
        // The plane of seat 2 on its 35, our 9, is hit from 8.
        assert_eq!(best(" | move 0 0 - 1 | 8,23,-,- | 35,-,-,-"), "move 1");
        // The plane of seat 2 on its 15, our 41, threatens ours on 44 by a 3, and not on 49.
        assert_eq!(best(" | move 0 0 - 5 | 44,30,-,- | 15,-,-,-"), "move 1");
    }
}
