//! The law over positions of Tacocat Spelled Backwards.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::text_round_trips::<game_tacocat::Position>(data));
