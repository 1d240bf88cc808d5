//! The law over positions of Aeroplane Chess.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::text_round_trips::<game_aeroplane::Position>(data));
