//! Messages of the protocol, by both readers.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::messages_are_read_alike(data));
