//! The law over Aeroplane Chess.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::events_apply_or_change_nothing::<
    game_aeroplane::Aeroplane,
>(data));
