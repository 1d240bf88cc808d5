//! The Dots and Boxes board.

use std::sync::Arc;

use boards::geometry::{Decimal, LineGrid, Point};
use game::{Seat, View as _};
use game_boxes::{Line, Notice, Size, Spot, View};
use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use words::Words;

use super::pointer;
use super::walk::Walk;

/// The board's state: signals only, so it is copied into every handler.
#[derive(Clone, Copy)]
struct Table {
    view: Memo<View>,
    last: Memo<Option<Notice>>,
    active: Signal<bool>,
    flip: Signal<bool>,
    words: Signal<Arc<Words>>,
    on_action: Callback<String>,
    focus: RwSignal<Option<Line>>,
    picture: pointer::Picture,
}

impl Table {
    fn grid(self) -> LineGrid {
        LineGrid {
            size: self.view.with(|view| view.position().size()),
            flip: self.flip.get(),
        }
    }

    fn is_drawn(self, line: Line) -> bool {
        self.view.with(|view| view.position().is_drawn(line))
    }

    /// Whether the viewer may draw this line now.
    fn is_open(self, line: Line) -> bool {
        self.active.get() && self.view.with(|view| view.allows(&line).is_ok())
    }

    /// Whether this line would be the last side of a box.
    fn closes(self, line: Line) -> bool {
        self.view
            .with(|view| !view.position().closes(line).is_empty())
    }

    /// Enter or Space on a line, or a touch that means it.
    fn tap(self, line: Line) {
        if untrack(|| self.is_open(line)) {
            self.on_action.run(line.to_string());
        }
    }

    /// A click or a touch within the area of a line. Where that line cannot be drawn, one close by is meant; not so
    /// right after it was drawn: that is a finger that taps twice.
    fn touch(self, line: Line, event: &MouseEvent) {
        let meant = untrack(|| {
            if self.is_open(line) {
                return Some(line);
            }
            // A click that no pointer made has no place.
            let by_pointer = event.detail() > 0 && self.last_by(line).is_none();
            let grid = self.grid();
            let size = (grid.width(), grid.height());
            let point = by_pointer.then(|| pointer::place(self.picture, size, event));
            let open = grid.size.lines().filter(|line| self.is_open(*line));
            grid.nearest(point.flatten()?, open)
        });
        if let Some(meant) = meant {
            self.tap(meant);
        }
    }

    fn key(self, event: &KeyboardEvent) {
        let Some(here) = self.focus.get_untracked() else {
            return;
        };
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match (event.key().as_str(), Walk::of_key(&event.key())) {
            (_, Some(walk)) => {
                let grid = untrack(|| self.grid());
                if let Some(next) = walk.from(here, |at, heading| grid.next(at, heading)) {
                    self.focus.set(Some(next));
                    pointer::focus(self.picture, "data-line", &next.to_string());
                }
            }
            ("Enter" | " ", _) => self.tap(here),
            _ => return,
        }
        event.prevent_default();
    }

    /// What is read out of a line.
    fn label(self, line: Line) -> String {
        let state = match () {
            () if self.is_drawn(line) => "drawn",
            () if self.is_open(line) && self.closes(line) => "closes",
            () if self.is_open(line) => "open",
            () => "free",
        };
        let [from, to] = line.dots().map(|dot| dot.to_string());
        let args = [
            ("from", (&*from).into()),
            ("to", (&*to).into()),
            ("state", state.into()),
        ];
        self.words.with(|words| words.say("boxes-line", &args))
    }

    /// Who drew this line, if it was the last one.
    fn last_by(self, line: Line) -> Option<Seat> {
        self.last.with(|last| match last {
            Some(Notice::Drawn {
                seat, line: drawn, ..
            }) if *drawn == line => Some(*seat),
            _ => None,
        })
    }

    /// Whose a box is, and if the last line claimed it, where that line is from the box's middle.
    fn owner(self, spot: Spot) -> Option<(Seat, Option<Point>)> {
        let owner = self.view.with(|view| view.position().owner(spot))?;
        let from = self.last.with(|last| match last {
            Some(Notice::Drawn { claimed, line, .. }) if claimed.contains(&spot) => {
                let (line, own) = (self.grid().middle(*line), self.grid().centre(spot));
                Some(Point {
                    x: line.x - own.x,
                    y: line.y - own.y,
                })
            }
            _ => None,
        });
        Some((owner, from))
    }
}

/// A line as a hand draws it: not quite straight, and the same each time.
fn by_hand(line: Line, [a, b]: [Point; 2]) -> String {
    let [from, to] = line.dots();
    let odd = u32::from(from.column()) * 7 + u32::from(from.row()) * 13 + u32::from(to.row()) * 5;
    let bow = f64::from(odd % 5) - 2.0;
    let (x, y) = ((a.x + b.x) / 2.0, (a.y + b.y) / 2.0);
    let (x, y) = if (a.x - b.x).abs() < 1.0 {
        (x + bow, y)
    } else {
        (x, y + bow)
    };
    format!("M{a}Q{} {b}", Point { x, y })
}

/// The Dots and Boxes board; its properties are those of [`Board`](super::Board).
#[component]
pub(super) fn BoxesBoard(
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
        focus: RwSignal::new(None),
        picture: NodeRef::new(),
    };
    let size = Memo::new(move |_| view.with(|view| view.position().size()));
    let legal = move || {
        let actions = active
            .get()
            .then(|| view.with(game::View::actions))
            .flatten();
        super::legal(actions.unwrap_or_default())
    };
    let name = move || {
        let args = [
            ("rows", i64::from(size.get().rows()).into()),
            ("columns", i64::from(size.get().columns()).into()),
        ];
        words.with(|words| words.say("board-boxes", &args))
    };
    let frame = move || {
        let grid = table.grid();
        format!("0 0 {} {}", Decimal(grid.width()), Decimal(grid.height()))
    };
    view! {
        <svg
            class="board boxes"
            data-testid="board"
            role="group"
            viewBox=frame
            node_ref=table.picture
            aria-label=name
            data-legal=legal
            data-active=move || active.get().then_some("")
            data-mover=move || view.with(|view| view.position().mover()).to_string()
            on:keydown=move |event| table.key(&event)
        >
            {move || parts(table, size.get())}
        </svg>
    }
}

