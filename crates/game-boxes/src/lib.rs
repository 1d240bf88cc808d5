//! The rules and notation of Dots and Boxes.
