//! Passkeys: what a browser is asked, and whether its answer holds (W3C Web Authentication, level 3).
//!
//! A ceremony has two steps. [`Site::asks_for_new`] or [`Site::asks_for_known`] makes what the browser is asked, and a state
//! that the house keeps under the challenge's name until the answer comes, once. Then the answer is read, and
//! [`Site::takes`] or [`Site::knows`] says whether it holds. Nothing is kept here.

mod ceremony;
mod fault;
mod site;

pub use ceremony::{Asked, Known, Made, Passkey};
pub use fault::Fault;
pub use site::{Handle, Site};
