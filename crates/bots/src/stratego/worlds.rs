//! Worlds: what all the pieces that have not shown their rank could be, together.
//!
//! Each is drawn as often as it is likely, with as many of each rank as are left: a Markov chain that
//! exchanges the ranks of two pieces, which leaves the counts as they are.

use game::{Rng, Seat};
use game_stratego::{Arrangement, Rank, Square, Squares, View};

use super::belief::{Enemy, Odds, RANKS, left};

/// Exchanges that are tried before the first world, for each piece.
const WARM: usize = 40;
/// Exchanges between two worlds, for each piece.
const BETWEEN: usize = 4;
/// How much likelier a flag is for each bomb beside it.
const SHELTER: f32 = 1.8;

/// What is known of one side, and worlds that fit it.
pub(crate) struct Worlds {
    /// By world and piece, in the order of the enemies: its rank.
    pub(crate) ranks: Vec<Vec<Rank>>,
}

/// A chain of worlds.
struct Chain<'a> {
    /// By piece whose rank is not known: where it was set up, and how likely each rank is by itself.
    pieces: Vec<(Square, &'a Odds)>,
    ranks: Vec<Rank>,
    /// Where the set-up has bombs in this world, those that are known or gone too.
    bombs: Squares,
}

impl Worlds {
    /// So many worlds of these pieces, whose odds are how likely each rank is by itself.
    pub(crate) fn draw(
        view: &View,
        seat: Seat,
        enemies: &[Enemy],
        count: usize,
        rng: &mut Rng,
    ) -> Self {
        let known: Vec<Option<Rank>> = enemies.iter().map(|enemy| enemy.piece.rank).collect();
        let pieces: Vec<(Square, &Odds)> = enemies
            .iter()
            .filter(|enemy| enemy.piece.rank.is_none())
            .map(|enemy| (enemy.piece.home, &enemy.odds))
            .collect();
        let shown = enemies.iter().map(|enemy| enemy.piece);
        let bombs = shown
            .chain(view.lost(seat))
            .filter(|piece| piece.rank == Some(Rank::Bomb))
            .map(|piece| piece.home)
            .collect();
        let mut chain = Chain::start(pieces, &left(view, seat, enemies), bombs);
        let steps = chain.pieces.len();
        (0..steps * WARM).for_each(|_| chain.step(rng));
        let mut ranks = Vec::with_capacity(count);
        for _ in 0..count {
            (0..steps * BETWEEN).for_each(|_| chain.step(rng));
            let mut dealt = chain.ranks.iter().copied();
            let world = known
                .iter()
                .map(|rank| rank.or_else(|| dealt.next()).unwrap_or(Rank::Scout));
            ranks.push(world.collect());
        }
        Self { ranks }
    }

    /// How often each piece is of each rank in these worlds.
    pub(crate) fn odds(&self, piece: usize) -> Odds {
        let mut odds = [0.0; RANKS];
        let part = 1.0 / self.ranks.len().max(1) as f32;
        for world in &self.ranks {
            if let Some(rank) = world.get(piece) {
                odds[*rank as usize] += part;
            }
        }
        odds
    }
}

