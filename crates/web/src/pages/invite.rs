//! An invitation, as the friend sees it.

use leptos::prelude::*;
use protocol::{Invitation, Refused};
use wasm_bindgen_futures::spawn_local;

use crate::api;
use crate::me::me;
use crate::parts::{Refusal, clock_name, game_name};
use crate::route::{Route, router};
use crate::texts::{entitle, say, say_of, words};

/// Says who invites to what; a press takes the seat.
#[component]
pub(crate) fn InvitePage(token: String) -> impl IntoView {
    let router = router();
    let invitation = RwSignal::new(None::<Invitation>);
    let refused = RwSignal::new(None::<Refused>);
    let token = StoredValue::new(token);
    spawn_local(async move {
        match api::invitation(&token.get_value()).await {
            Ok(found) if found.seated => router.replace(Route::Match(found.id)),
            Ok(found) => {
                invitation.try_set(Some(found));
            }
            Err(failed) => {
                refused.try_set(Some(failed.into()));
            }
        }
    });
    let take = move || {
        spawn_local(async move {
            match api::take(&token.get_value()).await {
                Ok(seated) => router.replace(Route::Match(seated.id)),
                Err(failed) => {
                    refused.try_set(Some(failed.into()));
                }
            }
        });
    };
    view! {
        <main class="empty" data-testid="invite-page">
            {move || {
                invitation.get().map(|invitation| view! { <Offer invitation on_take=Callback::new(move |()| take()) /> })
            }}
            <Refusal why=refused />
            {move || {
                refused.with(Option::is_some).then(|| view! { <a class="button" href="/">{say("to-portal")}</a> })
            }}
        </main>
    }
}

#[component]
fn Offer(invitation: Invitation, on_take: Callback<()>) -> impl IntoView {
    let pressed = RwSignal::new(false);
    let me = me();
    // Who this browser is may still be on its way.
    let needs_account = move || invitation.rated && me.was_asked() && me.settings().is_none();
    let game = game_name(&invitation.game);
    let args = [
        ("name", (&*invitation.from).into()),
        ("game", (&*game).into()),
    ];
    let watch = Route::Match(invitation.id).address();
    let heading = say_of("invited", &args);
    entitle(&heading);
    view! {
        <h1 data-testid="invite-from">{heading}</h1>
        <p class="muted">{clock_name(&invitation.clock)}</p>
        {invitation.strength.map(|strength| {
            let points = words().strength(strength.points, strength.provisional);
            let args = [("name", (&*invitation.from).into()), ("points", (&*points).into())];
            view! { <p data-testid="rated">{say_of("rated-invite", &args)}</p> }
        })}
        {move || {
            if !invitation.open {
                return view! { <p>{say("invite-taken")}</p> }.into_any();
            }
            if needs_account() {
                return view! {
                    <p>{say("refused-rated-account")}</p>
                    <div class="row center">
                        <a class="button primary" href="/account" data-testid="rated-account">
                            {say("account")}
                        </a>
                        <a class="button" href="/login" data-testid="rated-login">
                            {say("rated-login")}
                        </a>
                    </div>
                }
                    .into_any();
            }
            view! {
                <button
                    class="primary wide"
                    data-testid="take-seat"
                    disabled=move || pressed.get()
                    on:click=move |_| {
                        pressed.set(true);
                        on_take.run(());
                    }
                >
                    {say("take-seat")}
                </button>
            }
                .into_any()
        }}
        <a class="button quiet" href=watch>{say("watch")}</a>
    }
}
