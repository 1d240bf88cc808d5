//! The law over Tacocat Spelled Backwards.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::legals_are_legal::<game_tacocat::Tacocat>(data));
