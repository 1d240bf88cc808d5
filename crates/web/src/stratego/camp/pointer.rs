//! What fingers and mice do: a piece is dragged.

use boards::ArmyBoard;
use boards::geometry::ArmyGrid;
use game_stratego::{Move, Rank, Square};
use web_sys::{Element, MouseEvent, PointerEvent};

use super::super::draft::Spot;
use super::super::drag::{self, Drag, Load};
use super::super::{dress, hand};
use super::Camp;
use super::picture::Part;
use crate::board::locate;
use crate::guest::element::value;

impl Camp {
    /// A finger is put down: on a piece that can be dragged, perhaps.
    pub(super) fn press(&self, target: &Element, event: &PointerEvent) {
        self.dragged.set(false);
        let state = self.state.borrow();
        if !event.is_primary() || event.button() != 0 || !state.active {
            return;
        }
        let stock = value(target, "data-do").and_then(|what| {
            let rank = Rank::from_name(what.strip_prefix("stock:")?)?;
            Some(Load::Recruit(Spot::Stock(rank)))
        });
        let square = value(target, "data-square").and_then(|name| name.parse().ok());
        let square = square.filter(|square| state.is_movable(*square));
        let man = square.map(|square| match state.cell(square) {
            Some(cell) => Load::Recruit(Spot::Cell(cell)),
            None => Load::Man(square),
        });
        self.drag
            .set(stock.or(man).map(|load| Drag::new(load, event)));
    }

    pub(super) fn pull(&self, event: &PointerEvent) {
        let Some(mut drag) = self
            .drag
            .get()
            .filter(|drag| drag.is_of(event) && drag.goes(event))
        else {
            return;
        };
        if !drag.is_moving {
            drag.is_moving = true;
            self.drag.set(Some(drag));
            // Refused only for a pointer that is gone already.
            let _ = self.host.set_pointer_capture(event.pointer_id());
            self.change(|state| match drag.load {
                Load::Man(square) => state.held = Some(square),
                Load::Recruit(_) => state.draft.drop_held(),
            });
        }
        let state = self.state.borrow();
        let shape = match drag.load {
            Load::Man(square) => state
                .view
                .piece(square)
                .map(|piece| ArmyBoard::piece(&piece, true, state.edition)),
            Load::Recruit(spot) => state
                .seat()
                .zip(state.draft.rank(spot))
                .map(|(seat, rank)| dress::open(seat, rank, state.edition)),
        };
        let picture = self.host.first_element_child();
        let width = picture.map_or(0.0, |picture| picture.get_bounding_client_rect().width());
        let layer = &self.parts[Part::Layer as usize];
        let square = width * ArmyGrid::CELL / state.grid().side();
        drag::show(layer, &shape.unwrap_or_default(), square, event);
    }

    pub(super) fn release(&self, event: &PointerEvent) {
        let drag = self.drag.get().filter(|drag| drag.is_of(event));
        self.end_drag();
        let Some(drag) = drag.filter(|drag| drag.is_moving) else {
            return;
        };
        self.dragged.set(true);
        let over = self.under(event);
        match drag.load {
            Load::Recruit(from) => {
                let cell = over.and_then(|square| self.state.borrow().cell(square));
                // Elsewhere on the board it stays where it was.
                if cell.is_some() || over.is_none() {
                    self.change(|state| state.draft.carry(from, cell));
                }
            }
            Load::Man(from) => {
                let to = over.filter(|to| *to != from);
                let step = to.map(|to| {
                    let moved = Move::new(from, to);
                    hand::go(&self.state.borrow().view, moved)
                });
                match step {
                    Some(step) => self.take(step),
                    None => self.change(|state| state.held = None),
                }
            }
        }
    }

    pub(super) fn end_drag(&self) {
        self.drag.set(None);
        self.parts[Part::Layer as usize].set_inner_html("");
    }

    /// The square under a finger.
    fn under(&self, event: &MouseEvent) -> Option<Square> {
        let picture = self.host.first_element_child()?;
        let grid = self.state.borrow().grid();
        let at = locate(&picture, (grid.side(), grid.side()), event)?;
        grid.under(at)
    }
}
