//! Why a move is good, in a few words, and where it is on the board. It says only what the one who moves can see.

use game::{Event, Rng, Seat, Viewer};
use game_stratego::Action as March;
use games::{AnyView, Kind};

use wasm_bindgen::JsCast;

use crate::browser;
use crate::texts::{say, say_of, words};

/// A good move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hint {
    /// The text form of the action.
    pub(super) action: String,
    /// What it is and why it is good.
    pub(super) said: String,
    /// The parts of the board that it touches, as selectors.
    pub(super) marks: Vec<String>,
}

impl Hint {
    /// That of an action in a view in which it is legal.
    pub(super) fn of(view: &AnyView, action: &str) -> Self {
        let (what, marks) = place(view.kind(), action);
        let why = reason(view, action);
        let said = match what.is_empty() {
            true => why,
            false => say_of(
                "hint-move",
                &[("move", (&*what).into()), ("why", (&*why).into())],
            ),
        };
        Self {
            action: action.to_owned(),
            said,
            marks,
        }
    }
}

/// What an action is called on the board, and the parts that it touches.
fn place(kind: Kind, action: &str) -> (String, Vec<String>) {
    let squares = |all: &[&str]| {
        let marks = all.iter().map(|name| format!("[data-square=\"{name}\"]"));
        (all.join(" → "), marks.collect())
    };
    let digits = |text: &str| words().lang().digits(text).into_owned();
    match kind {
        Kind::Ataxx => {
            let at = action.len().min(2);
            let (from, to) = action.split_at(at);
            let all = [from, to];
            squares(&all[..1 + usize::from(!to.is_empty())])
        }
        Kind::Boxes => {
            let line: Option<game_boxes::Line> = action.parse().ok();
            let dots = line.map(|line| line.dots().map(|dot| dot.to_string()));
            let mark = format!("[data-line=\"{action}\"]");
            (dots.unwrap_or_default().join(" – "), vec![mark])
        }
        Kind::Stratego => match action.parse() {
            Ok(March::Move(moved)) => {
                let (from, to) = (moved.from.to_string(), moved.to.to_string());
                squares(&[&from, &to])
            }
            _ => Default::default(),
        },
        Kind::Tacocat => {
            let cards = action.split_once(' ').map_or("", |(_, cards)| cards);
            let cards: Vec<&str> = cards.split(',').filter(|card| *card != "-").collect();
            let mut marks = Vec::new();
            for (i, card) in cards.iter().enumerate() {
                let alike = cards[..i].iter().filter(|other| *other == card).count();
                marks.push(format!("[data-card=\"{card}.{alike}\"]"));
            }
            (digits(&cards.join(", ")), marks)
        }
        Kind::Aeroplane => match action.split(' ').nth(1) {
            Some(plane) => {
                let name = say_of("hint-plane", &[("plane", (&*digits(plane)).into())]);
                (name, vec![format!("[data-choose=\"{plane}\"]")])
            }
            None => (String::new(), vec![".die".to_owned()]),
        },
        #[allow(unreachable_patterns)]
        _ => Default::default(),
    }
}

fn reason(view: &AnyView, action: &str) -> String {
    match view {
        AnyView::Ataxx(_) => ataxx(view, action),
        AnyView::Boxes(view) => boxes(view, action),
        AnyView::Stratego(view) => stratego(view, action),
        AnyView::Tacocat(_) => say(tacocat(action)),
        AnyView::Aeroplane(own) => say(aeroplane(view, own, action)),
        #[allow(unreachable_patterns)]
        _ => String::new(),
    }
}

/// The view after an action, where nothing is hidden.
fn after(view: &AnyView, action: &str) -> Option<AnyView> {
    let seat = view.viewer().seat()?;
    let mut game = view.world(&mut Rng::new(1));
    let action = game.action(action).ok()?;
    game.apply(&Event::Act(seat, action)).ok()?;
    Some(game.view(Viewer::Seat(seat)))
}

fn ataxx(view: &AnyView, action: &str) -> String {
    let counts = |view: &AnyView| match view {
        AnyView::Ataxx(view) => [Seat::FIRST, Seat::SECOND].map(|seat| i64::from(view.count(seat))),
        _ => [0; 2],
    };
    let seat = view.viewer().seat().unwrap_or(Seat::FIRST);
    let enemy = seat.other().index() & 1;
    let then = after(view, action).map_or(counts(view), |view| counts(&view));
    let turned = counts(view)[enemy] - then[enemy];
    match (turned, action.len()) {
        (0, 2) => say("hint-grows"),
        (0, _) => say("hint-jumps"),
        _ => say_of("hint-turns", &[("count", turned.into())]),
    }
}

