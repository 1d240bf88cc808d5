//! The law over Stratego.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::texts_round_trip::<game_stratego::Stratego>(data));
