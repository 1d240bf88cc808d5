//! What lies on the table, wholly known or in part.

use std::fmt;

use game::{Draw, Seat, Seats, Turn, Viewer};

use crate::{Action, Cards, End, Hand, Phase, Pile, Rank, Seal, Setup, Track};

/// A match as somebody knows it. A state's cards are all known, a view's in part; so legality, whose
/// turn it is and the text form exist once.
///
/// `Debug` prints what everybody knows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(crate) setup: Setup,
    pub(crate) end: Option<End>,
    /// From 0; a redeal is a new round.
    pub(crate) round: u16,
    pub(crate) track: Track,
    /// Where the round stands; once the match is over, where it stood.
    pub(crate) phase: Phase,
    pub(crate) hands: [Hand; 2],
    pub(crate) floors: [Rank; 2],
    /// Duel cards, which have left the hand; or what is to be replaced, which has not.
    pub(crate) seals: [Seal; 2],
    pub(crate) discards: Cards,
    pub(crate) pile: Pile,
}

impl Position {
    /// A match before its first deal.
    pub(crate) fn start(setup: &Setup) -> Self {
        Self {
            setup: *setup,
            end: None,
            round: 0,
            track: Track::default(),
            phase: Phase::Deal,
            hands: [Hand::default(); 2],
            floors: [Rank::LOWEST; 2],
            seals: [Seal::Open; 2],
            discards: Cards::NONE,
            pile: Pile::unknown(setup.deck().len()),
        }
    }

    /// The options.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How the match ended, if it has.
    #[must_use]
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// The number of the round, from 0. A redeal is "a new round" too, so it counts.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Where the token is, and what is tiled.
    #[must_use]
    pub const fn track(&self) -> Track {
        self.track
    }

    /// What the round waits for; once the match is over, what it waited for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The hand of a seat, 0 or 1.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index() & 1]
    }

    /// The lowest rank that a seat can still hold, as everybody knows: "the cards given up are the
    /// lowest of the rest", so no card left is lower than one that was given up.
    #[must_use]
    pub const fn floor(&self, seat: Seat) -> Rank {
        self.floors[seat.index() & 1]
    }

    /// What a seat has put down for a choice that both make at the same time.
    #[must_use]
    pub const fn seal(&self, seat: Seat) -> Seal {
        self.seals[seat.index() & 1]
    }

    /// The cards discarded in this round, "face up".
    #[must_use]
    pub const fn discards(&self) -> Cards {
        self.discards
    }

    /// The draw pile.
    #[must_use]
    pub const fn pile(&self) -> &Pile {
        &self.pile
    }

    /// The cards that are not seen: where this is a view, those of the other hand and of the pile.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let seen = self.seen();
        seen.map_or(Cards::NONE, |seen| self.setup.deck().minus(seen))
    }

    /// The cards that are seen, if the deck has as many.
    pub(crate) fn seen(&self) -> Option<Cards> {
        let attack = match self.phase {
            Phase::Defend(_, attack) => attack.cards(),
            _ => Cards::NONE,
        };
        let down = match self.phase {
            Phase::Duel => self.seals.map(Seal::up),
            _ => [Cards::NONE; 2],
        };
        let up = self.hands.map(Hand::up).into_iter().chain(down);
        up.chain([attack, self.discards, self.pile.cards()])
            .try_fold(Cards::NONE, Cards::checked_with)
            .filter(|seen| self.setup.deck().holds(*seen))
    }

    /// The seats that have to make a choice.
    fn owing(&self) -> Seats {
        if let Some(mover) = self.phase.mover() {
            return Seats::one(mover);
        }
        let open = |seat: &Seat| self.phase.is_sealed() && !self.seal(*seat).is_in();
        Seats::TWO.iter().filter(open).collect()
    }

    /// What the match waits for.
    #[must_use]
    pub fn turn(&self) -> Turn<Action> {
        if let Some(end) = self.end {
            return Turn::Over(end.places(), end.reason);
        }
        match self.phase {
            Phase::Deal => Turn::Chance(Draw::Deck {
                round: self.round,
                cards: self.setup.deck().len(),
            }),
            Phase::Reveal => Turn::Auto(Action::Reveal),
            _ => Turn::Act(self.owing()),
        }
    }

    /// The same as `viewer` knows it: all of it once the match is over, else the own cards and what lies
    /// face up.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        if self.end.is_some() {
            return *self;
        }
        let mut seen = *self;
        seen.pile = self.pile.down();
        for seat in Seats::TWO
            .iter()
            .filter(|seat| viewer.seat() != Some(*seat))
        {
            let i = seat.index() & 1;
            seen.hands[i] = self.hands[i].down();
            seen.seals[i] = self.seals[i].down();
        }
        seen
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.seen_by(Viewer::Watcher))
    }
}
