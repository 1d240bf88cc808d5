//! The table of Tacocat, as a module of its own.

fn main() {
    web::tacocat::start();
}
