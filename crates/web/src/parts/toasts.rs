//! What must not be missed on the board, shown for a while. Screen readers hear it from the status
//! line.

use games::Kind;
use leptos::prelude::*;
use table::Millis;

use super::scene::Scene;
use crate::board::Happened;
use crate::browser;

/// How long it is shown.
const SHOWN: Millis = 5_000;

/// Passes, as they happen.
#[component]
pub(crate) fn Toasts(scene: Scene) -> impl IntoView {
    let shown = RwSignal::new(Vec::<(u32, String)>::new());
    Effect::new(move |seen: Option<usize>| {
        let now = scene.log.with(Vec::len);
        let new = scene.log.with(|log| {
            let new = log.get(seen.unwrap_or(now)..).unwrap_or_default();
            // With a die they come again and again, and are no surprise.
            let passes = |notice: &str| {
                scene.kind != Kind::Aeroplane
                    && Happened::of(scene.kind, notice) == Some(Happened::Pass)
            };
            let new = new.iter().filter(|line| passes(&line.notice));
            new.map(|line| (line.ply, scene.sentence(&line.notice)))
                .collect::<Vec<_>>()
        });
        for (ply, sentence) in new {
            shown.update(|shown| shown.push((ply, sentence)));
            browser::after(SHOWN, move || {
                shown.try_update(|shown| shown.retain(|(other, _)| *other != ply));
            });
        }
        now
    });
    view! {
        <ul class="toasts" aria-hidden="true">
            <For each=move || shown.get() key=|(ply, _)| *ply let((_, sentence))>
                <li class="toast" data-testid="toast">{sentence}</li>
            </For>
        </ul>
    }
}
