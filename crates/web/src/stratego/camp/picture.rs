//! Draws the parts of the board anew, each if it has changed.

use boards::geometry::ArmyGrid;
use boards::{ArmyBoard, escape};
use game_stratego::Square;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::super::state::{State, Task, set_up_on};
use super::super::{dress, ledger, squares, tent, travel};
use super::Camp;
use crate::guest::element::{active, flag, focus, set};

/// The parts whose content changes, in their order on the page.
#[derive(Clone, Copy)]
pub(super) enum Part {
    Ground,
    Pieces,
    Cells,
    Clash,
    Report,
    Tent,
    Losses,
    Legend,
    Layer,
}

impl Camp {
    /// Draws everything.
    pub(super) fn draw(&self, state: &State) {
        let grid = state.grid();
        let board = ArmyBoard::new(&state.view, grid, state.edition);
        let ground = match shows_set_ups(state) {
            true => board.unmarked().ground(),
            false => board.ground(),
        };
        self.put(Part::Ground, ground);
        self.put(Part::Pieces, pieces(state, &board));
        self.put(Part::Cells, cells(grid));
        self.dress_cells(state);
        let clash = state
            .last
            .as_ref()
            .map(|last| travel::clash(last, grid, state.edition));
        self.put(Part::Clash, clash.unwrap_or_default());
        self.put(Part::Report, escape(&state.report));
        self.put(Part::Tent, tent::html(&self.words, state));
        let plays = matches!(state.task(), Task::Play | Task::Over);
        let losses = plays.then(|| ledger::losses(&self.words, &state.view, state.edition));
        self.put(Part::Losses, losses.unwrap_or_default());
        let barrage = state.view.setup().barrage;
        self.put(
            Part::Legend,
            ledger::legend(&self.words, barrage, state.edition, state.legend),
        );
        if let Some(picture) = self.host.first_element_child() {
            let actions = match state.active {
                true => game::View::actions(&state.view).unwrap_or_default(),
                false => Vec::new(),
            };
            let legal: Vec<String> = actions.iter().map(ToString::to_string).collect();
            set(&picture, "data-legal", &legal.join(" "));
            let task = match state.task() {
                Task::Arrange(_) => "arrange",
                Task::Wait => "wait",
                Task::Play => "play",
                Task::Over => "over",
            };
            set(&picture, "data-task", task);
        }
    }

    /// What each square says and shows.
    pub(super) fn dress_cells(&self, state: &State) {
        let targets = state.targets();
        let Ok(cells) = self.parts[Part::Cells as usize].query_selector_all("[data-square]") else {
            return;
        };
        for i in 0..cells.length() {
            let cell: Option<Element> = cells.get(i).and_then(|cell| cell.dyn_into().ok());
            let square = |cell: &Element| cell.get_attribute("data-square")?.parse().ok();
            let Some((square, cell)) = cell.and_then(|cell| Some((square(&cell)?, cell))) else {
                continue;
            };
            let square: Square = square;
            set(
                &cell,
                "aria-label",
                &squares::label(&self.words, state, square),
            );
            let focus = if state.focus == square { "0" } else { "-1" };
            set(&cell, "tabindex", focus);
            flag(&cell, "data-movable", state.is_movable(square));
            flag(&cell, "data-selected", state.is_held(square));
            flag(&cell, "data-own", state.cell(square).is_some());
            let attacks = state.view.piece(square).is_some();
            flag(&cell, "data-target", targets.contains(square));
            flag(&cell, "data-attack", targets.contains(square) && attacks);
        }
    }

    /// Puts markup into a part; the keyboard stays where it was.
    fn put(&self, part: Part, html: String) {
        let i = part as usize;
        let mut drawn = self.drawn.borrow_mut();
        if drawn[i] == html {
            return;
        }
        let element = &self.parts[i];
        let inside = |active: &Element| element.contains(Some(active));
        let active = active().filter(inside);
        let name = active
            .as_ref()
            .and_then(|active| active.get_attribute("data-do"));
        element.set_inner_html(&html);
        drawn[i] = html;
        drop(drawn);
        if active.is_none() {
            return;
        }
        let same = name.and_then(|name| {
            element
                .query_selector(&format!("[data-do=\"{name}\"]"))
                .ok()?
        });
        let other = || self.host.query_selector("[tabindex=\"0\"]").ok().flatten();
        focus(same.or_else(other).as_ref());
    }
}

/// Whether both set-ups are shown, as they stood before the first move.
fn shows_set_ups(state: &State) -> bool {
    state.setups && state.task() == Task::Over
}

/// The pieces on the board: those of the match, or of the set-up that is made, or of both set-ups.
fn pieces(state: &State, board: &ArmyBoard<'_>) -> String {
    let at_end = shows_set_ups(state);
    let made = at_end || matches!(state.task(), Task::Arrange(_));
    let grid = state.grid();
    let own = Square::all().filter(|_| made).filter_map(|square| {
        let (seat, rank) = match at_end {
            true => set_up_on(&state.view, square)?,
            false => {
                let rank = state.draft.at(state.cell(square)?)?;
                (state.seat()?, rank)
            }
        };
        let (at, shape) = (grid.middle(square), dress::open(seat, rank, state.edition));
        Some(format!(
            "<g data-piece=\"{square}\" transform=\"translate({at})\">{shape}</g>"
        ))
    });
    let own: String = own.collect();
    if at_end { own } else { board.pieces() + &own }
}

/// The squares, which are touched, focused and read out.
fn cells(grid: ArmyGrid) -> String {
    let mut html = String::new();
    for (row, squares) in grid.rows().enumerate() {
        html += &format!("<g role=\"row\" aria-rowindex=\"{}\">", row + 1);
        for (column, square) in squares.into_iter().enumerate() {
            let at = grid.corner(square);
            html += &format!(
                "<g class=\"cell\" role=\"gridcell\" aria-colindex=\"{}\" data-square=\"{square}\" tabindex=\"-1\" transform=\"translate({at})\"><rect class=\"area\" width=\"100\" height=\"100\"/><circle class=\"spot\" cx=\"50\" cy=\"50\" r=\"15\"/><rect class=\"focus\" x=\"3\" y=\"3\" width=\"94\" height=\"94\" rx=\"10\"/></g>",
                column + 1
            );
        }
        html += "</g>";
    }
    html
}
