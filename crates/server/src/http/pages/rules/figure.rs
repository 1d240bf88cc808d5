//! The pictures of a Rules page. What a move makes of a position, the rules themselves say.

use boards::{Picture, escape};
use game::{Event, Illegal, Rng, Seat, Turn};
use games::{AnyView, Kind};
use words::Words;

use super::content::{Figure, Shows};
use super::html::Facts;

/// A board, what is marked on it, and which messages say what it is and what can be seen.
struct Board {
    view: AnyView,
    marks: &'static [&'static str],
    label: Option<&'static str>,
    alt: &'static str,
}

/// A figure as HTML; nothing if its table is wrong, which a test finds.
pub(super) fn html(kind: Kind, figure: &Figure, words: &Words, facts: &Facts) -> String {
    drawn(kind, figure, words, facts).unwrap_or_default()
}

fn drawn(kind: Kind, figure: &Figure, words: &Words, facts: &Facts) -> Result<String, Illegal> {
    let say = |key: &str| escape(&words.say(key, &facts.args()));
    let boards = boards(kind, figure)?;
    let mut pictures = String::new();
    for board in &boards {
        let label = board.label.map_or_else(String::new, |label| {
            format!("<p class=\"small muted\">{}</p>", say(label))
        });
        let mut picture = Picture::new(&board.view);
        for place in board.marks {
            picture = picture.mark(place)?;
        }
        let (alt, svg) = (say(board.alt), picture.inline());
        pictures.push_str(&format!(
            "<div>{label}<div role=\"img\" aria-label=\"{alt}\">{svg}</div></div>\n"
        ));
    }
    let (count, caption) = (boards.len(), say(figure.caption));
    Ok(format!(
        "<figure data-count=\"{count}\">\n<div class=\"pictures\">\n{pictures}</div>\n\
         <figcaption>{caption}</figcaption>\n</figure>\n"
    ))
}

/// The boards of a figure.
fn boards(kind: Kind, figure: &Figure) -> Result<Vec<Board>, Illegal> {
    let view = AnyView::parse(kind, figure.view)?;
    let board = |view, marks, label, alt| Board {
        view,
        marks,
        label,
        alt,
    };
    Ok(match figure.shows {
        Shows::Position { alt } => vec![board(view, &[], None, alt)],
        Shows::Marks { places, alt } => vec![board(view, places, None, alt)],
        Shows::Change {
            actions,
            before,
            after,
        } => {
            let changed = changed(&view, actions)?;
            vec![
                board(view, &[], Some("rules-before"), before),
                board(changed, &[], Some("rules-after"), after),
            ]
        }
    })
}

/// The match after these actions, each of whose turn it is or automatic, for who saw it before.
fn changed(view: &AnyView, actions: &[&str]) -> Result<AnyView, Illegal> {
    let mut game = view.world(&mut Rng::new(0));
    for action in actions {
        let action = game.action(action)?;
        let event = match game.turn() {
            Turn::Act(seats) => Event::Act(seats.iter().next().unwrap_or(Seat::FIRST), action),
            Turn::Auto(_) => Event::Auto(action),
            _ => return Err(Illegal::new("over")),
        };
        game.apply(&event)?;
    }
    Ok(game.view(view.viewer()))
}

#[cfg(test)]
mod tests;
