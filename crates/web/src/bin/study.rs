//! What people learn with, as a module of its own: How to play and puzzles.

fn main() {
    web::study::start();
}
