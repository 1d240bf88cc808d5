//! A piece that is dragged.

use game_stratego::Square;
use web_sys::{Element, PointerEvent};

use super::draft::Spot;

/// How far a finger moves before it drags, in pixels.
const SLOP: i32 = 8;

/// What is dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Load {
    /// A piece of the set-up that is made.
    Recruit(Spot),
    /// A piece of the match.
    Man(Square),
}

/// A press that may become a drag.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drag {
    pub(super) load: Load,
    pointer: i32,
    start: (i32, i32),
    /// Whether it has become one.
    pub(super) is_moving: bool,
}

impl Drag {
    pub(super) fn new(load: Load, event: &PointerEvent) -> Self {
        Self {
            load,
            pointer: event.pointer_id(),
            start: (event.client_x(), event.client_y()),
            is_moving: false,
        }
    }

    /// Whether the event is of the finger that pressed.
    pub(super) fn is_of(&self, event: &PointerEvent) -> bool {
        event.pointer_id() == self.pointer
    }

    /// Whether the finger has gone so far that it drags.
    pub(super) fn goes(&self, event: &PointerEvent) -> bool {
        let (x, y) = self.start;
        self.is_moving
            || (event.client_x() - x)
                .abs()
                .max((event.client_y() - y).abs())
                > SLOP
    }
}

/// Shows what is dragged under the finger: in a layer over the whole page.
pub(super) fn show(layer: &Element, shape: &str, width: f64, event: &PointerEvent) {
    let (x, y) = (event.client_x(), event.client_y());
    // A little above the finger, so that it can be seen.
    let scale = (width * 1.25 / 100.0 * 100.0).round() as i32;
    let lift = if event.pointer_type() == "touch" {
        34
    } else {
        0
    };
    let place = format!(
        "translate({x} {}) scale({}.{:02})",
        y - lift,
        scale / 100,
        scale % 100
    );
    let moved = layer.first_element_child();
    match moved {
        Some(moved) => {
            // Only a name that is none is refused.
            let _ = moved.set_attribute("transform", &place);
        }
        None => layer.set_inner_html(&format!("<g transform=\"{place}\">{shape}</g>")),
    }
}
