//! Whether the draws of a match that is over were fair: checked here, in the browser.

use boards::escape;
use leptos::prelude::*;
use protocol::Refused;
use wasm_bindgen_futures::spawn_local;

use super::fair_report::{Drawn, report};
use super::scene::Scene;
use crate::play;
use crate::texts::{say, say_refused};

/// Checks the draws of a match once it is asked for.
#[component]
pub(crate) fn FairCheck(scene: Scene) -> impl IntoView {
    let html = RwSignal::new(String::new());
    let asked = StoredValue::new(false);
    let start = move |_| {
        if asked.get_value() {
            return;
        }
        asked.set_value(true);
        html.set(escape(&say("fair-checking")));
        spawn_local(async move {
            let found = check(scene).await;
            // What was refused is tried again when this is opened again. The page may be gone by now.
            asked.try_set_value(found.is_ok());
            html.try_set(found.unwrap_or_else(|why| escape(&say_refused(&why))));
        });
    };
    view! {
        <details class="fair" data-testid="fair" on:toggle=start>
            <summary>{say(Drawn::of(scene.kind).question())}</summary>
            <div inner_html=move || html.get() />
        </details>
    }
}

/// Fetches the record and lets the house of this browser check it: the report.
async fn check(scene: Scene) -> Result<String, Refused> {
    let record = scene.live.record().await?;
    let is_number = |line: &&str| line.starts_with("draw ") || line.starts_with("secrets ");
    let numbers: Vec<&str> = record.lines().filter(is_number).collect();
    let numbers = numbers.join("\n");
    let check = play::check(record).await?;
    let names: Vec<String> = check
        .rolls
        .iter()
        .map(|(seat, _)| scene.name(*seat))
        .collect();
    Ok(report(&check, &names, &numbers, Drawn::of(scene.kind)))
}
