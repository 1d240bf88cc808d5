//! The page as a whole: what stands around every page of this program, and which one is shown.

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::learn::LearnPage;
use super::puzzles::PuzzlesPage;
use super::review::ReviewPage;
use super::route::Route;
use crate::parts::Languages;
use crate::settings::Settings;
use crate::texts::{self, say, words};
use crate::{api, browser};

/// Where the skip link leads.
const MAIN: &str = "main";

/// Starts the program in the page, in place of what the house has written there, once it can speak.
pub fn start() {
    wasm_bindgen_futures::spawn_local(async {
        texts::load().await;
        load_texts().await;
        // Reading the texts and building the page are a task each: a touch between them is answered.
        browser::wait(0).await;
        show();
        browser::start_service_worker();
    });
}

/// Adds the texts of this program in the page's language. Without them it still shows boards.
async fn load_texts() {
    let lang = words().lang();
    let address =
        browser::meta("adda-study").or_else(|| browser::meta(&format!("adda-study-{lang}")));
    let text = api::asset(&address.unwrap_or_default()).await;
    texts::add(&text.unwrap_or_default());
}

fn show() {
    let place = browser::document().get_element_by_id("app");
    let place: Option<HtmlElement> = place.and_then(|place| place.dyn_into().ok());
    let Some(place) = place.or_else(|| browser::document().body()) else {
        return;
    };
    place.set_text_content(None);
    mount_to(place, App).forget();
}

#[component]
fn App() -> impl IntoView {
    provide_context(Settings::start());
    let route = Route::present();
    view! {
        <a class="skip" href=format!("#{MAIN}")>{say("skip-to-content")}</a>
        <header class="top">
            <a class="brand" href="/"><span>{words().house()}</span></a>
            <Languages />
        </header>
        <main class="page study" id=MAIN tabindex="-1" data-testid="study">
            <Nav route=route.clone() />
            {page(route)}
        </main>
    }
}

/// The ways between the parts of this program.
#[component]
fn Nav(route: Route) -> impl IntoView {
    let link = |address: &'static str, name: &'static str, is_here: bool| {
        view! { <a href=address aria-current=is_here.then_some("true")>{say(name)}</a> }
    };
    let learns = matches!(route, Route::Learn(_));
    let puzzles = matches!(route, Route::Puzzles(_));
    view! {
        <nav class="study-nav" aria-label=say("study-nav")>
            {link("/learn", "study-learn", learns)}
            {link("/puzzles", "study-puzzles", puzzles)}
        </nav>
    }
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Learn(of) => view! { <LearnPage of /> }.into_any(),
        Route::Puzzles(which) => view! { <PuzzlesPage which /> }.into_any(),
        Route::Review(id) => view! { <ReviewPage id /> }.into_any(),
        Route::Unknown => view! { <p>{say("study-missing")}</p> }.into_any(),
    }
}
