//! The board in the page: what is shown of it, and what one does on it.

use std::cell::RefCell;
use std::rc::Rc;

use boards::geometry::FlightGrid;
use boards::{PlaneBoard, Show, Stand, escape};
use game::{Seat, View as _};
use game_aeroplane::{Action, Notice, Phase, Plane, Planes, Position, Progress, View};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};
use words::{Arg, Words};

use super::travel;
use super::tray::{self, Tray};
use super::way::plane_of;
use crate::board::locate;
use crate::guest::element::{self, active, focus, set, value};
use crate::guest::{Page, page};

/// How far from a plane a touch means it, in units of the picture.
const REACH: f64 = 150.0;

/// What is heard within the board.
const EVENTS: [&str; 6] = [
    "click",
    "keydown",
    "pointerover",
    "pointerout",
    "focusin",
    "focusout",
];

/// The parts whose content changes, in their order on the page.
#[derive(Clone, Copy)]
enum Part {
    Ground,
    Marks,
    Planes,
    Choice,
    List,
    Die,
    Ways,
}

/// The board in the page.
pub(super) struct Deck {
    host: Element,
    page: Page,
    words: Words,
    /// By [`Part`].
    parts: Vec<Element>,
    state: RefCell<State>,
}

struct State {
    view: View,
    last: Option<Notice>,
    /// The event whose way stays on the board: the last that moved a plane.
    moved: Option<Notice>,
    /// What the viewer may do now.
    actions: Vec<Action>,
    near: Option<Seat>,
    /// The plane whose ways to go are to be chosen from.
    held: Option<Plane>,
    /// The action whose way is shown ahead.
    aim: Option<Action>,
    face: Option<u8>,
    /// What is in each part.
    drawn: Vec<String>,
}

impl State {
    fn grid(&self) -> FlightGrid {
        FlightGrid {
            near: self.near.unwrap_or(Seat::FIRST),
        }
    }

    fn position(&self) -> &Position {
        self.view.position()
    }

    /// The planes that can be chosen.
    fn movable(&self) -> Planes {
        let all = self.actions.iter();
        all.filter_map(|action| plane_of(*action)).collect()
    }

    /// What a plane can do.
    fn ways(&self, plane: Plane) -> Vec<Action> {
        let own = |action: &&Action| plane_of(**action) == Some(plane);
        self.actions.iter().filter(own).copied().collect()
    }
}

/// The part of the board that a plane is in, as messages call it.
fn place(at: Progress) -> &'static str {
    match at {
        Progress::HANGAR => "hangar",
        Progress::PAD => "pad",
        Progress::CENTRE => "centre",
        at if at > Progress::RING_END => "column",
        _ => "ring",
    }
}

const fn mover_of(notice: &Notice) -> Option<Seat> {
    match notice {
        Notice::Launch(seat, _) | Notice::Moved { seat, .. } | Notice::Rolled { seat, .. } => {
            Some(*seat)
        }
        _ => None,
    }
}

impl Deck {
    /// Draws an empty board; the function that shows something on it takes the texts of the view and of
    /// the notice that led to it, whether the viewer may act now at all, the nearest seat, and how many
    /// milliseconds a second of travel takes.
    pub(super) fn mount(host: Element, page: Page) -> Option<js_sys::Function> {
        let side = FlightGrid::SIDE;
        let words = page::words();
        let name = escape(&words.say("board-aeroplane", &[]));
        host.set_inner_html(&format!(
            "<svg class=\"board aeroplane\" data-testid=\"board\" role=\"img\" viewBox=\"0 0 {side} {side}\" aria-label=\"{name}\"><g data-part/><g data-part/><g data-part/><g data-part/></svg><ul class=\"hidden-text\" data-part></ul><div class=\"tray\"><button class=\"die\" data-testid=\"die\" data-part></button><div class=\"ways\" data-part></div></div>"
        ));
        let parts = element::parts(&host)?;
        let state = RefCell::new(State {
            view: "w |  | roll 0 0 - | -,-,-,- | -,-,-,-".parse().ok()?,
            last: None,
            moved: None,
            actions: Vec::new(),
            near: None,
            held: None,
            aim: None,
            face: None,
            drawn: vec![String::new(); parts.len()],
        });
        let deck = Rc::new(Self {
            host,
            page,
            words,
            parts,
            state,
        });
        let listener = deck.clone();
        element::listen(&deck.host, &EVENTS, move |event| listener.hear(&event))?;
        let show = Closure::<dyn Fn(String, Option<String>, bool, u8, u32)>::new(
            move |view: String, last: Option<String>, active, near, pace| {
                deck.show(&view, last.as_deref(), active, near, pace);
            },
        );
        Some(show.into_js_value().unchecked_into())
    }

