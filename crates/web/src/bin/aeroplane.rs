//! The board of Aeroplane Chess, as a module of its own.

fn main() {
    web::flight::start();
}
