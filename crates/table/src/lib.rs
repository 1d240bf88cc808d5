//! The life of one match: seats, ready, clocks, resign, exit, rematch. Pure.
