//! Who the players of a match are.

use game::{Seat, Seats};
use games::Kind;

use crate::{Arg, Words};

/// The players' names by seat, at a match of this game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Names<'a> {
    /// The game, by which a seat without a name has a colour.
    pub(crate) kind: Kind,
    /// The names.
    pub(crate) names: &'a [&'a str],
}

impl Words {
    /// The name of the player on a seat; that of the side where there is none.
    pub(crate) fn name(&self, names: &Names<'_>, seat: Seat) -> String {
        match names.names.get(seat.index()) {
            Some(name) if !name.is_empty() => (*name).to_owned(),
            _ => self.side(names.kind, seat),
        }
    }

    /// The names of the players on these seats, as a sentence lists them.
    pub(crate) fn names(&self, names: &Names<'_>, seats: Seats) -> String {
        self.list(seats.iter().map(|seat| self.name(names, seat)))
    }

    /// A message about a player, beside these arguments.
    pub(crate) fn said_of(
        &self,
        key: &str,
        seat: Seat,
        names: &Names<'_>,
        args: &[(&str, Arg<'_>)],
    ) -> String {
        let name = self.name(names, seat);
        let mut all = vec![("name", Arg::Text(&name))];
        all.extend_from_slice(args);
        self.say(key, &all)
    }

    /// A list as a sentence has it.
    pub(crate) fn list(&self, parts: impl Iterator<Item = String>) -> String {
        parts
            .reduce(|all, next| {
                let args = [("first", (&*all).into()), ("second", (&*next).into())];
                self.say("and", &args)
            })
            .unwrap_or_default()
    }
}
