//! A table with its viewers: commands in, messages per viewer out. Pure.
