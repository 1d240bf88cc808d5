//! The computer players: evaluation, levels and engines per game.
//!
//! A player gets what its seat may see and nothing else, and owns everything it thinks with for
//! the length of one decision: no table is shared between seats or matches. There is no clock here;
//! a level is a node budget, which gives the same move on every machine, and a cap in milliseconds
//! that the caller enforces through [`Budget::stop`].

mod aeroplane;
mod appraisal;
mod ataxx;
mod boxes;
mod budget;
mod meter;
mod probe;
mod random;
mod stratego;
mod tacocat;

use game::Level;
use games::{AnyView, Form, Kind};

pub use aeroplane::chances as aeroplane_chances;
pub use aeroplane::net as aeroplane_net;
pub use appraisal::{Appraisal, Chances, appraise, standing};
pub use ataxx::Engine as AtaxxEngine;
pub use ataxx::net as ataxx_net;
pub use budget::{Budget, Choice, Limits};
pub use probe::{POSITIONS, Probe, probe};
pub use random::lot;
/// What an engine found, what it may spend, and what a win is worth: those of the generic search.
pub use search::{Found, Limits as Bounds, WIN};
pub use tacocat::endgame as tacocat_endgame;
pub use tacocat::net as tacocat_net;

/// What a decision of this level may cost by default.
#[must_use]
pub const fn limits(game: Kind, level: Level) -> Limits {
    match game {
        Kind::Ataxx => ataxx::limits(level),
        Kind::Boxes => boxes::limits(level),
        Kind::Aeroplane => aeroplane::limits(level),
        Kind::Stratego => stratego::limits(level),
        Kind::Tacocat => tacocat::limits(level),
        #[cfg(feature = "party")]
        Kind::Party => random::limits(),
    }
}

/// The action a computer player of this level takes; `None` if the viewer owes none. The same view,
/// level, node budget and seed give the same action, as long as `stop` does not interfere. Any
/// budget gives a legal action, however small.
#[must_use]
pub fn choose(view: &AnyView, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    choose_after(view, &[], level, budget, seed)
}

/// The same for a player that has seen the match so far: `told` are the notices that its seat got, in order.
/// It reads them where a game hides something; texts that are none are passed over.
#[must_use]
pub fn choose_after(
    view: &AnyView,
    told: &[Form],
    level: Level,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<Choice> {
    match view {
        AnyView::Ataxx(view) => ataxx::choose(view, level, budget, seed),
        AnyView::Boxes(view) => boxes::choose(view, level, budget, seed),
        AnyView::Aeroplane(view) => aeroplane::choose(view, level, budget, seed),
        AnyView::Stratego(view) => stratego::choose(view, told, level, budget, seed),
        AnyView::Tacocat(view) => tacocat::choose(view, level, budget, seed),
        #[cfg(feature = "party")]
        AnyView::Party(_) => lot(view, seed),
    }
}

/// What a simple player by fixed rules does, which strength is measured against; `None` if the viewer
/// owes no action, and in games that have no such player.
#[must_use]
pub fn fixed(view: &AnyView) -> Option<Choice> {
    match view {
        AnyView::Tacocat(view) => tacocat::fixed(view),
        AnyView::Aeroplane(view) => aeroplane::fixed(view, false),
        _ => None,
    }
}

/// The same with stacks wherever it can, where the game has stacks.
#[must_use]
pub fn stacker(view: &AnyView) -> Option<Choice> {
    match view {
        AnyView::Aeroplane(view) => aeroplane::fixed(view, true),
        _ => None,
    }
}

/// What a plain search of few plies with a plain evaluation does, which strength is measured against
/// too; `None` if the viewer owes no action, and in games that have no such player.
#[must_use]
pub fn plain(view: &AnyView, seed: u64) -> Option<Choice> {
    match view {
        AnyView::Aeroplane(view) => aeroplane::plain(view, seed),
        _ => None,
    }
}

/// What a player of Stratego does that looks one ply ahead, which strength is measured against; `None` if the
/// viewer owes no action, and in other games.
#[must_use]
pub fn greedy(view: &AnyView, seed: u64) -> Option<Choice> {
    match view {
        AnyView::Stratego(view) => stratego::greedy(view, seed),
        _ => None,
    }
}

/// What a player of Stratego does that looks so many plies ahead by alpha-beta and takes all that it cannot
/// see for average, as programs used to; `None` if the viewer owes no action, and in other games.
#[must_use]
pub fn classic(view: &AnyView, depth: u8, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    match view {
        AnyView::Stratego(view) => stratego::classic(view, depth, budget, seed),
        _ => None,
    }
}