fn boxes(view: &game_boxes::View, action: &str) -> String {
    let Ok(line) = action.parse() else {
        return String::new();
    };
    let now = view.position();
    match now.closes(line).len() {
        0 => {
            let mut then = *now;
            let gives =
                then.draw(line).is_ok() && then.open().any(|next| !then.closes(next).is_empty());
            say(if gives { "hint-gives" } else { "hint-safe" })
        }
        count => say_of("hint-closes", &[("count", (count as i64).into())]),
    }
}

fn stratego(view: &game_stratego::View, action: &str) -> String {
    let Ok(March::Move(moved)) = action.parse() else {
        return say("hint-setup");
    };
    let own = view.piece(moved.from).and_then(|piece| piece.rank);
    let key = match view.piece(moved.to) {
        Some(enemy) if enemy.rank.is_some() => "hint-beats",
        Some(_) if own == Some(game_stratego::Rank::Scout) => "hint-looks",
        Some(_) => "hint-attacks",
        None => "hint-marches",
    };
    say(key)
}

fn tacocat(action: &str) -> &'static str {
    let (verb, cards) = action.split_once(' ').unwrap_or((action, ""));
    match verb {
        "replace" if cards == "-" => "hint-keeps",
        "replace" => "hint-replaces",
        "duel" => "hint-duels",
        "lead" if cards.contains(',') => "hint-leads-many",
        "lead" => "hint-leads",
        _ if cards.contains('-') => "hint-gives-up",
        _ => "hint-answers",
    }
}

fn aeroplane(view: &AnyView, own: &game_aeroplane::View, action: &str) -> &'static str {
    let seat = view.viewer().seat().unwrap_or(Seat::FIRST);
    let progress = |position: &game_aeroplane::Position, seat: Seat| -> i32 {
        let planes = game_aeroplane::Plane::ALL.into_iter();
        planes
            .map(|plane| i32::from(position.side(seat).progress(plane).number()))
            .sum()
    };
    if action == "roll" {
        return "hint-rolls";
    }
    if action.starts_with("launch") {
        return "hint-launches";
    }
    let Some(AnyView::Aeroplane(then)) = after(view, action) else {
        return "hint-moves";
    };
    let (now, then) = (own.position(), then.position());
    let others = Seat::ALL.into_iter().filter(|other| *other != seat);
    let mut others = others.filter(|other| now.setup().seats().contains(*other));
    if others.any(|other| progress(then, other) < progress(now, other)) {
        return "hint-hits";
    }
    if action.contains("fly") {
        return "hint-flies";
    }
    if action.contains("stack") {
        return "hint-stacks";
    }
    "hint-moves"
}

/// Marks parts of the board, and no others.
pub(super) fn mark(parts: &[String]) {
    let document = browser::document();
    if let Ok(marked) = document.query_selector_all("[data-hint]") {
        for i in 0..marked.length() {
            if let Some(part) = marked
                .get(i)
                .and_then(|node| node.dyn_into::<web_sys::Element>().ok())
            {
                let _ = part.remove_attribute("data-hint");
            }
        }
    }
    for part in parts {
        if let Ok(Some(part)) = document.query_selector(&format!(".field {part}")) {
            // Only a name that is none is refused.
            let _ = part.set_attribute("data-hint", "");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_named_by_where_it_is_on_the_board() {
        let check = |kind, action, name: &str, marks: usize| {
            let (what, found) = place(kind, action);
            assert_eq!((&*what, found.len()), (name, marks), "{kind} {action}");
        };
        check(Kind::Ataxx, "d4", "d4", 1);
        check(Kind::Ataxx, "c3d5", "c3 → d5", 2);
        check(Kind::Boxes, "a1h", "a1 – b1", 1);
        check(Kind::Stratego, "a4a5", "a4 → a5", 2);
        check(Kind::Tacocat, "lead 4,4", "4, 4", 2);
        check(Kind::Tacocat, "defend 5,-,9", "5, 9", 2);
        check(Kind::Aeroplane, "roll", "", 1);
    }

    #[test]
    fn tacocats_reasons_are_told_apart() {
        assert_eq!(tacocat("replace -"), "hint-keeps");
        assert_eq!(tacocat("lead 4"), "hint-leads");
        assert_eq!(tacocat("lead 4,4"), "hint-leads-many");
        assert_eq!(tacocat("defend -"), "hint-gives-up");
        assert_eq!(tacocat("defend 7"), "hint-answers");
    }
}
