//! The passing of time, for everything that shows it.

use leptos::prelude::*;
use table::Millis;

use crate::browser;

/// Between two ticks: the last ten seconds of a clock are shown in tenths.
const TICK: Millis = 100;

/// The local time, ten times a second.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tick(RwSignal<Millis>);

impl Tick {
    /// Ticks from now on.
    pub(crate) fn start() -> Self {
        let tick = Self(RwSignal::new(browser::now()));
        browser::every(TICK, move || tick.0.set(browser::now()));
        tick
    }

    /// Makes what reads this be looked at again at the next tick.
    pub(crate) fn follow(self) {
        self.0.track();
    }
}

/// The ticks of the page.
pub(crate) fn tick() -> Tick {
    expect_context()
}
