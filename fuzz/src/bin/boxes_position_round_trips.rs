//! The law over positions of Boxes, as people copy them.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::text_round_trips::<game_boxes::Position>(data));
