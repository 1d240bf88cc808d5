//! Where own pieces want to go: towards what they gain by attacking.

use game_stratego::{Rank, Square, Squares};

use super::belief::RANKS;
use super::foe::Foe;
use super::worth::Worth;

/// By own rank and square: what standing there promises.
pub(crate) type Lure = Vec<[f32; Square::COUNT]>;

/// What of a gain is felt next to it, ...
const PULL: f32 = 0.35;
/// ... and what of that one step further away.
const FADE: f32 = 0.87;
/// Further than any way on the board.
const FAR: u8 = u8::MAX;

/// The lure of these enemies; nobody passes `walls`.
pub(crate) fn lure(foes: &[(Square, Foe)], walls: Squares, worth: &Worth) -> Lure {
    let mut lure = vec![[0.0; Square::COUNT]; RANKS];
    let standing: Squares = foes.iter().map(|(square, _)| *square).collect();
    for (square, foe) in foes {
        let steps = distances(*square, walls | standing);
        for rank in Rank::ALL.into_iter().filter(|rank| rank.moves()) {
            let i = rank as usize;
            let gain = foe.gain(rank, worth.own[i], worth.secret[i]);
            if gain <= 0.0 {
                continue;
            }
            let mut felt = [0.0; FADES];
            let mut pull = PULL * gain;
            for step in felt.iter_mut().skip(1) {
                *step = pull;
                pull *= FADE;
            }
            for (at, step) in lure[i].iter_mut().zip(steps) {
                let here = felt.get(usize::from(step)).copied().unwrap_or(0.0);
                *at = f32::max(*at, here);
            }
        }
    }
    lure
}

/// The longest way that is felt.
const FADES: usize = 30;

/// Steps to a square from everywhere, past the walls.
pub(crate) fn distances(to: Square, walls: Squares) -> [u8; Square::COUNT] {
    let mut steps = [FAR; Square::COUNT];
    steps[to.index()] = 0;
    let mut edge = vec![to];
    let mut far = 0;
    while !edge.is_empty() {
        far += 1;
        let mut next = Vec::new();
        for at in edge {
            for near in Squares::near(at) {
                if steps[near.index()] == FAR && !walls.contains(near) {
                    steps[near.index()] = far;
                    next.push(near);
                }
            }
        }
        edge = next;
    }
    steps
}
