//! What a round is worth.

use std::cmp::Ordering;

use game::Seat;
use game_tacocat::{Arrow, Cards};

/// What a round is worth for somebody, in half rounds: lost 0, tied and dealt anew 1, won 2.
pub(crate) type Worth = u8;
/// A round that is won.
pub(crate) const WON: Worth = 2;

/// What the last cards are worth for who holds the first: the lower rank wins.
pub(crate) fn last(own: Cards, other: Cards, tie: Worth) -> Worth {
    match own.lowest().cmp(&other.lowest()) {
        Ordering::Less => WON,
        Ordering::Equal => tie,
        Ordering::Greater => 0,
    }
}

/// How many of the rounds that are decided the player wins who replaces first.
///
/// A tie is dealt anew at the same score. Whatever winning and losing this round are worth for the match, a
/// tie is then worth as much of the way from one to the other as rounds on this space are won: the
/// score has no say in it, the space has.
const FIRST: f32 = 0.55;

/// What a tie that is dealt anew is worth for a seat, as a part of a round.
pub(crate) fn redeal(arrow: Arrow, seat: Seat) -> f32 {
    match arrow {
        Arrow::Both => 0.5,
        Arrow::One(first) if first == seat => FIRST,
        Arrow::One(_) => 1.0 - FIRST,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tacocat::net::{Eyes, Net, Player, Round, Table, Try, deal};
    use game::Rng;
    use game_tacocat::{Setup, Space};

    struct ByNet;

    impl Player for ByNet {
        fn choose(&mut self, _: usize, eyes: &Eyes, choices: &[Try]) -> Option<usize> {
            Some(Net::house().best(eyes, choices))
        }
    }

    /// Rounds of the net with itself on each space; no table of values is kept where this would do.
    #[test]
    fn who_replaces_first_wins_so_many_rounds() {
        let (setup, mut rng) = (Setup::default(), Rng::new(4));
        for space in Space::all().filter(|space| space.number() >= 4) {
            let mut count = [0_u32; 3];
            for _ in 0..2_000 {
                let (hands, mut pile) = deal(setup.deck(), setup.hand(space), &mut rng);
                let table = Table::new(setup.deck(), hands, 1);
                let arrow = setup.arrow(space);
                let worth = Round::new(table, &mut ByNet).deal(arrow, &mut pile);
                count[usize::from(worth.unwrap())] += 1;
            }
            let part = count[2] as f32 / (count[0] + count[2]) as f32;
            let said = redeal(setup.arrow(space), Seat::FIRST);
            assert!((part - said).abs() < 0.04, "{space}: {part} {said}");
        }
    }

    /// The chance to win the match, by the rounds won, who won the last one, and a table of chances to win a
    /// round by space; one of `ties` rounds is tied. Solved by going over all scores until it stands still.
    fn chances(round: impl Fn(usize) -> f64, tied: f64) -> Vec<f64> {
        let mut chance = vec![0.5; 5 * 5 * 2];
        for _ in 0..400 {
            for at in 0..chance.len() {
                let (won, lost, last) = (at / 10, at / 2 % 5, at % 2);
                chance[at] = if won == 4 || lost == 4 {
                    f64::from(u8::from(won == 4))
                } else {
                    let space = if last == 0 { 4 - won } else { 4 + lost };
                    let [win, lose] = next(at).map(|at| chance[at]);
                    let decided = round(space) * win + (1.0 - round(space)) * lose;
                    (1.0 - tied) * decided + tied * chance[at]
                };
            }
        }
        chance
    }

    fn next(at: usize) -> [usize; 2] {
        let (won, lost) = (at / 10, at / 2 % 5);
        [(won + 1) * 10 + lost * 2, won * 10 + (lost + 1) * 2 + 1]
    }

    #[test]
    fn the_score_has_no_say_in_what_a_tie_is_worth() {
        let round = |space: usize| [0.5, 0.44, 0.43, 0.45, 0.5, 0.56, 0.57, 0.6][space];
        let chance = chances(round, 0.15);
        let mut scores = 0;
        for at in 0..chance.len() {
            let (won, lost, last) = (at / 10, at / 2 % 5, at % 2);
            if won == 4 || lost == 4 {
                continue;
            }
            let space = if last == 0 { 4 - won } else { 4 + lost };
            let [win, lose] = next(at).map(|at| chance[at]);
            assert!(win > lose, "a round is always worth winning");
            let tie = (chance[at] - lose) / (win - lose);
            assert!((tie - round(space)).abs() < 1e-6, "{won}:{lost} {tie}");
            scores += 1;
        }
        assert_eq!(scores, 32);
    }
}
