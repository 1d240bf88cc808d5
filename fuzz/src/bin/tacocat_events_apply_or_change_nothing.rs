//! The law over Tacocat Spelled Backwards.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::events_apply_or_change_nothing::<
    game_tacocat::Tacocat,
>(data));
