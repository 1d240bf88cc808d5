//! Who gives an order.

use crate::PersonId;

/// Who gives an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A person, wherever they sit, or a watcher.
    Person(PersonId),
    /// The house itself: clocks, computer players, restarts.
    House,
}
