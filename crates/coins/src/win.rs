//! A win that counts.

use game::{Reason, Seat};
use games::Kind;
use table::{Clock, Life, MatchKind, Offer, PersonId, Table};

use crate::{Before, Earned, Less, Tariff};

/// A win of a person in a friendly: it counts on the leaderboards, whatever it earns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Win {
    /// The seat that is alone on the first place.
    pub seat: Seat,
    /// Who sits there.
    pub person: PersonId,
    /// The game.
    pub game: Kind,
    /// The other people of the match.
    pub others: Vec<PersonId>,
    /// What it is worth: against several, what the one worth least is.
    pub worth: u32,
    /// Why it earns nothing, as far as the match itself shows.
    pub void: Option<Less>,
}

impl Win {
    /// The win of a match that is over after so many moves. None: nobody is alone on the first place,
    /// it is a computer player, or the match is no friendly of the house.
    #[must_use]
    pub fn of(table: &Table, moves: u32, tariff: &Tariff) -> Option<Self> {
        let Life::Over(places, reason) = table.life() else {
            return None;
        };
        let offer = table.offer();
        let seat = places.winner()?;
        let person = table.chair(seat)?.who.person()?;
        if offer.kind != MatchKind::Friendly {
            return None;
        }
        let others = || table.taken().filter(|(other, _)| *other != seat);
        let worth = others().map(|(_, chair)| tariff.against(chair.who)).min();
        Some(Self {
            seat,
            person,
            game: offer.game,
            others: others().filter_map(|(_, c)| c.who.person()).collect(),
            worth: worth.unwrap_or_default(),
            void: void(offer, moves, reason, tariff),
        })
    }

    /// What it earns after what happened before it on its day.
    #[must_use]
    pub fn earned(&self, before: Before, tariff: &Tariff) -> Earned {
        if let Some(why) = self.void {
            return Earned::nothing(why);
        }
        if before.same {
            return Earned::nothing(Less::Same);
        }
        let coins = self.worth.checked_shr(before.met).unwrap_or_default();
        let left = tariff.day.saturating_sub(before.earned);
        if left < coins {
            return Earned {
                coins: left,
                less: Some(Less::Limit),
            };
        }
        let less = (coins < self.worth).then_some(Less::Pair);
        Earned { coins, less }
    }
}

/// Why a match earns nothing, whoever wins it. One that was played out is not short, however quick it was.
fn void(offer: &Offer, moves: u32, reason: Reason, tariff: &Tariff) -> Option<Less> {
    let left = matches!(reason, Reason::Resigned | Reason::Exited | Reason::Time);
    let usual = offer.has_usual_setup() && offer.clock == Clock::usual(offer.game);
    if !usual {
        Some(Less::Unusual)
    } else if left && moves < tariff.moves {
        Some(Less::Short)
    } else {
        None
    }
}
