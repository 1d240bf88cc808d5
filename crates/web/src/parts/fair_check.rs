//! Whether the draws of a match that is over were fair: checked here, in the browser.

use client::Check;
use leptos::prelude::*;
use protocol::Refused;
use wasm_bindgen_futures::spawn_local;

use super::refusal::Refusal;
use super::scene::Scene;
use crate::play;
use crate::texts::{say, say_of, say_refused, words};

/// A check and the lines of the record that it started from.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Checked {
    check: Check,
    numbers: String,
}

/// Checks the draws of a match once it is asked for; nothing where none are made.
#[component]
pub(crate) fn FairCheck(scene: Scene) -> impl IntoView {
    let found = RwSignal::new(None::<Checked>);
    let refused = RwSignal::new(None::<Refused>);
    let busy = StoredValue::new(false);
    let start = move |_| {
        if busy.get_value() || found.with_untracked(Option::is_some) {
            return;
        }
        busy.set_value(true);
        refused.set(None);
        spawn_local(async move {
            match check(scene).await {
                Ok(checked) => drop(found.try_set(Some(checked))),
                Err(why) => drop(refused.try_set(Some(why))),
            }
            busy.try_update_value(|busy| *busy = false);
        });
    };
    view! {
        <details class="fair" data-testid="fair" on:toggle=start>
            <summary>{say("fair-title")}</summary>
            <Refusal why=refused />
            {move || match found.get() {
                Some(Checked { check, numbers }) => report(scene, &check, numbers).into_any(),
                None if refused.with(Option::is_some) => ().into_any(),
                None => view! { <p class="muted">{say("fair-checking")}</p> }.into_any(),
            }}
        </details>
    }
}

/// Fetches the record and lets the house of this browser check it.
async fn check(scene: Scene) -> Result<Checked, Refused> {
    let record = scene.live.record().await?;
    let is_number = |line: &&str| line.starts_with("draw ") || line.starts_with("secrets ");
    let lines: Vec<&str> = record.lines().filter(is_number).collect();
    let numbers = lines.join("\n");
    let check = play::check(record).await?;
    Ok(Checked { check, numbers })
}

/// What the check has found, how often each number was rolled, and what that proves.
fn report(scene: Scene, check: &Check, numbers: String) -> impl IntoView {
    view! {
        <p role="status" data-testid="fair-verdict" data-holds=check.holds().to_string()>
            {verdict(check)}
        </p>
        {(!check.rolls.is_empty()).then(|| rolls(scene, check))}
        <p class="small muted">{say("fair-proves")}</p>
        <details>
            <summary>{say("fair-numbers")}</summary>
            <pre class="fair-numbers" tabindex="0" data-testid="fair-numbers">{numbers}</pre>
            <p class="small muted">{say("fair-again")}</p>
        </details>
    }
}

/// The result in one sentence.
fn verdict(check: &Check) -> String {
    match (&check.fault, check.wrong) {
        (Some((code, _)), _) => say_refused(&Refused::new(code)),
        (None, Some(event)) => say_of("fair-wrong", &[("event", i64::from(event).into())]),
        (None, None) => say_of("fair-holds", &[("draws", i64::from(check.draws).into())]),
    }
}

/// The height of a bar for the most frequent number.
const BAR: u32 = 24;

/// A row for each seat: how often it rolled each number.
fn rolls(scene: Scene, check: &Check) -> impl IntoView {
    let most = check.rolls.iter().flat_map(|(_, rolls)| rolls).max();
    let most = most.copied().unwrap_or_default().max(1);
    let number = |n: u32| words().lang().digits(&n.to_string()).into_owned();
    let rows = check.rolls.iter().map(|(seat, rolls)| {
        let cells = rolls.map(|count| {
            let height = BAR * count / most;
            view! {
                <td>
                    <svg viewBox=format!("0 0 10 {BAR}") aria-hidden="true">
                        <rect x="1" width="8" y=BAR - height height=height />
                    </svg>
                    {number(count)}
                </td>
            }
        });
        let sum: u32 = rolls.iter().sum();
        view! {
            <tr data-seat=seat.to_string()>
                <th scope="row">{scene.name(*seat)}</th>
                {cells.into_iter().collect_view()}
                <td>{number(sum)}</td>
            </tr>
        }
    });
    let heads = (1..=6).map(|n| view! { <th scope="col">{number(n)}</th> });
    view! {
        <table class="fair-rolls" data-testid="fair-rolls">
            <caption>{say("fair-rolls")}</caption>
            <thead>
                <tr>
                    <td></td>
                    {heads.collect_view()}
                    <th scope="col">{say("fair-sum")}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
