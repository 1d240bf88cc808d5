//! The law over Stratego.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::legals_are_legal::<game_stratego::Stratego>(data));
