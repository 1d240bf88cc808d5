//! The one binary of Adda with its subcommands.

fn main() {}
