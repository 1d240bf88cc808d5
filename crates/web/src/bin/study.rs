//! What people learn with, as a module of its own: How to play, puzzles, the review of a match.

fn main() {
    web::study::start();
}
