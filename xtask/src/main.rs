//! Automation: serve, test, tidy and the rest.

fn main() {}
