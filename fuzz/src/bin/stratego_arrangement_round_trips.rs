//! The law over the set-up of pieces in Stratego.
#![no_main]

libfuzzer_sys::fuzz_target!(
    |data: &[u8]| fuzz::text_round_trips::<game_stratego::Arrangement>(data)
);
