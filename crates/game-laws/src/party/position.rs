//! What lies on the table, wholly known or in part.

use game::{Draw, Illegal, Places, Reason, Seat, Seats, Turn, Viewer};

use super::{Action, CARDS, Face, HAND, RANKS, ROLLS, Setup};

/// What belongs to one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Side {
    /// Banked points.
    pub(super) score: u16,
    /// 0 while in; else the how-manieth instant at which seats went out, from 1.
    pub(super) gone: u8,
    /// The tokens, once arranged.
    pub(super) row: Option<[Face; HAND]>,
    /// The cards in hand, ascending.
    pub(super) hand: Vec<Face>,
    /// The card put down for this round, until it is revealed.
    pub(super) bid: Option<Face>,
}

/// The turns of a round as far as they are still to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Go {
    /// Whose turn it is.
    pub(super) mover: Seat,
    /// Who comes after, in order.
    pub(super) later: Vec<Seat>,
    /// Points of this turn, not yet banked.
    pub(super) gain: u16,
    /// Rolls of this turn.
    pub(super) rolls: u8,
}

/// What is being done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Rows are arranged.
    Arrange,
    /// A deal is due.
    Deal,
    /// Bids are put down.
    Bid,
    /// All bids are in.
    Reveal,
    /// The mover chooses.
    Choose(Go),
    /// The mover's die is due.
    Die(Go),
    /// The match is over.
    Over(Reason),
}

/// Everything on the table. A state's faces are all up, a view's are down where it does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Position {
    pub(super) setup: Setup,
    /// From 0.
    pub(super) round: u8,
    pub(super) phase: Phase,
    /// By rank - 1: cards of this round that lie face up.
    pub(super) discards: [u8; RANKS as usize],
    /// By seat; seats outside the match keep the default.
    pub(super) sides: [Side; Seat::MAX],
}

impl Position {
    pub(super) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(super) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// The seats that have not gone out.
    pub(super) fn playing(&self) -> Seats {
        let seats = self.setup.seats();
        seats
            .iter()
            .filter(|seat| self.side(*seat).gone == 0)
            .collect()
    }

    /// The seats still in for which `owes` holds.
    fn owing(&self, owes: impl Fn(&Side) -> bool) -> Seats {
        let playing = self.playing();
        playing
            .iter()
            .filter(|seat| owes(self.side(*seat)))
            .collect()
    }

    /// The token of this round in a row.
    pub(super) fn token(&self) -> usize {
        usize::from(self.round) % HAND
    }

    pub(super) fn turn(&self) -> Turn<Action> {
        match &self.phase {
            Phase::Arrange => Turn::Setup(self.owing(|side| side.row.is_none())),
            Phase::Deal => Turn::Chance(Draw::Deck {
                round: u16::from(self.round),
                cards: CARDS,
            }),
            Phase::Bid => Turn::Act(self.owing(|side| side.bid.is_none())),
            Phase::Reveal => Turn::Auto(Action::Reveal),
            // Rolls and the number of cards are public: so is that nothing else is possible.
            Phase::Choose(go) if go.rolls == ROLLS && self.side(go.mover).hand.is_empty() => {
                Turn::Auto(Action::Hold)
            }
            Phase::Choose(go) => Turn::Act(Seats::one(go.mover)),
            Phase::Die(_) => Turn::Chance(Draw::Die),
            Phase::Over(reason) => Turn::Over(self.places(), *reason),
        }
    }

    /// Seats still in are ranked by points, before those that went out, the later the better.
    fn places(&self) -> Places {
        Places::by_score(self.setup.seats(), |seat| match self.side(seat) {
            Side { gone: 0, score, .. } => (u8::MAX, *score),
            Side { gone, .. } => (*gone, 0),
        })
    }

    /// Whether `seat` may take `action`; its own faces must be up.
    pub(super) fn allows(&self, seat: Option<Seat>, action: &Action) -> Result<(), Illegal> {
        let turn = self.turn();
        if let Turn::Over(..) = turn {
            return Err(Illegal::new("over"));
        }
        let seat = seat
            .filter(|seat| turn.owing().contains(*seat))
            .ok_or(Illegal::new("not-your-turn"))?;
        let hand = &self.side(seat).hand;
        let held = |card: &u8| match hand.contains(&Face::Up(*card)) {
            true => Ok(()),
            false => Err(Illegal::new("no-such-card").with("card", card)),
        };
        match (&self.phase, action) {
            (Phase::Arrange, Action::Arrange(row)) if row.contains(&0) => {
                Err(Illegal::new("bad-row").with("row", action))
            }
            (Phase::Arrange, Action::Arrange(_)) => Ok(()),
            (Phase::Bid, Action::Bid(card)) => held(card),
            (Phase::Choose(_), Action::Play(card)) => held(card),
            (Phase::Choose(_), Action::Hold) => Ok(()),
            (Phase::Choose(go), Action::Roll) if go.rolls < ROLLS => Ok(()),
            (Phase::Choose(_), Action::Roll) => Err(Illegal::new("no-rolls-left")),
            _ => Err(Illegal::new("wrong-phase")),
        }
    }

    /// Whether `seat` may keep `draft` of its row.
    pub(super) fn drafts(&self, seat: Option<Seat>, draft: &Action) -> Result<(), Illegal> {
        match (&self.phase, draft) {
            (Phase::Arrange, Action::Arrange(_))
                if seat.is_some_and(|seat| self.turn().owing().contains(seat)) =>
            {
                Ok(()) // the text form has each token at most once
            }
            _ => self.allows(seat, draft).and(Err(Illegal::new("no-draft"))),
        }
    }

    /// The legal actions of `seat`, except rows, which are not listed.
    pub(super) fn actions(&self, seat: Option<Seat>) -> Option<Vec<Action>> {
        let Some(seat) = seat.filter(|seat| self.turn().owing().contains(*seat)) else {
            return Some(Vec::new());
        };
        if self.phase == Phase::Arrange {
            return None;
        }
        let cards = 1..=RANKS;
        let all = [Action::Roll, Action::Hold].into_iter();
        let all = all.chain(cards.clone().map(Action::Bid));
        let all = all.chain(cards.map(Action::Play));
        Some(
            all.filter(|action| self.allows(Some(seat), action).is_ok())
                .collect(),
        )
    }

    /// The same with the faces down that `viewer` does not know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Self {
        let mut seen = self.clone();
        if matches!(self.phase, Phase::Over(_)) {
            return seen;
        }
        let shown = self.tokens_shown();
        for seat in Seat::ALL {
            if viewer.seat() == Some(seat) {
                continue;
            }
            let side = seen.side_mut(seat);
            side.row
                .iter_mut()
                .for_each(|row| row[shown..].fill(Face::Down));
            side.hand.fill(Face::Down);
            side.bid.iter_mut().for_each(|bid| *bid = Face::Down);
        }
        seen
    }

    /// How many tokens of each row have been shown.
    pub(super) fn tokens_shown(&self) -> usize {
        let this_round = matches!(self.phase, Phase::Choose(_) | Phase::Die(_));
        HAND.min(usize::from(self.round) + usize::from(this_round))
    }
}
