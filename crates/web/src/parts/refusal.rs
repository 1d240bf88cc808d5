//! Why something could not be done, said where it was tried.

use leptos::prelude::*;
use protocol::Refused;

use crate::texts::say_refused;

/// A refusal in words; nothing where there is none.
#[component]
pub(crate) fn Refusal(
    /// The refusal.
    #[prop(into)]
    why: Signal<Option<Refused>>,
) -> impl IntoView {
    move || {
        why.get().map(|refused| {
            view! {
                <p class="error" role="alert" data-testid="error" data-code=refused.code.clone()>
                    {say_refused(&refused)}
                </p>
            }
        })
    }
}
