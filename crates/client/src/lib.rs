//! A typed connection to a table, near or far.
