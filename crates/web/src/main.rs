//! The page: starts the client.

use leptos::wasm_split::{SplitLoaderError, wasm_split};
use web::Rest;

fn main() {
    web::start(|| Box::pin(async { rest().await.ok() }));
}

/// What a match does without at first: a module of its own.
#[wasm_split(rest, wasm_split_path = leptos::wasm_split, fallible)]
fn rest() -> Result<Rest, SplitLoaderError> {
    Ok(Rest::here())
}
