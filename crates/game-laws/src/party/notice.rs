//! What one viewer learns from an event.

use std::fmt;
use std::str::FromStr;

use game::{Event, EventOf, Illegal, Seat, Seats, Viewer, Why};

use super::face::{letter, rank};
use super::notation::faces;
use super::position::Phase;
use super::{Action, Chance, Face, HAND, Party, RANKS};

/// What one viewer learns from an event. Text forms: `arranges 0 231` or `arranges 0 ???`,
/// `dealt 346` or `dealt ???`, `bids 1 ?`, `reveals 0:42 1:31` (card and token), `rolls 1`,
/// `die 1 5`, `plays 1 4`, `holds 1 9` (the points banked), `out 0,2 time`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A seat has arranged its row.
    Arranges(Seat, [Face; HAND]),
    /// Three cards each; one's own are seen, ascending.
    Dealt([Face; HAND]),
    /// A seat has put down a card.
    Bids(Seat, Face),
    /// Each seat's card and token.
    Reveals(Vec<(Seat, u8, u8)>),
    /// A seat asks for the die.
    Rolls(Seat),
    /// The number a seat rolled.
    Die(Seat, u8),
    /// A seat plays a card.
    Plays(Seat, u8),
    /// A seat banks points.
    Holds(Seat, u16),
    /// Seats are out.
    Out(Seats, Why),
}

impl Notice {
    /// What `who` learns from `event`, legal in `state`.
    pub(super) fn of(state: &Party, event: &EventOf<Party>, who: Viewer) -> Self {
        let (mover, gain) = match &state.0.phase {
            Phase::Choose(go) | Phase::Die(go) => (go.mover, go.gain),
            _ => (Seat::FIRST, 0),
        };
        let own = |seat: Seat, face: u8| match who.seat() == Some(seat) {
            true => Face::Up(face),
            false => Face::Down,
        };
        match event {
            Event::Act(seat, Action::Arrange(row)) => {
                Self::Arranges(*seat, row.map(|token| own(*seat, token)))
            }
            Event::Act(seat, Action::Bid(card)) => Self::Bids(*seat, own(*seat, *card)),
            Event::Act(_, action) | Event::Auto(action) => match action {
                Action::Roll => Self::Rolls(mover),
                Action::Play(card) => Self::Plays(mover, *card),
                Action::Hold => Self::Holds(mover, gain),
                _ => Self::Reveals(state.bids()),
            },
            Event::Chance(Chance::Die(number)) => Self::Die(mover, *number),
            Event::Chance(Chance::Deal(ranks)) => {
                let mut hand = [Face::Down; HAND];
                let dealt = state.0.playing().iter().zip(ranks.chunks(HAND));
                for (seat, cards) in dealt.filter(|(seat, _)| who.seat() == Some(*seat)) {
                    hand.iter_mut()
                        .zip(cards)
                        .for_each(|(face, card)| *face = own(seat, *card));
                }
                hand.sort_unstable();
                Self::Dealt(hand)
            }
            Event::Out(seats, why) => Self::Out(*seats, *why),
        }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Arranges(seat, [a, b, c]) => write!(f, "arranges {seat} {a}{b}{c}"),
            Self::Dealt([a, b, c]) => write!(f, "dealt {a}{b}{c}"),
            Self::Bids(seat, card) => write!(f, "bids {seat} {card}"),
            Self::Reveals(bids) => {
                f.write_str("reveals")?;
                bids.iter()
                    .try_for_each(|(seat, card, token)| write!(f, " {seat}:{card}{token}"))
            }
            Self::Rolls(seat) => write!(f, "rolls {seat}"),
            Self::Die(seat, number) => write!(f, "die {seat} {number}"),
            Self::Plays(seat, card) => write!(f, "plays {seat} {card}"),
            Self::Holds(seat, gain) => write!(f, "holds {seat} {gain}"),
            Self::Out(seats, why) => write!(f, "out {seats} {why}"),
        }
    }
}

impl FromStr for Notice {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-notice").with("notice", text);
        let words: Vec<&str> = text.split(' ').collect();
        let three = |text: &str, max| faces(text, max)?.try_into().map_err(|_| bad());
        match words[..] {
            ["arranges", seat, row] => Ok(Self::Arranges(seat.parse()?, three(row, HAND as u8)?)),
            ["dealt", hand] => Ok(Self::Dealt(three(hand, RANKS)?)),
            ["bids", seat, card] => {
                let card = Face::read(letter(card)?, RANKS)?;
                Ok(Self::Bids(seat.parse()?, card))
            }
            ["reveals", ref bids @ ..] => {
                let bids: Result<_, Illegal> = bids.iter().map(|bid| shown(bid)).collect();
                Ok(Self::Reveals(bids?))
            }
            ["rolls", seat] => Ok(Self::Rolls(seat.parse()?)),
            ["die", seat, number] => Ok(Self::Die(seat.parse()?, rank(letter(number)?, 6)?)),
            ["plays", seat, card] => Ok(Self::Plays(seat.parse()?, rank(letter(card)?, RANKS)?)),
            ["holds", seat, gain] => {
                let gain = gain.parse().map_err(|_| bad())?;
                Ok(Self::Holds(seat.parse()?, gain))
            }
            ["out", seats, why] => Ok(Self::Out(seats.parse()?, why.parse()?)),
            _ => Err(bad()),
        }
    }
}

/// Reads one revealed bid: `0:42`.
fn shown(text: &str) -> Result<(Seat, u8, u8), Illegal> {
    let bad = || Illegal::new("bad-notice").with("notice", text);
    let (seat, faces) = text.split_once(':').ok_or_else(bad)?;
    let letters: Vec<char> = faces.chars().collect();
    let [card, token] = letters[..] else {
        return Err(bad());
    };
    Ok((seat.parse()?, rank(card, RANKS)?, rank(token, HAND as u8)?))
}
