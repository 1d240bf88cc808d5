//! The law over Tacocat Spelled Backwards.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::texts_round_trip::<game_tacocat::Tacocat>(data));
