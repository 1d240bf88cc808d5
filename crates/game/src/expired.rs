//! What a deadline does.

/// What happens to a seat whose time has run out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expired<A> {
    /// This action is taken for it: a set-up is completed.
    Act(A),
    /// The seat is out.
    Out,
}
