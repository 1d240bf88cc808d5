//! The law over the test game.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::texts_round_trip::<game_laws::Party>(data));
