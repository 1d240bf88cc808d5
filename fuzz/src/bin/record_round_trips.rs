//! Records, as people bring them.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::record_round_trips(data));
