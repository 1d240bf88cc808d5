//! What to replace: every choice is played out with the same cards to draw and the same other hands,
//! again and again, and the worse half is dropped each time.

use game::Rng;
use game_tacocat::Cards;

use super::known::{Known, World};
use super::mind::Mind;
use super::net::{Net, Others, Step, Try};
use super::odds::Chosen;
use super::playout::{By, Next, Playout};
use crate::meter::Meter;

/// The most choices that are played out: those that the net likes best.
const LOOK: usize = 24;

/// The cards to replace, at most so many.
pub(crate) fn replace(
    known: &Known,
    mind: &Mind,
    most: u8,
    others: Others,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Cards> {
    let mut left = liked(known, mind, most, others);
    let mut worlds = mind.replaces;
    let odds = known.odds(chosen(others), mind);
    while left.len() > 1 && !meter.is_over() {
        for number in 0..worlds {
            let world = known.world(odds, rng);
            let seats = mind.seats(number as usize);
            for (part, sum) in &mut left {
                let mut playout = Playout::new(seats, known.tied, meter);
                *sum += worth(&world, *part, others, &mut playout).unwrap_or(0.0);
            }
            if meter.is_over() {
                break;
            }
        }
        left.sort_by(|(_, one), (_, two)| two.total_cmp(one));
        left.truncate(left.len().div_ceil(2));
        worlds = worlds.saturating_mul(2);
    }
    left.first().map(|(part, _)| *part)
}

/// What the other could choose before.
pub(crate) const fn chosen(others: Others) -> Chosen {
    match others {
        Others::Done(_) => Chosen::Replaced,
        Others::Free | Others::AtMost => Chosen::Deal,
    }
}

/// What may be replaced, best first as far as that is known.
fn liked(known: &Known, mind: &Mind, most: u8, others: Others) -> Vec<(Cards, f32)> {
    let parts = known.own.parts().filter(|part| part.len() <= most);
    let mut all: Vec<(Cards, f32)> = parts.map(|part| (part, 0.0)).collect();
    if mind.by == By::Net {
        let of = |(part, _): &(Cards, f32)| Try {
            step: Step::Replace(part.len(), others),
            rest: known.own.minus(*part),
        };
        let tries: Vec<Try> = all.iter().map(of).collect();
        let likes = Net::house().worths(&known.eyes(), &tries);
        for ((_, sum), like) in all.iter_mut().zip(likes) {
            *sum = like;
        }
        all.sort_by(|(_, one), (_, two)| two.total_cmp(one));
        all.truncate(LOOK);
    }
    all
}

/// What it comes to in one world.
pub(crate) fn worth(
    world: &World,
    part: Cards,
    others: Others,
    playout: &mut Playout<'_, '_>,
) -> Option<f32> {
    let (mut world, count) = (world.clone(), part.len());
    let most = match others {
        Others::Done(_) => 0,
        Others::Free => world.table.hands[1].len(),
        Others::AtMost => count,
    };
    let at_once = others == Others::Free;
    let mut its = Cards::NONE;
    if at_once {
        its = playout.replace(world.table, 1, most, Others::Free)?;
    }
    world.swap(0, part);
    if !at_once && most > 0 {
        its = playout.replace(world.table, 1, most, Others::Done(most))?;
    }
    world.swap(1, its);
    playout.play(world.table, Next::Duel)
}