/// Everything on a board of this size: boxes below, then lines, then dots.
fn parts(table: Table, size: Size) -> impl IntoView {
    let grid = LineGrid { size, flip: false };
    table.focus.set(grid.first());
    let spots = size.spots().map(|spot| claimed(table, spot)).collect_view();
    let all = rows(grid);
    let (height, width) = (all.len(), usize::from(size.columns()) + 1);
    let lines = all.into_iter().enumerate().map(|(i, row)| {
        let lines = row
            .into_iter()
            .enumerate()
            .map(|(i, line)| stroke(table, line, i + 1))
            .collect_view();
        view! { <g role="row" aria-rowindex=i + 1>{lines}</g> }
    });
    let lines = view! {
        <g
            role="grid"
            aria-label=move || table.words.with(|words| words.say("boxes-lines", &[]))
            aria-rowcount=height
            aria-colcount=width
        >
            {lines.collect_view()}
        </g>
    };
    let dots = grid
        .dots()
        .map(|dot| {
            let shift = move || format!("translate({})", table.grid().dot(dot));
            view! { <circle class="dot" r="8" transform=shift /> }
        })
        .collect_view();
    let labels = move || labels(table.grid());
    (
        spots,
        lines,
        view! { <g aria-hidden="true">{dots}{labels}</g> },
    )
}

/// The lines as one reads them: those that lie and those that stand in turn, from the top.
fn rows(grid: LineGrid) -> Vec<Vec<Line>> {
    let place = |line: &Line| {
        let Point { x, y } = grid.middle(*line);
        (y as i64, x as i64)
    };
    let mut lines: Vec<Line> = grid.size.lines().collect();
    lines.sort_by_key(place);
    lines
        .chunk_by(|a, b| place(a).0 == place(b).0)
        .map(<[Line]>::to_vec)
        .collect()
}

/// One box: empty, or its owner's colour and sign.
fn claimed(table: Table, spot: Spot) -> impl IntoView {
    let owner = Memo::new(move |_| table.owner(spot));
    let shift = move || format!("translate({})", table.grid().centre(spot));
    let label = move || {
        let owner = if owner.get()?.0 == Seat::FIRST {
            "red"
        } else {
            "blue"
        };
        let name = spot.to_string();
        let args = [("box", (&*name).into()), ("owner", owner.into())];
        Some(table.words.with(|words| words.say("boxes-box", &args)))
    };
    view! {
        <g
            class="box"
            transform=shift
            data-box=spot.to_string()
            data-owner=move || match owner.get() {
                None => "",
                Some((Seat::FIRST, _)) => "x",
                Some(_) => "o",
            }
            role=move || owner.get().map(|_| "img")
            aria-label=label
        >
            {move || owner.get().map(|(seat, from)| view! {
                <g class="claim" data-seat=seat.to_string()>
                    {filling(from, view! {
                        <rect x="-46" y="-46" width="92" height="92" rx="8" />
                        <g inner_html=boards::sign(seat) />
                    })}
                </g>
            })}
        </g>
    }
}

/// A claim that fills its box from the line that closed it.
fn filling(from: Option<Point>, claim: impl IntoView + 'static) -> AnyView {
    match from {
        Some(Point { x, y }) => {
            let px = |by| format!("{}px", Decimal(by));
            let (dx, dy) = (("--dx", px(x)), ("--dy", px(y)));
            view! { <g style=dx><g class="fills" style=dy>{claim}</g></g> }.into_any()
        }
        None => claim.into_any(),
    }
}

/// One line with the area in which a touch means it.
fn stroke(table: Table, line: Line, column: usize) -> impl IntoView {
    let drawn = Memo::new(move |_| table.is_drawn(line));
    let open = Memo::new(move |_| table.is_open(line));
    let last = Memo::new(move |_| table.last_by(line));
    let area = move || {
        let corners = table.grid().area(line);
        let corners = corners.iter().map(Point::to_string);
        corners.collect::<Vec<_>>().join(" ")
    };
    let path = move || by_hand(line, table.grid().ends(line));
    view! {
        <g
            class="line"
            role="gridcell"
            aria-colindex=column
            tabindex=move || if table.focus.get() == Some(line) { "0" } else { "-1" }
            aria-label=move || table.label(line)
            data-line=line.to_string()
            data-drawn=move || drawn.get().then_some("")
            data-open=move || open.get().then_some("")
            data-last=move || last.get().map(|seat| seat.to_string())
            on:click=move |event| table.touch(line, &event)
            on:focus=move |_| table.focus.set(Some(line))
        >
            <polygon class="area" points=area />
            {move || last.get().map(|_| view! { <path class="halo" d=path /> })}
            <path class="stroke" d=path pathLength="100" />
        </g>
    }
}

/// The letters of the columns below the board, the numbers of the rows at its left.
fn labels(grid: LineGrid) -> impl IntoView {
    grid.labels()
        .map(|(text, Point { x, y })| {
            let (x, y) = (Decimal(x).to_string(), Decimal(y).to_string());
            view! { <text class="label" x=x y=y>{text}</text> }
        })
        .collect_view()
}
