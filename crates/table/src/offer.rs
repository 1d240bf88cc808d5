//! What a match is before anyone sits.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Level, Seat, Seats};
use games::{Form, Kind};

use crate::{Clock, MatchKind};

/// What is played, how, and for what: fixed when the match is opened.
///
/// Text form: `ataxx/1 friendly 300+0`, followed by a space and the set-up if it is not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The game.
    pub game: Kind,
    /// The number of its rules at that time.
    pub rules: u16,
    /// What it is played for.
    pub kind: MatchKind,
    /// The time control.
    pub clock: Clock,
    /// The text form of the game's set-up.
    pub setup: Form,
}

impl Offer {
    /// An offer under the present rules.
    ///
    /// # Errors
    /// When `setup` is not the text of a set-up of this game.
    pub fn new(game: Kind, setup: &str, clock: Clock, kind: MatchKind) -> Result<Self, Illegal> {
        Ok(Self {
            game,
            rules: game.rules(),
            kind,
            clock,
            setup: game.setup(setup)?,
        })
    }

    /// Whether the match draws, so that it starts with commitments.
    #[must_use]
    pub fn draws(&self) -> bool {
        self.game.draws(self.setup.as_str()).unwrap_or_default() // read when the offer was made
    }

    /// Whether the game is played as it usually is.
    #[must_use]
    pub fn has_usual_setup(&self) -> bool {
        self.game.setup("").is_ok_and(|usual| usual == self.setup)
    }

    /// What commitments are bound to beside the match: `aeroplane/1 players=4`.
    pub(crate) fn bound_rules(&self) -> String {
        fair::rules(self.game.name(), self.rules, self.setup.as_str())
    }

    /// The seats of the match.
    #[must_use]
    pub fn seats(&self) -> Seats {
        self.game.seats(self.setup.as_str()).unwrap_or_default() // read when the offer was made
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}/{} {} {}",
            self.game, self.rules, self.kind, self.clock
        )?;
        if self.setup.as_str().is_empty() {
            Ok(())
        } else {
            write!(f, " {}", self.setup)
        }
    }
}

impl FromStr for Offer {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-offer");
        let mut words = text.splitn(4, ' ');
        let mut word = || words.next().ok_or_else(bad);
        let (game, rules) = word()?.split_once('/').ok_or_else(bad)?;
        let rules: u16 = rules.parse().map_err(|_| bad())?;
        let (kind, clock) = (word()?.parse()?, word()?.parse()?);
        let game: Kind = game.parse()?;
        if rules == 0 || rules > game.rules() {
            return Err(Illegal::new("unknown-rules").with("rules", rules));
        }
        Ok(Self {
            game,
            rules,
            kind,
            clock,
            setup: game.setup(word().unwrap_or_default())?,
        })
    }
}

/// Who is to sit where when a match is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    creator: Option<Seat>,
    bots: [Option<Level>; Seat::MAX],
}

impl Plan {
    /// Every seat but the creator's is open.
    #[must_use]
    pub const fn open() -> Self {
        Self {
            creator: None,
            bots: [None; Seat::MAX],
        }
    }

    /// The same with the creator on `seat`; otherwise they take the first without a computer player.
    #[must_use]
    pub const fn creator(mut self, seat: Seat) -> Self {
        self.creator = Some(seat);
        self
    }

    /// Where the creator is to sit, if it was said.
    #[must_use]
    pub const fn creator_on(&self) -> Option<Seat> {
        self.creator
    }

    /// The same with a computer player on `seat`.
    #[must_use]
    pub const fn bot(mut self, seat: Seat, level: Level) -> Self {
        self.bots[seat.index()] = Some(level);
        self
    }

    /// The computer player planned for `seat`.
    #[must_use]
    pub const fn bot_on(&self, seat: Seat) -> Option<Level> {
        self.bots[seat.index()]
    }
}
