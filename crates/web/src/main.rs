//! The page: starts the client.

fn main() {
    web::start();
}
