//! The wire types, v1.
