//! Why something was not done.

use std::io;

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The system refused something.
    #[error("{0}")]
    System(#[from] io::Error),
    /// A file that records should be added to was made otherwise.
    #[error("the file holds another run")]
    OtherRun,
    /// A file holds no records.
    #[error("the file holds no records")]
    NoData,
}
