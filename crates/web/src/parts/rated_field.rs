//! Whether a match with a friend is to count for both ratings.

use games::Kind;
use leptos::prelude::*;

use crate::me::me;
use crate::texts::{say, say_of, words};

/// A box to tick, for who has an account; the way to one for who has none.
#[component]
pub(crate) fn RatedField(
    /// The game.
    kind: Kind,
    /// Whether it is ticked.
    rated: RwSignal<bool>,
) -> impl IntoView {
    let id = format!("rated-about-{kind}");
    let me = me();
    let coin = words().coin(2);
    let about = say_of("rated-about", &[("coin", (&*coin).into())]);
    move || {
        if me.settings().is_none() {
            return view! {
                <a class="tick small" href="/account" data-testid="rated-guest">
                    {say("rated-guest")}
                </a>
            }
            .into_any();
        }
        view! {
            <div>
                <label class="tick">
                    <input
                        type="checkbox"
                        data-testid="setup-rated"
                        aria-describedby=id.clone()
                        prop:checked=move || rated.get()
                        on:change=move |event| rated.set(event_target_checked(&event))
                    />
                    <span>{say("rated-field")}</span>
                </label>
                <p class="small muted" id=id.clone()>{about.clone()}</p>
            </div>
        }
        .into_any()
    }
}
