//! The Ataxx board.

use std::sync::Arc;

use boards::geometry::{Decimal, Point, SquareGrid};
use game::Seat;
use game_ataxx::{Action, Cell, Notice, Square, Squares, View};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use words::Words;

use super::choice::{self, Hint, Tap};
use super::walk::Walk;
use super::{mark, pointer};

/// How far a pressed piece is moved before that is a drag, in units of the picture.
const DRAG_FROM: f64 = 25.0;
/// The picture's width and height.
const SIZE: (f64, f64) = (SquareGrid::SIDE, SquareGrid::SIDE);

/// What moves with the pointer.
#[derive(Clone, Copy, PartialEq)]
struct Drag {
    from: Square,
    pointer: i32,
    start: Point,
    /// Where the piece is now, once it is a drag and not a press.
    at: Option<Point>,
}

/// How a piece came to lie where it is, for the animation.
#[derive(Clone, Copy, PartialEq)]
enum Came {
    /// It was there.
    Stayed,
    /// It is new, and came out of a neighbour so far away on the screen.
    Grew(Point),
    /// It jumped, from so far away on the screen.
    Jumped(Point),
    /// It changed colour, after so many others.
    Turned(usize),
}

/// The board's state: signals only, so it is copied into every handler.
#[derive(Clone, Copy)]
struct Table {
    view: Memo<View>,
    last: Memo<Option<Notice>>,
    active: Signal<bool>,
    flip: Signal<bool>,
    words: Signal<Arc<Words>>,
    on_action: Callback<String>,
    selected: RwSignal<Option<Square>>,
    focus: RwSignal<Square>,
    drag: RwSignal<Option<Drag>>,
    picture: pointer::Picture,
}

impl Table {
    fn grid(self) -> SquareGrid {
        SquareGrid {
            flip: self.flip.get(),
        }
    }

    fn grid_now(self) -> SquareGrid {
        SquareGrid {
            flip: self.flip.get_untracked(),
        }
    }

    /// The selection, as far as it holds in what is shown.
    fn held(self) -> Option<Square> {
        let selected = self.selected.get();
        if self.active.get() {
            self.view.with(|view| choice::held(view, selected))
        } else {
            None
        }
    }

    fn hint(self, square: Square) -> Hint {
        let held = self.held();
        self.view.with(|view| choice::hint(view, held, square))
    }

    /// A click, Enter or Space on a square.
    fn tap(self, on: Square) {
        if !self.active.get_untracked() {
            return;
        }
        let selected = self.selected.get_untracked();
        match self
            .view
            .with_untracked(|view| choice::tap(view, selected, on))
        {
            Tap::Select(square) => self.selected.set(square),
            Tap::Play(action) => self.play(action),
        }
    }

    fn play(self, action: Action) {
        self.selected.set(None);
        self.on_action.run(action.to_string());
    }

    fn press(self, square: Square, event: &PointerEvent) {
        let moves = self.active.get_untracked()
            && self
                .view
                .with_untracked(|view| choice::can_move(view, square));
        if !moves || !event.is_primary() || event.button() != 0 {
            return;
        }
        let start = pointer::place(self.picture, SIZE, event);
        self.drag.set(start.map(|start| Drag {
            from: square,
            pointer: event.pointer_id(),
            start,
            at: None,
        }));
    }

    /// The drag that this pointer makes.
    fn drag_of(self, event: &PointerEvent) -> Option<Drag> {
        self.drag
            .get_untracked()
            .filter(|drag| drag.pointer == event.pointer_id())
    }

    fn pull(self, event: &PointerEvent) {
        let place = pointer::place(self.picture, SIZE, event);
        let (Some(mut drag), Some(at)) = (self.drag_of(event), place) else {
            return;
        };
        let begins = drag.at.is_none();
        if begins && (at.x - drag.start.x).hypot(at.y - drag.start.y) < DRAG_FROM {
            return;
        }
        if begins {
            pointer::capture(self.picture, event);
            self.selected.set(Some(drag.from));
        }
        drag.at = Some(at);
        self.drag.set(Some(drag));
    }

