//! Points in time and spans, in milliseconds.

/// Milliseconds since the Unix epoch for a point in time, or a span of them.
pub type Millis = i64;
