//! A small picture of a game in play, for its card on the portal.

use game::Seat;
use game_ataxx::{Cell, Square};
use games::Kind;
use leptos::prelude::*;

use super::geometry::{LineGrid, Point, SquareGrid};
use super::mark;

/// A match in the middle, as its position's text.
const ATAXX: &str = "x5o/1x3oo/2xx3/2xoo2/1oxx3/1o2xx1/o5x x 0 9";
const BOXES: &str = "6ax/oab/xc0 x";

/// A still picture of `kind`. It says nothing, so screen readers pass it over.
#[component]
pub fn Preview(
    /// Which game.
    kind: Kind,
) -> impl IntoView {
    match kind {
        Kind::Ataxx => ATAXX
            .parse()
            .ok()
            .map(|position| ataxx(&position).into_any()),
        Kind::Boxes => BOXES
            .parse()
            .ok()
            .map(|position| boxes(&position).into_any()),
        // `games` has a test game too, where tests ask for it.
        #[allow(unreachable_patterns)]
        _ => None,
    }
}

fn ataxx(position: &game_ataxx::Position) -> impl IntoView {
    let grid = SquareGrid { flip: false };
    let cells = Square::all().map(|square| {
        let Point { x, y } = grid.corner(square);
        let shade = (square.column() + square.row()) % 2;
        let piece = match position.cell(square) {
            Cell::Piece(seat) => Some(mark::piece(seat)),
            Cell::Empty | Cell::Blocked => None,
        };
        view! {
            <g transform=format!("translate({x} {y})")>
                <rect class="tile" data-shade=shade width="100" height="100" />
                <g transform="translate(50 50)">{piece}</g>
            </g>
        }
    });
    let side = SquareGrid::SIDE;
    view! {
        <svg class="board ataxx preview" viewBox=format!("0 0 {side} {side}") aria-hidden="true">
            {cells.collect_view()}
        </svg>
    }
}

fn boxes(position: &game_boxes::Position) -> impl IntoView {
    let size = position.size();
    let grid = LineGrid { size, flip: false };
    let owned = size.spots().filter_map(|spot| {
        let seat: Seat = position.owner(spot)?;
        let Point { x, y } = grid.corner(spot);
        let half = LineGrid::CELL / 2.0;
        Some(view! {
            <g class="claim" data-seat=seat.to_string() transform=format!("translate({} {})", x + half, y + half)>
                <rect x="-46" y="-46" width="92" height="92" rx="8" />
                {mark::sign(seat)}
            </g>
        })
    });
    let lines = size
        .lines()
        .filter(|line| position.is_drawn(*line))
        .map(|line| {
            let [a, b] = grid.ends(line);
            let path = format!("M{} {}L{} {}", a.x, a.y, b.x, b.y);
            view! { <g class="line" data-drawn=""><path class="stroke" d=path /></g> }
        });
    let dots = grid.dots().map(|dot| {
        let Point { x, y } = grid.dot(dot);
        view! { <circle class="dot" r="8" cx=x cy=y /> }
    });
    view! {
        <svg
            class="board boxes preview"
            viewBox=format!("0 0 {} {}", grid.width(), grid.height())
            aria-hidden="true"
        >
            {owned.collect_view()}
            {lines.collect_view()}
            {dots.collect_view()}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictured_positions_are_positions() {
        let ataxx: game_ataxx::Position = ATAXX.parse().unwrap();
        assert!(ataxx.pieces(Seat::FIRST).len() > 3);
        let boxes: game_boxes::Position = BOXES.parse().unwrap();
        assert_eq!(boxes.scores(), [2, 1]);
    }
}