    fn release(self, event: &PointerEvent) {
        let Some(drag) = self.drag_of(event) else {
            return;
        };
        self.drag.set(None);
        let onto = drag.at.and_then(|at| self.grid_now().under(at));
        let action =
            onto.and_then(|to| self.view.with_untracked(|view| view.action(drag.from, to)));
        if let Some(action) = action.filter(|_| self.active.get_untracked()) {
            self.play(action);
        }
    }

    fn key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let here = self.focus.get_untracked();
        match (event.key().as_str(), Walk::of_key(&event.key())) {
            (_, Some(walk)) => {
                let grid = self.grid_now();
                if let Some(next) = walk.from(here, |at, heading| grid.next(at, heading)) {
                    self.focus.set(next);
                    pointer::focus(self.picture, "data-square", &next.to_string());
                }
            }
            ("Enter" | " ", _) => self.tap(here),
            ("Escape", _) if self.selected.get_untracked().is_some() => self.selected.set(None),
            _ => return,
        }
        event.prevent_default();
    }

    /// What is read out of a square.
    fn label(self, square: Square) -> String {
        let cell = self.view.with(|view| view.cell(square));
        let what = match cell {
            Cell::Empty => "empty",
            Cell::Blocked => "blocked",
            Cell::Piece(Seat::FIRST) => "red",
            Cell::Piece(_) => "blue",
        };
        let state = match self.hint(square) {
            Hint::None => "none",
            Hint::Selected if cell == Cell::Empty => "sure",
            Hint::Selected => "selected",
            Hint::Grow => "grow",
            Hint::Jump => "jump",
        };
        let name = square.to_string();
        let args = [
            ("square", (&*name).into()),
            ("what", what.into()),
            ("state", state.into()),
        ];
        self.words.with(|words| words.say("ataxx-square", &args))
    }

    /// Whose piece lies on a square and how it came there.
    fn piece(self, square: Square) -> Option<(Seat, Came)> {
        let Cell::Piece(seat) = self.view.with(|view| view.cell(square)) else {
            return None;
        };
        let came = self.last.with(|last| {
            let Some(Notice::Played {
                action, captured, ..
            }) = last
            else {
                return Came::Stayed;
            };
            match *action {
                Action::Clone(to) | Action::Jump(_, to) if captured.contains(square) => {
                    Came::Turned(self.turn(*captured, to, square))
                }
                Action::Clone(to) if to == square => {
                    Came::Grew(self.way(self.parent(to, seat, *captured), to))
                }
                Action::Jump(from, to) if to == square => Came::Jumped(self.way(from, to)),
                _ => Came::Stayed,
            }
        });
        Some((seat, came))
    }

    /// How far `from` is from `to` on the screen.
    fn way(self, from: Square, to: Square) -> Point {
        let (a, b) = (self.grid_now().middle(from), self.grid_now().middle(to));
        Point {
            x: a.x - b.x,
            y: a.y - b.y,
        }
    }

    /// A piece out of which a new one may have come: one beside it rather than across a corner.
    fn parent(self, new: Square, seat: Seat, captured: Squares) -> Square {
        let straight = |square: &Square| {
            let way = self.way(*square, new);
            way.x.abs() < 1.0 || way.y.abs() < 1.0
        };
        let own = |square: &Square| self.view.with(|view| view.cell(*square)) == Cell::Piece(seat);
        let near = Squares::near(new);
        Square::all()
            .filter(|square| near.contains(*square) && !captured.contains(*square))
            .filter(own)
            .max_by_key(straight)
            .unwrap_or(new)
    }

    /// The place of a turned piece in the round about the square that was entered.
    fn turn(self, captured: Squares, entered: Square, square: Square) -> usize {
        let angle = |square| {
            let way = self.way(square, entered);
            way.x.atan2(way.y)
        };
        let own = angle(square);
        Square::all()
            .filter(|other| captured.contains(*other) && angle(*other) > own)
            .count()
    }

    /// The squares of the last move: where it came from and where it went.
    fn is_last(self, square: Square) -> bool {
        let moved = self.last.with(|last| match last {
            Some(Notice::Played { action, .. }) => match *action {
                Action::Clone(to) => Squares::one(to),
                Action::Jump(from, to) => Squares::one(from).with(to),
                Action::Pass => Squares::NONE,
            },
            _ => Squares::NONE,
        });
        moved.contains(square)
    }
}

