//! The boards: SVG drawn from the geometry and the signs of `boards`, played by tap, drag and keyboard.
//!
//! [`Board`] shows the view it is given and says which action was chosen; it keeps nothing of the
//! match but what is selected and focused.

// The component macro writes public items into private modules.
#![allow(unreachable_pub)]

mod ataxx;
mod boxes;
mod choice;
mod guest;
mod mark;
mod pointer;
mod preview;
mod shown;
mod summary;
mod walk;

use std::sync::Arc;

use game::Seat;
use games::{AnyView, Kind};
use leptos::prelude::*;
use table::Millis;
use words::Words;

use crate::settings::Pace;

pub(crate) use guest::{ask_soon, sentence, speak};
pub use mark::Mark;
pub(crate) use pointer::locate;
pub use preview::{Pictures, Preview};
pub use shown::Shown;
pub use summary::{Happened, Standing, position_text, scores, standing};
pub(crate) use walk::Walk;

/// Ends the showing of what is past; whether there was any.
pub type Hurry = Callback<(), bool>;

/// How long a step is shown before the next, where the game does not say.
const STEP: Millis = 420;
/// If more than so many steps wait, it is a match that was not looked at: they are left out.
const MOST: usize = 4;
/// The same where the board is a module of its own: a turn of three computer players is many steps, and a round of
/// cards too.
const MOST_OF_GUEST: usize = 60;

/// Whether the board of a game is a module of its own.
fn is_guest(game: &str) -> Option<Kind> {
    let kind = game.parse().ok()?;
    (!matches!(kind, Kind::Ataxx | Kind::Boxes)).then_some(kind)
}

/// How long the step of a notice is shown before the next.
#[must_use]
pub fn hold(game: &str, notice: &str) -> Millis {
    let own = is_guest(game).and_then(|kind| guest::hold(kind, notice));
    own.unwrap_or_else(|| Pace::kept().part(STEP as u32).into())
}

/// How many steps of a game may wait to be shown.
#[must_use]
pub fn most(game: &str) -> usize {
    is_guest(game).map_or(MOST, |_| MOST_OF_GUEST)
}

/// The board of any game.
#[component]
pub fn Board(
    /// What is shown. Where two people share the screen: the view of the seat that acts.
    #[prop(into)]
    view: Signal<Shown>,
    /// The text form of the notice that led to `view`, for the mark of the last move and the
    /// animation; none at the start.
    #[prop(into)]
    last: Signal<Option<String>>,
    /// Whether this page may act now at all. That it is the viewer's turn need not be asked: the
    /// view says so.
    #[prop(into)]
    active: Signal<bool>,
    /// Turned by half a turn.
    #[prop(into)]
    flip: Signal<bool>,
    /// Whose corner is nearest, at a board of four.
    #[prop(into)]
    near: Signal<Seat>,
    /// Ends the showing of what is past.
    hurry: Hurry,
    /// Gets the text form of the only action there is, where everybody can see that it is the only one.
    on_alone: Callback<String>,
    /// The text form of the own set-up as far as it had come, where it is still to be made.
    #[prop(into)]
    draft: Signal<Option<String>>,
    /// Gets it whenever it has changed.
    on_draft: Callback<String>,
    /// What the board is read out with.
    #[prop(into)]
    words: Signal<Arc<Words>>,
    /// Gets the text form of a legal action of the viewer.
    on_action: Callback<String>,
) -> impl IntoView {
    match view.get_untracked() {
        Shown::Two(AnyView::Ataxx(first)) => {
            let view = Memo::new(move |_| match view.get() {
                Shown::Two(AnyView::Ataxx(view)) => view,
                _ => first.clone(),
            });
            view! { <ataxx::AtaxxBoard view last active flip words on_action /> }.into_any()
        }
        Shown::Two(AnyView::Boxes(first)) => {
            let view = Memo::new(move |_| match view.get() {
                Shown::Two(AnyView::Boxes(view)) => view,
                _ => first.clone(),
            });
            view! { <boxes::BoxesBoard view last active flip words on_action /> }.into_any()
        }
        Shown::Guest(kind, _) => view! {
            <guest::GuestBoard kind view last active near words on_action on_alone draft on_draft hurry />
        }
        .into_any(),
        Shown::Two(_) => ().into_any(),
    }
}

/// The text forms of all legal actions, separated by spaces.
fn legal(actions: Vec<impl ToString>) -> String {
    let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
    actions.join(" ")
}
