//! The secret of a program that plays.

use fair::{SIZE, Secret};

use super::NativeError;

/// A secret for a [`Session`](crate::Session), new each time: a program that is started anew cannot
/// reveal what it had committed to, and commits again.
///
/// # Errors
/// When the system has no random bytes.
pub fn device() -> Result<Secret, NativeError> {
    let mut bytes = [0; SIZE];
    getrandom::fill(&mut bytes).map_err(|_| NativeError::Entropy)?;
    Ok(Secret::new(bytes))
}