/// The Ataxx board; its properties are those of [`Board`](super::Board).
#[component]
pub(super) fn AtaxxBoard(
    view: Memo<View>,
    last: Signal<Option<String>>,
    active: Signal<bool>,
    flip: Signal<bool>,
    words: Signal<Arc<Words>>,
    on_action: Callback<String>,
) -> impl IntoView {
    let table = Table {
        view,
        last: Memo::new(move |_| last.with(|last| last.as_ref()?.parse().ok())),
        active,
        flip,
        words,
        on_action,
        selected: RwSignal::new(None),
        // The middle: as near as any square to every other.
        focus: RwSignal::new(Square::CENTRE),
        drag: RwSignal::new(None),
        picture: NodeRef::new(),
    };
    let legal = move || {
        let actions = active
            .get()
            .then(|| view.with(game::View::actions))
            .flatten();
        super::legal(actions.unwrap_or_default())
    };
    let side = Decimal(SquareGrid::SIDE);
    let pieces = Square::all().map(|square| occupant(table, square));
    let rows = SquareGrid { flip: false }
        .rows()
        .enumerate()
        .map(|(i, row)| {
            let cells = row
                .into_iter()
                .enumerate()
                .map(|(i, square)| cell(table, square, i + 1))
                .collect_view();
            view! { <g role="row" aria-rowindex=i + 1>{cells}</g> }
        });
    view! {
        <svg
            class="board ataxx"
            data-testid="board"
            role="grid"
            aria-rowcount="7"
            aria-colcount="7"
            viewBox=format!("0 0 {side} {side}")
            node_ref=table.picture
            aria-label=move || words.with(|words| words.say("board-ataxx", &[]))
            data-legal=legal
            data-active=move || active.get().then_some("")
            data-dragging=move || table.drag.with(|drag| drag.is_some_and(|drag| drag.at.is_some())).then_some("")
            on:keydown=move |event| table.key(&event)
            on:pointermove=move |event| table.pull(&event)
            on:pointerup=move |event| table.release(&event)
            on:pointercancel=move |_| table.drag.set(None)
        >
            {rows.collect_view()}
            // Beside the squares and not in them: each says by itself where it is.
            <g aria-hidden="true">{move || labels(table)}</g>
            // Above all squares: a piece that jumps passes over them.
            <g class="pieces" aria-hidden="true">
                {pieces.collect_view()}
                {move || dragged(table)}
            </g>
        </svg>
    }
}

/// One square: what is tapped, focused and read out.
fn cell(table: Table, square: Square, column: usize) -> impl IntoView {
    let hint = Memo::new(move |_| table.hint(square));
    let letter = Memo::new(move |_| match table.view.with(|view| view.cell(square)) {
        Cell::Empty => "",
        Cell::Blocked => "-",
        Cell::Piece(Seat::FIRST) => "x",
        Cell::Piece(_) => "o",
    });
    let movable =
        move || table.active.get() && table.view.with(|view| choice::can_move(view, square));
    let shift = move || format!("translate({})", table.grid().corner(square));
    // Only what can be chosen is told to be chosen or not.
    let selected = move || match hint.get() {
        Hint::Selected => Some("true"),
        Hint::None if movable() => Some("false"),
        _ => None,
    };
    let shade = (square.column() + square.row()) % 2;
    view! {
        <g
            class="cell"
            role="gridcell"
            transform=shift
            tabindex=move || if table.focus.get() == square { "0" } else { "-1" }
            aria-label=move || table.label(square)
            aria-colindex=column
            aria-selected=selected
            data-square=square.to_string()
            data-piece=move || letter.get()
            data-selected=move || (hint.get() == Hint::Selected).then_some("")
            data-target=move || matches!(hint.get(), Hint::Grow | Hint::Jump).then_some("")
            data-last=move || table.is_last(square).then_some("")
            data-movable=move || movable().then_some("")
            on:click=move |_| table.tap(square)
            on:focus=move |_| table.focus.set(square)
            on:pointerdown=move |event| table.press(square, &event)
        >
            <rect class="tile" data-shade=shade width="100" height="100" />
            {move || (letter.get() == "-").then(block)}
            <rect class="focus" x="3" y="3" width="94" height="94" rx="10" />
        </g>
    }
}

