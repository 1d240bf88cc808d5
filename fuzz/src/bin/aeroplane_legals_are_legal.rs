//! The law over Aeroplane Chess.
#![no_main]

libfuzzer_sys::fuzz_target!(
    |data: &[u8]| fuzz::legals_are_legal::<game_aeroplane::Aeroplane>(data)
);