    fn show(&self, view: &str, last: Option<&str>, active: bool, near: u8, pace: u32) {
        let Ok(view) = view.parse::<View>() else {
            return;
        };
        let mut state = self.state.borrow_mut();
        let is_first = state.near.is_none();
        let before = *state.position();
        let now = *view.position();
        let actions = match active {
            true => view.actions().unwrap_or_default(),
            false => Vec::new(),
        };
        let chooses = actions != state.actions;
        if chooses {
            (state.held, state.aim) = (None, None);
        }
        state.view = view;
        state.actions = actions;
        state.last = last.and_then(|last| last.parse().ok());
        state.moved = match state.last {
            Some(Notice::Launch(..) | Notice::Moved { .. }) | None => state.last,
            Some(_) => state.moved,
        };
        state.face = tray::face(state.last.as_ref(), &now, state.face);
        let near = Seat::new(near).unwrap_or(Seat::FIRST);
        if state.near != Some(near) {
            state.near = Some(near);
            let ground = PlaneBoard::new(&now, near).ground();
            self.put(&mut state, Part::Ground, ground);
        }
        self.draw(&mut state);
        let only = match state.actions[..] {
            [only] if chooses && only != Action::Roll => Some(only),
            _ => None,
        };
        let grid = state.grid();
        let show = state.last.filter(|_| !is_first && before != now);
        drop(state);
        if let Some(notice) = show {
            let show = Show::of(grid, &before, &notice, &now);
            travel::play(&self.host, &show, pace);
        }
        if let Some(only) = only {
            self.page.alone(&only.to_string());
        }
    }

    /// Draws everything but the ground anew.
    fn draw(&self, state: &mut State) {
        let position = *state.position();
        let board = PlaneBoard::new(&position, state.grid().near);
        let top = state.last.as_ref().and_then(mover_of);
        self.put(state, Part::Planes, board.fleets(top));
        let choice = position.mover().map(|seat| {
            let planes = state.movable();
            board.choice(seat, planes, state.held)
        });
        self.put(state, Part::Choice, choice.unwrap_or_default());
        let marks = match (state.aim, state.moved) {
            (Some(action), _) => board.preview(action),
            (None, Some(notice)) => {
                let show = Show::still(state.grid(), &notice);
                let seat = mover_of(&notice);
                seat.map(|seat| board.marks(seat, &show))
                    .unwrap_or_default()
            }
            (None, None) => String::new(),
        };
        self.put(state, Part::Marks, marks);
        let seats = position.setup().seats();
        let list = seats.iter().map(|seat| self.fleet(&position, seat));
        self.put(state, Part::List, list.collect());
        self.draw_tray(state, &position);
    }

    fn draw_tray(&self, state: &mut State, position: &Position) {
        let tray = Tray {
            words: &self.words,
            position,
            actions: &state.actions,
            held: state.held,
        };
        let ways = tray.html();
        self.put(state, Part::Ways, ways);
        self.put(state, Part::Die, tray::die(state.face));
        let can_roll = state.actions.contains(&Action::Roll);
        let word = match (can_roll, state.face) {
            (true, _) => "roll",
            (false, Some(_)) => "lies",
            (false, None) => "none",
        };
        let face = state.face.unwrap_or_default();
        let args = [
            ("state", Arg::Text(word)),
            ("number", Arg::Number(face.into())),
        ];
        let die = &self.parts[Part::Die as usize];
        set(die, "aria-label", &self.words.say("aeroplane-die", &args));
        set(
            die,
            "aria-disabled",
            if can_roll { "false" } else { "true" },
        );
        set(die, "data-face", &face.to_string());
        let flies = matches!(position.phase(), Phase::Die(_) | Phase::RollOffDie(_));
        set(die, "data-flies", if flies { "yes" } else { "no" });
        if let Some(tray) = die.parent_element() {
            let mover = position.mover().map(|seat| seat.to_string());
            set(&tray, "data-seat", &mover.unwrap_or_default());
        }
        let legal: Vec<String> = state.actions.iter().copied().map(tray::name).collect();
        if let Some(picture) = self.host.first_element_child() {
            set(&picture, "data-legal", &legal.join(" "));
        }
    }

    fn put(&self, state: &mut State, part: Part, html: String) {
        let i = part as usize;
        if state.drawn[i] != html {
            self.parts[i].set_inner_html(&html);
            state.drawn[i] = html;
        }
    }

    /// Where the planes of a seat are, as they are read out.
    fn fleet(&self, position: &Position, seat: Seat) -> String {
        let planes = Plane::ALL.map(|plane| {
            let at = position.side(seat).progress(plane);
            let args = [
                ("plane", Arg::Number(plane.index() as i64 + 1)),
                ("where", Arg::Text(place(at))),
                ("at", Arg::Number(at.number().into())),
            ];
            self.words.say("aeroplane-plane-at", &args)
        });
        let colour = tray::colour(&self.words, seat);
        let text = format!("{colour}: {}", planes.join(", "));
        format!("<li>{}</li>", escape(&text))
    }

