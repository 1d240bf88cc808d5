//! The board of Stratego, as a module of its own.

fn main() {
    web::stratego::start();
}
