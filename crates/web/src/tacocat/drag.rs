//! A card that a pointer takes along.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::fan::Card;

/// How far a pointer goes before it is a drag, in CSS pixels.
const REACH: i32 = 8;

/// Where a card was put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Put {
    /// On a card of the attack.
    Slot(usize),
    /// To a place of the hand.
    Place(usize),
    /// Nowhere that means something.
    Nowhere,
}

/// A card that a pointer has taken.
pub(super) struct Drag {
    card: Card,
    element: HtmlElement,
    from: (i32, i32),
    moves: bool,
}

impl Drag {
    /// A pointer is pressed on a card.
    pub(super) fn start(card: Card, target: &Element, event: &PointerEvent) -> Option<Self> {
        if !event.is_primary() {
            return None;
        }
        let element = target.closest("[data-card]").ok()??.dyn_into().ok()?;
        Some(Self {
            card,
            element,
            from: (event.client_x(), event.client_y()),
            moves: false,
        })
    }

    pub(super) const fn card(&self) -> Card {
        self.card
    }

    /// The pointer moves.
    pub(super) fn pull(&mut self, event: &PointerEvent) {
        let (x, y) = (
            event.client_x() - self.from.0,
            event.client_y() - self.from.1,
        );
        if !self.moves && x.abs() + y.abs() >= REACH {
            self.moves = true;
            // Refused only for a pointer that is gone already; then no more events come either.
            let _ = self.element.set_pointer_capture(event.pointer_id());
            let _ = self.element.set_attribute("data-dragged", "");
        }
        if self.moves {
            let style = self.element.style();
            let _ = style.set_property("--dx", &format!("{x}px"));
            let _ = style.set_property("--dy", &format!("{y}px"));
        }
    }

    /// The pointer is let go, or taken away: where the card was put, if it was dragged at all.
    pub(super) fn end(&self, root: &Element, event: &PointerEvent, is_put: bool) -> Option<Put> {
        if !self.moves {
            return None;
        }
        let _ = self.element.remove_attribute("data-dragged");
        let style = self.element.style();
        for name in ["--dx", "--dy"] {
            let _ = style.remove_property(name);
        }
        if !is_put {
            return Some(Put::Nowhere);
        }
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        Some(
            slot_under(root, x, y)
                .or_else(|| place_under(root, x, y))
                .unwrap_or(Put::Nowhere),
        )
    }
}

/// The elements of this name, with the edges of each: left, right, top, bottom.
fn boxes(root: &Element, name: &str) -> Vec<(Element, [f64; 4])> {
    let Ok(found) = root.query_selector_all(name) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|i| found.get(i)?.dyn_into::<Element>().ok())
        .map(|element| {
            let shown = element.get_bounding_client_rect();
            let edges = [shown.left(), shown.right(), shown.top(), shown.bottom()];
            (element, edges)
        })
        .collect()
}

fn slot_under(root: &Element, x: f64, y: f64) -> Option<Put> {
    let all = boxes(root, "[data-slot]");
    let under = all.into_iter().find(|(_, [left, right, top, bottom])| {
        (*left..=*right).contains(&x) && (*top..=*bottom).contains(&y)
    });
    let slot = under?.0.get_attribute("data-slot")?;
    slot.parse().ok().map(Put::Slot)
}

fn place_under(root: &Element, x: f64, y: f64) -> Option<Put> {
    let (_, [_, _, top, bottom]) = boxes(root, ".fan").into_iter().next()?;
    if !(top - 30.0..=bottom + 30.0).contains(&y) {
        return None;
    }
    let cards = boxes(root, "[data-card]");
    let before = cards.iter().filter(|(card, [left, right, ..])| {
        !card.has_attribute("data-dragged") && (left + right) / 2.0 < x
    });
    Some(Put::Place(before.count()))
}
