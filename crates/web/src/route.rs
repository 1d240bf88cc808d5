//! Which page an address is, and how the client goes from one to another without loading anything.

use game::Level;
use games::Kind;
use leptos::prelude::*;
use table::MatchId;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlAnchorElement, MouseEvent};

use crate::browser;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// The front page.
    Portal,
    /// A match of the house.
    Match(MatchId),
    /// A match in this browser.
    Local(MatchId),
    /// What can be set.
    Settings,
    /// A record that was opened.
    Record,
    /// An invitation, by its token.
    Invite(String),
    /// A personal link, by its token.
    DeviceLink(String),
    /// A match against the computer, to be started at once.
    Play(Kind, Level),
    /// Nothing.
    Unknown,
}

impl Route {
    /// The page of a path.
    pub(crate) fn read(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [] => Self::Portal,
            ["settings"] => Self::Settings,
            ["import"] => Self::Record,
            ["m", id] => id.parse().map_or(Self::Unknown, Self::Match),
            ["local", id] => id.parse().map_or(Self::Unknown, Self::Local),
            ["i", token] => Self::Invite((*token).to_owned()),
            ["l", token] => Self::DeviceLink((*token).to_owned()),
            ["play", game, level] => match (game.parse(), level.parse()) {
                (Ok(game), Ok(level)) => Self::Play(game, level),
                _ => Self::Unknown,
            },
            _ => Self::Unknown,
        }
    }

    /// The address of a page.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Portal | Self::Unknown => "/".to_owned(),
            Self::Match(id) => format!("/m/{id}"),
            Self::Local(id) => format!("/local/{id}"),
            Self::Settings => "/settings".to_owned(),
            Self::Record => "/import".to_owned(),
            Self::Invite(token) => format!("/i/{token}"),
            Self::DeviceLink(token) => format!("/l/{token}"),
            Self::Play(game, level) => format!("/play/{game}/{level}"),
        }
    }

    fn present() -> Self {
        let path = browser::window().location().pathname();
        Self::read(&path.unwrap_or_default())
    }
}

/// The address of a game's Rules page, which the house writes and the client does not.
pub(crate) fn rules_of(kind: Kind) -> String {
    format!("/rules/{kind}")
}

/// Where the client is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Router(RwSignal<Route>);

impl Router {
    /// Follows the address bar and the links of the page from now on.
    pub(crate) fn start() -> Self {
        let router = Self(RwSignal::new(Route::present()));
        browser::on_window("popstate", move |_| router.0.set(Route::present()));
        browser::on_document("click", move |event| {
            if let Some(route) = followed(&event) {
                event.prevent_default();
                router.go(route);
            }
        });
        router
    }

    /// The page that is shown.
    pub(crate) fn route(self) -> Route {
        self.0.get()
    }

    /// The page that is shown now.
    pub(crate) fn route_untracked(self) -> Route {
        self.0.get_untracked()
    }

    /// Goes to a page.
    pub(crate) fn go(self, route: Route) {
        self.change(route, |history, address| {
            history.push_state_with_url(&JsValue::NULL, "", Some(address))
        });
    }

    /// Goes to a page in place of this one: "back" does not come here again.
    pub(crate) fn replace(self, route: Route) {
        self.change(route, |history, address| {
            history.replace_state_with_url(&JsValue::NULL, "", Some(address))
        });
    }

    fn change(
        self,
        route: Route,
        how: impl FnOnce(&web_sys::History, &str) -> Result<(), JsValue>,
    ) {
        if let Ok(history) = browser::window().history() {
            let _ = how(&history, &route.address());
        }
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
        self.0.set(route);
    }
}

/// The router of the page.
pub(crate) fn router() -> Router {
    expect_context()
}

/// The page a click leads to, if it is a plain click on a link within the house. A link with a question in it,
/// as those to other languages, is for the house to answer.
fn followed(event: &web_sys::Event) -> Option<Route> {
    let mouse = event.dyn_ref::<MouseEvent>()?;
    let modified = mouse.ctrl_key() || mouse.meta_key() || mouse.shift_key() || mouse.alt_key();
    if modified || mouse.button() != 0 || event.default_prevented() {
        return None;
    }
    let target: Element = event.target()?.dyn_into().ok()?;
    let link: HtmlAnchorElement = target.closest("a[href]").ok()??.dyn_into().ok()?;
    let leaves = link.origin() != browser::origin() || !link.target().is_empty();
    let within = !link.hash().is_empty() || !link.search().is_empty();
    if leaves || within || link.has_attribute("download") {
        return None;
    }
    Some(Route::read(&link.pathname())).filter(|route| *route != Route::Unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_back() {
        let id = MatchId::from_bits(77);
        for route in [
            Route::Portal,
            Route::Match(id),
            Route::Local(id),
            Route::Settings,
            Route::Record,
            Route::Invite("abc".into()),
            Route::DeviceLink("abc".into()),
            Route::Play(Kind::Boxes, Level::Easy),
        ] {
            assert_eq!(Route::read(&route.address()), route);
        }
        for path in [
            "/m/zzz",
            "/local/zzz",
            "/m",
            "/x",
            "/m/0123456789ab/more",
            "/play/chess/easy",
            "/play/ataxx",
            "/rules/ataxx",
        ] {
            assert_eq!(Route::read(path), Route::Unknown, "{path}");
        }
    }
}
