//! Whether the draws of a match that is over were fair: checked here, in the browser.

use boards::escape;
use games::Kind;
use leptos::prelude::*;
use protocol::Refused;
use wasm_bindgen_futures::spawn_local;

use super::fair_report::report;
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
    let deals = deals(scene);
    view! {
        <details class="fair" data-testid="fair" on:toggle=start>
            <summary>{say(if deals { "fair-cards-title" } else { "fair-title" })}</summary>
            <div inner_html=move || html.get() />
        </details>
    }
}

/// Whether cards are drawn in this match, and no dice.
fn deals(scene: Scene) -> bool {
    scene.kind == Kind::Tacocat
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
    Ok(report(&check, &names, &numbers, deals(scene)))
}
