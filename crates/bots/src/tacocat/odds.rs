//! What discards tell: which ranks players keep where they can choose.

use game::Rng;
use game_tacocat::{Cards, Rank};

/// How much more likely, in thirty-seconds, a card of each rank is in a hand than among the other cards
/// that are not seen: by how many cards the hand has, from two on, once there was a duel. Counted in 60,000
/// rounds of the net with itself: low cards win rounds, high ones the lead, and those between go.
const PLAY: [[u8; Rank::COUNT]; 7] = [
    [111, 105, 66, 27, 21, 17, 18, 19, 20, 21, 25, 23],
    [78, 74, 52, 23, 20, 17, 20, 24, 28, 33, 38, 41],
    [72, 67, 43, 21, 17, 18, 24, 29, 37, 40, 42, 44],
    [54, 53, 38, 18, 15, 17, 27, 34, 42, 44, 46, 46],
    [51, 50, 31, 17, 15, 18, 28, 36, 44, 46, 47, 48],
    [44, 44, 34, 18, 16, 22, 30, 37, 39, 43, 43, 41],
    [42, 42, 28, 14, 17, 26, 34, 39, 40, 41, 43, 44],
];
/// The same after cards were replaced.
const DUEL: [u8; Rank::COUNT] = [41, 41, 31, 20, 23, 26, 31, 36, 40, 41, 41, 41];
/// The same before.
const DEAL: [u8; Rank::COUNT] = [1; Rank::COUNT];

/// What the other could choose before now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// Nothing.
    Deal,
    /// What to replace.
    Replaced,
    /// What to play.
    Played,
}

/// How likely each rank is to have been kept.
#[derive(Clone, Copy)]
pub(crate) struct Odds(&'static [u8; Rank::COUNT]);

impl Odds {
    /// Those of a hand of so many cards.
    pub(crate) fn of(chosen: Chosen, count: u8) -> Self {
        Self(match chosen {
            Chosen::Deal => &DEAL,
            Chosen::Replaced => &DUEL,
            Chosen::Played => {
                let at = usize::from(count.max(2) - 2).min(PLAY.len() - 1);
                &PLAY[at]
            }
        })
    }

    fn at(self, rank: Rank) -> u8 {
        self.0[usize::from(rank.number() - 1)]
    }

    /// Whether a card of this rank was kept, if it is drawn by lot.
    pub(crate) fn kept(self, rank: Rank, rng: &mut Rng) -> bool {
        let most = self.0.iter().max().copied().unwrap_or(1);
        rng.chance(self.at(rank).into(), most.into())
    }

    /// How likely such a hand is to have been kept, beside others of its size.
    pub(crate) fn hand(self, cards: Cards) -> f32 {
        cards
            .iter()
            .map(|rank| f32::from(self.at(rank)) / 32.0)
            .product()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tacocat::net::{Eyes, Net, Player, Round, Step, Table, Try, deal};
    use game_tacocat::{Arrow, Setup};

    /// Both sides as the net plays, and what the leader's enemy holds at each lead.
    struct Watcher {
        deck: Cards,
        lead: Option<(Eyes, Cards, Cards)>,
        held: [f32; Rank::COUNT],
        due: [f32; Rank::COUNT],
    }

    const HAND: u8 = 3;

    impl Player for Watcher {
        fn choose(&mut self, _: usize, eyes: &Eyes, choices: &[Try]) -> Option<usize> {
            if let Some((leader, hand, attack)) = self.lead.take() {
                let both = leader.unseen.with(hand).minus(attack);
                let held = both.minus(eyes.unseen);
                let pool = leader.unseen.from(leader.other_floor);
                for rank in pool.ranks() {
                    let at = usize::from(rank.number() - 1);
                    self.held[at] += f32::from(held.count(rank));
                    let part = f32::from(pool.count(rank)) / f32::from(pool.len());
                    self.due[at] += part * f32::from(HAND);
                }
            }
            let at = Net::house().best(eyes, choices);
            let made = choices[at];
            if let Step::Lead(attack) = made.step {
                let hand = made.rest.with(attack.cards());
                self.lead = (hand.len() == HAND).then_some((*eyes, hand, attack.cards()));
            }
            Some(at)
        }
    }

    #[test]
    fn the_net_keeps_what_the_table_says() {
        let (deck, mut rng) = (Setup::default().deck(), Rng::new(8));
        let mut watcher = Watcher {
            deck,
            lead: None,
            held: [0.0; Rank::COUNT],
            due: [0.0; Rank::COUNT],
        };
        for _ in 0..3_000 {
            let (hands, mut pile) = deal(watcher.deck, 7, &mut rng);
            let table = Table::new(deck, hands, 1);
            Round::new(table, &mut watcher).deal(Arrow::Both, &mut pile);
        }
        let odds = Odds::of(Chosen::Played, HAND);
        for rank in Rank::all() {
            let at = usize::from(rank.number() - 1);
            let (found, said) = (
                watcher.held[at] / watcher.due[at],
                f32::from(odds.at(rank)) / 32.0,
            );
            assert!(
                (found / said).clamp(0.5, 2.0) == found / said,
                "{rank}: {found} {said}"
            );
        }
    }
}
