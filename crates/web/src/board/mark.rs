//! The signs of the seats, the same on boards, in players' strips and in logs: a red flower with
//! four petals (seat 0, `x`) and a blue ring (seat 1, `o`). Shape tells them apart, not colour
//! alone.

use game::Seat;
use leptos::prelude::*;

/// Petals of the flower, along the diagonals.
const PETALS: [i32; 4] = [45, 135, 225, 315];
/// The outline of seat 0's pieces: a coin with eight lobes.
const LOBES: &str = "M33.3-13.8A15.5 15.5 0 0 1 33.3 13.8A15.5 15.5 0 0 1 13.8 33.3A15.5 15.5 0 0 1-13.8 33.3A15.5 15.5 0 0 1-33.3 13.8\
    A15.5 15.5 0 0 1-33.3-13.8A15.5 15.5 0 0 1-13.8-33.3A15.5 15.5 0 0 1 13.8-33.3A15.5 15.5 0 0 1 33.3-13.8Z";

/// The sign of a seat around the origin, within a radius of 30.
pub(super) fn sign(seat: Seat) -> AnyView {
    if seat == Seat::FIRST {
        let petals = PETALS.map(|turn| {
            view! { <path d="M5 0Q17-13 29 0Q17 13 5 0Z" transform=format!("rotate({turn})") /> }
        });
        view! { <g class="sign">{petals.into_iter().collect_view()}<circle r="4.5" /></g> }
            .into_any()
    } else {
        view! { <g class="sign"><circle class="ring" r="20" /><circle r="6" /></g> }.into_any()
    }
}

/// A piece of a seat around the origin, within a radius of 41.
pub(super) fn piece(seat: Seat) -> impl IntoView {
    let coin = if seat == Seat::FIRST {
        view! { <path class="coin" d=LOBES /> }.into_any()
    } else {
        view! { <circle class="coin" r="38" /> }.into_any()
    };
    view! { <g class="piece" data-seat=seat.to_string()>{coin}{sign(seat)}</g> }
}

/// The sign of a seat as a picture of its own, for players' strips and logs.
#[component]
pub fn Mark(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    view! {
        <svg class="seat-mark" data-seat=seat.to_string() viewBox="-42 -42 84 84" aria-hidden="true">
            {piece(seat)}
        </svg>
    }
}
