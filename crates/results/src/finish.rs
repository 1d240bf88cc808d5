//! The end of a match.

use game::Seat;
use games::Kind;
use table::{Life, MatchKind, Occupant, PersonId, Table};

use crate::{Against, Outcome};

/// The end of a match, as far as it concerns people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The game.
    pub game: Kind,
    /// Whether everybody agreed that it counts for their ratings.
    pub rated: bool,
    /// The people of the match, by seat.
    pub people: Vec<Finisher>,
}

/// A person at the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finisher {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub person: PersonId,
    /// The place, from 1.
    pub place: u8,
    /// What that is.
    pub outcome: Outcome,
    /// Against whom.
    pub against: Against,
}

impl Finish {
    /// The end of a match of the house that is over. None: it goes on, nobody was there, or it was played
    /// elsewhere.
    #[must_use]
    pub fn of(table: &Table) -> Option<Self> {
        let Life::Over(places, _) = table.life() else {
            return None;
        };
        if table.offer().kind == MatchKind::Local {
            return None;
        }
        let first = |seat| places.of(seat) == Some(1);
        let alone = places.winner().is_some();
        let finisher = |(seat, chair): (Seat, &table::Chair)| {
            let outcome = match (first(seat), alone) {
                (true, true) => Outcome::Won,
                (true, false) => Outcome::Drawn,
                (false, _) => Outcome::Lost,
            };
            Some(Finisher {
                seat,
                person: chair.who.person()?,
                place: places.of(seat)?,
                outcome,
                against: against(table, seat)?,
            })
        };
        let people: Vec<_> = table.taken().filter_map(finisher).collect();
        (!people.is_empty()).then_some(Self {
            game: table.offer().game,
            rated: table.offer().kind == MatchKind::Rated,
            people,
        })
    }
}

/// Whom the seat plays against: a person counts for more than any level.
fn against(table: &Table, seat: Seat) -> Option<Against> {
    let others = table.taken().filter(|(other, _)| *other != seat);
    let strength = |who: Occupant| match who.bot() {
        Some(level) => (0, Against::Level(level)),
        None => (1, Against::Person),
    };
    let all = others.map(|(_, chair)| strength(chair.who));
    all.max().map(|(_, against)| against)
}
