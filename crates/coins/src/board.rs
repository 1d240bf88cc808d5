//! One leaderboard.

use games::Kind;

use crate::{Dates, Span, Tab};

/// One leaderboard: wins of this kind in the span that begins on this day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// Which wins.
    pub tab: Tab,
    /// How long.
    pub span: Span,
    /// The first day, as in [`Dates`].
    pub start: i32,
}

impl Board {
    /// The board of this tab and span on a day.
    #[must_use]
    pub const fn on(tab: Tab, span: Span, dates: Dates) -> Self {
        let start = span.start(dates);
        Self { tab, span, start }
    }

    /// Every tab with every span that ends some day, from any start.
    pub fn passing() -> impl Iterator<Item = Self> {
        let tabs = Tab::all();
        tabs.flat_map(|tab| [Span::Day, Span::Week, Span::Month].map(|span| (tab, span)))
            .map(|(tab, span)| Self {
                tab,
                span,
                start: 0,
            })
    }

    /// Every board that a win in `game` on a day counts for, once each.
    pub fn of_win(game: Kind, dates: Dates) -> impl Iterator<Item = Self> {
        [Tab::Friendlies, Tab::Game(game)]
            .into_iter()
            .flat_map(move |tab| Span::ALL.map(|span| Self::on(tab, span, dates)))
    }
}
