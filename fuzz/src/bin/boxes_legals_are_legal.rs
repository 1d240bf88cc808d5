//! The law over Boxes.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::legals_are_legal::<game_boxes::Boxes>(data));
