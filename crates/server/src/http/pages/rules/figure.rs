//! The pictures of a Rules page. What a move makes of a position, the rules themselves say.

use game::{Event, Illegal, Rng, Seat, Turn, Viewer};
use games::{AnyGame, AnyView, Kind};
use words::Words;

use super::content::{Figure, Shows};
use super::html::Facts;
use crate::http::pages::shell::escape;

/// One picture: a board, what is marked on it, and what is read out in its place.
struct Picture {
    view: AnyView,
    marks: &'static [&'static str],
    alt: &'static str,
}

/// A figure as HTML.
pub(super) fn html(kind: Kind, figure: &Figure, words: &Words, facts: &Facts) -> String {
    let say = |key: &str| escape(&words.say(key, &facts.args()));
    let caption = say(figure.caption);
    let pictures: String = pictures(kind, figure)
        .unwrap_or_default() // a test draws every figure
        .iter()
        .map(|picture| {
            let marks = picture.marks.join(" ");
            let view = escape(&picture.view.to_string());
            format!(
                "<p data-view=\"{view}\" data-marks=\"{marks}\">{}</p>\n",
                say(picture.alt)
            )
        })
        .collect();
    format!("<figure>\n{pictures}<figcaption>{caption}</figcaption>\n</figure>\n")
}

/// The pictures of a figure.
fn pictures(kind: Kind, figure: &Figure) -> Result<Vec<Picture>, Illegal> {
    let view = AnyView::parse(kind, figure.view)?;
    let still = |view, alt| Picture {
        view,
        marks: &[],
        alt,
    };
    Ok(match figure.shows {
        Shows::Position { alt } => vec![still(view, alt)],
        Shows::Marks { places, alt } => vec![Picture {
            view,
            marks: places,
            alt,
        }],
        Shows::Change {
            actions,
            before,
            after,
        } => {
            let changed = changed(&view, actions)?;
            vec![still(view, before), still(changed, after)]
        }
    })
}

/// The match after these actions of whose turn it is.
fn changed(view: &AnyView, actions: &[&str]) -> Result<AnyView, Illegal> {
    let mut game: AnyGame = view.world(&mut Rng::new(0));
    for action in actions {
        let Turn::Act(seats) = game.turn() else {
            return Err(Illegal::new("over"));
        };
        let seat = seats.iter().next().unwrap_or(Seat::FIRST);
        let action = game.action(action)?;
        game.apply(&Event::Act(seat, action))?;
    }
    Ok(game.view(Viewer::Watcher))
}
