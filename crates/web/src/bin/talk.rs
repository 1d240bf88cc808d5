//! What people say to each other at a table, as a module of its own.

fn main() {
    web::talk::start();
}
