//! The moves so far, in words.

use leptos::html;
use leptos::prelude::*;
use protocol::LogLine;

use super::scene::Scene;
use crate::board::Happened;
use crate::texts::say;

/// The log, the newest at the end.
#[component]
pub(crate) fn Log(scene: Scene) -> impl IntoView {
    let node = NodeRef::<html::Ol>::new();
    Effect::new(move || {
        scene.log.track();
        if let Some(list) = node.get() {
            // After the new line is there.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let now = move || {
        let shown = scene.at.get();
        shown.unwrap_or_else(|| scene.log.with(Vec::len))
    };
    view! {
        <details class="log-box" open>
            <summary>{say("log")}</summary>
            // It scrolls, so the keyboard has to get there.
            <ol class="log" tabindex="0" aria-label=say("log") data-testid="log" node_ref=node>
                <For
                    each=move || scene.log.get().into_iter().enumerate()
                    key=|(_, line)| line.ply
                    let((i, line))
                >
                    <Line scene line is_now=Signal::derive(move || now() == i + 1) />
                </For>
            </ol>
        </details>
    }
}

#[component]
fn Line(scene: Scene, line: LogLine, is_now: Signal<bool>) -> impl IntoView {
    let happened = Happened::of(scene.kind, &line.notice);
    let seat = line
        .notice
        .split(' ')
        .next()
        .filter(|word| word.len() == 1 && *word != "!");
    let seat = seat.map(str::to_owned);
    view! {
        <li
            data-testid="log-entry"
            data-kind=happened.map_or("other", Happened::code)
            data-seat=seat
            data-now=move || is_now.get().then_some("")
        >
            {move || scene.sentence(&line.notice)}
        </li>
    }
}
