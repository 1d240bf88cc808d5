//! What a person's matches came to.

use game::{Level, Seat};
use games::Kind;
use results::{Against, Change, Outcome, Rating, Streak};
use table::{MatchId, Millis, PersonId};

use crate::sqlite::{profile as sql, ratings};
use crate::{Person, Store, StoreError};

/// What a person's matches came to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// Numbers of results, by game, opponent and outcome.
    pub tallies: Vec<Tally>,
    /// Wins one after another, by game; none: in all of them.
    pub streaks: Vec<(Option<Kind>, Streak)>,
    /// How strong the person is, by game, where rated matches have shown it.
    pub ratings: Vec<Rated>,
}

/// How strong a person is at a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The game.
    pub game: Kind,
    /// As the last rated match left it.
    pub rating: Rating,
    /// How many matches it comes from.
    pub matches: u32,
    /// When the last of them ended.
    pub at: Millis,
}

/// A number of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The game.
    pub game: Kind,
    /// Against whom.
    pub against: Against,
    /// How they ended.
    pub outcome: Outcome,
    /// How many.
    pub matches: u32,
}

/// Somebody that a person has met, and how often who was placed before whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The other.
    pub other: Other,
    /// The person was before the other.
    pub won: u32,
    /// They had the same place.
    pub drawn: u32,
    /// The other was before the person.
    pub lost: u32,
}

/// Somebody else at a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// Who.
    pub person: PersonId,
    /// What they are called; none: they are no longer here.
    pub name: Option<String>,
    /// Whether others may see their profile.
    pub open: bool,
}

/// Which opponents are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponents {
    /// The computer at any level.
    Computer,
    /// These.
    Against(Against),
}

impl Opponents {
    /// Each of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let levels = Level::ALL.map(|level| Self::Against(Against::Level(level)));
        [Self::Against(Against::Person), Self::Computer]
            .into_iter()
            .chain(levels)
    }

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Computer => "computer",
            Self::Against(against) => against.code(),
        }
    }
}

/// Where a page of matches ends; the next one goes on behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Before {
    /// When the last match ended.
    pub ended: Millis,
    /// Which it was.
    pub id: MatchId,
    /// Which seat, for who had several.
    pub seat: Seat,
}

/// Which matches of a person are asked for: all for which everything that is said holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Of this game.
    pub game: Option<Kind>,
    /// Against these.
    pub opponents: Option<Opponents>,
    /// With this result; where `with` is said, against that person.
    pub outcome: Option<Outcome>,
    /// Ended at that time or later.
    pub since: Option<Millis>,
    /// In which that person was met.
    pub with: Option<PersonId>,
    /// Behind these.
    pub before: Option<Before>,
}

/// A match that a person has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which match.
    pub id: MatchId,
    /// Which seat the person had.
    pub seat: Seat,
    /// The game.
    pub game: Kind,
    /// When it ended.
    pub ended: Millis,
    /// How; where somebody is asked for whom the person met, against that one.
    pub outcome: Outcome,
    /// Against whom.
    pub against: Against,
    /// The other people.
    pub others: Vec<Other>,
}

/// Every method may fail as [`Store`]'s others.
impl Store {
    /// What a person's matches came to.
    ///
    /// # Errors
    /// As for every method.
    pub async fn profile(&self, who: PersonId) -> Result<Profile, StoreError> {
        self.read(move |db| sql::profile(db, who)).await
    }

    /// The rating of a person at a game; none without a rated match.
    ///
    /// # Errors
    /// As for every method.
    pub async fn rating(&self, who: PersonId, game: Kind) -> Result<Option<Rated>, StoreError> {
        self.read(move |db| ratings::kept(db, who, game.name()))
            .await
    }

    /// What a match made of the ratings of its people, by seat; none before it is over, or if it is not rated.
    ///
    /// # Errors
    /// As for every method.
    pub async fn changes(&self, id: MatchId) -> Result<Vec<(Seat, Change)>, StoreError> {
        self.read(move |db| ratings::changes(db, id)).await
    }

    /// Matches of a person that are over, the last first, at most `most` of them.
    ///
    /// # Errors
    /// As for every method.
    pub async fn played(
        &self,
        who: PersonId,
        asked: Asked,
        most: u32,
    ) -> Result<Vec<Played>, StoreError> {
        self.read(move |db| sql::played(db, who, &asked, most))
            .await
    }

    /// Whom a person has met most often, at most `most` of them.
    ///
    /// # Errors
    /// As for every method.
    pub async fn rivals(&self, who: PersonId, most: u32) -> Result<Vec<Rival>, StoreError> {
        self.read(move |db| sql::rivals(db, who, most)).await
    }

    /// What came of the matches in which a person met another; none without any.
    ///
    /// # Errors
    /// As for every method.
    pub async fn rival(&self, who: PersonId, other: PersonId) -> Result<Option<Rival>, StoreError> {
        self.read(move |db| sql::rival(db, who, other)).await
    }

    /// The person with a name that has one of these forms, and whether only they may see their profile.
    ///
    /// # Errors
    /// As for every method.
    pub async fn named_person(
        &self,
        forms: Vec<String>,
    ) -> Result<Option<(Person, bool)>, StoreError> {
        self.read(move |db| sql::named_person(db, &forms)).await
    }

    /// Whether only the person may see the profile; a guest's is seen by nobody else.
    ///
    /// # Errors
    /// As for every method.
    pub async fn is_hidden(&self, who: PersonId) -> Result<bool, StoreError> {
        self.read(move |db| sql::is_hidden(db, who)).await
    }

    /// Says whether only the person may see the profile.
    ///
    /// # Errors
    /// As for every method.
    pub async fn hide(&self, who: PersonId, hidden: bool) -> Result<(), StoreError> {
        self.change(move |db| sql::hide(db, who, hidden)).await
    }

    /// Matches that are over and whose results are not taken up, behind `after`: those from before there
    /// were any.
    ///
    /// # Errors
    /// As for every method.
    pub async fn unfinished(&self, after: MatchId, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.read(move |db| sql::unfinished(db, after, most)).await
    }
}