    /// Something has happened within the board.
    fn hear(&self, event: &Event) {
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let Some(target) = target else { return };
        match &*event.type_() {
            "click" if self.page.hurry() => {} // that was what the press was for
            "click" => self.click(&target, event),
            "keydown" => {
                if let Some(event) = event.dyn_ref() {
                    self.key(event);
                }
            }
            "pointerover" | "focusin" => {
                if let Some(action) = value(&target, "data-aim") {
                    self.change(|state| state.aim = action.replace('_', " ").parse().ok());
                }
            }
            _ => self.change(|state| state.aim = None),
        }
    }

    fn click(&self, target: &Element, event: &Event) {
        if let Some(plane) = value(target, "data-choose") {
            self.pick(plane.parse().ok());
        } else if let Some(action) = value(target, "data-action") {
            if let Ok(action) = action.replace('_', " ").parse() {
                self.act(action);
            }
        } else if value(target, "data-back").is_some() {
            self.change(|state| state.held = None);
        } else if let Ok(Some(_)) = target.closest(".die") {
            self.act(Action::Roll);
        } else if let Some(event) = event.dyn_ref::<MouseEvent>() {
            self.pick(self.under(event));
        }
    }

    /// The plane that a touch on the picture means: the nearest that can be chosen.
    fn under(&self, event: &MouseEvent) -> Option<Plane> {
        let picture = self.host.first_element_child()?;
        let at = locate(&picture, (FlightGrid::SIDE, FlightGrid::SIDE), event)?;
        let state = self.state.borrow();
        let mover = state.position().mover()?;
        let far = |plane: &Plane| {
            let stand = Stand::of(state.grid(), state.position(), mover, *plane);
            stand.map_or(f64::MAX, |s| (s.at.x - at.x).hypot(s.at.y - at.y))
        };
        let nearest = state
            .movable()
            .iter()
            .min_by(|a, b| far(a).total_cmp(&far(b)));
        nearest.filter(|plane| far(plane) < REACH)
    }

    fn key(&self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "Escape" if self.state.borrow().held.is_some() => {
                self.change(|state| state.held = None);
            }
            "ArrowRight" | "ArrowDown" => self.walk(1),
            "ArrowLeft" | "ArrowUp" => self.walk(-1),
            key => match key.parse() {
                Ok(plane) => self.pick(Some(plane)),
                Err(_) => return,
            },
        }
        event.prevent_default();
    }

    /// Moves the focus along the buttons.
    fn walk(&self, by: i32) {
        let Ok(buttons) = self.host.query_selector_all("button") else {
            return;
        };
        let here = active().map(web_sys::Node::from);
        let count = buttons.length();
        let at = (0..count).find(|i| buttons.get(*i).is_some_and(|b| Some(b) == here));
        let to = at.map_or(0, |at| (at as i32 + by).rem_euclid(count as i32) as u32);
        let to: Option<Element> = buttons.get(to).and_then(|button| button.dyn_into().ok());
        focus(to.as_ref());
    }

    /// Chooses a plane: what it does, or that one of its ways is to be chosen.
    fn pick(&self, plane: Option<Plane>) {
        let Some(plane) = plane else { return };
        let ways = self.state.borrow().ways(plane);
        match ways[..] {
            [] => {}
            [only] => self.act(only),
            [first, ..] => {
                self.change(|state| {
                    let is_held = state.held == Some(plane);
                    state.held = (!is_held).then_some(plane);
                    state.aim = (!is_held).then_some(first);
                });
                let first = self.parts[Part::Ways as usize].first_element_child();
                focus(first.as_ref());
            }
        }
    }

    fn act(&self, action: Action) {
        if !self.state.borrow().actions.contains(&action) {
            return;
        }
        // The button will be gone, and the keyboard's place with it.
        let ways: &web_sys::Node = &self.parts[Part::Ways as usize];
        if ways.contains(active().as_deref()) {
            let die = self.parts[Part::Die as usize].clone();
            focus(Some(&die));
        }
        self.change(|state| (state.held, state.aim) = (None, None));
        self.page.act(&action.to_string());
    }

    /// Changes what is chosen or looked at, and draws it.
    fn change(&self, how: impl FnOnce(&mut State)) {
        // The focus moves while something is drawn; that is no change of its own.
        if let Ok(mut state) = self.state.try_borrow_mut() {
            let before = (state.held, state.aim);
            how(&mut state);
            if before != (state.held, state.aim) {
                self.draw(&mut state);
            }
        }
    }
}
