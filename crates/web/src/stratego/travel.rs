//! Shows how a piece goes and how a fight ends: the browser moves what is drawn, and nothing waits for it.

use boards::Edition;
use boards::geometry::{ArmyGrid, Point};
use game_stratego::{Clash, Move, Notice, Square, View};
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::dress;

/// Milliseconds of a step, and of each square more.
const STEP: u32 = 240;
const SQUARE: u32 = 50;
/// How long both ranks of a fight are shown.
const FIGHT: u32 = 1_500;

/// How many squares a move goes.
fn length(moved: Move) -> u32 {
    let far = |a: u8, b: u8| u32::from(a.abs_diff(b));
    let Move { from, to } = moved;
    far(from.column(), to.column()) + far(from.row(), to.row())
}

/// How long the way of a piece takes.
fn way(moved: Move) -> u32 {
    STEP + SQUARE * length(moved).saturating_sub(1)
}

/// How long the event of a notice is shown.
pub(super) fn millis(notice: &Notice) -> u32 {
    match notice {
        Notice::Moved(_, moved, None) => way(*moved),
        Notice::Moved(_, moved, Some(_)) => way(*moved) + FIGHT,
        _ => STEP,
    }
}

/// What is drawn above the board while a fight is shown; it is not seen unless it plays.
pub(super) fn clash(notice: &Notice, grid: ArmyGrid, edition: Edition) -> String {
    let Notice::Moved(seat, moved, Some((attacker, defender))) = notice else {
        return String::new();
    };
    let ends = Clash::of(*attacker, *defender);
    let at = within(grid, moved.to);
    let fallen = "<path class=\"fallen\" d=\"M-46-46L46 46M-46 46L46-46\"/>";
    let side = |x: i32, piece: String, gone: bool| {
        let fallen = if gone { fallen } else { "" };
        format!("<g transform=\"translate({x} 0) scale(1.3)\">{piece}{fallen}</g>")
    };
    let one = dress::open(*seat, *attacker, edition);
    let other = dress::open(seat.other(), *defender, edition);
    format!(
        "<g transform=\"translate({at})\"><g class=\"melee\"><rect x=\"-150\" y=\"-80\" width=\"300\" height=\"160\" rx=\"24\"/>{}{}</g></g>",
        side(-72, one, ends != Clash::Wins),
        side(72, other, ends != Clash::Loses)
    )
}

/// Where a fight on this square is shown: all of it on the board.
fn within(grid: ArmyGrid, square: Square) -> Point {
    let Point { x, y } = grid.middle(square);
    let side = grid.side();
    let inside = |along: f64, half: f64| along.clamp(half, side - half);
    Point {
        x: inside(x, 156.0),
        y: inside(y, 86.0),
    }
}

/// Plays the event that led to a view; `pace` milliseconds for every second of it.
pub(super) fn play(host: &Element, notice: &Notice, now: &View, grid: ArmyGrid, pace: u32) {
    let Notice::Moved(_, moved, fight) = notice else {
        return;
    };
    if pace == 0 {
        return;
    }
    let part = |millis: u32| millis * pace / 1_000;
    // A piece that has fallen is not there any more to be seen on its way.
    if let Some(piece) = now.piece(moved.to).filter(|piece| piece.moved) {
        let name = format!("[data-piece=\"{}\"]", piece.home);
        if let Ok(Some(piece)) = host.query_selector(&name) {
            let frames = [moved.from, moved.to].map(|square| {
                let Point { x, y } = grid.middle(square);
                let (x, y) = (x as i32, y as i32);
                frame(&[("transform", &format!("translate({x}px,{y}px)"))])
            });
            run(&piece, &frames, part(way(*moved)));
        }
    }
    if fight.is_some()
        && let Ok(Some(clash)) = host.query_selector(".melee")
    {
        let seen =
            |opacity: &str, scale: &str| frame(&[("opacity", opacity), ("transform", scale)]);
        let frames = [
            seen("0", "scale(.4)"),
            seen("1", "none"),
            seen("1", "none"),
            seen("1", "none"),
            seen("1", "none"),
            seen("0", "scale(.9)"),
        ];
        run(&clash, &frames, part(way(*moved) + FIGHT));
    }
}

fn frame(values: &[(&str, &str)]) -> Object {
    let frame = Object::new();
    for (name, value) in values {
        // A plain object takes any value.
        let _ = Reflect::set(&frame, &(*name).into(), &(*value).into());
    }
    frame
}

fn run(element: &Element, frames: &[Object], millis: u32) {
    let frames: Array = frames.iter().collect();
    // Bindings to it are not stable yet.
    let animate = Reflect::get(element, &"animate".into()).and_then(JsCast::dyn_into::<Function>);
    if let Ok(animate) = animate {
        // Without it pieces stand where they go at once.
        let _ = animate.call2(element, &frames, &millis.into());
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    fn notice(text: &str) -> Notice {
        text.parse().unwrap()
    }

    #[test]
    fn a_longer_way_and_a_fight_take_longer() {
        assert_eq!(millis(&notice("0 a4a5")), STEP);
        assert_eq!(millis(&notice("0 a4a7")), STEP + 2 * SQUARE);
        assert_eq!(millis(&notice("0 a4a5 miner bomb")), STEP + FIGHT);
        assert_eq!(millis(&notice("arranged 0")), STEP);
    }

    #[test]
    fn a_fight_shows_both_and_who_falls_within_the_board() {
        let grid = ArmyGrid {
            near: Seat::FIRST,
            rim: true,
        };
        let drawn = |text| clash(&notice(text), grid, Edition::Original);
        assert_eq!(drawn("0 a4a5"), "");
        let fallen = |text| drawn(text).matches("fallen").count();
        assert_eq!(fallen("0 a4a5 miner bomb"), 1);
        assert_eq!(fallen("0 a4a5 scout scout"), 2);
        let miner = drawn("0 a4a5 miner bomb");
        assert!(miner.contains(">8</text>") && miner.contains(">B</text>"));
        for square in Square::all() {
            let Point { x, y } = within(grid, square);
            let side = grid.side();
            assert!((150.0..=side - 150.0).contains(&x) && (80.0..=side - 80.0).contains(&y));
        }
    }
}
