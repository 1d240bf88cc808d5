//! What a step asks for.

/// What a step asks for: everything else is told kindly what was wrong with it. Actions are their text forms.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// Any legal action.
    Any,
    /// One of these.
    One(&'static [&'static str]),
    /// Any but these.
    Not(&'static [&'static str]),
    /// These, one after the other.
    Line(&'static [&'static str]),
    /// One of which this holds.
    If(fn(&str) -> bool),
    /// One that wins the match.
    Win,
}
