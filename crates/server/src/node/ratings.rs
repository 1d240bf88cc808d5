//! Ratings: who may play a rated match, and what is told of ratings.

use game::Seat;
use games::Kind;
use protocol::{Change, Refused, Strength, code};
use results::Rating;
use store::{Rated, StoreError};
use table::{MatchKind, Millis, PersonId};

use super::faults::stored;
use super::room::Room;
use super::start::Node;

/// A rating at some time as it is shown: the longer nothing was played, the less is known.
#[must_use]
pub(crate) fn shown(kept: Option<&Rated>, now: Millis) -> Strength {
    let rating = kept.map_or_else(Rating::default, |kept| {
        kept.rating.rested(now.saturating_sub(kept.at))
    });
    Strength {
        points: rating.whole(),
        provisional: rating.is_provisional(),
    }
}

impl Node {
    /// Whether a person may sit at a match of this kind.
    ///
    /// # Errors
    /// When it is rated and they have no account: a rating stays with who has it.
    pub(super) async fn may_play(&self, who: PersonId, kind: MatchKind) -> Result<(), Refused> {
        if kind == MatchKind::Rated && self.account(who).await?.is_none() {
            return Err(Refused::new(code::RATED_ACCOUNT));
        }
        Ok(())
    }

    /// How strong a person is at a game.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn strength(&self, who: PersonId, game: Kind) -> Result<Strength, Refused> {
        let kept = self.0.store.rating(who, game).await;
        let kept = kept.map_err(|error| stored(&error))?;
        Ok(shown(kept.as_ref(), self.now()))
    }

    /// What the match in `room`, which is over, made of the ratings of its people.
    pub(super) async fn changes(&self, room: &Room) -> Result<Vec<(Seat, Change)>, StoreError> {
        if room.host.table().offer().kind != MatchKind::Rated {
            return Ok(Vec::new());
        }
        let changes = self.0.store.changes(room.id()).await?.into_iter();
        let told = |(seat, change): (Seat, results::Change)| {
            let (points, provisional) = (change.after, change.provisional);
            let after = Strength {
                points,
                provisional,
            };
            let before = change.before;
            (seat, Change { before, after })
        };
        Ok(changes.map(told).collect())
    }
}