/// What lies on a square: a piece, and what a selection shows there.
fn occupant(table: Table, square: Square) -> impl IntoView {
    let hint = Memo::new(move |_| table.hint(square));
    let piece = Memo::new(move |_| table.piece(square));
    let mover = Memo::new(move |_| table.view.with(|view| view.position().turn()));
    let shift = move || format!("translate({})", table.grid().middle(square));
    view! {
        <g transform=shift data-held=move || (hint.get() == Hint::Selected).then_some("")>
            {move || piece.get().map(|(seat, came)| coming(seat, came))}
            {move || hinted(hint.get(), piece.with(Option::is_none), mover.get())}
        </g>
    }
}

/// Letters and numbers at the edge of the board.
fn labels(table: Table) -> impl IntoView {
    let grid = table.grid();
    Square::all()
        .map(|square| {
            let Point { x, y } = grid.corner(square);
            let at = |right: f64, down: f64| Point {
                x: x + right,
                y: y + down,
            };
            let last = table.is_last(square).then_some("");
            let label = |Point { x, y }: Point, text: String| {
                let (x, y) = (Decimal(x).to_string(), Decimal(y).to_string());
                view! { <text class="label" data-last=last x=x y=y>{text}</text> }
            };
            let (letter, number) = grid.labels(square);
            let letter = letter.map(|letter| label(at(91.0, 95.0), letter.to_string()));
            let number = number.map(|number| label(at(9.0, 19.0), number.to_string()));
            (letter, number)
        })
        .collect_view()
}

/// A square nobody may enter.
fn block() -> impl IntoView {
    view! { <g transform="translate(50 50)" inner_html=boards::block() /> }
}

/// A piece with the animation of how it came.
fn coming(seat: Seat, came: Came) -> AnyView {
    match came {
        Came::Stayed => mark::piece(seat).into_any(),
        Came::Grew(from) => moved("grew", from, seat).into_any(),
        Came::Jumped(from) => moved("jumped", from, seat).into_any(),
        Came::Turned(after) => view! {
            <g style=("--step", after.to_string())>
                <g class="turned-from">{mark::piece(seat.other())}</g>
                <g class="turned-to">{mark::piece(seat)}</g>
            </g>
        }
        .into_any(),
    }
}

/// A piece that comes from so far away.
fn moved(class: &'static str, Point { x, y }: Point, seat: Seat) -> impl IntoView {
    // Property by property: the page's policy forbids a style attribute.
    let px = |by| format!("{}px", Decimal(by));
    let (dx, dy) = (("--dx", px(x)), ("--dy", px(y)));
    view! { <g style=dx><g class=class style=dy>{mark::piece(seat)}</g></g> }
}

/// What a selection shows on a square: a full dot for a new piece, an open ring for a jump.
fn hinted(hint: Hint, empty: bool, mover: Seat) -> Option<AnyView> {
    match hint {
        Hint::None => None,
        Hint::Grow => Some(view! { <circle class="grow-hint" r="15" /> }.into_any()),
        Hint::Jump => Some(view! { <circle class="jump-hint" r="17" /> }.into_any()),
        Hint::Selected if empty => {
            Some(view! { <g class="ghost">{mark::piece(mover)}</g> }.into_any())
        }
        Hint::Selected => Some(view! { <circle class="held" r="45" /> }.into_any()),
    }
}

/// The piece under the finger.
fn dragged(table: Table) -> Option<impl IntoView> {
    let drag = table.drag.get()?;
    let at = drag.at?;
    let Cell::Piece(seat) = table.view.with(|view| view.cell(drag.from)) else {
        return None;
    };
    Some(view! { <g class="dragged" transform=format!("translate({at})")>{mark::piece(seat)}</g> })
}