impl<'a> Chain<'a> {
    /// Some world: what never moves is dealt first, to pieces that can be anything.
    fn start(pieces: Vec<(Square, &'a Odds)>, left: &Odds, bombs: Squares) -> Self {
        let mut deck: Vec<Rank> = Vec::new();
        for rank in Rank::ALL {
            let count = left[rank as usize].max(0.0) as usize;
            deck.extend(std::iter::repeat_n(rank, count));
        }
        deck.sort_by_key(|rank| rank.moves()); // those that never move first
        let mut ranks = vec![None; pieces.len()];
        let choices = |odds: &Odds| odds.iter().filter(|odds| **odds > 0.0).count();
        for rank in deck {
            let free = ranks.iter().zip(&pieces).enumerate();
            let fits = free
                .filter(|(_, (taken, (_, odds)))| taken.is_none() && odds[rank as usize] > 0.0)
                .max_by_key(|(_, (_, (_, odds)))| choices(odds));
            if let Some((i, _)) = fits {
                ranks[i] = Some(rank);
            }
        }
        let ranks: Vec<Rank> = ranks
            .into_iter()
            .map(|rank| rank.unwrap_or(Rank::Scout))
            .collect();
        let mut bombs: Squares = bombs;
        for ((home, _), rank) in pieces.iter().zip(&ranks) {
            if *rank == Rank::Bomb {
                bombs = bombs.with(*home);
            }
        }
        Self {
            pieces,
            ranks,
            bombs,
        }
    }

    /// Tries to exchange the ranks of two pieces.
    fn step(&mut self, rng: &mut Rng) {
        let (one, two) = (rng.below(self.pieces.len()), rng.below(self.pieces.len()));
        let (mine, its) = (self.ranks[one], self.ranks[two]);
        if mine == its {
            return;
        }
        let odds = |piece: usize, rank: Rank| self.pieces[piece].1[rank as usize];
        let mut after = odds(one, its) * odds(two, mine);
        if after <= 0.0 {
            return;
        }
        let mut before = odds(one, mine) * odds(two, its);
        let still = !mine.moves() || !its.moves();
        if still {
            before *= self.shelter();
            self.swap(one, two);
            after *= self.shelter();
        }
        let accept =
            after >= before || (rng.below(1 << 20) as f32) < after / before * (1 << 20) as f32;
        if accept != still {
            self.swap(one, two);
        }
    }

    fn swap(&mut self, one: usize, two: usize) {
        self.ranks.swap(one, two);
        for piece in [one, two] {
            let home = self.pieces[piece].0;
            self.bombs = if self.ranks[piece] == Rank::Bomb {
                self.bombs.with(home)
            } else {
                self.bombs.without(home)
            };
        }
    }

    /// How likely the flag's place is by what stands beside it.
    fn shelter(&self) -> f32 {
        let flag = self.ranks.iter().position(|rank| *rank == Rank::Flag);
        let Some(flag) = flag else { return 1.0 };
        let home = self.pieces[flag].0;
        let guards = Squares::near(home)
            .into_iter()
            .filter(|near| self.bombs.contains(*near))
            .count();
        SHELTER.powi(guards as i32)
    }
}

/// The cell of a set-up that a piece stood on, as its player sees it.
pub(crate) fn cell(seat: Seat, home: Square) -> usize {
    let own = if seat == Seat::FIRST {
        home
    } else {
        home.turned()
    };
    own.index().min(Arrangement::CELLS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stratego::belief::pieces;
    use game::{Event, Game as _, View as _, Viewer};
    use game_stratego::{Action, Setup, Stratego};

    /// After some moves by lot, every world has as many of each rank as there are, what is known is so,
    /// and what has moved can move.
    #[test]
    fn worlds_fit_what_is_known() {
        for barrage in [false, true] {
            let setup = Setup {
                barrage,
                ..Setup::default()
            };
            let (mut game, mut rng) = (Stratego::start(&setup).unwrap(), Rng::new(6));
            for ply in 0..120 {
                let Some(seat) = game.turn().owing().iter().next() else {
                    break;
                };
                let view = game.view(Viewer::Seat(seat));
                if ply % 20 == 19 {
                    check(&view, seat.other(), barrage, &mut rng);
                }
                let action = match view.actions() {
                    Some(actions) => rng.pick(&actions).unwrap().clone(),
                    None => Action::Setup(Arrangement::sound(barrage, &mut rng)),
                };
                game.apply(&Event::Act(seat, action)).unwrap();
            }
        }
    }

    fn check(view: &View, seat: Seat, barrage: bool, rng: &mut Rng) {
        let enemies = pieces(view, seat);
        let worlds = Worlds::draw(view, seat, &enemies, 20, rng);
        let lost: Vec<Rank> = view
            .lost(seat)
            .iter()
            .filter_map(|piece| piece.rank)
            .collect();
        assert_eq!(worlds.ranks.len(), 20);
        for world in &worlds.ranks {
            for rank in Rank::ALL {
                let there = world.iter().chain(&lost).filter(|other| **other == rank);
                assert_eq!(there.count(), rank.count(barrage), "{rank:?}");
            }
            for (enemy, rank) in enemies.iter().zip(world) {
                assert!(enemy.piece.rank.is_none_or(|known| known == *rank));
                assert!(rank.moves() || !enemy.piece.moved);
            }
        }
        let sum: f32 = worlds.odds(0).iter().sum();
        assert!((sum - 1.0).abs() < 1e-4);
    }
}
