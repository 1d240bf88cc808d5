//! The law over positions of Stratego.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::text_round_trips::<game_stratego::Diagram>(data));
