//! What to replace: every choice is played out with the same cards to draw and the same other hands,
//! again and again, and the worse half is dropped each time.

use game::Rng;
use game_tacocat::Cards;

use super::known::Known;
use super::playout;
use super::rule;
use crate::meter::Meter;

/// Whether, and when, the other replaces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Other {
    /// It has, or may not.
    Done,
    /// At the same time.
    Free,
    /// Afterwards, at most as many.
    AtMost,
}

/// The cards to replace, at most so many, after so many `worlds` for each choice at first.
pub(crate) fn replace(
    known: &Known,
    worlds: u32,
    most: u8,
    other: Other,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Cards> {
    let parts = known.own.parts().filter(|part| part.len() <= most);
    let mut left: Vec<(Cards, u64)> = parts.map(|part| (part, 0)).collect();
    let mut worlds = worlds;
    while left.len() > 1 && !meter.is_over() {
        for _ in 0..worlds {
            let world = known.world(other == Other::Done, rng);
            for (part, sum) in &mut left {
                let mut world = world.clone();
                let own = known.own.minus(*part).with(world.draw(part.len()));
                let others = match other {
                    Other::Done => Cards::NONE,
                    Other::Free => rule::replace(world.hand, world.hand.len()),
                    Other::AtMost => rule::replace(world.hand, part.len()),
                };
                let its = world.hand.minus(others).with(world.draw(others.len()));
                let worth = playout::duel(own, its, known.tie, |a, b, tie| {
                    playout::lead(a, b, tie, meter)
                });
                *sum += u64::from(worth.unwrap_or(0));
            }
            if meter.is_over() {
                break;
            }
        }
        left.sort_by_key(|(_, sum)| std::cmp::Reverse(*sum));
        left.truncate(left.len().div_ceil(2));
        worlds = worlds.saturating_mul(2);
    }
    left.first().map(|(part, _)| *part)
}
