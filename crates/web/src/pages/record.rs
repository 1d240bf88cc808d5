//! A record that was opened: the same page as a match, without players.

use leptos::prelude::*;
use protocol::{Refused, Snapshot};
use wasm_bindgen_futures::spawn_local;

use super::match_page::MatchFrame;
use crate::browser;
use crate::parts::Refusal;
use crate::play::{self, Live};
use crate::texts::{entitle, say, words};

/// Where the text of the record that was opened last is kept, so that it is still there after a reload.
pub(crate) const OPENED: &str = "adda.record";

/// Takes a record's text up, if it is one.
pub(super) async fn open(text: String) -> Result<(), Refused> {
    play::import(text.clone()).await?;
    browser::keep(OPENED, &text);
    Ok(())
}

/// The page of the record that was opened last.
#[component]
pub(crate) fn RecordPage() -> impl IntoView {
    let Some(text) = browser::kept(OPENED) else {
        return view! { <NoRecord why=RwSignal::new(None) /> }.into_any();
    };
    let found = RwSignal::new(None::<Snapshot>);
    let refused = RwSignal::new(None::<Refused>);
    let record = text.clone();
    spawn_local(async move {
        match play::import(record).await {
            Ok(mut snapshot) => {
                call_by_colour(&mut snapshot);
                found.try_set(Some(snapshot));
            }
            Err(why) => {
                refused.try_set(Some(why));
            }
        }
    });
    let page = move || match found.get() {
        Some(snapshot) => {
            let live = Live::still(&snapshot, text.clone());
            view! { <MatchFrame live /> }.into_any()
        }
        None if refused.with(Option::is_some) => view! { <NoRecord why=refused /> }.into_any(),
        None => view! {
            <main class="empty">
                <p class="muted">{say("loading")}</p>
            </main>
        }
        .into_any(),
    };
    page.into_any()
}

/// There is nothing to show, and why.
#[component]
fn NoRecord(why: RwSignal<Option<Refused>>) -> impl IntoView {
    entitle(&say("no-record-open"));
    view! {
        <main class="empty">
            <h1>{say("no-record-open")}</h1>
            <Refusal why />
            <a class="button primary" href="/">{say("to-portal")}</a>
        </main>
    }
}

/// Who has no name in the record is called by the colour of the seat.
fn call_by_colour(snapshot: &mut Snapshot) {
    let Ok(kind) = snapshot.game.parse() else {
        return;
    };
    for seat in &mut snapshot.seats {
        seat.name
            .get_or_insert_with(|| words().side(kind, seat.seat));
    }
}
