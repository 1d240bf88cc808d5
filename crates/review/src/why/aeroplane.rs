//! Aeroplane Chess: what a move does that the other does not.

use game_aeroplane::{Action, Phase, Position, Progress, Trip};

use super::Why;

pub(super) fn why(position: &Position, made: Action, better: Action) -> Option<Why> {
    let ([hit, hits], [home, homes]) = (
        [made, better].map(|action| struck(position, action)),
        [made, better].map(|action| comes_home(position, action)),
    );
    if hits > hit {
        return Some(Why::MissesHit { count: hits - hit });
    }
    if homes && !home {
        return Some(Why::MissesHome);
    }
    let launches = |action| matches!(action, Action::Launch(_));
    (launches(better) && !launches(made)).then_some(Why::MissesLaunch)
}

fn trip(position: &Position, action: Action) -> Option<Trip> {
    let (Phase::Move(go, number), Action::Move { plane, fly, stack }) = (*position.phase(), action)
    else {
        return None;
    };
    Trip::of(position, go.mover, plane, number, fly, stack).ok()
}

/// How many planes of others go back to their hangars.
fn struck(position: &Position, action: Action) -> u8 {
    let trip = trip(position, action);
    let legs = trip.iter().flat_map(Trip::legs);
    let struck = legs.flat_map(|(_, crossed, hit)| [crossed, hit]);
    struck
        .flatten()
        .map(|struck| struck.planes.len() as u8)
        .sum()
}

fn comes_home(position: &Position, action: Action) -> bool {
    trip(position, action).is_some_and(|trip| trip.end() == Progress::CENTRE)
}
