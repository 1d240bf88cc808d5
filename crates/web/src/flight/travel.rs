//! Plays a show: the browser moves the planes that are drawn, and nothing waits for it.

use boards::{Frame, Show, Stand};
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// Plays it; `pace` milliseconds for every second of it.
pub(super) fn play(picture: &Element, show: &Show, pace: u32) {
    if pace == 0 {
        return;
    }
    let run = |element: &Element, frames: &Array, millis: u32| {
        run(element, frames, millis * pace / 1_000);
    };
    for motion in &show.motions {
        let name = format!("[data-plane=\"{}:{}\"]", motion.seat, motion.plane);
        let (Ok(Some(plane)), Some(last)) = (picture.query_selector(&name), motion.frames.last())
        else {
            continue;
        };
        let frames = |way: fn(&Stand) -> String| {
            let each = |frame: &Frame| {
                let offset = f64::from(frame.millis) / f64::from(last.millis.max(1));
                keyframe(offset, &[("transform", &way(&frame.stand))])
            };
            motion.frames.iter().map(each).collect::<Array>()
        };
        run(&plane, &frames(place), last.millis);
        if let Some(hull) = plane.first_element_child() {
            run(&hull, &frames(turn), last.millis);
        }
        // A plane that is done is only an outline once it lies there.
        if let Ok(Some(done)) = plane.query_selector(".done") {
            let whole = [("fill", "var(--fleet)"), ("strokeDasharray", "none")];
            let frames = [keyframe(0.0, &whole), keyframe(0.9, &whole)];
            run(&done, &frames.into_iter().collect(), last.millis);
        }
    }
    let Ok(blasts) = picture.query_selector_all(".blast") else {
        return;
    };
    for (i, blast) in show.blasts.iter().enumerate() {
        let element = blasts.get(i as u32).and_then(|node| node.dyn_into().ok());
        let Some(element): Option<Element> = element else {
            continue;
        };
        let at = |millis: u32| {
            f64::from((blast.millis + millis).min(show.millis)) / f64::from(show.millis.max(1))
        };
        let hidden = [("opacity", "0"), ("transform", "scale(.2)")];
        let frames = [
            keyframe(0.0, &hidden),
            keyframe(at(0), &hidden),
            keyframe(
                at(BURST / 2),
                &[("opacity", "1"), ("transform", "scale(1.4)")],
            ),
            keyframe(at(BURST), &[("opacity", "1"), ("transform", "none")]),
        ];
        run(&element, &frames.into_iter().collect(), show.millis);
    }
}

/// Milliseconds of a burst.
const BURST: u32 = 320;

fn place(Stand { at, scale, .. }: &Stand) -> String {
    let (x, y) = (at.x as i32, at.y as i32);
    format!("translate({x}px,{y}px) scale({scale})")
}

fn turn(stand: &Stand) -> String {
    format!("rotate({}deg)", stand.turn as i32)
}

fn keyframe(offset: f64, values: &[(&str, &str)]) -> Object {
    let frame = Object::new();
    // A plain object takes any value.
    let _ = Reflect::set(&frame, &"offset".into(), &offset.into());
    for (name, value) in values {
        let _ = Reflect::set(&frame, &(*name).into(), &(*value).into());
    }
    frame
}

fn run(element: &Element, frames: &Array, millis: u32) {
    // Bindings to it are not stable yet.
    let animate = Reflect::get(element, &"animate".into()).and_then(JsCast::dyn_into::<Function>);
    if let Ok(animate) = animate {
        let millis: JsValue = millis.into();
        // Without it planes stand where they go at once.
        let _ = animate.call2(element, frames, &millis);
    }
}
