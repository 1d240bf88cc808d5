//! What asks the browser for a passkey, as a module of its own.

fn main() {
    web::passkey::start();
}
