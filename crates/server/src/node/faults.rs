//! Failures as people are told of them.

use std::fmt::Display;

use protocol::{Refused, code};
use store::StoreError;
use table::Corrupt;

/// A fault of the house: logged, and refused without saying more.
pub(super) fn fault(what: &str, error: &dyn Display) -> Refused {
    tracing::error!(%error, "{what}");
    Refused::new(code::FAULT)
}

/// What a failure of the store means for who asked.
pub(super) fn stored(error: &StoreError) -> Refused {
    match error {
        StoreError::Busy | StoreError::Closed => Refused::new(code::BUSY),
        error => fault("the store", error),
    }
}

/// A log that cannot be replayed. The code alone is logged, since arguments may be secret.
pub(super) fn damaged(corrupt: &Corrupt) -> Refused {
    let (ply, code) = (corrupt.ply, corrupt.why.code());
    fault("a log is damaged", &format_args!("entry {ply}: {code}"))
}
