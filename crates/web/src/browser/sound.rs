//! Sounds made of plain tones, so that there is nothing to load, and vibration.

use std::cell::RefCell;

use web_sys::{AudioContext, OscillatorType};

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A move.
    Act,
    /// A move that captured or claimed something.
    Gain,
    /// A pass.
    Pass,
    /// The match has started.
    Start,
    /// The match is over.
    Over,
    /// A refusal.
    Refused,
}

impl Sound {
    /// Hertz, seconds from the start, seconds long: one triple for each tone.
    const fn tones(self) -> &'static [(f32, f64, f64)] {
        match self {
            Self::Act => &[(440.0, 0.0, 0.07)],
            Self::Gain => &[(523.3, 0.0, 0.08), (659.3, 0.07, 0.12)],
            Self::Pass => &[(330.0, 0.0, 0.12), (262.0, 0.12, 0.18)],
            Self::Start => &[(392.0, 0.0, 0.1), (523.3, 0.1, 0.16)],
            Self::Over => &[(523.3, 0.0, 0.12), (659.3, 0.12, 0.12), (784.0, 0.24, 0.3)],
            Self::Refused => &[(196.0, 0.0, 0.15)],
        }
    }

    /// Milliseconds of vibration.
    const fn shake(self) -> u32 {
        match self {
            Self::Act | Self::Gain => 12,
            Self::Pass | Self::Start | Self::Refused => 30,
            Self::Over => 80,
        }
    }
}

thread_local! {
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound. Browsers are silent until the person has touched the page once.
pub(crate) fn play(sound: Sound) {
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = AudioContext::new().ok();
        }
        if let Some(audio) = audio {
            let _ = audio.resume();
            for tone in sound.tones() {
                let _ = ring(audio, *tone);
            }
        }
    });
}

fn ring(
    audio: &AudioContext,
    (hertz, from, long): (f32, f64, f64),
) -> Result<(), wasm_bindgen::JsValue> {
    const LOUD: f32 = 0.12;
    let (tone, gain) = (audio.create_oscillator()?, audio.create_gain()?);
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value(hertz);
    let start = audio.current_time() + from;
    gain.gain().set_value_at_time(LOUD, start)?;
    gain.gain()
        .exponential_ramp_to_value_at_time(0.001, start + long)?;
    tone.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&audio.destination())?;
    tone.start_with_when(start)?;
    tone.stop_with_when(start + long)
}

/// Shakes the device, where it can. Browsers complain of a page that does so before it was touched.
pub(crate) fn vibrate(sound: Sound) {
    use js_sys::Reflect;

    let navigator = super::window().navigator();
    let has = Reflect::has(&navigator, &"vibrate".into()).unwrap_or_default();
    let is_touched = Reflect::get(&navigator, &"userActivation".into())
        .and_then(|activation| Reflect::get(&activation, &"hasBeenActive".into()))
        .is_ok_and(|touched| touched.is_truthy());
    if has && is_touched {
        let _ = navigator.vibrate_with_duration(sound.shake());
    }
}
