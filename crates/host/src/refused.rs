//! How a table's refusal travels.

use protocol::Refused;
use table::Refusal;

/// The code and arguments of a refusal.
#[must_use]
pub fn refused(refusal: &Refusal) -> Refused {
    refusal
        .args()
        .iter()
        .fold(Refused::new(refusal.code()), |refused, (name, value)| {
            refused.with(name, value)
        })
}
