//! The texts of a table: events, clocks, ids, keys.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::table_texts_round_trip(data));
