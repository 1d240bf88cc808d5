//! The signs of the seats as parts of pages.

use game::Seat;
use games::Kind;
use leptos::prelude::*;

/// A piece of a board for two around the origin, within a radius of 41.
pub(super) fn piece(seat: Seat) -> impl IntoView {
    view! { <g inner_html=boards::piece(Kind::Ataxx, seat) /> }
}

/// The sign of a seat as a picture of its own, for players' strips and logs.
#[component]
pub fn Mark(
    /// In which game.
    kind: Kind,
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    view! {
        <svg
            class="seat-mark"
            data-seat=seat.to_string()
            viewBox=if kind == Kind::Aeroplane { "-49 -49 98 98" } else { "-42 -42 84 84" }
            aria-hidden="true"
            inner_html=boards::piece(kind, seat)
        />
    }
}
