//! What has become of a seat.

/// Whether a seat still plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It plays.
    #[default]
    Playing,
    /// Its four planes are in the centre; it was the first, second or third to finish, which is its
    /// place.
    Home(u8),
    /// It went out. Seats that did at the same instant share the number of that instant, from 1.
    Out(u8),
}
