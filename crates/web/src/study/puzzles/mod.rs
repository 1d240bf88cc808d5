//! Puzzles: the list of them, those of a game, one, and the one of the day. Texts are in `ftl/LANG/puzzles.ftl`; the
//! puzzles of a game are a file of their own, which is fetched with the first of its pages.

mod day;
mod list;
mod load;
mod one;
mod solved;
mod task;

use games::Kind;
use leptos::prelude::*;
use puzzles::{Puzzle, daily};

use crate::study::route::Puzzles;
use crate::texts::{entitle, say, words};
use list::{AllGames, OfGame};
use load::Puzzled;
use one::One;

/// A page of puzzles.
#[component]
pub(super) fn PuzzlesPage(
    /// Which.
    which: Puzzles,
) -> impl IntoView {
    match which {
        Puzzles::All => {
            entitle(&say("study-puzzles"));
            view! { <AllGames /> }.into_any()
        }
        Puzzles::Of(kind) => {
            entitle(&say("study-puzzles"));
            view! {
                <h1>{words().game(kind)}</h1>
                <Loaded kind then=move |all| view! { <OfGame kind all /> }.into_any() />
            }
            .into_any()
        }
        Puzzles::One(kind, number) => {
            let at = usize::try_from(number)
                .ok()
                .and_then(|number| number.checked_sub(1));
            let then = move |all: Puzzled| match at.filter(|at| *at < all.len()) {
                Some(at) => view! { <One all at day=None /> }.into_any(),
                None => view! { <p>{say("study-missing")}</p> }.into_any(),
            };
            view! { <Loaded kind then /> }.into_any()
        }
        Puzzles::Daily => {
            let day = day::today();
            let of_day = daily(day);
            let then = move |all: Puzzled| match of_day.of(all.len()) {
                Some(at) => view! { <One all at day=Some(day) /> }.into_any(),
                None => view! { <p>{say("puzzles-unread")}</p> }.into_any(),
            };
            view! { <Loaded kind=of_day.kind then /> }.into_any()
        }
    }
}

/// Something with the puzzles of a game, once they are here.
#[component]
fn Loaded(kind: Kind, then: impl Fn(Puzzled) -> AnyView + Send + Sync + 'static) -> impl IntoView {
    let all: RwSignal<Option<Option<Puzzled>>> = RwSignal::new(None);
    wasm_bindgen_futures::spawn_local(async move {
        let loaded = load::puzzles(kind).await;
        all.try_set(Some(loaded)); // the page may be gone by now
    });
    move || match all.get() {
        None => view! { <p role="status">{say("puzzles-loading")}</p> }.into_any(),
        Some(None) => view! { <p role="alert">{say("puzzles-unread")}</p> }.into_any(),
        Some(Some(all)) => then(all),
    }
}

/// The address of one.
fn address(kind: Kind, at: usize) -> String {
    format!("/puzzles/{kind}/{}", at + 1)
}

/// What is to be reached in one.
fn goal(puzzle: &Puzzle) -> String {
    let kind = puzzle.kind();
    let side = puzzle.seat().map(|seat| words().side(kind, seat));
    let side = side.unwrap_or_default();
    let moves = i64::from(puzzle.goal.moves().unwrap_or(1));
    let args = [("side", (&*side).into()), ("moves", moves.into())];
    words().say(&format!("puzzle-goal-{}", puzzle.goal.code()), &args)
}
