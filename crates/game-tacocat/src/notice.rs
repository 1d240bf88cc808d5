//! What one viewer learns from one event.

use std::fmt;

use game::{Event, EventOf, Seat, Seats, Viewer, Why};

use crate::{Action, Answers, Attack, Cards, Phase, Position, Rank, Space, Tacocat};

/// What happened. Text forms:
/// * `dealt 7`, for a player with the cards: `dealt 7 3,3,4,6,6,9,12`;
/// * `chooses 0` (what it replaces on a double arrow), for this player `chooses 0 3,3`; and with the
///   second choice `replace 3,3 -`, the discards of both;
/// * `replaces 0 3,3`; here, and with `replace`, a player who draws is told what: `drawn 5,9`;
/// * `sets 0` (a duel card), for this player `sets 0 5`; and with the second card `duel 5 7`;
/// * `leads 0 4,4`; `defends 1 5,-`, with what is given up: `defends 1 5,- gives 3`;
/// * `reveals 4 7 won 0 from 4 to 3`, the last cards of both, or `reveals 4 4` when nobody wins;
/// * `out 0,1 time`.
///
/// `Debug` prints the first word alone, as the rest may be a secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// Both were dealt a hand.
    Dealt {
        /// How many cards each.
        count: u8,
        /// The own ones.
        own: Option<Cards>,
    },
    /// A seat has chosen what it replaces; the other has not yet.
    Chooses {
        /// Who.
        seat: Seat,
        /// What, for that seat.
        own: Option<Cards>,
    },
    /// Both have replaced.
    BothReplace {
        /// What each seat discarded.
        discards: [Cards; 2],
        /// What the viewer drew.
        drawn: Option<Cards>,
    },
    /// A seat has replaced.
    Replaces {
        /// Who.
        seat: Seat,
        /// What it discarded.
        discards: Cards,
        /// What it drew, for that seat.
        drawn: Option<Cards>,
    },
    /// A seat has put down its duel card; the other has not yet.
    Sets {
        /// Who.
        seat: Seat,
        /// Which card, for that seat.
        own: Option<Rank>,
    },
    /// The duel cards of both.
    Duel([Rank; 2]),
    /// A seat attacks.
    Leads(Seat, Attack),
    /// A seat defends.
    Defends {
        /// Who.
        seat: Seat,
        /// What it put on each card of the attack.
        answers: Answers,
        /// The cards it gave up for the others.
        gives: Cards,
    },
    /// The last cards of both, and what follows.
    Reveals {
        /// The cards.
        cards: [Rank; 2],
        /// Who won the round, and the way of the token.
        won: Option<Won>,
    },
    /// These seats are out.
    Out(Seats, Why),
}

/// A round that was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Won {
    /// By whom.
    pub seat: Seat,
    /// The space the token left, which is tiled now.
    pub from: Space,
    /// Where the token is now: a space, or the goal 0 or 8.
    pub to: u8,
}

impl Notice {
    /// What `who` learns from `event`, which is legal at `before`.
    pub(crate) fn of(before: &Position, event: &EventOf<Tacocat>, who: Viewer) -> Self {
        match event {
            Event::Act(seat, action) => Self::of_action(before, *seat, action, who),
            Event::Auto(action) => Self::of_action(before, Seat::FIRST, action, who),
            Event::Chance(chance) => {
                let mut after = *before;
                after.deal(chance.deck());
                Self::Dealt {
                    count: after.hand(Seat::FIRST).len(),
                    own: who.seat().map(|seat| after.hand(seat).up()),
                }
            }
            Event::Out(seats, why) => Self::Out(*seats, *why),
        }
    }

    fn of_action(before: &Position, seat: Seat, action: &Action, who: Viewer) -> Self {
        let own = who == Viewer::Seat(seat);
        let other = before.seal(seat.other());
        let mut after = *before;
        after.play(seat, action);
        match action {
            Action::Replace(cards) if before.phase() != Phase::ReplaceBoth => Self::Replaces {
                seat,
                discards: *cards,
                drawn: own.then(|| drawn(before, &after, seat, *cards)),
            },
            Action::Replace(cards) if !other.is_in() => Self::Chooses {
                seat,
                own: own.then_some(*cards),
            },
            Action::Replace(cards) => {
                let discards = by_seat(seat, *cards, other.up());
                let drawn = |seat: Seat| drawn(before, &after, seat, discards[seat.index() & 1]);
                Self::BothReplace {
                    discards,
                    drawn: who.seat().map(drawn),
                }
            }
            Action::Duel(rank) => match other.up().lowest() {
                Some(other) => Self::Duel(by_seat(seat, *rank, other)),
                None => Self::Sets {
                    seat,
                    own: own.then_some(*rank),
                },
            },
            Action::Lead(attack) => Self::Leads(seat, *attack),
            Action::Defend(answers) => Self::Defends {
                seat,
                answers: *answers,
                gives: before.given_up(seat, *answers),
            },
            Action::Reveal => Self::of_reveal(before, &after),
        }
    }

    fn of_reveal(before: &Position, after: &Position) -> Self {
        // There are two last cards wherever `reveal` is legal.
        let cards = before.last_cards().unwrap_or([Rank::LOWEST; 2]);
        let seat = before.round_winner(cards);
        let from = before.track().space();
        Self::Reveals {
            cards,
            won: seat.zip(from).map(|(seat, from)| Won {
                seat,
                from,
                to: after.track().token(),
            }),
        }
    }

    /// The first word of the text.
    pub(crate) const fn verb(&self) -> &'static str {
        match self {
            Self::Dealt { .. } => "dealt",
            Self::Chooses { .. } => "chooses",
            Self::BothReplace { .. } => "replace",
            Self::Replaces { .. } => "replaces",
            Self::Sets { .. } => "sets",
            Self::Duel(_) => "duel",
            Self::Leads(..) => "leads",
            Self::Defends { .. } => "defends",
            Self::Reveals { .. } => "reveals",
            Self::Out(..) => "out",
        }
    }
}

/// What belongs to `seat` and what to the other, in the order of the seats.
fn by_seat<T>(seat: Seat, own: T, other: T) -> [T; 2] {
    if seat == Seat::FIRST {
        [own, other]
    } else {
        [other, own]
    }
}

/// What `seat` drew for its discards.
fn drawn(before: &Position, after: &Position, seat: Seat, discards: Cards) -> Cards {
    let kept = before.hand(seat).up().minus(discards);
    after.hand(seat).up().minus(kept)
}

impl fmt::Debug for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Notice({} ..)", self.verb())
    }
}
