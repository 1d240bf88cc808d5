//! What is read out of a match. The page has one live region for all of it, polite and there from the start, so that
//! nothing is said twice and nothing is lost.

use leptos::prelude::*;
use table::Millis;

use super::scene::Scene;
use super::status;
use super::tick::tick;
use crate::board::Happened;
use crate::texts::say_of;

/// The voice of the page of a match: what is said last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice(RwSignal<String>);

impl Voice {
    /// A voice for a page and all that is in it.
    pub(crate) fn start() -> Self {
        let voice = Self(RwSignal::new(String::new()));
        provide_context(voice);
        voice
    }

    /// That of the page around a component.
    pub(super) fn of_this() -> Self {
        expect_context()
    }

    /// Says something, once.
    pub(crate) fn say(self, text: String) {
        if !text.is_empty() && self.0.with_untracked(|said| *said != text) {
            self.0.set(text);
        }
    }
}

/// The live region itself. Those who see have all of it elsewhere.
#[component]
pub(crate) fn Region(voice: Voice) -> impl IntoView {
    view! {
        <p class="hidden-text" role="status" data-testid="said">
            {move || voice.0.get()}
        </p>
    }
}

/// Says what happens at a match.
pub(super) fn tell(scene: Scene) {
    let voice = Voice::of_this();
    tell_events(scene, voice);
    tell_steps(scene, voice);
    tell_time(scene, voice);
}

/// The events, in the log's sentences, with what comes of them: whose turn it is, or how it ended.
fn tell_events(scene: Scene, voice: Voice) {
    Effect::new(move |before: Option<(usize, String)>| {
        let state = status::state(scene);
        let now = scene.log.with(Vec::len);
        let (said, old) = before.unwrap_or((now, String::new()));
        let is_over = scene.is_over();
        let new = scene.log.with(|log| {
            let new = log.get(said.min(now)..).unwrap_or_default();
            // Who is out is part of how it ended.
            let tells =
                |notice| !is_over || Happened::of(scene.kind, notice) != Some(Happened::Out);
            let new = new.iter().filter(|line| tells(&line.notice));
            let alone = scene.alone.get_untracked();
            let alone = alone.is_some_and(|i| (said..now).contains(&i));
            scene.sentences(&new.cloned().collect::<Vec<_>>(), alone)
        });
        if !new.is_empty() || state != old {
            let mut text = new;
            text.push(state.clone());
            text.extend(status::warning_to_tell(scene));
            voice.say(text.join(" "));
        }
        (now, state)
    });
}

/// What a person who steps through a match comes to.
fn tell_steps(scene: Scene, voice: Voice) {
    Effect::new(move |before: Option<Option<usize>>| {
        let at = scene.at.get();
        if before.is_some_and(|before| before != at) {
            let of = scene
                .frames
                .with_untracked(|frames| frames.as_ref().map_or(0, |f| f.len().saturating_sub(1)));
            let args = [
                ("at", (at.unwrap_or(of) as i64).into()),
                ("of", (of as i64).into()),
            ];
            let place = say_of("replay-at", &args);
            let event = scene.last.get_untracked().map(|last| scene.sentence(&last));
            voice.say([place, event.unwrap_or_default()].join(" "));
        }
        at
    });
}

/// What is left on a clock when its owner is told.
const TOLD: [Millis; 3] = [60_000, 30_000, 10_000];

/// That one's own time is running out. The clock itself is silent: it can be read at any time.
fn tell_time(scene: Scene, voice: Voice) {
    let tick = tick();
    Effect::new(move |before: Option<Option<Millis>>| {
        tick.follow();
        let own = scene.you.get().seat().filter(|_| !scene.live.both)?;
        let runs = scene.status.with(|status| status.running.contains(own));
        let left = scene.live.left(own).filter(|_| runs)?;
        if let Some(told) = passed(before.flatten(), left) {
            voice.say(say_of("time-left", &[("seconds", (told / 1000).into())]));
        }
        Some(left)
    });
}

/// Which mark a clock has passed on its way down.
fn passed(before: Option<Millis>, left: Millis) -> Option<Millis> {
    let before = before?;
    TOLD.into_iter()
        .rfind(|told| left <= *told && *told < before)
}

/// Says what stands at a place of the page without a table, whenever it changes.
pub(crate) fn tell_text(text: impl Fn() -> String + 'static) {
    let voice = Voice::of_this();
    Effect::new(move || voice.say(text()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_told_once_at_each_mark() {
        let check =
            |before, left, told| assert_eq!(passed(before, left), told, "{before:?} {left}");
        check(None, 5_000, None);
        check(Some(60_100), 60_000, Some(60_000));
        check(Some(60_000), 59_900, None);
        check(Some(30_050), 29_950, Some(30_000));
        check(Some(70_000), 9_000, Some(10_000)); // a page that slept
        check(Some(9_000), 70_000, None);
        check(Some(10_000), 0, None);
    }
}
