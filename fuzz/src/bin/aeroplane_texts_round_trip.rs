//! The law over Aeroplane Chess.
#![no_main]

libfuzzer_sys::fuzz_target!(
    |data: &[u8]| fuzz::texts_round_trip::<game_aeroplane::Aeroplane>(data)
);
