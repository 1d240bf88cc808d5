//! The boards: SVG drawn from the geometry and the signs of `boards`, played by tap, drag and keyboard.
//!
//! [`Board`] shows the view it is given and says which action was chosen; it keeps nothing of the
//! match but what is selected and focused.

// The component macro writes public items into private modules.
#![allow(unreachable_pub)]

mod ataxx;
mod boxes;
mod choice;
mod mark;
mod pointer;
mod preview;
mod summary;
mod walk;

use std::sync::Arc;

use games::AnyView;
use leptos::prelude::*;
use words::Words;

pub use mark::Mark;
pub use preview::{Pictures, Preview};
pub use summary::{Happened, position_text, scores};

/// The board of any game.
#[component]
pub fn Board(
    /// What is shown. Where two people share the screen: the view of the seat that acts.
    #[prop(into)]
    view: Signal<AnyView>,
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
    /// What the board is read out with.
    #[prop(into)]
    words: Signal<Arc<Words>>,
    /// Gets the text form of a legal action of the viewer.
    on_action: Callback<String>,
) -> impl IntoView {
    let kind = Memo::new(move |_| view.with(AnyView::kind));
    move || {
        let _ = kind.get(); // another game is another board
        match view.get_untracked() {
            AnyView::Ataxx(first) => {
                let view = Memo::new(move |_| match view.get() {
                    AnyView::Ataxx(view) => view,
                    _ => first.clone(),
                });
                view! { <ataxx::AtaxxBoard view last active flip words on_action /> }.into_any()
            }
            AnyView::Boxes(first) => {
                let view = Memo::new(move |_| match view.get() {
                    AnyView::Boxes(view) => view,
                    _ => first.clone(),
                });
                view! { <boxes::BoxesBoard view last active flip words on_action /> }.into_any()
            }
            // `games` has a test game too, where tests ask for it.
            #[allow(unreachable_patterns)]
            other => position_text(&other).into_any(),
        }
    }
}

/// The text forms of all legal actions, separated by spaces.
fn legal(actions: Vec<impl ToString>) -> String {
    let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
    actions.join(" ")
}
