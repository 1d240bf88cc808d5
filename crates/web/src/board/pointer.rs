//! From what the browser says of pointers and focus to a board's own units.

use boards::geometry::{Frame, Point};
use leptos::prelude::*;
use leptos::svg;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, MouseEvent, PointerEvent, SvgElement};

/// The SVG of a board.
pub(super) type Picture = NodeRef<svg::Svg>;

/// Where a pointer is on a picture that is so many units wide and high.
pub(super) fn place(picture: Picture, size: (f64, f64), event: &MouseEvent) -> Option<Point> {
    locate(&picture.get_untracked()?.into(), size, event)
}

/// The same for any element that shows the picture.
pub(crate) fn locate(picture: &Element, size: (f64, f64), event: &MouseEvent) -> Option<Point> {
    let shown = picture.get_bounding_client_rect();
    let frame = Frame {
        corner: Point {
            x: shown.x(),
            y: shown.y(),
        },
        width: shown.width(),
        height: shown.height(),
    };
    let point = Point {
        x: f64::from(event.client_x()),
        y: f64::from(event.client_y()),
    };
    frame.locate(point, size.0, size.1)
}

/// Keeps a pointer's events coming to the picture when it leaves it.
pub(super) fn capture(picture: Picture, event: &PointerEvent) {
    if let Some(picture) = picture.get_untracked() {
        // Refused only for a pointer that is gone already; then no more events come either.
        let _ = picture.set_pointer_capture(event.pointer_id());
    }
}

/// Puts the keyboard's focus on the part of the picture whose `attribute` is `value`.
pub(super) fn focus(picture: Picture, attribute: &str, value: &str) {
    let part = picture
        .get_untracked()
        .and_then(|picture| {
            picture
                .query_selector(&format!("[{attribute}={value}]"))
                .ok()
        })
        .flatten()
        .and_then(|part| part.dyn_into::<SvgElement>().ok());
    if let Some(part) = part {
        // Only an element that is gone refuses the focus.
        let _ = part.focus();
    }
}
