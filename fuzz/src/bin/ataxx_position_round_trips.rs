//! The law over positions of Ataxx, as people copy them.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::text_round_trips::<game_ataxx::Position>(data));
