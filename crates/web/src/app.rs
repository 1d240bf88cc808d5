//! The page as a whole: what stands around every page, and which one is shown.

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::browser;
use crate::later::{Later, Load, later};
use crate::me::Me;
use crate::pages::MatchPage;
use crate::parts::{Banners, Tick, Top};
use crate::play::{self, Place};
use crate::route::{Route, Router};
use crate::settings::Settings;
use crate::sync;
use crate::texts::{self, say};

/// Starts the client in the page, in place of what the house has written there, once it can speak. `load` brings what the
/// page of a match does without at first.
pub fn start(load: Load) {
    wasm_bindgen_futures::spawn_local(async move {
        texts::load().await;
        // Reading the texts and building the page are a task each: a touch between them is answered.
        browser::wait(0).await;
        show(load);
        browser::wait(0).await;
        browser::start_service_worker();
    });
}

fn show(load: Load) {
    let place = browser::document().get_element_by_id("app");
    let place: Option<HtmlElement> = place.and_then(|place| place.dyn_into().ok());
    let Some(place) = place.or_else(|| browser::document().body()) else {
        return;
    };
    place.set_text_content(None);
    mount_to(place, move || view! { <App load /> }).forget();
}

/// The client.
#[component]
fn App(load: Load) -> impl IntoView {
    provide_context(Later::new(load));
    let settings = Settings::start();
    provide_context(settings);
    provide_context(Tick::start());
    let router = Router::start();
    provide_context(router);
    play::start();
    let me = Me::start(router);
    provide_context(me);
    sync::start(settings, me);
    focus_on_the_page(router);
    view! {
        <a class="skip" href=format!("#{MAIN}")>{say("skip-to-content")}</a>
        <Top />
        <Banners />
        <div id=MAIN tabindex="-1">{move || page(router.route())}</div>
    }
}

/// Where the skip link leads, and the focus after going to another page.
const MAIN: &str = "main";

/// Who goes to another page starts at its top, also with a screen reader.
fn focus_on_the_page(router: Router) {
    Effect::new(move |before: Option<Route>| {
        let route = router.route();
        let main = browser::document().get_element_by_id(MAIN);
        if before.is_some_and(|before| before != route)
            && let Some(main) = main.and_then(|main| main.dyn_into::<HtmlElement>().ok())
        {
            let _ = main.focus();
        }
        route
    });
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Match(id) => view! { <MatchPage id place=Place::House /> }.into_any(),
        Route::Local(id) => view! { <MatchPage id place=Place::Browser /> }.into_any(),
        other => later(move |rest| (rest.page)(other.clone())),
    }
}
