//! The law over the test game.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::legals_are_legal::<game_laws::Party>(data));
